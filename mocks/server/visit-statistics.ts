import { dayNumberOf, isoDate } from '#mocks/seed/calendar.ts';
import type { UserRecord, VisitReportRecord, WorkgroupRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, refusal } from './errors.ts';
import { delegateInScope, groupInScope, groupLedBy, groupsInScope } from './finance-scope.ts';
import { seesWork } from './field-scope.ts';
import type { QueryResolvers } from './generated/resolvers.ts';
import { seenObjectives } from './seen-objectives.ts';
import { progressOf, reportsOfDay } from './work-days.ts';

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

/** How many customers of the agency each speciality has; counted once for an answer about many people. */
function customersBySpeciality({ store, agencyID }: Context): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { specialityIDs } of store.healthWorkers.where('agencyID', agencyID())) {
    for (const ID of new Set(specialityIDs)) counts.set(ID, (counts.get(ID) ?? 0) + 1);
  }
  return counts;
}

/** What stands for the id of a customer. */
type Naming = (customerID: string) => string;

/** Names that lead to nobody: figures stay what they are where customers may not be told. */
function unnamed(): Naming {
  const known = new Map<string, string>();
  return (ID) => {
    const name = known.get(ID) ?? `unnamed-${known.size}`;
    known.set(ID, name);
    return name;
  };
}

/**
 * The reports by the specialities of those visited; who is not registered has none. The customers are named where the viewer may
 * see the work of all who visited them: docs/rules/access.md#visited-customers.
 */
function bySpeciality(
  context: Context,
  workers: readonly UserRecord[],
  reports: readonly VisitReportRecord[],
  customers: ReadonlyMap<string, number>,
  hidden: Naming,
) {
  const { store, agencyID } = context;
  const nameOf: Naming = workers.every((worker) => seesWork(context, worker)) ? (ID) => ID : hidden;
  const visits = new Map<string, { readonly customerID: string; readonly spontanous: boolean }[]>();
  for (const { customerID, spontanous } of reports) {
    const customer = store.healthWorkers.find(customerID);
    if (customer?.agencyID !== agencyID()) continue;
    for (const ID of new Set(customer.specialityIDs)) {
      const own = visits.get(ID) ?? [];
      visits.set(ID, own);
      own.push({ customerID: nameOf(customer.ID), spontanous });
    }
  }
  return store.specialities.all().map((Speciality) => {
    const own = visits.get(Speciality.ID) ?? [];
    const visitedCustomerIDs = own.map(({ customerID }) => customerID);
    const spontaneousVisitedCustomerIDs = own.flatMap(({ customerID, spontanous }) => (spontanous ? [customerID] : []));
    return {
      Speciality,
      customerCount: customers.get(Speciality.ID) ?? 0,
      distinctVisitedCustomerCount: new Set(visitedCustomerIDs).size,
      visitedCustomerIDs,
      spontaneousVisitedCustomerIDs,
      spontaneousTotal: spontaneousVisitedCustomerIDs.length,
    };
  });
}

const reportsIn = (context: Context, { ID }: UserRecord, days: readonly string[]): readonly VisitReportRecord[] =>
  days.flatMap((date) => reportsOfDay(context, ID, date));

function workerStat(
  context: Context,
  Worker: UserRecord,
  days: readonly string[],
  customers = customersBySpeciality(context),
) {
  const reports = reportsIn(context, Worker, days);
  return {
    Worker,
    totalReports: reports.length,
    SpecialityStats: bySpeciality(context, [Worker], reports, customers, unnamed()),
  };
}

/** The figures of a group. */
function groupStat(
  context: Context,
  WorkGroup: WorkgroupRecord,
  days: readonly string[],
  customers = customersBySpeciality(context),
  hidden = unnamed(),
) {
  const [supervisor, delegues] = [supervisorOf(context, WorkGroup), deleguesOf(context, WorkGroup)];
  const people = [supervisor, ...delegues];
  const reports = people.flatMap((worker) => reportsIn(context, worker, days));
  return {
    WorkGroup,
    totalReports: reports.length,
    SpecialityStats: bySpeciality(context, people, reports, customers, hidden),
    SupervisorStat: workerStat(context, supervisor, days, customers),
    DelegueStats: delegues.map((worker) => workerStat(context, worker, days, customers)),
  };
}

/** Of the visits that the viewer is shown in the programmes: docs/rules/field-work.md#visit-progress. */
function progressOfGroup(context: Context, group: WorkgroupRecord, date: string) {
  const { store } = context;
  const supervisor = supervisorOf(context, group);
  const own = seenObjectives(context, supervisor, date, true);
  const all = [...own, ...deleguesOf(context, group).flatMap((worker) => seenObjectives(context, worker, date, true))];
  const to = (isOfKind: (customerID: string | null) => boolean) =>
    progressOf(all.filter(({ customerID }) => isOfKind(customerID)));
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
    const [days, customers, hidden] = [daysOf(start, end), customersBySpeciality(context), unnamed()];
    return groupsInScope(context).map((group) => groupStat(context, group, days, customers, hidden));
  },
  readSupervisorWorkGroupVisitReportStat: (_parent, { supervisorID, start, end }, context) =>
    groupStat(context, groupLedBy(context, supervisorID), daysOf(start, end)),
  readWorkerVisitReportStat: (_parent, { workerID, start, end }, context) =>
    workerStat(context, delegateInScope(context, workerID), daysOf(start, end)),
} satisfies QueryResolvers;
