import { drawAbsences, leaveAround, workerOfAbsence } from './absences.ts';
import { addMonths, dayNumberOf, dayOf, isoDate } from './calendar.ts';
import { COUNTRIES } from './countries.ts';
import * as texts from './field-texts.ts';
import { groupBehind } from './finance.ts';
import { lazy } from './lazy.ts';
import { namesOf } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { type Account, type AnyCustomer, divideTerritories, type OwnAccount } from './territories.ts';
import { drawTrail, positionID } from './trails.ts';
import type {
  AbsenceJustificationRecord,
  CustomerHistory,
  CustomerExpectationRecord,
  LeadedActionReceivedRecord,
  PharmaProductRecord,
  PositionRecord,
  RelationshipWithProductAdvancementRecord,
  UserRecord,
  VisitReportRecord,
  World,
} from './types.ts';
import { drawVisit, placeOfID, type Visit } from './visits.ts';
import { RELATION_STATES } from './vocabulary.ts';
import { createCalendar, type Stop, type WorkCalendar } from './work-calendars.ts';

/** What happened in the field in the last two years, and what is planned. */
export interface FieldWork {
  readonly historyOf: (customer: AnyCustomer) => CustomerHistory;
  /** A worker's visits of a day, in the order of the round: those planned, and those that took place without a plan. */
  readonly visitsOf: (workerID: string, date: string) => readonly Visit[];
  /** The stops of a worker's day, without what was written about them. */
  readonly stopsOf: (workerID: string, date: string) => readonly Stop[];
  /** The customers whom a worker visits. */
  readonly accountsOf: (workerID: string) => readonly OwnAccount[];
  /** How many of these took place. */
  readonly visitsMadeOn: (workerID: string, date: string) => number;
  /** The ids of the customers whom a worker should visit, also of those whom nobody has visited yet. */
  readonly customersOf: (workerID: string) => readonly string[];
  /** The visit of a generated objective or report. */
  readonly visitWithID: (ID: string) => Visit | undefined;
  /** Where a worker was on a day, in order of time. */
  readonly trailOf: (workerID: string, date: string) => readonly PositionRecord[];
  /** The absences of anybody of an agency, in order of time. */
  readonly absencesOf: (workerID: string) => readonly AbsenceJustificationRecord[];
  readonly absenceWithID: (ID: string) => AbsenceJustificationRecord | undefined;
}

/** Stops a day: of a delegate, of one whose group lags, of a supervisor. */
const LOADS = { usual: [6, 10], lagging: [3, 6], supervisor: [2, 5] } as const;

/** A supervisor sees so many of a delegate's customers when they go together. */
const SEEN_TOGETHER = 4;

/**
 * The field work of a world. The truth is each worker's calendar, which is drawn when it is first read, from a random stream
 * of its own; what was said at a visit comes from a stream of the visit, and a customer's history is collected from the
 * calendars of those who visit them. So everything agrees, and is the same in whatever order it is read.
 */
export function createFieldWork(world: World): FieldWork {
  const agencies = new Map(
    world.agencies.map(({ idAgency }) => [idAgency, lazy(() => agencyFieldOf(world, idAgency))]),
  );
  const homes = lazy(() => new Map(world.users.map(({ ID, agencyID }) => [ID, agencyID])));
  const fieldOf = (workerID: string) => agencies.get(homes().get(workerID) ?? '')?.();
  const absencesOf = (workerID: string) => fieldOf(workerID)?.absencesOf(workerID) ?? [];
  return {
    historyOf: (customer) => agencies.get(customer.agencyID)?.().historyOf(customer) ?? NO_HISTORY,
    visitsOf: (workerID, date) => fieldOf(workerID)?.visitsOf(workerID, dayNumberOf(date)) ?? [],
    stopsOf: (workerID, date) => fieldOf(workerID)?.stopsOf(workerID, dayNumberOf(date)) ?? [],
    accountsOf: (workerID) => fieldOf(workerID)?.accountsOf(workerID) ?? [],
    visitsMadeOn: (workerID, date) => fieldOf(workerID)?.visitsMadeOn(workerID, dayNumberOf(date)) ?? 0,
    customersOf: (workerID) => fieldOf(workerID)?.customersOf(workerID) ?? [],
    visitWithID(ID) {
      const at = placeOfID(ID);
      return at ? fieldOf(at.workerID)?.visitAt(at.workerID, dayNumberOf(at.date), at.index) : undefined;
    },
    trailOf: (workerID, date) => fieldOf(workerID)?.trailOf(workerID, dayNumberOf(date)) ?? [],
    absencesOf,
    absenceWithID: (ID) => absencesOf(workerOfAbsence(ID) ?? '').find((absence) => absence.ID === ID),
  };
}

