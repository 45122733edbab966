import { fromPromise } from 'xstate';
import type { ReadResult } from '#domain/import/read.ts';
import type { ReadCall } from '#machines/import/import.types.ts';
import type { FromReader, ToReader } from './read.messages.ts';

/** Reads a file in a thread of its own, which ends with the reading, or with the wish for it. */
export const importActors = {
  read: fromPromise<ReadResult, ReadCall>(({ input: { onProgress, ...question }, signal }) => {
    const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module', name: 'import' });
    const reading = new Promise<ReadResult>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
        if (data.kind === 'progress') onProgress(data.share);
        else if (data.kind === 'result') resolve(data.result);
        else reject(new Error(data.message));
      });
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The file could not be read')));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    worker.postMessage(question satisfies ToReader, []);
    return reading.finally(() => worker.terminate());
  }),
};
