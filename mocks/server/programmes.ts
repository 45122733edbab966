import { type PlannedVisit, readVisits } from '#domain/field/programme.ts';
import { TEXT_LIMITS } from '#lib/text-limits.ts';
import { dayNumberOf, isoDate } from '#mocks/seed/calendar.ts';
import { aclOf } from '#mocks/seed/role-grants.ts';
import type { UserRecord, VisitObjectiveRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { agencyCustomer, anyCustomer, customerOf } from './customer-cards.ts';
import { found, refusal } from './errors.ts';
import { isLedByViewer, managedWorker, seenWorker, workerOf } from './field-scope.ts';
import type { MutationResolvers, QueryResolvers } from './generated/resolvers.ts';
import { today } from './local-day.ts';
import { ofAgency, seesTexts } from './scope.ts';
import { isPlannedAsDelegate, seenObjectives, validates } from './seen-objectives.ts';
import type { Store } from './store.ts';
import {
  objectiveWithID,
  objectivesOf,
  progressOf,
  reportsOfCustomer,
  reportWithID,
  reportsOfDay,
  saveOrder,
  workDayID,
} from './work-days.ts';

/** The parts of a programme that its two types share. */
const dayOf = (worker: UserRecord, date: string, MyVisitObjectives: VisitObjectiveRecord[]) => ({
  ID: workDayID(worker.ID, date),
  date,
  progresPercentage: progressOf(MyVisitObjectives),
  MyVisitObjectives,
});

const scheduleOf = (worker: UserRecord, date: string, objectives: VisitObjectiveRecord[]) => ({
  ...dayOf(worker, date, objectives),
  Worker: worker,
});

/** @throws INVALID_DATE_RANGE if the last day is before the first, or more than two years after it */
function daysBetween(first: string, last: string): readonly string[] {
  const [from, to] = [dayNumberOf(first), dayNumberOf(last)];
  if (to < from || to - from > MOST_DAYS) throw refusal('INVALID_DATE_RANGE', `${first} to ${last}`);
  return Array.from({ length: to - from + 1 }, (_, index) => isoDate(from + index));
}

const MOST_DAYS = 2 * 366;

export const programmeQueries = {
  readWorkScheduleDaily(_parent, { date, workerID, includeUnvalidated }, context) {
    const worker = seenWorker(context, workerID);
    const objectives = seenObjectives(context, worker, date, includeUnvalidated === true);
    return objectives.length > 0 ? scheduleOf(worker, date, objectives) : null;
  },

  readSupervisorDailyWork(_parent, { date, supervisorID }, context) {
    const supervisor = asSupervisor(seenWorker(context, supervisorID));
    const objectives = seenObjectives(context, supervisor, date, true);
    return objectives.length > 0 ? { ...dayOf(supervisor, date, objectives), Supervisor: supervisor } : null;
  },

  /** Every delegate has a programme here, if only an empty one. */
  readAllMyDeleguesSchedule(_parent, { date, supervisorID }, context) {
    const supervisor = asSupervisor(workerOf(context, supervisorID));
    const group = context.store.workgroups.find(supervisor.workgroupID);
    return (group?.delegueIDs ?? [])
      .map((ID) => seenWorker(context, ID))
      .filter(({ fictive }) => !fictive)
      .map((worker) => scheduleOf(worker, date, seenObjectives(context, worker, date, true)));
  },

  /** What the worker's own last report on each customer set. */
  readCustomerNextVisitObjectives(_parent, { workerID, customersIDList }, context) {
    const worker = seenWorker(context, workerID);
    return [...new Set(customersIDList)].map((ID) => {
      const customer = agencyCustomer(context, ID);
      const last = reportsOfCustomer(context.store, customer).find((report) => report.workerID === worker.ID);
      return {
        Customer: customer,
        nextVisitObjective: seesTexts(context, last) ? (last?.nextVisitObjective ?? null) : null,
      };
    });
  },

  readWorkerVisitedCustomers(_parent, { workerID, dateStart, dateEnd }, context) {
    const worker = seenWorker(context, workerID);
    const visited = daysBetween(dateStart, dateEnd).flatMap((date) =>
      reportsOfDay(context, worker.ID, date).flatMap(({ customerID }) => customerID ?? []),
    );
    return [...new Set(visited)].map((ID) => agencyCustomer(context, ID));
  },
} satisfies QueryResolvers;

/** @throws NOT_FOUND if the worker is no supervisor */
const asSupervisor = (worker: UserRecord): UserRecord =>
  found(worker.userType === 'Supervisor' ? worker : null, 'Supervisor', worker.ID);

/** @throws a code for what the list lacks; the extensions have the indexes of the wrong visits, from 0 */
function checkedVisits(json: string): readonly PlannedVisit[] {
  const read = readVisits(json);
  if (read.problem) {
    const { problem, at } = read;
    throw refusal(PROBLEMS[problem], at.map((index) => `visit ${index + 1}`).join(', ') || problem, { rows: at });
  }
  const long = read.visits.findIndex(({ description }) => description.length > TEXT_LIMITS.text);
  if (long !== -1) throw refusal('TEXT_TOO_LONG', `the purpose of visit ${long + 1}`, { rows: [long] });
  return read.visits;
}

const PROBLEMS = {
  unreadable: 'UNREADABLE_ROWS',
  none: 'REQUIRED_VALUE',
  purpose: 'REQUIRED_VALUE',
  duplicate: 'DUPLICATE_VISIT',
} as const;

/** Whether an objective can no longer be taken out of its day. */
const isFixed = (context: Context, { done, validated }: VisitObjectiveRecord): boolean =>
  done || (validated && validates(context));

/** Who is visited, registered or not. */
function nameOf(store: Store, { customerID, visitReportID }: VisitObjectiveRecord): string {
  const report = reportWithID(store, visitReportID ?? '');
  const stranger = [report?.spontanousCustomerFirstName, report?.spontanousCustomerLastName].filter(Boolean).join(' ');
  return anyCustomer(store, customerID)?.name ?? stranger;
}

/** @throws VISIT_FIXED, which names the customers, if one of the objectives is done or validated */
function checkFree(context: Context, objectives: readonly VisitObjectiveRecord[]): void {
  const fixed = objectives.filter((objective) => isFixed(context, objective));
  if (fixed.length === 0) return;
  const names = fixed.map((objective) => nameOf(context.store, objective));
  throw refusal('VISIT_FIXED', names.join(', '), { IDs: fixed.map(({ ID }) => ID) });
}

/**
 * Replaces the objectives of a day that are not done by a list, in its order: docs/rules/field-work.md#one-visit-a-day. A list
 * sent again changes nothing.
 * @throws PAST_DAY, VISIT_FIXED, a code for what the list lacks
 * @throws NOT_FOUND for an objective of another day, or a customer whom the worker may not see
 */
function saveProgramme(context: Context, worker: UserRecord, date: string, json: string): void {
  const { store } = context;
  const visits = checkedVisits(json);
  const before = objectivesOf(store, worker.ID, date);
  const kept = visits.map(({ ID, customerID, ...visit }) => {
    const description = visit.description.trim();
    const known = before.find((objective) =>
      ID === undefined ? objective.customerID === customerID : objective.ID === ID,
    );
    if (ID !== undefined || known) {
      const isSame = known?.customerID === customerID;
      return { known: found(isSame ? known : null, 'VisitObjective', ID ?? ''), customerID, description };
    }
    customerOf(context, customerID, aclOf(worker.userType, context.switches));
    return { known: null, customerID, description };
  });
  const stay = new Set(kept.map(({ known }) => known?.ID));
  const left = before.filter(({ ID }) => !stay.has(ID));
  const seen = new Set(seenObjectives(context, worker, date, true).map(({ ID }) => ID));
  // A visit to somebody who is not registered cannot be in the list, nor one that the writer may not see.
  const isUnlisted = ({ ID, customerID }: VisitObjectiveRecord) => customerID === null || !seen.has(ID);
  const unlisted = left.filter(isUnlisted);
  const changed = kept.flatMap(({ known, description }) =>
    known && (known.description ?? '') !== description ? [{ known, description }] : [],
  );
  const removed = left.filter((objective) => !isUnlisted(objective));
  // A visit that nobody planned may be reported after its day: it is added to it.
  const isRewritten = changed.length > 0 || removed.length > 0;
  if (isRewritten && date < today(context)) throw refusal('PAST_DAY', date);
  checkFree(context, removed);
  checkFree(
    context,
    changed.flatMap(({ known }) => (known.done ? known : [])),
  );

  // Who agreed to a visit agreed to its purpose.
  for (const { known, description } of changed) {
    store.visitObjectives.replace({ ...known, description, validated: false });
  }
  const IDs = kept.map(
    ({ known, customerID, description }) =>
      known?.ID ??
      store.visitObjectives.insert((ID) => ({
        ID,
        date,
        description,
        done: false,
        validated: false,
        customerID,
        workerID: worker.ID,
        visitReportID: null,
        agencyID: context.agencyID(),
      })).ID,
  );
  const order = unlisted.reduce<readonly string[]>((list, { ID }) => list.toSpliced(indexIn(before, ID), 0, ID), IDs);
  saveOrder(context, worker, date, order);
}

const indexIn = (objectives: readonly VisitObjectiveRecord[], ID: string): number =>
  objectives.findIndex((objective) => objective.ID === ID);

/** Objectives that the viewer may change. @throws NOT_FOUND, and what `check` throws for the worker of one */
function objectivesWithIDs(context: Context, IDs: readonly string[], check: (worker: UserRecord) => void) {
  return [...new Set(IDs)].map((ID) => {
    const objective = ofAgency(context, objectiveWithID(context.store, ID), 'VisitObjective', ID);
    check(workerOf(context, objective.workerID));
    return objective;
  });
}

/** @throws FORBIDDEN if somebody else leads the worker's group */
function setValidated(context: Context, IDs: readonly string[], validated: boolean): VisitObjectiveRecord[] {
  const objectives = objectivesWithIDs(context, IDs, (worker) => {
    if (!isLedByViewer(context, worker)) throw refusal('FORBIDDEN', `${worker.ID} has another supervisor`);
  });
  return objectives.map((objective) =>
    objective.validated === validated ? objective : context.store.visitObjectives.replace({ ...objective, validated }),
  );
}

export const programmeMutations = {
  createWorkScheduleDaily(_parent, { date, delegueID, jsonVisitObjectivesArray }, context) {
    const worker = managedWorker(context, delegueID);
    found(isPlannedAsDelegate(worker) ? worker : null, 'Delegue', delegueID);
    saveProgramme(context, worker, date, jsonVisitObjectivesArray);
    return scheduleOf(worker, date, seenObjectives(context, worker, date, true));
  },

  createSupervisorDailyWork(_parent, { date, supervisorID, jsonVisitObjectivesArray }, context) {
    const supervisor = managedWorker(context, supervisorID);
    found(isPlannedAsDelegate(supervisor) ? null : supervisor, 'Supervisor', supervisorID);
    saveProgramme(context, supervisor, date, jsonVisitObjectivesArray);
    const objectives = objectivesOf(context.store, supervisor.ID, date);
    return { ...dayOf(supervisor, date, objectives), Supervisor: supervisor };
  },

  deleteVisitObjective(_parent, { IDs }, context) {
    const objectives = objectivesWithIDs(context, IDs, ({ ID }) => managedWorker(context, ID));
    checkFree(context, objectives);
    for (const { ID, workerID, date } of objectives) {
      const rest = objectivesOf(context.store, workerID, date).filter((objective) => objective.ID !== ID);
      saveOrder(
        context,
        workerOf(context, workerID),
        date,
        rest.map((objective) => objective.ID),
      );
    }
    return { success: true };
  },

  validateVisitObjectives: (_parent, { IDs }, context) => setValidated(context, IDs, true),
  unValidateVisitObjectives: (_parent, { IDs }, context) => setValidated(context, IDs, false),
} satisfies MutationResolvers;
