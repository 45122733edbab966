import { derivedOnce } from '#lib/derived-once.ts';
import { distinct } from '#lib/distinct.ts';
import { folded } from '#lib/folded.ts';
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
}

/** « Dr Clarisse Ewane », « Pharmacie du Port » */
export const nameOf = ({ title, name }: Customer): string => (title === '' ? name : `${title} ${name}`);

export type AllCustomers = NonNullable<CustomersQuery['readAllCustomers']>;

/** The text that a search looks through, folded. */
export const searchTextOf = derivedOnce(({ name, title, centres, areas, cities, specialities, phone }: Customer) => {
  const shared = [...centres, ...areas, ...cities, ...specialities].map((each) => each.name);
  // The number also as a call list gives it, without spaces.
  return folded([name, title, ...shared, phone ?? '', phone?.replaceAll(/\D/gu, '') ?? ''].join('\n'));
});

type CustomerRecord = Omit<Customer, 'areas' | 'cities' | 'title'> & {
  readonly denomination?: string | null;
};

function toCustomer(
  { denomination, ...record }: CustomerRecord,
  places: readonly (CustomerAreaFragment | null)[],
): Customer {
  const areas = distinct(places.filter((place) => place !== null));
  const cities = distinct(areas.map(({ City }) => City).filter((city) => city !== null));
  return { ...record, title: denomination ?? '', areas, cities };
}

type Place = AllCustomers['DrugStoreList'][number];

/** The customers of the four kinds, each still to be made. */
export function* toBeMade(all: AllCustomers): Generator<Customer> {
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
