import { isDemoTime } from '#demo/demo-range.ts';
import { createServer, type Server, type ServerOptions } from '#mocks/server/server.ts';
import type { JournalStore } from './journal-store.ts';

export interface SharedServerOptions extends Omit<ServerOptions, 'journal'> {
  readonly journal: JournalStore;
  /** Runs an action while no other page of this demo runs one. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
  /** Tells the other pages that the journal has new work. */
  readonly announce: () => void;
  /** Called after work of another page has been replayed here. */
  readonly onNews: () => void;
}

export interface SharedServer extends Pick<Server, 'execute' | 'readFile'> {
  readonly journal: Server['journal'];
  /** Milliseconds since 1970, in the demo. */
  readonly now: () => number;
  /** Replays stored work that is new here. Resolves to the number of entries found and replayed. */
  readonly catchUp: () => Promise<{ readonly found: number; readonly done: number }>;
}

/**
 * A server of which every page of a demo runs a copy. The shared journal gives all work one order: before a page writes,
 * it waits for its turn and replays the work of the others. So all copies have the same records with the same ids.
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

  /** Runs one action at a time, so that new journal entries belong to the running action. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function catchUp() {
    const { isAnew, entries } = await journal.read();
    if (isAnew) server = createServer(options);
    const before = server.journal().length;
    // The demo’s clock goes on from the last entry: one at an impossible time would stop every page.
    server.replay(entries.filter(({ at }) => isDemoTime(at)));
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
      // A document without this word cannot write, so it need not wait for the other pages.
      inTurn(() => (request.query.includes('mutation') ? alone(() => write(request)) : server.execute(request))),
    readFile: (request) => inTurn(() => server.readFile(request)),
    catchUp: () => inTurn(catchUp),
    journal: () => server.journal(),
    now: () => server.clock.now(),
  };
}
