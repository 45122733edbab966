import type { JournalRefusal } from '#demo/demo.ts';
import type { WrittenJournal } from '#mocks/server/journal-file.ts';
import type { Server } from '#mocks/server/server.ts';
import type { FromThread, Opening, Question, Reply, Taken, ToThread, Written } from './worker-messages.ts';

export interface ServerWorkerOptions extends Omit<Opening, 'kind'> {
  /** Told what the worker says by itself. */
  readonly onWord: (word: Exclude<FromThread, { kind: 'reply' }>) => void;
}

/** A server in a worker of its own, with the work that is kept of its world. */
export interface ServerWorker extends Pick<Server, 'execute' | 'readFile'> {
  readonly write: (where: Pick<WrittenJournal, 'role' | 'place'>) => Promise<Written>;
  readonly take: (file: Blob) => Promise<{ readonly taken: Taken } | { readonly reason: JournalRefusal }>;
  readonly reset: () => Promise<void>;
  /** Forgets the work of every demo. */
  readonly leave: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts a server in a worker of its own. What it is asked before its world stands waits for it. */
export function startServerWorker({ onWord, ...opening }: ServerWorkerOptions): ServerWorker {
  const worker = new Worker(new URL('./server-worker.ts', import.meta.url), { type: 'module', name: 'demo server' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let broken: Error | undefined;

  const say = (message: ToThread): void => {
    worker.postMessage(message);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<FromThread>) => {
    if (data.kind !== 'reply') {
      onWord(data);
      return;
    }
    waiting.get(data.number)?.resolve(data.reply);
    waiting.delete(data.number);
  });
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message || 'The demo server could not be started');
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  say({ kind: 'open', ...opening });

  /** @param read takes the reply for what it is; nothing, when it is none to this question */
  async function ask<T>(question: Question, read: (reply: Reply) => T | undefined): Promise<T> {
    const reply = await new Promise<Reply>((resolve, reject) => {
      if (broken) {
        reject(broken);
        return;
      }
      asked += 1;
      waiting.set(asked, { resolve, reject });
      say({ kind: 'ask', number: asked, question });
    });
    const answer = read(reply);
    if (answer === undefined)
      throw new Error(reply.kind === 'failure' ? reply.message : `No reply to ${question.kind}`);
    return answer;
  }

  const empty = (kind: 'reset' | 'leave') => async (): Promise<void> => {
    await ask({ kind }, (reply) => (reply.kind === 'emptied' ? true : undefined));
  };

  return {
    execute: (request) =>
      ask({ kind: 'call', request }, (reply) => (reply.kind === 'answer' ? reply.answer : undefined)),
    readFile: (request) => ask({ kind: 'read', request }, (reply) => (reply.kind === 'file' ? reply.file : undefined)),
    write: (where) => ask({ kind: 'export', where }, (reply) => (reply.kind === 'written' ? reply.written : undefined)),
    take: (file) =>
      ask({ kind: 'import', file }, (reply) =>
        reply.kind === 'taken' || reply.kind === 'refused' ? reply : undefined,
      ),
    reset: empty('reset'),
    leave: empty('leave'),
  };
}
