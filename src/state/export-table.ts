import { type CsvValue, writeCsv } from '#lib/csv.ts';
import type { ExportFormat } from '#lib/export-formats.ts';
import { writeXlsx } from '#lib/xlsx.ts';
import { saveFile } from './save-file.ts';

const WRITE: Readonly<Record<ExportFormat, (rows: readonly (readonly CsvValue[])[]) => Blob | Promise<Blob>>> = {
  csv: (rows) => new Blob([writeCsv(rows)], { type: 'text/csv' }),
  xlsx: writeXlsx,
};

/**
 * Gives the browser a table to keep. Rejects where what writes it cannot be fetched.
 * @param name of the file, in its parts: the place, what it is about, the period; those that are not known are left out
 * @param rows the first is the head
 */
export async function exportTable(
  format: ExportFormat,
  name: readonly (string | null | undefined)[],
  rows: readonly (readonly CsvValue[])[],
): Promise<void> {
  const words = name.filter(Boolean).join('-').replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  saveFile(`${words}.${format}`, await WRITE[format](rows));
}
