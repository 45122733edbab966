import { hasRight } from '#domain/access/rights.ts';
import { CUSTOMER_READERS, POSITION_READERS } from '#domain/access/roles.ts';
import { hasSupervisorsDays } from '#domain/field/supervisor-days.ts';
import type { Session } from '#machines/session/session.types.ts';
import { useSession } from '#state/session.tsx';
import type { Worker } from './field.queries.ts';

/** A person whose day is shown. */
export interface Person {
  readonly ID: string;
  /** Whether the person leads a work group. */
  readonly isSupervisor: boolean;
  /** The supervisor of the person’s work group. */
  readonly supervisorID: string | null;
}

/** How a day is read, and what the user may do with it. */
export interface DayRights {
  readonly worker: Worker;
  readonly isOwn: boolean;
  readonly mayView: boolean;
  readonly mayPlan: boolean;
  /** Reports are their author’s: the server takes the author from the token. */
  readonly mayReport: boolean;
  readonly mayValidate: boolean;
  readonly hasValidation: boolean;
}

/**
 * Whether visits that wait for a validation are left out of what the user is shown: docs/rules/field-work.md#unvalidated-visits.
 */
export const isAgreedOnly = ({ worker, hasValidation }: DayRights): boolean =>
  hasValidation && !worker.includeUnvalidated && !worker.isSupervisor;

/** What the user may do with somebody’s day: docs/rules/access.md, docs/rules/field-work.md#supervisor-as-delegate. */
export const useDayRights = (person: Person): DayRights => useRightsOf()(person);

/** The same for several people. */
export function useRightsOf(): (person: Person) => DayRights {
  const session = useSession();
  return (person) => rightsOf(session, person);
}

/** The same outside of components. */
export function rightsOf(
  { userType, member, acl, modules }: Session,
  { ID, isSupervisor, supervisorID }: Person,
): DayRights {
  const isOwn = ID === member.ID;
  const isOfGroup = supervisorID === member.ID;
  const [view, plan] = isOwn
    ? (['viewOwnSchedule', 'createEditOwnDailySchedule'] as const)
    : isOfGroup
      ? (['viewOwnWorkGroupDeleguesSchedule', 'createEditOwnWorkGroupDeleguesSchedule'] as const)
      : (['viewOtherWorkGroupSchedule', 'createEditOtherWorkGroupSchedule'] as const);
  const [mayView, mayPlan] = [hasRight(view, acl), hasRight(plan, acl)];
  return {
    worker: {
      ID,
      // The API tells of the signed-in supervisor alone whether they act as a delegate.
      isSupervisor: isSupervisor && (!isOwn || hasSupervisorsDays(member)),
      includeUnvalidated: isOwn || isOfGroup,
      withCards: CUSTOMER_READERS.some((role) => role === userType) && hasRight('customerCardAccess', acl),
      withPositions: POSITION_READERS.some((role) => role === userType) && hasRight('gpsAccess', acl, modules),
    },
    isOwn,
    mayView,
    mayPlan,
    // Also of a day that the supervisor plans.
    mayReport: isOwn && mayView,
    mayValidate: !isOwn && isOfGroup && hasRight('visitValidation', acl, modules),
    hasValidation: modules.moduleVisitObjectiveValidationIsEnabled === true,
  };
}
