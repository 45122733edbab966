import { ACL_FLAGS, type Acl, type AclFlag, MODULE_FLAGS, type Modules, type Switches } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';

const CUSTOMER_CARDS = [
  'HealthWorker',
  'DrugStore',
  'AdministrativeCustomer',
  'CustomerExpectation',
  'LeadedAction',
  'RelationshipWithProductAdvancement',
] as const;
const PLACES = ['HealthCenter', 'WorkArea', 'City'] as const;

const viewCards = [...CUSTOMER_CARDS, ...PLACES].map((card) => `view${card}` as const);
const editCards = CUSTOMER_CARDS.flatMap((card) => [`create${card}`, `edit${card}`] as const);
const editPlaces = PLACES.flatMap((place) => [`create${place}`, `edit${place}`] as const);

const ownWork: readonly AclFlag[] = ['createEditOwnDailySchedule', 'viewOwnSchedule', 'viewOwnVisitReportDuration'];
const ownGroup: readonly AclFlag[] = [
  'createEditOwnWorkGroupDeleguesSchedule',
  'viewOwnWorkGroupDeleguesSchedule',
  'canValidateVisitObjective',
];
const figures: readonly AclFlag[] = ['saleTrendsViewEnabled', 'saleDeficitEnabled'];
const potentials: readonly AclFlag[] = ['showDrugStorePotential', 'showAdministrativePotential'];
const everySchedule: readonly AclFlag[] = [
  'viewOwnSchedule',
  'viewOtherWorkGroupSchedule',
  'viewOwnWorkGroupDeleguesSchedule',
  'viewOwnVisitReportDuration',
];

/** Field roles may add health centres, which they discover on the road; only the office adds cities and work areas. */
const field: readonly AclFlag[] = [
  ...ownWork,
  ...viewCards,
  ...editCards,
  'createHealthCenter',
  'editHealthCenter',
  ...potentials,
  ...figures,
];
const office: readonly AclFlag[] = [
  ...everySchedule,
  'createEditOtherWorkGroupSchedule',
  ...viewCards,
  ...editCards,
  ...editPlaces,
  ...potentials,
  ...figures,
  'viewPanoramicDashboard',
  'canExportCustomerList',
];

/** The rights of each role in the demo: docs/rules/access.md#rights-by-role. */
const GRANTS: Readonly<Record<UserType, readonly AclFlag[]>> = {
  Delegue: field,
  Supervisor: [...field, ...ownGroup, 'viewPanoramicDashboard'],
  BossAssistant: office,
  Boss: office,
  BossMultinational: [...everySchedule, ...potentials, ...figures, 'viewPanoramicDashboard', 'canExportCustomerList'],
  RegulatoryAffairsUser: viewCards,
  PharmaLaboReglementaryAffairUser: [],
  PharmaLaboBossUser: ['viewOtherWorkGroupSchedule', ...figures, 'viewPanoramicDashboard'],
};

/**
 * The rights of a role in the demo. Every flag is present, true or false.
 * @param switches rights that the demo's console has switched on or off for everybody
 */
export function aclOf(userType: UserType, switches: Switches = {}): Acl {
  const granted = GRANTS[userType];
  return Object.fromEntries(ACL_FLAGS.map((flag) => [flag, switches[flag] ?? granted.includes(flag)]));
}

/** Both modules are on, unless the demo's console has switched them off. */
export function modulesOf(switches: Switches = {}): Modules {
  return Object.fromEntries(MODULE_FLAGS.map((flag) => [flag, switches[flag] ?? true]));
}

/** The fields of a visit report in the demo, in order. The first five are shown at first. */
export const DEMO_VISIT_REPORT_FIELDS: readonly string[] = [
  'PresentedPharmaProducts',
  'GivenSamplesPharmaProducts',
  'obtainedPromess',
  'objections',
  'nextVisitObjective',
  'notedPrescriptions',
  'metPerson',
  'obtainedResult',
  'gifts',
  'leadedAction',
  'actionCost',
  'other',
];
