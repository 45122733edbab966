import { describe, expect, test } from 'vitest';
import { createHistories } from '#mocks/seed/field-work.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const world = worldOf('small');
const historyOf = createHistories(world);
const of = (records: readonly { readonly ID: string; readonly agencyID: string }[], agencyID = 'cm') =>
  inAgency(records, agencyID)[0]?.ID ?? '';
const worker = inAgency(world.healthWorkers, 'cm').find((each) => historyOf(each).visitReports.length > 3);
const workerID = worker?.ID ?? '';
const [centre, otherCentre] = inAgency(world.healthCenters, 'cm').map(({ ID }) => ID);
const [area, otherArea] = inAgency(world.workAreas, 'cm').map(({ ID }) => ID);
const [speciality] = world.specialities.map(({ ID }) => ID);

/** Arguments as GraphQL writes them. */
const written = (args: Readonly<Record<string, unknown>>): string =>
  Object.entries(args)
    .map(([name, value]) => `${name}: ${name === 'sex' ? String(value) : JSON.stringify(value)}`)
    .join(', ');

const FIELDS = 'ID name phone email birthDay potential';
const PLACE = `${FIELDS} textualLocation gPSLat gPSLon preferredContactMode relationStartDate Created LastEdited
  CreatedBy { ID } WorkArea { ID } City { ID } MySpecialities { ID } MyVisitReports { ID }`;
const WORKER = `${FIELDS} sex denomination nationality numberOfChild matrimonialStatus soncaPrice hobbies
  MyHealthCenters { ID } MySpecialities { ID } MyVisitReports { ID }`;

const KINDS = [
  {
    kind: 'drugstore',
    create: 'createCustomerDrugStore',
    update: 'updateCustomerDrugStore',
    part: 'updateCustomerDrugStoreInfoCardFixedPart',
    id: 'customerDrugStoreID',
    ID: of(world.drugStores),
    abroad: of(world.drugStores, 'ci'),
    needed: { name: 'Pharmacie du Test', workAreaID: area },
    fields: PLACE,
    rights: ['createDrugStore', 'editDrugStore'],
  },
  {
    kind: 'administration',
    create: 'createCustomerAdministrative',
    update: 'updateCustomerAdministrative',
    part: 'updateCustomerAdministrativeInfoCardFixedPart',
    id: 'customerAdministrativeID',
    ID: of(world.administratives),
    abroad: of(world.administratives, 'ci'),
    needed: { name: 'Hôpital du Test', workAreaID: area },
    fields: PLACE,
    rights: ['createAdministrativeCustomer', 'editAdministrativeCustomer'],
  },
  {
    kind: 'wholesaler',
    create: 'createWholesaler',
    update: 'updateWholesaler',
    part: null,
    id: 'wholesalerID',
    ID: of(world.wholesalers),
    abroad: of(world.wholesalers, 'ci'),
    needed: { name: 'Dépôt du Test', workAreaID: area },
    fields: `${FIELDS} textualLocation WorkArea { ID } MyVisitReports { ID }`,
    rights: ['createDrugStore', 'editDrugStore'],
  },
  {
    kind: 'health worker',
    create: 'createCustomerHealthWorker',
    update: 'updateCustomerHealthWorker',
    part: 'updateCustomerHWInfoCardFixedPart',
    id: 'customerHealthWorkerID',
    ID: workerID,
    abroad: of(world.healthWorkers, 'ci'),
    needed: {
      name: 'Awa Test',
      sex: 'F',
      denomination: 'Dr',
      healthCenterIDsList: [centre],
      specialitieIDsList: [speciality],
    },
    fields: WORKER,
    rights: ['createHealthWorker', 'editHealthWorker'],
  },
] as const;

