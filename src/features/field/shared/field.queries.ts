import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import type { Stop } from '#domain/field/day-plan.ts';
import { distinct } from '#lib/distinct.ts';
import { keys } from '#queries/keys.ts';
import type { LoadsOf } from '#queries/visit-loads.queries.ts';
import {
  type DayObjectiveFragment,
  DelegatesDayDocument,
  type ReportOfDayFragment,
  SupervisorsDayDocument,
} from './day.generated.ts';

/** Whose day is read, and how: docs/rules/field-work.md#supervisor-as-delegate. */
export interface Worker extends LoadsOf {
  /** Whether the user reads the cards of customers; otherwise a day has their names. */
  readonly withCards: boolean;
  /** Whether the user reads where visits were. */
  readonly withPositions: boolean;
}

/** A day as it was read. */
export interface WorkDay {
  /** In the order of the round; empty without a programme. */
  readonly objectives: readonly DayObjectiveFragment[];
  /** Reports of visits that are not in the programme: without an objective, or with one that the user is not shown yet. */
  readonly outside: readonly ReportOfDayFragment[];
  readonly errors: readonly ApiError[];
}

/** @param date `YYYY-MM-DD` */
export function workDayQuery(api: Api, worker: Worker, date: string) {
  return queryOptions({
    queryKey: keys.workDay(worker.ID, date),
    queryFn: ({ signal }): Promise<WorkDay> => readDay(api, worker, date, signal),
  });
}

/**
 * Reads a day.
 * @throws {ApiError} `malformed`, if the answer is about somebody else: docs/rules/api.md#stale-answers
 */
export async function readDay(
  api: Api,
  { ID: workerID, isSupervisor, includeUnvalidated, withCards, withPositions }: Worker,
  date: string,
  signal: AbortSignal,
): Promise<WorkDay> {
  const variables = { workerID, date, withCards, withPositions };
  if (isSupervisor) {
    const { data, errors } = await api.request(SupervisorsDayDocument, variables, { signal });
    const day = data.readSupervisorDailyWork;
    return dayOf(day && { ...day, worker: day.Supervisor }, data.readVisitReports, workerID, errors);
  }
  const { data, errors } = await api.request(DelegatesDayDocument, { ...variables, includeUnvalidated }, { signal });
  const day = data.readWorkScheduleDaily;
  return dayOf(day && { ...day, worker: day.Worker }, data.readVisitReports, workerID, errors);
}

function dayOf(
  day: {
    readonly worker: { readonly ID: string };
    readonly MyVisitObjectives: readonly DayObjectiveFragment[];
  } | null,
  reports: readonly ReportOfDayFragment[] | null,
  workerID: string,
  errors: readonly ApiError[],
): WorkDay {
  if (day && day.worker.ID !== workerID) throw new ApiError('malformed');
  // An objective that an answer names twice is one visit.
  const objectives = distinct(day?.MyVisitObjectives ?? []);
  const known = new Set(objectives.map(({ ID }) => ID));
  return {
    objectives,
    outside: distinct(reports ?? []).filter(({ VisitObjective }) => !VisitObjective || !known.has(VisitObjective.ID)),
    errors,
  };
}

/** The visits to registered customers, as a plan has them. */
export const customersIn = (objectives: readonly DayObjectiveFragment[]): readonly Stop[] =>
  objectives.flatMap(({ Customer, description }) =>
    Customer ? [{ customerID: Customer.ID, description: description ?? '' }] : [],
  );

/** The customer of the visit that was made last, whatever its place in the round; `null` if none is made. */
export function lastMadeIn(objectives: readonly DayObjectiveFragment[]): string | null {
  const made = objectives.flatMap(({ Customer, VisitReport }) =>
    Customer && VisitReport ? [{ ID: Customer.ID, at: VisitReport.startTimeStamp }] : [],
  );
  return made.toSorted((one, other) => other.at - one.at)[0]?.ID ?? null;
}
