import { expect, test } from 'vitest';
import { countCustomers } from '#features/customers/shared/customer-counts.ts';

const DOUALA = { ID: 'douala', name: 'Douala' };
const AKWA = { ID: 'akwa', name: 'Akwa', City: DOUALA };
const BALI = { ID: 'bali', name: 'Bali', City: DOUALA };
const BASTOS = { ID: 'bastos', name: 'Bastos', City: { ID: 'yaounde', name: 'Yaoundé' } };
const NOWHERE = { ID: 'nowhere', name: 'Nulle part', City: null };

const own = { name: '', phone: null, email: null, potential: null };
const place = (ID: string, WorkArea: typeof NOWHERE | typeof AKWA | null) => ({ ...own, ID, WorkArea });
const worker = (ID: string, ...areas: readonly (typeof AKWA | null)[]) => ({
  ...own,
  ID,
  denomination: null,
  MySpecialities: [],
  MyHealthCenters: areas.map((WorkArea, index) => ({ ID: `hc-${index}`, name: '', WorkArea })),
});

const ALL = {
  HealthWorkerList: [worker('hw-1', AKWA, BALI, BASTOS), worker('hw-2', AKWA, null), worker('hw-3')],
  DrugStoreList: [place('ds-1', AKWA), place('ds-2', null)],
  CustomerAdministrative: [place('ad-1', NOWHERE)],
  Wholesaler: [place('wh-1', BASTOS)],
};

test('a health worker counts once in each city of their centres, the others where they are', () => {
  expect(Object.fromEntries(countCustomers(ALL, 'city'))).toEqual({ douala: 3, yaounde: 2 });
});

test('customers are counted by work area too', () => {
  expect(Object.fromEntries(countCustomers(ALL, 'area'))).toEqual({
    akwa: 3,
    bali: 1,
    bastos: 2,
    nowhere: 1,
  });
});

test('a health centre has its health workers only', () => {
  expect(Object.fromEntries(countCustomers(ALL, 'centre'))).toEqual({ 'hc-0': 2, 'hc-1': 2, 'hc-2': 1 });
});
