import { learntPosition } from '#domain/customers/position.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { type ObjectiveStatus, statusOf } from '#domain/field/objective.ts';
import type { ReportDraft } from '#domain/field/report.ts';
import type { Position } from '#lib/geo.ts';
import { type Customer, nameOf } from '#queries/customer-records.ts';
import type { DayVisit } from '#ui/day-timeline/day.ts';
import type { DayObjectiveFragment, DayReportFragment, ReportOfDayFragment } from './day.generated.ts';
import type { WorkDay } from './field.queries.ts';

/** A customer of any kind, as a day shows them. */
export interface StopCustomer {
  readonly ID: string;
  /** `null` for who reads no cards. */
  readonly kind: Kind | null;
  /** « Dr Clarisse Ewane », « Pharmacie du Port » */
  readonly name: string;
  readonly phone: string | null;
  /** The specialities of a health worker. */
  readonly specialities: readonly string[];
  /** The centre of a health worker, or the work area of a place. */
  readonly place: string | null;
}

type DayCustomer = NonNullable<DayObjectiveFragment['Customer']>;

/** The kind of a customer, by the name of its type in the schema. */
export const KIND_OF: Readonly<Record<NonNullable<DayCustomer['__typename']>, Kind>> = {
  CustomerHealthWorker: 'healthworker',
  CustomerDrugStore: 'drugstore',
  CustomerAdministrative: 'administration',
  Wholesaler: 'wholesaler',
};

export function stopCustomerOf(customer: DayCustomer): StopCustomer {
  const { ID, name, phone = null, __typename: type } = customer;
  const shared = { ID, kind: type ? KIND_OF[type] : null, phone };
  if (!('MyHealthCenters' in customer))
    return { ...shared, name, specialities: [], place: ('WorkArea' in customer && customer.WorkArea?.name) || null };
  const {
    denomination,
    MySpecialities,
    MyHealthCenters: [centre],
  } = customer;
  return {
    ...shared,
    name: denomination ? `${denomination} ${name}` : name,
    specialities: MySpecialities.map((speciality) => speciality.name),
    place: centre?.name ?? null,
  };
}

/** A customer of the whole list, as a day shows one. */
export function stopCustomerFrom(customer: Customer): StopCustomer {
  const { ID, kind, specialities, centres, areas, phone } = customer;
  return {
    ID,
    kind,
    name: nameOf(customer),
    phone,
    specialities: specialities.map(({ name }) => name),
    place: centres[0]?.name ?? areas[0]?.name ?? null,
  };
}

/** A report on an earlier visit to the same customer. */
export type EarlierReport = NonNullable<DayCustomer['MyVisitReports']>[number];

/** A report that waits on this device to be sent. */
export interface QueuedReport {
  readonly start: number;
  readonly end: number;
  /** Whether the server has refused it: it may have another one of the visit. */
  readonly isRefused: boolean;
  readonly draft: ReportDraft;
}

/** A visit of a day. */
export interface Stop {
  /** The ID of the objective, or `report …` without one: a report may have the ID of another objective. */
  readonly ID: string;
  /** `null` for somebody who is not registered. */
  readonly customer: StopCustomer | null;
  readonly name: string;
  /** What the visit is for. */
  readonly description: string;
  readonly status: ObjectiveStatus;
  readonly isDone: boolean;
  readonly isValidated: boolean;
  readonly isAdministrative: boolean;
  readonly report: DayReportFragment | null;
  /** Whether the programme that the user is shown has it: docs/rules/field-work.md#unvalidated-visits. */
  readonly isOfProgramme: boolean;
  /** Reports on earlier visits, the latest first. */
  readonly earlier: readonly EarlierReport[];
  readonly position: Position | null;
  /** Its report on this device, which the server does not have; `null` if there is none. */
  readonly queued: QueuedReport | null;
  /** How many reports tell the position; `null` if the server, or the report of the visit itself, gives it. */
  readonly learntFrom: number | null;
}

function positionOf(
  customer: DayCustomer | null,
  report: DayReportFragment | null,
): Pick<Stop, 'position' | 'learntFrom'> {
  const reported = report?.GPSLoc;
  if (reported) return { position: { lat: reported.gPSLat, lng: reported.gPSLon }, learntFrom: null };
  if (customer && 'gPSLat' in customer) {
    const { gPSLat, gPSLon } = customer;
    if (gPSLat !== null && gPSLon !== null) return { position: { lat: gPSLat, lng: gPSLon }, learntFrom: null };
  }
  const learnt = learntPosition(customer?.MyVisitReports?.map(({ GPSLoc = null }) => GPSLoc) ?? []);
  return { position: learnt?.position ?? null, learntFrom: learnt?.reports ?? null };
}