describe.each(KINDS)('a $kind', ({ create, update, id, ID, abroad, needed, fields, rights }) => {
  const call = (name: string, args: Readonly<Record<string, unknown>>) =>
    `mutation { ${name}(${written(args)}) { ${fields} } }`;

  test('is created with what is needed, without a history, and survives a replay', async () => {
    const server = openServer();
    const { ask } = await enterAs(server, 'Boss');
    const answer = await ask(
      call(create, { ...needed, name: `  ${needed.name} `, phone: '  ', birthDay: '1990-05-01' }),
    );
    expect(codesOf(answer)).toEqual([]);
    expect(at(answer.data, create)).toMatchObject({
      name: needed.name,
      phone: null,
      birthDay: '1990-05-01',
      MyVisitReports: [],
    });
    const again = await enterAs(openServer({ journal: server.journal() }), 'Boss');
    const { data } = await again.ask(call(update, { [id]: textAt(answer.data, create, 'ID'), ...needed }));
    expect(at(data, update, 'birthDay')).toBe('1990-05-01');
  });

  test('is changed: what is left out stays, null empties, the history stays', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    await ask(call(update, { [id]: ID, ...needed, phone: '699 00 00 00', email: 'a@b.example', potential: 'B' }));
    const { data } = await ask(call(update, { [id]: ID, ...needed, email: null }));
    expect(at(data, update)).toMatchObject({
      ID,
      name: needed.name,
      phone: '699 00 00 00',
      email: null,
      potential: 'B',
    });
    const kinds = [world.healthWorkers, world.drugStores, world.administratives, world.wholesalers];
    const customer = kinds.flatMap((list) => [...list]).find((each) => each.ID === ID);
    const reports = customer ? historyOf(customer).visitReports.toReversed() : [];
    expect(textsAt(listAt(data, update, 'MyVisitReports'), 'ID')).toEqual(reports.map((report) => report.ID));
  });

  test.each([
    ['a blank name', { name: ' ' }, 'REQUIRED_VALUE'],
    ['a potential of no list', { potential: 'Z' }, 'UNKNOWN_STATUS'],
  ])('is refused with %s', async (_what, wrong, code) => {
    const server = openServer();
    const { ask } = await enterAs(server, 'Boss');
    expect(codesOf(await ask(call(create, { ...needed, ...wrong })))).toEqual([code]);
    expect(codesOf(await ask(call(update, { [id]: ID, ...needed, ...wrong })))).toEqual([code]);
    expect(server.journal()).toEqual([]);
  });

  test('of another agency, or of nobody, is NOT_FOUND', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    for (const unknown of [abroad, 'nobody'])
      expect(codesOf(await ask(call(update, { ...needed, [id]: unknown })))).toEqual(['NOT_FOUND']);
  });

  test.each([0, 1] as const)('is written with its right only (%i)', async (index) => {
    const { ask } = await enterAs(openServer({ switches: { [rights[index]]: false } }), 'Boss');
    const codes = [codesOf(await ask(call(create, needed))), codesOf(await ask(call(update, { ...needed, [id]: ID })))];
    expect(codes.map(([code]) => code ?? null)).toEqual(index === 0 ? ['FORBIDDEN', null] : [null, 'FORBIDDEN']);
  });
});

/** A report on a customer of none of these cards. */
const ofAnother =
  inAgency(world.healthWorkers, 'cm')
    .filter(({ ID }) => KINDS.every((kind) => kind.ID !== ID))
    .flatMap((each) => historyOf(each).visitReports)[0]?.ID ?? '';

