import { touches } from '#domain/absences/absence.ts';
import { wholeDays } from '#domain/absences/whole-days.ts';
import { daysWorked, visitsAskedADay } from '#domain/supervision/quota.ts';
import { completionOf } from '#lib/completion.ts';
import { dayNumberOf, instantOf, isoDate } from '#mocks/seed/calendar.ts';
import type { UserRecord, WorkgroupRecord } from '#mocks/seed/types.ts';
import { absencesOf } from './absences.ts';
import type { Context } from './context.ts';
import { refusal } from './errors.ts';
import { delegatesInScope, groupsInScope } from './finance-scope.ts';
import type { QueryResolvers } from './generated/resolvers.ts';
import { localZone } from './local-day.ts';
import { reportCountOf } from './work-days.ts';

/** The longest range that these calls answer, in days. */
const LONGEST = 366;

/** @throws INVALID_DATE_RANGE if the range ends before it begins, or is longer than a year */
function daysOf(startDate: string, endDate: string): readonly string[] {
  const first = dayNumberOf(startDate);
  const count = dayNumberOf(endDate) - first + 1;
  if (count < 1 || count > LONGEST) throw refusal('INVALID_DATE_RANGE', `${startDate} to ${endDate}`);
  return Array.from({ length: count }, (_, index) => isoDate(first + index));
}

const usersIn = ({ store }: Context, IDs: readonly string[]): readonly UserRecord[] =>
  IDs.flatMap((ID) => store.users.find(ID) ?? []).filter(({ fictive }) => !fictive);

/** The delegates whose work the viewer may see, group by group. */
function deleguesInScope(context: Context): readonly UserRecord[] {
  const scope = delegatesInScope(context);
  return groupsInScope(context)
    .flatMap(({ delegueIDs }) => usersIn(context, delegueIDs))
    .filter(({ ID }) => !scope || scope.has(ID));
}

/** Visits made in a range of days. */
const madeIn = (context: Context, { ID }: UserRecord, days: readonly string[]): number =>
  days.reduce((sum, date) => sum + reportCountOf(context, ID, date), 0);

/** The potentials of the customers in a worker's part, as their records are now. */
const potentialsOf = ({ store }: Context, { ID }: UserRecord): readonly (string | null)[] =>
  store.field
    .customersOf(ID)
    .flatMap((customerID) => store.healthWorkers.find(customerID) ?? store.drugStores.find(customerID) ?? [])
    .map(({ potential }) => potential);

/** The days that a delegate was away wholly, near a range of days: what is far from it is left aside before time zones cost. */
function awayNear(context: Context, { ID }: UserRecord, days: readonly string[]) {
  const zone = localZone(context);
  const near = {
    start: instantOf(dayNumberOf(days[0] ?? '') - 1, 0, 0),
    end: instantOf(dayNumberOf(days.at(-1) ?? '') + 2, 0, 0),
  };
  return absencesOf(context.store, ID)
    .filter((absence) => touches(absence, near))
    .flatMap((absence) => wholeDays(absence, zone) ?? []);
}

/** How far a delegate is with the visits asked of them: docs/rules/supervision.md#visit-quota. */
function quotaOf(context: Context, Delegue: UserRecord, days: readonly string[]) {
  const away = awayNear(context, Delegue, days);
  const expectedVisits = Math.round(visitsAskedADay(potentialsOf(context, Delegue)) * daysWorked(days, away).length);
  const doneVisits = madeIn(context, Delegue, days);
  return { Delegue, expectedVisits, doneVisits, reachedPercentage: completionOf(doneVisits, expectedVisits) };
}

/** Those that made a visit, and those that did not. */
function divided<T>(all: readonly T[], isActive: (one: T) => boolean): { active: T[]; inactive: T[] } {
  const { active = [], inactive = [] } = Object.groupBy(all, (one) => (isActive(one) ? 'active' : 'inactive'));
  return { active, inactive };
}

export const supervisionQueries = {
  readActiveInactiveWorkGroups(_parent, { startDate, endDate }, context) {
    const days = daysOf(startDate, endDate);
    const isActive = ({ supervisorID, delegueIDs }: WorkgroupRecord) =>
      usersIn(context, [supervisorID, ...delegueIDs]).some((worker) => madeIn(context, worker, days) > 0);
    return divided(groupsInScope(context), isActive);
  },
  readActiveInactiveDelegues(_parent, { startDate, endDate }, context) {
    const days = daysOf(startDate, endDate);
    return divided(deleguesInScope(context), (delegue) => madeIn(context, delegue, days) > 0);
  },
  readVisitQuotasReachedByDelegue(_parent, { startDate, endDate }, context) {
    const days = daysOf(startDate, endDate);
    return deleguesInScope(context).map((delegue) => quotaOf(context, delegue, days));
  },
} satisfies QueryResolvers;
