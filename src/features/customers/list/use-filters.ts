import { useDeferredValue, useMemo } from 'react';
import { useQueryParams } from '#state/location.ts';
import { SORT_DIRECTIONS } from '#ui/data-table/sort-rows.ts';
import type { TableSort } from '#ui/data-table/data-table.tsx';
import { type Filters, type Kind, KINDS } from './customers.model.ts';

/** The filters of which several values may be chosen, as the address names them. */
export type Several = 'area' | 'speciality' | 'potential';

const CLEARED = { kind: null, city: null, area: null, speciality: null, potential: null, q: null } as const;

const listOf = (text: string | null): readonly string[] => (text ? text.split(',') : []);

function filtersOf(params: URLSearchParams, allowed: readonly Kind[]): Filters {
  const several = (name: Several) => new Set(listOf(params.get(name)));
  const asked = params.get('kind');
  return {
    kind: KINDS.find((kind) => kind === asked && allowed.includes(kind)) ?? null,
    city: params.get('city'),
    areas: several('area'),
    specialities: several('speciality'),
    potentials: several('potential'),
    search: params.get('q') ?? '',
  };
}

/** The name of a column, with a minus before it where it sorts downwards. */
function sortOf(text: string | null): TableSort | undefined {
  if (!text) return undefined;
  const [ascending, descending] = SORT_DIRECTIONS;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: descending }
    : { column: text, direction: ascending };
}

/** What the address says of the list: what it is filtered and sorted by. */
export function useFilters(kinds: readonly Kind[]) {
  const [params, change] = useQueryParams();
  // The fields follow every key; the list follows when there is time to.
  const late = useDeferredValue(params);
  return {
    now: useMemo(() => filtersOf(params, kinds), [params, kinds]),
    late: useMemo(() => filtersOf(late, kinds), [late, kinds]),
    sort: useMemo(() => sortOf(late.get('sort')), [late]),
    change,
    choose: (name: Several, values: Iterable<string>) => change({ [name]: [...values].join(',') }),
    clear: () => change(CLEARED),
    sortBy: ({ column, direction }: TableSort) => change({ sort: direction === 'descending' ? `-${column}` : column }),
  };
}

/** How many filters there are besides the words. */
export const countOf = ({ kind, city, areas, specialities, potentials }: Filters): number =>
  [kind !== null, city !== null, areas.size > 0, specialities.size > 0, potentials.size > 0].filter(Boolean).length;
