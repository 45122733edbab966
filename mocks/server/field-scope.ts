import { hasRight, type Right } from '#domain/access/rights.ts';
import type { UserRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, refusal } from './errors.ts';

/** Whose work it is, from the viewer's side. */
type Side = 'own' | 'group' | 'others';

/** The right to see and to write a programme: docs/rules/access.md#rights-by-role. */
const VIEW: Readonly<Record<Side, Right>> = {
  own: 'viewOwnSchedule',
  group: 'viewOwnWorkGroupDeleguesSchedule',
  others: 'viewOtherWorkGroupSchedule',
};
const WRITE: Readonly<Record<Side, Right>> = {
  own: 'createEditOwnDailySchedule',
  group: 'createEditOwnWorkGroupDeleguesSchedule',
  others: 'createEditOtherWorkGroupSchedule',
};

function sideOf(viewer: UserRecord, worker: UserRecord): Side {
  if (worker.ID === viewer.ID) return 'own';
  return worker.workgroupID !== null && worker.workgroupID === viewer.workgroupID ? 'group' : 'others';
}

/** @throws NOT_FOUND if the agency has no such delegate or supervisor */
export function workerOf({ store, agencyID }: Context, ID: string): UserRecord {
  const user = store.users.find(ID);
  const isWorker = user?.agencyID === agencyID() && (user.userType === 'Delegue' || user.userType === 'Supervisor');
  return found(isWorker ? user : null, 'Worker', ID);
}

/** Whether the viewer may see the work of somebody. */
export const seesWork = (context: Context, worker: UserRecord): boolean =>
  hasRight(VIEW[sideOf(context.viewer(), worker)], context.acl());

function allowed(rights: Readonly<Record<Side, Right>>, context: Context, ID: string, what: string): UserRecord {
  const worker = workerOf(context, ID);
  const right = rights[sideOf(context.viewer(), worker)];
  if (!context.isReplay && !hasRight(right, context.acl())) throw refusal('FORBIDDEN', `${what} asks for ${right}`);
  return worker;
}

/** A worker whose work the viewer may see. @throws NOT_FOUND, FORBIDDEN */
export const seenWorker = (context: Context, ID: string, why = 'the programme'): UserRecord =>
  allowed(VIEW, context, ID, why);

/** A worker whose programme the viewer may write. @throws NOT_FOUND, FORBIDDEN */
export const managedWorker = (context: Context, ID: string): UserRecord =>
  allowed(WRITE, context, ID, 'to write this programme');

/** Whether the viewer leads the worker's group. */
export const isLedByViewer = ({ store, viewer }: Context, { workgroupID }: UserRecord): boolean =>
  workgroupID !== null && store.workgroups.find(workgroupID)?.supervisorID === viewer().ID;
