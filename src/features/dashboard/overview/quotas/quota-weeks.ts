import type { DayRange } from '#lib/date-ranges.ts';
import type { VisitQuota } from '#queries/supervision.queries.ts';

/** A week of a delegate: `undefined` until it is read, and where the server has none. */
export interface WeekOfDelegate {
  readonly week: DayRange;
  readonly quota: VisitQuota | undefined;
  /** Its working days that absences cover wholly. */
  readonly daysAway: number;
}

/** A delegate with the same weeks as everybody else. */
export interface DelegateWeeks {
  readonly ID: string;
  readonly name: string;
  readonly group: VisitQuota['group'];
  readonly weeks: readonly WeekOfDelegate[];
  /** Of all weeks together, as the server counts them: it rounds once, and not week by week. `null` until that is read. */
  readonly whole: VisitQuota | null;
}

/**
 * One row for each delegate.
 * @param read the quotas of each week, in the same order; `undefined` for a week that is not read
 * @param whole the quotas of all weeks together
 * @param weeksAway the days of absence of each week, by delegate
 */
export function delegateWeeks(
  weeks: readonly DayRange[],
  read: readonly (readonly VisitQuota[] | undefined)[],
  whole: readonly VisitQuota[] | undefined,
  weeksAway: readonly ReadonlyMap<string, number>[],
): readonly DelegateWeeks[] {
  const byWeek = read.map((quotas) => new Map(quotas?.map((quota) => [quota.ID, quota])));
  // The latest week tells the name and the group.
  const people = new Map(byWeek.flatMap((quotas) => [...quotas]));
  return [...people.values()].map(({ ID, name, group }) => {
    const own = weeks.map((week, index): WeekOfDelegate => ({
      week,
      quota: byWeek[index]?.get(ID),
      daysAway: weeksAway[index]?.get(ID) ?? 0,
    }));
    return { ID, name, group, weeks: own, whole: whole?.find((quota) => quota.ID === ID) ?? null };
  });
}

/** The top of the scale that all cells share: the most visits that were asked for or made in a week. */
export const scaleOf = (rows: readonly DelegateWeeks[]): number =>
  Math.max(
    1,
    ...rows.flatMap(({ weeks }) => weeks.flatMap(({ quota }) => (quota ? [quota.done, quota.expected] : []))),
  );