/** The histories of the customers of a world. */
export const createHistories = (world: World): FieldWork['historyOf'] => createFieldWork(world).historyOf;

const NO_HISTORY: CustomerHistory = { visitReports: [], relationships: [], expectations: [], leadedActions: [] };

function agencyFieldOf(world: World, agencyID: string) {
  const { seed, now } = world;
  const country = COUNTRIES.find(({ agency }) => agency.idAgency === agencyID);
  const utcOffset = country?.utcOffset ?? 0;
  const names = namesOf(country?.code ?? '');
  const today = dayOf(now, utcOffset);
  const ofAgency = <T extends { readonly agencyID: string | null }>(records: readonly T[]): T[] =>
    records.filter((record) => record.agencyID === agencyID);
  const users = new Map(ofAgency(world.users).map((user) => [user.ID, user]));
  const groups = new Map(ofAgency(world.workgroups).map((group) => [group.ID, group]));
  const products = new Map(ofAgency(world.pharmaProducts).map((product) => [product.ID, product]));
  const assigned = ofAgency(world.assignedDelegues);
  const assignments = Map.groupBy(assigned, ({ delegueID }) => delegueID);
  const behind = groupBehind(
    [...groups.values()],
    Map.groupBy(assigned, ({ pharmaProductID }) => pharmaProductID),
  );
  const centres = new Map(ofAgency(world.healthCenters).map((centre) => [centre.ID, centre]));
  const territories = lazy(() => divideTerritories(world, agencyID, today));
  const calendars = new Map<string, WorkCalendar>();
  const absences = new Map<string, readonly AbsenceJustificationRecord[]>();
  const topics = new Map<string, readonly PharmaProductRecord[]>();

  function calendarOf(worker: UserRecord): WorkCalendar {
    const known = calendars.get(worker.ID);
    if (known) return known;
    const isSupervisor = worker.userType === 'Supervisor';
    const delegues = isSupervisor ? deleguesOf(worker) : [];
    const calendar = createCalendar({
      accounts: territories().ofWorker.get(worker.ID) ?? [],
      today,
      random: createRandom(seed, `calendar:${worker.ID}`),
      leave: leaveOf(worker),
      load: LOADS[isSupervisor ? 'supervisor' : worker.workgroupID === behind?.ID ? 'lagging' : 'usual'],
      accompanied:
        delegues.length === 0
          ? undefined
          : (day, random) =>
              (calendarOf(random.pick(delegues)).days.get(day)?.stops ?? [])
                .filter(({ customerID, isPlanned }) => customerID !== null && isPlanned)
                .slice(0, SEEN_TOGETHER),
    });
    calendars.set(worker.ID, calendar);
    return calendar;
  }

  /** The last delegate of the first group, and the last of the office, are away when the demo begins. */
  function leaveOf({ ID, userType }: UserRecord) {
    const [first] = groups.values();
    const office = [...users.values()].findLast((user) => user.workgroupID === null && user.pharmaLaboID === null);
    const isAway = userType === 'Delegue' ? first?.delegueIDs.at(-1) === ID : office?.ID === ID && groups.size > 2;
    return isAway ? leaveAround(today) : undefined;
  }

  function absencesOf(workerID: string): readonly AbsenceJustificationRecord[] {
    const worker = users.get(workerID);
    // An agency that has just opened has none.
    if (!worker || worker.fictive || worker.pharmaLaboID !== null || products.size === 0) return [];
    const known = absences.get(workerID);
    if (known) return known;
    const drawn = drawAbsences({
      seed,
      worker,
      agencyID,
      utcOffset,
      now,
      calendar: isOfField(worker) ? calendarOf(worker) : null,
      leave: leaveOf(worker),
      group: [...groups.keys()].indexOf(worker.workgroupID ?? ''),
    });
    absences.set(workerID, drawn);
    return drawn;
  }

  function deleguesOf({ workgroupID }: UserRecord): readonly UserRecord[] {
    const IDs = groups.get(workgroupID ?? '')?.delegueIDs ?? [];
    return IDs.flatMap((ID) => users.get(ID) ?? []).filter(({ fictive }) => !fictive);
  }

  /** What a worker speaks about: the products assigned to them, or all. */
  function productsOf(workerID: string): readonly PharmaProductRecord[] {
    const own = assignments.get(workerID)?.flatMap(({ pharmaProductID }) => products.get(pharmaProductID) ?? []) ?? [];
    return own.length > 0 ? own : [...products.values()];
  }

  /** What is spoken about with a customer. */
  function topicsOf({ customer, visitors: [usual] }: Account): readonly PharmaProductRecord[] {
    const known = topics.get(customer.ID);
    if (known) return known;
    const random = createRandom(seed, `topics:${customer.ID}`);
    const drawn = random.sample(productsOf(usual?.ID ?? ''), random.int(2, 5));
    topics.set(customer.ID, drawn);
    return drawn;
  }

  function visitAt(workerID: string, day: number, index: number): Visit | undefined {
    const worker = users.get(workerID);
    const workDay = worker && isOfField(worker) ? calendarOf(worker).days.get(day) : undefined;
    const stop = workDay?.stops[index];
    if (!worker || !workDay || !stop) return undefined;
    const account = territories().ofCustomer.get(stop.customerID ?? '');
    const visit = drawVisit({
      random: createRandom(seed, `visit:${workerID}:${day}:${index}`),
      worker,
      agencyID,
      day,
      index,
      stop,
      workDay,
      account,
      products: account ? topicsOf(account) : productsOf(workerID),
      centres,
      names,
      utcOffset,
      today,
      now,
    });
    // What nobody planned is there once it has taken place.
    return stop.isPlanned || visit.report ? visit : undefined;
  }

  function stopsOf(workerID: string, day: number): readonly Stop[] {
    const worker = users.get(workerID);
    return (worker && isOfField(worker) && calendarOf(worker).days.get(day)?.stops) || [];
  }

  const visitsOf = (workerID: string, day: number): readonly Visit[] =>
    Array.from(stopsOf(workerID, day), (_, index) => visitAt(workerID, day, index)).filter(
      (visit) => visit !== undefined,
    );

  const accountsOf = (workerID: string): readonly OwnAccount[] => territories().ofWorker.get(workerID) ?? [];
  /** What is drawn of a visit tells only today whether its time has come. */
  function visitsMadeOn(workerID: string, day: number): number {
    if (day >= today) return visitsOf(workerID, day).filter(({ report }) => report !== null).length;
    return stopsOf(workerID, day).filter(({ isMade }) => isMade).length;
  }

  const customersOf = (workerID: string): readonly string[] => territories().ofSeat.get(workerID) ?? [];

  /** Those who visit a customer: their visitors, and the supervisors who go with them. */
  function visitorsOf({ visitors }: Account): ReadonlySet<UserRecord> {
    const supervisors = visitors.flatMap(
      ({ workgroupID }) => users.get(groups.get(workgroupID ?? '')?.supervisorID ?? '') ?? [],
    );
    return new Set([...visitors, ...supervisors]);
  }

  function reportsOf(account: Account): readonly VisitReportRecord[] {
    return Array.from(visitorsOf(account), (worker) =>
      (calendarOf(worker).ofCustomer.get(account.customer.ID) ?? []).flatMap(
        ([day, index]) => visitAt(worker.ID, day, index)?.report ?? [],
      ),
    )
      .flat()
      .toSorted((a, b) => a.startTimeStamp - b.startTimeStamp);
  }

  function historyOf(customer: AnyCustomer): CustomerHistory {
    const account = territories().ofCustomer.get(customer.ID);
    if (!account) return NO_HISTORY;
    const visitReports = reportsOf(account);
    return {
      visitReports,
      ...followUpOf(customer, {
        visitReports,
        today,
        products: topicsOf(account),
        authorID: account.visitors[0]?.ID ?? '',
        random: createRandom(seed, `history:${customer.ID}`),
      }),
    };
  }

  function trailOf(workerID: string, day: number): readonly PositionRecord[] {
    const worker = users.get(workerID);
    const seat = groups.get(worker?.workgroupID ?? '')?.delegueIDs.indexOf(workerID) ?? -1;
    // Every second delegate has agreed to it.
    if (seat < 0 || seat % 2 === 1) return [];
    const made = visitsOf(workerID, day).filter(({ report }) => report !== null);
    const random = createRandom(seed, `trail:${workerID}:${day}`);
    return drawTrail(made, random, now).map((position) => ({
      ID: positionID(workerID, position.obtainedTimeStamp),
      ...position,
      workerID,
      agencyID,
    }));
  }

  return { historyOf, visitsOf, visitsMadeOn, stopsOf, accountsOf, customersOf, visitAt, trailOf, absencesOf };
}

