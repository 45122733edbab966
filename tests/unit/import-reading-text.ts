import { controlOf } from '#domain/import/control.ts';
import { issuesOf, stateOf } from '#domain/import/check.ts';
import { findingsOf } from '#domain/import/findings.ts';
import { type Catalogue, NONE } from '#domain/import/lookup.ts';
import { type ImportHistory, outliersOf } from '#domain/import/outliers.ts';
import type { ReadResult } from '#domain/import/read.ts';

/** Longer files are told by their first rows and the totals of all. */
const MOST_ROWS = 8;

const isNothing = (value: unknown): boolean =>
  value === null || value === 0 || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** A value on one line, without what says nothing. */
const inWords = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).filter(([, field]) => !isNothing(field)))
      : each,
  ).replaceAll(/"([a-zA-Z]+)":/gu, '$1: ');

export const bullets = (title: string, items: readonly unknown[]): readonly string[] =>
  items.map((item) => `- ${title} ${typeof item === 'string' ? item : inWords(item)}`);

/** All that is told of a file once it is read, in the order in which a user is told it. */
export function readingInWords(result: ReadResult, catalogue: Catalogue, history: ImportHistory): readonly string[] {
  if (result.kind === 'refused') return [`- refused: ${result.refusal}`];
  const { layout, rows } = result;
  const { encoding, separator, sheets, mapping, isMapped, questions, notes } = layout;
  const titles = sheets.map(({ name, isHidden, columns, header, ...rest }) => ({
    name,
    isHidden,
    header: [header.first, header.count],
    columns: columns.map(({ title, role, samples }) => [title, role, samples.join(' | ')].join(' = ')),
    ...('beginning' in rest ? {} : rest),
  }));
  const { roles, header, sheet, ...chosen } = mapping;
  const head = [
    ...bullets('read as', [{ encoding, separator, sheet, header: [header.first, header.count], roles, ...chosen }]),
    ...bullets('sheet', titles),
    ...bullets('asked:', questions),
    ...bullets('told:', notes),
    ...(isMapped ? [] : ['- to be mapped by hand']),
  ];
  if (!rows) return head;
  const { table, report } = rows;
  const lines = Array.from(table.lines, (line, row) =>
    [
      line,
      catalogue.products[report.product[row] ?? NONE]?.ID ?? `“${table.names[table.productName[row] ?? NONE] ?? ''}”`,
      catalogue.wholesalers[report.wholesaler[row] ?? NONE]?.ID ??
        `“${table.names[table.wholesalerName[row] ?? NONE] ?? ''}”`,
      `${report.quantity[row]} × ${report.pght[row]}`,
      stateOf(report, row),
      ...issuesOf(report, row),
    ].join(' '),
  );
  const { blankLines, decimal, leftOut } = table;
  return [
    ...head,
    ...bullets('row', lines.slice(0, MOST_ROWS)),
    ...bullets('in all', [
      { ...report.counts, ...controlOf(table, report), decimal, blankLines: [...blankLines], leftOut },
    ]),
    ...bullets('found:', findingsOf(rows, layout, catalogue, history)),
    ...bullets('unusual:', outliersOf(report, catalogue, history)),
  ];
}
