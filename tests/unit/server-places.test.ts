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
