import { type DayPlan, isPlanned, type Stop, stopsOf, withoutStop, withStopAt, withStops } from './day-plan.ts';
import type { FixedReason } from './moves.ts';

/** A day of a week that is being planned. */
export interface DayOfWeek {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The day as it was read. */
  readonly saved: DayPlan;
  readonly draft: DayPlan;
}

/** A visit that is to be moved. */
export interface MovingVisit extends Stop {
  /** Its day; `null` for a customer who is on none. */
  readonly from: string | null;
  readonly fixed: FixedReason | null;
}

/**
 * Why a visit cannot be moved to a day. `unread`: it is not known what either day has. `unsettled`: nor what of the last save
 * has arrived there. `waiting`: what was planned there before is not sent yet.
 */
export type WhyNot = FixedReason | 'past' | 'planned' | 'unread' | 'unsettled' | 'waiting';

/** Why a visit cannot be moved to a day; `null` if it can. On its own day it can always be moved, while that lasts. */
export function whyNot(
  { customerID, from, fixed }: Pick<MovingVisit, 'customerID' | 'from' | 'fixed'>,
  { date, draft }: Pick<DayOfWeek, 'date' | 'draft'>,
  today: string,
): WhyNot | null {
  if (date < today) return 'past';
  if (from === date) return null;
  return fixed ?? (isPlanned(draft, customerID) ? 'planned' : null);
}

/** A change of the plan of a day, as its machine understands it. */
export interface WeekChange {
  readonly date: string;
  readonly event:
    | { readonly type: 'visits.add'; readonly stops: readonly Stop[] }
    | { readonly type: 'visit.remove'; readonly customerID: string }
    | { readonly type: 'visit.move'; readonly customerID: string; readonly to: number };
}

/**
 * The changes that move a visit: it is added there before it is taken out here, with its purpose.
 * @param to the other day, or the same; `null` takes the visit out of the week
 * @param at its place among the other visits there, from 0
 */
export function changesOf(
  { customerID, description, from }: Omit<MovingVisit, 'fixed'>,
  to: string | null,
  at = Infinity,
): readonly WeekChange[] {
  const move = (date: string): WeekChange => ({ date, event: { type: 'visit.move', customerID, to: at } });
  if (from !== null && from === to) return [move(from)];
  return [
    ...(to === null
      ? []
      : [{ date: to, event: { type: 'visits.add', stops: [{ customerID, description }] } } as const, move(to)]),
    ...(from === null ? [] : [{ date: from, event: { type: 'visit.remove', customerID } } as const]),
  ];
}

/** The plan of a day after changes of it. */
export const planAfter = (plan: DayPlan, changes: readonly Pick<WeekChange, 'event'>[]): DayPlan =>
  changes.reduce((next, { event }) => {
    if (event.type === 'visits.add') return withStops(next, event.stops);
    if (event.type === 'visit.remove') return withoutStop(next, event.customerID);
    return withStopAt(next, event.customerID, event.to);
  }, plan);

/** What a day gains, and what it loses, once it is saved. */
export interface DayChange {
  readonly gained: readonly Stop[];
  readonly lost: readonly Stop[];
}

const missingIn = (plan: DayPlan, stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ customerID }) => !isPlanned(plan, customerID));

export const changeOf = ({ saved, draft }: DayOfWeek): DayChange => ({
  gained: missingIn(saved, stopsOf(draft)),
  lost: missingIn(draft, stopsOf(saved)),
});

/** The other half of a move: a customer who leaves a day for another, or comes from there. */
export interface HalfMove {
  readonly customerID: string;
  /** The other day. */
  readonly date: string;
}

const isOneOf =
  (stops: readonly Stop[]) =>
  ({ customerID }: Stop): boolean =>
    stops.some((stop) => stop.customerID === customerID);

/** The moves between a day and others: saved alone, the day would leave their visits on both days, or on none. */
export function movesBetween(day: DayOfWeek, others: readonly DayOfWeek[]): readonly HalfMove[] {
  const { gained, lost } = changeOf(day);
  return others.flatMap((other) => {
    const change = changeOf(other);
    const moved = [...change.gained.filter(isOneOf(lost)), ...change.lost.filter(isOneOf(gained))];
    return moved.map(({ customerID }) => ({ customerID, date: other.date }));
  });
}

/**
 * What other days change where the changes of one are abandoned: a visit that it lost to another day leaves that one again, and one that
 * it gained from another day comes back there. Otherwise the customer would be visited on both days, or on none.
 */
export function changesOfAbandoned(abandoned: DayOfWeek, others: readonly DayOfWeek[]): readonly WeekChange[] {
  const { gained, lost } = changeOf(abandoned);
  return others.flatMap((day): readonly WeekChange[] => {
    const { date, saved } = day;
    const change = changeOf(day);
    const placeOf = (customerID: string) => stopsOf(saved).findIndex((stop) => stop.customerID === customerID);
    return [
      ...change.gained.filter(isOneOf(lost)).map(({ customerID }) => ({
        date,
        event: { type: 'visit.remove', customerID } as const,
      })),
      ...change.lost.filter(isOneOf(gained)).flatMap((stop): readonly WeekChange[] => [
        { date, event: { type: 'visits.add', stops: [stop] } },
        { date, event: { type: 'visit.move', customerID: stop.customerID, to: placeOf(stop.customerID) } },
      ]),
    ];
  });
}

/** A day as it is saved for now. */
export interface SavingStep {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly plan: DayPlan;
}

/**
 * The steps in which days are saved: first those that gain visits, then those that lose some. A day that does both keeps what leaves
 * it until its second step. So a visit is somewhere at every moment, whatever call is the last: it leaves its day only after it
 * has arrived.
 */
export function stepsOf(days: readonly DayOfWeek[]): readonly SavingStep[] {
  const changes = days.map((day) => ({ ...day, ...changeOf(day) }));
  const gaining = changes.filter(({ gained, lost }) => gained.length > 0 || lost.length === 0);
  const losing = changes.filter(({ lost }) => lost.length > 0);
  return [
    ...gaining.map(({ date, draft, lost }) => ({ date, plan: withStops(draft, lost) })),
    ...losing.map(({ date, draft }) => ({ date, plan: draft })),
  ];
}

/**
 * Visits that have left their day for no other of the week: once the week is saved they are deleted. A visit that the customer
 * has on another day anyway is none that has arrived there.
 */
export function leavingTheWeek(days: readonly DayOfWeek[]): readonly Stop[] {
  const changes = days.map(changeOf);
  const lost = changes.flatMap((change) => change.lost);
  const of = (customerID: string, stops: readonly Stop[]) => stops.filter((stop) => stop.customerID === customerID);
  const gained = changes.flatMap((change) => change.gained);
  return lost.filter(
    (stop) =>
      of(stop.customerID, lost).length > of(stop.customerID, gained).length && of(stop.customerID, lost)[0] === stop,
  );
}
