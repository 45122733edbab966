import { describe, expect, test } from 'vitest';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import type { UserType } from '#domain/access/roles.ts';
import type { ServerOptions } from '#mocks/server/server.ts';
import { DAY, NOW, worldOf } from './seed-worlds.ts';
import { at, type Client, codesOf, enterAs, enterWith, listAt, openServer, textAt, textsAt } from './server-client.ts';

const world = worldOf('small');
const idOf = (email: string): string => world.users.find(({ Email }) => Email === email)?.ID ?? '';
const delegate = idOf('yannick.mbida@tournee.example');
const supervisor = idOf('pauline.kouame@tournee.example');
const group = world.workgroups.find(({ supervisorID }) => supervisorID === supervisor);
const colleague = world.users.find(({ ID }) => ID !== delegate && group?.delegueIDs.includes(ID));
const stranger = world.users.find(
  ({ ID, userType, agencyID }) => agencyID === 'cm' && userType === 'Delegue' && !group?.delegueIDs.includes(ID),
);
const elsewhere = world.users.find(({ userType, agencyID }) => userType === 'Delegue' && agencyID !== 'cm');

const ROW = `ID objectAbsence justification absenceStartDateTimeStamp absenceEndDateTimeStamp Photo
  Worker { ID FirstName Surname }`;
const READ = `query Read($start: Timestamp!, $end: Timestamp!, $workerID: ID) {
  readAbsenceJustification(absenceStartDateTimeStamp: $start, absenceEndDateTimeStamp: $end, workerID: $workerID) { ${ROW} }
}`;
const VARIABLES = '$file: Upload, $object: String!, $why: String, $start: Timestamp!, $end: Timestamp!';
const ARGUMENTS = `file: $file, objectAbsence: $object, justification: $why,
  absenceStartDateTimeStamp: $start, absenceEndDateTimeStamp: $end`;
const CREATE = `mutation Create(${VARIABLES}) { createAbsenceJustification(${ARGUMENTS}) { ${ROW} } }`;
const EDIT = `mutation Edit($ID: ID!, ${VARIABLES}) { editAbsenceJustification(ID: $ID, ${ARGUMENTS}) { ${ROW} } }`;

const ALWAYS = { start: NOW - 800 * DAY, end: NOW + 400 * DAY };
const DRAFT = { object: 'Congé annuel', why: null, start: NOW + 30 * DAY, end: NOW + 35 * DAY };
const pdf = (content = '%PDF-1.4', name = 'demande.pdf') => new File([content], name, { type: 'application/pdf' });

const enter = (role: UserType, options: Partial<ServerOptions> = {}) => enterAs(openServer(options), role);

const read = async ({ ask }: Client, variables: Readonly<Record<string, unknown>> = {}): Promise<readonly unknown[]> =>
  listAt(await ask(READ, { ...ALWAYS, ...variables }), 'data', 'readAbsenceJustification');

/** The id of the file at the address of an absence. */
const fileIDOf = (absence: unknown): string => decodeURIComponent(textAt(absence, 'Photo').split('/').at(-2) ?? '');

const workersOf = (absences: readonly unknown[]): Set<string> => new Set(textsAt(absences, 'Worker', 'ID'));

