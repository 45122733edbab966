import { type AnyCustomer } from '#mocks/seed/territories.ts';
import type { UserRecord, VisitObjectiveRecord, VisitReportRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { localDay } from './local-day.ts';
import type { Store } from './store.ts';

/** Field work as it is now: what was generated, and what was written since. */

/** One per worker and day. */
export const workDayID = (workerID: string, date: string): string => `day-${workerID}-${date}`;

/** A worker's objectives of a day, in the order of the round. */
export function objectivesOf(store: Store, workerID: string, date: string): VisitObjectiveRecord[] {
  const generated = store.field.visitsOf(workerID, date).map(({ objective }) => objective);
  const day = store.workDays.find(workDayID(workerID, date));
  const byID = new Map(generated.map((objective) => [objective.ID, objective]));
  return (day?.objectiveIDs ?? [...byID.keys()])
    .map((ID) => store.visitObjectives.find(ID) ?? byID.get(ID))
    .filter((objective) => objective !== undefined);
}

/** Per cent of the objectives that are done; null without any. */
export function progressOf(objectives: readonly VisitObjectiveRecord[]): number | null {
  if (objectives.length === 0) return null;
  return (100 * objectives.filter(({ done }) => done).length) / objectives.length;
}

/** An objective that has not been deleted. */
export function objectiveWithID(store: Store, ID: string): VisitObjectiveRecord | undefined {
  const known = store.visitObjectives.find(ID) ?? store.field.visitWithID(ID)?.objective;
  return known && objectivesOf(store, known.workerID, known.date).find((objective) => objective.ID === ID);
}

export function reportWithID(store: Store, ID: string): VisitReportRecord | undefined {
  const report = store.visitReports.find(ID) ?? store.field.visitWithID(ID)?.report;
  // An objective's id leads to the same visit.
  return report?.ID === ID ? report : undefined;
}

const byStart = (a: VisitReportRecord, b: VisitReportRecord): number => a.startTimeStamp - b.startTimeStamp;

const writtenOn = (context: Context, workerID: string, date: string): VisitReportRecord[] =>
  context.store.visitReports
    .where('workerID', workerID)
    .filter(({ startTimeStamp }) => localDay(context, startTimeStamp) === date);

/** The reports of the visits that a worker began on a day, in order of time; one that was changed replaces the generated one. */
export function reportsOfDay(context: Context, workerID: string, date: string): VisitReportRecord[] {
  const written = writtenOn(context, workerID, date);
  const changed = new Set(written.map(({ ID }) => ID));
  const generated = context.store.field.visitsOf(workerID, date).flatMap(({ report }) => report ?? []);
  return [...generated.filter(({ ID }) => !changed.has(ID)), ...written].toSorted(byStart);
}

/** How many reports that is, without drawing what they say. */
export function reportCountOf(context: Context, workerID: string, date: string): number {
  const { field } = context.store;
  const added = writtenOn(context, workerID, date).filter(({ ID }) => !field.visitWithID(ID));
  return field.visitsMadeOn(workerID, date) + added.length;
}

/** The reports of the visits to a customer, the latest first. */
export function reportsOfCustomer(store: Store, customer: AnyCustomer): VisitReportRecord[] {
  const { visitReports } = store.historyOf(customer);
  return [...visitReports, ...store.visitReports.where('customerID', customer.ID)].toSorted(byStart).toReversed();
}

/** Writes the order of a day; one that is as it was is left alone. */
export function saveOrder(
  { store, agencyID }: Context,
  { ID: workerID }: UserRecord,
  date: string,
  objectiveIDs: readonly string[],
): void {
  const before = objectivesOf(store, workerID, date);
  if (objectiveIDs.length === before.length && before.every(({ ID }, index) => ID === objectiveIDs[index])) return;
  store.workDays.replace({ ID: workDayID(workerID, date), date, workerID, objectiveIDs, agencyID: agencyID() });
}
