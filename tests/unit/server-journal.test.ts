import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { type JournalEntry, resumesAt } from '#mocks/server/journal.ts';
import { readJournal, writeJournal } from '#mocks/server/journal-file.ts';
import type { Server } from '#mocks/server/server.ts';
import type { CustomerHistory } from '#mocks/seed/types.ts';
import { createStore, type Table } from '#mocks/server/store.ts';
import { worldOf } from './seed-worlds.ts';
import { codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const CREATE = `mutation Create($name: String!, $in: Timestamp!, $people: String!, $step: ID) {
  createReminder(name: $name, description: "Essai", scheduledTimeStamp: $in, regulatoryActionStepID: $step,
    isNotification: true, isEmail: false, recipientsIDList: $people) { ID }
}`;
const EDIT = `mutation Edit($ID: ID!, $name: String!, $in: Timestamp!, $people: String!) {
  editReminder(ID: $ID, name: $name, description: "Essai", scheduledTimeStamp: $in,
    isNotification: true, isEmail: true, recipientsIDList: $people) { ID }
}`;
const DELETE =
  'mutation Delete($ID: ID!, $force: Boolean!) { deleteReminder(reminderID: $ID, forceDelete: $force) { success } }';
const EVERYTHING = `query Everything {
  toCome: getAllReminder(done: false) { ...All }
  done: getAllReminder(done: true) { ...All }
}
fragment All on Reminder {
  ID name description scheduledTimeStamp isEmail isNotification expired RegulatoryActionStep { ID } Recipients { ID }
}`;

/** All reminders of two agencies, as the multinational boss sees them. */
async function stateOf(server: Server): Promise<unknown[]> {
  const { ask } = await enterAs(server, 'BossMultinational');
  const answers = await Promise.all(['cm', 'ci'].map((agency) => ask(EVERYTHING, {}, { agency })));
  return answers.map(({ data }) => data);
}

type Act =
  | {
      readonly kind: 'create' | 'edit';
      readonly name: string;
      readonly in: number;
      readonly people: string;
      readonly pick: number;
    }
  | { readonly kind: 'delete'; readonly force: boolean; readonly pick: number }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Random work: some of it is refused, and some concerns reminders already deleted. */
const sequences: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('create', 'edit'),
      name: fc.constantFrom('', 'Appeler', 'Écrire'),
      in: fc.integer({ min: -100, max: 20_000 }),
      people: fc.constantFrom('', 'user-cm-1', 'user-cm-1,user-cm-2', 'user-hq-1', 'nobody'),
      pick: fc.nat(30),
    }),
    fc.record({ kind: fc.constant('delete'), force: fc.boolean(), pick: fc.nat(30) }),
    fc.record({ kind: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 20_000 }) }),
  ),
  { maxLength: 12 },
);

/** Does the work as two users in turn, and returns the journal and the resulting state. */
async function work(acts: readonly Act[]): Promise<{ journal: readonly JournalEntry[]; state: unknown[]; at: number }> {
  let elapsed = 0;
  const server = openServer({ elapsed: () => elapsed });
  const [one, other] = await Promise.all([
    enterAs(server, 'RegulatoryAffairsUser'),
    enterAs(server, 'BossMultinational'),
  ]);
  const { data } = await one.ask(EVERYTHING);
  const IDs = [...textsAt(listAt(data, 'toCome'), 'ID'), ...textsAt(listAt(data, 'done'), 'ID')];
  for (const [index, act] of acts.entries()) {
    if (act.kind === 'wait') {
      elapsed += act.seconds * 1000;
      continue;
    }
    const { ask } = index % 2 === 0 ? one : other;
    const ID = IDs[act.pick % IDs.length];
    if (act.kind === 'delete') {
      await ask(DELETE, { ID, force: act.force });
      continue;
    }
    const answer = await ask(act.kind === 'create' ? CREATE : EDIT, {
      ID,
      name: act.name,
      people: act.people,
      in: Math.floor(server.clock.now() / 1000) + act.in,
    });
    if (act.kind === 'create' && codesOf(answer).length === 0) IDs.push(textAt(answer, 'data', 'createReminder', 'ID'));
  }
  return { journal: server.journal(), state: await stateOf(server), at: server.clock.now() };
}

