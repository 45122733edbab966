import { countsOf } from '#domain/field/visit-statistics.ts';
import { type DayRange, daysOf, daysUpTo } from '#lib/date-ranges.ts';

/** The days that statistics of visits cover at once: docs/rules/field-work.md#statistics-range. */
const WEEK = 7;
/** The most days that are put together. */
export const MOST_DAYS = 31;

/**
 * A range as ranges of seven days and of one, which statistics can be asked for: the last {@link MOST_DAYS} days of it, none
 * of them to come.
 */
export function slicesOf(range: DayRange, today: string): readonly DayRange[] {
  const days = daysOf(range)
    .filter((day) => day <= today)
    .slice(-MOST_DAYS);
  const inWeeks = days.length - (days.length % WEEK);
  return days.flatMap((day, index) => {
    if (index >= inWeeks) return daysUpTo(day, 1);
    return index % WEEK === WEEK - 1 ? daysUpTo(day, WEEK) : [];
  });
}

/** The visits of one group: the customers of each speciality, each once for each visit. */
export type VisitedBySpeciality = readonly (readonly string[])[];

/** How often each customer was visited. Who has two specialities stands in both with the same visits, which count once. */
export function visitCounts(groups: readonly VisitedBySpeciality[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const specialities of groups) {
    const most = new Map<string, number>();
    for (const [ID, visits] of specialities.flatMap((visited) => [...countsOf(visited)]))
      most.set(ID, Math.max(most.get(ID) ?? visits, visits));
    for (const [ID, visits] of most) counts.set(ID, (counts.get(ID) ?? 0) + visits);
  }
  return counts;
}

/** The visits of several ranges of days, which have no day in common, added up. */
export function together(parts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [ID, visits] of parts.flatMap((part) => [...part])) counts.set(ID, (counts.get(ID) ?? 0) + visits);
  return counts;
}

interface Rated {
  readonly ID: string;
  readonly potential: string | null;
}

/** A customer among those of the highest potentials. */
export interface Ranked<T extends Rated> {
  readonly customer: T;
  readonly visits: number;
}

/**
 * The first of those with the highest potentials: of one potential those with the fewest visits come first, and of these
 * the order of the list decides. Who has no known potential is left out.
 * @param order potentials, the highest first
 */
export function topOf<T extends Rated>(
  customers: readonly T[],
  order: readonly string[],
  counts: ReadonlyMap<string, number>,
  count: number,
): readonly Ranked<T>[] {
  const byPotential = Map.groupBy(customers, ({ potential }) => potential);
  const top: Ranked<T>[] = [];
  for (const potential of new Set(order)) {
    // Of 20,000 customers only those of the potentials that are told are sorted.
    if (top.length >= count) break;
    const own = (byPotential.get(potential) ?? []).map((customer) => ({
      customer,
      visits: counts.get(customer.ID) ?? 0,
    }));
    top.push(...own.toSorted((one, other) => one.visits - other.visits).slice(0, count - top.length));
  }
  return top;
}

/** Those of the highest potential that anybody has who were not visited, and how many have it. */
export function unseenOf<T extends Rated>(
  customers: readonly T[],
  order: readonly string[],
  counts: ReadonlyMap<string, number>,
): { readonly potential: string; readonly unseen: readonly T[]; readonly all: number } | null {
  for (const potential of order) {
    const own = customers.filter((customer) => customer.potential === potential);
    if (own.length > 0) return { potential, unseen: own.filter(({ ID }) => !counts.has(ID)), all: own.length };
  }
  return null;
}
