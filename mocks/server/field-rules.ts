import { hasRight, type Right } from '#domain/access/rights.ts';
import { POSITION_READERS, USER_TYPES, type UserType } from '#domain/access/roles.ts';
import { modulesOf } from '#mocks/seed/role-grants.ts';
import type { UserRecord, VisitObjectiveRecord, VisitReportRecord, WorkgroupRecord } from '#mocks/seed/types.ts';
import {
  BOSSES,
  CUSTOMERS,
  DISPATCHERS,
  FINANCE,
  GROUP_STATISTICS,
  PROGRESS,
  REGULATORY,
  REGULATORY_READERS,
  STAFF,
} from './call-rules.ts';
import type { Context } from './context.ts';
import type { Resolvers, ResolversParentTypes } from './generated/resolvers.ts';
import { seesTexts } from './scope.ts';
import { reportWithID } from './work-days.ts';

/** Condition for reading a field: docs/rules/access.md#field-rights. */
export interface FieldRule<Parent> {
  /** The others are refused with FORBIDDEN. */
  readonly roles: readonly UserType[];
  /** Without it the field is empty. */
  readonly right?: Right;
  /** The field is empty in the records for which this is false. */
  isSeen?(record: Parent, context: Context): boolean;
}

type NotAnObject = 'Query' | 'Mutation' | 'Customer' | 'SaleFigures' | 'Date' | 'Timestamp' | 'Upload' | 'YearMonth';
type ObjectType = Exclude<keyof Resolvers, NotAnObject>;

interface TypeRule<Parent, Field extends PropertyKey> {
  readonly fields?: Readonly<Partial<Record<Field, FieldRule<Parent>>>>;
  /** The fields that `fields` does not name. */
  readonly others: FieldRule<Parent>;
}

const to = (roles: readonly UserType[], right?: Right): FieldRule<unknown> => ({ roles, ...(right && { right }) });
const ANYONE = to(USER_TYPES);

const isOfField = ({ userType }: UserRecord): boolean => userType === 'Supervisor' || userType === 'Delegue';

/** Delegates and supervisors read the contact details of their own group, and of those who belong to no group. */
const contact: FieldRule<UserRecord> = {
  roles: STAFF,
  isSeen({ workgroupID }, { viewer }) {
    const reader = viewer();
    return !isOfField(reader) || workgroupID === null || workgroupID === reader.workgroupID;
  },
};

/** Delegates and supervisors read the members of their own group. */
const members: FieldRule<WorkgroupRecord> = {
  roles: USER_TYPES,
  isSeen({ ID }, { viewer }) {
    const reader = viewer();
    return !isOfField(reader) || ID === reader.workgroupID;
  },
};

const ofReport: FieldRule<VisitReportRecord> = {
  roles: USER_TYPES,
  isSeen: (report, context) => seesTexts(context, report),
};

/** What a visit is for names its products: it is read with the report of the visit. */
const purpose: FieldRule<VisitObjectiveRecord> = {
  roles: USER_TYPES,
  isSeen: ({ visitReportID }, context) => seesTexts(context, reportWithID(context.store, visitReportID ?? '')),
};

const ofDeficit = to(FINANCE, 'saleDeficitEnabled');
const figures = {
  fields: { deficitQuantity: ofDeficit, deficitTurnOver: ofDeficit, completionRateWithDeficit: ofDeficit },
  others: to(FINANCE),
};

const position = to(POSITION_READERS, 'gpsAccess');

/** Everybody may read whom a visit or a stock is about; the rest of a card needs the right to view it. */
const customer = {
  ID: ANYONE,
  name: ANYONE,
  MyRelationshipsWithProductAdvancement: to(CUSTOMERS, 'viewRelationshipWithProductAdvancement'),
  MyCustomerExpectations: to(CUSTOMERS, 'viewCustomerExpectation'),
  MyLeadedActionsReceived: to(CUSTOMERS, 'viewLeadedAction'),
};

