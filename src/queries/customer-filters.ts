import type { Kind } from '#domain/customers/kinds.ts';
import { folded } from '#lib/folded.ts';
import { mapInSlices } from '#lib/in-slices.ts';
import { type Customer, type Named, searchTextOf } from './customer-records.ts';

/** The filters of the list beside its search; an empty filter matches everything. */
export interface Filters {
  readonly kind: Kind | null;
  readonly city: string | null;
  readonly areas: ReadonlySet<string>;
  readonly centres: ReadonlySet<string>;
  readonly specialities: ReadonlySet<string>;
  readonly potentials: ReadonlySet<string>;
}

const FACETS = ['kind', 'city', 'area', 'centre', 'speciality', 'potential'] as const;

/** The filters whose choices are counted, by their names in the address. */
export type Facet = (typeof FACETS)[number];

type Counts = ReadonlyMap<string, number>;

export interface Found {
  readonly customers: readonly Customer[];
  /**
   * How many customers each choice of a filter would leave as its only one, with the other filters unchanged; a choice that
   * is missing would leave none. A city clears the areas and centres, which belong to one. Counted when it is first asked
   * for: most choices are in lists that are closed.
   */
  readonly countsOf: (facet: Facet) => Counts;
}

/** Digits and what is written between them, at least so many: a telephone number. */
const [NUMBER, DIGITS] = [/^[+\d\s().\-/]+$/u, 6];

/**
 * The words of a search, each of which is to be found. A telephone number is one, however it is written: the groups of its digits occur
 * in many others.
 */
export function searchWords(search: string): readonly string[] {
  const digits = search.replaceAll(/\D/gu, '');
  if (NUMBER.test(search.trim()) && digits.length >= DIGITS) return [digits.replace(/^00/u, '')];
  return folded(search).split(/\s+/u).filter(Boolean);
}

/**
 * The search of a list, as a function of what is typed. It looks through what it found before where that is enough:
 * words are typed letter by letter, among 20,000 customers.
 */
export function customerSearch(all: readonly Customer[]): (search: string) => readonly Customer[] {
  let last: { readonly words: readonly string[]; readonly found: readonly Customer[] } = { words: [], found: all };
  return (search) => {
    const words = searchWords(search);
    if (words.length === 0) return all;
    const isNarrower = last.words.every((before) => words.some((word) => word.includes(before)));
    const among = isNarrower ? last.found : all;
    const isFound = (one: Customer) => {
      const text = searchTextOf(one);
      return words.every((word) => text.includes(word));
    };
    last = { words, found: among.filter(isFound) };
    return last.found;
  };
}

/** The values that a customer has for a filter. */
const TELL: Readonly<Record<Facet, (one: Customer, tell: (value: string) => void) => void>> = {
  kind: ({ kind }, tell) => tell(kind),
  city: ({ cities }, tell) => tellIDs(cities, tell),
  area: ({ areas }, tell) => tellIDs(areas, tell),
  centre: ({ centres }, tell) => tellIDs(centres, tell),
  speciality: ({ specialities }, tell) => tellIDs(specialities, tell),
  potential({ potential }, tell) {
    if (potential !== null) tell(potential);
  },
};

function tellIDs(things: readonly Named[], tell: (ID: string) => void): void {
  for (const { ID } of things) tell(ID);
}

/** The filters that are without effect once another choice of one is made. */
const REPLACED: Readonly<Record<Facet, readonly Facet[]>> = {
  kind: ['kind'],
  city: ['city', 'area', 'centre'],
  area: ['area'],
  centre: ['centre'],
  speciality: ['speciality'],
  potential: ['potential'],
};

/** What a list without filters says of all customers, as `prepareFilters` has computed it. */
const prepared = new WeakMap<
  readonly Customer[],
  { readonly counts: ReadonlyMap<Facet, Counts>; readonly names: Names }
>();

/** Computes in slices what a list without filters may be asked for at once. */
export async function prepareFilters(all: readonly Customer[], signal: AbortSignal): Promise<void> {
  const counted = FACETS.map((facet) => ({ facet, ...tally(facet) }));
  const names = naming(null);
  const look = (one: Customer) => {
    for (const { see } of counted) see(one);
    names.see(one);
  };
  await mapInSlices(all, look, signal);
  prepared.set(all, { counts: new Map(counted.map(({ facet, counts }) => [facet, counts()])), names: names.names });
}

