/**
 * The eight roles that may enter (spec §6), spelt as the server spells them.
 * A test holds this list equal to the schema's `UserType`.
 */
export const USER_TYPES = [
  'BossMultinational',
  'Boss',
  'BossAssistant',
  'Supervisor',
  'Delegue',
  'RegulatoryAffairsUser',
  'PharmaLaboReglementaryAffairUser',
  'PharmaLaboBossUser',
] as const;

export type UserType = (typeof USER_TYPES)[number];

/** Whether a string sent by the server is a role that may enter. */
export function isUserType(value: unknown): value is UserType {
  return USER_TYPES.some((type) => type === value);
}

/** Roles that choose the agency they look at (spec §6, decision 13). */
export const AGENCY_CHOOSERS: readonly UserType[] = ['BossMultinational', 'PharmaLaboBossUser'];

/** Roles that administer products, regulatory actions, steps, files and reminders; laboratories only read (spec §6). */
export const ADMINISTRATORS: readonly UserType[] = [
  'BossMultinational',
  'Boss',
  'BossAssistant',
  'RegulatoryAffairsUser',
];
