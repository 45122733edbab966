import { describe, expect, test } from 'vitest';
import { REGULATORY_STATUSES } from '#mocks/seed/vocabulary.ts';
import { DAY, inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, type Client, codesOf, enterAs, listAt, openServer, textAt, textsAt } from './server-client.ts';

const PRODUCT = `ID name ref pGHT publicPrice cessionPrice Picture
  numAMM aMMDate aMMEndDate aMMTimeStamp aMMEndTimeStamp
  PharmaLaboratory { ID name Picture }
  PharmaProductAssignedDelegues {
    ID contributionPercentage
    Delegue { ID FirstName fictive WorkGroup { ID name type Supervisor { ID } Delegues { ID } } }
  }`;
const ACTION = `ID name description statut PharmaProduct { ID } TypeRegulatoryAction { ID name colorCode }
  RegulatoryActionSteps { ID name }`;
const STEP = `ID name description RegulatoryAction { ID } Reminder { ID expired }
  PharmaProductFiles { ID name File PharmaProduct { ID } }`;

const PRODUCTS = `{ readAllPharmaProducts { ${PRODUCT} } }`;
const ACTIONS = `query ($ID: ID!) { getAllRegulatoryActionByPharmaProductID(pharmaProductID: $ID) { ${ACTION} } }`;
const ONE_ACTION = `query ($ID: ID!) { getRegulatoryActionByID(ID: $ID) { ${ACTION} } }`;
const STEPS = `query ($ID: ID!) {
  getAllRegulatoryActionStepByRegulatoryActionID(regulatoryActionID: $ID) { ${STEP} }
}`;
const ONE_STEP = `query ($ID: ID!) { getRegulatoryActionStepByID(ID: $ID) { ${STEP} } }`;

const world = worldOf('small');
const server = openServer();
const regulatory = await enterAs(server, 'RegulatoryAffairsUser');

const productsOf = async ({ ask }: Client, query = PRODUCTS) =>
  listAt(await ask(query), 'data', query.includes('readAll') ? 'readAllPharmaProducts' : 'readPharmaProducts');

describe('products', () => {
  test('are those of the agency, with all fields', async () => {
    const products = await productsOf(regulatory);
    expect(textsAt(products, 'ID')).toEqual(inAgency(world.pharmaProducts, 'cm').map(({ ID }) => ID));
    const [record] = inAgency(world.pharmaProducts, 'cm');
    expect(products[0]).toMatchObject({
      name: record?.name,
      numAMM: record?.numAMM,
      PharmaLaboratory: { ID: record?.pharmaLaboratoryID },
    });
    const assigned = listAt(products[0], 'PharmaProductAssignedDelegues');
    expect(assigned.length).toBeGreaterThan(0);
    expect(at(assigned[0], 'Delegue', 'WorkGroup', 'Supervisor', 'ID')).toBeTypeOf('string');
  });

  test.for(['PharmaLaboReglementaryAffairUser', 'PharmaLaboBossUser'] as const)(
    '%s sees their laboratory’s only',
    async (userType) => {
      const lab = await enterAs(server, userType);
      const own = userType === 'PharmaLaboBossUser' ? 'Orvalis' : 'Brévane';
      const laboratories = textsAt(await productsOf(lab), 'PharmaLaboratory', 'name');
      expect(new Set(laboratories)).toEqual(new Set([own]));
    },
  );

  test('a delegate gets those assigned to them, a supervisor those of their group', async () => {
    const WORKED = '{ readPharmaProducts { ID } }';
    const assignedTo = (IDs: readonly (string | undefined)[]) =>
      new Set(
        world.assignedDelegues
          .filter(({ delegueID }) => IDs.includes(delegueID))
          .map(({ pharmaProductID }) => pharmaProductID),
      );
    const delegue = await enterAs(server, 'Delegue');
    expect(new Set(textsAt(await productsOf(delegue, WORKED), 'ID'))).toEqual(assignedTo([delegue.ID]));
    const supervisor = await enterAs(server, 'Supervisor');
    const group = world.workgroups.find(({ supervisorID }) => supervisorID === supervisor.ID);
    expect(new Set(textsAt(await productsOf(supervisor, WORKED), 'ID'))).toEqual(
      assignedTo([supervisor.ID, ...(group?.delegueIDs ?? [])]),
    );
    expect(await productsOf(regulatory, WORKED)).toHaveLength((await productsOf(regulatory)).length);
  });
});