/** The filters that are in force. */
function testsOf({ kind, city, areas, centres, specialities, potentials }: Filters) {
  const hasOneOf = (things: readonly Named[], chosen: ReadonlySet<string>) => things.some(({ ID }) => chosen.has(ID));
  const tests = new Map<Facet, (one: Customer) => boolean>();
  if (kind !== null) tests.set('kind', (one) => one.kind === kind);
  if (city !== null) tests.set('city', ({ cities }) => cities.some(({ ID }) => ID === city));
  if (areas.size > 0) tests.set('area', (one) => hasOneOf(one.areas, areas));
  if (centres.size > 0) tests.set('centre', (one) => hasOneOf(one.centres, centres));
  if (specialities.size > 0) tests.set('speciality', (one) => hasOneOf(one.specialities, specialities));
  if (potentials.size > 0) tests.set('potential', ({ potential }) => potential !== null && potentials.has(potential));
  return tests;
}

/**
 * The customers that filters leave, and what each choice would leave.
 * @param searched those whom the search finds
 * @param only the IDs that other filters leave; `null` if there are none
 */
export function filterCustomers(
  searched: readonly Customer[],
  filters: Filters,
  only: ReadonlySet<string> | null = null,
): Found {
  const among = only === null ? searched : searched.filter(({ ID }) => only.has(ID));
  const inForce = testsOf(filters);
  const without = (replaced: readonly Facet[]): readonly Customer[] => {
    const tests = [...inForce].flatMap(([facet, test]) => (replaced.includes(facet) ? [] : [test]));
    return tests.length === 0 ? among : among.filter((one) => tests.every((test) => test(one)));
  };
  const customers = without([]);
  const counted = new Map<Facet, Counts>();
  const countsOf = (facet: Facet): Counts => {
    const replaced = REPLACED[facet];
    const candidates = replaced.some((each) => inForce.has(each)) ? without(replaced) : customers;
    const counts = counted.get(facet) ?? prepared.get(candidates)?.counts.get(facet) ?? countIn(candidates, facet);
    counted.set(facet, counts);
    return counts;
  };
  return { customers, countsOf };
}

function countIn(customers: readonly Customer[], facet: Facet): Counts {
  const { see, counts } = tally(facet);
  for (const one of customers) see(one);
  return counts();
}

/** Counts the values of a filter. One look-up for each: there are seven of 20,000 customers. */
function tally(facet: Facet) {
  const counters = new Map<string, { count: number }>();
  const tell = TELL[facet];
  const add = (value: string): void => {
    const counter = counters.get(value);
    if (counter) counter.count += 1;
    else counters.set(value, { count: 1 });
  };
  return {
    see: (one: Customer): void => tell(one, add),
    counts: (): Counts => new Map(Array.from(counters, ([value, { count }]) => [value, count])),
  };
}

type Names = Readonly<Record<'cities' | 'areas' | 'centres' | 'specialities', ReadonlyMap<string, string>>>;

/** Collects the names of places and specialities by their IDs. @param city its ID; only its areas and centres */
function naming(city: string | null) {
  const names = {
    cities: new Map<string, string>(),
    areas: new Map<string, string>(),
    centres: new Map<string, string>(),
    specialities: new Map<string, string>(),
  };
  const see = (one: Customer): void => {
    for (const { ID, name } of one.cities) names.cities.set(ID, name);
    for (const { ID, name } of one.specialities) names.specialities.set(ID, name);
    if (city === null || one.cities.some(({ ID }) => ID === city))
      for (const { ID, name } of one.centres) names.centres.set(ID, name);
    for (const { ID, name, City } of one.areas) if (city === null || City?.ID === city) names.areas.set(ID, name);
  };
  return { see, names };
}

function namesIn(all: readonly Customer[], city: string | null): Names {
  const known = city === null ? prepared.get(all) : undefined;
  if (known) return known.names;
  const { see, names } = naming(city);
  for (const one of all) see(one);
  return names;
}

/** The choices of the filters, sorted by name. @param city its ID; only its areas and centres */
export function choicesOf(all: readonly Customer[], city: string | null, compare: (a: string, b: string) => number) {
  const { cities, areas, centres, specialities } = namesIn(all, city);
  const sorted = (names: ReadonlyMap<string, string>) =>
    Array.from(names, ([id, label]) => ({ id, label })).toSorted((a, b) => compare(a.label, b.label));
  return {
    cities: sorted(cities),
    areas: sorted(areas),
    centres: sorted(centres),
    specialities: sorted(specialities),
  };
}

/** The potentials that customers have, in the server's order; unknown ones come last. */
export function potentialsOf(all: readonly Customer[], order: readonly string[]): readonly string[] {
  const seen = new Set(all.flatMap(({ potential }) => potential ?? []));
  return [
    ...order.filter((potential) => seen.has(potential)),
    ...[...seen].filter((potential) => !order.includes(potential)).toSorted(),
  ];
}

/** A sort key for texts that many customers share: the rank of the text, so that each text is compared only once. */
export function rankBy(
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
