import Papa from 'papaparse';
import { CSV_SEPARATORS } from '#lib/csv.ts';
import type { FinanceKind } from '../finance/rows.ts';
import { findHeader, guessRoles, type KnownColumns, titlesOf } from './columns.ts';

export type Separator = (typeof CSV_SEPARATORS)[number];

/** The cells of one record. */
export type Cells = readonly string[];

/** How many characters are read to detect the separator. */
const BEGINNING = 20_000;
const QUOTE = '"';
/** A quote character that never occurs. Used when a quote is never closed: quotes are then ordinary characters. */
const NO_QUOTE = '\uFFFF';

function parse(text: string, separator: Separator, quoteChar: string) {
  const { data: records, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', quoteChar });
  // The line break at the end does not begin another record.
  if (text.endsWith('\n') && records.at(-1)?.length === 1 && records.at(-1)?.[0] === '') records.pop();
  return { records, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') };
}

/** All records of a text. Blank ones are kept, so that row numbers are those of a spreadsheet. */
export function recordsOf(text: string, separator: Separator): readonly Cells[] {
  const lines = text.replaceAll(/\r\n?/gu, '\n');
  if (lines === '') return [];
  const quoted = parse(lines, separator, QUOTE);
  return quoted.isUnclosed ? parse(lines, separator, NO_QUOTE).records : quoted.records;
}

/** First line that Excel reads as the separator: « sep=; ». */
const HINT = /^sep=(?<separator>[;,\t])\r?\n/iu;

/** Detects the separator: the one that gives most known columns, then the most even records, then most cells. */
export function separatorOf(text: string, kind: FinanceKind, known: KnownColumns = []): Separator {
  const hint = HINT.exec(text)?.groups?.['separator'];
  const given = CSV_SEPARATORS.find((separator) => separator === hint);
  if (given) return given;
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

/** How many records have several cells, and the same number as the record before. */
const evenness = (records: readonly Cells[]): number =>
  records.filter((record, index) => record.length > 1 && record.length === records[index - 1]?.length).length;
