/** The subjects of card rights; each has a create, an edit and a view flag. */
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

/** All flags of the login answer's ACL; a test compares the list with the schema's `ACL`. */
export const ACL_FLAGS: readonly AclFlag[] = [
  ...OTHER_FLAGS,
  ...CARD_SUBJECTS.flatMap((subject) => CARD_VERBS.map((verb) => `${verb}${subject}` as const)),
];

export type Acl = Readonly<Partial<Record<AclFlag, boolean | null>>>;

export const MODULE_FLAGS = ['moduleGPSIsEnabled', 'moduleVisitObjectiveValidationIsEnabled'] as const;
export type ModuleFlag = (typeof MODULE_FLAGS)[number];

export type Modules = Readonly<Partial<Record<ModuleFlag, boolean | null>>>;

/** Flags that are switched on or off for all users. */
export type Switches = Readonly<Partial<Record<AclFlag | ModuleFlag, boolean>>>;

const SWITCHES: ReadonlySet<string> = new Set([...ACL_FLAGS, ...MODULE_FLAGS]);

export const isSwitch = (name: string): name is AclFlag | ModuleFlag => SWITCHES.has(name);

const DERIVED = {
  /** Access to the programmes: any right to view a schedule. */
  scheduleAccess: (acl: Acl) =>
    [acl.viewOwnSchedule, acl.viewOtherWorkGroupSchedule, acl.viewOwnWorkGroupDeleguesSchedule].includes(true),
  /** Access to the customer cards and their menu: any right to view a kind of customer. */
  customerCardAccess: (acl: Acl) =>
    [acl.viewHealthWorker, acl.viewDrugStore, acl.viewAdministrativeCustomer].includes(true),
  gpsAccess: (_acl: Acl, modules: Modules) => modules.moduleGPSIsEnabled === true,
  visitValidation: (acl: Acl, modules: Modules) =>
    acl.canValidateVisitObjective === true && modules.moduleVisitObjectiveValidationIsEnabled === true,
} as const;

/** A right that a screen or a button needs: an ACL flag, or a derived one (docs/rules/access.md#derived-rights). */
export type Right = AclFlag | keyof typeof DERIVED;

const isDerived = (right: Right): right is keyof typeof DERIVED => right in DERIVED;

/** Whether the user has a right. An absent flag counts as false. */
export function hasRight(right: Right, acl: Acl, modules: Modules = {}): boolean {
  return isDerived(right) ? DERIVED[right](acl, modules) : acl[right] === true;
}