describe('reading', () => {
  test.each(['Delegue', 'RegulatoryAffairsUser'] as const)('a %s sees the own absences only', async (role) => {
    const client = await enter(role);
    expect(workersOf(await read(client))).toEqual(new Set([client.ID]));
  });

  test('a supervisor sees the own group, and nobody else', async () => {
    const client = await enter('Supervisor');
    const seen = workersOf(await read(client));
    expect(seen).toEqual(new Set([supervisor, ...(group?.delegueIDs ?? [])]));
    expect(workersOf(await read(client, { workerID: delegate }))).toEqual(new Set([delegate]));
    expect(codesOf(await client.ask(READ, { ...ALWAYS, workerID: stranger?.ID }))).toEqual(['NOT_FOUND']);
  });

  test.each(['BossMultinational', 'Boss', 'BossAssistant'] as const)('a %s sees the agency', async (role) => {
    const client = await enter(role);
    const seen = workersOf(await read(client));
    expect(seen).toContain(delegate);
    expect(seen).toContain(stranger?.ID);
    expect(seen).not.toContain(elsewhere?.ID);
    expect(codesOf(await client.ask(READ, { ...ALWAYS, workerID: elsewhere?.ID }))).toEqual(['NOT_FOUND']);
  });

  test.each(['PharmaLaboBossUser', 'PharmaLaboReglementaryAffairUser'] as const)('a %s sees none', async (role) => {
    const client = await enter(role);
    expect(codesOf(await client.ask(READ, ALWAYS))).toEqual(['FORBIDDEN']);
  });

  test('answers those that have an instant in the range, in order of time', async () => {
    const client = await enter('Boss');
    const all = await read(client);
    const starts = all.map((absence) => Number(at(absence, 'absenceStartDateTimeStamp')));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const range = { start: NOW - 10 * DAY, end: NOW };
    const inRange = all.filter(
      (absence) =>
        Number(at(absence, 'absenceStartDateTimeStamp')) <= range.end &&
        Number(at(absence, 'absenceEndDateTimeStamp')) >= range.start,
    );
    expect(inRange.length).toBeGreaterThan(0);
    expect(await read(client, range)).toEqual(inRange);
  });

  test('refuses a range that ends before it begins', async () => {
    const client = await enter('Delegue');
    expect(codesOf(await client.ask(READ, { start: NOW, end: NOW - 1 }))).toEqual(['INVALID_DATE_RANGE']);
  });
});

describe('createAbsenceJustification', () => {
  test('is an absence of whoever makes the call, with a file or without', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const { data } = await client.ask(CREATE, { ...DRAFT, object: ' Congé annuel ', why: ' ' });
    expect(at(data, 'createAbsenceJustification')).toMatchObject({
      objectAbsence: 'Congé annuel',
      justification: null,
      absenceStartDateTimeStamp: DRAFT.start,
      absenceEndDateTimeStamp: DRAFT.end,
      Photo: null,
      Worker: { ID: delegate },
    });
    const withFile = await client.ask(CREATE, { ...DRAFT, object: 'Maladie', why: 'Grippe', file: pdf() });
    const made = at(withFile, 'data', 'createAbsenceJustification');
    expect(textAt(made, 'Photo')).toMatch(/\/demande\.pdf$/);
    expect(await read(client, { start: DRAFT.start, end: DRAFT.end })).toContainEqual(made);
  });

  test('refuses one without an object, and one that does not end after it begins', async () => {
    const { ask } = await enter('Delegue');
    expect(codesOf(await ask(CREATE, { ...DRAFT, object: '  ' }))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await ask(CREATE, { ...DRAFT, end: DRAFT.start - 1 }))).toEqual(['INVALID_DATE_RANGE']);
    expect(codesOf(await ask(CREATE, { ...DRAFT, end: DRAFT.start }))).toEqual(['INVALID_DATE_RANGE']);
    expect(codesOf(await ask(CREATE, { ...DRAFT, end: DRAFT.start + 1 }))).toEqual([]);
  });

  test('refuses a second one with the same beginning, end and object, and says which it is', async () => {
    const { ask } = await enter('Delegue');
    const first = await ask(CREATE, DRAFT);
    const { errors } = await ask(CREATE, { ...DRAFT, why: 'Autre' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'ALREADY_RECORDED',
      ID: textAt(first, 'data', 'createAbsenceJustification', 'ID'),
    });
    expect(codesOf(await ask(CREATE, { ...DRAFT, object: 'Formation' }))).toEqual([]);
  });

  test('refuses a file that the limits do not allow', async () => {
    const { ask } = await enter('Delegue');
    const tooLarge = pdf('%PDF'.padEnd(FILE_RULES.administration.maxBytes + 1));
    expect(codesOf(await ask(CREATE, { ...DRAFT, file: tooLarge }))).toEqual(['FILE_TOO_LARGE']);
    const program = new File(['MZ'], 'note.exe', { type: 'application/x-msdownload' });
    expect(codesOf(await ask(CREATE, { ...DRAFT, file: program }))).toEqual(['FILE_FORMAT_NOT_ALLOWED']);
    expect(codesOf(await ask(CREATE, { ...DRAFT, file: pdf('MZ') }))).toEqual(['FILE_FORMAT_NOT_ALLOWED']);
  });
});

