import { dayNumberOf, isoDate } from '#mocks/seed/calendar.ts';
import type { UserRecord, VisitReportRecord, WorkgroupRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, refusal } from './errors.ts';
import { delegateInScope, groupInScope, groupLedBy, groupsInScope } from './finance-scope.ts';
import type { QueryResolvers } from './generated/resolvers.ts';
import { objectivesOf, progressOf, reportsOfDay } from './work-days.ts';

const WEEK = 7;

/** The days of statistics: docs/rules/field-work.md#statistics-range. @throws INVALID_DATE_RANGE */
function daysOf(start: string, end: string): readonly string[] {
  const [first, last] = [dayNumberOf(start), dayNumberOf(end)];
  const count = last - first + 1;
  if (count !== 1 && count !== WEEK) throw refusal('INVALID_DATE_RANGE', 'statistics are of one day, or of seven');
  return Array.from({ length: count }, (_, index) => isoDate(first + index));
}

const usersIn = ({ store }: Context, IDs: readonly string[]): readonly UserRecord[] =>
  IDs.flatMap((ID) => store.users.find(ID) ?? []).filter(({ fictive }) => !fictive);

const deleguesOf = (context: Context, group: WorkgroupRecord) => usersIn(context, group.delegueIDs);

const supervisorOf = ({ store }: Context, { supervisorID }: WorkgroupRecord): UserRecord =>
  found(store.users.find(supervisorID), 'User', supervisorID);

/** The reports by the specialities of those visited; who is not registered has none. */
function bySpeciality({ store, agencyID }: Context, reports: readonly VisitReportRecord[]) {
  const customers = store.healthWorkers.where('agencyID', agencyID());
  return store.specialities.all().map((Speciality) => {
    const own = new Set(
      customers.filter(({ specialityIDs }) => specialityIDs.includes(Speciality.ID)).map(({ ID }) => ID),
    );
    const visits = reports.flatMap(({ customerID, spontanous }) =>
      customerID !== null && own.has(customerID) ? [{ customerID, spontanous }] : [],
    );
    const visitedCustomerIDs = visits.map(({ customerID }) => customerID);
    const spontaneousVisitedCustomerIDs = visits.flatMap(({ customerID, spontanous }) =>
      spontanous ? [customerID] : [],
    );
    return {
      Speciality,
      customerCount: own.size,
      distinctVisitedCustomerCount: new Set(visitedCustomerIDs).size,
      visitedCustomerIDs,
      spontaneousVisitedCustomerIDs,
      spontaneousTotal: spontaneousVisitedCustomerIDs.length,
    };
  });
}

const reportsIn = (context: Context, { ID }: UserRecord, days: readonly string[]): readonly VisitReportRecord[] =>
  days.flatMap((date) => reportsOfDay(context, ID, date));

function workerStat(context: Context, Worker: UserRecord, days: readonly string[]) {
  const reports = reportsIn(context, Worker, days);
  return { Worker, totalReports: reports.length, SpecialityStats: bySpeciality(context, reports) };
}

function groupStat(context: Context, WorkGroup: WorkgroupRecord, days: readonly string[]) {
  const [supervisor, delegues] = [supervisorOf(context, WorkGroup), deleguesOf(context, WorkGroup)];
  const reports = [supervisor, ...delegues].flatMap((worker) => reportsIn(context, worker, days));
  return {
    WorkGroup,
    totalReports: reports.length,
    SpecialityStats: bySpeciality(context, reports),
    SupervisorStat: workerStat(context, supervisor, days),
    DelegueStats: delegues.map((worker) => workerStat(context, worker, days)),
  };
}

function progressOfGroup(context: Context, group: WorkgroupRecord, date: string) {
  const { store } = context;
  const supervisor = supervisorOf(context, group);
  const own = objectivesOf(store, supervisor.ID, date);
  const all = [...own, ...deleguesOf(context, group).flatMap(({ ID }) => objectivesOf(store, ID, date))];
  const to = (isOfKind: (customerID: string) => boolean) =>
    progressOf(all.filter(({ customerID }) => customerID !== null && isOfKind(customerID)));
  return {
    Supervisor: supervisor,
    supervisorProgress: progressOf(own),
    globalProgress: progressOf(all),
    pharmaProgress: to((ID) => store.drugStores.find(ID) !== undefined),
    medicalProgress: to((ID) => store.healthWorkers.find(ID) !== undefined),
  };
}

/** Each role asks about the groups and people whose figures it may see. */
export const visitStatisticsQueries = {
  readSupervisorProgress: (_parent, { date, supervisorID }, context) =>
    progressOfGroup(context, groupLedBy(context, supervisorID), date),
  readAllSupervisorProgress: (_parent, { date }, context) =>
    groupsInScope(context).map((group) => progressOfGroup(context, group, date)),

  readWorkGroupVisitReportStat: (_parent, { workGroupID, start, end }, context) =>
    groupStat(context, groupInScope(context, workGroupID), daysOf(start, end)),
  readAllWorkGroupVisitReportStat(_parent, { start, end }, context) {
    const days = daysOf(start, end);
    return groupsInScope(context).map((group) => groupStat(context, group, days));
  },
  readSupervisorWorkGroupVisitReportStat: (_parent, { supervisorID, start, end }, context) =>
    groupStat(context, groupLedBy(context, supervisorID), daysOf(start, end)),
  readWorkerVisitReportStat: (_parent, { workerID, start, end }, context) =>
    workerStat(context, delegateInScope(context, workerID), daysOf(start, end)),
} satisfies QueryResolvers;
