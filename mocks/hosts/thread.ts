import type { JournalEntry } from '#mocks/server/journal.ts';
import type { FileAnswer, Server, ServerAnswer } from '#mocks/server/server.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

type Opening = Extract<ToThread, { kind: 'open' }>;

export interface ThreadOptions extends Omit<Opening, 'kind'> {
  /** Keeps what a call changed; the call is answered afterwards. */
  readonly keep: (work: readonly JournalEntry[]) => Promise<void>;
  /** Told how many entries of the journal could be done again, once the world stands. */
  readonly onOpened: (replayed: number) => void;
}

interface Waiting<T> {
  readonly resolve: (answer: T) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts a server in a thread of its own. What it is asked before its world stands waits for it. */
export function startThread({ keep, onOpened, ...opening }: ThreadOptions): Pick<Server, 'execute' | 'readFile'> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'demo server' });
  const calls = new Map<number, Waiting<ServerAnswer>>();
  const readings = new Map<number, Waiting<FileAnswer>>();
  let asked = 0;
  let broken: Error | undefined;

  const say = (message: ToThread): void => {
    worker.postMessage(message);
  };

  function taken<T>(waiting: Map<number, T>, number: number): T | undefined {
    const one = waiting.get(number);
    waiting.delete(number);
    return one;
  }

  async function receive(message: FromThread): Promise<void> {
    switch (message.kind) {
      case 'opened':
        onOpened(message.replayed);
        return;
      case 'failure':
        (taken(calls, message.number) ?? taken(readings, message.number))?.reject(new Error(message.message));
        return;
      case 'file':
        taken(readings, message.number)?.resolve(message.file);
        return;
      default: {
        const call = taken(calls, message.number);
        if (message.work.length > 0) await keep(message.work);
        call?.resolve(message.answer);
      }
    }
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromThread>) => void receive(data));
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message || 'The demo server could not be started');
    for (const { reject } of [...calls.values(), ...readings.values()]) reject(broken);
    calls.clear();
    readings.clear();
  });
  say({ kind: 'open', ...opening });

  function ask<T>(waiting: Map<number, Waiting<T>>, question: (number: number) => ToThread): Promise<T> {
    return new Promise((resolve, reject) => {
      if (broken) {
        reject(broken);
        return;
      }
      asked += 1;
      waiting.set(asked, { resolve, reject });
      say(question(asked));
    });
  }

  return {
    execute: (request) => ask(calls, (number) => ({ kind: 'call', number, request })),
    readFile: (request) => ask(readings, (number) => ({ kind: 'read', number, request })),
  };
}
