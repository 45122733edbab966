import { derivedOnce } from '#lib/derived-once.ts';
import { distinct } from '#lib/distinct.ts';
import { folded } from '#lib/folded.ts';
import { inSlices } from '#lib/in-slices.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import type { CustomerAreaFragment, CustomersQuery } from './customers.generated.ts';

/** A place or a speciality. */
export interface Named {
  readonly ID: string;
  readonly name: string;
}

/** A customer of any kind, as the list shows it. */
export interface Customer {
  readonly ID: string;
  readonly kind: Kind;
  readonly name: string;
  /** « Dr », « Mme »; empty for a place. */
  readonly title: string;
  readonly specialities: readonly Named[];
  /** The health centres of a health worker; the first is the usual one. */
  readonly centres: readonly Named[];
  /** The work areas of a health worker's centres, in their order, or the work area of a place. */
  readonly areas: readonly CustomerAreaFragment[];
  readonly cities: readonly Named[];
  /** `null` when unknown, or when the user may not see it. */
  readonly potential: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** The text that a search looks through, folded. */
  readonly searchText: string;
}

/** « Dr Clarisse Ewane », « Pharmacie du Port » */
export const nameOf = ({ title, name }: Customer): string => (title === '' ? name : `${title} ${name}`);

type AllCustomers = NonNullable<CustomersQuery['readAllCustomers']>;
type CustomerRecord = Omit<Customer, 'areas' | 'cities' | 'searchText' | 'title'> & {
  readonly denomination?: string | null;
};

function toCustomer(
  { denomination, ...record }: CustomerRecord,
  places: readonly (CustomerAreaFragment | null)[],
): Customer {
  const areas = distinct(places.filter((place) => place !== null));
  const cities = distinct(areas.map(({ City }) => City).filter((city) => city !== null));
  const title = denomination ?? '';
  const searchable = [
    title,
    record.name,
    ...[...record.centres, ...areas, ...cities, ...record.specialities].map(({ name }) => name),
    record.phone ?? '',
    // As a call list gives it, without spaces.
    record.phone?.replaceAll(/\D/gu, '') ?? '',
  ];
  return { ...record, title, areas, cities, searchText: folded(searchable.join('\n')) };
}

type Place = AllCustomers['DrugStoreList'][number];

/** The customers of the four kinds, each still to be made: 20,000 of them take a while. */
function* madeOf(all: AllCustomers): Generator<Customer> {
  for (const { MySpecialities: specialities, MyHealthCenters: centres, ...own } of all.HealthWorkerList) {
    const record = { ...own, kind: 'healthworker', specialities, centres } as const;
    yield toCustomer(
      record,
      centres.map(({ WorkArea }) => WorkArea),
    );
  }
  const places: readonly (readonly [Kind, readonly Place[]])[] = [
    ['drugstore', all.DrugStoreList],
    ['administration', all.CustomerAdministrative],
    ['wholesaler', all.Wholesaler],
  ];
  for (const [kind, list] of places) {
    for (const { WorkArea, ...own } of list) {
      yield toCustomer({ ...own, kind, specialities: [], centres: [] }, [WorkArea]);
    }
  }
}

type Compare = (a: string, b: string) => number;

/** What was made of an answer, as several pages show the same one. */
const made = new WeakMap<AllCustomers, readonly Customer[]>();
const ordersOf = derivedOnce<AllCustomers, Map<Compare, readonly Customer[]>>(() => new Map());

/** Makes the customers of an answer in slices, before a page asks for them at once. */
export async function prepareCustomers(all: AllCustomers, signal?: AbortSignal): Promise<void> {
  const customers: Customer[] = [];
  const rest = madeOf(all);
  await inSlices(() => {
    const next = rest.next();
    if (next.done) return false;
    customers.push(next.value);
    return true;
  }, signal);
  made.set(all, customers);
}

/** The customers of the four kinds in one list, sorted by name: the same list each time. */
export function customersOf(all: AllCustomers, compare: Compare): readonly Customer[] {
  const customers = made.get(all) ?? [...madeOf(all)];
  made.set(all, customers);
  const orders = ordersOf(all);
  const known = orders.get(compare);
  if (known) return known;
  const list = customers.toSorted((a, b) => compare(a.name, b.name));
  orders.set(compare, list);
  return list;
}

/** The customers of the four kinds of an answer, one kind after the other. */
export const everybodyIn = <HealthWorker, DrugStore, Administrative, Wholesaler>(all: {
  readonly HealthWorkerList: readonly HealthWorker[];
  readonly DrugStoreList: readonly DrugStore[];
  readonly CustomerAdministrative: readonly Administrative[];
  readonly Wholesaler: readonly Wholesaler[];
}): readonly (HealthWorker | DrugStore | Administrative | Wholesaler)[] => [
  ...all.HealthWorkerList,
  ...all.DrugStoreList,
  ...all.CustomerAdministrative,
  ...all.Wholesaler,
];
