import { expose } from 'comlink';
import schema from '../../schema.graphql?raw';
import { openChannel } from '#lib/device/channel.ts';
import { alone } from '#lib/device/locks.ts';
import type { JournalRefusal } from '#demo/demo.ts';
import { CALL_RULES } from '#mocks/server/call-rules.ts';
import type { JournalEntry } from '#mocks/server/journal.ts';
import { readJournal, type WrittenJournal, writeJournal } from '#mocks/server/journal-file.ts';
import { createServer, type ServerOptions } from '#mocks/server/server.ts';
import { situationOf } from '#mocks/situations/index.ts';
import { absoluteNow } from './absolute-time.ts';
import { worldQuery } from './demo-config.ts';
import { type JournalStore, openJournal, NO_STORE } from './journal-store.ts';
import { createSharedServer } from './shared-server.ts';
import { writing, type WritingServer } from './written-answer.ts';

/** Runs the demo server in a worker, so that its work never blocks the page. */

export interface ServerSetup {
  readonly options: Pick<ServerOptions, 'seed' | 'now' | 'scenario' | 'days' | 'switches'>;
  /** Id of the situation that the world begins with. */
  readonly situation: string | null;
  /** Key that the work is stored under; null: it is not stored. */
  readonly world: string | null;
  /** A journal file with the initial work of a world that is not stored. */
  readonly work: string | null;
  /** The stored work is deleted first. */
  readonly isReset: boolean;
  /** When the page started its clock: see {@link absoluteNow}. */
  readonly since: number;
}

export interface OpenedServer {
  /** All the stored work could be replayed. */
  readonly isWhole: boolean;
  /** Milliseconds since 1970, in the demo. */
  readonly now: number;
  /** Names of all calls of the schema. */
  readonly calls: readonly string[];
}

export type ServerEvent =
  /** Another page has worked in this demo. `now`: milliseconds since 1970, in the demo. */
  | { readonly kind: 'news'; readonly now: number }
  /** The device cannot store the work. */
  | { readonly kind: 'lost' };

export interface DemoServer extends WritingServer {
  /** The demo as a file, and whether it holds any work. */
  readonly exportJournal: (
    where: Pick<WrittenJournal, 'role' | 'place'>,
  ) => Promise<{ readonly content: Blob; readonly hasWork: boolean }>;
  /** Stores the work of a journal file; the answer says which demo it belongs to, or why it was refused. */
  readonly importJournal: (file: Blob) => Promise<JournalImported>;
  /** Deletes the work of every demo. */
  readonly leave: () => Promise<void>;
}

type JournalImported =
  | { readonly kind: 'imported'; readonly demo: Omit<WrittenJournal, 'work'> }
  | { readonly kind: 'refused'; readonly reason: JournalRefusal };

export interface ServerWorkerApi extends DemoServer {
  /** To be called once, before all else. */
  readonly open: (setup: ServerSetup, onEvent: (event: ServerEvent) => void) => Promise<OpenedServer>;
}

const isNull = (value: unknown): value is null => value === null;

const lockName = (world: string): string => `tournee-demo?${world}`;

/**
 * Coordinates the pages of one demo: one writes at a time, and notifies the others afterwards.
 */
function connectPages(world: string) {
  const name = lockName(world);
  const channel = openChannel(name, isNull);
  return {
    alone: <T>(act: () => Promise<T>): Promise<T> => alone(name, act),
    announce: () => channel.post(null),
    onAnnounced: (listener: () => void) => channel.listen(listener),
  };
}

/** A world that is not stored has one page. */
const SINGLE_PAGE: ReturnType<typeof connectPages> = {
  alone: (act) => act(),
  announce: () => {},
  onAnnounced: () => () => {},
};

/** Stores nothing; the work that came with a replay is read once. */
function withoutStorage(work: Promise<readonly JournalEntry[]>): JournalStore {
  let next = work;
  return {
    ...NO_STORE,
    async read() {
      const entries = await next;
      next = Promise.resolve([]);
      return { isAnew: false, entries };
    },
  };
}

/** The options of a server that depend on the situation. */
function situationOptions(id: string | null) {
  const situation = situationOf(id);
  return { initialWork: situation?.journal, emptyAgencyID: situation?.emptyAgencyID };
}

async function workOf(file: ReturnType<typeof readJournal> | null): Promise<readonly JournalEntry[]> {
  const reading = await file;
  return reading?.kind === 'read' ? reading.journal.work : [];
}

function createDemoServer(
  { options, situation, world, work, isReset, since }: ServerSetup,
  emit: (event: ServerEvent) => void,
) {
  const given = work === null ? null : readJournal(new Blob([work]));
  const journal = world === null ? withoutStorage(workOf(given)) : openJournal(world, () => emit({ kind: 'lost' }));
  const { alone: inTurn, announce, onAnnounced } = world === null ? SINGLE_PAGE : connectPages(world);
  const start = performance.now();
  const server = createSharedServer({
    ...options,
    ...situationOptions(situation),
    schema,
    elapsed: () => absoluteNow() - since,
    journal,
    alone: inTurn,
    announce,
    onNews: () => emit({ kind: 'news', now: server.now() }),
  });
  // For `npm run bench`.
  performance.measure('world', { start });

  async function replayStored(): Promise<OpenedServer> {
    if (isReset && world !== null) {
      await inTurn(() => journal.replace(world, []));
      announce();
    }
    const [{ found, done }, reading] = await Promise.all([server.catchUp(), given]);
    return {
      isWhole: found === done && reading?.kind !== 'refused',
      now: server.now(),
      calls: Object.keys(CALL_RULES),
    };
  }
  const opened = replayStored();
  onAnnounced(() => void server.catchUp());

  const api: DemoServer = {
    ...writing(server),
    async exportJournal(where) {
      await server.catchUp();
      const { seed, now, scenario, days = 0 } = options;
      const done = server.journal();
      const content = await writeJournal({ seed, now, scenario, days, situation, ...where, work: done });
      return { content, hasWork: done.length > 0 };
    },
    async importJournal(file) {
      const reading = await readJournal(file);
      if (reading.kind === 'refused') return reading;
      const { work: entries, ...demo } = reading.journal;
      const trial = createServer({ ...demo, ...situationOptions(demo.situation), schema, journal: entries });
      if (trial.journal().length < entries.length) return { kind: 'refused', reason: 'not-replayed' };
      const imported = worldQuery(demo);
      const isStored = await inTurn(() => journal.replace(imported, entries));
      if (!isStored) return { kind: 'refused', reason: 'not-kept' };
      const channel = openChannel(lockName(imported), isNull);
      channel.post(null);
      channel.close();
      return { kind: 'imported', demo };
    },
    leave: () => journal.clearAll(),
  };
  return { opened, api };
}

/** Gets the server's methods when it is opened. */
const exposed: Pick<ServerWorkerApi, 'open'> = {
  open(setup, onEvent) {
    const { opened, api } = createDemoServer(setup, onEvent);
    Object.assign(exposed, api);
    return opened;
  },
};
expose(exposed);
