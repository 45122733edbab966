import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { type Refusal, refusalOr } from '#api/refusal.ts';
import { type DayPlan, stopsOf } from '#domain/field/day-plan.ts';
import { fixedReason } from '#domain/field/moves.ts';
import { type PlannedVisit, writeVisits } from '#domain/field/programme.ts';
import { costOf, REPORT_TEXTS, type ReportDraft, type ReportField, type Visited } from '#domain/field/report.ts';
import type { SendCall } from '#machines/visit-report/visit-report.types.ts';
import { isBlank } from '#lib/blank.ts';
import type { DayObjectiveFragment } from './day.generated.ts';
import { readDay, type WorkDay, type Worker } from './field.queries.ts';
import {
  CreateDelegatesDayDocument,
  CreateReportDocument,
  type CreateReportMutationVariables,
  CreateSupervisorsDayDocument,
  DeleteObjectivesDocument,
} from './field-writes.generated.ts';

/** The visit of an objective, as it is sent back with its day. */
export const plannedVisitOf = ({
  ID,
  description,
  administrativeCustomer,
  Customer,
}: DayObjectiveFragment): PlannedVisit | null =>
  Customer && {
    ID,
    customerID: Customer.ID,
    description: description ?? '',
    administrativeCustomer: administrativeCustomer === true,
  };

/**
 * Saves the visits of a day, which replace those that are neither done nor validated.
 * @returns the IDs of the objectives by their customers
 */
export async function saveDay(
  api: Api,
  { ID, isSupervisor }: Pick<Worker, 'ID' | 'isSupervisor'>,
  date: string,
  visits: readonly PlannedVisit[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const jsonVisitObjectivesArray = writeVisits(visits);
  const objectives = isSupervisor
    ? (
        await api.request(
          CreateSupervisorsDayDocument,
          { date, supervisorID: ID, jsonVisitObjectivesArray },
          { signal },
        )
      ).data.createSupervisorDailyWork.MyVisitObjectives
    : (await api.request(CreateDelegatesDayDocument, { date, delegueID: ID, jsonVisitObjectivesArray }, { signal }))
        .data.createWorkScheduleDaily.MyVisitObjectives;
  return new Map(
    objectives.flatMap((objective) => (objective.Customer ? [[objective.Customer.ID, objective.ID]] : [])),
  );
}

/** A plan to save, and the day that it replaces. */
export interface PlanToSave {
  readonly plan: DayPlan;
  readonly day: Pick<WorkDay, 'objectives'>;
  readonly isAdministrative: (customerID: string) => boolean;
  /** Whether a visit that is validated stays. */
  readonly hasValidation: boolean;
}

/**
 * Saves a plan; the visits that the day has already keep their objectives. A programme has at least one visit, so that of a
 * day that is left empty the visits are deleted.
 */
export async function savePlan(
  api: Api,
  worker: Worker,
  date: string,
  { plan, day: { objectives }, isAdministrative, hasValidation }: PlanToSave,
  signal: AbortSignal,
): Promise<void> {
  const stops = stopsOf(plan);
  if (stops.length === 0) {
    const IDs = objectives.filter((each) => fixedReason(each, hasValidation) === null).map(({ ID }) => ID);
    if (IDs.length > 0) await api.request(DeleteObjectivesDocument, { IDs }, { signal });
    return;
  }
  const known = new Map(
    objectives.flatMap((each) => {
      const visit = plannedVisitOf(each);
      return visit ? [[visit.customerID, visit] as const] : [];
    }),
  );
  const visits = stops.map(({ customerID, description }) => ({
    administrativeCustomer: isAdministrative(customerID),
    ...known.get(customerID),
    customerID,
    description,
  }));
  await saveDay(api, worker, date, visits, signal);
}

/** The visits of a day as it is now, all of them: what is saved replaces the whole day. @throws why not all could be read */
async function visitsNow(api: Api, worker: Worker, date: string, signal: AbortSignal) {
  const { objectives, errors } = await readDay(api, { ...worker, includeUnvalidated: true }, date, signal);
  if (errors[0]) throw errors[0];
  return { objectives, visits: objectives.flatMap((objective) => plannedVisitOf(objective) ?? []) };
}

/** What a report that was not planned needs to become an objective first. */
export interface ReportContext {
  readonly worker: Worker;
  /** `YYYY-MM-DD`; the day of the visit. */
  readonly date: string;
  /** The purpose of a visit that was not planned. */
  readonly purpose: string;
  readonly isAdministrative: boolean;
  /** The fields that the user has; the others are not sent. */
  readonly fields: readonly ReportField[];
}

/**
 * Sends a report. A registered customer who was not planned is added to the day first; where that has been done before, as by a
 * first try whose report did not arrive, the objective is taken that is there.
 */
export const sendReport = (
  api: Api,
  { visited, draft, end, position }: SendCall,
  context: ReportContext,
  signal: AbortSignal,
): Promise<{ readonly kind: 'sent' } | Refusal> =>
  refusalOr(async () => {
    const visitObjectiveID = await objectiveOf(api, visited, context, signal);
    const variables: CreateReportMutationVariables = {
      ...reportVariables(draft, context),
      visitObjectiveID,
      startTimeStamp: draft.start,
      endTimeStamp: end,
      spontanous: visited.kind !== 'planned',
      spontanousNewCustomer: visited.kind === 'unregistered',
      ...(visited.kind === 'unregistered' && {
        spontanousCustomerFirstName: draft.firstName.trim(),
        spontanousCustomerLastName: draft.lastName.trim(),
      }),
      ...(position.fix && {
        gPSLat: position.fix.lat,
        gPSLon: position.fix.lng,
        gPSobtainedTimeStamp: position.fix.at,
      }),
    };
    await api.request(CreateReportDocument, variables, { signal });
    return { kind: 'sent' as const };
  });

/** The fields of a report that the user has; what is empty is left out. */
export function reportVariables(
  draft: ReportDraft,
  { fields }: Pick<ReportContext, 'fields'>,
): Partial<CreateReportMutationVariables> {
  const texts = REPORT_TEXTS.filter((field) => fields.includes(field) && !isBlank(draft[field]));
  const cost = fields.includes('actionCost') ? costOf(draft.actionCost) : null;
  return {
    ...Object.fromEntries(texts.map((field) => [field, draft[field].trim()])),
    ...(cost !== null && { actionCost: cost }),
    ...(fields.includes('PresentedPharmaProducts') && { presentedPharmaProductsIDsList: [...draft.presentedIDs] }),
    ...(fields.includes('GivenSamplesPharmaProducts') && { givenSamplesPharmaProductsIDsList: [...draft.sampleIDs] }),
  };
}

async function objectiveOf(
  api: Api,
  visited: Visited,
  { worker, date, purpose, isAdministrative }: ReportContext,
  signal: AbortSignal,
): Promise<string | null> {
  if (visited.kind === 'planned') return visited.objectiveID;
  if (visited.kind === 'unregistered') return null;
  const { customerID } = visited;
  const { objectives, visits } = await visitsNow(api, worker, date, signal);
  const known = objectives.find(({ done, Customer }) => !done && Customer?.ID === customerID);
  if (known) return known.ID;
  const added = { customerID, description: purpose, administrativeCustomer: isAdministrative };
  const saved = await saveDay(api, worker, date, [...visits, added], signal);
  const objectiveID = saved.get(customerID);
  if (objectiveID === undefined) throw new ApiError('malformed');
  return objectiveID;
}
