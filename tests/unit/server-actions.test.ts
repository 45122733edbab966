import { describe, expect, test } from 'vitest';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { REGULATORY_STATUSES } from '#mocks/seed/vocabulary.ts';
import type { ServerAnswer } from '#mocks/server/server.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { at, type Client, codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const ACTION_ARGUMENTS = `name: $name, description: $description, statut: $statut,
  typeRegulatoryActionID: $type, pharmaProductID: $product`;
const ACTION_VARIABLES = '$name: String!, $description: String!, $statut: String!, $type: ID!, $product: ID!';
const ACTION = 'ID name description statut PharmaProduct { ID } TypeRegulatoryAction { ID }';
const CREATE = `mutation (${ACTION_VARIABLES}) { createRegulatoryAction(${ACTION_ARGUMENTS}) { ${ACTION} } }`;
const EDIT = `mutation ($ID: ID!, ${ACTION_VARIABLES}) { editRegulatoryAction(ID: $ID, ${ACTION_ARGUMENTS}) { ${ACTION} } }`;
const ONE = `query ($ID: ID!) { getRegulatoryActionByID(ID: $ID) { ${ACTION} RegulatoryActionSteps { ID } } }`;
const DELETE = `mutation ($ID: ID!, $force: Boolean!) {
  deleteRegulatoryAction(regulatoryActionID: $ID, forceCascadeDelete: $force) { success }
}`;
const STEP =
  'ID name description Reminder { ID name Recipients { ID } } PharmaProductFiles { ID name File PharmaProduct { ID } }';
const STEPS = `query ($ID: ID!) { getAllRegulatoryActionStepByRegulatoryActionID(regulatoryActionID: $ID) { ${STEP} } }`;
const ADD_STEP = `mutation ($action: ID!, $name: String!, $description: String!, $file: Upload) {
  createRegulatoryActionStep(regulatoryActionID: $action, name: $name, description: $description, file: $file) { ${STEP} }
}`;
const DELETE_STEP = `mutation ($ID: ID!, $force: Boolean!) {
  deleteRegulatoryActionStep(regulatoryActionStepID: $ID, forceCascadeDelete: $force) { success }
}`;
const DETACH = `mutation ($step: ID!, $file: ID!) {
  deleteRegulatoryActionStepProductFile(regulatoryActionStepID: $step, pharmaProductFileID: $file) { success }
}`;
const FILES = `query ($product: ID!) {
  getAllPharmaProductFileByPharmaProductID(pharmaProductID: $product) { ID name File PharmaProduct { ID } }
}`;
const ONE_FILE = 'query ($ID: ID!) { getPharmaProductFileByID(ID: $ID) { ID name File } }';
const ADD_FILE = `mutation ($file: Upload!, $name: String!, $product: ID!, $step: ID) {
  createPharmaProductFile(file: $file, name: $name, pharmaProductID: $product, regulatoryActionStepID: $step) { ID name File }
}`;
const DELETE_FILE = `mutation ($ID: ID!, $force: Boolean!) {
  deletePharmaProductFile(pharmaProductFileID: $ID, forceCascadeDelete: $force) { success }
}`;
const NEW_AMM = `mutation ($file: Upload!, $fileName: String!, $num: String!, $start: Timestamp!, $end: Timestamp,
  $name: String!, $description: String!, $when: Timestamp!, $people: String!, $byNotification: Boolean!, $byEmail: Boolean!,
  $step: String!, $stepDescription: String!, $action: ID!) {
  createAMMFileAndReminder(file: $file, pharmaProductFileName: $fileName, newAMMNum: $num, newAMMTimeStamp: $start,
    newAMMEndTimeStamp: $end, reminderName: $name, reminderDescription: $description, reminderScheduledTimeStamp: $when,
    recipientsIDList: $people, isNotification: $byNotification, isEmail: $byEmail, actionStepName: $step,
    actionStepDescription: $stepDescription, regulatoryActionID: $action) { ${STEP} RegulatoryAction { ID } }
}`;
const PRODUCT = '{ readAllPharmaProducts { ID numAMM aMMDate aMMEndDate aMMTimeStamp aMMEndTimeStamp } }';

const YEAR = 365 * 86_400;
const world = worldOf('small');
const [planted] = inAgency(world.regulatoryActions, 'cm');
if (!planted) throw new Error('The small world has an action');
const otherProduct = inAgency(world.pharmaProducts, 'cm').find(({ ID }) => ID !== planted.pharmaProductID)?.ID;
const plantedSteps = world.regulatoryActionSteps.filter(({ regulatoryActionID }) => regulatoryActionID === planted.ID);
const plantedFiles = world.pharmaProductFiles.filter(({ regulatoryActionStepID }) =>
  plantedSteps.some(({ ID }) => ID === regulatoryActionStepID),
);
const plantedReminders = world.reminders.filter(({ regulatoryActionStepID }) =>
  plantedSteps.some(({ ID }) => ID === regulatoryActionStepID),
);
const TYPE = inAgency(world.typeRegulatoryActions, 'cm')[0]?.ID;
const DRAFT = {
  name: 'Variation',
  description: 'Changer le site',
  statut: 'Déposé',
  type: TYPE,
  product: planted.pharmaProductID,
};

const regulatory = async (): Promise<Client> => enterAs(openServer(), 'RegulatoryAffairsUser');
const pdf = (name = 'recepisse.pdf', type = 'application/pdf', text = '%PDF-1.7 content') =>
  new File([text], name, { type });
const dependentsOf = ({ errors = [] }: ServerAnswer) =>
  listAt(errors[0], 'extensions', 'dependents').map((dependent) => [
    textAt(dependent, 'kind'),
    textAt(dependent, 'ID'),
  ]);
const stepsOf = async ({ ask }: Client, ID = planted.ID) =>
  listAt(await ask(STEPS, { ID }), 'data', 'getAllRegulatoryActionStepByRegulatoryActionID');
const filesOf = async ({ ask }: Client, product = planted.pharmaProductID) =>
  listAt(await ask(FILES, { product }), 'data', 'getAllPharmaProductFileByPharmaProductID');

/** Every record that the calls tested here can change. */
async function stateOf({ ask }: Client): Promise<unknown> {
  return Promise.all([
    ask(ONE, { ID: planted?.ID }),
    ask(STEPS, { ID: planted?.ID }),
    ask(FILES, { product: planted?.pharmaProductID }),
    ask(PRODUCT),
    ask('{ getAllReminder(done: false) { ID } }'),
  ]);
}

describe('an action', () => {
  test('is created and edited', async () => {
    const client = await regulatory();
    const created = at(await client.ask(CREATE, { ...DRAFT, name: ' Variation ' }), 'data', 'createRegulatoryAction');
    expect(created).toMatchObject({ name: 'Variation', statut: 'Déposé', TypeRegulatoryAction: { ID: TYPE } });
    const ID = textAt(created, 'ID');
    const changed = await client.ask(EDIT, { ID, ...DRAFT, statut: 'Accordé' });
    expect(at(changed, 'data', 'editRegulatoryAction')).toMatchObject({ ID, statut: 'Accordé' });
    expect(at(await client.ask(ONE, { ID }), 'data', 'getRegulatoryActionByID', 'statut')).toBe('Accordé');
  });

  test.for<readonly [Partial<Record<keyof typeof DRAFT, string>>, string]>([
    [{ name: ' ' }, 'REQUIRED_VALUE'],
    [{ description: '' }, 'REQUIRED_VALUE'],
    [{ statut: '' }, 'REQUIRED_VALUE'],
    [{ statut: 'Perdu' }, 'UNKNOWN_STATUS'],
    [{ type: 'nothing' }, 'NOT_FOUND'],
    [{ product: 'nothing' }, 'NOT_FOUND'],
    [{ type: String(inAgency(world.typeRegulatoryActions, 'ci')[0]?.ID) }, 'NOT_FOUND'],
    [{ product: String(inAgency(world.pharmaProducts, 'ci')[0]?.ID) }, 'NOT_FOUND'],
  ])('with %j is refused on creation and on edit, and nothing changes', async ([wrong, code]) => {
    const client = await regulatory();
    const before = await stateOf(client);
    expect(codesOf(await client.ask(CREATE, { ...DRAFT, ...wrong }))).toEqual([code]);
    expect(codesOf(await client.ask(EDIT, { ID: planted.ID, ...DRAFT, ...wrong }))).toEqual([code]);
    expect(await stateOf(client)).toEqual(before);
  });

  test('takes each status of the list', async () => {
    const { ask } = await regulatory();
    for (const statut of REGULATORY_STATUSES) {
      expect(at(await ask(EDIT, { ID: planted.ID, ...DRAFT, statut }), 'data', 'editRegulatoryAction', 'statut')).toBe(
        statut,
      );
    }
  });

  test('with children is deleted with them by force, after a refusal that lists them', async () => {
    const client = await regulatory();
    const { ask } = client;
    const before = await stateOf(client);
    const refused = await ask(DELETE, { ID: planted.ID, force: false });
    expect(codesOf(refused)).toEqual(['HAS_DEPENDENTS']);
    const children = [
      ...plantedSteps.map(({ ID }) => ['RegulatoryActionStep', ID]),
      ...plantedFiles.map(({ ID }) => ['PharmaProductFile', ID]),
      ...plantedReminders.map(({ ID }) => ['Reminder', ID]),
    ];
    expect(new Set(dependentsOf(refused))).toEqual(new Set(children));
    expect(await stateOf(client)).toEqual(before);

    expect(at(await ask(DELETE, { ID: planted.ID, force: true }), 'data', 'deleteRegulatoryAction', 'success')).toBe(
      true,
    );
    expect(codesOf(await ask(ONE, { ID: planted.ID }))).toEqual(['NOT_FOUND']);
    const left = textsAt(await filesOf(client), 'ID');
    expect(plantedFiles.filter(({ ID }) => left.includes(ID))).toEqual([]);
    for (const { ID } of plantedReminders) {
      expect(codesOf(await ask('query ($ID: ID!) { getReminderByID(ID: $ID) { ID } }', { ID }))).toEqual(['NOT_FOUND']);
    }
  });

  test('without children is deleted without force', async () => {
    const { ask } = await regulatory();
    const ID = textAt(await ask(CREATE, DRAFT), 'data', 'createRegulatoryAction', 'ID');
    expect(codesOf(await ask(DELETE, { ID, force: false }))).toEqual([]);
    expect(codesOf(await ask(DELETE, { ID, force: true }))).toEqual(['NOT_FOUND']);
  });
});

describe('a step', () => {
  test('is added last, without a file', async () => {
    const client = await regulatory();
    const before = await stepsOf(client);
    await client.ask(ADD_STEP, { action: planted.ID, name: 'Relancer', description: 'Par courrier' });
    const after = await stepsOf(client);
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ name: 'Relancer', PharmaProductFiles: [], Reminder: null });
  });

  test('is added with a file, which the product also has', async () => {
    const client = await regulatory();
    const answer = await client.ask(ADD_STEP, {
      action: planted.ID,
      name: 'Relancer',
      description: 'Oui',
      file: pdf(),
    });
    const [file] = listAt(answer, 'data', 'createRegulatoryActionStep', 'PharmaProductFiles');
    expect(file).toMatchObject({ name: 'recepisse.pdf', PharmaProduct: { ID: planted.pharmaProductID } });
    expect(textsAt(await filesOf(client), 'ID')).toContain(textAt(file, 'ID'));
  });

  test.for<readonly [Readonly<Record<string, unknown>>, string]>([
    [{ name: '' }, 'REQUIRED_VALUE'],
    [{ description: ' ' }, 'REQUIRED_VALUE'],
    [{ action: 'nothing' }, 'NOT_FOUND'],
    [{ file: pdf('virus.exe') }, 'FILE_FORMAT_NOT_ALLOWED'],
  ])('with %j is refused, and nothing changes', async ([wrong, code]) => {
    const client = await regulatory();
    const before = await stateOf(client);
    const answer = await client.ask(ADD_STEP, { action: planted.ID, name: 'Relancer', description: 'Oui', ...wrong });
    expect(codesOf(answer)).toEqual([code]);
    expect(await stateOf(client)).toEqual(before);
  });

  test('can be detached from a file, which the product keeps', async () => {
    const client = await regulatory();
    const [file] = plantedFiles;
    const variables = { step: file?.regulatoryActionStepID, file: file?.ID };
    expect(codesOf(await client.ask(DETACH, variables))).toEqual([]);
    expect(textsAt(await filesOf(client), 'ID')).toContain(file?.ID);
    expect((await stepsOf(client)).flatMap((step) => textsAt(listAt(step, 'PharmaProductFiles'), 'ID'))).not.toContain(
      file?.ID,
    );
    expect(codesOf(await client.ask(DETACH, variables)), 'the file is no longer attached to the step').toEqual([
      'NOT_FOUND',
    ]);
  });

  test('is deleted with its files and reminders by force, after a refusal that lists them', async () => {
    const client = await regulatory();
    const [file] = plantedFiles;
    const ID = file?.regulatoryActionStepID;
    const refused = await client.ask(DELETE_STEP, { ID, force: false });
    expect(codesOf(refused)).toEqual(['HAS_DEPENDENTS']);
    expect(dependentsOf(refused)).toContainEqual(['PharmaProductFile', file?.ID]);
    expect(codesOf(await client.ask(DELETE_STEP, { ID, force: true }))).toEqual([]);
    expect(textsAt(await stepsOf(client), 'ID')).not.toContain(ID);
    expect(textsAt(await filesOf(client), 'ID')).not.toContain(file?.ID);
  });

  test('without files and reminders is deleted without force', async () => {
    const { ask } = await regulatory();
    const added = await ask(ADD_STEP, { action: planted.ID, name: 'Relancer', description: 'Oui' });
    const ID = textAt(added, 'data', 'createRegulatoryActionStep', 'ID');
    expect(codesOf(await ask(DELETE_STEP, { ID, force: false }))).toEqual([]);
  });
});

const UPLOAD = { file: pdf(), name: 'Récépissé.pdf', product: planted.pharmaProductID };

describe('a file', () => {
  test('is added to a product and to one of its steps, and can be read by id', async () => {
    const client = await regulatory();
    const [step] = plantedSteps;
    const loose = at(await client.ask(ADD_FILE, UPLOAD), 'data', 'createPharmaProductFile');
    const tied = at(await client.ask(ADD_FILE, { ...UPLOAD, step: step?.ID }), 'data', 'createPharmaProductFile');
    expect(textsAt(await filesOf(client), 'ID').slice(-2)).toEqual([textAt(loose, 'ID'), textAt(tied, 'ID')]);
    const of = (await stepsOf(client)).find((candidate) => at(candidate, 'ID') === step?.ID);
    expect(textsAt(listAt(of, 'PharmaProductFiles'), 'ID')).toContain(textAt(tied, 'ID'));
    const one = await client.ask(ONE_FILE, { ID: textAt(loose, 'ID') });
    expect(at(one, 'data', 'getPharmaProductFileByID')).toEqual(loose);
  });

  const big = (bytes: number) =>
    new File(['%PDF-', new Uint8Array(bytes - 5)], 'grand.pdf', { type: 'application/pdf' });
  const { maxBytes } = FILE_RULES.administration;

  test('of exactly the limit is accepted, and one byte more is refused', async () => {
    const { ask } = await regulatory();
    expect(codesOf(await ask(ADD_FILE, { ...UPLOAD, file: big(maxBytes) }))).toEqual([]);
    expect(codesOf(await ask(ADD_FILE, { ...UPLOAD, file: big(maxBytes + 1) }))).toEqual(['FILE_TOO_LARGE']);
  });

  test.for(['', 'application/octet-stream'])('takes a file whose type is unknown: %j', async (type) => {
    const file = new File(['%PDF-1.7'], 'decision.pdf', { type });
    const client = await enterAs(openServer(), 'RegulatoryAffairsUser');
    expect(codesOf(await client.ask(ADD_FILE, { ...UPLOAD, file }))).toEqual([]);
    const program = new File(['MZ'], 'decision.pdf', { type });
    expect(codesOf(await client.ask(ADD_FILE, { ...UPLOAD, file: program }))).toEqual(['FILE_FORMAT_NOT_ALLOWED']);
  });

  test('takes no name that cannot be seen, and none that is too long', async () => {
    const client = await enterAs(openServer(), 'RegulatoryAffairsUser');
    expect(codesOf(await client.ask(ADD_FILE, { ...UPLOAD, name: '\u200B\u3164' }))).toEqual(['REQUIRED_VALUE']);
    const file = new File(['%PDF-1.7'], `${'a'.repeat(117)}.pdf`, { type: 'application/pdf' });
    expect(codesOf(await client.ask(ADD_FILE, { ...UPLOAD, file }))).toEqual(['FILE_NAME_TOO_LONG']);
  });

  test.for<readonly [string, File, string]>([
    ['a name without its stem', pdf('.pdf'), 'FILE_NAME_REQUIRED'],
    ['a format that is not allowed', pdf('programme.exe', 'application/x-msdownload', 'MZ'), 'FILE_FORMAT_NOT_ALLOWED'],
    ['a type that contradicts the name', pdf('a.pdf', 'text/html'), 'FILE_FORMAT_NOT_ALLOWED'],
    ['a content that contradicts the name', pdf('a.pdf', 'application/pdf', 'MZ program'), 'FILE_FORMAT_NOT_ALLOWED'],
    ['no content', pdf('a.pdf', 'application/pdf', ''), 'FILE_FORMAT_NOT_ALLOWED'],
  ])('with %s is refused by every call that takes a file, and nothing changes', async ([, file, code]) => {
    const client = await regulatory();
    const before = await stateOf(client);
    expect(codesOf(await client.ask(ADD_FILE, { ...UPLOAD, file }))).toEqual([code]);
    expect(codesOf(await client.ask(NEW_AMM, { ...AMM, file }))).toEqual([code]);
    const step = { action: planted.ID, name: 'Relancer', description: 'Oui', file };
    expect(codesOf(await client.ask(ADD_STEP, step))).toEqual([code]);
    expect(await stateOf(client)).toEqual(before);
  });

  test.for<readonly [Readonly<Record<string, unknown>>, string]>([
    [{ name: '' }, 'REQUIRED_VALUE'],
    [{ product: 'nothing' }, 'NOT_FOUND'],
    [{ step: 'nothing' }, 'NOT_FOUND'],
    [{ product: otherProduct, step: plantedSteps[0]?.ID }, 'NOT_FOUND'],
  ])('for %j is refused', async ([wrong, code]) => {
    const { ask } = await regulatory();
    expect(codesOf(await ask(ADD_FILE, { ...UPLOAD, ...wrong }))).toEqual([code]);
  });

  test('attached to a step is deleted by force, after a refusal that names the step; the step stays', async () => {
    const client = await regulatory();
    const [file] = plantedFiles;
    const refused = await client.ask(DELETE_FILE, { ID: file?.ID, force: false });
    expect(codesOf(refused)).toEqual(['HAS_DEPENDENTS']);
    expect(dependentsOf(refused)).toEqual([['RegulatoryActionStep', file?.regulatoryActionStepID]]);
    expect(codesOf(await client.ask(DELETE_FILE, { ID: file?.ID, force: true }))).toEqual([]);
    expect(textsAt(await filesOf(client), 'ID')).not.toContain(file?.ID);
    expect(textsAt(await stepsOf(client), 'ID')).toContain(file?.regulatoryActionStepID);
  });

  test('attached to no step is deleted without force', async () => {
    const { ask } = await regulatory();
    const ID = textAt(await ask(ADD_FILE, UPLOAD), 'data', 'createPharmaProductFile', 'ID');
    expect(codesOf(await ask(DELETE_FILE, { ID, force: false }))).toEqual([]);
    expect(codesOf(await ask(ONE_FILE, { ID }))).toEqual(['NOT_FOUND']);
  });

  test('of another agency or another laboratory is NOT_FOUND', async () => {
    const server = openServer();
    const [there] = inAgency(world.pharmaProductFiles, 'ci');
    const { ask } = await enterAs(server, 'RegulatoryAffairsUser');
    expect(codesOf(await ask(ONE_FILE, { ID: there?.ID }))).toEqual(['NOT_FOUND']);
    const lab = await enterAs(server, 'PharmaLaboReglementaryAffairUser');
    const seen = textsAt(listAt(await lab.ask(PRODUCT), 'data', 'readAllPharmaProducts'), 'ID');
    const foreign = inAgency(world.pharmaProductFiles, 'cm').find(
      ({ pharmaProductID }) => !seen.includes(pharmaProductID),
    );
    expect(codesOf(await lab.ask(ONE_FILE, { ID: foreign?.ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await lab.ask(FILES, { product: foreign?.pharmaProductID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await lab.ask(FILES, { product: seen[0] }))).toEqual([]);
  });
});

const AMM = {
  file: pdf('AMM_2027.pdf'),
  fileName: 'AMM 2027',
  num: 'AMM-CM-2027-00001',
  start: DEFAULT_NOW,
  end: DEFAULT_NOW + 5 * YEAR,
  name: 'Préparer le renouvellement',
  description: 'Réunir les pièces',
  when: DEFAULT_NOW + 4 * YEAR,
  people: 'user-cm-1,user-cm-2',
  byNotification: true,
  byEmail: false,
  step: 'Recevoir la décision',
  stepDescription: 'Décision reçue',
  action: planted.ID,
};

describe('a new authorisation', () => {
  const productOf = async ({ ask }: Client) =>
    listAt(await ask(PRODUCT), 'data', 'readAllPharmaProducts').find(
      (product) => at(product, 'ID') === planted.pharmaProductID,
    );

  test('gives the product its number and dates, and the action a step with its file and reminder', async () => {
    const client = await regulatory();
    const step = at(await client.ask(NEW_AMM, AMM), 'data', 'createAMMFileAndReminder');
    expect(step).toMatchObject({
      name: AMM.step,
      description: AMM.stepDescription,
      RegulatoryAction: { ID: planted.ID },
      PharmaProductFiles: [{ name: AMM.fileName, PharmaProduct: { ID: planted.pharmaProductID } }],
      Reminder: { name: AMM.name, Recipients: [{ ID: 'user-cm-1' }, { ID: 'user-cm-2' }] },
    });
    expect(await productOf(client)).toMatchObject({
      numAMM: AMM.num,
      aMMDate: '2026-11-19',
      aMMEndDate: '2031-11-18',
      aMMTimeStamp: AMM.start,
      aMMEndTimeStamp: AMM.end,
    });
  });

  test('may have no end date', async () => {
    const client = await regulatory();
    expect(codesOf(await client.ask(NEW_AMM, { ...AMM, end: null }))).toEqual([]);
    expect(await productOf(client)).toMatchObject({ aMMEndDate: null, aMMEndTimeStamp: null });
  });

  test.for<readonly [Readonly<Record<string, unknown>>, string]>([
    [{ num: ' ' }, 'REQUIRED_VALUE'],
    [{ fileName: '' }, 'REQUIRED_VALUE'],
    [{ step: '' }, 'REQUIRED_VALUE'],
    [{ stepDescription: '' }, 'REQUIRED_VALUE'],
    [{ name: '' }, 'REQUIRED_VALUE'],
    [{ description: '' }, 'REQUIRED_VALUE'],
    [{ end: AMM.start }, 'INVALID_DATE_RANGE'],
    // In Douala, the year 10000 has begun: a `Date` cannot name it.
    [{ end: 253_402_300_799 }, 'INVALID_DATE_RANGE'],
    [{ when: DEFAULT_NOW }, 'REMINDER_EXPIRED'],
    [{ byNotification: false }, 'REMINDER_CHANNEL_REQUIRED'],
    [{ people: '' }, 'REMINDER_RECIPIENTS_REQUIRED'],
    [
      { people: Array.from({ length: 16 }, (_, index) => `user-cm-${index}`).join(',') },
      'REMINDER_TOO_MANY_RECIPIENTS',
    ],
    [{ people: 'nobody' }, 'UNKNOWN_RECIPIENT'],
    [{ action: 'nothing' }, 'NOT_FOUND'],
    [{ action: inAgency(world.regulatoryActions, 'ci')[0]?.ID }, 'NOT_FOUND'],
  ])('with %j is refused, and nothing changes', async ([wrong, code]) => {
    const client = await regulatory();
    const before = await stateOf(client);
    expect(codesOf(await client.ask(NEW_AMM, { ...AMM, ...wrong }))).toEqual([code]);
    expect(await stateOf(client)).toEqual(before);
  });
});

describe('the bytes of a file', () => {
  /** Downloads a file, as the given client or without a token. */
  async function read(server: ReturnType<typeof openServer>, { authorization, agency }: Partial<Client>, ID = '') {
    const answer = await server.readFile({ ID, authorization, agency });
    return 'status' in answer ? answer.status : answer;
  }

  test('are what was uploaded, and survive a replay of the journal', async () => {
    const server = openServer();
    const client = await enterAs(server, 'RegulatoryAffairsUser');
    const ID = textAt(await client.ask(ADD_FILE, UPLOAD), 'data', 'createPharmaProductFile', 'ID');
    for (const host of [server, openServer({ journal: server.journal() })]) {
      const file = await read(host, client, ID);
      expect(file).toMatchObject({ type: 'application/pdf', name: 'recepisse.pdf' });
      if (typeof file === 'number') continue;
      expect(await file.content.text()).toBe('%PDF-1.7 content');
    }
  });

  test('of a seeded file begin with the signature of its format', async () => {
    const server = openServer();
    const boss = await enterAs(server, 'BossMultinational');
    const STARTS: Readonly<Record<string, string>> = {
      pdf: '%PDF-',
      png: '‰PNG',
      jpg: 'ÿØÿ',
      docx: 'PK\u0003\u0004',
      xlsx: 'PK\u0003\u0004',
    };
    for (const { ID, name, agencyID: agency } of world.pharmaProductFiles) {
      const file = await read(server, { ...boss, agency }, ID);
      if (typeof file === 'number') throw new Error(`${name} answers ${file}`);
      const head = new TextDecoder('latin1').decode(await file.content.slice(0, 8).arrayBuffer());
      expect(head).toContain(STARTS[name.split('.').at(-1) ?? ''] ?? name);
    }
  });

  test('are served only to those who may read the file', async () => {
    const server = openServer();
    const client = await enterAs(server, 'RegulatoryAffairsUser');
    const ID = plantedFiles[0]?.ID;
    expect(await read(server, { agency: 'cm' }, ID)).toBe(401);
    expect(await read(server, { ...client, agency: 'ci' }, ID)).toBe(403);
    expect(await read(server, await enterAs(server, 'Delegue'), ID)).toBe(403);
    expect(await read(server, client, 'nothing')).toBe(404);
  });
});
