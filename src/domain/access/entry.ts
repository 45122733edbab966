import { hasRight, type Acl, type Modules, type Right } from './rights.ts';
import { AGENCY_CHOOSERS, type UserType } from './roles.ts';

/** The part of a session that decides where its user may go. */
export interface Visitor {
  readonly userType: UserType;
  readonly acl: Acl;
  readonly modules: Modules;
  /** The laboratory of a laboratory user. */
  readonly pharmaLaboID: string | null;
  /** The agency the user looks at; `null` until it is chosen. */
  readonly agencyID: string | null;
}

/** The conditions for opening an address. */
export interface Requirements {
  /** The role it is for, `*` for any signed-in user, `null` for everyone. */
  readonly requiredType: UserType | '*' | null;
  readonly right?: Right | undefined;
  /** The laboratory that the address names. */
  readonly laboratoryID?: string | undefined;
  /** Whether an agency must be chosen first. */
  readonly needsAgency: boolean;
}

/**
 * - `sign-in`: the user must sign in first.
 * - `wrong-role`: the address belongs to another role.
 * - `choose-agency`: the user must choose an agency first.
 * - `missing-right`: the role is the right one, but the user lacks the right, or the laboratory is another one.
 */
export type Entry = 'enter' | 'sign-in' | 'wrong-role' | 'choose-agency' | 'missing-right';

/**
 * Decides whether somebody may open an address: the role opens a tree of addresses, rights open the screens in it.
 * The guard and the menu both ask here. See docs/rules/access.md#guard.
 */
export function entryOf(
  visitor: Visitor | null,
  { requiredType, right, laboratoryID, needsAgency }: Requirements,
): Entry {
  if (requiredType === null) return 'enter';
  if (!visitor) return 'sign-in';
  const { userType, acl, modules, pharmaLaboID, agencyID } = visitor;
  if (requiredType !== '*' && requiredType !== userType) return 'wrong-role';
  if (needsAgency && agencyID === null && AGENCY_CHOOSERS.includes(userType)) return 'choose-agency';
  if (pharmaLaboID !== null && laboratoryID !== undefined && laboratoryID !== pharmaLaboID) return 'missing-right';
  if (right !== undefined && !hasRight(right, acl, modules)) return 'missing-right';
  return 'enter';
}