/** Who may read each field of each type; calls are in `CALL_RULES`. The server checks every field by this table. */
export const FIELD_RULES: {
  readonly [T in ObjectType]: TypeRule<ResolversParentTypes[T], keyof NonNullable<Resolvers[T]>>;
} = {
  LoginAnswer: { others: ANYONE },
  Member: { others: ANYONE },
  ACL: { others: ANYONE },
  ModulesState: { others: ANYONE },
  Agency: { others: ANYONE },

  BaseUser: { fields: { contactEmail: contact, phone: contact, birthDay: contact }, others: ANYONE },
  User: { fields: { phone: contact, birthDay: contact }, others: ANYONE },
  WorkGroup: { fields: { Supervisor: members, Delegues: members }, others: ANYONE },

  City: { others: ANYONE },
  WorkArea: { others: ANYONE },
  HealthCenter: { others: to(CUSTOMERS) },
  Speciality: { others: ANYONE },
  CustomerHealthWorker: { fields: customer, others: to(CUSTOMERS, 'viewHealthWorker') },
  CustomerDrugStore: {
    fields: { ...customer, potential: to(CUSTOMERS, 'showDrugStorePotential') },
    others: to(CUSTOMERS, 'viewDrugStore'),
  },
  CustomerAdministrative: {
    fields: { ...customer, potential: to(CUSTOMERS, 'showAdministrativePotential') },
    others: to(CUSTOMERS, 'viewAdministrativeCustomer'),
  },
  Wholesaler: { fields: { ...customer, WorkArea: ANYONE }, others: to(CUSTOMERS, 'customerCardAccess') },
  AllCustomers: { others: to(CUSTOMERS) },
  RelationshipWithProductAdvancement: { others: to(CUSTOMERS) },
  CustomerExpectation: { others: to(CUSTOMERS) },
  LeadedActionReceived: { others: to(CUSTOMERS) },
  CustomerCardEditDatas: { others: to(CUSTOMERS) },
  AdvancedFilterDatas: { others: to(CUSTOMERS) },

  GPSLoc: { others: to(position.roles) },
  VisitObjective: { fields: { description: purpose }, others: ANYONE },
  VisitReport: {
    fields: {
      obtainedPromess: ofReport,
      notedPrescriptions: ofReport,
      objections: ofReport,
      gifts: ofReport,
      leadedAction: ofReport,
      actionCost: ofReport,
      nextVisitObjective: ofReport,
      other: ofReport,
      obtainedResult: ofReport,
      metPerson: ofReport,
      GPSLoc: position,
      endTimeStamp: to(USER_TYPES, 'viewOwnVisitReportDuration'),
    },
    others: ANYONE,
  },
  WorkScheduleDaily: { others: ANYONE },
  SupervisorDailyWork: { others: ANYONE },
  CustomerNextVisitObjective: { others: ANYONE },
  SupervisorProgress: { others: to(PROGRESS) },
  SupervisorWeeklyReport: { others: to([...BOSSES, 'Supervisor']) },
  SpecialityVisitReportStat: { others: to([...GROUP_STATISTICS, 'Delegue']) },
  WorkerVisitReportStat: { others: to([...GROUP_STATISTICS, 'Delegue']) },
  WorkGroupVisitReportStat: { others: to(GROUP_STATISTICS) },
  ActiveInactiveWorkGroups: { others: ANYONE },
  ActiveInactiveDelegues: { others: ANYONE },
  VisitQuotaReached: { others: ANYONE },

  PharmaLaboratory: { others: ANYONE },
  PharmaProduct: { others: ANYONE },
  PharmaProductAssignedDelegue: { others: ANYONE },
  TypeRegulatoryAction: { others: to(REGULATORY_READERS) },
  RegulatoryAction: { others: to(REGULATORY_READERS) },
  RegulatoryActionEditDatas: { others: to(REGULATORY_READERS) },
  RegulatoryActionStep: { others: to(REGULATORY_READERS) },
  Reminder: { others: to(REGULATORY_READERS) },
  PharmaProductFile: { others: to(REGULATORY_READERS) },
  AbsenceJustification: { others: to(STAFF) },

  SaleGoalByProduct: { others: to(FINANCE) },
  SaleTrend: figures,
  RealSale: figures,
  SoldStockByWholesaler: { others: to(FINANCE) },
  DispatchedPart: { others: to(DISPATCHERS) },
  FinancePeriod: { others: to(DISPATCHERS) },
  DispatchAnswer: { others: to([...REGULATORY, 'Supervisor', 'PharmaLaboBossUser']) },
  DeleteAnswer: { others: to(STAFF) },
};

type AnyTypeRule = TypeRule<unknown, string>;

/** The rule of a field, by the names of the schema. @throws {Error} for a type without a rule */
export function fieldRuleOf(type: string, field: string): FieldRule<unknown> {
  const rules: Readonly<Record<string, AnyTypeRule>> = FIELD_RULES;
  const rule = rules[type];
  if (!rule) throw new Error(`The schema has a type that the server does not know: ${type}`);
  return rule.fields?.[field] ?? rule.others;
}

/** Whether every user may read the field of every record, so that there is nothing to check. */
export const isForAll = ({ roles, right, isSeen }: FieldRule<unknown>): boolean =>
  roles.length === USER_TYPES.length && right === undefined && isSeen === undefined;

/** Whether the field may be empty for somebody of its roles. */
export const isConditional = ({ right, isSeen }: FieldRule<unknown>): boolean =>
  right !== undefined || isSeen !== undefined;

/** Whether the viewer may read the field of a record: `never` by their role, or not `here`, which leaves it empty. */
export function readingOf(rule: FieldRule<unknown>, record: unknown, context: Context): 'yes' | 'never' | 'empty' {
  const { roles, right } = rule;
  if (!roles.includes(context.viewer().userType)) return 'never';
  if (right !== undefined && !hasRight(right, context.acl(), modulesOf(context.switches))) return 'empty';
  return rule.isSeen?.(record, context) === false ? 'empty' : 'yes';
}
