import Papa from 'papaparse';
import { CSV_SEPARATORS } from '#lib/csv.ts';
import type { FinanceKind } from '../finance/rows.ts';
import { findHeader, guessRoles, type KnownColumns, titlesOf } from './columns.ts';

export type Separator = (typeof CSV_SEPARATORS)[number];

/** The cells of one record. */
export type Cells = readonly string[];

/** Enough of a file to tell what parts its cells. */
const BEGINNING = 20_000;
const QUOTE = '"';
/** Never part of a text: where a quote is opened and never closed, quotes are letters like others. */
const NO_QUOTE = '\uFFFF';

function parse(text: string, separator: Separator, quoteChar: string) {
  const { data: records, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', quoteChar });
  // What ends the last line begins no other.
  if (text.endsWith('\n') && records.at(-1)?.length === 1 && records.at(-1)?.[0] === '') records.pop();
  return { records, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') };
}

/** Every record of a text, blank ones too, so that their numbers are those a spreadsheet shows. */
export function recordsOf(text: string, separator: Separator): readonly Cells[] {
  const lines = text.replaceAll(/\r\n?/gu, '\n');
  if (lines === '') return [];
  const quoted = parse(lines, separator, QUOTE);
  return quoted.isUnclosed ? parse(lines, separator, NO_QUOTE).records : quoted.records;
}

/** Excel's own first line: « sep=; ». */
const HINT = /^sep=(?<separator>[;,\t])\r?\n/iu;

/** What parts the cells: the separator under which most columns are known, then the one that makes most of them. */
export function separatorOf(text: string, kind: FinanceKind, known: KnownColumns = {}): Separator {
  const hint = HINT.exec(text)?.groups?.['separator'];
  const told = CSV_SEPARATORS.find((separator) => separator === hint);
  if (told) return told;
  const cut = text.lastIndexOf('\n', BEGINNING);
  const beginning = text.length <= BEGINNING || cut <= 0 ? text.slice(0, BEGINNING) : text.slice(0, cut);
  const [best] = CSV_SEPARATORS.map((separator) => {
    const records = recordsOf(beginning, separator);
    const header = findHeader(records, kind, known);
    const titles = titlesOf(records, header, records[header.first]?.length ?? 0);
    return {
      separator,
      named: guessRoles(titles, kind, known).filter(Boolean).length,
      even: evenness(records),
      cells: records.flat().length,
    };
  }).toSorted((one, other) => other.named - one.named || other.even - one.even || other.cells - one.cells);
  return best?.separator ?? ';';
}

/** How many records have more than one cell and as many as the record before. */
const evenness = (records: readonly Cells[]): number =>
  records.filter((record, index) => record.length > 1 && record.length === records[index - 1]?.length).length;
