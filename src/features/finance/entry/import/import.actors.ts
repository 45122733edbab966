import { proxy } from 'comlink';
import { fromPromise } from 'xstate';
import type { ImportHistory } from '#domain/import/outliers.ts';
import type { ReadResult } from '#domain/import/read.ts';
import { connectWorker } from '#lib/worker-client.ts';
import type { HistoryCall, ReadCall } from '#machines/import/import.types.ts';
import { marksIn } from './pasted-file.ts';
import type { ImportReader } from './read.worker.ts';

/** Reads the saved rows of the periods before one. */
export type ReadHistory = (call: HistoryCall, signal: AbortSignal) => Promise<ImportHistory>;

/** The effects of the import machine. Each file is read in a worker of its own, which ends with the reading. */
export const importActors = (readHistory: ReadHistory) => ({
  read: fromPromise<ReadResult, ReadCall>(({ input: { file, onProgress, ...options }, signal }) => {
    const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module', name: 'import' });
    const client = connectWorker<ImportReader>(worker, signal);
    return client
      .call((reader) => reader.read(file, { ...options, pasted: marksIn(file) }, proxy(onProgress)))
      .finally(client.stop);
  }),
  history: fromPromise<ImportHistory, HistoryCall>(({ input, signal }) => readHistory(input, signal)),
});
