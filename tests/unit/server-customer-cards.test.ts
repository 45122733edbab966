import { describe, expect, test } from 'vitest';
import { createHistories } from '#mocks/seed/field-work.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, listAt, openServer, textsAt } from './server-client.ts';

const world = worldOf('small');
const historyOf = createHistories(world);
const worker = inAgency(world.healthWorkers, 'cm').find((each) => historyOf(each).visitReports.length > 5);
const customerID = worker?.ID ?? '';

const HISTORY = `
  MyRelationshipsWithProductAdvancement { ID relationState dateTimestamp PharmaProduct { ID } customer { ID name } }
  MyCustomerExpectations { ID periodStart periodEnd toBeImproved expectedProducts }
  MyLeadedActionsReceived { ID periodStart periodEnd requests actionFinancial CreatedBy { ID } }
  MyVisitReports { ID startTimeStamp VisitObjective { description done Worker { Surname } Customer { __typename ID } }
    PresentedPharmaProducts { name } GPSLoc { gPSLat } }`;

const CARDS = [
  ['readCustomerHealthWorkerDetailedDatas', 'customerHealthWorkerID', customerID, 'CustomerHealthWorker'],
  ['readCustomerDrugStoreDetailedDatas', 'id', 'ds-cm-1', 'CustomerDrugStore'],
  ['readCustomerAdministrativeDetailedDatas', 'id', 'adm-cm-1', 'CustomerAdministrative'],
  ['readWholesalerDetailedDatas', 'id', 'who-cm-1', 'Wholesaler'],
] as const;

const cardOf = (call: string, arg: string, ID: string) => `{ ${call}(${arg}: "${ID}") { ID name ${HISTORY} } }`;

describe.each(CARDS)('%s', (call, arg, ID, type) => {
  test('gives the card with its whole history, the latest visit first', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    const answer = await ask(cardOf(call, arg, ID));
    expect(codesOf(answer)).toEqual([]);
    const card = at(answer.data, call);
    const kinds = [world.healthWorkers, world.drugStores, world.administratives, world.wholesalers];
    const customer = kinds.flatMap((kind) => [...kind]).find((each) => each.ID === ID);
    const history = customer && historyOf(customer);
    expect(textsAt(listAt(card, 'MyVisitReports'), 'ID')).toEqual(
      history?.visitReports.toReversed().map((each) => each.ID),
    );
    for (const report of listAt(card, 'MyVisitReports')) {
      expect(at(report, 'VisitObjective', 'Customer')).toEqual({ __typename: type, ID });
      expect(at(report, 'VisitObjective', 'done')).toBe(true);
    }
    expect(listAt(card, 'MyRelationshipsWithProductAdvancement')).toHaveLength(history?.relationships.length ?? NaN);
    expect(listAt(card, 'MyCustomerExpectations')).toHaveLength(history?.expectations.length ?? NaN);
    expect(listAt(card, 'MyLeadedActionsReceived')).toHaveLength(history?.leadedActions.length ?? NaN);
  });

  test('does not know a customer of another agency, nor one that does not exist', async () => {
    const { ask } = await enterAs(openServer(), 'Boss');
    for (const unknown of [ID.replace('-cm-', '-ci-'), 'nobody']) {
      expect(codesOf(await ask(cardOf(call, arg, unknown)))).toEqual(['NOT_FOUND']);
    }
  });
});

test('the stages of a card are told from the first to the last, its periods from the last to the first', async () => {
  const { ask } = await enterAs(openServer(), 'Boss');
  const [[call, arg]] = CARDS;
  const told = { stages: 0, expectations: 0, actions: 0 };
  for (const each of inAgency(world.healthWorkers, 'cm').slice(0, 25)) {
    const { data } = await ask(cardOf(call, arg, each.ID));
    const of = (field: string, by: string) => listAt(data, call, field).map((record) => at(record, by));
    const stages = of('MyRelationshipsWithProductAdvancement', 'dateTimestamp').map(Number);
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    const [expectations, actions] = ['MyCustomerExpectations', 'MyLeadedActionsReceived'].map((field) =>
      of(field, 'periodStart').map(String),
    );
    for (const periods of [expectations, actions]) expect(periods).toEqual(periods?.toSorted().toReversed());
    told.stages = Math.max(told.stages, new Set(stages).size);
    told.expectations = Math.max(told.expectations, new Set(expectations).size);
    told.actions = Math.max(told.actions, new Set(actions).size);
  }
  expect(Math.min(...Object.values(told))).toBeGreaterThan(1);
});

test.each([
  ['viewRelationshipWithProductAdvancement', 'MyRelationshipsWithProductAdvancement'],
  ['viewCustomerExpectation', 'MyCustomerExpectations'],
  ['viewLeadedAction', 'MyLeadedActionsReceived'],
])('without %s, %s is empty', async (right, field) => {
  const { ask } = await enterAs(openServer({ switches: { [right]: false } }), 'Boss');
  const [[call, arg]] = CARDS;
  const answer = await ask(cardOf(call, arg, customerID));
  expect(listAt(answer.data, call, field)).toEqual([]);
  expect(listAt(answer.data, call, 'MyVisitReports')).not.toEqual([]);
});

test('without the right to see durations, the answer has no end of any visit', async () => {
  const [[call, arg]] = CARDS;
  const query = `{ ${call}(${arg}: "${customerID}") { MyVisitReports { startTimeStamp endTimeStamp } } }`;
  const endsOf = async (role: 'Boss' | 'RegulatoryAffairsUser') => {
    const { ask } = await enterAs(openServer(), role);
    const answer = await ask(query);
    expect(codesOf(answer)).toEqual([]);
    return listAt(answer.data, call, 'MyVisitReports').map((report) => at(report, 'endTimeStamp'));
  };
  const ends = await endsOf('Boss');
  expect(ends.every((end) => typeof end === 'number')).toBe(true);
  expect(await endsOf('RegulatoryAffairsUser')).toEqual(ends.map(() => null));
});
