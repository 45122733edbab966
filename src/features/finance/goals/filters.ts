import { askedIn } from '../shared/period-notice/period-fault.ts';

/** Values of the filter by state: dispatched, or not dispatched as saved. */
const STATES = ['done', 'open'] as const;

export const CLEARED = { state: null, laboratory: null, q: null } as const;

export interface GoalFilters {
  readonly state: (typeof STATES)[number] | null;
  readonly laboratory: string | null;
  readonly search: string;
  /** What the address asks for and the page cannot filter by: « state=foo ». Nothing else is shown in its place. */
  readonly unknown: readonly string[];
}

export interface Filterable {
  /** Whether the page can tell dispatched goals from others. */
  readonly hasStates: boolean;
  /** The laboratories with a goal in the year; `null` until they are read. */
  readonly laboratories: readonly string[] | null;
}

/** The filters of an address. */
export function filtersOf(params: URLSearchParams, { hasStates, laboratories }: Filterable): GoalFilters {
  const asked = { state: askedIn(params, 'state'), laboratory: askedIn(params, 'laboratory') };
  const state = (hasStates && STATES.find((each) => each === asked.state)) || null;
  const isKnown = {
    state: state !== null,
    laboratory: laboratories === null || laboratories.some((each) => each === asked.laboratory),
  };
  return {
    state,
    laboratory: asked.laboratory,
    search: params.get('q')?.trim() ?? '',
    unknown: (['state', 'laboratory'] as const).flatMap((name) =>
      asked[name] === null || isKnown[name] ? [] : [`${name}=${asked[name]}`],
    ),
  };
}
