import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import type { JournalStore } from '#mocks/hosts/journal-store.ts';
import { readSchema } from '#mocks/hosts/node.ts';
import { createSharedServer } from '#mocks/hosts/shared-server.ts';
import type { JournalEntry } from '#mocks/server/journal.ts';
import type { Server } from '#mocks/server/server.ts';
import { enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const CREATE = `mutation Create($name: String!, $in: Timestamp!) {
  createReminder(name: $name, description: "Essai", scheduledTimeStamp: $in, isNotification: true, isEmail: false,
    recipientsIDList: "user-cm-1") { ID }
}`;
const READ = '{ getAllReminder(done: false) { ID name } }';
const DELETE = 'mutation Delete($ID: ID!) { deleteReminder(reminderID: $ID, forceDelete: true) { success } }';
const TO_COME = DEFAULT_NOW + 86_400;

/** A stored journal shared by several pages, and the lock that serialises them. */
function createDevice() {
  let kept: { readonly key: number; readonly entry: JournalEntry }[] = [];
  let keys = 0;
  const rows = (work: readonly JournalEntry[]) =>
    work.map((entry) => {
      keys += 1;
      return { key: keys, entry };
    });
  let turn: Promise<unknown> = Promise.resolve();
  return {
    alone<T>(act: () => Promise<T>): Promise<T> {
      const mine = turn.then(act);
      turn = mine.catch(() => undefined);
      return mine;
    },
    openJournal(): JournalStore {
      let last = 0;
      return {
        async read() {
          const isAnew = last > 0 && !kept.some(({ key }) => key === last);
          const entries = kept.filter(({ key }) => isAnew || key > last).map(({ entry }) => entry);
          last = kept.at(-1)?.key ?? 0;
          return { isAnew, entries };
        },
        async append(work) {
          kept.push(...rows(work));
          last = keys;
        },
        async replace(_demo, work) {
          kept = rows(work);
          return true;
        },
        async clearAll() {
          kept = [];
        },
      };
    },
  };
}

type Device = ReturnType<typeof createDevice>;

function openPage({ alone, openJournal }: Device, elapsed = () => 0) {
  const [announce, onNews] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const journal = openJournal();
  const options = { seed: 1, now: DEFAULT_NOW, scenario: 'small', schema: readSchema(), elapsed } as const;
  const server = createSharedServer({ ...options, journal, alone, announce, onNews });
  const whole: Server = { ...openServer(), ...server };
  return { server, journal, announce, onNews, enter: () => enterAs(whole, 'RegulatoryAffairsUser') };
}

describe('two pages of one demo', () => {
  test('give the same work the same ids in whatever order they do it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ who: fc.nat(1), isWaitedFor: fc.boolean() }), { maxLength: 12 }),
        async (acts) => {
          const device = createDevice();
          const pages = [openPage(device), openPage(device)];
          const people = await Promise.all(pages.map(({ enter }) => enter()));
          const [first] = people;
          if (!first) throw new Error('Nobody is there');
          const answers: Promise<unknown>[] = [];
          for (const [index, { who, isWaitedFor }] of acts.entries()) {
            const { ask } = people[who] ?? first;
            answers.push(ask(CREATE, { name: `R${index}`, in: TO_COME }));
            if (isWaitedFor) await answers.at(-1);
          }
          await Promise.all(answers);
          await Promise.all(pages.map(({ server }) => server.catchUp()));
          const [one, other] = pages.map(({ server }) => server.journal());
          expect(one).toHaveLength(acts.length);
          expect(other).toEqual(one);
          const lists = await Promise.all(people.map(({ ask }) => ask(READ)));
          expect(lists[1]).toEqual(lists[0]);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('are notified of each other’s work, and of nothing else', async () => {
    const device = createDevice();
    const [one, other] = [openPage(device), openPage(device)];
    const [writer, reader] = await Promise.all([one.enter(), other.enter()]);
    expect(one.announce).not.toHaveBeenCalled();
    await writer.ask(CREATE, { name: 'Appeler', in: TO_COME });
    expect(one.announce).toHaveBeenCalledTimes(1);
    expect(await other.server.catchUp()).toEqual({ found: 1, done: 1 });
    expect(other.onNews).toHaveBeenCalledTimes(1);
    expect(one.onNews).not.toHaveBeenCalled();
    expect(textsAt(listAt(await reader.ask(READ), 'data', 'getAllReminder'), 'name')).toContain('Appeler');
    expect(await one.server.catchUp()).toEqual({ found: 0, done: 0 });
  });

  test('agree on the state when both delete the same record', async () => {
    const device = createDevice();
    const [one, other] = await Promise.all([openPage(device), openPage(device)].map(({ enter }) => enter()));
    const ID = textAt(await one?.ask(CREATE, { name: 'Appeler', in: TO_COME }), 'data', 'createReminder', 'ID');
    await one?.ask(DELETE, { ID });
    expect(await other?.ask(DELETE, { ID })).toHaveProperty('errors');
  });

  test('both start again when one resets the demo', async () => {
    const device = createDevice();
    const [one, other] = [openPage(device), openPage(device)];
    const writer = await one.enter();
    await writer.ask(CREATE, { name: 'Appeler', in: TO_COME });
    await other.server.catchUp();
    await other.journal.replace('', []);
    await one.server.catchUp();
    expect(one.server.journal()).toEqual([]);
    expect(one.onNews).toHaveBeenCalledTimes(1);
  });

  test('leave out work at an impossible time, which would stop the clock of both', async () => {
    const device = createDevice();
    const [one, other] = [openPage(device), openPage(device)];
    await (await one.enter()).ask(CREATE, { name: 'Appeler', in: TO_COME });
    const [entry] = one.server.journal();
    if (!entry) throw new Error('Nothing was written');
    await one.journal.append([{ ...entry, at: 9_007_199_254_740_991 }]);
    expect(await other.server.catchUp()).toEqual({ found: 2, done: 1 });
    expect(other.server.now()).toBe(DEFAULT_NOW * 1000);
  });

  test('continue from the later of their times', async () => {
    const device = createDevice();
    const [early, late] = [openPage(device), openPage(device, () => 3_600_000)];
    const writer = await late.enter();
    await writer.ask(CREATE, { name: 'Appeler', in: TO_COME });
    await early.server.catchUp();
    expect(early.server.now()).toBe((DEFAULT_NOW + 3600) * 1000);
    await late.server.catchUp();
    expect(late.server.now()).toBe((DEFAULT_NOW + 3600) * 1000);
  });
});
