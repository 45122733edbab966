import { describe, expect, test } from 'vitest';
import { inAgency, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const LIST = '{ readAllCity { ID name } }';
const CREATE = 'mutation ($name: String!) { createCity(name: $name) { ID name } }';
const EDIT = 'mutation ($ID: ID!, $name: String!) { editCity(ID: $ID, name: $name) { ID name } }';

const planted = inAgency(worldOf('small').cities, 'cm');
const [FIRST] = planted;

const open = async () => {
  const server = openServer();
  return { server, office: await enterAs(server, 'Boss') };
};

describe('cities', () => {
  test('a new city comes last, with its name trimmed, and survives a replay of the journal', async () => {
    const { server, office } = await open();
    const { data } = await office.ask(CREATE, { name: '  Kribi ' });
    expect(at(data, 'createCity')).toMatchObject({ name: 'Kribi' });

    const again = await enterAs(openServer({ journal: server.journal() }), 'Boss');
    const list = listAt(await again.ask(LIST), 'data', 'readAllCity');
    expect(textsAt(list, 'name')).toEqual([...planted.map(({ name }) => name), 'Kribi']);
  });

  test('an edited city keeps its place, and its areas show the new name', async () => {
    const { office } = await open();
    expect(codesOf(await office.ask(EDIT, { ID: FIRST?.ID, name: 'Douala ville' }))).toEqual([]);
    const [first, ...others] = listAt(await office.ask(LIST), 'data', 'readAllCity');
    expect(first).toEqual({ ID: FIRST?.ID, name: 'Douala ville' });
    expect(textsAt(others, 'name')).toEqual(planted.slice(1).map(({ name }) => name));
    const { data } = await office.ask('{ readAllCustomers { DrugStoreList { City { ID name } } } }');
    const names = listAt(data, 'readAllCustomers', 'DrugStoreList')
      .filter((store) => textAt(store, 'City', 'ID') === FIRST?.ID)
      .map((store) => textAt(store, 'City', 'name'));
    expect(new Set(names)).toEqual(new Set(['Douala ville']));
  });

  test('a name is REQUIRED_VALUE', async () => {
    const { server, office } = await open();
    expect(codesOf(await office.ask(CREATE, { name: ' ' }))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await office.ask(EDIT, { ID: FIRST?.ID, name: '' }))).toEqual(['REQUIRED_VALUE']);
    expect(server.journal()).toEqual([]);
  });

  test('a city that does not exist, or belongs to another agency, is NOT_FOUND', async () => {
    const { office } = await open();
    const [there] = inAgency(worldOf('small').cities, 'ci');
    const codes = await Promise.all(
      ['nothing', there?.ID].map(async (ID) => codesOf(await office.ask(EDIT, { ID, name: 'Kribi' }))),
    );
    expect(codes).toEqual([['NOT_FOUND'], ['NOT_FOUND']]);
  });

  test.for([
    ['Delegue', [], ['FORBIDDEN']],
    ['Supervisor', [], ['FORBIDDEN']],
    ['RegulatoryAffairsUser', [], ['FORBIDDEN']],
    ['PharmaLaboBossUser', ['FORBIDDEN'], ['FORBIDDEN']],
    ['BossAssistant', [], []],
  ] as const)('%s: reads %j, writes %j', async ([userType, reads, writes]) => {
    const { server } = await open();
    const person = await enterAs(server, userType);
    expect(codesOf(await person.ask(LIST))).toEqual(reads);
    expect(codesOf(await person.ask(CREATE, { name: 'Kribi' }))).toEqual(writes);
    expect(codesOf(await person.ask(EDIT, { ID: FIRST?.ID, name: 'Kribi' }))).toEqual(writes);
  });
});

