import { hasRight, type Right } from '#domain/access/rights.ts';
import { CUSTOMER_READERS, DIRECTORY_READERS, USER_TYPES, type UserType } from '#domain/access/roles.ts';
import { modulesOf } from '#mocks/seed/role-grants.ts';
import type { Context } from './context.ts';
import { refusal } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './generated/resolvers.ts';

export type Call = keyof QueryResolvers | keyof MutationResolvers;

/** Condition for making a call. */
export interface CallRule {
  /** `open`: needs no sign-in. `global`: concerns no single agency. `agency`: concerns the agency of the header. */
  readonly about: 'open' | 'global' | 'agency';
  readonly roles: readonly UserType[];
  /** Any one of them is enough. If the list is empty, the role is enough. */
  readonly rights: readonly Right[];
}

const to = (roles: readonly UserType[], ...rights: readonly Right[]): CallRule => ({ about: 'agency', roles, rights });

export const BOSSES = ['BossMultinational', 'Boss', 'BossAssistant'] as const;
const FIELD = ['Supervisor', 'Delegue'] as const;
export const STAFF = DIRECTORY_READERS;
export const REGULATORY = [...BOSSES, 'RegulatoryAffairsUser'] as const;
export const REGULATORY_READERS = [...REGULATORY, 'PharmaLaboReglementaryAffairUser', 'PharmaLaboBossUser'] as const;
export const CUSTOMERS = CUSTOMER_READERS;
export const PROGRESS = [...BOSSES, ...FIELD, 'PharmaLaboBossUser'] as const;
export const GROUP_STATISTICS = [...BOSSES, 'PharmaLaboBossUser', 'Supervisor'] as const;
export const FINANCE = [...BOSSES, ...FIELD, 'PharmaLaboBossUser'] as const;
const FINANCE_WRITERS = [...BOSSES, 'Supervisor'] as const;
/** Those who dispatch: a laboratory's boss the goals only. */
export const DISPATCHERS = [...FINANCE_WRITERS, 'PharmaLaboBossUser'] as const;

const OPEN: CallRule = { about: 'open', roles: USER_TYPES, rights: [] };
const GLOBAL: CallRule = { about: 'global', roles: USER_TYPES, rights: [] };
const ANYONE = to(USER_TYPES);

const schedules = to(USER_TYPES, 'scheduleAccess');
const scheduleWriting = to(
  [...FIELD, 'Boss', 'BossAssistant'],
  'createEditOwnDailySchedule',
  'createEditOwnWorkGroupDeleguesSchedule',
  'createEditOtherWorkGroupSchedule',
);
const trends = to(FINANCE, 'saleTrendsViewEnabled');
const panorama = to(USER_TYPES, 'viewPanoramicDashboard');

