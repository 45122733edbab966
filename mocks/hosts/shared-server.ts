import { createServer, type Server, type ServerOptions } from '#mocks/server/server.ts';
import type { JournalStore } from './journal-store.ts';

export interface SharedServerOptions extends Omit<ServerOptions, 'journal'> {
  readonly journal: JournalStore;
  /** Acts while no other page of this demo does. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
  /** Tells the other pages that there is work they have not seen. */
  readonly announce: () => void;
  /** Told of work that was done elsewhere, once it is done here too. */
  readonly onNews: () => void;
}

export interface SharedServer extends Pick<Server, 'execute' | 'readFile'> {
  readonly journal: Server['journal'];
  /** Milliseconds since 1970, in the demo. */
  readonly now: () => number;
  /** Does the work that is kept and not yet done here. */
  readonly catchUp: () => Promise<{ readonly found: number; readonly done: number }>;
}

/**
 * A server that several pages have a copy of. The journal that they share puts their work in one order: who is about to
 * write waits for its turn, and first does what the others have done. So all give the same records the same ids.
 */
export function createSharedServer({
  journal,
  alone,
  announce,
  onNews,
  ...options
}: SharedServerOptions): SharedServer {
  let server = createServer(options);
  let last: Promise<unknown> = Promise.resolve();

  /** One thing at a time: what the journal gains meanwhile is that thing's work. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function catchUp() {
    const { isAnew, entries } = await journal.read();
    if (isAnew) server = createServer(options);
    const before = server.journal().length;
    server.replay(entries);
    if (isAnew || entries.length > 0) onNews();
    return { found: entries.length, done: server.journal().length - before };
  }

  async function write(request: Parameters<Server['execute']>[0]) {
    await catchUp();
    const before = server.journal().length;
    const answer = await server.execute(request);
    const work = server.journal().slice(before);
    if (work.length > 0) {
      await journal.append(work);
      announce();
    }
    return answer;
  }

  return {
    execute: (request) =>
      // A text without this word writes nothing: it need not wait for the other pages.
      inTurn(() => (request.query.includes('mutation') ? alone(() => write(request)) : server.execute(request))),
    readFile: (request) => inTurn(() => server.readFile(request)),
    catchUp: () => inTurn(catchUp),
    journal: () => server.journal(),
    now: () => server.clock.now(),
  };
}
