import { describe, expect, test } from 'vitest';
import { USER_TYPES } from '#domain/access/roles.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import type { ServerAnswer } from '#mocks/server/server.ts';
import { at, type Client, codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const ROW = `ID name description scheduledTimeStamp isEmail isNotification expired
  RegulatoryActionStep { ID name RegulatoryAction { ID PharmaProduct { ID PharmaLaboratory { ID name } } } }
  Recipients { ID FirstName Surname profilPic }`;
const ALL = `query All($done: Boolean!) { getAllReminder(done: $done) { ${ROW} } }`;
const ONE = `query One($ID: ID!) { getReminderByID(ID: $ID) { ${ROW} } }`;

const ARGUMENTS = `name: $name, description: $description, scheduledTimeStamp: $scheduledTimeStamp,
  regulatoryActionStepID: $regulatoryActionStepID, isNotification: $isNotification, isEmail: $isEmail,
  recipientsIDList: $recipientsIDList`;
const VARIABLES = `$name: String!, $description: String!, $scheduledTimeStamp: Timestamp!, $regulatoryActionStepID: ID,
  $isNotification: Boolean!, $isEmail: Boolean!, $recipientsIDList: String!`;
const CREATE = `mutation Create(${VARIABLES}) { createReminder(${ARGUMENTS}) { ${ROW} } }`;
const EDIT = `mutation Edit($ID: ID!, ${VARIABLES}) { editReminder(ID: $ID, ${ARGUMENTS}) { ${ROW} } }`;
const DELETE = `mutation Delete($reminderID: ID!, $forceDelete: Boolean!) {
  deleteReminder(reminderID: $reminderID, forceDelete: $forceDelete) { success }
}`;

const HOUR = 3600;
const DRAFT = {
  name: 'Préparer le dossier',
  description: 'Réunir les pièces',
  scheduledTimeStamp: DEFAULT_NOW + HOUR,
  isNotification: true,
  isEmail: false,
  recipientsIDList: 'user-cm-1',
};

const regulatory = async (): Promise<Client> => enterAs(openServer(), 'RegulatoryAffairsUser');

async function remindersOf({ ask }: Client, done: boolean): Promise<readonly unknown[]> {
  return listAt(await ask(ALL, { done }), 'data', 'getAllReminder');
}

/** A pending reminder with a step, a pending one without, and an expired one. */
async function samples(client: Client): Promise<{ linked: unknown; unlinked: unknown; expired: unknown }> {
  const toCome = await remindersOf(client, false);
  const isLinked = (reminder: unknown) => at(reminder, 'RegulatoryActionStep') !== null;
  return {
    linked: toCome.find(isLinked),
    unlinked: toCome.find((reminder) => !isLinked(reminder)),
    expired: (await remindersOf(client, true)).find(isLinked),
  };
}

describe('reading', () => {
  test('separates done and pending reminders, in order of time', async () => {
    const client = await regulatory();
    const [done, toCome] = [await remindersOf(client, true), await remindersOf(client, false)];
    expect(done.every((reminder) => at(reminder, 'expired') === true)).toBe(true);
    expect(toCome.every((reminder) => at(reminder, 'expired') === false)).toBe(true);
    const times = [...done, ...toCome].map((reminder) => Number(at(reminder, 'scheduledTimeStamp')));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(done.length).toBeGreaterThan(0);
    expect(toCome.length).toBeGreaterThan(0);
  });

  test('a reminder is done from the second its time comes', async () => {
    let elapsed = 0;
    const client = await enterAs(openServer({ elapsed: () => elapsed }), 'RegulatoryAffairsUser');
    const created = await client.ask(CREATE, DRAFT);
    const ID = textAt(created, 'data', 'createReminder', 'ID');
    elapsed = (HOUR - 1) * 1000;
    expect(at(await client.ask(ONE, { ID }), 'data', 'getReminderByID', 'expired')).toBe(false);
    elapsed = HOUR * 1000;
    expect(at(await client.ask(ONE, { ID }), 'data', 'getReminderByID', 'expired')).toBe(true);
    expect(textsAt(await remindersOf(client, true), 'ID')).toContain(ID);
  });

  test('one that does not exist is NOT_FOUND', async () => {
    const { ask } = await regulatory();
    expect(codesOf(await ask(ONE, { ID: 'nothing' }))).toEqual(['NOT_FOUND']);
  });

  test('every recipient is in the directory', async () => {
    const client = await regulatory();
    const directory = textsAt(
      listAt(await client.ask('{ readAllBaseUsers { ID } }'), 'data', 'readAllBaseUsers'),
      'ID',
    );
    const reminders = [...(await remindersOf(client, true)), ...(await remindersOf(client, false))];
    const recipients = reminders.flatMap((reminder) => textsAt(listAt(reminder, 'Recipients'), 'ID'));
    expect(directory).toEqual(expect.arrayContaining([...new Set(recipients)]));
  });
});

describe('creating and editing', () => {
  test('creates a reminder with trimmed texts, and answers it', async () => {
    const client = await regulatory();
    const step = textAt((await samples(client)).linked, 'RegulatoryActionStep', 'ID');
    const created = await client.ask(CREATE, {
      ...DRAFT,
      name: `  ${DRAFT.name} `,
      regulatoryActionStepID: step,
      recipientsIDList: 'user-cm-2, user-cm-1,user-cm-2',
    });
    expect(created).toMatchObject({
      data: {
        createReminder: {
          name: DRAFT.name,
          description: DRAFT.description,
          scheduledTimeStamp: DRAFT.scheduledTimeStamp,
          isEmail: false,
          isNotification: true,
          expired: false,
          RegulatoryActionStep: { ID: step },
          Recipients: [{ ID: 'user-cm-2' }, { ID: 'user-cm-1' }],
        },
      },
    });
    const ID = textAt(created, 'data', 'createReminder', 'ID');
    expect(at(await client.ask(ONE, { ID }), 'data', 'getReminderByID')).toEqual(at(created, 'data', 'createReminder'));
  });

  test('edits every field, and leaves other reminders alone', async () => {
    const client = await regulatory();
    const before = await remindersOf(client, false);
    const ID = textAt(before[1], 'ID');
    const edited = await client.ask(EDIT, {
      ...DRAFT,
      ID,
      isEmail: true,
      isNotification: false,
      regulatoryActionStepID: null,
    });
    expect(at(edited, 'data', 'editReminder')).toMatchObject({
      ID,
      name: DRAFT.name,
      isEmail: true,
      isNotification: false,
      RegulatoryActionStep: null,
    });
    const others = (list: readonly unknown[]) => list.filter((reminder) => at(reminder, 'ID') !== ID);
    expect(others(await remindersOf(client, false))).toEqual(others(before));
  });

  test('an expired reminder is pending again with a new time', async () => {
    const client = await regulatory();
    const ID = textAt((await samples(client)).expired, 'ID');
    const scheduledTimeStamp = Number(
      at(await client.ask(ONE, { ID }), 'data', 'getReminderByID', 'scheduledTimeStamp'),
    );
    expect(codesOf(await client.ask(EDIT, { ...DRAFT, ID, scheduledTimeStamp }))).toEqual(['REMINDER_EXPIRED']);
    expect(at(await client.ask(EDIT, { ...DRAFT, ID }), 'data', 'editReminder', 'expired')).toBe(false);
  });

  const people = (count: number) => Array.from({ length: count }, (_, index) => `user-cm-${index + 1}`).join(',');

  test('takes fifteen recipients', async () => {
    const { ask } = await regulatory();
    const answer = await ask(CREATE, {
      ...DRAFT,
      recipientsIDList: `user-hq-1,${people(11)},user-hq-2,user-brevane-reg,user-orvalis-dir`,
    });
    expect(listAt(answer, 'data', 'createReminder', 'Recipients')).toHaveLength(15);
  });

  test.for([
    ['no name', { name: ' ' }, 'REQUIRED_VALUE'],
    ['no description', { description: '' }, 'REQUIRED_VALUE'],
    ['a time that has passed', { scheduledTimeStamp: DEFAULT_NOW - 1 }, 'REMINDER_EXPIRED'],
    ['a time that is now', { scheduledTimeStamp: DEFAULT_NOW }, 'REMINDER_EXPIRED'],
    ['no channel', { isNotification: false, isEmail: false }, 'REMINDER_CHANNEL_REQUIRED'],
    ['no recipient', { recipientsIDList: ' , ' }, 'REMINDER_RECIPIENTS_REQUIRED'],
    ['a sixteenth recipient', { recipientsIDList: people(16) }, 'REMINDER_TOO_MANY_RECIPIENTS'],
    ['an unknown recipient', { recipientsIDList: 'user-cm-1,user-cm-999' }, 'UNKNOWN_RECIPIENT'],
    ['a recipient of another agency', { recipientsIDList: 'user-ci-1' }, 'UNKNOWN_RECIPIENT'],
    ['an unknown step', { regulatoryActionStepID: 'nothing' }, 'NOT_FOUND'],
  ] as const)('refuses %s, and changes nothing', async ([, part, code]) => {
    const server = openServer();
    const client = await enterAs(server, 'RegulatoryAffairsUser');
    const before = await remindersOf(client, false);
    const ID = textAt(before[0], 'ID');
    const created = await client.ask(CREATE, { ...DRAFT, ...part });
    const edited = await client.ask(EDIT, { ...DRAFT, ...part, ID });
    expect([codesOf(created), codesOf(edited)]).toEqual([[code], [code]]);
    expect(created.data).toBeNull();
    expect(created.errors?.[0]?.message).toContain(code);
    expect(await remindersOf(client, false)).toEqual(before);
    expect(server.journal()).toEqual([]);
  });

  test('refuses a time that is not a number', async () => {
    const { ask } = await regulatory();
    const { data, errors } = await ask(CREATE, { ...DRAFT, scheduledTimeStamp: 'demain' });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain('Timestamp');
  });
});

describe('deleting', () => {
  const stillThere = async ({ ask }: Client, ID: string) => codesOf(await ask(ONE, { ID })).length === 0;

  test.for(['unlinked', 'expired'] as const)('deletes one that is %s without force', async (kind) => {
    const client = await regulatory();
    const reminderID = textAt((await samples(client))[kind], 'ID');
    expect(await client.ask(DELETE, { reminderID, forceDelete: false })).toEqual({
      data: { deleteReminder: { success: true } },
    });
    expect(await stillThere(client, reminderID)).toBe(false);
  });

  test('asks for force when a step depends on it, and names the step', async () => {
    const client = await regulatory();
    const { linked } = await samples(client);
    const reminderID = textAt(linked, 'ID');
    const refused = await client.ask(DELETE, { reminderID, forceDelete: false });
    const { ID, name } = {
      ID: textAt(linked, 'RegulatoryActionStep', 'ID'),
      name: textAt(linked, 'RegulatoryActionStep', 'name'),
    };
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: 'HAS_DEPENDENTS',
      dependents: [{ kind: 'RegulatoryActionStep', ID, name }],
    });
    expect(await stillThere(client, reminderID)).toBe(true);
    expect(codesOf(await client.ask(DELETE, { reminderID, forceDelete: true }))).toEqual([]);
    expect(await stillThere(client, reminderID)).toBe(false);
  });

  test('never reuses an id', async () => {
    const { ask } = await regulatory();
    const first = textAt(await ask(CREATE, DRAFT), 'data', 'createReminder', 'ID');
    await ask(DELETE, { reminderID: first, forceDelete: true });
    expect(textAt(await ask(CREATE, DRAFT), 'data', 'createReminder', 'ID')).not.toBe(first);
    expect(codesOf(await ask(DELETE, { reminderID: first, forceDelete: true }))).toEqual(['NOT_FOUND']);
  });
});