test.each(KINDS.filter(({ part }) => part !== null))(
  'the fixed part of a $kind is written with the report it was learnt in',
  async ({ update, part, id, ID, needed, fields }) => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const call = (name: string | null, args: object) =>
      ask(`mutation { ${name}(${written({ [id]: ID, ...args })}) { ${fields} } }`);
    const lists = 'sex' in needed ? { healthCenterIDsList: [otherCentre], specialitieIDsList: [speciality] } : {};
    const before = at((await call(update, needed)).data, update, 'name');
    const { data } = await call(part, { ...lists, email: 'c@d.example' });
    expect(at(data, part ?? '')).toMatchObject({ name: before, email: 'c@d.example' });
    const reports = listAt(data, part ?? '', 'MyVisitReports');
    const objective = textsAt(reports, 'ID')[0]?.replace('report', 'objective');
    for (const visitReportID of ['nothing', objective ?? 'nothing', ofAnother])
      expect(codesOf(await call(part, { ...lists, visitReportID }))).toEqual(['NOT_FOUND']);
    const learnt = reports.length > 0 ? { visitReportID: textAt(reports, 0, 'ID') } : {};
    expect(codesOf(await call(part, { ...lists, ...learnt }))).toEqual([]);
  },
);

describe('a place', () => {
  const [{ create, update, id, ID, needed }] = KINDS;
  const ask = async (query: string, switches = {}) => (await enterAs(openServer({ switches }), 'Delegue')).ask(query);

  test('moves with its area to another city, edited now by nobody else', async () => {
    const query = `mutation { ${update}(${written({ ...needed, [id]: ID, workAreaID: otherArea })}) { ${PLACE} } }`;
    const { data } = await ask(query);
    const cityID = world.workAreas.find((each) => each.ID === otherArea)?.cityID;
    expect(at(data, update)).toMatchObject({ WorkArea: { ID: otherArea }, City: { ID: cityID }, LastEdited: NOW });
  });

  test('in an area of another agency is NOT_FOUND', async () => {
    const abroad = inAgency(world.workAreas, 'ci')[0]?.ID;
    expect(codesOf(await ask(`mutation { ${create}(${written({ ...needed, workAreaID: abroad })}) { ID } }`))).toEqual([
      'NOT_FOUND',
    ]);
  });

  test('takes no potential from whoever may not see it', async () => {
    const query = (args: object) => `mutation { ${create}(${written({ ...needed, ...args })}) { ID } }`;
    const switches = { showDrugStorePotential: false };
    expect(codesOf(await ask(query({ potential: 'A' }), switches))).toEqual(['FORBIDDEN']);
    expect(codesOf(await ask(query({}), switches))).toEqual([]);
  });
});

describe('a health worker', () => {
  const { create, part, id, needed } = KINDS[3];
  const ask = async (query: string) => (await enterAs(openServer(), 'Delegue')).ask(query);

  test.each([
    ['centre', 'healthCenterIDsList', 'REQUIRED_VALUE', []],
    ['speciality', 'specialitieIDsList', 'REQUIRED_VALUE', []],
    ['denomination', 'denomination', 'REQUIRED_VALUE', ' '],
    ['known centre', 'healthCenterIDsList', 'NOT_FOUND', [inAgency(world.healthCenters, 'ci')[0]?.ID]],
    ['known speciality', 'specialitieIDsList', 'NOT_FOUND', ['spec-nothing']],
  ])('needs a %s', async (_what, argument, code, value) => {
    const answer = await ask(`mutation { ${create}(${written({ ...needed, [argument]: value })}) { ID } }`);
    expect(codesOf(answer)).toEqual([code]);
  });

  test('is told yes, no and not asked, and texts that are emptied', async () => {
    const lists = { healthCenterIDsList: needed.healthCenterIDsList, specialitieIDsList: needed.specialitieIDsList };
    const { ask: askAgain } = await enterAs(openServer(), 'Boss');
    const write = async (args: object) =>
      at(
        (await askAgain(`mutation { ${part}(${written({ [id]: workerID, ...lists, ...args })}) { ${WORKER} } }`)).data,
        part,
      );
    expect(await write({ soncaPrice: true, hobbies: ' Pêche ' })).toMatchObject({ soncaPrice: true, hobbies: 'Pêche' });
    expect(await write({ soncaPrice: false })).toMatchObject({ soncaPrice: false, hobbies: 'Pêche' });
    expect(await write({ soncaPrice: null, hobbies: '' })).toMatchObject({ soncaPrice: null, hobbies: null });
  });
});