const isOfField = ({ userType, fictive }: UserRecord): boolean =>
  !fictive && (userType === 'Delegue' || userType === 'Supervisor');

interface Past {
  readonly visitReports: readonly VisitReportRecord[];
  readonly today: number;
  readonly products: readonly PharmaProductRecord[];
  readonly authorID: string;
  readonly random: Random;
}

/** What came of the visits to a customer: stages, expectations, actions received. */
function followUpOf(
  { ID: customerID, agencyID }: AnyCustomer,
  { visitReports, today, products, authorID, random }: Past,
): Omit<CustomerHistory, 'visitReports'> {
  if (visitReports.length === 0) return NO_HISTORY;
  const shown = { customerID, agencyID };
  return {
    relationships: products.flatMap((product, index) =>
      relationshipsOf(random, visitReports, product).map((record, step) => ({
        ID: `relation-${customerID}-${index + 1}-${step + 1}`,
        ...record,
        ...shown,
      })),
    ),
    expectations: periodsOf(random, today, 3).map((period, index): CustomerExpectationRecord => ({
      ID: `expectation-${customerID}-${index + 1}`,
      ...period,
      ...shown,
      toBeImproved: random.boolean(0.8) ? random.pick(texts.TO_BE_IMPROVED) : null,
      expectedProducts: texts.about(random, texts.EXPECTED_PRODUCTS, random.pick(products).name),
    })),
    leadedActions: periodsOf(random, today - 30, 4).map((period, index): LeadedActionReceivedRecord => {
      const product = random.pick(products).name;
      return {
        ID: `leaded-${customerID}-${index + 1}`,
        ...period,
        ...shown,
        requests: texts.about(random, texts.REQUESTS, product),
        actionMaterials: random.boolean(0.6) ? texts.about(random, texts.MATERIALS, product) : null,
        actionHumanRelations: random.boolean(0.4) ? random.pick(texts.HUMAN_RELATIONS) : null,
        actionFinancial: random.boolean(0.5) ? inFrancs(random.weighted(texts.ACTION_COSTS)) : null,
        createdByID: authorID,
      };
    }),
  };
}

