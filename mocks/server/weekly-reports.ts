import { ratioOf } from '#domain/weekly-reports/figures.ts';
import type { SupervisorWeeklyReportRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { agencyCustomer, anyCustomer } from './customer-cards.ts';
import { found, refusal, required } from './errors.ts';
import { weekFrom } from './finance-reads.ts';
import { groupLedBy } from './finance-scope.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { today } from './local-day.ts';
import type { Store } from './store.ts';

/** The reports of a supervisor, latest first: those generated and not deleted, and those written. */
function reportsOf(store: Store, supervisorID: string): SupervisorWeeklyReportRecord[] {
  const generated = store.generatedWeeklyReports
    .reportsOf(supervisorID)
    .filter(({ ID }) => store.deletedWeeklyReports.find(ID) === undefined);
  return [...generated, ...store.weeklyReports.where('supervisorID', supervisorID)].toSorted((a, b) =>
    a.weekStart < b.weekStart ? 1 : -1,
  );
}

/** @throws INVALID_PRICE */
function figure(value: number, name: string): number {
  if (!(Number.isFinite(value) && value >= 0)) throw refusal('INVALID_PRICE', `${name} ${value}`);
  return value;
}

export const weeklyReportQueries = {
  /** A supervisor sees their own; bosses see those of the agency. */
  readAllSupervisorWeeklyReport(_parent, { supervisorID }, context) {
    const isOwn = supervisorID === context.viewer().ID;
    return reportsOf(context.store, isOwn ? supervisorID : groupLedBy(context, supervisorID).supervisorID);
  },
} satisfies QueryResolvers;

/** @throws INVALID_DATE_RANGE unless it is a week, from Monday to Sunday, that has begun; ALREADY_RECORDED */
function checkWeek(context: Context, supervisorID: string, start: string, end: string): string {
  const week = weekFrom(start, end);
  if (week > today(context)) throw refusal('INVALID_DATE_RANGE', `the week of ${week} has not begun`);
  const same = reportsOf(context.store, supervisorID).find(({ weekStart }) => weekStart === week);
  if (same) throw refusal('ALREADY_RECORDED', `the week of ${week} has its report`, { ID: same.ID });
  return week;
}

export const weeklyReportMutations = {
  createSupervisorWeeklyReport(_parent, args, context) {
    const { store, viewer, agencyID } = context;
    const supervisorID = viewer().ID;
    const weekStart = checkWeek(context, supervisorID, args.weekStart, args.weekEnd);
    const [forecasts, achivements] = [figure(args.forecasts, 'forecasts'), figure(args.achivements, 'achivements')];
    const concernedCustomerIDs = [...new Set(args.concernedTargetCustomersIDsList)].map(
      (ID) => agencyCustomer(context, ID).ID,
    );
    if (concernedCustomerIDs.length === 0) throw refusal('REQUIRED_VALUE', 'concernedTargetCustomersIDsList');
    const report = {
      weekStart,
      weekEnd: args.weekEnd,
      forecasts,
      achivements,
      // It follows from the other two, whatever was sent.
      achivementsDividedByForecasts: ratioOf(achivements, forecasts),
      interpretation: required(args.interpretation, 'interpretation'),
      correctiveActions: required(args.correctiveActions, 'correctiveActions'),
      nextWeekForcastFigures: figure(args.nextWeekForcastFigures, 'nextWeekForcastFigures'),
      actionPlan: required(args.actionPlan, 'actionPlan'),
      concernedCustomerIDs,
      supervisorID,
      agencyID: agencyID(),
    };
    return store.weeklyReports.insert((ID) => ({ ID, ...report }));
  },

  deleteSupervisorWeeklyReport(_parent, { ID }, context) {
    const { store, viewer } = context;
    const own = reportsOf(store, viewer().ID).find((report) => report.ID === ID);
    const report = found(own, 'SupervisorWeeklyReport', ID);
    if (store.weeklyReports.find(report.ID)) store.weeklyReports.remove(report.ID);
    else store.deletedWeeklyReports.replace({ ID: report.ID });
    return { success: true };
  },
} satisfies MutationResolvers;

export const weeklyReportTypes = {
  SupervisorWeeklyReport: {
    ConcernedTargetCustomers: ({ concernedCustomerIDs }, _args, { store }) =>
      concernedCustomerIDs.flatMap((ID) => anyCustomer(store, ID) ?? []),
  },
} satisfies Resolvers;
