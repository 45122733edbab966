import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { refusalOr } from '#api/refusal.ts';
import { type PlannedVisit, writeVisits } from '#domain/field/programme.ts';
import { costOf, REPORT_TEXTS, type ReportDraft, type ReportField, type Visited } from '#domain/field/report.ts';
import type { SendCall, SendResult } from '#machines/visit-report/visit-report.types.ts';
import { isBlank } from '#lib/blank.ts';
import type { DayObjectiveFragment } from './day.generated.ts';
import { readDay, type Worker } from './field.queries.ts';
import {
  CreateDelegatesDayDocument,
  CreateReportDocument,
  type CreateReportMutationVariables,
  CreateSupervisorsDayDocument,
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
): Promise<SendResult> =>
  refusalOr<SendResult>(async () => {
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
    return { kind: 'sent' };
  });

/** The fields of a report that the user has; what is empty is left out. */
function reportVariables(
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
  const { objectives, errors } = await readDay(api, { ...worker, includeUnvalidated: true }, date, signal);
  if (errors[0]) throw errors[0];
  const known = objectives.find(({ done, Customer }) => !done && Customer?.ID === customerID);
  if (known) return known.ID;
  const visits = objectives.flatMap((objective) => plannedVisitOf(objective) ?? []);
  const added = { customerID, description: purpose, administrativeCustomer: isAdministrative };
  const saved = await saveDay(api, worker, date, [...visits, added], signal);
  const objectiveID = saved.get(customerID);
  if (objectiveID === undefined) throw new ApiError('malformed');
  return objectiveID;
}
