import { describe, expect, test } from 'vitest';
import type { Switches } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';
import { POTENTIALS } from '#mocks/seed/vocabulary.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, listAt, openServer, textsAt } from './server-client.ts';

const AREA = 'WorkArea { ID name City { ID name } }';
const CUSTOMERS = `{ readAllCustomers {
  HealthWorkerList { ID name potential MySpecialities { ID name } MyHealthCenters { ID name ${AREA} } }
  DrugStoreList { ID name potential City { name } ${AREA} MySpecialities { name } CreatedBy { ID } }
  CustomerAdministrative { ID name potential ${AREA} }
  Wholesaler { ID name potential ${AREA} }
} }`;
const KINDS = ['HealthWorkerList', 'DrugStoreList', 'CustomerAdministrative', 'Wholesaler'] as const;

const world = worldOf('small');
const open = (switches: Switches = {}) => openServer({ switches });

async function customersOf(userType: UserType, switches: Switches = {}, agency?: string) {
  const { ask } = await enterAs(open(switches), userType);
  const answer = await ask(CUSTOMERS, {}, agency === undefined ? {} : { agency });
  return {
    codes: codesOf(answer),
    of: (kind: (typeof KINDS)[number]) => listAt(answer.data, 'readAllCustomers', kind),
    counts: () => KINDS.map((kind) => listAt(answer.data, 'readAllCustomers', kind).length),
  };
}

describe('readAllCustomers', () => {
  const records = [world.healthWorkers, world.drugStores, world.administratives, world.wholesalers];
  const everybody = records.map((kind) => inAgency([...kind], 'cm').length);

  test.for(['Boss', 'BossAssistant', 'RegulatoryAffairsUser', 'Supervisor', 'Delegue'] as const)(
    'gives %s every customer of the agency, and no other’s',
    async (userType) => {
      const { of, counts } = await customersOf(userType);
      expect(counts()).toEqual(everybody);
      const own = new Set(records.flatMap((kind) => inAgency([...kind], 'cm').map(({ ID }) => ID)));
      expect(KINDS.flatMap((kind) => textsAt(of(kind), 'ID')).filter((ID) => !own.has(ID))).toEqual([]);
    },
  );

  test('refuses roles without a customer area, and other agencies', async () => {
    for (const userType of ['BossMultinational', 'PharmaLaboBossUser', 'PharmaLaboReglementaryAffairUser'] as const) {
      expect((await customersOf(userType)).codes).toEqual(['FORBIDDEN']);
    }
    expect((await customersOf('Delegue', {}, 'sn')).codes).toEqual(['FORBIDDEN']);
  });

  test.for([
    ['viewHealthWorker', 'HealthWorkerList'],
    ['viewDrugStore', 'DrugStoreList'],
    ['viewAdministrativeCustomer', 'CustomerAdministrative'],
  ] as const)('without %s, only %s comes back empty', async ([flag, kind]) => {
    const { counts } = await customersOf('Delegue', { [flag]: false });
    expect(counts()).toEqual(everybody.map((count, index) => (KINDS[index] === kind ? 0 : count)));
  });

  test('without any of the three rights it is refused, wholesalers included', async () => {
    const none = { viewHealthWorker: false, viewDrugStore: false, viewAdministrativeCustomer: false };
    expect((await customersOf('Boss', none)).codes).toEqual(['FORBIDDEN']);
  });

  test('leaves potentials null for users without the right to see them', async () => {
    const potentials = async (userType: UserType, switches: Switches = {}) => {
      const { of } = await customersOf(userType, switches);
      return KINDS.map((kind) => of(kind).every((customer) => typeof at(customer, 'potential') === 'string'));
    };
    expect(await potentials('Delegue')).toEqual([true, true, true, true]);
    expect(await potentials('RegulatoryAffairsUser')).toEqual([true, false, false, true]);
    expect(await potentials('Boss', { showDrugStorePotential: false })).toEqual([true, false, true, true]);
    expect(await potentials('Boss', { showAdministrativePotential: false })).toEqual([true, true, false, true]);
  });

  test('gives each customer’s place, specialities and author', async () => {
    const { of } = await customersOf('Boss');
    const [worker] = inAgency(world.healthWorkers, 'cm');
    const [shown] = of('HealthWorkerList');
    expect(textsAt(listAt(shown, 'MySpecialities'), 'ID')).toEqual(worker?.specialityIDs);
    expect(textsAt(listAt(shown, 'MyHealthCenters'), 'ID')).toEqual(worker?.healthCenterIDs);
    expect(at(shown, 'MyHealthCenters', 0, 'WorkArea', 'City', 'name')).toBeTypeOf('string');
    for (const kind of ['DrugStoreList', 'CustomerAdministrative', 'Wholesaler'] as const) {
      expect(of(kind).filter((customer) => typeof at(customer, 'WorkArea', 'City', 'name') !== 'string')).toEqual([]);
    }
    const [store] = inAgency(world.drugStores, 'cm');
    expect(of('DrugStoreList')[0]).toMatchObject({ MySpecialities: [], CreatedBy: { ID: store?.createdByID } });
    expect(at(of('DrugStoreList')[0], 'City', 'name')).toBe(at(of('DrugStoreList')[0], 'WorkArea', 'City', 'name'));
  });
});

test('readCustomerCardEditDatas gives the server’s lists and the products assigned to the caller', async () => {
  const { ask } = await enterAs(open(), 'Delegue');
  const { data } = await ask(`{
    readCustomerCardEditDatas { potentialList matrimonialStatusList relationStateList SpecialityList { ID } AssignedPharmaProducts { ID } }
    readPharmaProducts { ID }
  }`);
  expect(listAt(data, 'readCustomerCardEditDatas', 'potentialList')).toEqual(POTENTIALS);
  expect(listAt(data, 'readCustomerCardEditDatas', 'relationStateList')).toContain('occasionnelClient');
  expect(listAt(data, 'readCustomerCardEditDatas', 'SpecialityList')).toHaveLength(world.specialities.length);
  expect(at(data, 'readCustomerCardEditDatas', 'AssignedPharmaProducts')).toEqual(listAt(data, 'readPharmaProducts'));
});
