import type { Kind } from '#domain/customers/kinds.ts';
import { folded } from '#lib/folded.ts';
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

/**
 * The search of a list, as a function of what is typed. It looks through what it found before where that is enough:
 * words are typed letter by letter, among 20,000 customers.
 */
export function customerSearch(all: readonly Customer[]): (search: string) => readonly Customer[] {
  let last: { readonly words: readonly string[]; readonly found: readonly Customer[] } = { words: [], found: all };
  return (search) => {
    const words = folded(search).split(/\s+/u).filter(Boolean);
    const isNarrower = last.words.every((before) => words.some((word) => word.includes(before)));
    const among = isNarrower ? last.found : all;
    last = { words, found: among.filter(({ searchText }) => words.every((word) => searchText.includes(word))) };
    return last.found;
  };
}

/**
 * Filters and counts in one pass, because it runs over 20,000 customers.
 * @param searched those whom the search finds
 * @param only the IDs that other filters leave; `null` if there are none
 */
export function filterCustomers(
  searched: readonly Customer[],
  { kind, city, areas, centres, specialities, potentials }: Omit<Filters, 'search'>,
  only: ReadonlySet<string> | null = null,
): Found {
  const hasOneOf = (chosen: ReadonlySet<string>, things: readonly Named[]) =>
    chosen.size === 0 || things.some(({ ID }) => chosen.has(ID));
  const customers: Customer[] = [];
  const counts: Record<Facet, Map<string, number>> = {
    kind: new Map(),
    city: new Map(),
    area: new Map(),
    centre: new Map(),
    speciality: new Map(),
    potential: new Map(),
  };
  const add = (facet: Facet, value: string) => counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
  for (const one of searched) {
    if (only && !only.has(one.ID)) continue;
    const isOfKind = kind === null || one.kind === kind;
    const practises = hasOneOf(specialities, one.specialities);
    const isPromising = potentials.size === 0 || (one.potential !== null && potentials.has(one.potential));
    const misses = Number(!isOfKind) + Number(!practises) + Number(!isPromising);
    // Whoever misses two filters is no choice of any.
    if (misses > 1) continue;
    if (misses === 0) for (const { ID } of one.cities) add('city', ID);
    if (city !== null && !one.cities.some(({ ID }) => ID === city)) continue;
    const [isInArea, isInCentre] = [hasOneOf(areas, one.areas), hasOneOf(centres, one.centres)];
    if (misses === 0 && isInCentre) for (const { ID } of one.areas) add('area', ID);
    if (misses === 0 && isInArea) for (const { ID } of one.centres) add('centre', ID);
    if (!isInArea || !isInCentre) continue;
    if (misses === 0 || !isOfKind) add('kind', one.kind);
    if (misses === 0 || !practises) for (const { ID } of one.specialities) add('speciality', ID);
    if ((misses === 0 || !isPromising) && one.potential !== null) add('potential', one.potential);
    if (misses === 0) customers.push(one);
  }
  return { customers, counts };
}

/** The choices of the filters, sorted by name. */
export function choicesOf(all: readonly Customer[], city: string | null, compare: (a: string, b: string) => number) {
  const [cities, areas, centres, specialities] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  for (const one of all) {
    for (const { ID, name } of one.cities) cities.set(ID, name);
    for (const { ID, name } of one.specialities) specialities.set(ID, name);
    if (city === null || one.cities.some(({ ID }) => ID === city))
      for (const { ID, name } of one.centres) centres.set(ID, name);
    for (const { ID, name, City } of one.areas) if (city === null || City?.ID === city) areas.set(ID, name);
  }
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
