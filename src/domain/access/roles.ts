/**
 * The roles that may sign in, as the server spells them (docs/rules/access.md#roles). A test compares the list with the
 * schema's `UserType`.
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

/** Whether a string from the server is a role that may sign in. */
export function isUserType(value: unknown): value is UserType {
  return USER_TYPES.some((type) => type === value);
}

/** Roles that belong to no agency and choose one (docs/rules/access.md#agency-choice). */
export const AGENCY_CHOOSERS: readonly UserType[] = ['BossMultinational', 'PharmaLaboBossUser'];

/** Roles that may edit products, regulatory actions, steps, files and reminders (docs/rules/access.md#regulatory-access). */
export const ADMINISTRATORS: readonly UserType[] = [
  'BossMultinational',
  'Boss',
  'BossAssistant',
  'RegulatoryAffairsUser',
];

/** Who may read where visits were, with the right `gpsAccess`. */
export const POSITION_READERS = ['BossMultinational', 'Boss', 'BossAssistant', 'Supervisor', 'Delegue'] as const;

/** Who may read customers, with the rights of their kinds (docs/rules/access.md#customers-of-the-agency). */
export const CUSTOMER_READERS = ['Boss', 'BossAssistant', 'RegulatoryAffairsUser', 'Supervisor', 'Delegue'] as const;

/** Who may read the directory, and how to reach somebody (docs/rules/access.md#field-rights). */
export const DIRECTORY_READERS = [
  'BossMultinational',
  'Boss',
  'BossAssistant',
  'Supervisor',
  'Delegue',
  'RegulatoryAffairsUser',
] as const;

/** Who sees the absences of others: those of the agency, a supervisor those of the own group. */
export const ABSENCE_READERS: readonly UserType[] = ['BossMultinational', 'Boss', 'BossAssistant', 'Supervisor'];
