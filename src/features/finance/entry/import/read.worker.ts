import { buffersOf, readImport } from '#domain/import/read.ts';
import type { FromReader, ToReader } from './read.messages.ts';

/** The thread that reads a file, so that 120,000 rows never hold the page up. It reads one, and is stopped. */

const say = (message: FromReader, transfer: Transferable[] = []): void => {
  self.postMessage(message, { transfer });
};

async function read({ file, ...options }: ToReader): Promise<void> {
  try {
    const result = await readImport(file, { ...options, onProgress: (share) => say({ kind: 'progress', share }) });
    say({ kind: 'result', result }, result.kind === 'read' && result.rows ? buffersOf(result.rows) : []);
  } catch (error) {
    say({ kind: 'failure', message: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => void read(data));