function stopOfObjective(objective: DayObjectiveFragment, unknown: string): Stop {
  const { ID, description, done, validated, administrativeCustomer, Customer, VisitReport } = objective;
  const customer = Customer && stopCustomerOf(Customer);
  return {
    ID,
    customer,
    name: customer?.name ?? nameIn(VisitReport, unknown),
    description: description ?? '',
    status: statusOf(objective),
    isDone: done,
    isValidated: validated === true,
    isAdministrative: administrativeCustomer === true,
    report: VisitReport,
    queued: null,
    isOfProgramme: true,
    earlier: (Customer?.MyVisitReports ?? []).filter(
      ({ startTimeStamp }) => !VisitReport || startTimeStamp < VisitReport.startTimeStamp,
    ),
    ...positionOf(Customer, VisitReport),
  };
}

/** The name that a report gives somebody who is not registered. */
function nameIn(report: DayReportFragment | null, unknown: string): string {
  const names = [report?.spontanousCustomerFirstName, report?.spontanousCustomerLastName];
  return names.filter(Boolean).join(' ') || unknown;
}

const NO_OBJECTIVE = { description: null, validated: null, administrativeCustomer: null, Customer: null } as const;

function stopOfReport({ VisitObjective, ...report }: ReportOfDayFragment, unknown: string): Stop {
  const objective = { ...(VisitObjective ?? NO_OBJECTIVE), ID: `report ${report.ID}`, done: true, VisitReport: report };
  return {
    ...stopOfObjective(objective, unknown),
    isOfProgramme: false,
    ...(!VisitObjective && { status: 'spontaneous' }),
  };
}

/**
 * The visits of a day: those of its objectives in the order of the round, then those that its programme does not have.
 * @param unknown the name of somebody without one
 */
export const stopsOfDay = ({ objectives, outside }: WorkDay, unknown: string): readonly Stop[] => [
  ...objectives.map((objective) => stopOfObjective(objective, unknown)),
  ...outside.map((report) => stopOfReport(report, unknown)),
];

/** What a day comes to. */
export interface LoadOfDay {
  /** The visits of the programme, those that took place without a plan included; as gauges and weeks count them. */
  readonly planned: number;
  readonly done: number;
  /** Visits that are made, and are not in the programme. */
  readonly outside: number;
}

export function loadOf(stops: readonly Stop[]): LoadOfDay {
  const done = stops.filter(({ isDone }) => isDone);
  const ofProgramme = (some: readonly Stop[]) => some.filter(({ isOfProgramme }) => isOfProgramme).length;
  return { planned: ofProgramme(stops), done: ofProgramme(done), outside: done.length - ofProgramme(done) };
}

/** Whether a report was of somebody who was not registered, and may have been given a customer since. */
export const isOfStranger = (
  customer: object | null | undefined,
  { spontanousNewCustomer }: Pick<DayReportFragment, 'spontanousNewCustomer'>,
): boolean => !customer || spontanousNewCustomer === true;

/** Whether a visit was to somebody who is not registered: docs/rules/field-work.md#unregistered-customer. */
export const isNewcomer = ({ customer, isDone, report }: Stop): boolean =>
  customer === null && isDone && report?.spontanousNewCustomer !== false;

/** The visits as the timeline and the map of a day show them. */
export function dayVisitsOf(
  stops: readonly Stop[],
  {
    detailOf,
    hasValidation,
    opened,
  }: {
    readonly detailOf: (stop: Stop) => string;
    readonly hasValidation: boolean;
    /** The visit whose report is being written, and since when. */
    readonly opened: { readonly ID: string; readonly start: number } | null;
  },
): readonly DayVisit[] {
  return stops.map((stop): DayVisit => {
    const { ID, name, position, report, queued, status, isValidated } = stop;
    const done = report
      ? {
          start: report.startTimeStamp,
          isOver: true,
          ...(report.endTimeStamp !== null && { end: report.endTimeStamp }),
        }
      : queued
        ? { start: queued.start, end: queued.end, isOver: true }
        : opened?.ID === ID
          ? { start: opened.start }
          : undefined;
    return {
      id: ID,
      name,
      position,
      detail: detailOf(stop),
      ...(done && { done }),
      ...((status === 'spontaneous' || status === 'administrative') && { kind: status }),
      isValidated: hasValidation && isValidated,
    };
  });
}

/** What the draft of a report is of: a customer and a day, whether the visit is planned by now or not. */
export const reportSubject = ({ ID, customer }: Pick<Stop, 'ID' | 'customer'>, day: string): string =>
  `${customer?.ID ?? ID} ${day}`;

/** Values of `?visit=` besides the ID of a visit: somebody who is not registered, and the beginning of that of a customer. */
export const [UNREGISTERED, OF_CUSTOMER] = ['new', 'customer:'] as const;

/** The value of `?visit=` that opens the report of a visit, also once the visit has left the programme. */
export const visitInAddress = ({ ID, customer }: Pick<Stop, 'ID' | 'customer'>): string =>
  customer ? OF_CUSTOMER + customer.ID : ID;

/** The visit to make next: the first of the round that is not done. */
export const nextStopOf = (stops: readonly Stop[]): Stop | null => stops.find(isOpen) ?? null;

/** Whether a visit is still to be made: its report is neither on the server nor on this device. */
export const isOpen = ({ isDone, queued }: Pick<Stop, 'isDone' | 'queued'>): boolean => !isDone && queued === null;
