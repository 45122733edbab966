/** A number is written as JavaScript spells it; nothing becomes an empty field. */
export type CsvValue = string | number | boolean | null | undefined;

export const CSV_SEPARATORS = [',', ';', '\t'] as const;

export interface CsvOptions {
  /** `;` by default: spreadsheets in French take a comma for the decimal sign. */
  readonly separator?: (typeof CSV_SEPARATORS)[number];
  /** Begins the file with a byte order mark, without which Excel misreads accents. */
  readonly hasByteOrderMark?: boolean;
}

const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';
const FORMULA = /^[=+\-@\t\r]/;

/**
 * What a spreadsheet may be given of somebody's words: a text that it would take for a formula, and run, begins with an
 * apostrophe. Numbers are none of it, so that −5 stays a number.
 */
export function neutralised(value: CsvValue): string {
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
    const text = neutralised(value);
    return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => row.map(field).join(separator) + LINE_END);
  return (hasByteOrderMark ? BYTE_ORDER_MARK : '') + lines.join('');
}
