import { folded } from '#lib/folded.ts';
import type { CustomerAreaFragment, CustomersQuery } from './customers.generated.ts';

/** The kinds of customer, as addresses name them (spec §3). */
export const KINDS = ['healthworker', 'drugstore', 'administration', 'wholesaler'] as const;
export type Kind = (typeof KINDS)[number];

/** What a customer can be filtered by: a place, a speciality. */
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
  /** Where a health worker is met: usually at the first. */
  readonly centres: readonly string[];
  /** Of the centres of a health worker, in their order; of a place, its own. */
  readonly areas: readonly CustomerAreaFragment[];
  readonly cities: readonly Named[];
  /** `null` where it is not known, or not the reader's business. */
  readonly potential: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** What a search looks through. */
  readonly words: string;
}

type AllCustomers = NonNullable<CustomersQuery['readAllCustomers']>;
type Drawn = Omit<Customer, 'areas' | 'cities' | 'words' | 'title'> & { readonly denomination?: string | null };

function customer({ denomination, ...drawn }: Drawn, places: readonly (CustomerAreaFragment | null)[]): Customer {
  const areas = distinct(places);
  const cities = distinct(areas.map(({ City }) => City));
  const title = denomination ?? '';
  const said = [
    title,
    drawn.name,
    ...drawn.centres,
    ...[...areas, ...cities, ...drawn.specialities].map(({ name }) => name),
    drawn.phone ?? '',
  ];
  return { ...drawn, title, areas, cities, words: folded(said.join('\n')) };
}

/** Each once, in the order they came. */
function distinct<T extends Named>(things: readonly (T | null)[]): T[] {
  const known = new Map<string, T>();
  for (const thing of things) if (thing && !known.has(thing.ID)) known.set(thing.ID, thing);
  return [...known.values()];
}

/** The customers of the four kinds in one list, by name. */
export function customersOf(all: AllCustomers, compare: (a: string, b: string) => number): readonly Customer[] {
  const place =
    (kind: Kind) =>
    ({ WorkArea, ...own }: AllCustomers['DrugStoreList'][number]) =>
      customer({ ...own, kind, specialities: [], centres: [] }, [WorkArea]);
  return [
    ...all.HealthWorkerList.map(({ MySpecialities, MyHealthCenters, ...own }) =>
      customer(
        {
          ...own,
          kind: 'healthworker',
          specialities: MySpecialities,
          centres: MyHealthCenters.map(({ name }) => name),
        },
        MyHealthCenters.map(({ WorkArea }) => WorkArea),
      ),
    ),
    ...all.DrugStoreList.map(place('drugstore')),
    ...all.CustomerAdministrative.map(place('administration')),
    ...all.Wholesaler.map(place('wholesaler')),
  ].toSorted((a, b) => compare(a.name, b.name));
}

/** What the list is filtered by; nothing in a filter lets everything through. */
export interface Filters {
  readonly kind: Kind | null;
  readonly city: string | null;
  readonly areas: ReadonlySet<string>;
  readonly specialities: ReadonlySet<string>;
  readonly potentials: ReadonlySet<string>;
  /** As it was typed. Every word of it has to be found. */
  readonly search: string;
}

export interface Found {
  readonly customers: readonly Customer[];
  /** How many each kind, and each speciality, would show with the other filters as they are. */
  readonly ofKind: Readonly<Record<Kind, number>>;
  readonly ofSpeciality: ReadonlyMap<string, number>;
}

/** One pass: 20,000 customers are filtered and counted while somebody types. */
export function sift(
  all: readonly Customer[],
  { kind, city, areas, specialities, potentials, search }: Filters,
): Found {
  const words = folded(search).split(/\s+/u).filter(Boolean);
  const hasOneOf = (chosen: ReadonlySet<string>, things: readonly Named[]) =>
    chosen.size === 0 || things.some(({ ID }) => chosen.has(ID));
  const customers: Customer[] = [];
  const ofKind: Record<Kind, number> = { healthworker: 0, drugstore: 0, administration: 0, wholesaler: 0 };
  const ofSpeciality = new Map<string, number>();
  for (const one of all) {
    const isElsewhere = city !== null && !one.cities.some(({ ID }) => ID === city);
    if (isElsewhere || !hasOneOf(areas, one.areas)) continue;
    if (potentials.size > 0 && !(one.potential !== null && potentials.has(one.potential))) continue;
    if (!words.every((word) => one.words.includes(word))) continue;
    const isOfKind = kind === null || one.kind === kind;
    const practises = hasOneOf(specialities, one.specialities);
    if (practises) ofKind[one.kind] += 1;
    if (isOfKind) for (const { ID } of one.specialities) ofSpeciality.set(ID, (ofSpeciality.get(ID) ?? 0) + 1);
    if (isOfKind && practises) customers.push(one);
  }
  return { customers, ofKind, ofSpeciality };
}

/** What there is to filter by, by name. */
export function choicesOf(all: readonly Customer[], city: string | null, compare: (a: string, b: string) => number) {
  const [cities, areas, specialities] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  for (const one of all) {
    for (const { ID, name } of one.cities) cities.set(ID, name);
    for (const { ID, name } of one.specialities) specialities.set(ID, name);
    for (const { ID, name, City } of one.areas) if (city === null || City?.ID === city) areas.set(ID, name);
  }
  const sorted = (names: ReadonlyMap<string, string>) =>
    Array.from(names, ([id, label]) => ({ id, label })).toSorted((a, b) => compare(a.label, b.label));
  return { cities: sorted(cities), areas: sorted(areas), specialities: sorted(specialities) };
}

/** The potentials that customers have, in the order the server tells; those it does not tell come after. */
export function potentialsOf(all: readonly Customer[], order: readonly string[]): readonly string[] {
  const seen = new Set(all.flatMap(({ potential }) => potential ?? []));
  return [
    ...order.filter((potential) => seen.has(potential)),
    ...[...seen].filter((potential) => !order.includes(potential)).toSorted(),
  ];
}

/** Sorts by words that many customers share: they are compared once, rather than once for every two customers. */
export function byWords(
  all: readonly Customer[],
  wordsOf: (one: Customer) => string,
  compare: (a: string, b: string) => number,
) {
  let ranks: ReadonlyMap<string, number> | undefined;
  return (one: Customer): number | null => {
    const words = wordsOf(one);
    if (words === '') return null;
    ranks ??= new Map([...new Set(all.map(wordsOf))].toSorted(compare).map((each, rank) => [each, rank]));
    return ranks.get(words) ?? null;
  };
}