/** Who may make each call: docs/rules/access.md. Every call of the schema has a row, and `authorize` uses nothing else. */
export const CALL_RULES: Readonly<Record<Call, CallRule>> = {
  createToken: OPEN,
  validateToken: OPEN,
  refreshToken: GLOBAL,
  readAllAgencies: GLOBAL,

  readAllBaseUsers: to(STAFF),
  readWorkGroups: ANYONE,
  readPharmaProducts: ANYONE,
  readAllPharmaProducts: ANYONE,

  readTypeRegulatoryActions: to(REGULATORY_READERS),
  readRegulatoryActionEditDatas: to(REGULATORY_READERS),
  getAllRegulatoryActionByPharmaProductID: to(REGULATORY_READERS),
  getRegulatoryActionByID: to(REGULATORY_READERS),
  getAllRegulatoryActionStepByRegulatoryActionID: to(REGULATORY_READERS),
  getRegulatoryActionStepByID: to(REGULATORY_READERS),
  getAllReminder: to(REGULATORY_READERS),
  getReminderByID: to(REGULATORY_READERS),
  getAllPharmaProductFileByPharmaProductID: to(REGULATORY_READERS),
  getPharmaProductFileByID: to(REGULATORY_READERS),
  readAllExpiringAMMPharmaProducts: to([...REGULATORY_READERS, 'Supervisor']),
  createTypeRegulatoryAction: to(REGULATORY),
  editTypeRegulatoryAction: to(REGULATORY),
  createRegulatoryAction: to(REGULATORY),
  editRegulatoryAction: to(REGULATORY),
  deleteRegulatoryAction: to(REGULATORY),
  createRegulatoryActionStep: to(REGULATORY),
  deleteRegulatoryActionStep: to(REGULATORY),
  deleteRegulatoryActionStepProductFile: to(REGULATORY),
  createReminder: to(REGULATORY),
  editReminder: to(REGULATORY),
  deleteReminder: to(REGULATORY),
  createPharmaProductFile: to(REGULATORY),
  deletePharmaProductFile: to(REGULATORY),
  createAMMFileAndReminder: to(REGULATORY),

  readAbsenceJustification: to(STAFF),
  createAbsenceJustification: to(STAFF),
  editAbsenceJustification: to(STAFF),

  readVisitReports: schedules,
  readWorkScheduleDaily: schedules,
  readSupervisorDailyWork: schedules,
  readAllMyDeleguesSchedule: schedules,
  readCustomerNextVisitObjectives: schedules,
  readWorkerVisitedCustomers: schedules,
  readWorkerGPSTrail: to([...BOSSES, ...FIELD], 'gpsAccess'),
  createVisitReport: to(FIELD),
  attachVisitReport: to(FIELD),
  createWorkScheduleDaily: scheduleWriting,
  createSupervisorDailyWork: scheduleWriting,
  deleteVisitObjective: scheduleWriting,
  validateVisitObjectives: to(USER_TYPES, 'visitValidation'),
  unValidateVisitObjectives: to(USER_TYPES, 'visitValidation'),
  createGPSLoc: to(FIELD, 'gpsAccess'),
  createGPSLocsFromList: to(FIELD, 'gpsAccess'),

  readSupervisorProgress: to(PROGRESS),
  readAllSupervisorProgress: to(PROGRESS),
  readWorkGroupVisitReportStat: to(GROUP_STATISTICS),
  readAllWorkGroupVisitReportStat: to(GROUP_STATISTICS),
  readSupervisorWorkGroupVisitReportStat: to(GROUP_STATISTICS),
  readWorkerVisitReportStat: to([...GROUP_STATISTICS, 'Delegue']),
  readActiveInactiveWorkGroups: panorama,
  readActiveInactiveDelegues: panorama,
  readVisitQuotasReachedByDelegue: panorama,
  readAllSupervisorWeeklyReport: to([...BOSSES, 'Supervisor']),
  createSupervisorWeeklyReport: to(['Supervisor']),
  deleteSupervisorWeeklyReport: to(['Supervisor']),

  readAllCustomers: to(CUSTOMERS, 'customerCardAccess'),
  readCustomerHealthWorkerDetailedDatas: to(CUSTOMERS, 'viewHealthWorker'),
  readCustomerDrugStoreDetailedDatas: to(CUSTOMERS, 'viewDrugStore'),
  readCustomerAdministrativeDetailedDatas: to(CUSTOMERS, 'viewAdministrativeCustomer'),
  readWholesalerDetailedDatas: to(CUSTOMERS, 'customerCardAccess'),
  readCustomerCardEditDatas: to(CUSTOMERS, 'customerCardAccess'),
  readAdvancedFilterDatas: to(CUSTOMERS, 'customerCardAccess'),
  readAllHealthCenter: to(CUSTOMERS, 'viewHealthCenter'),
  readAllWorkArea: to(CUSTOMERS, 'viewWorkArea'),
  readAllCity: to(CUSTOMERS, 'viewCity'),
  createCustomerHealthWorker: to(CUSTOMERS, 'createHealthWorker'),
  updateCustomerHealthWorker: to(CUSTOMERS, 'editHealthWorker'),
  updateCustomerHWInfoCardFixedPart: to(CUSTOMERS, 'editHealthWorker'),
  createCustomerDrugStore: to(CUSTOMERS, 'createDrugStore'),
  updateCustomerDrugStore: to(CUSTOMERS, 'editDrugStore'),
  updateCustomerDrugStoreInfoCardFixedPart: to(CUSTOMERS, 'editDrugStore'),
  createCustomerAdministrative: to(CUSTOMERS, 'createAdministrativeCustomer'),
  updateCustomerAdministrative: to(CUSTOMERS, 'editAdministrativeCustomer'),
  updateCustomerAdministrativeInfoCardFixedPart: to(CUSTOMERS, 'editAdministrativeCustomer'),
  // Wholesalers have no flag of their own: docs/rules/customers.md#customer-rights.
  createWholesaler: to(CUSTOMERS, 'createDrugStore'),
  updateWholesaler: to(CUSTOMERS, 'editDrugStore'),
  createRelationshipWithProductAdvancement: to(CUSTOMERS, 'createRelationshipWithProductAdvancement'),
  createCustomerExpectation: to(CUSTOMERS, 'createCustomerExpectation'),
  updateCustomerExpectation: to(CUSTOMERS, 'editCustomerExpectation'),
  createLeadedAction: to(CUSTOMERS, 'createLeadedAction'),
  updateLeadedAction: to(CUSTOMERS, 'editLeadedAction'),
  createHealthCenter: to(CUSTOMERS, 'createHealthCenter'),
  editHealthCenter: to(CUSTOMERS, 'editHealthCenter'),
  createWorkArea: to(CUSTOMERS, 'createWorkArea'),
  editWorkArea: to(CUSTOMERS, 'editWorkArea'),
  createCity: to(CUSTOMERS, 'createCity'),
  editCity: to(CUSTOMERS, 'editCity'),

  readWholesalers: to(FINANCE),
  readSaleGoalsByProduct: to(FINANCE),
  readDispatchedParts: to(DISPATCHERS),
  readFinancePeriods: to(DISPATCHERS),
  readSaleTrendByWorkGroupOfPharmaProduct: trends,
  readWeeklySaleTrendsByProduct: trends,
  readSaleTrendGlobal: trends,
  readSaleTrendByWorkGroup: trends,
  getSaleTrendByLabo: trends,
  getSaleTrendByPharmaProduct: trends,
  getSaleTrendByWorkGroup: trends,
  getSaleTrendByWorkGroupSupervisor: trends,
  getSaleTrendByDelegue: trends,
  readRealSaleByPharmaProduct: to(FINANCE),
  readRealSaleGlobal: to(FINANCE),
  getRealSaleByLabo: to(FINANCE),
  getRealSaleByPharmaProduct: to(FINANCE),
  getRealSaleByWorkGroup: to(FINANCE),
  getRealSaleBySupervisor: to(FINANCE),
  getRealSaleByDelegue: to(FINANCE),
  setSaleGoalsByProductFromJson: to(DISPATCHERS),
  dispatchPharmaProductSaleGoals: to(DISPATCHERS),
  setSaleTrendsByProductFromJson: to(FINANCE_WRITERS),
  dispatchPharmaProductSaleTrends: to(FINANCE_WRITERS),
  setRealSalesByProductFromJson: to(FINANCE_WRITERS),
  dispatchPharmaProductRealSales: to(FINANCE_WRITERS),
};

export function isCall(name: string): name is Call {
  return Object.hasOwn(CALL_RULES, name);
}

/**
 * Checks that the viewer may make a call. Runs before every resolver of a root type.
 * @throws UNAUTHORIZED, FORBIDDEN
 */
export function authorize(call: Call, context: Context): void {
  const { about, roles, rights } = CALL_RULES[call];
  if (about === 'open') return;
  const { userType } = context.viewer();
  if (!roles.includes(userType)) throw refusal('FORBIDDEN', `${userType} may not call ${call}`);
  const modules = modulesOf(context.switches);
  const isAllowed =
    rights.length === 0 || context.isReplay || rights.some((right) => hasRight(right, context.acl(), modules));
  if (!isAllowed) {
    throw refusal('FORBIDDEN', `${call} asks for ${rights.join(' or ')}`);
  }
  if (about === 'agency') context.agencyID();
}
