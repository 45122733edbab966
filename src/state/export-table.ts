import type { CsvValue } from '#lib/csv.ts';
import type { ExportFormat } from '#lib/export-formats.ts';
import type { FromWriter, ToWriter } from './export-table.messages.ts';
import { saveFile } from './save-file.ts';

/** Rows that are made and handed over at once: a few milliseconds. */
const SLICE = 1_000;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

function take(rows: Iterator<readonly CsvValue[]>): readonly (readonly CsvValue[])[] {
  const slice: (readonly CsvValue[])[] = [];
  for (let next = rows.next(); !next.done; next = rows.next()) {
    slice.push(next.value);
    if (slice.length === SLICE) break;
  }
  return slice;
}

/** Hands the rows over bit by bit, so that the page can answer meanwhile. */
async function hand(
  say: (message: ToWriter) => void,
  rows: Iterator<readonly CsvValue[]>,
  format: ExportFormat,
): Promise<void> {
  await pause();
  const slice = take(rows);
  const isLast = slice.length < SLICE;
  say({ rows: slice, format: isLast ? format : null });
  if (!isLast) await hand(say, rows, format);
}

/** Has a thread of its own write a table; it ends with it. */
async function write(format: ExportFormat, rows: Iterable<readonly CsvValue[]>): Promise<Blob> {
  const worker = new Worker(new URL('./export-table.worker.ts', import.meta.url), { type: 'module', name: 'export' });
  const writing = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWriter>) => {
      if (data.kind === 'file') resolve(data.file);
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The file could not be written')));
  });
  try {
    const handing = hand((message) => worker.postMessage(message, []), rows[Symbol.iterator](), format);
    const [file] = await Promise.all([writing, handing]);
    return file;
  } finally {
    worker.terminate();
  }
}

/**
 * Gives the browser a table to keep. Rejects where what writes it cannot be fetched.
 * @param name of the file, in its parts: the place, what it is about, the period; those that are not known are left out
 * @param rows the first is the head
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
