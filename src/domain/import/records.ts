import Papa from 'papaparse';
import { CSV_SEPARATORS } from '#lib/csv.ts';
import type { FinanceKind } from '../finance/rows.ts';
import { findHeader, guessRoles, type KnownColumns, titlesOf } from './columns.ts';

/** We write the first three; `|` is only read. */
const SEPARATORS = [...CSV_SEPARATORS, '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The cells of one record. */
export type Cells = readonly string[];

/** How many characters are read to detect the separator. */
const BEGINNING = 20_000;
const QUOTE = '"';

function parse(text: string, separator: Separator) {
  const { data: records, errors } = Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    quoteChar: QUOTE,
  });
  // The line break at the end does not begin another record.
  if (text.endsWith('\n') && records.at(-1)?.length === 1 && records.at(-1)?.[0] === '') records.pop();
  return { records, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') };
}

export interface ReadRecords {
  readonly records: readonly Cells[];
  /** Whether a quote that stands alone was read as an ordinary character. */
  readonly hasStrayQuotes: boolean;
}

/**
 * All records of a text. Blank ones are kept, so that row numbers are those of a spreadsheet. A quote that is never
 * closed, or that would make one record of several complete ones, is an ordinary character: no line is lost in a cell.
 */
export function readRecords(text: string, separator: Separator): ReadRecords {
  const lines = text.replaceAll(/\r\n?/gu, '\n');
  const { records: quoted, isUnclosed } = parse(lines, separator);
  if (!lines.includes(QUOTE)) return { records: quoted, hasStrayQuotes: false };

  const width = usualWidth(quoted);
  const physical = lines.split('\n');
  const widthOf = (line: string): number => line.split(separator).length;
  let hasStrayQuotes = false;
  let next = 0;
  const records = quoted.flatMap((record, at): readonly Cells[] => {
    const breaks = record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
    const own = physical.slice(next, next + breaks + 1);
    next += breaks + 1;
    const isLastUnclosed = isUnclosed && at === quoted.length - 1;
    // A cell with line breaks leaves at most one of its lines as wide as a record; a cell without, none.
    const complete = own.filter((line) => widthOf(line) === width);
    const isSwallowing = width > 1 && (breaks > 0 ? complete.length > 1 : record.length < width && complete.length > 0);
    // Where all cells are in quotes, no quote stands alone; but one cell alone is no record in quotes.
    const isQuoted = own.join('\n') === requoted(record, separator) && !(record.length === 1 && breaks > 0);
    const isStray = isLastUnclosed || (isSwallowing && !isQuoted);
    if (!isStray) return [record];
    hasStrayQuotes = true;
    return own.map((line) => lineCells(line, separator, width));
  });
  const last = records.at(-1);
  if (hasStrayQuotes && lines.endsWith('\n') && last?.length === 1 && last[0] === '') records.pop();
  return { records, hasStrayQuotes };
}

export const recordsOf = (text: string, separator: Separator): readonly Cells[] => readRecords(text, separator).records;

const requoted = (record: Cells, separator: Separator): string =>
  record.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);

/** The cells of one line, with its quotes as quotes only where they are closed and it has the usual width. */
function lineCells(line: string, separator: Separator, width: number): Cells {
  const { records, isUnclosed } = parse(line, separator);
  const [record = ['']] = records;
  return !isUnclosed && record.length === width ? record : line.split(separator);
}

/** The most frequent count of cells. */
function usualWidth(records: readonly Cells[]): number {
  const byWidth = Map.groupBy(records, ({ length }) => length);
  const [most] = [...byWidth].toSorted(
    ([one, often], [other, oftener]) => oftener.length - often.length || other - one,
  );
  return most?.[0] ?? 0;
}

/** Whether a record is the line of the separator, which may have been split at its own separator. */
export const isSeparatorHint = (text: string): boolean => /^sep=[;,\t|]?$/iu.test(text.trim());

/** First line that Excel reads as the separator: « sep=; ». */
const HINT = /^sep=(?<separator>[;,\t|])\r?\n/iu;

/** Detects the separator: the one that gives most known columns, then the most even records, then most cells. */
export function separatorOf(text: string, kind: FinanceKind, known: KnownColumns = []): Separator {
  const hint = HINT.exec(text)?.groups?.['separator'];
  const given = SEPARATORS.find((separator) => separator === hint);
  if (given) return given;
  const cut = text.lastIndexOf('\n', BEGINNING);
  const beginning = text.length <= BEGINNING || cut <= 0 ? text.slice(0, BEGINNING) : text.slice(0, cut);
  const [best] = SEPARATORS.map((separator) => {
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

/** How many records have several cells, and the same number as the record before. */
const evenness = (records: readonly Cells[]): number =>
  records.filter((record, index) => record.length > 1 && record.length === records[index - 1]?.length).length;