/** « 185 000 FCFA ». */
const inFrancs = (amount: number): string => `${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202F')}\u00A0FCFA`;

const STAGES = RELATION_STATES.filter((state) => state !== 'LostClient');

/** The stages reached with a product: they rise at visits, sometimes fall, and one customer in twelve is lost. */
function relationshipsOf(
  random: Random,
  reports: readonly VisitReportRecord[],
  product: PharmaProductRecord,
): readonly Pick<RelationshipWithProductAdvancementRecord, 'relationState' | 'dateTimestamp' | 'pharmaProductID'>[] {
  const spoken = reports
    .filter(({ presentedProductIDs }) => presentedProductIDs.includes(product.ID))
    .toSorted((a, b) => a.endTimeStamp - b.endTimeStamp);
  const records: Pick<
    RelationshipWithProductAdvancementRecord,
    'relationState' | 'dateTimestamp' | 'pharmaProductID'
  >[] = [];
  let stage = -1;
  for (const { endTimeStamp } of spoken) {
    if (stage >= 0 && !random.boolean(0.35)) continue;
    stage = stage > 1 && random.boolean(0.12) ? stage - 1 : Math.min(stage + 1, STAGES.length - 1);
    const relationState = STAGES[stage] ?? 'prospect';
    const before = records.at(-1);
    if (before?.relationState === relationState || before?.dateTimestamp === endTimeStamp) continue;
    records.push({ relationState, dateTimestamp: endTimeStamp, pharmaProductID: product.ID });
  }
  const last = spoken.at(-1);
  if (records.length > 1 && last && random.boolean(0.08)) {
    records.push({ relationState: 'LostClient', dateTimestamp: last.endTimeStamp + 60, pharmaProductID: product.ID });
  }
  return records;
}

/** Up to `most` quarters, one of them often the current one. @param today a day, counted from 1970 */
function periodsOf(random: Random, today: number, most: number) {
  return Array.from({ length: random.int(0, most) }, (_, index) => index)
    .toReversed()
    .map((ago) => {
      const start = addMonths(today - random.int(0, 40), -6 * ago - 1);
      return { periodStart: isoDate(start), periodEnd: isoDate(addMonths(start, 3) - 1) };
    });
}