describe('products whose authorisation ends before an instant', () => {
  const EXPIRING =
    'query ($limit: Timestamp!) { readAllExpiringAMMPharmaProducts(limitTimeStamp: $limit) { ID aMMEndTimeStamp } }';
  const endOf = (product: unknown) => Number(at(product, 'aMMEndTimeStamp'));
  const expiring = async ({ ask }: Client, limit: number) =>
    listAt(await ask(EXPIRING, { limit }), 'data', 'readAllExpiringAMMPharmaProducts');
  const ends = inAgency(world.pharmaProducts, 'cm').flatMap(({ aMMEndTimeStamp: end }) => (end === null ? [] : [end]));

  test.for([NOW, NOW + 31 * DAY, NOW + 100 * DAY])(
    '%i: the next one first, those that are over included',
    async (limit) => {
      const expected = ends.filter((end) => end < limit).toSorted((a, b) => a - b);
      expect((await expiring(regulatory, limit)).map(endOf)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    },
  );

  test('the limit itself is excluded', async () => {
    const [first = 0] = ends.toSorted((a, b) => a - b);
    expect(await expiring(regulatory, first)).toEqual([]);
    expect(await expiring(regulatory, first + 1)).toHaveLength(1);
  });

  test('a laboratory gets its own', async () => {
    const lab = await enterAs(server, 'PharmaLaboReglementaryAffairUser');
    const own = textsAt(await productsOf(lab), 'ID');
    const limit = NOW + 3000 * DAY;
    expect(own).toEqual(expect.arrayContaining(textsAt(await expiring(lab, limit), 'ID')));
    expect((await expiring(lab, limit)).length).toBeLessThan((await expiring(regulatory, limit)).length);
  });
});

describe('actions and steps', () => {
  const [action] = inAgency(world.regulatoryActions, 'cm');
  const steps = world.regulatoryActionSteps.filter(({ regulatoryActionID }) => regulatoryActionID === action?.ID);

  test('actions of a product are read in a list and by id', async () => {
    const list = listAt(
      await regulatory.ask(ACTIONS, { ID: action?.pharmaProductID }),
      'data',
      'getAllRegulatoryActionByPharmaProductID',
    );
    const one = at(await regulatory.ask(ONE_ACTION, { ID: action?.ID }), 'data', 'getRegulatoryActionByID');
    expect(list).toContainEqual(one);
    expect(one).toMatchObject({ statut: action?.statut, PharmaProduct: { ID: action?.pharmaProductID } });
    expect(textsAt(listAt(one, 'RegulatoryActionSteps'), 'ID')).toEqual(steps.map(({ ID }) => ID));
  });

  test('steps of an action are read in a list and by id, with next reminder and files', async () => {
    const linked = world.reminders.find(
      ({ regulatoryActionStepID, agencyID }) => regulatoryActionStepID !== null && agencyID === 'cm',
    );
    const ID = linked?.regulatoryActionStepID;
    const one = at(await regulatory.ask(ONE_STEP, { ID }), 'data', 'getRegulatoryActionStepByID');
    expect(at(one, 'Reminder', 'ID')).toBeTypeOf('string');
    const of = textAt(one, 'RegulatoryAction', 'ID');
    expect(
      listAt(await regulatory.ask(STEPS, { ID: of }), 'data', 'getAllRegulatoryActionStepByRegulatoryActionID'),
    ).toContainEqual(one);
    const files = world.pharmaProductFiles.filter(({ regulatoryActionStepID }) => regulatoryActionStepID === ID);
    expect(textsAt(listAt(one, 'PharmaProductFiles'), 'ID')).toEqual(files.map((file) => file.ID));
  });

  test('the types and statuses to choose from are listed', async () => {
    const { data } = await regulatory.ask(
      '{ readTypeRegulatoryActions { ID name colorCode } readRegulatoryActionEditDatas { statusList } }',
    );
    expect(textsAt(listAt(data, 'readTypeRegulatoryActions'), 'name')).toEqual(
      inAgency(world.typeRegulatoryActions, 'cm').map(({ name }) => name),
    );
    expect(at(data, 'readRegulatoryActionEditDatas', 'statusList')).toEqual(REGULATORY_STATUSES);
  });

  test.for([ACTIONS, ONE_ACTION, STEPS, ONE_STEP])('an unknown id is NOT_FOUND: %#', async (query) => {
    expect(codesOf(await regulatory.ask(query, { ID: 'nothing' }))).toEqual(['NOT_FOUND']);
  });

  test('those of another agency or another laboratory are NOT_FOUND', async () => {
    const [there] = inAgency(world.regulatoryActions, 'ci');
    const [stepThere] = inAgency(world.regulatoryActionSteps, 'ci');
    expect(codesOf(await regulatory.ask(ONE_ACTION, { ID: there?.ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await regulatory.ask(ACTIONS, { ID: there?.pharmaProductID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await regulatory.ask(ONE_STEP, { ID: stepThere?.ID }))).toEqual(['NOT_FOUND']);

    const lab = await enterAs(server, 'PharmaLaboReglementaryAffairUser');
    const own = textsAt(await productsOf(lab), 'ID');
    const foreign = inAgency(world.regulatoryActions, 'cm').find(
      ({ pharmaProductID }) => !own.includes(pharmaProductID),
    );
    expect(codesOf(await lab.ask(ONE_ACTION, { ID: foreign?.ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await lab.ask(ACTIONS, { ID: foreign?.pharmaProductID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await lab.ask(STEPS, { ID: foreign?.ID }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await lab.ask(ACTIONS, { ID: own[0] }))).toEqual([]);
  });
});
