import { expect, test } from 'vitest';
import { CARD_SUBJECTS, CARD_VERBS } from '#domain/access/rights.ts';
import { createHistories } from '#mocks/seed/field-work.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, openServer } from './server-client.ts';

/**
 * Each flag of the ACL about customers, and what the server keeps back without it: a call that is refused, or a field that
 * is empty. With the flag the same request is answered.
 */

const world = worldOf('small');
const historyOf = createHistories(world);
const first = (records: readonly { readonly ID: string; readonly agencyID: string }[]) =>
  inAgency(records, 'cm')[0]?.ID ?? '';
const worker = inAgency(world.healthWorkers, 'cm').find((each) => {
  const { expectations, leadedActions, relationships } = historyOf(each);
  return [expectations, leadedActions, relationships].every(({ length }) => length > 0);
});
if (!worker) throw new Error('No health worker has a history of each kind.');
const history = historyOf(worker);
const [store, administrative, area, centre, city, product] = [
  world.drugStores,
  world.administratives,
  world.workAreas,
  world.healthCenters,
  world.cities,
  world.pharmaProducts,
].map(first);
const speciality = world.specialities[0]?.ID;

const PERIOD = 'periodStart: "2026-10-01", periodEnd: "2026-12-31"';
const WORKER = `name: "Awa Test", sex: F, denomination: "Dr", healthCenterIDsList: ["${centre}"],
  specialitieIDsList: ["${speciality}"]`;
const PLACE = `name: "Essai", workAreaID: "${area}"`;
const ofWorker = (field: string) =>
  `{ readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID: "${worker.ID}") { ${field} { ID } } }`;
const IN_WORKER = ['readCustomerHealthWorkerDetailedDatas'];

interface Kept {
  readonly request: string;
  /** The path of the field that is empty without the flag; without it the call is refused. */
  readonly empty?: readonly (string | number)[];
}

const KEPT: Readonly<Record<string, Kept>> = {
  viewHealthWorker: { request: ofWorker('MyHealthCenters') },
  createHealthWorker: { request: `mutation { createCustomerHealthWorker(${WORKER}) { ID } }` },
  editHealthWorker: {
    request: `mutation { updateCustomerHealthWorker(customerHealthWorkerID: "${worker.ID}", ${WORKER}) { ID } }`,
  },
  viewDrugStore: { request: `{ readCustomerDrugStoreDetailedDatas(id: "${store}") { ID } }` },
  createDrugStore: { request: `mutation { createCustomerDrugStore(${PLACE}) { ID } }` },
  editDrugStore: { request: `mutation { updateCustomerDrugStore(customerDrugStoreID: "${store}", ${PLACE}) { ID } }` },
  viewAdministrativeCustomer: {
    request: `{ readCustomerAdministrativeDetailedDatas(id: "${administrative}") { ID } }`,
  },
  createAdministrativeCustomer: { request: `mutation { createCustomerAdministrative(${PLACE}) { ID } }` },
  editAdministrativeCustomer: {
    request: `mutation {
      updateCustomerAdministrative(customerAdministrativeID: "${administrative}", ${PLACE}) { ID } }`,
  },
  viewCustomerExpectation: {
    request: ofWorker('MyCustomerExpectations'),
    empty: [...IN_WORKER, 'MyCustomerExpectations'],
  },
  createCustomerExpectation: {
    request: `mutation { createCustomerExpectation(customerID: "${worker.ID}", ${PERIOD}, toBeImproved: "x") { ID } }`,
  },
  editCustomerExpectation: {
    request: `mutation {
      updateCustomerExpectation(ID: "${history.expectations[0]?.ID}", ${PERIOD}, toBeImproved: "x") { ID } }`,
  },
  viewLeadedAction: { request: ofWorker('MyLeadedActionsReceived'), empty: [...IN_WORKER, 'MyLeadedActionsReceived'] },
  createLeadedAction: {
    request: `mutation { createLeadedAction(customerID: "${worker.ID}", ${PERIOD}, requests: "x") { ID } }`,
  },
  editLeadedAction: {
    request: `mutation { updateLeadedAction(ID: "${history.leadedActions[0]?.ID}", ${PERIOD}, requests: "x") { ID } }`,
  },
  viewRelationshipWithProductAdvancement: {
    request: ofWorker('MyRelationshipsWithProductAdvancement'),
    empty: [...IN_WORKER, 'MyRelationshipsWithProductAdvancement'],
  },
  createRelationshipWithProductAdvancement: {
    request: `mutation { createRelationshipWithProductAdvancement(customerID: "${worker.ID}", pharmaProductID: "${product}",
      relationState: "prospect", dateTimestamp: ${NOW - 86_400}) { ID } }`,
  },
  viewHealthCenter: { request: '{ readAllHealthCenter { ID } }' },
  createHealthCenter: { request: `mutation { createHealthCenter(${PLACE}) { ID } }` },
  editHealthCenter: { request: `mutation { editHealthCenter(ID: "${centre}", ${PLACE}) { ID } }` },
  viewWorkArea: { request: '{ readAllWorkArea { ID } }' },
  createWorkArea: { request: `mutation { createWorkArea(name: "Essai", cityID: "${city}") { ID } }` },
  editWorkArea: { request: `mutation { editWorkArea(ID: "${area}", name: "Essai", cityID: "${city}") { ID } }` },
  viewCity: { request: '{ readAllCity { ID } }' },
  createCity: { request: 'mutation { createCity(name: "Essai") { ID } }' },
  editCity: { request: `mutation { editCity(ID: "${city}", name: "Essai") { ID } }` },
  showDrugStorePotential: {
    request: `{ readCustomerDrugStoreDetailedDatas(id: "${store}") { potential } }`,
    empty: ['readCustomerDrugStoreDetailedDatas', 'potential'],
  },
  showAdministrativePotential: {
    request: `{ readCustomerAdministrativeDetailedDatas(id: "${administrative}") { potential } }`,
    empty: ['readCustomerAdministrativeDetailedDatas', 'potential'],
  },
};

/** Flags without which the server keeps nothing back: no call edits a stage, since history only grows. */
const WITHOUT_CALL = ['editRelationshipWithProductAdvancement'];

test('every flag about customers is here', () => {
  const flags = CARD_SUBJECTS.flatMap((subject) => CARD_VERBS.map((verb) => `${verb}${subject}`));
  const known = [...Object.keys(KEPT), ...WITHOUT_CALL];
  expect(known.toSorted()).toEqual([...flags, 'showDrugStorePotential', 'showAdministrativePotential'].toSorted());
});

const ask = async (flag: string, isAllowed: boolean, request: string) =>
  (await enterAs(openServer({ switches: { [flag]: isAllowed } }), 'Boss')).ask(request);

const entries = Object.entries(KEPT);

test.each(entries.filter(([, { empty }]) => !empty))('%s is needed for its call', async (flag, { request }) => {
  expect(codesOf(await ask(flag, true, request))).toEqual([]);
  expect(codesOf(await ask(flag, false, request))).toEqual(['FORBIDDEN']);
});

test.each(entries.filter(([, { empty }]) => empty))(
  '%s is needed for its field',
  async (flag, { request, empty = [] }) => {
    expect(at((await ask(flag, true, request)).data, ...empty)).not.toSatisfy(isEmpty);
    expect(at((await ask(flag, false, request)).data, ...empty)).toSatisfy(isEmpty);
  },
);

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
