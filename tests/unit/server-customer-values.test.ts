import { assertObjectType, buildSchema, isNonNullType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { reading } from '../reading.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, type Client, codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

// Each value that a card can be given is the one that it has afterwards, and nothing else has changed.

const world = worldOf('small');
const schema = buildSchema(reading('schema.graphql').text('schema.graphql'));
const mutations = assertObjectType(schema.getMutationType()).getFields();
const argumentsOf = (call: string) => mutations[call]?.args ?? [];

const [centres, areas, specialities] = [
  inAgency(world.healthCenters, 'cm').map(({ ID }) => ID),
  inAgency(world.workAreas, 'cm').map(({ ID }) => ID),
  world.specialities.map(({ ID }) => ID),
];

/** Two values for each argument, as they are sent. */
const VALUES: Readonly<Record<string, readonly [one: unknown, other: unknown]>> = {
  birthDay: ['1980-02-29', '1991-10-01'],
  relationStartDate: ['2019-01-31', '2024-12-01'],
  potential: ['A', 'C'],
  sex: ['F', 'M'],
  matrimonialStatus: ['married', 'widow'],
  numberOfChild: [3, 0],
  gPSLat: [4.05, 0],
  gPSLon: [9.7, -0.5],
  workAreaID: [areas[0], areas[1]],
  healthCenterIDsList: [centres.slice(0, 2), centres.slice(2, 3)],
  specialitieIDsList: [specialities.slice(0, 1), specialities.slice(1, 3)],
};
/** The others are texts, of which the card has what is between the spaces; a lever of a prescriber is asked about. */
const valuesOf = (name: string): readonly [unknown, unknown] =>
  VALUES[name] ?? (name.startsWith('sonca') ? [true, false] : [` Un ${name} `, `Autre ${name}\n`]);

/** The field that has what an argument gives, where it has another name. */
const FIELDS: Readonly<Record<string, string>> = {
  workAreaID: 'WorkArea { ID }',
  healthCenterIDsList: 'MyHealthCenters { ID }',
  specialitieIDsList: 'MySpecialities { ID }',
};

/** What a card shows of an argument. */
function shown(card: unknown, name: string): unknown {
  const field = FIELDS[name];
  if (field === undefined) return at(card, name);
  const [member = ''] = field.split(' ');
  return name === 'workAreaID' ? textAt(card, member, 'ID') : textsAt(listAt(card, member), 'ID');
}
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** The four kinds, and the calls that change one. */
const KINDS = [
  ['CustomerHealthWorker', ['updateCustomerHealthWorker', 'updateCustomerHWInfoCardFixedPart']],
  ['CustomerDrugStore', ['updateCustomerDrugStore', 'updateCustomerDrugStoreInfoCardFixedPart']],
  ['CustomerAdministrative', ['updateCustomerAdministrative', 'updateCustomerAdministrativeInfoCardFixedPart']],
  ['Wholesaler', ['updateWholesaler']],
] as const;

describe.each(KINDS)('a %s', (kind, changes) => {
  const create = `create${kind}`;
  const idOf = (call: string) =>
    argumentsOf(call).find(({ name }) => /^(customer|wholesaler)\w*ID$/iu.test(name))?.name;
  /** What a call writes of a card. */
  const writtenBy = (call: string) =>
    argumentsOf(call).filter(({ name }) => name !== idOf(call) && name !== 'visitReportID');
  const all = [...new Set([create, ...changes].flatMap((call) => writtenBy(call).map(({ name }) => name)))];
  const selection = `ID ${all.map((name) => FIELDS[name] ?? name).join(' ')}`;

  async function write({ ask }: Client, call: string, values: Readonly<Record<string, unknown>>): Promise<unknown> {
    const given = argumentsOf(call).filter(({ name }) => name in values);
    const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
    const answer = await ask(`mutation (${declared}) { ${call}(${passed}) { ${selection} } }`, values);
    expect(codesOf(answer)).toEqual([]);
    return at(answer.data, call);
  }
  const given = (call: string, which: 0 | 1) =>
    Object.fromEntries(writtenBy(call).map(({ name }) => [name, valuesOf(name)[which]]));
  const needed = (call: string, values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      writtenBy(call).flatMap(({ name, type }) => (isNonNullType(type) ? [[name, values[name]]] : [])),
    );
  const cardOf = (card: unknown) => Object.fromEntries(all.map((name) => [name, shown(card, name)]));
  const expected = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, trimmed(value)]));

  test('has what it was created with, and nothing else', async () => {
    const client = await enterAs(openServer(), 'Boss');
    const values = given(create, 0);
    const empty = Object.fromEntries(
      all.map((name) => [name, name === 'specialitieIDsList' && !(name in needed(create, values)) ? [] : null]),
    );
    expect(cardOf(await write(client, create, values))).toEqual({ ...empty, ...expected(values) });
    const least = needed(create, values);
    expect(cardOf(await write(client, create, least))).toEqual({ ...empty, ...expected(least) });
  });

  test.each(changes)('has what %s gives it; what is left out stays, and what is emptied is empty', async (call) => {
    const client = await enterAs(openServer(), 'Boss');
    const made = await write(client, create, given(create, 0));
    const ID = { [idOf(call) ?? '']: textAt(made, 'ID') };
    const first = await write(client, call, { ...given(call, 0), ...ID });
    expect(cardOf(first)).toEqual({ ...cardOf(made), ...expected(given(call, 0)) });
    const second = await write(client, call, { ...given(call, 1), ...ID });
    expect(cardOf(second)).toEqual({ ...cardOf(made), ...expected(given(call, 1)) });
    // Only what is asked for again: nothing else changes.
    const least = needed(call, given(call, 1));
    expect(await write(client, call, { ...least, ...ID })).toEqual(second);

    const nulls = Object.fromEntries(
      writtenBy(call).flatMap(({ name, type }) => (isNonNullType(type) ? [] : [[name, null]])),
    );
    const emptied = await write(client, call, { ...nulls, ...least, ...ID });
    // A card cannot be without these: null leaves them as they are.
    const kept = new Set(['name', 'denomination', 'sex', 'workAreaID', 'specialitieIDsList']);
    expect(cardOf(emptied)).toEqual({
      ...cardOf(second),
      ...Object.fromEntries(Object.keys(nulls).flatMap((name) => (kept.has(name) ? [] : [[name, null]]))),
    });
  });
});

