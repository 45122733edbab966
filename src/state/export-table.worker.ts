import { type CsvValue, writeCsv } from '#lib/csv.ts';
import type { ExportFormat } from '#lib/export-formats.ts';
import { writeXlsx } from '#lib/xlsx.ts';
import type { FromWriter, ToWriter } from './export-table.messages.ts';

/** The thread that writes a table, so that 20,000 rows never hold the page up. It writes one, and is stopped. */

const rows: (readonly CsvValue[])[] = [];

const WRITE: Readonly<Record<ExportFormat, () => Blob | Promise<Blob>>> = {
  csv: () => new Blob([writeCsv(rows)], { type: 'text/csv' }),
  xlsx: () => writeXlsx(rows),
};

const say = (message: FromWriter): void => {
  self.postMessage(message, { transfer: [] });
};

async function write(format: ExportFormat): Promise<void> {
  try {
    say({ kind: 'file', file: await WRITE[format]() });
  } catch (error) {
    say({ kind: 'failure', message: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWriter>) => {
  for (const row of data.rows) rows.push(row);
  if (data.format) void write(data.format);
});
