import { type CsvValue, writeCsv } from '#lib/csv.ts';
import type { ExportFormat } from '#lib/export-formats.ts';
import { writeXlsx } from '#lib/xlsx.ts';
import { saveFile } from './save-file.ts';

const WRITE: Readonly<Record<ExportFormat, (rows: readonly (readonly CsvValue[])[]) => Blob | Promise<Blob>>> = {
  csv: (rows) => new Blob([writeCsv(rows)], { type: 'text/csv' }),
  xlsx: writeXlsx,
};

/**
 * Gives the browser a table to keep.
 * @param name of the file, without its ending
 * @param rows the first is the head
 */
export async function exportTable(format: ExportFormat, name: string, rows: readonly (readonly CsvValue[])[]): Promise<void> {
  saveFile(`${name}.${format}`, await WRITE[format](rows));
}
