import Papa from 'papaparse';

/** A day, or the month that begins on it. Plain data, so that it can be sent to the worker that writes the file. */
export interface DayCell {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly isMonth?: boolean;
}

/** The value of a cell. A day is written as `YYYY-MM-DD`, `null` and `undefined` as an empty field. */
export type CsvValue = string | number | boolean | DayCell | null | undefined;

export const isDayCell = (value: CsvValue): value is DayCell => typeof value === 'object' && value !== null;

export const CSV_SEPARATORS = [',', ';', '\t'] as const;

export interface CsvOptions {
  /** `;` by default: French spreadsheets use the comma as decimal sign. */
  readonly separator?: (typeof CSV_SEPARATORS)[number];
  /** Whether the file begins with a byte order mark, without which Excel misreads accents. Default: true. */
  readonly hasByteOrderMark?: boolean;
}

const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';
const MONTH_LENGTH = 'YYYY-MM'.length;
/**
 * Where a spreadsheet could begin a formula: at the start of a field, or after any sign at which it may part fields, since
 * it need not split where this file does. Full-width signs count too: some spreadsheets read them as the usual ones.
 */
const FORMULA = /^(?="*[=+\-@＝＋－＠\t\r])|(?<=[,;\t\r\n])(?="*[=+\-@＝＋－＠])/g;

/**
 * A telephone number in the international form: a plus sign, then 7 to 15 digits with spaces between them. It names no
 * cell and calls nothing; any other sign, as in +237-699, would make it a calculation
 * (docs/decisions/0035-a-telephone-is-no-formula.md).
 */
const TELEPHONE = /^\+\d(?:[ \u00A0\u202F]?\d){6,14}$/;

/** A cell as text. */
export function textOfCell(value: CsvValue): string {
  if (isDayCell(value)) return value.isMonth ? value.day.slice(0, MONTH_LENGTH) : value.day;
  // A number that is none would end a calculation, or the whole workbook.
  if (typeof value === 'number' && !Number.isFinite(value)) return '';
  return String(value ?? '');
}

/**
 * The text of a cell, safe to open in a spreadsheet from a file that is text alone: whatever would run as a formula gets
 * an apostrophe in front. A telephone number would not, and stays as it is. Numbers are never changed, so that −5 stays a
 * number.
 */
export function neutralised(value: CsvValue): string {
  const text = textOfCell(value);
  return typeof value === 'string' && !TELEPHONE.test(text) ? text.replace(FORMULA, "'") : text;
}

/**
 * Writes rows as CSV (RFC 4180, but for the separator): CRLF ends each row, and fields are quoted where needed. With `;`,
 * numbers get a decimal comma: a spreadsheet that splits at semicolons would read 5.12 as a day in May.
 */
export function writeCsv(
  rows: readonly (readonly CsvValue[])[],
  { separator = ';', hasByteOrderMark = true }: CsvOptions = {},
): string {
  const field = (value: CsvValue): string =>
    typeof value === 'number' && separator === ';' ? neutralised(value).replace('.', ',') : neutralised(value);
  const fields = rows.map((row) => row.map(field));
  const text = rows.length === 0 ? '' : Papa.unparse(fields, { delimiter: separator, newline: LINE_END }) + LINE_END;
  return (hasByteOrderMark ? BYTE_ORDER_MARK : '') + text;
}