test.each(['DrugStore', 'Administrative'] as const)(
  'a place of the kind %s is created by whoever makes the call, now, in the city of its area, and edited later',
  async (kind) => {
    const tell = 'ID Picture Created LastEdited CreatedBy { ID } City { ID }';
    let elapsed = 0;
    const server = openServer({ elapsed: () => elapsed });
    const client = await enterAs(server, 'Delegue');
    const [area = '', other = ''] = areas;
    const cityOf = (ID: string) => world.workAreas.find((each) => each.ID === ID)?.cityID;
    const made = await client.ask(
      `mutation { createCustomer${kind}(name: "Test", workAreaID: "${area}") { ${tell} } }`,
    );
    const card = {
      ID: textAt(made.data, `createCustomer${kind}`, 'ID'),
      Picture: null,
      Created: NOW,
      LastEdited: NOW,
      CreatedBy: { ID: client.ID },
      City: { ID: cityOf(area) },
    };
    expect(at(made.data, `createCustomer${kind}`)).toEqual(card);
    elapsed = 60_000;
    const call = `updateCustomer${kind}`;
    const boss = await enterAs(server, 'Boss');
    const edited = await boss.ask(
      `mutation { ${call}(customer${kind}ID: "${card.ID}", name: "Test", workAreaID: "${other}") { ${tell} } }`,
    );
    expect(at(edited.data, call)).toEqual({ ...card, LastEdited: NOW + 60, City: { ID: cityOf(other) } });
  },
);

test.each(['DrugStore', 'Administrative'] as const)(
  'the potential of a %s is not written by whoever may not see it, emptied neither; its other values are',
  async (kind) => {
    const server = openServer({ switches: { [`show${kind}Potential`]: false } });
    const { ask } = await enterAs(server, 'Boss');
    const ID = inAgency(kind === 'DrugStore' ? world.drugStores : world.administratives, 'cm')[0]?.ID;
    const edit = (more: string) =>
      ask(`mutation { updateCustomer${kind}InfoCardFixedPart(customer${kind}ID: "${ID}", ${more}) { ID phone } }`);
    for (const potential of ['"A"', 'null'])
      expect(codesOf(await edit(`potential: ${potential}`))).toEqual(['FORBIDDEN']);
    expect(server.journal()).toEqual([]);
    expect(codesOf(await edit('phone: "699 00 00 00"'))).toEqual([]);
  },
);

test('potentials that were written are replayed, whatever right was lost since', async () => {
  const server = openServer();
  const [ID] = inAgency(world.drugStores, 'cm').map((store) => store.ID);
  const { ask } = await enterAs(server, 'Boss');
  const call = `updateCustomerDrugStoreInfoCardFixedPart(customerDrugStoreID: "${ID}", potential: "A+")`;
  expect(codesOf(await ask(`mutation { ${call} { ID } }`))).toEqual([]);
  const again = openServer({ journal: server.journal(), switches: { showDrugStorePotential: false } });
  expect(again.journal()).toHaveLength(1);
});
