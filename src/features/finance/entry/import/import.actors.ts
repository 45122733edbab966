import { proxy } from 'comlink';
import { fromPromise } from 'xstate';
import type { ReadResult } from '#domain/import/read.ts';
import { connectWorker } from '#lib/worker-client.ts';
import type { ReadCall } from '#machines/import/import.types.ts';
import type { ImportReader } from './read.worker.ts';

/** Reads a file in a worker of its own, which ends with the reading, or when the reading is cancelled. */
export const importActors = {
  read: fromPromise<ReadResult, ReadCall>(({ input: { file, onProgress, ...options }, signal }) => {
    const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module', name: 'import' });
    const client = connectWorker<ImportReader>(worker, signal);
    return client.call((reader) => reader.read(file, options, proxy(onProgress))).finally(client.stop);
  }),
};
