import type { Kind } from '#domain/customers/kinds.ts';
import { folded } from '#lib/folded.ts';
import { mapInSlices } from '#lib/in-slices.ts';
import type { Customer, Named } from './customer-records.ts';

/** The filters of the list; an empty filter matches everything. */
export interface Filters {
  readonly kind: Kind | null;
  readonly city: string | null;
  readonly areas: ReadonlySet<string>;
  readonly centres: ReadonlySet<string>;
  readonly specialities: ReadonlySet<string>;
  readonly potentials: ReadonlySet<string>;
  /** As typed. Every word must be found. */
  readonly search: string;
}

/** The filters whose choices are counted, by their names in the address. */
export type Facet = 'kind' | 'city' | 'area' | 'centre' | 'speciality' | 'potential';

export interface Found {
  readonly customers: readonly Customer[];
  /**
   * How many customers each choice would leave as the only one of its filter, with the other filters unchanged; a choice
   * that is missing would leave none. A city clears the areas and centres, which belong to one.
   */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
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
    last = { words, found: among.filter(({ searchText }) => words.every((word) => searchText.includes(word))) };
    return last.found;
  };
}

const NO_FILTERS: Omit<Filters, 'search'> = {
  kind: null,
  city: null,
  areas: new Set(),
  centres: new Set(),
  specialities: new Set(),
  potentials: new Set(),
};

const isUnfiltered = ({ kind, city, areas, centres, specialities, potentials }: Omit<Filters, 'search'>): boolean =>
  kind === null && city === null && [areas, centres, specialities, potentials].every(({ size }) => size === 0);

/** What a list without filters says of all customers, as `prepareFilters` has computed it. */
const prepared = new WeakMap<readonly Customer[], { readonly found: Found; readonly names: Names }>();

/** Computes in slices what a list without filters asks for at once. */
export async function prepareFilters(all: readonly Customer[], signal: AbortSignal): Promise<void> {
  const [filter, names] = [filtering(NO_FILTERS, null), naming(null)];
  const look = (one: Customer) => {
    filter.see(one);
    names.see(one);
  };
  await mapInSlices(all, look, signal);
  prepared.set(all, { found: filter.found(), names: names.names });
}

/**
 * The customers that filters leave, and what each choice would leave.
 * @param searched those whom the search finds
 * @param only the IDs that other filters leave; `null` if there are none
 */
export function filterCustomers(
  searched: readonly Customer[],
  filters: Omit<Filters, 'search'>,
  only: ReadonlySet<string> | null = null,
): Found {
  const known = only === null && isUnfiltered(filters) ? prepared.get(searched) : undefined;
  if (known) return known.found;
  const { see, found } = filtering(filters, only);
  for (const one of searched) see(one);
  return found();
}

/** Filters and counts in one pass, because it runs over 20,000 customers. */
function filtering(
  { kind, city, areas, centres, specialities, potentials }: Omit<Filters, 'search'>,
  only: ReadonlySet<string> | null,
) {
  const hasOneOf = (chosen: ReadonlySet<string>, things: readonly Named[]) =>
    chosen.size === 0 || things.some(({ ID }) => chosen.has(ID));
  const customers: Customer[] = [];
  const [kinds, inCities, inAreas, inCentres, practising, promising] = [
    tally(),
    tally(),
    tally(),
    tally(),
    tally(),
    tally(),
  ];
  const see = (one: Customer): void => {
    if (only && !only.has(one.ID)) return;
    const isOfKind = kind === null || one.kind === kind;
    const practises = hasOneOf(specialities, one.specialities);
    const isPromising = potentials.size === 0 || (one.potential !== null && potentials.has(one.potential));
    const misses = Number(!isOfKind) + Number(!practises) + Number(!isPromising);
    // Whoever misses two filters is no choice of any.
    if (misses > 1) return;
    if (misses === 0) for (const { ID } of one.cities) inCities.add(ID);
    if (city !== null && !one.cities.some(({ ID }) => ID === city)) return;
    const [isInArea, isInCentre] = [hasOneOf(areas, one.areas), hasOneOf(centres, one.centres)];
    if (misses === 0 && isInCentre) for (const { ID } of one.areas) inAreas.add(ID);
    if (misses === 0 && isInArea) for (const { ID } of one.centres) inCentres.add(ID);
    if (!isInArea || !isInCentre) return;
    if (misses === 0 || !isOfKind) kinds.add(one.kind);
    if (misses === 0 || !practises) for (const { ID } of one.specialities) practising.add(ID);
    if ((misses === 0 || !isPromising) && one.potential !== null) promising.add(one.potential);
    if (misses === 0) customers.push(one);
  };
  const found = (): Found => ({
    customers,
    counts: {
      kind: kinds.counts(),
      city: inCities.counts(),
      area: inAreas.counts(),
      centre: inCentres.counts(),
      speciality: practising.counts(),
      potential: promising.counts(),
    },
  });
  return { see, found };
}

/** Counts values. One look-up for each: there are seven of 20,000 customers while somebody types. */
function tally() {
  const counters = new Map<string, { count: number }>();
  return {
    add(value: string): void {
      const counter = counters.get(value);
      if (counter) counter.count += 1;
      else counters.set(value, { count: 1 });
    },
    counts: (): ReadonlyMap<string, number> => new Map(Array.from(counters, ([value, { count }]) => [value, count])),
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
