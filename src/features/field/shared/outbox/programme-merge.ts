import { type DayPlan, isPlanned, planOf, samePlan, withStops } from '#domain/field/day-plan.ts';
import { changeOf, type DayOfWeek } from '#domain/field/week.ts';
import { isContested, rebased } from '#state/editor-draft.ts';

/** A day of a programme that waits. */
export interface PlannedDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly plan: DayPlan;
  /** The day that it was made from: what somebody else changes in it meanwhile stays. */
  readonly base: DayPlan;
}

/**
 * How a day takes its visits. `planned`: in the order of its plan. `moved`: what it gains comes last, and its plan has nothing but
 * what moves. `copied`: the same, and whoever is planned on that day already stays as planned.
 */
export const MANNERS = ['planned', 'moved', 'copied'] as const;

/** The days of a programme that waits, and how they take their visits. */
export interface Plans {
  readonly days: readonly PlannedDay[];
  readonly manner: (typeof MANNERS)[number];
}

/** Days as the server has them, by their dates. */
export type DaysNow = ReadonlyMap<string, DayPlan>;

const changeIn = ({ date, plan, base }: PlannedDay) => changeOf({ date, saved: base, draft: plan });

const isGained = ({ days }: Plans, date: string, customerID: string): boolean =>
  days.some((day) => day.date === date && changeIn(day).gained.some((stop) => stop.customerID === customerID));

/** What was planned, on top of a day as it is now. */
function onTopOf(manner: Plans['manner'], day: PlannedDay, theirs: DayPlan): DayPlan {
  const { plan, base } = day;
  if (manner === 'planned') return { ...rebased({ value: plan, base }, theirs), order: plan.order };
  if (manner === 'moved') return { ...rebased({ value: plan, base }, theirs), order: theirs.order };
  return withStops(theirs, changeIn(day).gained);
}

/** The days of which it is known what they have, as they are and as they are to be. */
export const nextDays = (write: Plans, now: DaysNow): readonly DayOfWeek[] =>
  write.days.flatMap((day) => {
    const saved = now.get(day.date);
    return saved ? [{ date: day.date, saved, draft: onTopOf(write.manner, day, saved) }] : [];
  });

/** The days that differ from what was planned. */
export const openDays = (write: Plans, now: DaysNow): readonly DayOfWeek[] =>
  nextDays(write, now).filter(({ saved, draft }) => !samePlan(saved, draft));

/**
 * A plan to compare with others: whom it does not name is not visited, as who was taken out. The order of a round is no conflict: whom
 * somebody else has added comes last.
 */
const comparable = (plan: DayPlan, others: readonly DayPlan[]): DayPlan => ({
  ...Object.fromEntries(others.flatMap((other) => Object.keys(other)).map((name) => [name, null])),
  ...plan,
  order: [],
});

/**
 * The days on which somebody else has changed the same visits: another purpose, another visit to the same customer, or a visit that
 * was to move and is gone from its day, and not on the other one.
 */
export function contestedDays(write: Plans, now: DaysNow): readonly string[] {
  if (write.manner === 'copied') return [];
  const has = (date: string, customerID: string) => isPlanned(now.get(date) ?? NOBODY, customerID);
  return write.days
    .filter((day) => {
      const { date, plan, base } = day;
      const theirs = now.get(date) ?? NOBODY;
      const isGone = changeIn(day).lost.some(({ customerID }) => {
        const arrivals = write.days.filter((other) => isGained(write, other.date, customerID));
        return (
          arrivals.length > 0 && ![date, ...arrivals.map((other) => other.date)].some((each) => has(each, customerID))
        );
      });
      const all = [plan, base, theirs];
      return (
        isGone || isContested({ value: comparable(plan, all), base: comparable(base, all) }, comparable(theirs, all))
      );
    })
    .map(({ date }) => date);
}

const NOBODY = planOf([]);
