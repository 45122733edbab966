import { GraphQLError } from 'graphql';
import { hasRight } from '#domain/access/rights.ts';
import { readPositions } from '#domain/field/positions.ts';
import { faultOf } from '#lib/geo.ts';
import type { Fix } from '#lib/trail.ts';
import { modulesOf } from '#mocks/seed/role-grants.ts';
import { positionID } from '#mocks/seed/trails.ts';
import type { PositionRecord, UserRecord, VisitObjectiveRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { customerOf } from './customer-cards.ts';
import { found, refusal, required, written } from './errors.ts';
import { seenWorker } from './field-scope.ts';
import type { MutationCreateVisitReportArgs, MutationResolvers, QueryResolvers } from './generated/resolvers.ts';
import { localDay, today } from './local-day.ts';
import { productOf } from './regulatory-reads.ts';
import { ofAgency } from './scope.ts';
import { objectivesOf, objectiveWithID, reportsOfDay, reportWithID, saveOrder } from './work-days.ts';

/** Seconds that the clock of a device may be ahead. */
const TOLERANCE = 5 * 60;

/** @throws INVALID_DATE_RANGE */
function checkPast({ now }: Context, instant: number, what: string): void {
  if (instant > now + TOLERANCE) throw refusal('INVALID_DATE_RANGE', `${what} lies in the future`);
}

/** @throws INVALID_POSITION */
function checkPosition(gPSLat: number, gPSLon: number): void {
  const fault = faultOf({ lat: gPSLat, lng: gPSLon });
  if (fault) throw refusal('INVALID_POSITION', fault);
}

type ReportArgs = Partial<MutationCreateVisitReportArgs> &
  Pick<MutationCreateVisitReportArgs, 'startTimeStamp' | 'endTimeStamp'>;

/**
 * The position of a report: all three of its fields, or none. While the module is off, nothing is kept
 * (docs/rules/field-work.md#report-position).
 * @throws REQUIRED_VALUE, INVALID_POSITION, INVALID_DATE_RANGE
 */
function positionOf(context: Context, { gPSLat, gPSLon, gPSobtainedTimeStamp }: ReportArgs) {
  const given = [gPSLat, gPSLon, gPSobtainedTimeStamp].filter((value) => value != null);
  if (given.length === 0) return null;
  if (gPSLat == null || gPSLon == null || gPSobtainedTimeStamp == null)
    throw refusal('REQUIRED_VALUE', 'a position has gPSLat, gPSLon and gPSobtainedTimeStamp');
  checkPosition(gPSLat, gPSLon);
  checkPast(context, gPSobtainedTimeStamp, 'the position');
  if (!hasRight('gpsAccess', context.acl(), modulesOf(context.switches))) return null;
  return { gPSLat, gPSLon, obtainedTimeStamp: gPSobtainedTimeStamp };
}

/** @throws INVALID_PRICE */
function costOf(cost: number | null | undefined): number | null {
  if (cost != null && !(Number.isFinite(cost) && cost >= 0)) throw refusal('INVALID_PRICE', `actionCost ${cost}`);
  return cost ?? null;
}

/** The fields of a report that a user fills in, by the argument that sends them. */
const FIELD_OF_ARGUMENT = {
  obtainedPromess: 'obtainedPromess',
  notedPrescriptions: 'notedPrescriptions',
  objections: 'objections',
  gifts: 'gifts',
  leadedAction: 'leadedAction',
  actionCost: 'actionCost',
  nextVisitObjective: 'nextVisitObjective',
  other: 'other',
  obtainedResult: 'obtainedResult',
  metPerson: 'metPerson',
  presentedPharmaProductsIDsList: 'PresentedPharmaProducts',
  givenSamplesPharmaProductsIDsList: 'GivenSamplesPharmaProducts',
} as const satisfies Partial<Record<keyof ReportArgs, string>>;

/** The fields that a user has without a list. */
const DEFAULT_FIELDS: readonly string[] = ['PresentedPharmaProducts', 'other'];

/** @throws FORBIDDEN if a field is sent that the user has not: docs/rules/field-work.md#report-fields */
function checkFields({ visitReportFields, isReplay }: Context, args: ReportArgs): void {
  const shown = visitReportFields ?? DEFAULT_FIELDS;
  const sent: Readonly<Record<string, unknown>> = args;
  const hidden = Object.entries(FIELD_OF_ARGUMENT).filter(
    ([argument, field]) => sent[argument] != null && !shown.includes(field),
  );
  if (!isReplay && hidden.length > 0)
    throw refusal('FORBIDDEN', `not in VisitReportFieldsToShow: ${hidden.map(([, field]) => field).join(', ')}`);
}

/** @throws NOT_FOUND, FORBIDDEN, ALREADY_RECORDED, INVALID_DATE_RANGE */
function openObjective(context: Context, ID: string): VisitObjectiveRecord {
  const objective = ofAgency(context, objectiveWithID(context.store, ID), 'VisitObjective', ID);
  if (objective.workerID !== context.viewer().ID) throw refusal('FORBIDDEN', 'the objective is that of somebody else');
  if (objective.done)
    throw refusal('ALREADY_RECORDED', 'the objective has its report', { ID: objective.visitReportID });
  if (objective.date > today(context)) throw refusal('INVALID_DATE_RANGE', 'the visit is planned for a day to come');
  return objective;
}

/** Checks a visit to somebody who is not registered. @throws REQUIRED_VALUE, ALREADY_RECORDED */
function checkStranger(context: Context, date: string, args: ReportArgs): void {
  const { spontanousNewCustomer, spontanousCustomerFirstName, spontanousCustomerLastName, startTimeStamp } = args;
  if (spontanousNewCustomer !== true) throw refusal('REQUIRED_VALUE', 'visitObjectiveID');
  required(`${spontanousCustomerFirstName ?? ''} ${spontanousCustomerLastName ?? ''}`, 'the name of the new customer');
  const same = reportsOfDay(context, context.viewer().ID, date).find(
    (report) => report.spontanousNewCustomer && Math.floor(report.startTimeStamp) === Math.floor(startTimeStamp),
  );
  if (same) throw refusal('ALREADY_RECORDED', 'a visit began in this second', { ID: same.ID });
}

/** A visit to somebody who is not registered has an objective too, so that it is in its day. */
function strangersObjective(context: Context, date: string): VisitObjectiveRecord {
  const { store, viewer, agencyID } = context;
  const worker = viewer();
  const before = objectivesOf(store, worker.ID, date);
  const objective = store.visitObjectives.insert((ID) => ({
    ID,
    date,
    description: null,
    done: false,
    validated: false,
    customerID: null,
    workerID: worker.ID,
    visitReportID: null,
    agencyID: agencyID(),
  }));
  saveOrder(
    context,
    worker,
    date,
    [...before, objective].map(({ ID }) => ID),
  );
  return objective;
}

/** @throws FORBIDDEN, in the words of the specification */
function itineraryWorker(context: Context, ID: string): UserRecord {
  try {
    return seenWorker(context, ID);
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions['code'] !== 'FORBIDDEN') throw error;
    throw refusal('FORBIDDEN', 'You are not allowed to see the itinerary of the day');
  }
}

