import { parseDate } from '@internationalized/date';
import { type CsvValue, isDayCell, neutralised } from './csv.ts';

/** Characters: the column of a spreadsheet shows its widest cell, within reason. */
const WIDTHS = { least: 8, most: 60 } as const;

/** How Excel shows a date, in whichever language it runs. */
const FORMATS = { day: 'dd/mm/yyyy', month: 'mmmm yyyy' } as const;

/**
 * Rows as an Excel workbook of one sheet: numbers stay numbers, days are dates, no text is taken for a formula. The first
 * row is the head, which stays in sight. What writes it is fetched when it is first asked for.
 */
export async function writeXlsx(rows: readonly (readonly CsvValue[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => {
    const widest = Math.max(...rows.map((row) => neutralised(row[at]).length));
    return { width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, widest + 2)) };
  });
  const cell = (value: CsvValue) => {
    // A spreadsheet has no zones: it is given the day as UTC has it.
    if (isDayCell(value))
      return { value: parseDate(value.day).toDate('UTC'), format: value.isMonth ? FORMATS.month : FORMATS.day };
    return typeof value === 'string' ? neutralised(value) : value;
  };
  const data = rows.map((row, index) =>
    row.map((value) => (index === 0 ? { value: neutralised(value), fontWeight: 'bold' as const } : cell(value))),
  );
  return write(data, { columns, stickyRowsCount: 1 }).toBlob();
}
