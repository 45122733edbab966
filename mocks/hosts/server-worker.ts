import schema from '../../schema.graphql?raw';
import type { JournalEntry } from '#mocks/server/journal.ts';
import { readJournal, writeJournal } from '#mocks/server/journal-file.ts';
import { CALL_RULES } from '#mocks/server/call-rules.ts';
import { createServer } from '#mocks/server/server.ts';
import { situationOf } from '#mocks/situations/index.ts';
import { worldQuery } from './demo-config.ts';
import { type JournalStore, openJournal, UNKEPT } from './journal-store.ts';
import { createSharedServer } from './shared-server.ts';
import {
  absoluteNow,
  type FromThread,
  type Opening,
  type Question,
  type Reply,
  type ToThread,
} from './worker-messages.ts';

/** The thread that runs the demo server, so that its work never shows in the interface. */

const say = (message: FromThread): void => {
  self.postMessage(message);
};

const nameOf = (world: string): string => `tournee-demo?${world}`;

/**
 * What the pages of one demo share: the order in which they write, and word that one has written.
 * A page that is not served securely has no locks: two of its tabs that write in the same instant may disagree.
 */
function createCompany(world: string) {
  const name = nameOf(world);
  const channel = new BroadcastChannel(name);
  return {
    alone: <T>(act: () => Promise<T>): Promise<T> =>
      // The types of locks take the type of the answer from what they are given, promise and all.
      'locks' in navigator ? navigator.locks.request(name, async () => act()) : act(),
    announce: () => channel.postMessage(null),
    onAnnounced: (listener: () => void) => channel.addEventListener('message', listener),
  };
}

/** Nobody else is in a world that is not kept. */
const ALONE: ReturnType<typeof createCompany> = { alone: (act) => act(), announce: () => {}, onAnnounced: () => {} };

/** Keeps nothing; what came with a replay is there, once. */
function unkept(work: Promise<readonly JournalEntry[]>): JournalStore {
  let next = work;
  return {
    ...UNKEPT,
    async read() {
      const entries = await next;
      next = Promise.resolve([]);
      return { isAnew: false, entries };
    },
  };
}

type Answering = (question: Question) => Promise<Reply>;

/** What a situation begins with. */
function beginningOf(id: string | null) {
  const situation = situationOf(id);
  return { begun: situation?.journal, emptyAgencyID: situation?.emptyAgencyID };
}

async function workOf(came: ReturnType<typeof readJournal> | null): Promise<readonly JournalEntry[]> {
  const reading = await came;
  return reading?.kind === 'read' ? reading.journal.work : [];
}

function open({ options, situation, world, work, since }: Opening): Answering {
  const came = work === null ? null : readJournal(new Blob([work]));
  const journal = world === null ? unkept(workOf(came)) : openJournal(world, () => say({ kind: 'lost' }));
  const { alone, announce, onAnnounced } = world === null ? ALONE : createCompany(world);
  const begun = performance.now();
  const server = createSharedServer({
    ...options,
    ...beginningOf(situation),
    schema,
    elapsed: () => absoluteNow() - since,
    journal,
    alone,
    announce,
    onNews: () => say({ kind: 'news', now: server.now() }),
  });
  // For `npm run bench`.
  performance.measure('world', { start: begun });
  async function begin(): Promise<void> {
    const [{ found, done }, reading] = await Promise.all([server.catchUp(), came]);
    say({
      kind: 'opened',
      isWhole: found === done && reading?.kind !== 'refused',
      now: server.now(),
      calls: Object.keys(CALL_RULES),
    });
  }
  const opened = begin();
  onAnnounced(() => void server.catchUp());

  async function take(file: Blob): Promise<Reply> {
    const reading = await readJournal(file);
    if (reading.kind === 'refused') return reading;
    const { work: done, ...taken } = reading.journal;
    const trial = createServer({ ...taken, ...beginningOf(taken.situation), schema, journal: done });
    if (trial.journal().length < done.length) return { kind: 'refused', reason: 'not-replayed' };
    const other = worldQuery(taken);
    const isKept = await alone(() => journal.replace(other, done));
    if (!isKept) return { kind: 'refused', reason: 'not-kept' };
    const channel = new BroadcastChannel(nameOf(other));
    channel.postMessage(null);
    channel.close();
    return { kind: 'taken', taken };
  }

  return async (question) => {
    await opened;
    switch (question.kind) {
      case 'call':
        return { kind: 'answer', answer: await server.execute(question.request) };
      case 'read':
        return { kind: 'file', file: await server.readFile(question.request) };
      case 'export': {
        await server.catchUp();
        const { seed, now, scenario, days = 0 } = options;
        const done = server.journal();
        const content = await writeJournal({ seed, now, scenario, days, situation, ...question.where, work: done });
        return { kind: 'written', written: { content, hasWork: done.length > 0 } };
      }
      case 'import':
        return take(question.file);
      case 'leave':
        await journal.clearAll();
        return { kind: 'emptied' };
      default:
        if (world !== null) await alone(() => journal.replace(world, []));
        announce();
        return { kind: 'emptied' };
    }
  };
}

let answering: Answering | undefined;

async function replyTo(question: Question): Promise<Reply> {
  try {
    if (!answering) throw new Error('The server was not opened');
    return await answering(question);
  } catch (error) {
    return { kind: 'failure', message: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  if (data.kind === 'open') answering = open(data);
  else void replyTo(data.question).then((reply) => say({ kind: 'reply', number: data.number, reply }));
});
