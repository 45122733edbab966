/** What a card right can be about (spec §6): each has its create, edit and view flag. */
export const CARD_SUBJECTS = [
  'HealthWorker',
  'DrugStore',
  'AdministrativeCustomer',
  'CustomerExpectation',
  'LeadedAction',
  'RelationshipWithProductAdvancement',
  'HealthCenter',
  'WorkArea',
  'City',
] as const;

export const CARD_VERBS = ['create', 'edit', 'view'] as const;

export type CardSubject = (typeof CARD_SUBJECTS)[number];
type CardFlag = `${(typeof CARD_VERBS)[number]}${CardSubject}`;

export const OTHER_FLAGS = [
  'createEditOwnDailySchedule',
  'createEditOwnWorkGroupDeleguesSchedule',
  'createEditOtherWorkGroupSchedule',
  'viewOwnSchedule',
  'viewOtherWorkGroupSchedule',
  'viewOwnWorkGroupDeleguesSchedule',
  'viewOwnVisitReportDuration',
  'viewPanoramicDashboard',
  'saleTrendsViewEnabled',
  'showDrugStorePotential',
  'showAdministrativePotential',
  'saleDeficitEnabled',
  'canExportCustomerList',
  'canValidateVisitObjective',
] as const;

export type AclFlag = CardFlag | (typeof OTHER_FLAGS)[number];

/** Every boolean of the login answer's ACL; a test holds this list equal to the schema's `ACL`. */
export const ACL_FLAGS: readonly AclFlag[] = [
  ...OTHER_FLAGS,
  ...CARD_SUBJECTS.flatMap((subject) => CARD_VERBS.map((verb) => `${verb}${subject}` as const)),
];

export type Acl = Readonly<Partial<Record<AclFlag, boolean | null>>>;

export const MODULE_FLAGS = ['moduleGPSIsEnabled', 'moduleVisitObjectiveValidationIsEnabled'] as const;
export type ModuleFlag = (typeof MODULE_FLAGS)[number];

export type Modules = Readonly<Partial<Record<ModuleFlag, boolean | null>>>;

/** What can be switched on or off for everybody, whatever their role. */
export type Switches = Readonly<Partial<Record<AclFlag | ModuleFlag, boolean>>>;

const SWITCHES: ReadonlySet<string> = new Set([...ACL_FLAGS, ...MODULE_FLAGS]);

export const isSwitch = (name: string): name is AclFlag | ModuleFlag => SWITCHES.has(name);

const DERIVED = {
  /** Any view right on a schedule opens the programmes. */
  scheduleAccess: (acl: Acl) =>
    [acl.viewOwnSchedule, acl.viewOtherWorkGroupSchedule, acl.viewOwnWorkGroupDeleguesSchedule].includes(true),
  /** Any view right on a kind of customer opens the customer cards and their menu. */
  customerCardAccess: (acl: Acl) =>
    [acl.viewHealthWorker, acl.viewDrugStore, acl.viewAdministrativeCustomer].includes(true),
  gpsAccess: (_acl: Acl, modules: Modules) => modules.moduleGPSIsEnabled === true,
  visitValidation: (acl: Acl, modules: Modules) =>
    acl.canValidateVisitObjective === true && modules.moduleVisitObjectiveValidationIsEnabled === true,
} as const;

/** A right that a screen or a button asks for: an ACL flag, or one derived from several (spec §6). */
export type Right = AclFlag | keyof typeof DERIVED;

const isDerived = (right: Right): right is keyof typeof DERIVED => right in DERIVED;

/** Whether the user has a right. An absent flag is a refusal (decision 10). */
export function hasRight(right: Right, acl: Acl, modules: Modules = {}): boolean {
  return isDerived(right) ? DERIVED[right](acl, modules) : acl[right] === true;
}
