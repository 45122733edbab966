/** A day, or the month that it begins. It goes to the thread that writes a file, which knows no objects of ours. */
export interface DayCell {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly isMonth?: boolean;
}

/** A day is written as `YYYY-MM-DD`, nothing as an empty field. */
export type CsvValue = string | number | boolean | DayCell | null | undefined;

export const isDayCell = (value: CsvValue): value is DayCell => typeof value === 'object' && value !== null;

export const CSV_SEPARATORS = [',', ';', '\t'] as const;

export interface CsvOptions {
  /** `;` by default: spreadsheets in French take a comma for the decimal sign. */
  readonly separator?: (typeof CSV_SEPARATORS)[number];
  /** Begins the file with a byte order mark, without which Excel misreads accents. */
  readonly hasByteOrderMark?: boolean;
}

const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';
/** A month is a day without its own number. */
const MONTH_LENGTH = 'YYYY-MM'.length;
const FORMULA = /^[=+\-@\t\r]/;

/**
 * What a spreadsheet may be given of somebody's words: a text that it would take for a formula, and run, begins with an
 * apostrophe. Numbers are none of it, so that −5 stays a number.
 */
export function neutralised(value: CsvValue): string {
  if (isDayCell(value)) return value.isMonth ? value.day.slice(0, MONTH_LENGTH) : value.day;
  const text = String(value ?? '');
  return typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
}

/** Rows as a file that RFC 4180 describes (but for its separator, which is a choice): CRLF ends each of them. */
export function writeCsv(
  rows: readonly (readonly CsvValue[])[],
  { separator = ';', hasByteOrderMark = true }: CsvOptions = {},
): string {
  const special = new RegExp(`["\\r\\n${separator}]`);
  const field = (value: CsvValue): string => {
    // A spreadsheet that parts cells at semicolons takes 5.12 for a day in May.
    const text = typeof value === 'number' && separator === ';' ? String(value).replace('.', ',') : neutralised(value);
    return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => row.map(field).join(separator) + LINE_END);
  return (hasByteOrderMark ? BYTE_ORDER_MARK : '') + lines.join('');
}
