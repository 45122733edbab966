import { describe, expect, test } from 'vitest';
import { inAgency, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const LIST = '{ readTypeRegulatoryActions { ID name colorCode } }';
const CREATE = `mutation ($name: String!, $colorCode: String!) {
  createTypeRegulatoryAction(name: $name, colorCode: $colorCode) { ID name colorCode }
}`;
const EDIT = `mutation ($ID: ID!, $name: String!, $colorCode: String!) {
  editTypeRegulatoryAction(ID: $ID, name: $name, colorCode: $colorCode) { ID name colorCode }
}`;

const TYPE = { name: 'Contrôle qualité', colorCode: '#C2569B' };
const planted = inAgency(worldOf('small').typeRegulatoryActions, 'cm');
const [FIRST] = planted;

const open = async () => {
  const server = openServer();
  return { server, regulatory: await enterAs(server, 'RegulatoryAffairsUser') };
};

describe('types of regulatory action', () => {
  test('a new type comes last in the list, and survives a replay of the journal', async () => {
    const { server, regulatory } = await open();
    const { data } = await regulatory.ask(CREATE, { name: `  ${TYPE.name} `, colorCode: TYPE.colorCode.toLowerCase() });
    expect(at(data, 'createTypeRegulatoryAction')).toMatchObject(TYPE);

    const again = await enterAs(openServer({ journal: server.journal() }), 'RegulatoryAffairsUser');
    const list = listAt(await again.ask(LIST), 'data', 'readTypeRegulatoryActions');
    expect(textsAt(list, 'name')).toEqual([...planted.map(({ name }) => name), TYPE.name]);
  });

  test('an edited type keeps its place in the list', async () => {
    const { regulatory } = await open();
    expect(codesOf(await regulatory.ask(EDIT, { ...TYPE, ID: FIRST?.ID }))).toEqual([]);
    const [first, ...others] = listAt(await regulatory.ask(LIST), 'data', 'readTypeRegulatoryActions');
    expect(first).toEqual({ ID: FIRST?.ID, ...TYPE });
    expect(textsAt(others, 'name')).toEqual(planted.slice(1).map(({ name }) => name));
  });

  test.for([
    { ...TYPE, name: ' ' },
    { ...TYPE, colorCode: '' },
    { ...TYPE, colorCode: 'red' },
    { ...TYPE, colorCode: '#12345' },
  ])('$name in "$colorCode" is REQUIRED_VALUE', async (type) => {
    const { server, regulatory } = await open();
    expect(codesOf(await regulatory.ask(CREATE, type))).toEqual(['REQUIRED_VALUE']);
    expect(codesOf(await regulatory.ask(EDIT, { ...type, ID: FIRST?.ID }))).toEqual(['REQUIRED_VALUE']);
    expect(server.journal()).toEqual([]);
  });

  test('a type that does not exist, or belongs to another agency, is NOT_FOUND', async () => {
    const { regulatory } = await open();
    const [there] = inAgency(worldOf('small').typeRegulatoryActions, 'ci');
    for (const ID of ['nothing', there?.ID]) {
      expect(codesOf(await regulatory.ask(EDIT, { ...TYPE, ID }))).toEqual(['NOT_FOUND']);
    }
  });

  test.for(['PharmaLaboReglementaryAffairUser', 'PharmaLaboBossUser'] as const)(
    '%s reads them and writes none',
    async (userType) => {
      const { server } = await open();
      const lab = await enterAs(server, userType);
      const list = listAt(await lab.ask(LIST), 'data', 'readTypeRegulatoryActions');
      expect(textAt(list[0], 'ID')).toBe(FIRST?.ID);
      expect(codesOf(await lab.ask(CREATE, TYPE))).toEqual(['FORBIDDEN']);
      expect(codesOf(await lab.ask(EDIT, { ...TYPE, ID: FIRST?.ID }))).toEqual(['FORBIDDEN']);
      expect(server.journal()).toEqual([]);
    },
  );
});