test('a journal and a device name new records as they were named before', () => {
  const world = worldOf('small');
  const store = createStore(world);
  const newID = <T extends { readonly ID: string }>(table: Table<T>, [like]: Iterable<T> = table.all()): string => {
    if (!like) throw new Error('There is no record of this kind.');
    return table.insert((ID) => ({ ...like, ID })).ID;
  };
  // The first that there is: all of them would take a second.
  function* inHistories<T>(of: (history: CustomerHistory) => readonly T[]) {
    for (const customer of store.healthWorkers.all()) yield* of(store.historyOf(customer));
  }
  function* ofWorkers<T>(of: (ID: string) => readonly T[]) {
    for (const { ID } of store.users.all()) yield* of(ID);
  }
  const visitsOf = (ID: string) => store.field.visitsOf(ID, '2026-11-18');
  expect([
    newID(store.healthWorkers),
    newID(store.drugStores),
    newID(store.administratives),
    newID(store.wholesalers),
    newID(store.typeRegulatoryActions),
    newID(store.regulatoryActions),
    newID(store.regulatoryActionSteps),
    newID(store.pharmaProductFiles),
    newID(store.reminders),
    newID(store.cities),
    newID(store.workAreas),
    newID(store.healthCenters),
    newID(
      store.relationships,
      inHistories(({ relationships }) => relationships),
    ),
    newID(
      store.expectations,
      inHistories(({ expectations }) => expectations),
    ),
    newID(
      store.leadedActions,
      inHistories(({ leadedActions }) => leadedActions),
    ),
    newID(
      store.visitObjectives,
      ofWorkers((ID) => visitsOf(ID).map(({ objective }) => objective)),
    ),
    newID(
      store.visitReports,
      ofWorkers((ID) => visitsOf(ID).flatMap(({ report }) => report ?? [])),
    ),
    newID(store.absences, ofWorkers(store.field.absencesOf)),
    newID(store.weeklyReports, ofWorkers(store.generatedWeeklyReports.reportsOf)),
  ]).toEqual([
    'health-worker-new-1',
    'drugstore-new-1',
    'administrative-new-1',
    'wholesaler-new-1',
    'type-new-1',
    'action-new-1',
    'step-new-1',
    'file-new-1',
    'reminder-new-1',
    'city-new-1',
    'area-new-1',
    'centre-new-1',
    'relation-new-1',
    'expectation-new-1',
    'leaded-new-1',
    'objective-new-1',
    'report-new-1',
    'absence-new-1',
    'weekly-report-new-1',
  ]);
});

describe('a journal', () => {
  test('replays to the same state, with the same ids', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const { journal, state, at } = await work(sequence);
        // Through a file, as on another device.
        const written = {
          seed: 1,
          now: DEFAULT_NOW,
          scenario: 'small',
          days: 0,
          situation: null,
          role: null,
          place: '/',
          work: journal,
        } as const;
        expect(await readJournal(await writeJournal(written))).toEqual({ kind: 'read', journal: written });
        const again = openServer({ journal, elapsed: () => at - resumesAt(DEFAULT_NOW, journal) * 1000 });
        expect(again.clock.now()).toBe(at);
        expect(again.journal()).toEqual(journal);
        expect(await stateOf(again)).toEqual(state);
      }),
      { numRuns: 25 },
    );
  });

  test('holds only calls that changed something: no reads, no refusals, no passwords', async () => {
    const server = openServer();
    const { ask, ID: userID } = await enterAs(server, 'RegulatoryAffairsUser');
    await ask(EVERYTHING);
    const variables = { name: 'Appeler', in: DEFAULT_NOW + 60, people: 'user-cm-1' };
    await ask(CREATE, { ...variables, name: '' });
    await ask(CREATE, variables, { operationName: 'Create' });
    await ask('mutation { refreshToken { valid } }');
    expect(server.journal()).toEqual([
      { at: DEFAULT_NOW, operationName: 'Create', query: CREATE, variables, userID, agencyID: 'cm' },
    ]);
  });

  test('replays at the original times, whatever the time is now', async () => {
    const server = openServer();
    const { ask } = await enterAs(server, 'RegulatoryAffairsUser');
    await ask(CREATE, { name: 'Bientôt', in: DEFAULT_NOW + 60, people: 'user-cm-1' });
    const later = openServer({ journal: server.journal(), elapsed: () => 3_600_000 });
    const again = await enterAs(later, 'RegulatoryAffairsUser');
    const done = listAt(await again.ask('{ getAllReminder(done: true) { name } }'), 'data', 'getAllReminder');
    expect(textsAt(done, 'name')).toContain('Bientôt');
  });

  test('continues from the time of its last entry, never earlier', () => {
    const entry = { operationName: null, query: '', variables: {}, userID: '', agencyID: null };
    expect(resumesAt(DEFAULT_NOW, [])).toBe(DEFAULT_NOW);
    expect(resumesAt(DEFAULT_NOW, [{ ...entry, at: DEFAULT_NOW + 5 }])).toBe(DEFAULT_NOW + 5);
    expect(openServer({ journal: [{ ...entry, at: DEFAULT_NOW + 5 }] }).clock.now()).toBe((DEFAULT_NOW + 5) * 1000);
  });

  test('drops entries that no longer change anything, and keeps the others', async () => {
    const server = openServer();
    const { ask, ID: userID } = await enterAs(server, 'RegulatoryAffairsUser');
    await ask(CREATE, { name: 'Appeler', in: DEFAULT_NOW + 60, people: 'user-cm-1' });
    const journal = server.journal();
    const foreign = { at: DEFAULT_NOW, operationName: null, variables: {}, userID, agencyID: 'cm' };
    const broken = [
      { ...foreign, query: '{' },
      { ...foreign, query: 'mutation { wish { ID } }' },
      { ...foreign, userID: 'nobody', query: CREATE },
    ];
    const again = openServer({ journal: [...broken, ...journal] });
    expect(again.journal()).toEqual(journal);
    expect(await stateOf(again)).toEqual(await stateOf(server));
  });
});
