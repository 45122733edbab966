import type { PharmaProductRecord, UserRecord, WorkgroupRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found } from './errors.ts';
import { seesProduct } from './scope.ts';

/**
 * Users whose figures the viewer may see: delegates see their own, supervisors those of their group; null: all.
 * A laboratory's user sees only the products of the laboratory (`seesProduct`).
 */
export function delegatesInScope({ store, viewer }: Context): ReadonlySet<string> | null {
  const { ID, userType, workgroupID } = viewer();
  if (userType === 'Delegue') return new Set([ID]);
  if (userType !== 'Supervisor') return null;
  const group = workgroupID === null ? undefined : store.workgroups.find(workgroupID);
  return new Set([ID, ...(group?.delegueIDs ?? [])]);
}

export function productsInScope(context: Context): PharmaProductRecord[] {
  return context.store.pharmaProducts
    .where('agencyID', context.agencyID())
    .filter((product) => seesProduct(context, product));
}

const membersOf = ({ supervisorID, delegueIDs }: WorkgroupRecord): readonly string[] => [supervisorID, ...delegueIDs];

/** Work groups that the viewer may see: delegates and supervisors see their own, other roles see all. */
export function groupsInScope(context: Context): WorkgroupRecord[] {
  const delegates = delegatesInScope(context);
  return context.store.workgroups
    .where('agencyID', context.agencyID())
    .filter((group) => !delegates || membersOf(group).some((ID) => delegates.has(ID)));
}

/** @throws NOT_FOUND if the group does not exist or is not in scope; so do the functions below */
export function groupInScope(context: Context, ID: string): WorkgroupRecord {
  return found(
    groupsInScope(context).find((group) => group.ID === ID),
    'WorkGroup',
    ID,
  );
}

export function groupLedBy(context: Context, supervisorID: string): WorkgroupRecord {
  const group = groupsInScope(context).find((candidate) => candidate.supervisorID === supervisorID);
  return found(group, 'Supervisor', supervisorID);
}

export function delegateInScope(context: Context, ID: string): UserRecord {
  const delegates = delegatesInScope(context);
  const user = context.store.users.find(ID);
  const isMember = user?.agencyID === context.agencyID() && user.workgroupID !== null;
  return found(isMember && (!delegates || delegates.has(ID)) ? user : null, 'User', ID);
}

/** A laboratory's user sees only that laboratory. */
export function laboratoryInScope(context: Context, ID: string): string {
  const { pharmaLaboID } = context.viewer();
  const isOwn = pharmaLaboID === null || pharmaLaboID === ID;
  return found(isOwn ? context.store.laboratories.find(ID) : null, 'PharmaLaboratory', ID).ID;
}