describe('work areas', () => {
  const AREAS = '{ readAllWorkArea { ID name City { ID name } } }';
  const CREATE_AREA = `mutation ($name: String!, $cityID: ID!) {
    createWorkArea(name: $name, cityID: $cityID) { ID name City { ID } }
  }`;
  const EDIT_AREA = `mutation ($ID: ID!, $name: String!, $cityID: ID!) {
    editWorkArea(ID: $ID, name: $name, cityID: $cityID) { ID name City { ID } }
  }`;
  const areas = inAgency(worldOf('small').workAreas, 'cm');
  const [AREA] = areas;
  const [, SECOND] = planted;

  test('a new work area comes last, in its city, and survives a replay of the journal', async () => {
    const { server, office } = await open();
    const { data } = await office.ask(CREATE_AREA, { name: ' Kotto ', cityID: FIRST?.ID });
    expect(at(data, 'createWorkArea')).toMatchObject({ name: 'Kotto', City: { ID: FIRST?.ID } });

    const again = await enterAs(openServer({ journal: server.journal() }), 'Boss');
    const list = listAt(await again.ask(AREAS), 'data', 'readAllWorkArea');
    expect(textsAt(list, 'name')).toEqual([...areas.map(({ name }) => name), 'Kotto']);
  });

  test('an edited work area keeps its place, and may move to another city', async () => {
    const { office } = await open();
    const variables = { ID: AREA?.ID, name: 'Akwa-Nord', cityID: SECOND?.ID };
    expect(codesOf(await office.ask(EDIT_AREA, variables))).toEqual([]);
    const [first] = listAt(await office.ask(AREAS), 'data', 'readAllWorkArea');
    expect(first).toEqual({ ID: AREA?.ID, name: 'Akwa-Nord', City: { ID: SECOND?.ID, name: SECOND?.name } });
  });

  test('a name is REQUIRED_VALUE; a work area or a city of another agency is NOT_FOUND', async () => {
    const { server, office } = await open();
    const [city] = inAgency(worldOf('small').cities, 'ci');
    const [area] = inAgency(worldOf('small').workAreas, 'ci');
    const own = { ID: AREA?.ID, name: 'Kotto', cityID: FIRST?.ID };
    expect(codesOf(await office.ask(CREATE_AREA, { name: ' ', cityID: FIRST?.ID }))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await office.ask(EDIT_AREA, { ...own, name: ' ' }))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await office.ask(CREATE_AREA, { name: 'Kotto', cityID: city?.ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await office.ask(EDIT_AREA, { ...own, cityID: city?.ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await office.ask(EDIT_AREA, { ...own, ID: area?.ID }))).toEqual(['NOT_FOUND']);
    expect(server.journal()).toEqual([]);
  });

  test.for([
    ['Delegue', [], ['FORBIDDEN']],
    ['PharmaLaboBossUser', ['FORBIDDEN'], ['FORBIDDEN']],
    ['BossAssistant', [], []],
  ] as const)('%s: reads %j, writes %j', async ([userType, reads, writes]) => {
    const { server } = await open();
    const person = await enterAs(server, userType);
    expect(codesOf(await person.ask(AREAS))).toEqual(reads);
    expect(codesOf(await person.ask(CREATE_AREA, { name: 'Kotto', cityID: FIRST?.ID }))).toEqual(writes);
    expect(codesOf(await person.ask(EDIT_AREA, { ID: AREA?.ID, name: 'Kotto', cityID: FIRST?.ID }))).toEqual(writes);
  });
});

describe('health centres', () => {
  const CENTERS = '{ readAllHealthCenter { ID name textualLocation WorkArea { ID } } }';
  const CREATE_CENTER = `mutation ($name: String!, $textualLocation: String, $workAreaID: ID!) {
    createHealthCenter(name: $name, textualLocation: $textualLocation, workAreaID: $workAreaID) {
      ID name textualLocation WorkArea { ID }
    }
  }`;
  const EDIT_CENTER = `mutation ($ID: ID!, $name: String!, $textualLocation: String, $workAreaID: ID!) {
    editHealthCenter(ID: $ID, name: $name, textualLocation: $textualLocation, workAreaID: $workAreaID) {
      ID name textualLocation WorkArea { ID }
    }
  }`;
  const centers = inAgency(worldOf('small').healthCenters, 'cm');
  const [CENTER] = centers;
  const [AREA, OTHER] = inAgency(worldOf('small').workAreas, 'cm');

  test('a new health centre comes last, in its work area, and survives a replay of the journal', async () => {
    const { server, office } = await open();
    const variables = { name: ' Clinique du Port ', textualLocation: ' Face au quai ', workAreaID: AREA?.ID };
    const { data } = await office.ask(CREATE_CENTER, variables);
    const saved = { name: 'Clinique du Port', textualLocation: 'Face au quai', WorkArea: { ID: AREA?.ID } };
    expect(at(data, 'createHealthCenter')).toMatchObject(saved);
    const nowhere = await office.ask(CREATE_CENTER, { ...variables, name: 'Poste', textualLocation: undefined });
    expect(at(nowhere.data, 'createHealthCenter')).toMatchObject({ name: 'Poste', textualLocation: '' });

    const again = await enterAs(openServer({ journal: server.journal() }), 'Boss');
    const list = listAt(await again.ask(CENTERS), 'data', 'readAllHealthCenter');
    expect(textsAt(list, 'name')).toEqual([...centers.map(({ name }) => name), 'Clinique du Port', 'Poste']);
  });

  test('an edited health centre keeps its place, and its people show its new name and area', async () => {
    const { office } = await open();
    const variables = { ID: CENTER?.ID, name: 'Hôpital central', workAreaID: OTHER?.ID };
    expect(codesOf(await office.ask(EDIT_CENTER, variables))).toEqual([]);
    const [first] = listAt(await office.ask(CENTERS), 'data', 'readAllHealthCenter');
    expect(first).toMatchObject({ ID: CENTER?.ID, name: 'Hôpital central', WorkArea: { ID: OTHER?.ID } });
    const { data } = await office.ask(
      '{ readAllCustomers { HealthWorkerList { MyHealthCenters { ID name WorkArea { ID } } } } }',
    );
    const shown = listAt(data, 'readAllCustomers', 'HealthWorkerList')
      .flatMap((worker) => listAt(worker, 'MyHealthCenters'))
      .filter((center) => textAt(center, 'ID') === CENTER?.ID);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(textsAt(shown, 'name'))).toEqual(new Set(['Hôpital central']));
    expect(new Set(shown.map((center) => textAt(center, 'WorkArea', 'ID')))).toEqual(new Set([OTHER?.ID]));
  });

  test('a name is REQUIRED_VALUE; a centre or a work area of another agency is NOT_FOUND', async () => {
    const { server, office } = await open();
    const [area] = inAgency(worldOf('small').workAreas, 'ci');
    const [center] = inAgency(worldOf('small').healthCenters, 'ci');
    const own = { ID: CENTER?.ID, name: 'Clinique', workAreaID: AREA?.ID };
    expect(codesOf(await office.ask(CREATE_CENTER, { ...own, name: ' ' }))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await office.ask(EDIT_CENTER, { ...own, name: '' }))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await office.ask(CREATE_CENTER, { ...own, workAreaID: area?.ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await office.ask(EDIT_CENTER, { ...own, workAreaID: area?.ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await office.ask(EDIT_CENTER, { ...own, ID: center?.ID }))).toEqual(['NOT_FOUND']);
    expect(server.journal()).toEqual([]);
  });

  test.for([
    ['Delegue', [], []],
    ['PharmaLaboBossUser', ['FORBIDDEN'], ['FORBIDDEN']],
    ['BossAssistant', [], []],
  ] as const)('%s: reads %j, writes %j', async ([userType, reads, writes]) => {
    const { server } = await open();
    const person = await enterAs(server, userType);
    const variables = { ID: CENTER?.ID, name: 'Clinique', workAreaID: AREA?.ID };
    expect(codesOf(await person.ask(CENTERS))).toEqual(reads);
    expect(codesOf(await person.ask(CREATE_CENTER, variables))).toEqual(writes);
    expect(codesOf(await person.ask(EDIT_CENTER, variables))).toEqual(writes);
  });
});