/** Where a worker was on a day, in order of time: what was generated, and what was sent. */
function trailOf(context: Context, workerID: string, date: string): PositionRecord[] {
  const { field, positions } = context.store;
  const sent = positions
    .where('workerID', workerID)
    .filter(({ obtainedTimeStamp }) => localDay(context, obtainedTimeStamp) === date);
  return [...field.trailOf(workerID, date), ...sent].toSorted((a, b) => a.obtainedTimeStamp - b.obtainedTimeStamp);
}

/**
 * Records positions of the viewer, one after another. One that is known, by worker and second, is answered as it is.
 * @param fixes all of them
 * @throws INVALID_DATE_RANGE if one of them lies in the future
 */
function recorder(context: Context, fixes: readonly Fix[]): (fix: Fix) => PositionRecord {
  const { store, viewer, agencyID } = context;
  const workerID = viewer().ID;
  for (const { at } of fixes) checkPast(context, at, 'the position');
  const days = new Set(fixes.map(({ at }) => localDay(context, at)));
  const known = new Map([...days].flatMap((date) => trailOf(context, workerID, date)).map((each) => [each.ID, each]));
  return ({ lat, lng, at }) => {
    const ID = positionID(workerID, at);
    const position =
      known.get(ID) ??
      store.positions.replace({ ID, gPSLat: lat, gPSLon: lng, obtainedTimeStamp: at, workerID, agencyID: agencyID() });
    known.set(ID, position);
    return position;
  };
}

export const visitReportQueries = {
  readVisitReports: (_parent, { date, workerID }, context) =>
    reportsOfDay(context, seenWorker(context, workerID).ID, date),

  readWorkerGPSTrail: (_parent, { date, workerID }, context) =>
    trailOf(context, itineraryWorker(context, workerID).ID, date),
} satisfies QueryResolvers;

