import { expose, transfer } from 'comlink';
import { buffersOf, readImport, type ReadOptions, type ReadResult } from '#domain/import/read.ts';

/** Reads one file in a worker, so that 120,000 rows never block the page. */

const reader = {
  /** @param onProgress called with the share that is read, from 0 to 1 */
  async read(
    file: File,
    options: Omit<ReadOptions, 'onProgress'>,
    onProgress: (share: number) => unknown,
  ): Promise<ReadResult> {
    let reported: unknown;
    const result = await readImport(file, {
      ...options,
      onProgress(share) {
        reported = onProgress(share);
      },
    });
    // Progress has a message port of its own: without this, it could arrive after the result.
    await reported;
    return result.kind === 'read' && result.rows ? transfer(result, buffersOf(result.rows)) : result;
  },
};
export type ImportReader = typeof reader;

expose(reader);
