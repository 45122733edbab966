import type { JournalEntry } from '#mocks/server/journal.ts';
import type { ServerAnswer, ServerRequest } from '#mocks/server/server.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

type Opening = Extract<ToThread, { kind: 'open' }>;

export interface ThreadOptions extends Omit<Opening, 'kind'> {
  /** Keeps what a call changed; the call is answered afterwards. */
  readonly keep: (work: readonly JournalEntry[]) => Promise<void>;
  /** Told how many entries of the journal could be done again, once the world stands. */
  readonly onOpened: (replayed: number) => void;
}

interface Waiting {
  readonly resolve: (answer: ServerAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts a server in a thread of its own. Calls made before its world stands wait for it. */
export function startThread({
  keep,
  onOpened,
  ...opening
}: ThreadOptions): (request: ServerRequest) => Promise<ServerAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'demo server' });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let broken: Error | undefined;

  const say = (message: ToThread): void => {
    worker.postMessage(message);
  };

  async function receive(message: FromThread): Promise<void> {
    if (message.kind === 'opened') {
      onOpened(message.replayed);
      return;
    }
    const call = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.kind === 'failure') {
      call?.reject(new Error(message.message));
      return;
    }
    if (message.work.length > 0) await keep(message.work);
    call?.resolve(message.answer);
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromThread>) => void receive(data));
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message || 'The demo server could not be started');
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  say({ kind: 'open', ...opening });

  return (request) =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(broken);
        return;
      }
      calls += 1;
      waiting.set(calls, { resolve, reject });
      say({ kind: 'call', number: calls, request });
    });
}
