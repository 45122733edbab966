import { expose } from 'comlink';
import { type CsvValue, writeCsv } from '#lib/csv.ts';
import type { ExportFormat } from '#lib/export-formats.ts';
import { writeXlsx } from '#lib/xlsx.ts';

/** Writes one table in a worker, so that 20,000 rows never block the page. */

const rows: (readonly CsvValue[])[] = [];

const WRITE: Readonly<Record<ExportFormat, () => Blob | Promise<Blob>>> = {
  csv: () => new Blob([writeCsv(rows)], { type: 'text/csv' }),
  xlsx: () => writeXlsx(rows),
};

const writer = {
  /** Adds rows after those that are there; the first of all is the header. */
  add(more: readonly (readonly CsvValue[])[]): void {
    for (const row of more) rows.push(row);
  },
  write: (format: ExportFormat): Blob | Promise<Blob> => WRITE[format](),
};
export type TableWriter = typeof writer;

expose(writer);
