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

  test('refuses a range that ends before it begins, and takes one of an instant', async () => {
    const client = await enter('Delegue');
    expect(codesOf(await client.ask(READ, { start: NOW, end: NOW - 1 }))).toEqual(['INVALID_DATE_RANGE']);
    expect(codesOf(await client.ask(READ, { start: NOW, end: NOW }))).toEqual([]);
  });

  test('a boss may ask about who belongs to no agency, and not about the people of a laboratory', async () => {
    const client = await enter('Boss');
    const of = (email: string) => client.ask(READ, { ...ALWAYS, workerID: idOf(email) });
    expect(codesOf(await of('armand.kessie@tournee.example'))).toEqual([]);
    expect(codesOf(await of('thierry.casamayou@tournee.example'))).toEqual(['NOT_FOUND']);
  });

  test('an absence is read in its agency alone', async () => {
    const server = openServer();
    const [boss, leader] = [await enterAs(server, 'BossMultinational'), await enterAs(server, 'Boss')];
    const made = await boss.ask(CREATE, { ...DRAFT, file: pdf() }, { agency: 'ci' });
    expect(codesOf(made)).toEqual([]);
    const absence = at(made, 'data', 'createAbsenceJustification');
    const own = { ...ALWAYS, workerID: boss.ID };
    const seen = async (client: Client, agency: string) =>
      listAt(await client.ask(READ, own, { agency }), 'data', 'readAbsenceJustification');
    expect(await seen(boss, 'ci')).toEqual([absence]);
    expect(await seen(boss, 'cm')).toEqual([]);
    expect(await seen(leader, 'cm')).toEqual([]);
    const ID = textAt(absence, 'ID');
    expect(codesOf(await boss.ask(EDIT, { ...DRAFT, ID }, { agency: 'cm' }))).toEqual(['NOT_FOUND']);
    const { authorization } = boss;
    const file = fileIDOf(absence);
    expect(await server.readFile({ ID: file, authorization, agency: 'ci' })).toMatchObject({ name: 'demande.pdf' });
    expect(await server.readFile({ ID: file, authorization, agency: 'cm' })).toEqual({ status: 404 });
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

  test('ends before the year 10000, by the clocks of the agency', async () => {
    const last = 253_402_300_799;
    const ends = async (role: UserType, end: number, agency: string) =>
      codesOf(await (await enter(role)).ask(CREATE, { ...DRAFT, end }, { agency }));
    // Douala is one hour ahead of Greenwich, Abidjan is not.
    expect(await ends('Delegue', last, 'cm')).toEqual(['INVALID_DATE_RANGE']);
    expect(await ends('Delegue', last - 3600, 'cm')).toEqual([]);
    expect(await ends('BossMultinational', last, 'ci')).toEqual([]);
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
    // Sent again as it is, it is the same absence, and no second one.
    expect(codesOf(await client.ask(EDIT, { ...DRAFT, ID }))).toEqual([]);
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

  test('has another address when it is another file: what is at an address never changes', async () => {
    let elapsed = 0;
    const server = openServer({ elapsed: () => elapsed });
    const client = await enterAs(server, 'Delegue');
    const textOf = async (ID: string) => {
      const file = await server.readFile({ ...client, ID });
      return 'content' in file ? file.content.text() : file.status;
    };
    const first = at(await client.ask(CREATE, { ...DRAFT, file: pdf() }), 'data', 'createAbsenceJustification');
    elapsed = 1000;
    const file = pdf('%PDF-1.7');
    const edited = await client.ask(EDIT, { ...DRAFT, ID: textAt(first, 'ID'), file });
    const second = at(edited, 'data', 'editAbsenceJustification');
    expect(await textOf(fileIDOf(second))).toBe('%PDF-1.7');
    expect(await textOf(fileIDOf(first))).toBe(404);
    const without = at(
      await client.ask(CREATE, { ...DRAFT, object: 'Formation' }),
      'data',
      'createAbsenceJustification',
    );
    expect(await textOf(textAt(without, 'ID'))).toBe(404);
    expect(await textOf(`${textAt(without, 'ID')}@${NOW}`)).toBe(404);
    expect(await textOf(textAt(second, 'ID'))).toBe(404);
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
