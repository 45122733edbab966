import type { Remote } from 'comlink';
import type { CsvValue } from '#lib/csv.ts';
import type { ExportFormat } from '#lib/export-formats.ts';
import { connectWorker } from '#lib/worker-client.ts';
import type { TableWriter } from './export-table.worker.ts';
import { saveFile } from './save-file.ts';

/** Rows that are made and sent in one task: a few milliseconds of work. */
const BATCH = 1_000;

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

function take(rows: Iterator<readonly CsvValue[]>): readonly (readonly CsvValue[])[] {
  const batch: (readonly CsvValue[])[] = [];
  for (let next = rows.next(); !next.done; next = rows.next()) {
    batch.push(next.value);
    if (batch.length === BATCH) break;
  }
  return batch;
}

/** Sends the rows in batches, so that the page can answer the user in between. */
async function send(writer: Remote<TableWriter>, rows: Iterator<readonly CsvValue[]>): Promise<void> {
  await nextTask();
  const batch = take(rows);
  await writer.add(batch);
  if (batch.length === BATCH) await send(writer, rows);
}

async function write(format: ExportFormat, rows: Iterable<readonly CsvValue[]>): Promise<Blob> {
  const worker = new Worker(new URL('./export-table.worker.ts', import.meta.url), { type: 'module', name: 'export' });
  const client = connectWorker<TableWriter>(worker);
  try {
    return await client.call(async (writer) => {
      await send(writer, rows[Symbol.iterator]());
      return writer.write(format);
    });
  } finally {
    client.stop();
  }
}

/**
 * Downloads a table as a file. Rejects if the worker that writes it cannot be loaded.
 * @param name the parts of the file name: place, subject, period; unknown parts are left out
 * @param rows the first is the header
 */
export async function exportTable(
  format: ExportFormat,
  name: readonly (string | null | undefined)[],
  rows: Iterable<readonly CsvValue[]>,
): Promise<void> {
  const words = name
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  saveFile(`${words}.${format}`, await write(format, rows));
}