describe('rights by role', () => {
  const WRITERS = ['BossMultinational', 'Boss', 'BossAssistant', 'RegulatoryAffairsUser'] as const;
  const READERS = [...WRITERS, 'PharmaLaboReglementaryAffairUser', 'PharmaLaboBossUser'] as const;
  const isIn = (list: readonly string[], userType: string) => list.includes(userType);

  test.for(USER_TYPES)('%s', async (userType) => {
    const { ask } = await enterAs(openServer(), userType);
    const mayWrite = isIn(WRITERS, userType);
    const refusalOf = (answer: ServerAnswer) => codesOf(answer).includes('FORBIDDEN');
    expect(refusalOf(await ask(ALL, { done: false }))).toBe(!isIn(READERS, userType));
    expect(refusalOf(await ask(ONE, { ID: 'nothing' }))).toBe(!isIn(READERS, userType));
    expect(refusalOf(await ask(CREATE, DRAFT))).toBe(!mayWrite);
    expect(refusalOf(await ask(EDIT, { ...DRAFT, ID: 'nothing' }))).toBe(!mayWrite);
    expect(refusalOf(await ask(DELETE, { reminderID: 'nothing', forceDelete: true }))).toBe(!mayWrite);
  });

  test('reminders of another agency are not found', async () => {
    const boss = await enterAs(openServer(), 'BossMultinational');
    const there = { agency: 'ci' };
    const ID = textAt(listAt(await boss.ask(ALL, { done: false }, there), 'data', 'getAllReminder')[0], 'ID');
    expect(codesOf(await boss.ask(ONE, { ID }, there))).toEqual([]);
    expect(codesOf(await boss.ask(ONE, { ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await boss.ask(EDIT, { ...DRAFT, ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await boss.ask(DELETE, { reminderID: ID, forceDelete: true }))).toEqual(['NOT_FOUND']);
    const step = textAt((await samples(boss)).linked, 'RegulatoryActionStep', 'ID');
    const elsewhere = { ...DRAFT, recipientsIDList: 'user-ci-1', regulatoryActionStepID: step };
    expect(codesOf(await boss.ask(CREATE, elsewhere, there))).toEqual(['NOT_FOUND']);
  });

  test('a laboratory’s users see its products’ reminders, and those sent to them', async () => {
    const server = openServer({ scenario: 'standard' });
    const lab = await enterAs(server, 'PharmaLaboReglementaryAffairUser');
    const agency = await enterAs(server, 'Boss');
    const isTheirs = (reminder: unknown): boolean =>
      at(reminder, 'RegulatoryActionStep', 'RegulatoryAction', 'PharmaProduct', 'PharmaLaboratory', 'name') ===
        'Brévane' || textsAt(listAt(reminder, 'Recipients'), 'ID').includes(lab.ID);
    const all = await remindersOf(agency, false);
    const expected = textsAt(all.filter(isTheirs), 'ID');
    expect(textsAt(await remindersOf(lab, false), 'ID')).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    const other = textAt(
      all.find((reminder) => !isTheirs(reminder)),
      'ID',
    );
    expect(codesOf(await lab.ask(ONE, { ID: other }))).toEqual(['NOT_FOUND']);
  });

  test('a reminder that is sent to the user of a laboratory does not tell of the step of another one', async () => {
    const server = openServer();
    const lab = await enterAs(server, 'PharmaLaboReglementaryAffairUser');
    const agency = await enterAs(server, 'Boss');
    const stepOf = (reminder: unknown) => at(reminder, 'RegulatoryActionStep', 'ID');
    const ofOthers = (await remindersOf(agency, false)).find(
      (reminder) =>
        stepOf(reminder) !== undefined &&
        at(reminder, 'RegulatoryActionStep', 'RegulatoryAction', 'PharmaProduct', 'PharmaLaboratory', 'name') !==
          'Brévane',
    );
    const sent = { ...DRAFT, regulatoryActionStepID: stepOf(ofOthers), recipientsIDList: lab.ID };
    const created = await agency.ask(CREATE, sent);
    const ID = textAt(created, 'data', 'createReminder', 'ID');
    expect(stepOf(at(created, 'data', 'createReminder'))).toBe(sent.regulatoryActionStepID);
    const told = await lab.ask(ONE, { ID });
    expect(codesOf(told)).toEqual([]);
    expect(at(told, 'data', 'getReminderByID')).toMatchObject({ name: DRAFT.name, RegulatoryActionStep: null });
  });
});