export const visitReportMutations = {
  createVisitReport(_parent, args, context) {
    const { store, viewer, agencyID } = context;
    const { startTimeStamp, endTimeStamp } = args;
    if (endTimeStamp < startTimeStamp) throw refusal('INVALID_DATE_RANGE', 'the visit ends before it begins');
    checkPast(context, endTimeStamp, 'the visit');
    checkFields(context, args);
    const position = positionOf(context, args);
    const productsIn = (IDs: readonly string[] | null | undefined) =>
      [...new Set(IDs)].map((ID) => productOf(context, ID).ID);
    const texts = {
      obtainedPromess: written(args.obtainedPromess),
      notedPrescriptions: written(args.notedPrescriptions),
      objections: written(args.objections),
      gifts: written(args.gifts),
      leadedAction: written(args.leadedAction),
      actionCost: costOf(args.actionCost),
      nextVisitObjective: written(args.nextVisitObjective),
      other: written(args.other),
      obtainedResult: written(args.obtainedResult),
      metPerson: written(args.metPerson),
      spontanousCustomerFirstName: written(args.spontanousCustomerFirstName),
      spontanousCustomerLastName: written(args.spontanousCustomerLastName),
      presentedProductIDs: productsIn(args.presentedPharmaProductsIDsList),
      givenSampleProductIDs: productsIn(args.givenSamplesPharmaProductsIDsList),
    };
    const { visitObjectiveID } = args;
    const isNew = visitObjectiveID == null;
    const date = localDay(context, startTimeStamp);
    if (isNew) checkStranger(context, date, args);
    const objective = isNew ? strangersObjective(context, date) : openObjective(context, visitObjectiveID);

    const report = store.visitReports.insert((ID) => ({
      ID,
      startTimeStamp,
      endTimeStamp,
      ...texts,
      spontanous: args.spontanous ?? isNew,
      spontanousNewCustomer: args.spontanousNewCustomer ?? isNew,
      GPSLoc: position && { ID: `position-${ID}`, ...position },
      visitObjectiveID: objective.ID,
      customerID: objective.customerID,
      workerID: viewer().ID,
      agencyID: agencyID(),
    }));
    store.visitObjectives.replace({ ...objective, done: true, visitReportID: report.ID });
    return report;
  },

  /** The natural key is the report: the same customer again changes nothing. */
  attachVisitReport(_parent, { ID, customerID }, context) {
    const { store, viewer } = context;
    const report = ofAgency(context, reportWithID(store, ID), 'VisitReport', ID);
    if (report.workerID !== viewer().ID) throw refusal('FORBIDDEN', 'the report is that of somebody else');
    const customer = customerOf(context, customerID);
    if (report.customerID === customer.ID) return report;
    if (report.customerID !== null)
      throw refusal('ALREADY_RECORDED', 'the report has its customer', { ID: report.customerID });
    const { visitObjectiveID } = report;
    const objective = found(objectiveWithID(store, visitObjectiveID), 'VisitObjective', visitObjectiveID);
    const day = objectivesOf(store, report.workerID, objective.date);
    const other = day.find((each) => each.customerID === customer.ID);
    if (other) throw refusal('DUPLICATE_VISIT', `${customer.name} has a visit on ${objective.date}`, { ID: other.ID });
    store.visitObjectives.replace({ ...objective, customerID: customer.ID });
    return store.visitReports.replace({ ...report, customerID: customer.ID });
  },

  createGPSLoc(_parent, { gPSLat, gPSLon, obtainedTimeStamp }, context) {
    checkPosition(gPSLat, gPSLon);
    const fix = { lat: gPSLat, lng: gPSLon, at: obtainedTimeStamp };
    return recorder(context, [fix])(fix);
  },

  createGPSLocsFromList(_parent, { jsonGPSLocArray }, context) {
    const read = readPositions(jsonGPSLocArray);
    if (!read.problem) return read.fixes.map(recorder(context, read.fixes));
    const { problem, at } = read;
    const code =
      problem === 'unreadable' ? 'UNREADABLE_ROWS' : problem === 'none' ? 'REQUIRED_VALUE' : 'INVALID_POSITION';
    throw refusal(code, at.map((index) => `position ${index + 1}`).join(', ') || problem, { rows: at });
  },
} satisfies MutationResolvers;
