import { useDeferredValue, useMemo } from 'react';
import { useQueryParams } from '#state/location.ts';
import { SORT_DIRECTIONS } from '#ui/data-table/sort-rows.ts';
import type { TableSort } from '#ui/data-table/data-table.tsx';
import { type Kind, KINDS } from '../shared/kinds.ts';
import { LEVERS } from '#domain/customers/sonca.ts';
import type { Filters } from './customers.model.ts';
import { type TraitFilters, UNSEEN } from './traits.ts';

/** The filters with several values, by their name in the address. */
export type MultiFilter = 'area' | 'centre' | 'speciality' | 'potential' | 'stage' | 'lever';

const CLEARED = {
  kind: null,
  city: null,
  area: null,
  centre: null,
  speciality: null,
  potential: null,
  q: null,
} as const;

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
    search: params.get('q') ?? '',
  };
}

function traitsOf(params: URLSearchParams): TraitFilters {
  const seen = params.get('seen');
  const levers = listOf(params.get('lever'));
  return {
    unseen: UNSEEN.find((each) => String(each) === seen) ?? null,
    stages: new Set(listOf(params.get('stage'))),
    levers: new Set(LEVERS.filter((lever) => levers.includes(lever))),
    isBirthday: params.get('birthday') === '1',
  };
}

/** Reads a sort from the address: a column id, with a leading minus for descending. */
function sortOf(text: string | null): TableSort | undefined {
  if (!text) return undefined;
  const [ascending, descending] = SORT_DIRECTIONS;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: descending }
    : { column: text, direction: ascending };
}

/** The filters and the sorting in the address. */
export function useFilters(kinds: readonly Kind[]) {
  const [params, change] = useQueryParams();
  // Fields update on every key; the list uses the deferred values, so that typing stays fast.
  const deferred = useDeferredValue(params);
  return {
    now: useMemo(() => filtersOf(params, kinds), [params, kinds]),
    deferred: useMemo(() => filtersOf(deferred, kinds), [deferred, kinds]),
    traits: useMemo(() => traitsOf(params), [params]),
    sort: useMemo(() => sortOf(deferred.get('sort')), [deferred]),
    /** Whether the map is shown in place of the table, and the customer that is open on it. */
    isMap: params.get('view') === 'map',
    selected: params.get('customer'),
    change,
    choose: (name: MultiFilter, values: Iterable<string>) => change({ [name]: [...values].join(',') }),
    clear: () => change(CLEARED),
    sortBy: ({ column, direction }: TableSort) => change({ sort: direction === 'descending' ? `-${column}` : column }),
  };
}

/** The number of active filters, without the search. */
export const countActive = (
  { kind, city, areas, centres, specialities, potentials }: Filters,
  { unseen, stages, levers, isBirthday }: TraitFilters,
): number =>
  [
    kind !== null,
    city !== null,
    unseen !== null,
    isBirthday,
    ...[areas, centres, specialities, potentials, stages, levers].map(({ size }) => size > 0),
  ].filter(Boolean).length;