describe('editAbsenceJustification', () => {
  async function created(client: Client): Promise<string> {
    const answer = await client.ask(CREATE, { ...DRAFT, file: pdf() });
    return textAt(answer, 'data', 'createAbsenceJustification', 'ID');
  }

  test('changes the fields; the file stays unless there is another', async () => {
    const client = await enter('Delegue');
    const ID = await created(client);
    const { data } = await client.ask(EDIT, { ...DRAFT, ID, object: 'Formation', end: DRAFT.end + DAY });
    const changed = at(data, 'editAbsenceJustification');
    expect(changed).toMatchObject({ ID, objectAbsence: 'Formation', absenceEndDateTimeStamp: DRAFT.end + DAY });
    expect(textAt(changed, 'Photo')).toMatch(/\/demande\.pdf$/);
    const other = await client.ask(EDIT, { ...DRAFT, ID, file: pdf('%PDF-1.7', 'autre.pdf') });
    expect(textAt(other, 'data', 'editAbsenceJustification', 'Photo')).toMatch(/\/autre\.pdf$/);
  });

  test('changes what the demo began with, too', async () => {
    const client = await enter('Delegue');
    const [first] = await read(client);
    const ID = textAt(first, 'ID');
    expect(codesOf(await client.ask(EDIT, { ...DRAFT, ID }))).toEqual([]);
    const after = await read(client);
    expect(after.filter((absence) => at(absence, 'ID') === ID)).toMatchObject([
      { objectAbsence: DRAFT.object, absenceStartDateTimeStamp: DRAFT.start },
    ]);
  });

  test('is for the own absences: those of others are only read', async () => {
    const server = openServer();
    const ID = await created(await enterAs(server, 'Delegue'));
    for (const role of ['Supervisor', 'Boss'] as const) {
      const client = await enterAs(server, role);
      expect(codesOf(await client.ask(EDIT, { ...DRAFT, ID }))).toEqual(['FORBIDDEN']);
    }
    const other = await enterWith(server, colleague?.Email ?? '');
    expect(codesOf(await other.ask(EDIT, { ...DRAFT, ID }))).toEqual(['NOT_FOUND']);
  });

  test('refuses what would be the same as another absence', async () => {
    const client = await enter('Delegue');
    await created(client);
    const second = await client.ask(CREATE, { ...DRAFT, object: 'Formation' });
    const ID = textAt(second, 'data', 'createAbsenceJustification', 'ID');
    expect(codesOf(await client.ask(EDIT, { ...DRAFT, ID }))).toEqual(['ALREADY_RECORDED']);
    expect(codesOf(await client.ask(EDIT, { ...DRAFT, ID, end: DRAFT.start - 1 }))).toEqual(['INVALID_DATE_RANGE']);
    expect(codesOf(await client.ask(EDIT, { ...DRAFT, ID: 'nothing' }))).toEqual(['NOT_FOUND']);
  });
});

describe('the file of an absence', () => {
  test('is read by whoever sees the absence', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const answer = await client.ask(CREATE, { ...DRAFT, file: pdf() });
    const ID = fileIDOf(at(answer, 'data', 'createAbsenceJustification'));
    const readBy = ({ authorization, agency }: Client) => server.readFile({ ID, authorization, agency });
    const own = await readBy(client);
    expect(own).toMatchObject({ name: 'demande.pdf', type: 'application/pdf' });
    expect('content' in own && (await own.content.text())).toBe('%PDF-1.4');
    expect(await readBy(await enterAs(server, 'Supervisor'))).toMatchObject({ name: 'demande.pdf' });
    expect(await readBy(await enterAs(server, 'RegulatoryAffairsUser'))).toEqual({ status: 404 });
    expect(await readBy(await enterAs(server, 'PharmaLaboBossUser'))).toEqual({ status: 403 });
    expect(await server.readFile({ ID, agency: 'cm' })).toEqual({ status: 401 });
    expect(await server.readFile({ ...client, ID: 'absence-nothing-1@1' })).toEqual({ status: 404 });
  });

  test('is there for those that the demo begins with', async () => {
    const server = openServer();
    const boss = await enterAs(server, 'Boss');
    const proofs = (await read(boss)).filter((absence) => at(absence, 'Photo') !== null);
    expect(proofs.length).toBeGreaterThan(0);
    for (const proof of proofs.slice(0, 5)) {
      const file = await server.readFile({ ...boss, ID: fileIDOf(proof) });
      expect('content' in file && file.content.size).toBeGreaterThan(0);
    }
  });
});
