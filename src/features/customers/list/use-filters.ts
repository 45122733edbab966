import { useCallback, useDeferredValue, useMemo } from 'react';
import { useQueryParams } from '#state/query-params.ts';
import { SORT_DIRECTIONS } from '#ui/data-table/sort-rows.ts';
import type { TableSort } from '#ui/data-table/data-table.tsx';
import { type Kind, KINDS } from '#domain/customers/kinds.ts';
import { type Lever, LEVERS } from '#domain/customers/sonca.ts';
import type { Filters } from '#queries/customer-filters.ts';
import { type TraitFilters, type Unseen, UNSEEN } from './traits.ts';

/** The filters with several values, by their name in the address. */
export type MultiFilter = 'area' | 'centre' | 'speciality' | 'potential' | 'stage' | 'lever';

/** The filters with values of our own, by their name in the address: those of another version may be unknown here. */
export type OwnFilter = 'kind' | 'seen' | 'lever' | 'birthday';

const OWN = ['kind', 'seen', 'lever', 'birthday'] as const satisfies readonly OwnFilter[];

const CLEARED: Readonly<Record<MultiFilter | OwnFilter | 'city' | 'q', null>> = {
  kind: null,
  city: null,
  area: null,
  centre: null,
  speciality: null,
  potential: null,
  seen: null,
  birthday: null,
  stage: null,
  lever: null,
  q: null,
};

const listOf = (text: string | null): readonly string[] => (text ? text.split(',') : []);

function filtersOf(params: URLSearchParams, allowed: readonly Kind[]): Filters {
  const valuesOf = (name: MultiFilter) => new Set(listOf(params.get(name)));
  const asked = params.get('kind');
  return {
    kind: KINDS.find((kind) => kind === asked && allowed.includes(kind)) ?? null,
    city: params.get('city'),
    areas: valuesOf('area'),
    centres: valuesOf('centre'),
    specialities: valuesOf('speciality'),
    potentials: valuesOf('potential'),
  };
}

function traitsOf(params: URLSearchParams): TraitFilters {
  const seen = params.get('seen');
  const levers = listOf(params.get('lever'));
  return {
    unseen: UNSEEN.find((each) => String(each) === seen) ?? null,
    stages: new Set(listOf(params.get('stage'))),
    levers: new Set(levers.filter(isLever)),
    isBirthday: params.get('birthday') === '1',
  };
}

const isLever = (text: string): text is Lever => LEVERS.some((lever) => lever === text);

/** The filters of the address with a value that says nothing here: nobody is known to match it. */
function unknownIn(params: URLSearchParams, kind: Kind | null, unseen: Unseen | null): ReadonlySet<OwnFilter> {
  const isUnknown: Readonly<Record<OwnFilter, boolean>> = {
    kind: Boolean(params.get('kind')) && kind === null,
    seen: Boolean(params.get('seen')) && unseen === null,
    lever: !listOf(params.get('lever')).every(isLever),
    birthday: Boolean(params.get('birthday')) && params.get('birthday') !== '1',
  };
  return new Set(OWN.filter((name) => isUnknown[name]));
}

/** Reads a sort from the address: a column id, with a leading minus for descending. */
function sortOf(text: string | null): TableSort | undefined {
  if (!text) return undefined;
  const [ascending, descending] = SORT_DIRECTIONS;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: descending }
    : { column: text, direction: ascending };
}

/** A query without its search, so that a key of a search leaves what is made of the filters as it is. */
function withoutSearch(params: URLSearchParams): string {
  const others = new URLSearchParams(params);
  others.delete('q');
  return String(others);
}

/** The filters, the search and the sorting in the address. */
export function useFilters(kinds: readonly Kind[]) {
  const [params, change] = useQueryParams();
  // Fields update on every key; the list uses the deferred values, so that typing stays fast.
  const deferred = useDeferredValue(params);
  const [asked, deferredAsked] = [withoutSearch(params), withoutSearch(deferred)];
  const { now, traits, unknown } = useMemo(() => {
    const others = new URLSearchParams(asked);
    const filters = filtersOf(others, kinds);
    const ofTraits = traitsOf(others);
    return { now: filters, traits: ofTraits, unknown: unknownIn(others, filters.kind, ofTraits.unseen) };
  }, [asked, kinds]);
  return {
    now,
    /** As typed. Every word must be found. */
    search: params.get('q') ?? '',
    deferred: useMemo(() => filtersOf(new URLSearchParams(deferredAsked), kinds), [deferredAsked, kinds]),
    deferredSearch: deferred.get('q') ?? '',
    traits,
    unknown,
    sort: useMemo(() => sortOf(deferred.get('sort')), [deferred]),
    /** Whether the map is shown in place of the table, and the customer that is open on it. */
    isMap: params.get('view') === 'map',
    selected: params.get('customer'),
    change,
    choose: useCallback(
      (name: MultiFilter, values: Iterable<string>) => change({ [name]: [...values].join(',') }),
      [change],
    ),
    clear: useCallback(() => change(CLEARED), [change]),
    sortBy: ({ column, direction }: TableSort) => change({ sort: direction === 'descending' ? `-${column}` : column }),
  };
}

/** The number of active filters, without the search. */
export const countActive = (
  { kind, city, areas, centres, specialities, potentials }: Filters,
  { unseen, stages, levers, isBirthday }: TraitFilters,
  unknown: ReadonlySet<OwnFilter>,
): number =>
  [
    kind !== null || unknown.has('kind'),
    city !== null,
    unseen !== null || unknown.has('seen'),
    isBirthday || unknown.has('birthday'),
    levers.size > 0 || unknown.has('lever'),
    ...[areas, centres, specialities, potentials, stages].map(({ size }) => size > 0),
  ].filter(Boolean).length;
