import { parseDate } from '@internationalized/date';
import { type CsvValue, isDayCell, textOfCell } from './csv.ts';

/** Limits of the column width, in characters. */
const WIDTHS = { least: 8, most: 60 } as const;

/** Excel counts days from 1900, but with a 29 February that there was not: it shows every day before as the next one. */
const FIRST_DAY = '1900-03-01';

/** The most characters that Excel takes in a cell: with one more it calls the workbook damaged. */
const CELL_LENGTH = 32_767;

/** Excel number formats of dates; valid in every language of Excel. */
const FORMATS = { day: 'dd/mm/yyyy', month: 'mmmm yyyy' } as const;

/**
 * Writes rows as an Excel workbook of one sheet: numbers stay numbers, days become dates, and text is in cells of text, which
 * run as no formula whatever they begin with. The first row is the header, bold and frozen. The library is loaded on first use.
 */
export async function writeXlsx(rows: readonly (readonly CsvValue[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => {
    const widest = Math.max(...rows.map((row) => textOfCell(row[at]).length));
    return { width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, widest + 2)) };
  });
  const cell = (value: CsvValue) => {
    // Spreadsheets have no time zones: midnight UTC keeps the day.
    if (isDayCell(value) && value.day >= FIRST_DAY)
      return { value: parseDate(value.day).toDate('UTC'), format: value.isMonth ? FORMATS.month : FORMATS.day };
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'boolean') return value;
    const text = textOfCell(value);
    if (text === '') return null;
    return text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH - 1)}…` : text;
  };
  const data = rows.map((row, index) =>
    row.map((value) => (index === 0 ? { value: textOfCell(value), fontWeight: 'bold' as const } : cell(value))),
  );
  return write(data, { columns, stickyRowsCount: 1 }).toBlob();
}
