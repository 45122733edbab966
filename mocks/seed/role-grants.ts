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

/** In the field, a health centre is met before the office knows it; cities and work areas are the office's to name. */
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

/** What each role of the demo may do (decision 11). */
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
 * The rights a role has in the demo.
 * Every flag is said, so that nothing rests on "absent means no".
 * @param switches what the demo's console has switched
 */
export function aclOf(userType: UserType, switches: Switches = {}): Acl {
  const granted = GRANTS[userType];
  return Object.fromEntries(ACL_FLAGS.map((flag) => [flag, switches[flag] ?? granted.includes(flag)]));
}

/** Both modules are on, so that the demo has them to show, unless its console has switched them off. */
export function modulesOf(switches: Switches = {}): Modules {
  return Object.fromEntries(MODULE_FLAGS.map((flag) => [flag, switches[flag] ?? true]));
}

/** The fields of a visit report the demo shows, in the order a report unfolds them; the first five are its first view. */
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
