import { modulesOf } from '#mocks/seed/role-grants.ts';
import type { UserRecord, VisitObjectiveRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { isLedByViewer } from './field-scope.ts';
import { objectivesOf } from './work-days.ts';

/** Whether visits are validated in this agency. */
export const validates = ({ switches }: Context): boolean =>
  modulesOf(switches).moduleVisitObjectiveValidationIsEnabled === true;

/** Whether the programme is written by `createWorkScheduleDaily`: docs/rules/field-work.md#supervisor-as-delegate. */
export const isPlannedAsDelegate = ({ userType, supervisorActingAsDelegue }: UserRecord): boolean =>
  userType === 'Delegue' || supervisorActingAsDelegue;

/** The objectives of a day that the viewer may see: docs/rules/field-work.md#unvalidated-visits. */
export function seenObjectives(
  context: Context,
  worker: UserRecord,
  date: string,
  withUnvalidated: boolean,
): VisitObjectiveRecord[] {
  const objectives = objectivesOf(context.store, worker.ID, date);
  const isClose = worker.ID === context.viewer().ID || isLedByViewer(context, worker);
  return !validates(context) || !isPlannedAsDelegate(worker) || (withUnvalidated && isClose)
    ? objectives
    : objectives.filter(({ validated }) => validated);
}
