import { type CsvValue, neutralised } from './csv.ts';

/** Characters: the column of a spreadsheet shows its widest cell, within reason. */
const WIDTHS = { least: 8, most: 60 } as const;

/**
 * Rows as an Excel workbook of one sheet: numbers stay numbers, no text is taken for a formula. The first row is the head,
 * which stays in sight. What writes it is fetched when it is first asked for.
 */
export async function writeXlsx(rows: readonly (readonly CsvValue[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => {
    const widest = Math.max(...rows.map((row) => String(row[at] ?? '').length));
    return { width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, widest + 2)) };
  });
  const cell = (value: CsvValue) => (typeof value === 'string' ? neutralised(value) : value);
  const data = rows.map((row, index) =>
    row.map((value) => (index === 0 ? { value: neutralised(value), fontWeight: 'bold' as const } : cell(value))),
  );
  return write(data, { columns, stickyRowsCount: 1 }).toBlob();
}
