import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AgencyRecord, CityRecord, WorkAreaRecord, HealthCenterRecord, UserRecord, PharmaProductRecord, SpecialityRecord, WholesalerRecord, VisitObjectiveRecord, VisitReportRecord, GPSLocRecord, AbsenceJustificationRecord, SupervisorWeeklyReportRecord, RelationshipWithProductAdvancementRecord, CustomerExpectationRecord, LeadedActionReceivedRecord, TypeRegulatoryActionRecord, RegulatoryActionRecord, RegulatoryActionStepRecord, PharmaProductFileRecord, ReminderRecord, WorkgroupRecord, LaboratoryRecord, AssignedDelegueRecord, HealthWorkerRecord, DrugStoreRecord, AdministrativeRecord } from '../../seed/types.ts';
import type { GoalRow, FiguresRow, StockRow, DispatchedPartRow, PeriodRow } from '../finance-rows.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day `YYYY-MM-DD`, as the agency's time zone sees it. */
  Date: { input: string; output: string; }
  /** An instant: seconds since 1970-01-01T00:00:00Z, a number (an Int would end in 2038). */
  Timestamp: { input: number; output: number; }
  /** A file, sent according to the GraphQL multipart request specification. */
  Upload: { input: File; output: File; }
  /** A calendar month `YYYY-MM`. */
  YearMonth: { input: string; output: string; }
};

/** What the user may do. An absent flag is a refusal. */
export type Acl = {
  /** Export the list of customers. */
  canExportCustomerList?: Maybe<Scalars['Boolean']['output']>;
  /** Validate visit objectives, where that module is on. */
  canValidateVisitObjective?: Maybe<Scalars['Boolean']['output']>;
  /** Create administrative customers. */
  createAdministrativeCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** Create cities. */
  createCity?: Maybe<Scalars['Boolean']['output']>;
  /** Create what a customer expects. */
  createCustomerExpectation?: Maybe<Scalars['Boolean']['output']>;
  /** Create drugstores. */
  createDrugStore?: Maybe<Scalars['Boolean']['output']>;
  /** Make and change the programmes of other work groups. */
  createEditOtherWorkGroupSchedule?: Maybe<Scalars['Boolean']['output']>;
  /** Make and change one's own daily programme. */
  createEditOwnDailySchedule?: Maybe<Scalars['Boolean']['output']>;
  /** Make and change the programmes of the delegates of one's own work group. */
  createEditOwnWorkGroupDeleguesSchedule?: Maybe<Scalars['Boolean']['output']>;
  /** Create health centres. */
  createHealthCenter?: Maybe<Scalars['Boolean']['output']>;
  /** Create health workers. */
  createHealthWorker?: Maybe<Scalars['Boolean']['output']>;
  /** Create actions led for a customer. */
  createLeadedAction?: Maybe<Scalars['Boolean']['output']>;
  /** Create how far a customer has come with a product. */
  createRelationshipWithProductAdvancement?: Maybe<Scalars['Boolean']['output']>;
  /** Create work areas. */
  createWorkArea?: Maybe<Scalars['Boolean']['output']>;
  /** Edit administrative customers. */
  editAdministrativeCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** Edit cities. */
  editCity?: Maybe<Scalars['Boolean']['output']>;
  /** Edit what a customer expects. */
  editCustomerExpectation?: Maybe<Scalars['Boolean']['output']>;
  /** Edit drugstores. */
  editDrugStore?: Maybe<Scalars['Boolean']['output']>;
  /** Edit health centres. */
  editHealthCenter?: Maybe<Scalars['Boolean']['output']>;
  /** Edit health workers. */
  editHealthWorker?: Maybe<Scalars['Boolean']['output']>;
  /** Edit actions led for a customer. */
  editLeadedAction?: Maybe<Scalars['Boolean']['output']>;
  /** Edit how far a customer has come with a product. */
  editRelationshipWithProductAdvancement?: Maybe<Scalars['Boolean']['output']>;
  /** Edit work areas. */
  editWorkArea?: Maybe<Scalars['Boolean']['output']>;
  /** See sales deficits. */
  saleDeficitEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** See sales trends. */
  saleTrendsViewEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** See the potential of an administrative customer. */
  showAdministrativePotential?: Maybe<Scalars['Boolean']['output']>;
  /** See the potential of a drugstore. */
  showDrugStorePotential?: Maybe<Scalars['Boolean']['output']>;
  /** See administrative customers. */
  viewAdministrativeCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** See cities. */
  viewCity?: Maybe<Scalars['Boolean']['output']>;
  /** See what a customer expects. */
  viewCustomerExpectation?: Maybe<Scalars['Boolean']['output']>;
  /** See drugstores. */
  viewDrugStore?: Maybe<Scalars['Boolean']['output']>;
  /** See health centres. */
  viewHealthCenter?: Maybe<Scalars['Boolean']['output']>;
  /** See health workers. */
  viewHealthWorker?: Maybe<Scalars['Boolean']['output']>;
  /** See actions led for a customer. */
  viewLeadedAction?: Maybe<Scalars['Boolean']['output']>;
  /** See the programmes of other work groups. */
  viewOtherWorkGroupSchedule?: Maybe<Scalars['Boolean']['output']>;
  /** See one's own programme. */
  viewOwnSchedule?: Maybe<Scalars['Boolean']['output']>;
  /** See how long one's own visits took. */
  viewOwnVisitReportDuration?: Maybe<Scalars['Boolean']['output']>;
  /** See the programmes of the delegates of one's own work group. */
  viewOwnWorkGroupDeleguesSchedule?: Maybe<Scalars['Boolean']['output']>;
  /** See the panoramic dashboard. */
  viewPanoramicDashboard?: Maybe<Scalars['Boolean']['output']>;
  /** See how far a customer has come with a product. */
  viewRelationshipWithProductAdvancement?: Maybe<Scalars['Boolean']['output']>;
  /** See work areas. */
  viewWorkArea?: Maybe<Scalars['Boolean']['output']>;
};

/** Why somebody is absent, and the proof. */
export type AbsenceJustification = {
  /** Record id. */
  ID: Scalars['ID']['output'];
  /** Address of the proof. */
  Photo?: Maybe<Scalars['String']['output']>;
  /** Who is absent. */
  Worker?: Maybe<User>;
  /** When it ends. */
  absenceEndDateTimeStamp: Scalars['Timestamp']['output'];
  /** When the absence begins. */
  absenceStartDateTimeStamp: Scalars['Timestamp']['output'];
  /** In more words. */
  justification?: Maybe<Scalars['String']['output']>;
  /** What the absence is for. */
  objectAbsence: Scalars['String']['output'];
};

/** Delegates by whether they made a visit in a range of days. */
export type ActiveInactiveDelegues = {
  /** Those that did. */
  active: Array<User>;
  /** Those that did not. */
  inactive: Array<User>;
};

/** Work groups by whether they made a visit in a range of days. */
export type ActiveInactiveWorkGroups = {
  /** Those that did. */
  active: Array<WorkGroup>;
  /** Those that did not. */
  inactive: Array<WorkGroup>;
};

/** What the advanced filter of customers chooses from, for one delegate. */
export type AdvancedFilterDatas = {
  /** Cities. */
  CityList: Array<City>;
  /** Health centres. */
  HealthCenterList: Array<HealthCenter>;
  /** Specialities. */
  SpecialityList: Array<Speciality>;
  /** Work areas. */
  WorkAreaList: Array<WorkArea>;
  /** Potentials, highest first. */
  potentialList: Array<Scalars['String']['output']>;
};

/** One country office. */
export type Agency = {
  /** Country, by its name; it decides the time zone and the currency. */
  country?: Maybe<Scalars['String']['output']>;
  /** Value of the agency header. */
  idAgency: Scalars['ID']['output'];
  /** Name of the office. */
  name: Scalars['String']['output'];
};

/** The customers of the agency, by kind. */
export type AllCustomers = {
  /** Administrative customers. */
  CustomerAdministrative: Array<CustomerAdministrative>;
  /** Drugstores. */
  DrugStoreList: Array<CustomerDrugStore>;
  /** Health workers. */
  HealthWorkerList: Array<CustomerHealthWorker>;
  /** Wholesalers. */
  Wholesaler: Array<Wholesaler>;
};

/** A person of the directory, as a reminder's recipient. */
export type BaseUser = {
  /** First name. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** User id. */
  ID: Scalars['ID']['output'];
  /** Family name. */
  Surname?: Maybe<Scalars['String']['output']>;
  /** Birthday. */
  birthDay?: Maybe<Scalars['Date']['output']>;
  /** Where the person gets mail. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Telephone number, as typed. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of the portrait. */
  profilPic?: Maybe<Scalars['String']['output']>;
};

/** A city of the agency. */
export type City = {
  /** City id. */
  ID: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What the four kinds of customer share. The `My…` lists are for the card of one customer: there is no other call that reads them. */
export type Customer = {
  /** Customer id, unique among the four kinds. */
  ID: Scalars['ID']['output'];
  /** What the customer expects, by period. */
  MyCustomerExpectations: Array<CustomerExpectation>;
  /** What was done for the customer, by period. */
  MyLeadedActionsReceived: Array<LeadedActionReceived>;
  /** Every stage recorded, for every product; the latest of a product counts. */
  MyRelationshipsWithProductAdvancement: Array<RelationshipWithProductAdvancement>;
  /** Reports of the visits made, latest first. */
  MyVisitReports: Array<VisitReport>;
  /** Birthday, or the day a business opened. */
  birthDay?: Maybe<Scalars['Date']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone number, as typed. */
  phone?: Maybe<Scalars['String']['output']>;
  /** How much the customer can bring; one of `CustomerCardEditDatas.potentialList`. */
  potential?: Maybe<Scalars['String']['output']>;
};

/** An administrative customer: a ministry, an insurer, a purchasing office. */
export type CustomerAdministrative = Customer & {
  /** City it is in. */
  City?: Maybe<City>;
  /** When the card was made. */
  Created?: Maybe<Scalars['Timestamp']['output']>;
  /** Who made the card. */
  CreatedBy?: Maybe<User>;
  /** Customer id, unique among the four kinds. */
  ID: Scalars['ID']['output'];
  /** When the card was last changed. */
  LastEdited?: Maybe<Scalars['Timestamp']['output']>;
  /** What the customer expects, by period. */
  MyCustomerExpectations: Array<CustomerExpectation>;
  /** What was done for the customer, by period. */
  MyLeadedActionsReceived: Array<LeadedActionReceived>;
  /** Every stage recorded, for every product; the latest of a product counts. */
  MyRelationshipsWithProductAdvancement: Array<RelationshipWithProductAdvancement>;
  /** What it is known for. */
  MySpecialities: Array<Speciality>;
  /** Reports of the visits made, latest first. */
  MyVisitReports: Array<VisitReport>;
  /** Address of the picture. */
  Picture?: Maybe<Scalars['String']['output']>;
  /** Work area it is in. */
  WorkArea?: Maybe<WorkArea>;
  /** Birthday, or the day a business opened. */
  birthDay?: Maybe<Scalars['Date']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Latitude, degrees north. */
  gPSLat?: Maybe<Scalars['Float']['output']>;
  /** Longitude, degrees east. */
  gPSLon?: Maybe<Scalars['Float']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone number, as typed. */
  phone?: Maybe<Scalars['String']['output']>;
  /** How much the customer can bring; one of `CustomerCardEditDatas.potentialList`. */
  potential?: Maybe<Scalars['String']['output']>;
  /** How the customer likes to be reached. */
  preferredContactMode?: Maybe<Scalars['String']['output']>;
  /** Since when it is a customer. */
  relationStartDate?: Maybe<Scalars['Date']['output']>;
  /** How to find it, in words. */
  textualLocation?: Maybe<Scalars['String']['output']>;
};

/** What the forms of a customer card choose from. */
export type CustomerCardEditDatas = {
  /** Products assigned to the user. */
  AssignedPharmaProducts: Array<PharmaProduct>;
  /** Values of `specialitieIDsList`; no other call serves them. */
  SpecialityList: Array<Speciality>;
  /** Values of `matrimonialStatus`. */
  matrimonialStatusList: Array<Scalars['String']['output']>;
  /** Values of `potential`, highest first. */
  potentialList: Array<Scalars['String']['output']>;
  /** Values of `relationState`, in the order of the stages. */
  relationStateList: Array<Scalars['String']['output']>;
};

/** A drugstore. */
export type CustomerDrugStore = Customer & {
  /** City it is in. */
  City?: Maybe<City>;
  /** When the card was made. */
  Created?: Maybe<Scalars['Timestamp']['output']>;
  /** Who made the card. */
  CreatedBy?: Maybe<User>;
  /** Customer id, unique among the four kinds. */
  ID: Scalars['ID']['output'];
  /** When the card was last changed. */
  LastEdited?: Maybe<Scalars['Timestamp']['output']>;
  /** What the customer expects, by period. */
  MyCustomerExpectations: Array<CustomerExpectation>;
  /** What was done for the customer, by period. */
  MyLeadedActionsReceived: Array<LeadedActionReceived>;
  /** Every stage recorded, for every product; the latest of a product counts. */
  MyRelationshipsWithProductAdvancement: Array<RelationshipWithProductAdvancement>;
  /** What it is known for. */
  MySpecialities: Array<Speciality>;
  /** Reports of the visits made, latest first. */
  MyVisitReports: Array<VisitReport>;
  /** Address of the picture. */
  Picture?: Maybe<Scalars['String']['output']>;
  /** Work area it is in. */
  WorkArea?: Maybe<WorkArea>;
  /** Birthday, or the day a business opened. */
  birthDay?: Maybe<Scalars['Date']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Latitude, degrees north. */
  gPSLat?: Maybe<Scalars['Float']['output']>;
  /** Longitude, degrees east. */
  gPSLon?: Maybe<Scalars['Float']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone number, as typed. */
  phone?: Maybe<Scalars['String']['output']>;
  /** How much the customer can bring; one of `CustomerCardEditDatas.potentialList`. */
  potential?: Maybe<Scalars['String']['output']>;
  /** How the customer likes to be reached. */
  preferredContactMode?: Maybe<Scalars['String']['output']>;
  /** Since when it is a customer. */
  relationStartDate?: Maybe<Scalars['Date']['output']>;
  /** How to find it, in words. */
  textualLocation?: Maybe<Scalars['String']['output']>;
};

/** What a customer expects over a period. */
export type CustomerExpectation = {
  /** Record id. */
  ID: Scalars['ID']['output'];
  /** Products the customer waits for, in words. */
  expectedProducts?: Maybe<Scalars['String']['output']>;
  /** Last day. */
  periodEnd?: Maybe<Scalars['Date']['output']>;
  /** First day. */
  periodStart?: Maybe<Scalars['Date']['output']>;
  /** What should get better, in words. */
  toBeImproved?: Maybe<Scalars['String']['output']>;
};

/** A physician, a midwife, a nurse: someone who prescribes. */
export type CustomerHealthWorker = Customer & {
  /** Customer id, unique among the four kinds. */
  ID: Scalars['ID']['output'];
  /** What the customer expects, by period. */
  MyCustomerExpectations: Array<CustomerExpectation>;
  /** Where the person works; the first is where they are usually met. */
  MyHealthCenters: Array<HealthCenter>;
  /** What was done for the customer, by period. */
  MyLeadedActionsReceived: Array<LeadedActionReceived>;
  /** Every stage recorded, for every product; the latest of a product counts. */
  MyRelationshipsWithProductAdvancement: Array<RelationshipWithProductAdvancement>;
  /** What the person practises. */
  MySpecialities: Array<Speciality>;
  /** Reports of the visits made, latest first. */
  MyVisitReports: Array<VisitReport>;
  /** How easily the person receives. */
  accessibility?: Maybe<Scalars['String']['output']>;
  /** Interests, in words. */
  areasOfInterest?: Maybe<Scalars['String']['output']>;
  /** Birthday, or the day a business opened. */
  birthDay?: Maybe<Scalars['Date']['output']>;
  /** Favourite colours, in words. */
  colors?: Maybe<Scalars['String']['output']>;
  /** How one addresses the person: Dr, Pr, Mme. */
  denomination?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Groups the person refers to, in words. */
  groupsOfReference?: Maybe<Scalars['String']['output']>;
  /** Hobbies, in words. */
  hobbies?: Maybe<Scalars['String']['output']>;
  /** Slice of income. */
  incomeSlice?: Maybe<Scalars['String']['output']>;
  /** Way of life, in words. */
  lifestyle?: Maybe<Scalars['String']['output']>;
  /** One of `CustomerCardEditDatas.matrimonialStatusList`: bachelor, married, divorced, widow. */
  matrimonialStatus?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Nationality. */
  nationality?: Maybe<Scalars['String']['output']>;
  /** Number of children. */
  numberOfChild?: Maybe<Scalars['Int']['output']>;
  /** Opinions, in words. */
  opinions?: Maybe<Scalars['String']['output']>;
  /** Telephone number, as typed. */
  phone?: Maybe<Scalars['String']['output']>;
  /** How much the customer can bring; one of `CustomerCardEditDatas.potentialList`. */
  potential?: Maybe<Scalars['String']['output']>;
  /** How the person likes to be reached. */
  preferredContactMode?: Maybe<Scalars['String']['output']>;
  /** Priorities, in words. */
  priorities?: Maybe<Scalars['String']['output']>;
  /** Projects, in words. */
  projects?: Maybe<Scalars['String']['output']>;
  /** Sex. */
  sex?: Maybe<Sex>;
  /** Whether comfort (comfort) counts for this prescriber; null: not asked yet. */
  soncaConfort?: Maybe<Scalars['Boolean']['output']>;
  /** Whether efficacy (security) counts for this prescriber; null: not asked yet. */
  soncaEfficiency?: Maybe<Scalars['Boolean']['output']>;
  /** Whether novelty (novelty) counts for this prescriber; null: not asked yet. */
  soncaInnovation?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the laboratory's name (security) counts for this prescriber; null: not asked yet. */
  soncaLaboAwarness?: Maybe<Scalars['Boolean']['output']>;
  /** Whether ease of keeping to the treatment (comfort) counts for this prescriber; null: not asked yet. */
  soncaObservance?: Maybe<Scalars['Boolean']['output']>;
  /** Whether recognition (pride) counts for this prescriber; null: not asked yet. */
  soncaPraise?: Maybe<Scalars['Boolean']['output']>;
  /** Whether price (money) counts for this prescriber; null: not asked yet. */
  soncaPrice?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the relationship (sympathy) counts for this prescriber; null: not asked yet. */
  soncaRelationShip?: Maybe<Scalars['Boolean']['output']>;
  /** Whether samples (money) counts for this prescriber; null: not asked yet. */
  soncaSamples?: Maybe<Scalars['Boolean']['output']>;
  /** Whether tolerance (security) counts for this prescriber; null: not asked yet. */
  soncaTolerance?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the representative's availability (comfort) counts for this prescriber; null: not asked yet. */
  soncaVMAvailability?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the representative's competence (sympathy) counts for this prescriber; null: not asked yet. */
  soncaVMSkills?: Maybe<Scalars['Boolean']['output']>;
  /** Tastes, in words. */
  tastes?: Maybe<Scalars['String']['output']>;
  /** Values and beliefs, in words. */
  valuesAndBeliefs?: Maybe<Scalars['String']['output']>;
};

/** What the last report on a customer set for the next visit. */
export type CustomerNextVisitObjective = {
  /** Who is to be visited. */
  Customer: Customer;
  /** The objective; null when none was set. */
  nextVisitObjective?: Maybe<Scalars['String']['output']>;
};

/** Outcome of a deletion. */
export type DeleteAnswer = {
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** Outcome of splitting a period's rows among the delegates of each product. */
export type DispatchAnswer = {
  /** Reason of the refusal, in the form of an error message: a code of the error catalogue, then details. */
  error?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** Units of a product that a delegate has in a period, and those that a dispatch now would give. */
export type DispatchedPart = {
  /** The delegate. */
  Delegue: User;
  /** Who entered the split that a dispatch now would give; null if it follows the shares of the product. */
  NextSplitBy?: Maybe<User>;
  /** The product. */
  PharmaProduct: PharmaProduct;
  /** Who entered the split that was dispatched; null if it follows the shares of the product. */
  SplitBy?: Maybe<User>;
  /** The wholesaler; null for goals. */
  Wholesaler?: Maybe<Wholesaler>;
  /** PGHT of the last dispatch; null if it gave none. */
  dispatchedPght?: Maybe<Scalars['Float']['output']>;
  /** Units of the last dispatch; 0 if it gave none. */
  dispatchedQuantity: Scalars['Int']['output'];
  /** PGHT of these units; null if there are none. */
  nextPght?: Maybe<Scalars['Float']['output']>;
  /** Units that a dispatch by the caller would give now; null if the saved row cannot be split. */
  nextQuantity?: Maybe<Scalars['Int']['output']>;
};

/** The figures that are entered by period. */
export type FinanceKind =
  /** Goals of a year. */
  | 'goals'
  /** Real sales of a month. */
  | 'sales'
  /** Trends of a week. */
  | 'trends';

/** What is known of a period: what is saved, what is dispatched, when and by whom. */
export type FinancePeriod = {
  /** Who dispatched it last. */
  DispatchedBy?: Maybe<User>;
  /** Who saved it last. */
  SavedBy?: Maybe<User>;
  /** When the period was last dispatched; null if never, or not known. */
  dispatchedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Units dispatched. */
  dispatchedQuantity: Scalars['Int']['output'];
  /** Units dispatched × PGHT. */
  dispatchedTurnOver: Scalars['Float']['output'];
  /** Whether a dispatch now would change what the delegates have. */
  isChanged: Scalars['Boolean']['output'];
  /** The year of goals, the Monday of a week of trends, the month of sales: `2026`, `2026-11-16`, `2026-10`. */
  period: Scalars['String']['output'];
  /** When the period was last saved; null if never, or not known. */
  savedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Units saved. */
  savedQuantity: Scalars['Int']['output'];
  /** Units saved × PGHT. */
  savedTurnOver: Scalars['Float']['output'];
};

/** A position at an instant; a trail is a list of them. */
export type GpsLoc = {
  /** Position id. */
  ID: Scalars['ID']['output'];
  /** Latitude, degrees north. */
  gPSLat: Scalars['Float']['output'];
  /** Longitude, degrees east. */
  gPSLon: Scalars['Float']['output'];
  /** When the device was there. */
  obtainedTimeStamp: Scalars['Timestamp']['output'];
};

/** A hospital, clinic or practice. */
export type HealthCenter = {
  /** Health centre id. */
  ID: Scalars['ID']['output'];
  /** Where it is. */
  WorkArea?: Maybe<WorkArea>;
  /** Name. */
  name: Scalars['String']['output'];
  /** How to find it, in words. */
  textualLocation?: Maybe<Scalars['String']['output']>;
};

/** What was done for a customer over a period. */
export type LeadedActionReceived = {
  /** Who recorded it. */
  CreatedBy?: Maybe<User>;
  /** Record id. */
  ID: Scalars['ID']['output'];
  /** Financial help given, in words. */
  actionFinancial?: Maybe<Scalars['String']['output']>;
  /** Attentions given, in words. */
  actionHumanRelations?: Maybe<Scalars['String']['output']>;
  /** Material help given, in words. */
  actionMaterials?: Maybe<Scalars['String']['output']>;
  /** Last day. */
  periodEnd?: Maybe<Scalars['Date']['output']>;
  /** First day. */
  periodStart?: Maybe<Scalars['Date']['output']>;
  /** What the customer asked for, in words. */
  requests?: Maybe<Scalars['String']['output']>;
};

/** The answer of createToken, validateToken and refreshToken. Entry needs code 200, `valid` true and a known `userType`. */
export type LoginAnswer = {
  /** Rights of the user. */
  ACL?: Maybe<Acl>;
  /** Who signed in. */
  Member?: Maybe<Member>;
  /** Which modules are on. */
  ModulesState?: Maybe<ModulesState>;
  /** Names of the visit report's fields that the user fills in and reads; null: the default ones. */
  VisitReportFieldsToShow?: Maybe<Array<Scalars['String']['output']>>;
  /** Outcome as an HTTP code; 200 when accepted. */
  code: Scalars['Int']['output'];
  /** Outcome in words, for logs. */
  message?: Maybe<Scalars['String']['output']>;
  /** The laboratory of a laboratory user. */
  pharmaLaboID?: Maybe<Scalars['ID']['output']>;
  /** Outcome in a word, for logs. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bearer of later calls; validateToken may leave it out. */
  token?: Maybe<Scalars['String']['output']>;
  /** One of `UserType`; another role is refused by the application, not by the parser. */
  userType?: Maybe<Scalars['String']['output']>;
  /** Whether the server accepts the credentials or the token. */
  valid: Scalars['Boolean']['output'];
};

/** The signed-in user. */
export type Member = {
  /** Address the user signs in with. */
  Email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** The user's id, the one the `workerID`, `delegueID` and `supervisorID` arguments take. */
  ID: Scalars['ID']['output'];
  /** Address of the portrait. */
  ProfilPicURL?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  Surname?: Maybe<Scalars['String']['output']>;
  /** The agency the user belongs to; null for those who choose theirs. */
  idAgency?: Maybe<Scalars['ID']['output']>;
  /** Whether the user manages sellers. */
  sellerManager?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a supervisor makes visits as a delegate does. */
  supervisorActingAsDelegue?: Maybe<Scalars['Boolean']['output']>;
  /** What the user's work group promotes to; null for those without a group. */
  workgroupType?: Maybe<WorkGroupType>;
};

/** Which optional modules the server has switched on. */
export type ModulesState = {
  /** Positions and trails. */
  moduleGPSIsEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Validation of visit objectives by a supervisor. */
  moduleVisitObjectiveValidationIsEnabled?: Maybe<Scalars['Boolean']['output']>;
};

/** Everything that can be changed. Any error in the answer means that the change failed. */
export type Mutation = {
  /** Gives the visit of somebody who was not registered the customer that they are by now. */
  attachVisitReport: VisitReport;
  /** Records a new authorisation: adds a step to the action, with the file and a reminder, and gives the product its new number and dates. */
  createAMMFileAndReminder: RegulatoryActionStep;
  /** Records an absence of the user. */
  createAbsenceJustification: AbsenceJustification;
  /** Makes a city. */
  createCity: City;
  /** Makes the card of an administrative customer. */
  createCustomerAdministrative: CustomerAdministrative;
  /** Makes the card of a drugstore. */
  createCustomerDrugStore: CustomerDrugStore;
  /** Records what a customer expects. */
  createCustomerExpectation: CustomerExpectation;
  /** Makes the card of a health worker. */
  createCustomerHealthWorker: CustomerHealthWorker;
  /** Records a position. */
  createGPSLoc: GpsLoc;
  /** Records positions that waited on the device. */
  createGPSLocsFromList: Array<GpsLoc>;
  /** Makes a health centre. */
  createHealthCenter: HealthCenter;
  /** Records what was done for a customer. */
  createLeadedAction: LeadedActionReceived;
  /** Adds a file to a product, and to a step if one is named. */
  createPharmaProductFile: PharmaProductFile;
  /** Opens a regulatory action. */
  createRegulatoryAction: RegulatoryAction;
  /** Adds a step to a regulatory action, with or without a file. */
  createRegulatoryActionStep: RegulatoryActionStep;
  /** Records the stage a customer reached with a product. */
  createRelationshipWithProductAdvancement: RelationshipWithProductAdvancement;
  /** Schedules a reminder. */
  createReminder: Reminder;
  /** Saves a supervisor's programme for a day. */
  createSupervisorDailyWork: SupervisorDailyWork;
  /** Records the user's report on a week. */
  createSupervisorWeeklyReport: SupervisorWeeklyReport;
  /** Signs in. */
  createToken: LoginAnswer;
  /** Makes a type of regulatory action. */
  createTypeRegulatoryAction: TypeRegulatoryAction;
  /** Records a visit. */
  createVisitReport: VisitReport;
  /** Makes the card of a wholesaler. */
  createWholesaler: Wholesaler;
  /** Makes a work area. */
  createWorkArea: WorkArea;
  /** Saves a delegate's programme for a day. */
  createWorkScheduleDaily: WorkScheduleDaily;
  /** Deletes a file. */
  deletePharmaProductFile: DeleteAnswer;
  /** Deletes a regulatory action. */
  deleteRegulatoryAction: DeleteAnswer;
  /** Deletes a step. */
  deleteRegulatoryActionStep: DeleteAnswer;
  /** Detaches a file from a step; the file stays with the product. */
  deleteRegulatoryActionStepProductFile: DeleteAnswer;
  /** Deletes a reminder. */
  deleteReminder: DeleteAnswer;
  /** Deletes a weekly report. */
  deleteSupervisorWeeklyReport: DeleteAnswer;
  /** Deletes visits that are neither done nor validated. */
  deleteVisitObjective: DeleteAnswer;
  /** Splits the real sales of a month among the delegates. */
  dispatchPharmaProductRealSales: DispatchAnswer;
  /** Splits the goals of a year among the delegates. */
  dispatchPharmaProductSaleGoals: DispatchAnswer;
  /** Splits the trends of a week among the delegates. */
  dispatchPharmaProductSaleTrends: DispatchAnswer;
  /** Changes an absence. */
  editAbsenceJustification: AbsenceJustification;
  /** Changes a city. */
  editCity: City;
  /** Changes a health centre. */
  editHealthCenter: HealthCenter;
  /** Changes a regulatory action. */
  editRegulatoryAction: RegulatoryAction;
  /** Changes a reminder. */
  editReminder: Reminder;
  /** Changes a type of regulatory action. */
  editTypeRegulatoryAction: TypeRegulatoryAction;
  /** Changes a work area. */
  editWorkArea: WorkArea;
  /** Trades the bearer for a fresh one. */
  refreshToken: LoginAnswer;
  /** Saves the real sales of a month. */
  setRealSalesByProductFromJson: Array<RealSale>;
  /** Saves the goals of a year. */
  setSaleGoalsByProductFromJson: Array<SaleGoalByProduct>;
  /** Saves the trends of a week. */
  setSaleTrendsByProductFromJson: Array<SaleTrend>;
  /** Takes the validation of visits back. */
  unValidateVisitObjectives: Array<VisitObjective>;
  /** Changes the card of an administrative customer; a field left out stays. */
  updateCustomerAdministrative: CustomerAdministrative;
  /** Changes the fixed part of the card of an administrative customer; a field left out stays. */
  updateCustomerAdministrativeInfoCardFixedPart: CustomerAdministrative;
  /** Changes the card of a drugstore; a field left out stays. */
  updateCustomerDrugStore: CustomerDrugStore;
  /** Changes the fixed part of the card of a drugstore; a field left out stays. */
  updateCustomerDrugStoreInfoCardFixedPart: CustomerDrugStore;
  /** Changes what a customer expects. */
  updateCustomerExpectation: CustomerExpectation;
  /** Changes the fixed part of a health worker's card; a field left out stays. */
  updateCustomerHWInfoCardFixedPart: CustomerHealthWorker;
  /** Changes the card of a health worker; a field left out stays. */
  updateCustomerHealthWorker: CustomerHealthWorker;
  /** Changes what was done for a customer. */
  updateLeadedAction: LeadedActionReceived;
  /** Changes the card of a wholesaler; a field left out stays. */
  updateWholesaler: Wholesaler;
  /** Validates visits, where that module is on. */
  validateVisitObjectives: Array<VisitObjective>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationAttachVisitReportArgs = {
  ID: Scalars['ID']['input'];
  customerID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateAmmFileAndReminderArgs = {
  actionStepDescription: Scalars['String']['input'];
  actionStepName: Scalars['String']['input'];
  file: Scalars['Upload']['input'];
  isEmail: Scalars['Boolean']['input'];
  isNotification: Scalars['Boolean']['input'];
  newAMMEndTimeStamp?: InputMaybe<Scalars['Timestamp']['input']>;
  newAMMNum: Scalars['String']['input'];
  newAMMTimeStamp: Scalars['Timestamp']['input'];
  pharmaProductFileName: Scalars['String']['input'];
  recipientsIDList: Scalars['String']['input'];
  regulatoryActionID: Scalars['ID']['input'];
  reminderDescription: Scalars['String']['input'];
  reminderName: Scalars['String']['input'];
  reminderScheduledTimeStamp: Scalars['Timestamp']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateAbsenceJustificationArgs = {
  absenceEndDateTimeStamp: Scalars['Timestamp']['input'];
  absenceStartDateTimeStamp: Scalars['Timestamp']['input'];
  file?: InputMaybe<Scalars['Upload']['input']>;
  justification?: InputMaybe<Scalars['String']['input']>;
  objectAbsence: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateCityArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateCustomerAdministrativeArgs = {
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  gPSLat?: InputMaybe<Scalars['Float']['input']>;
  gPSLon?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  relationStartDate?: InputMaybe<Scalars['Date']['input']>;
  specialitieIDsList?: InputMaybe<Array<Scalars['ID']['input']>>;
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  workAreaID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateCustomerDrugStoreArgs = {
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  gPSLat?: InputMaybe<Scalars['Float']['input']>;
  gPSLon?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  relationStartDate?: InputMaybe<Scalars['Date']['input']>;
  specialitieIDsList?: InputMaybe<Array<Scalars['ID']['input']>>;
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  workAreaID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateCustomerExpectationArgs = {
  customerID: Scalars['ID']['input'];
  expectedProducts?: InputMaybe<Scalars['String']['input']>;
  periodEnd: Scalars['Date']['input'];
  periodStart: Scalars['Date']['input'];
  toBeImproved?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateCustomerHealthWorkerArgs = {
  accessibility?: InputMaybe<Scalars['String']['input']>;
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  denomination: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  healthCenterIDsList: Array<Scalars['ID']['input']>;
  incomeSlice?: InputMaybe<Scalars['String']['input']>;
  matrimonialStatus?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  nationality?: InputMaybe<Scalars['String']['input']>;
  numberOfChild?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  sex: Sex;
  specialitieIDsList: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateGpsLocArgs = {
  gPSLat: Scalars['Float']['input'];
  gPSLon: Scalars['Float']['input'];
  obtainedTimeStamp: Scalars['Timestamp']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateGpsLocsFromListArgs = {
  jsonGPSLocArray: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateHealthCenterArgs = {
  name: Scalars['String']['input'];
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  workAreaID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateLeadedActionArgs = {
  actionFinancial?: InputMaybe<Scalars['String']['input']>;
  actionHumanRelations?: InputMaybe<Scalars['String']['input']>;
  actionMaterials?: InputMaybe<Scalars['String']['input']>;
  customerID: Scalars['ID']['input'];
  periodEnd: Scalars['Date']['input'];
  periodStart: Scalars['Date']['input'];
  requests?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreatePharmaProductFileArgs = {
  file: Scalars['Upload']['input'];
  name: Scalars['String']['input'];
  pharmaProductID: Scalars['ID']['input'];
  regulatoryActionStepID?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateRegulatoryActionArgs = {
  description: Scalars['String']['input'];
  name: Scalars['String']['input'];
  pharmaProductID: Scalars['ID']['input'];
  statut: Scalars['String']['input'];
  typeRegulatoryActionID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateRegulatoryActionStepArgs = {
  description: Scalars['String']['input'];
  file?: InputMaybe<Scalars['Upload']['input']>;
  name: Scalars['String']['input'];
  regulatoryActionID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateRelationshipWithProductAdvancementArgs = {
  customerID: Scalars['ID']['input'];
  dateTimestamp: Scalars['Timestamp']['input'];
  pharmaProductID: Scalars['ID']['input'];
  relationState: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateReminderArgs = {
  description: Scalars['String']['input'];
  isEmail: Scalars['Boolean']['input'];
  isNotification: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  recipientsIDList: Scalars['String']['input'];
  regulatoryActionStepID?: InputMaybe<Scalars['ID']['input']>;
  scheduledTimeStamp: Scalars['Timestamp']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateSupervisorDailyWorkArgs = {
  date: Scalars['Date']['input'];
  jsonVisitObjectivesArray: Scalars['String']['input'];
  supervisorID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateSupervisorWeeklyReportArgs = {
  achivements: Scalars['Float']['input'];
  achivementsDividedByForecasts?: InputMaybe<Scalars['Float']['input']>;
  actionPlan: Scalars['String']['input'];
  concernedTargetCustomersIDsList: Array<Scalars['ID']['input']>;
  correctiveActions: Scalars['String']['input'];
  forecasts: Scalars['Float']['input'];
  interpretation: Scalars['String']['input'];
  nextWeekForcastFigures: Scalars['Float']['input'];
  weekEnd: Scalars['Date']['input'];
  weekStart: Scalars['Date']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateTypeRegulatoryActionArgs = {
  colorCode: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateVisitReportArgs = {
  actionCost?: InputMaybe<Scalars['Float']['input']>;
  endTimeStamp: Scalars['Timestamp']['input'];
  gPSLat?: InputMaybe<Scalars['Float']['input']>;
  gPSLon?: InputMaybe<Scalars['Float']['input']>;
  gPSobtainedTimeStamp?: InputMaybe<Scalars['Timestamp']['input']>;
  gifts?: InputMaybe<Scalars['String']['input']>;
  givenSamplesPharmaProductsIDsList?: InputMaybe<Array<Scalars['ID']['input']>>;
  leadedAction?: InputMaybe<Scalars['String']['input']>;
  metPerson?: InputMaybe<Scalars['String']['input']>;
  nextVisitObjective?: InputMaybe<Scalars['String']['input']>;
  notedPrescriptions?: InputMaybe<Scalars['String']['input']>;
  objections?: InputMaybe<Scalars['String']['input']>;
  obtainedPromess?: InputMaybe<Scalars['String']['input']>;
  obtainedResult?: InputMaybe<Scalars['String']['input']>;
  other?: InputMaybe<Scalars['String']['input']>;
  presentedPharmaProductsIDsList?: InputMaybe<Array<Scalars['ID']['input']>>;
  spontanous?: InputMaybe<Scalars['Boolean']['input']>;
  spontanousCustomerFirstName?: InputMaybe<Scalars['String']['input']>;
  spontanousCustomerLastName?: InputMaybe<Scalars['String']['input']>;
  spontanousNewCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  startTimeStamp: Scalars['Timestamp']['input'];
  visitObjectiveID?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateWholesalerArgs = {
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  workAreaID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateWorkAreaArgs = {
  cityID: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationCreateWorkScheduleDailyArgs = {
  date: Scalars['Date']['input'];
  delegueID: Scalars['ID']['input'];
  jsonVisitObjectivesArray: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDeletePharmaProductFileArgs = {
  forceCascadeDelete: Scalars['Boolean']['input'];
  pharmaProductFileID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDeleteRegulatoryActionArgs = {
  forceCascadeDelete: Scalars['Boolean']['input'];
  regulatoryActionID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDeleteRegulatoryActionStepArgs = {
  forceCascadeDelete: Scalars['Boolean']['input'];
  regulatoryActionStepID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDeleteRegulatoryActionStepProductFileArgs = {
  pharmaProductFileID: Scalars['ID']['input'];
  regulatoryActionStepID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDeleteReminderArgs = {
  forceDelete: Scalars['Boolean']['input'];
  reminderID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDeleteSupervisorWeeklyReportArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDeleteVisitObjectiveArgs = {
  IDs: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDispatchPharmaProductRealSalesArgs = {
  forceReDispatch: Scalars['Boolean']['input'];
  yearMonth: Scalars['YearMonth']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDispatchPharmaProductSaleGoalsArgs = {
  forceReDispatch: Scalars['Boolean']['input'];
  year: Scalars['Int']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationDispatchPharmaProductSaleTrendsArgs = {
  forceReDispatch: Scalars['Boolean']['input'];
  periodEnd: Scalars['Date']['input'];
  periodStart: Scalars['Date']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationEditAbsenceJustificationArgs = {
  ID: Scalars['ID']['input'];
  absenceEndDateTimeStamp: Scalars['Timestamp']['input'];
  absenceStartDateTimeStamp: Scalars['Timestamp']['input'];
  file?: InputMaybe<Scalars['Upload']['input']>;
  justification?: InputMaybe<Scalars['String']['input']>;
  objectAbsence: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationEditCityArgs = {
  ID: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationEditHealthCenterArgs = {
  ID: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  workAreaID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationEditRegulatoryActionArgs = {
  ID: Scalars['ID']['input'];
  description: Scalars['String']['input'];
  name: Scalars['String']['input'];
  pharmaProductID: Scalars['ID']['input'];
  statut: Scalars['String']['input'];
  typeRegulatoryActionID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationEditReminderArgs = {
  ID: Scalars['ID']['input'];
  description: Scalars['String']['input'];
  isEmail: Scalars['Boolean']['input'];
  isNotification: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  recipientsIDList: Scalars['String']['input'];
  regulatoryActionStepID?: InputMaybe<Scalars['ID']['input']>;
  scheduledTimeStamp: Scalars['Timestamp']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationEditTypeRegulatoryActionArgs = {
  ID: Scalars['ID']['input'];
  colorCode: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationEditWorkAreaArgs = {
  ID: Scalars['ID']['input'];
  cityID: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationSetRealSalesByProductFromJsonArgs = {
  json: Scalars['String']['input'];
  yearMonth: Scalars['YearMonth']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationSetSaleGoalsByProductFromJsonArgs = {
  json: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationSetSaleTrendsByProductFromJsonArgs = {
  json: Scalars['String']['input'];
  periodEnd: Scalars['Date']['input'];
  periodStart: Scalars['Date']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUnValidateVisitObjectivesArgs = {
  IDs: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateCustomerAdministrativeArgs = {
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  customerAdministrativeID: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  gPSLat?: InputMaybe<Scalars['Float']['input']>;
  gPSLon?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  relationStartDate?: InputMaybe<Scalars['Date']['input']>;
  specialitieIDsList?: InputMaybe<Array<Scalars['ID']['input']>>;
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  workAreaID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateCustomerAdministrativeInfoCardFixedPartArgs = {
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  customerAdministrativeID: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  gPSLat?: InputMaybe<Scalars['Float']['input']>;
  gPSLon?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  relationStartDate?: InputMaybe<Scalars['Date']['input']>;
  specialitieIDsList?: InputMaybe<Array<Scalars['ID']['input']>>;
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  visitReportID?: InputMaybe<Scalars['ID']['input']>;
  workAreaID?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateCustomerDrugStoreArgs = {
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  customerDrugStoreID: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  gPSLat?: InputMaybe<Scalars['Float']['input']>;
  gPSLon?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  relationStartDate?: InputMaybe<Scalars['Date']['input']>;
  specialitieIDsList?: InputMaybe<Array<Scalars['ID']['input']>>;
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  workAreaID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateCustomerDrugStoreInfoCardFixedPartArgs = {
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  customerDrugStoreID: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  gPSLat?: InputMaybe<Scalars['Float']['input']>;
  gPSLon?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  relationStartDate?: InputMaybe<Scalars['Date']['input']>;
  specialitieIDsList?: InputMaybe<Array<Scalars['ID']['input']>>;
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  visitReportID?: InputMaybe<Scalars['ID']['input']>;
  workAreaID?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateCustomerExpectationArgs = {
  ID: Scalars['ID']['input'];
  expectedProducts?: InputMaybe<Scalars['String']['input']>;
  periodEnd: Scalars['Date']['input'];
  periodStart: Scalars['Date']['input'];
  toBeImproved?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateCustomerHwInfoCardFixedPartArgs = {
  accessibility?: InputMaybe<Scalars['String']['input']>;
  areasOfInterest?: InputMaybe<Scalars['String']['input']>;
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  colors?: InputMaybe<Scalars['String']['input']>;
  customerHealthWorkerID: Scalars['ID']['input'];
  denomination?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  groupsOfReference?: InputMaybe<Scalars['String']['input']>;
  healthCenterIDsList: Array<Scalars['ID']['input']>;
  hobbies?: InputMaybe<Scalars['String']['input']>;
  incomeSlice?: InputMaybe<Scalars['String']['input']>;
  lifestyle?: InputMaybe<Scalars['String']['input']>;
  matrimonialStatus?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  numberOfChild?: InputMaybe<Scalars['Int']['input']>;
  opinions?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  priorities?: InputMaybe<Scalars['String']['input']>;
  projects?: InputMaybe<Scalars['String']['input']>;
  sex?: InputMaybe<Sex>;
  soncaConfort?: InputMaybe<Scalars['Boolean']['input']>;
  soncaEfficiency?: InputMaybe<Scalars['Boolean']['input']>;
  soncaInnovation?: InputMaybe<Scalars['Boolean']['input']>;
  soncaLaboAwarness?: InputMaybe<Scalars['Boolean']['input']>;
  soncaObservance?: InputMaybe<Scalars['Boolean']['input']>;
  soncaPraise?: InputMaybe<Scalars['Boolean']['input']>;
  soncaPrice?: InputMaybe<Scalars['Boolean']['input']>;
  soncaRelationShip?: InputMaybe<Scalars['Boolean']['input']>;
  soncaSamples?: InputMaybe<Scalars['Boolean']['input']>;
  soncaTolerance?: InputMaybe<Scalars['Boolean']['input']>;
  soncaVMAvailability?: InputMaybe<Scalars['Boolean']['input']>;
  soncaVMSkills?: InputMaybe<Scalars['Boolean']['input']>;
  specialitieIDsList: Array<Scalars['ID']['input']>;
  tastes?: InputMaybe<Scalars['String']['input']>;
  valuesAndBeliefs?: InputMaybe<Scalars['String']['input']>;
  visitReportID?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateCustomerHealthWorkerArgs = {
  accessibility?: InputMaybe<Scalars['String']['input']>;
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  customerHealthWorkerID: Scalars['ID']['input'];
  denomination: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  healthCenterIDsList: Array<Scalars['ID']['input']>;
  incomeSlice?: InputMaybe<Scalars['String']['input']>;
  matrimonialStatus?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  nationality?: InputMaybe<Scalars['String']['input']>;
  numberOfChild?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  preferredContactMode?: InputMaybe<Scalars['String']['input']>;
  sex: Sex;
  specialitieIDsList: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateLeadedActionArgs = {
  ID: Scalars['ID']['input'];
  actionFinancial?: InputMaybe<Scalars['String']['input']>;
  actionHumanRelations?: InputMaybe<Scalars['String']['input']>;
  actionMaterials?: InputMaybe<Scalars['String']['input']>;
  periodEnd: Scalars['Date']['input'];
  periodStart: Scalars['Date']['input'];
  requests?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationUpdateWholesalerArgs = {
  birthDay?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  potential?: InputMaybe<Scalars['String']['input']>;
  textualLocation?: InputMaybe<Scalars['String']['input']>;
  wholesalerID: Scalars['ID']['input'];
  workAreaID: Scalars['ID']['input'];
};


/** Everything that can be changed. Any error in the answer means that the change failed. */
export type MutationValidateVisitObjectivesArgs = {
  IDs: Array<Scalars['ID']['input']>;
};

/** A laboratory. */
export type PharmaLaboratory = {
  /** Laboratory id. */
  ID: Scalars['ID']['output'];
  /** Address of the logo. */
  Picture?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** A product as the agency sells it. Prices are in the agency's currency. */
export type PharmaProduct = {
  /** Product id. */
  ID: Scalars['ID']['output'];
  /** Who makes it. */
  PharmaLaboratory?: Maybe<PharmaLaboratory>;
  /** Who promotes it, and for what share. */
  PharmaProductAssignedDelegues: Array<PharmaProductAssignedDelegue>;
  /** Address of the picture. */
  Picture?: Maybe<Scalars['String']['output']>;
  /** First day of the authorisation. */
  aMMDate?: Maybe<Scalars['Date']['output']>;
  /** Day the authorisation ends; null: without an end. */
  aMMEndDate?: Maybe<Scalars['Date']['output']>;
  /** First instant of `aMMEndDate`; null: without an end. */
  aMMEndTimeStamp?: Maybe<Scalars['Timestamp']['output']>;
  /** First instant of `aMMDate`. */
  aMMTimeStamp?: Maybe<Scalars['Timestamp']['output']>;
  /** Price, wholesaler to drugstore. */
  cessionPrice?: Maybe<Scalars['Float']['output']>;
  /** Name, strength and pack. */
  name: Scalars['String']['output'];
  /** Number of the marketing authorisation (AMM). */
  numAMM?: Maybe<Scalars['String']['output']>;
  /** Price before tax, manufacturer to wholesaler. */
  pGHT?: Maybe<Scalars['Float']['output']>;
  /** Price to the patient. */
  publicPrice?: Maybe<Scalars['Float']['output']>;
  /** Reference. */
  ref?: Maybe<Scalars['String']['output']>;
};

/** A delegate's share of a product. */
export type PharmaProductAssignedDelegue = {
  /** The delegate. */
  Delegue: User;
  /** Record id. */
  ID: Scalars['ID']['output'];
  /** Share of the product's figures, in per cent; those of a product make 100. */
  contributionPercentage: Scalars['Float']['output'];
};

/** A file of a product. */
export type PharmaProductFile = {
  /** Address to download it from. */
  File?: Maybe<Scalars['String']['output']>;
  /** File id. */
  ID: Scalars['ID']['output'];
  /** The product it is about. */
  PharmaProduct?: Maybe<PharmaProduct>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** Everything that can be read. */
export type Query = {
  /** Files of a product. */
  getAllPharmaProductFileByPharmaProductID?: Maybe<Array<PharmaProductFile>>;
  /** Regulatory actions of a product. */
  getAllRegulatoryActionByPharmaProductID?: Maybe<Array<RegulatoryAction>>;
  /** Steps of a regulatory action. */
  getAllRegulatoryActionStepByRegulatoryActionID?: Maybe<Array<RegulatoryActionStep>>;
  /** Reminders, done or not done. */
  getAllReminder?: Maybe<Array<Reminder>>;
  /** One file. */
  getPharmaProductFileByID?: Maybe<PharmaProductFile>;
  /** Real sales of a delegate, one row a month. */
  getRealSaleByDelegue?: Maybe<Array<RealSale>>;
  /** Real sales of a laboratory, one row a product and month. */
  getRealSaleByLabo?: Maybe<Array<RealSale>>;
  /** Real sales of a product, one row a month. */
  getRealSaleByPharmaProduct?: Maybe<Array<RealSale>>;
  /** Real sales of a supervisor, one row a month. */
  getRealSaleBySupervisor?: Maybe<Array<RealSale>>;
  /** Real sales of a work group, one row a month. */
  getRealSaleByWorkGroup?: Maybe<Array<RealSale>>;
  /** One regulatory action. */
  getRegulatoryActionByID?: Maybe<RegulatoryAction>;
  /** One step. */
  getRegulatoryActionStepByID?: Maybe<RegulatoryActionStep>;
  /** One reminder. */
  getReminderByID?: Maybe<Reminder>;
  /** Trends of a delegate, one row a month. */
  getSaleTrendByDelegue?: Maybe<Array<SaleTrend>>;
  /** Trends of a laboratory, one row a product and month. */
  getSaleTrendByLabo?: Maybe<Array<SaleTrend>>;
  /** Trends of a product, one row a month. */
  getSaleTrendByPharmaProduct?: Maybe<Array<SaleTrend>>;
  /** Trends of a work group, one row a month. */
  getSaleTrendByWorkGroup?: Maybe<Array<SaleTrend>>;
  /** Trends of the work group a supervisor leads, one row a month. */
  getSaleTrendByWorkGroupSupervisor?: Maybe<Array<SaleTrend>>;
  /** Absences that touch a range of time: one's own, or with the right everyone's. */
  readAbsenceJustification?: Maybe<Array<AbsenceJustification>>;
  /** Which delegates made visits. */
  readActiveInactiveDelegues?: Maybe<ActiveInactiveDelegues>;
  /** Which work groups made visits. */
  readActiveInactiveWorkGroups?: Maybe<ActiveInactiveWorkGroups>;
  /** What the advanced filter of customers chooses from. */
  readAdvancedFilterDatas?: Maybe<AdvancedFilterDatas>;
  /** The agencies the user may look at. */
  readAllAgencies?: Maybe<Array<Agency>>;
  /** The directory: everyone a reminder can go to. */
  readAllBaseUsers?: Maybe<Array<BaseUser>>;
  /** Cities. */
  readAllCity?: Maybe<Array<City>>;
  /** Every customer of the agency, by kind. */
  readAllCustomers?: Maybe<AllCustomers>;
  /** Products whose authorisation ends before an instant. */
  readAllExpiringAMMPharmaProducts?: Maybe<Array<PharmaProduct>>;
  /** Health centres. */
  readAllHealthCenter?: Maybe<Array<HealthCenter>>;
  /** Programmes of a supervisor's delegates for a day. */
  readAllMyDeleguesSchedule?: Maybe<Array<WorkScheduleDaily>>;
  /** Every product of the agency; a laboratory user gets those of the laboratory. */
  readAllPharmaProducts?: Maybe<Array<PharmaProduct>>;
  /** Progress of every supervisor. */
  readAllSupervisorProgress?: Maybe<Array<SupervisorProgress>>;
  /** Weekly reports of a supervisor, latest first. */
  readAllSupervisorWeeklyReport?: Maybe<Array<SupervisorWeeklyReport>>;
  /** Work areas. */
  readAllWorkArea?: Maybe<Array<WorkArea>>;
  /** Visit statistics of every work group. */
  readAllWorkGroupVisitReportStat?: Maybe<Array<WorkGroupVisitReportStat>>;
  /** The card of an administrative customer. */
  readCustomerAdministrativeDetailedDatas?: Maybe<CustomerAdministrative>;
  /** What the forms of a customer card choose from. */
  readCustomerCardEditDatas?: Maybe<CustomerCardEditDatas>;
  /** The card of a drugstore. */
  readCustomerDrugStoreDetailedDatas?: Maybe<CustomerDrugStore>;
  /** The card of a health worker. */
  readCustomerHealthWorkerDetailedDatas?: Maybe<CustomerHealthWorker>;
  /** What the last reports set for the next visits. */
  readCustomerNextVisitObjectives?: Maybe<Array<CustomerNextVisitObjective>>;
  /** What was dispatched in a period, and what would be: one row a product, wholesaler and delegate. */
  readDispatchedParts?: Maybe<Array<DispatchedPart>>;
  /** The periods that have something saved or dispatched, in order. */
  readFinancePeriods?: Maybe<Array<FinancePeriod>>;
  /** Products the user works with. */
  readPharmaProducts?: Maybe<Array<PharmaProduct>>;
  /** Real sales of a month, one row a product. */
  readRealSaleByPharmaProduct?: Maybe<Array<RealSale>>;
  /** Real sales of a month, one row a laboratory. */
  readRealSaleGlobal?: Maybe<Array<RealSale>>;
  /** What the form of a regulatory action chooses from. */
  readRegulatoryActionEditDatas?: Maybe<RegulatoryActionEditDatas>;
  /** Goals of a year, one row a product. */
  readSaleGoalsByProduct?: Maybe<Array<SaleGoalByProduct>>;
  /** Trends of every work group, one row a group and month. */
  readSaleTrendByWorkGroup?: Maybe<Array<SaleTrend>>;
  /** Trends of a product as they were dispatched, one row a work group and month. */
  readSaleTrendByWorkGroupOfPharmaProduct?: Maybe<Array<SaleTrend>>;
  /** Trends of a month, one row a laboratory. */
  readSaleTrendGlobal?: Maybe<Array<SaleTrend>>;
  /** A supervisor's programme for a day; null when there is none. */
  readSupervisorDailyWork?: Maybe<SupervisorDailyWork>;
  /** Progress of one supervisor. An answer about another supervisor is dropped. */
  readSupervisorProgress?: Maybe<SupervisorProgress>;
  /** Visit statistics of the work group a supervisor leads. */
  readSupervisorWorkGroupVisitReportStat?: Maybe<WorkGroupVisitReportStat>;
  /** Types of regulatory action. */
  readTypeRegulatoryActions?: Maybe<Array<TypeRegulatoryAction>>;
  /** How far each delegate is with the visits asked of them. */
  readVisitQuotasReachedByDelegue?: Maybe<Array<VisitQuotaReached>>;
  /** Reports a worker made on a day. */
  readVisitReports?: Maybe<Array<VisitReport>>;
  /** Trends of a week, one row a product. */
  readWeeklySaleTrendsByProduct?: Maybe<Array<SaleTrend>>;
  /** The card of a wholesaler. */
  readWholesalerDetailedDatas?: Maybe<Wholesaler>;
  /** Wholesalers. */
  readWholesalers?: Maybe<Array<Wholesaler>>;
  /** Visit statistics of one work group. */
  readWorkGroupVisitReportStat?: Maybe<WorkGroupVisitReportStat>;
  /** Work groups. */
  readWorkGroups?: Maybe<Array<WorkGroup>>;
  /** A worker's programme for a day; null when there is none. */
  readWorkScheduleDaily?: Maybe<WorkScheduleDaily>;
  /** Where a worker was on a day, in order of time. */
  readWorkerGPSTrail?: Maybe<Array<GpsLoc>>;
  /** Visit statistics of one worker. */
  readWorkerVisitReportStat?: Maybe<WorkerVisitReportStat>;
  /** Customers a worker visited in a range of days. */
  readWorkerVisitedCustomers?: Maybe<Array<Customer>>;
  /** Validates a token and returns its user. */
  validateToken?: Maybe<LoginAnswer>;
};


/** Everything that can be read. */
export type QueryGetAllPharmaProductFileByPharmaProductIdArgs = {
  pharmaProductID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetAllRegulatoryActionByPharmaProductIdArgs = {
  pharmaProductID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetAllRegulatoryActionStepByRegulatoryActionIdArgs = {
  regulatoryActionID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetAllReminderArgs = {
  done: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryGetPharmaProductFileByIdArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetRealSaleByDelegueArgs = {
  ID: Scalars['ID']['input'];
  yearMonthEnd: Scalars['YearMonth']['input'];
  yearMonthStart: Scalars['YearMonth']['input'];
};


/** Everything that can be read. */
export type QueryGetRealSaleByLaboArgs = {
  ID: Scalars['ID']['input'];
  yearMonthEnd: Scalars['YearMonth']['input'];
  yearMonthStart: Scalars['YearMonth']['input'];
};


/** Everything that can be read. */
export type QueryGetRealSaleByPharmaProductArgs = {
  ID: Scalars['ID']['input'];
  yearMonthEnd: Scalars['YearMonth']['input'];
  yearMonthStart: Scalars['YearMonth']['input'];
};


/** Everything that can be read. */
export type QueryGetRealSaleBySupervisorArgs = {
  ID: Scalars['ID']['input'];
  yearMonthEnd: Scalars['YearMonth']['input'];
  yearMonthStart: Scalars['YearMonth']['input'];
};


/** Everything that can be read. */
export type QueryGetRealSaleByWorkGroupArgs = {
  ID: Scalars['ID']['input'];
  yearMonthEnd: Scalars['YearMonth']['input'];
  yearMonthStart: Scalars['YearMonth']['input'];
};


/** Everything that can be read. */
export type QueryGetRegulatoryActionByIdArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetRegulatoryActionStepByIdArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetReminderByIdArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetSaleTrendByDelegueArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetSaleTrendByLaboArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetSaleTrendByPharmaProductArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetSaleTrendByWorkGroupArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGetSaleTrendByWorkGroupSupervisorArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadAbsenceJustificationArgs = {
  absenceEndDateTimeStamp: Scalars['Timestamp']['input'];
  absenceStartDateTimeStamp: Scalars['Timestamp']['input'];
  workerID?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryReadActiveInactiveDeleguesArgs = {
  endDate: Scalars['Date']['input'];
  startDate: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryReadActiveInactiveWorkGroupsArgs = {
  endDate: Scalars['Date']['input'];
  startDate: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryReadAdvancedFilterDatasArgs = {
  delegueID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadAllExpiringAmmPharmaProductsArgs = {
  limitTimeStamp: Scalars['Timestamp']['input'];
};


/** Everything that can be read. */
export type QueryReadAllMyDeleguesScheduleArgs = {
  date: Scalars['Date']['input'];
  supervisorID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadAllSupervisorProgressArgs = {
  date: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryReadAllSupervisorWeeklyReportArgs = {
  supervisorID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadAllWorkGroupVisitReportStatArgs = {
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryReadCustomerAdministrativeDetailedDatasArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadCustomerDrugStoreDetailedDatasArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadCustomerHealthWorkerDetailedDatasArgs = {
  customerHealthWorkerID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadCustomerNextVisitObjectivesArgs = {
  customersIDList: Array<Scalars['ID']['input']>;
  workerID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadDispatchedPartsArgs = {
  kind: FinanceKind;
  period: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryReadFinancePeriodsArgs = {
  kind: FinanceKind;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryReadRealSaleByPharmaProductArgs = {
  yearMonth: Scalars['YearMonth']['input'];
};


/** Everything that can be read. */
export type QueryReadRealSaleGlobalArgs = {
  yearMonth: Scalars['YearMonth']['input'];
};


/** Everything that can be read. */
export type QueryReadSaleGoalsByProductArgs = {
  year: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryReadSaleTrendByWorkGroupArgs = {
  yearMonth?: InputMaybe<Scalars['YearMonth']['input']>;
};


/** Everything that can be read. */
export type QueryReadSaleTrendByWorkGroupOfPharmaProductArgs = {
  ID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadSaleTrendGlobalArgs = {
  yearMonth: Scalars['YearMonth']['input'];
};


/** Everything that can be read. */
export type QueryReadSupervisorDailyWorkArgs = {
  date: Scalars['Date']['input'];
  supervisorID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadSupervisorProgressArgs = {
  date: Scalars['Date']['input'];
  supervisorID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadSupervisorWorkGroupVisitReportStatArgs = {
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
  supervisorID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadVisitQuotasReachedByDelegueArgs = {
  endDate: Scalars['Date']['input'];
  startDate: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryReadVisitReportsArgs = {
  date: Scalars['Date']['input'];
  workerID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadWeeklySaleTrendsByProductArgs = {
  periodEnd: Scalars['Date']['input'];
  periodStart: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryReadWholesalerDetailedDatasArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadWorkGroupVisitReportStatArgs = {
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
  workGroupID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadWorkScheduleDailyArgs = {
  date: Scalars['Date']['input'];
  includeUnvalidated?: InputMaybe<Scalars['Boolean']['input']>;
  workerID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadWorkerGpsTrailArgs = {
  date: Scalars['Date']['input'];
  workerID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadWorkerVisitReportStatArgs = {
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
  workerID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReadWorkerVisitedCustomersArgs = {
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  workerID: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryValidateTokenArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Sales as the wholesalers confirmed them. */
export type RealSale = SaleFigures & {
  /** The delegate, where the row is about one. */
  Delegue?: Maybe<User>;
  /** The laboratory, where the row is about one. */
  PharmaLaboratory?: Maybe<PharmaLaboratory>;
  /** The product, where the row is about one. */
  PharmaProduct?: Maybe<PharmaProduct>;
  /** The same units, by wholesaler. */
  SoldStockByWholesaler: Array<SoldStockByWholesaler>;
  /** The supervisor, where the row is about one. */
  Supervisor?: Maybe<User>;
  /** The work group, where the row is about one. */
  WorkGroup?: Maybe<WorkGroup>;
  /** Obtained over expected, in per cent; null when nothing is expected. */
  completionRate?: Maybe<Scalars['Float']['output']>;
  /** Completion with the deficit added to the expected turnover, in per cent. */
  completionRateWithDeficit?: Maybe<Scalars['Float']['output']>;
  /** Units short of the goal, carried through the year. */
  deficitQuantity?: Maybe<Scalars['Int']['output']>;
  /** Turnover short of the goal, carried through the year. */
  deficitTurnOver?: Maybe<Scalars['Float']['output']>;
  /** PGHT of the dispatched units, in rows of saved figures; null if never dispatched. */
  dispatchedPght?: Maybe<Scalars['Float']['output']>;
  /** Units that are dispatched to the delegates, in rows of saved figures; null if never dispatched. */
  dispatchedQuantity?: Maybe<Scalars['Int']['output']>;
  /** Turnover the goal expects. */
  expectedTurnOver: Scalars['Float']['output'];
  /** Turnover obtained: units × PGHT. */
  obtainedTurnOver: Scalars['Float']['output'];
  /** PGHT of the product. */
  pght?: Maybe<Scalars['Float']['output']>;
  /** Units sold. */
  quantity: Scalars['Int']['output'];
  /** The month. */
  yearMonth: Scalars['YearMonth']['output'];
};

/** Something to obtain from an authority for a product: a first authorisation, a renewal, a variation. */
export type RegulatoryAction = {
  /** Action id. */
  ID: Scalars['ID']['output'];
  /** For which product. */
  PharmaProduct?: Maybe<PharmaProduct>;
  /** Its steps, in the order they were made. */
  RegulatoryActionSteps: Array<RegulatoryActionStep>;
  /** Of which type. */
  TypeRegulatoryAction?: Maybe<TypeRegulatoryAction>;
  /** In more words. */
  description?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** One of `RegulatoryActionEditDatas.statusList`. */
  statut: Scalars['String']['output'];
};

/** What the form of a regulatory action chooses from. */
export type RegulatoryActionEditDatas = {
  /** Values of `statut`. */
  statusList: Array<Scalars['String']['output']>;
};

/** A step of a regulatory action. */
export type RegulatoryActionStep = {
  /** Step id. */
  ID: Scalars['ID']['output'];
  /** Files attached. */
  PharmaProductFiles: Array<PharmaProductFile>;
  /** The action it is a step of. */
  RegulatoryAction?: Maybe<RegulatoryAction>;
  /** Its reminder: of several, the next one due, else the last. */
  Reminder?: Maybe<Reminder>;
  /** In more words. */
  description?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** One stage a customer reached with a product, on one day. History only grows. */
export type RelationshipWithProductAdvancement = {
  /** Record id. */
  ID: Scalars['ID']['output'];
  /** With which product. */
  PharmaProduct?: Maybe<PharmaProduct>;
  /** Whose relationship. */
  customer?: Maybe<Customer>;
  /** When the stage was reached. */
  dateTimestamp: Scalars['Timestamp']['output'];
  /** One of `CustomerCardEditDatas.relationStateList`: prospect, firstContact, maturation, newClient, occasionnelClient, LoyalClient, LostClient. */
  relationState: Scalars['String']['output'];
};

/** A message to send to people at an instant. It is done when that instant has passed. */
export type Reminder = {
  /** Reminder id. */
  ID: Scalars['ID']['output'];
  /** Who gets it: 1 to 15 people. */
  Recipients: Array<BaseUser>;
  /** The step it belongs to, if any. */
  RegulatoryActionStep?: Maybe<RegulatoryActionStep>;
  /** In more words. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether its instant has passed. */
  expired: Scalars['Boolean']['output'];
  /** Whether it goes out by e-mail. */
  isEmail: Scalars['Boolean']['output'];
  /** Whether it goes out as a notification. */
  isNotification: Scalars['Boolean']['output'];
  /** What it is about. */
  name: Scalars['String']['output'];
  /** When it goes out. */
  scheduledTimeStamp: Scalars['Timestamp']['output'];
};

/** What trends and real sales share: a row about a product, laboratory, work group, supervisor or delegate, for a month. */
export type SaleFigures = {
  /** The delegate, where the row is about one. */
  Delegue?: Maybe<User>;
  /** The laboratory, where the row is about one. */
  PharmaLaboratory?: Maybe<PharmaLaboratory>;
  /** The product, where the row is about one. */
  PharmaProduct?: Maybe<PharmaProduct>;
  /** The same units, by wholesaler. */
  SoldStockByWholesaler: Array<SoldStockByWholesaler>;
  /** The supervisor, where the row is about one. */
  Supervisor?: Maybe<User>;
  /** The work group, where the row is about one. */
  WorkGroup?: Maybe<WorkGroup>;
  /** Obtained over expected, in per cent; null when nothing is expected. */
  completionRate?: Maybe<Scalars['Float']['output']>;
  /** Completion with the deficit added to the expected turnover, in per cent. */
  completionRateWithDeficit?: Maybe<Scalars['Float']['output']>;
  /** Units short of the goal, carried through the year. */
  deficitQuantity?: Maybe<Scalars['Int']['output']>;
  /** Turnover short of the goal, carried through the year. */
  deficitTurnOver?: Maybe<Scalars['Float']['output']>;
  /** PGHT of the dispatched units, in rows of saved figures; null if never dispatched. */
  dispatchedPght?: Maybe<Scalars['Float']['output']>;
  /** Units that are dispatched to the delegates, in rows of saved figures; null if never dispatched. */
  dispatchedQuantity?: Maybe<Scalars['Int']['output']>;
  /** Turnover the goal expects. */
  expectedTurnOver: Scalars['Float']['output'];
  /** Turnover obtained: units × PGHT. */
  obtainedTurnOver: Scalars['Float']['output'];
  /** PGHT of the product. */
  pght?: Maybe<Scalars['Float']['output']>;
  /** Units sold. */
  quantity: Scalars['Int']['output'];
  /** The month. */
  yearMonth: Scalars['YearMonth']['output'];
};

/** What is to be sold of a product in a year. */
export type SaleGoalByProduct = {
  /** The product. */
  PharmaProduct: PharmaProduct;
  /** `quantity` × `pght`. */
  amountTotal: Scalars['Float']['output'];
  /** PGHT of the dispatched units; null if never dispatched. `pght` is that of the saved goal. */
  dispatchedPght?: Maybe<Scalars['Float']['output']>;
  /** Units of the goal that are dispatched to the delegates; null if never dispatched. `quantity` is the saved goal. */
  dispatchedQuantity?: Maybe<Scalars['Int']['output']>;
  /** PGHT the goal was set at. */
  pght: Scalars['Float']['output'];
  /** Units to sell. */
  quantity: Scalars['Int']['output'];
  /** The year. */
  year: Scalars['Int']['output'];
};

/** Sales as the weekly trends show them. */
export type SaleTrend = SaleFigures & {
  /** The delegate, where the row is about one. */
  Delegue?: Maybe<User>;
  /** The laboratory, where the row is about one. */
  PharmaLaboratory?: Maybe<PharmaLaboratory>;
  /** The product, where the row is about one. */
  PharmaProduct?: Maybe<PharmaProduct>;
  /** The same units, by wholesaler. */
  SoldStockByWholesaler: Array<SoldStockByWholesaler>;
  /** The supervisor, where the row is about one. */
  Supervisor?: Maybe<User>;
  /** The work group, where the row is about one. */
  WorkGroup?: Maybe<WorkGroup>;
  /** Obtained over expected, in per cent; null when nothing is expected. */
  completionRate?: Maybe<Scalars['Float']['output']>;
  /** Completion with the deficit added to the expected turnover, in per cent. */
  completionRateWithDeficit?: Maybe<Scalars['Float']['output']>;
  /** Units short of the goal, carried through the year. */
  deficitQuantity?: Maybe<Scalars['Int']['output']>;
  /** Turnover short of the goal, carried through the year. */
  deficitTurnOver?: Maybe<Scalars['Float']['output']>;
  /** PGHT of the dispatched units, in rows of saved figures; null if never dispatched. */
  dispatchedPght?: Maybe<Scalars['Float']['output']>;
  /** Units that are dispatched to the delegates, in rows of saved figures; null if never dispatched. */
  dispatchedQuantity?: Maybe<Scalars['Int']['output']>;
  /** Turnover the goal expects. */
  expectedTurnOver: Scalars['Float']['output'];
  /** Turnover obtained: units × PGHT. */
  obtainedTurnOver: Scalars['Float']['output'];
  /** PGHT of the product. */
  pght?: Maybe<Scalars['Float']['output']>;
  /** Units sold. */
  quantity: Scalars['Int']['output'];
  /** The month. */
  yearMonth: Scalars['YearMonth']['output'];
};

/** Sex of a health worker. */
export type Sex =
  /** Female. */
  | 'F'
  /** Male. */
  | 'M';

/** What one wholesaler sold. */
export type SoldStockByWholesaler = {
  /** The wholesaler. */
  Wholesaler: Wholesaler;
  /** Units that are dispatched to the delegates, in rows of saved figures; null if never dispatched. */
  dispatchedQuantity?: Maybe<Scalars['Int']['output']>;
  /** Units sold. */
  quantity: Scalars['Int']['output'];
};

/** A medical speciality. */
export type Speciality = {
  /** Speciality id. */
  ID: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Visits to the customers of one speciality. */
export type SpecialityVisitReportStat = {
  /** The speciality. */
  Speciality: Speciality;
  /** Customers of the speciality. */
  customerCount: Scalars['Int']['output'];
  /** Different customers visited. */
  distinctVisitedCustomerCount: Scalars['Int']['output'];
  /** Visits without a plan, those to customers not registered yet included. */
  spontaneousTotal: Scalars['Int']['output'];
  /** Customers visited without a plan, once for each visit. */
  spontaneousVisitedCustomerIDs: Array<Scalars['ID']['output']>;
  /** Customers visited, once for each visit. */
  visitedCustomerIDs: Array<Scalars['ID']['output']>;
};

/** One supervisor's programme for a day. */
export type SupervisorDailyWork = {
  /** Record id. */
  ID: Scalars['ID']['output'];
  /** The visits, in the order of the round. */
  MyVisitObjectives: Array<VisitObjective>;
  /** Whose programme. */
  Supervisor: User;
  /** The day. */
  date: Scalars['Date']['output'];
  /** Share of the visits done, 0 to 100. */
  progresPercentage?: Maybe<Scalars['Float']['output']>;
};

/** How far a supervisor and their group are with the day's visits. Percentages from 0 to 100. */
export type SupervisorProgress = {
  /** Who. */
  Supervisor: User;
  /** Of the whole group. */
  globalProgress?: Maybe<Scalars['Float']['output']>;
  /** Of the visits to health workers. */
  medicalProgress?: Maybe<Scalars['Float']['output']>;
  /** Of the visits to drugstores. */
  pharmaProgress?: Maybe<Scalars['Float']['output']>;
  /** Of the supervisor's own visits. */
  supervisorProgress?: Maybe<Scalars['Float']['output']>;
};

/** A supervisor's report on a week, from Monday to Sunday. */
export type SupervisorWeeklyReport = {
  /** Customers the plan aims at. */
  ConcernedTargetCustomers: Array<Customer>;
  /** Report id. */
  ID: Scalars['ID']['output'];
  /** Figure achieved. */
  achivements?: Maybe<Scalars['Float']['output']>;
  /** Achieved over forecast, as a ratio. */
  achivementsDividedByForecasts?: Maybe<Scalars['Float']['output']>;
  /** Plan for the next week. */
  actionPlan?: Maybe<Scalars['String']['output']>;
  /** What will be done about them. */
  correctiveActions?: Maybe<Scalars['String']['output']>;
  /** Figure forecast for the week. */
  forecasts?: Maybe<Scalars['Float']['output']>;
  /** What the figures mean. */
  interpretation?: Maybe<Scalars['String']['output']>;
  /** Figure forecast for the next week. */
  nextWeekForcastFigures?: Maybe<Scalars['Float']['output']>;
  /** Sunday. */
  weekEnd: Scalars['Date']['output'];
  /** Monday. */
  weekStart: Scalars['Date']['output'];
};

/** A type of regulatory action. */
export type TypeRegulatoryAction = {
  /** Type id. */
  ID: Scalars['ID']['output'];
  /** Colour, `#rrggbb`. */
  colorCode: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A person of the field force: delegate or supervisor. */
export type User = {
  /** First name. */
  FirstName?: Maybe<Scalars['String']['output']>;
  /** User id. */
  ID: Scalars['ID']['output'];
  /** Family name. */
  Surname?: Maybe<Scalars['String']['output']>;
  /** The group the person works in. */
  WorkGroup?: Maybe<WorkGroup>;
  /** Birthday. */
  birthDay?: Maybe<Scalars['Date']['output']>;
  /** Whether this stands for a post without a holder. */
  fictive?: Maybe<Scalars['Boolean']['output']>;
  /** Telephone number, as typed. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of the portrait. */
  profilPic?: Maybe<Scalars['String']['output']>;
};

/** The eight roles that may enter the application. The login answer carries its role as text, since a server may know others. */
export type UserType =
  /** Head of one agency. */
  | 'Boss'
  /** Assistant of the head of an agency. */
  | 'BossAssistant'
  /** Head of all agencies; chooses the agency to look at. */
  | 'BossMultinational'
  /** Field sales representative. */
  | 'Delegue'
  /** Head at a laboratory: follows its own products' sales. */
  | 'PharmaLaboBossUser'
  /** Regulatory affairs at a laboratory: follows its own products. */
  | 'PharmaLaboReglementaryAffairUser'
  /** Keeps the marketing authorisations of an agency's products. */
  | 'RegulatoryAffairsUser'
  /** Leads a work group of delegates; may act as a delegate. */
  | 'Supervisor';

/** A visit planned, and what became of it. Shown as administrative, else spontaneous, else done, else pending. */
export type VisitObjective = {
  /** Who is visited; null for a customer that is not registered yet. */
  Customer?: Maybe<Customer>;
  /** Objective id. */
  ID: Scalars['ID']['output'];
  /** The report, once done. */
  VisitReport?: Maybe<VisitReport>;
  /** Who visits. */
  Worker?: Maybe<User>;
  /** Whether this is a visit to an administrative customer. */
  administrativeCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** What the visit is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether the visit has its report. */
  done: Scalars['Boolean']['output'];
  /** Whether the supervisor has agreed; only where that module is on. */
  validated?: Maybe<Scalars['Boolean']['output']>;
};

/** How far a delegate is with the visits asked of them. */
export type VisitQuotaReached = {
  /** The delegate. */
  Delegue: User;
  /** Visits made. */
  doneVisits: Scalars['Int']['output'];
  /** Visits asked for. */
  expectedVisits: Scalars['Int']['output'];
  /** Made over asked for, in per cent; null when none is asked for. */
  reachedPercentage?: Maybe<Scalars['Float']['output']>;
};

/** What came of a visit. Which fields are shown is `LoginAnswer.VisitReportFieldsToShow`. */
export type VisitReport = {
  /** Where the report was made; null when the device gave no position. */
  GPSLoc?: Maybe<GpsLoc>;
  /** Products of which samples were given. */
  GivenSamplesPharmaProducts: Array<PharmaProduct>;
  /** Report id. */
  ID: Scalars['ID']['output'];
  /** Products spoken about. */
  PresentedPharmaProducts: Array<PharmaProduct>;
  /** The objective it answers. */
  VisitObjective?: Maybe<VisitObjective>;
  /** Cost of the action, in the agency's currency. */
  actionCost?: Maybe<Scalars['Float']['output']>;
  /** When the visit ended; null for who may not see how long visits last. */
  endTimeStamp?: Maybe<Scalars['Timestamp']['output']>;
  /** Gifts made. */
  gifts?: Maybe<Scalars['String']['output']>;
  /** Action led. */
  leadedAction?: Maybe<Scalars['String']['output']>;
  /** Who was met. */
  metPerson?: Maybe<Scalars['String']['output']>;
  /** Objective of the next visit. */
  nextVisitObjective?: Maybe<Scalars['String']['output']>;
  /** Prescriptions seen. */
  notedPrescriptions?: Maybe<Scalars['String']['output']>;
  /** Objections heard. */
  objections?: Maybe<Scalars['String']['output']>;
  /** Prescribing commitment obtained. */
  obtainedPromess?: Maybe<Scalars['String']['output']>;
  /** Result of the visit. */
  obtainedResult?: Maybe<Scalars['String']['output']>;
  /** Comments. */
  other?: Maybe<Scalars['String']['output']>;
  /** Whether the visit was not planned. */
  spontanous?: Maybe<Scalars['Boolean']['output']>;
  /** First name of the customer not registered yet. */
  spontanousCustomerFirstName?: Maybe<Scalars['String']['output']>;
  /** Family name of the customer not registered yet. */
  spontanousCustomerLastName?: Maybe<Scalars['String']['output']>;
  /** Whether it was to a customer not registered yet. */
  spontanousNewCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** When the visit began. */
  startTimeStamp: Scalars['Timestamp']['output'];
};

/** A wholesaler. */
export type Wholesaler = Customer & {
  /** Customer id, unique among the four kinds. */
  ID: Scalars['ID']['output'];
  /** What the customer expects, by period. */
  MyCustomerExpectations: Array<CustomerExpectation>;
  /** What was done for the customer, by period. */
  MyLeadedActionsReceived: Array<LeadedActionReceived>;
  /** Every stage recorded, for every product; the latest of a product counts. */
  MyRelationshipsWithProductAdvancement: Array<RelationshipWithProductAdvancement>;
  /** Reports of the visits made, latest first. */
  MyVisitReports: Array<VisitReport>;
  /** Work area it is in. */
  WorkArea?: Maybe<WorkArea>;
  /** Birthday, or the day a business opened. */
  birthDay?: Maybe<Scalars['Date']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone number, as typed. */
  phone?: Maybe<Scalars['String']['output']>;
  /** How much the customer can bring; one of `CustomerCardEditDatas.potentialList`. */
  potential?: Maybe<Scalars['String']['output']>;
  /** How to find it, in words. */
  textualLocation?: Maybe<Scalars['String']['output']>;
};

/** A part of a city that one delegate covers. */
export type WorkArea = {
  /** Where it is. */
  City?: Maybe<City>;
  /** Work area id. */
  ID: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A supervisor and the delegates they lead. */
export type WorkGroup = {
  /** Its delegates. */
  Delegues: Array<User>;
  /** Work group id. */
  ID: Scalars['ID']['output'];
  /** Address of the picture. */
  Picture?: Maybe<Scalars['String']['output']>;
  /** Who leads it. */
  Supervisor?: Maybe<User>;
  /** Name. */
  name: Scalars['String']['output'];
  /** What the group promotes to. */
  type?: Maybe<WorkGroupType>;
};

/** What a work group promotes to. */
export type WorkGroupType =
  /** Health workers: prescription. */
  | 'medical'
  /** Drugstores: sale. */
  | 'pharma';

/** A work group's visits over a range of days. */
export type WorkGroupVisitReportStat = {
  /** Each delegate's share. */
  DelegueStats: Array<WorkerVisitReportStat>;
  /** The same, by speciality. */
  SpecialityStats: Array<SpecialityVisitReportStat>;
  /** Its supervisor's share. */
  SupervisorStat?: Maybe<WorkerVisitReportStat>;
  /** The group. */
  WorkGroup: WorkGroup;
  /** Reports made. */
  totalReports: Scalars['Int']['output'];
};

/** One worker's programme for a day. */
export type WorkScheduleDaily = {
  /** Record id. */
  ID: Scalars['ID']['output'];
  /** The visits, in the order of the round. */
  MyVisitObjectives: Array<VisitObjective>;
  /** Whose programme. */
  Worker: User;
  /** The day. */
  date: Scalars['Date']['output'];
  /** Share of the visits done, 0 to 100. */
  progresPercentage?: Maybe<Scalars['Float']['output']>;
};

/** One worker's visits over a range of days. */
export type WorkerVisitReportStat = {
  /** The same, by speciality. */
  SpecialityStats: Array<SpecialityVisitReportStat>;
  /** Delegate or supervisor. */
  Worker: User;
  /** Reports made. */
  totalReports: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Customer:
    | ( AdministrativeRecord )
    | ( DrugStoreRecord )
    | ( HealthWorkerRecord )
    | ( WholesalerRecord )
  ;
  SaleFigures:
    | ( FiguresRow )
    | ( FiguresRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ACL: ResolverTypeWrapper<Acl>;
  AbsenceJustification: ResolverTypeWrapper<AbsenceJustificationRecord>;
  ActiveInactiveDelegues: ResolverTypeWrapper<Omit<ActiveInactiveDelegues, 'active' | 'inactive'> & { active: Array<ResolversTypes['User']>, inactive: Array<ResolversTypes['User']> }>;
  ActiveInactiveWorkGroups: ResolverTypeWrapper<Omit<ActiveInactiveWorkGroups, 'active' | 'inactive'> & { active: Array<ResolversTypes['WorkGroup']>, inactive: Array<ResolversTypes['WorkGroup']> }>;
  AdvancedFilterDatas: ResolverTypeWrapper<Omit<AdvancedFilterDatas, 'CityList' | 'HealthCenterList' | 'SpecialityList' | 'WorkAreaList'> & { CityList: Array<ResolversTypes['City']>, HealthCenterList: Array<ResolversTypes['HealthCenter']>, SpecialityList: Array<ResolversTypes['Speciality']>, WorkAreaList: Array<ResolversTypes['WorkArea']> }>;
  Agency: ResolverTypeWrapper<AgencyRecord>;
  AllCustomers: ResolverTypeWrapper<Omit<AllCustomers, 'CustomerAdministrative' | 'DrugStoreList' | 'HealthWorkerList' | 'Wholesaler'> & { CustomerAdministrative: Array<ResolversTypes['CustomerAdministrative']>, DrugStoreList: Array<ResolversTypes['CustomerDrugStore']>, HealthWorkerList: Array<ResolversTypes['CustomerHealthWorker']>, Wholesaler: Array<ResolversTypes['Wholesaler']> }>;
  BaseUser: ResolverTypeWrapper<UserRecord>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  City: ResolverTypeWrapper<CityRecord>;
  Customer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Customer']>;
  CustomerAdministrative: ResolverTypeWrapper<AdministrativeRecord>;
  CustomerCardEditDatas: ResolverTypeWrapper<Omit<CustomerCardEditDatas, 'AssignedPharmaProducts' | 'SpecialityList'> & { AssignedPharmaProducts: Array<ResolversTypes['PharmaProduct']>, SpecialityList: Array<ResolversTypes['Speciality']> }>;
  CustomerDrugStore: ResolverTypeWrapper<DrugStoreRecord>;
  CustomerExpectation: ResolverTypeWrapper<CustomerExpectationRecord>;
  CustomerHealthWorker: ResolverTypeWrapper<HealthWorkerRecord>;
  CustomerNextVisitObjective: ResolverTypeWrapper<Omit<CustomerNextVisitObjective, 'Customer'> & { Customer: ResolversTypes['Customer'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DeleteAnswer: ResolverTypeWrapper<DeleteAnswer>;
  DispatchAnswer: ResolverTypeWrapper<DispatchAnswer>;
  DispatchedPart: ResolverTypeWrapper<DispatchedPartRow>;
  FinanceKind: FinanceKind;
  FinancePeriod: ResolverTypeWrapper<PeriodRow>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GPSLoc: ResolverTypeWrapper<GPSLocRecord>;
  HealthCenter: ResolverTypeWrapper<HealthCenterRecord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LeadedActionReceived: ResolverTypeWrapper<LeadedActionReceivedRecord>;
  LoginAnswer: ResolverTypeWrapper<LoginAnswer>;
  Member: ResolverTypeWrapper<Member>;
  ModulesState: ResolverTypeWrapper<ModulesState>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PharmaLaboratory: ResolverTypeWrapper<LaboratoryRecord>;
  PharmaProduct: ResolverTypeWrapper<PharmaProductRecord>;
  PharmaProductAssignedDelegue: ResolverTypeWrapper<AssignedDelegueRecord>;
  PharmaProductFile: ResolverTypeWrapper<PharmaProductFileRecord>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RealSale: ResolverTypeWrapper<FiguresRow>;
  RegulatoryAction: ResolverTypeWrapper<RegulatoryActionRecord>;
  RegulatoryActionEditDatas: ResolverTypeWrapper<RegulatoryActionEditDatas>;
  RegulatoryActionStep: ResolverTypeWrapper<RegulatoryActionStepRecord>;
  RelationshipWithProductAdvancement: ResolverTypeWrapper<RelationshipWithProductAdvancementRecord>;
  Reminder: ResolverTypeWrapper<ReminderRecord>;
  SaleFigures: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SaleFigures']>;
  SaleGoalByProduct: ResolverTypeWrapper<GoalRow>;
  SaleTrend: ResolverTypeWrapper<FiguresRow>;
  Sex: Sex;
  SoldStockByWholesaler: ResolverTypeWrapper<StockRow>;
  Speciality: ResolverTypeWrapper<SpecialityRecord>;
  SpecialityVisitReportStat: ResolverTypeWrapper<Omit<SpecialityVisitReportStat, 'Speciality'> & { Speciality: ResolversTypes['Speciality'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SupervisorDailyWork: ResolverTypeWrapper<Omit<SupervisorDailyWork, 'MyVisitObjectives' | 'Supervisor'> & { MyVisitObjectives: Array<ResolversTypes['VisitObjective']>, Supervisor: ResolversTypes['User'] }>;
  SupervisorProgress: ResolverTypeWrapper<Omit<SupervisorProgress, 'Supervisor'> & { Supervisor: ResolversTypes['User'] }>;
  SupervisorWeeklyReport: ResolverTypeWrapper<SupervisorWeeklyReportRecord>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  TypeRegulatoryAction: ResolverTypeWrapper<TypeRegulatoryActionRecord>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<UserRecord>;
  UserType: UserType;
  VisitObjective: ResolverTypeWrapper<VisitObjectiveRecord>;
  VisitQuotaReached: ResolverTypeWrapper<Omit<VisitQuotaReached, 'Delegue'> & { Delegue: ResolversTypes['User'] }>;
  VisitReport: ResolverTypeWrapper<VisitReportRecord>;
  Wholesaler: ResolverTypeWrapper<WholesalerRecord>;
  WorkArea: ResolverTypeWrapper<WorkAreaRecord>;
  WorkGroup: ResolverTypeWrapper<WorkgroupRecord>;
  WorkGroupType: WorkGroupType;
  WorkGroupVisitReportStat: ResolverTypeWrapper<Omit<WorkGroupVisitReportStat, 'DelegueStats' | 'SpecialityStats' | 'SupervisorStat' | 'WorkGroup'> & { DelegueStats: Array<ResolversTypes['WorkerVisitReportStat']>, SpecialityStats: Array<ResolversTypes['SpecialityVisitReportStat']>, SupervisorStat?: Maybe<ResolversTypes['WorkerVisitReportStat']>, WorkGroup: ResolversTypes['WorkGroup'] }>;
  WorkScheduleDaily: ResolverTypeWrapper<Omit<WorkScheduleDaily, 'MyVisitObjectives' | 'Worker'> & { MyVisitObjectives: Array<ResolversTypes['VisitObjective']>, Worker: ResolversTypes['User'] }>;
  WorkerVisitReportStat: ResolverTypeWrapper<Omit<WorkerVisitReportStat, 'SpecialityStats' | 'Worker'> & { SpecialityStats: Array<ResolversTypes['SpecialityVisitReportStat']>, Worker: ResolversTypes['User'] }>;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ACL: Acl;
  AbsenceJustification: AbsenceJustificationRecord;
  ActiveInactiveDelegues: Omit<ActiveInactiveDelegues, 'active' | 'inactive'> & { active: Array<ResolversParentTypes['User']>, inactive: Array<ResolversParentTypes['User']> };
  ActiveInactiveWorkGroups: Omit<ActiveInactiveWorkGroups, 'active' | 'inactive'> & { active: Array<ResolversParentTypes['WorkGroup']>, inactive: Array<ResolversParentTypes['WorkGroup']> };
  AdvancedFilterDatas: Omit<AdvancedFilterDatas, 'CityList' | 'HealthCenterList' | 'SpecialityList' | 'WorkAreaList'> & { CityList: Array<ResolversParentTypes['City']>, HealthCenterList: Array<ResolversParentTypes['HealthCenter']>, SpecialityList: Array<ResolversParentTypes['Speciality']>, WorkAreaList: Array<ResolversParentTypes['WorkArea']> };
  Agency: AgencyRecord;
  AllCustomers: Omit<AllCustomers, 'CustomerAdministrative' | 'DrugStoreList' | 'HealthWorkerList' | 'Wholesaler'> & { CustomerAdministrative: Array<ResolversParentTypes['CustomerAdministrative']>, DrugStoreList: Array<ResolversParentTypes['CustomerDrugStore']>, HealthWorkerList: Array<ResolversParentTypes['CustomerHealthWorker']>, Wholesaler: Array<ResolversParentTypes['Wholesaler']> };
  BaseUser: UserRecord;
  Boolean: Scalars['Boolean']['output'];
  City: CityRecord;
  Customer: ResolversInterfaceTypes<ResolversParentTypes>['Customer'];
  CustomerAdministrative: AdministrativeRecord;
  CustomerCardEditDatas: Omit<CustomerCardEditDatas, 'AssignedPharmaProducts' | 'SpecialityList'> & { AssignedPharmaProducts: Array<ResolversParentTypes['PharmaProduct']>, SpecialityList: Array<ResolversParentTypes['Speciality']> };
  CustomerDrugStore: DrugStoreRecord;
  CustomerExpectation: CustomerExpectationRecord;
  CustomerHealthWorker: HealthWorkerRecord;
  CustomerNextVisitObjective: Omit<CustomerNextVisitObjective, 'Customer'> & { Customer: ResolversParentTypes['Customer'] };
  Date: Scalars['Date']['output'];
  DeleteAnswer: DeleteAnswer;
  DispatchAnswer: DispatchAnswer;
  DispatchedPart: DispatchedPartRow;
  FinancePeriod: PeriodRow;
  Float: Scalars['Float']['output'];
  GPSLoc: GPSLocRecord;
  HealthCenter: HealthCenterRecord;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LeadedActionReceived: LeadedActionReceivedRecord;
  LoginAnswer: LoginAnswer;
  Member: Member;
  ModulesState: ModulesState;
  Mutation: Record<PropertyKey, never>;
  PharmaLaboratory: LaboratoryRecord;
  PharmaProduct: PharmaProductRecord;
  PharmaProductAssignedDelegue: AssignedDelegueRecord;
  PharmaProductFile: PharmaProductFileRecord;
  Query: Record<PropertyKey, never>;
  RealSale: FiguresRow;
  RegulatoryAction: RegulatoryActionRecord;
  RegulatoryActionEditDatas: RegulatoryActionEditDatas;
  RegulatoryActionStep: RegulatoryActionStepRecord;
  RelationshipWithProductAdvancement: RelationshipWithProductAdvancementRecord;
  Reminder: ReminderRecord;
  SaleFigures: ResolversInterfaceTypes<ResolversParentTypes>['SaleFigures'];
  SaleGoalByProduct: GoalRow;
  SaleTrend: FiguresRow;
  SoldStockByWholesaler: StockRow;
  Speciality: SpecialityRecord;
  SpecialityVisitReportStat: Omit<SpecialityVisitReportStat, 'Speciality'> & { Speciality: ResolversParentTypes['Speciality'] };
  String: Scalars['String']['output'];
  SupervisorDailyWork: Omit<SupervisorDailyWork, 'MyVisitObjectives' | 'Supervisor'> & { MyVisitObjectives: Array<ResolversParentTypes['VisitObjective']>, Supervisor: ResolversParentTypes['User'] };
  SupervisorProgress: Omit<SupervisorProgress, 'Supervisor'> & { Supervisor: ResolversParentTypes['User'] };
  SupervisorWeeklyReport: SupervisorWeeklyReportRecord;
  Timestamp: Scalars['Timestamp']['output'];
  TypeRegulatoryAction: TypeRegulatoryActionRecord;
  Upload: Scalars['Upload']['output'];
  User: UserRecord;
  VisitObjective: VisitObjectiveRecord;
  VisitQuotaReached: Omit<VisitQuotaReached, 'Delegue'> & { Delegue: ResolversParentTypes['User'] };
  VisitReport: VisitReportRecord;
  Wholesaler: WholesalerRecord;
  WorkArea: WorkAreaRecord;
  WorkGroup: WorkgroupRecord;
  WorkGroupVisitReportStat: Omit<WorkGroupVisitReportStat, 'DelegueStats' | 'SpecialityStats' | 'SupervisorStat' | 'WorkGroup'> & { DelegueStats: Array<ResolversParentTypes['WorkerVisitReportStat']>, SpecialityStats: Array<ResolversParentTypes['SpecialityVisitReportStat']>, SupervisorStat?: Maybe<ResolversParentTypes['WorkerVisitReportStat']>, WorkGroup: ResolversParentTypes['WorkGroup'] };
  WorkScheduleDaily: Omit<WorkScheduleDaily, 'MyVisitObjectives' | 'Worker'> & { MyVisitObjectives: Array<ResolversParentTypes['VisitObjective']>, Worker: ResolversParentTypes['User'] };
  WorkerVisitReportStat: Omit<WorkerVisitReportStat, 'SpecialityStats' | 'Worker'> & { SpecialityStats: Array<ResolversParentTypes['SpecialityVisitReportStat']>, Worker: ResolversParentTypes['User'] };
  YearMonth: Scalars['YearMonth']['output'];
};

export type ExtensionDirectiveArgs = { };

export type ExtensionDirectiveResolver<Result, Parent, ContextType = Context, Args = ExtensionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AclResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ACL'] = ResolversParentTypes['ACL']> = {
  canExportCustomerList?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canValidateVisitObjective?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createAdministrativeCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createCity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createCustomerExpectation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createDrugStore?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createEditOtherWorkGroupSchedule?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createEditOwnDailySchedule?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createEditOwnWorkGroupDeleguesSchedule?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createHealthCenter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createHealthWorker?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createLeadedAction?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createRelationshipWithProductAdvancement?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createWorkArea?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editAdministrativeCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editCity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editCustomerExpectation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editDrugStore?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editHealthCenter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editHealthWorker?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editLeadedAction?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editRelationshipWithProductAdvancement?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editWorkArea?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  saleDeficitEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  saleTrendsViewEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showAdministrativePotential?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showDrugStorePotential?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewAdministrativeCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewCity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewCustomerExpectation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewDrugStore?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewHealthCenter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewHealthWorker?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewLeadedAction?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewOtherWorkGroupSchedule?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewOwnSchedule?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewOwnVisitReportDuration?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewOwnWorkGroupDeleguesSchedule?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewPanoramicDashboard?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewRelationshipWithProductAdvancement?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewWorkArea?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AbsenceJustificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenceJustification'] = ResolversParentTypes['AbsenceJustification']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Worker?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  absenceEndDateTimeStamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  absenceStartDateTimeStamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  justification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectAbsence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActiveInactiveDeleguesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveInactiveDelegues'] = ResolversParentTypes['ActiveInactiveDelegues']> = {
  active?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  inactive?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ActiveInactiveWorkGroupsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveInactiveWorkGroups'] = ResolversParentTypes['ActiveInactiveWorkGroups']> = {
  active?: Resolver<Array<ResolversTypes['WorkGroup']>, ParentType, ContextType>;
  inactive?: Resolver<Array<ResolversTypes['WorkGroup']>, ParentType, ContextType>;
};

export type AdvancedFilterDatasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvancedFilterDatas'] = ResolversParentTypes['AdvancedFilterDatas']> = {
  CityList?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  HealthCenterList?: Resolver<Array<ResolversTypes['HealthCenter']>, ParentType, ContextType>;
  SpecialityList?: Resolver<Array<ResolversTypes['Speciality']>, ParentType, ContextType>;
  WorkAreaList?: Resolver<Array<ResolversTypes['WorkArea']>, ParentType, ContextType>;
  potentialList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idAgency?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AllCustomersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllCustomers'] = ResolversParentTypes['AllCustomers']> = {
  CustomerAdministrative?: Resolver<Array<ResolversTypes['CustomerAdministrative']>, ParentType, ContextType>;
  DrugStoreList?: Resolver<Array<ResolversTypes['CustomerDrugStore']>, ParentType, ContextType>;
  HealthWorkerList?: Resolver<Array<ResolversTypes['CustomerHealthWorker']>, ParentType, ContextType>;
  Wholesaler?: Resolver<Array<ResolversTypes['Wholesaler']>, ParentType, ContextType>;
};

export type BaseUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaseUser'] = ResolversParentTypes['BaseUser']> = {
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilPic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  __resolveType: TypeResolveFn<'CustomerAdministrative' | 'CustomerDrugStore' | 'CustomerHealthWorker' | 'Wholesaler', ParentType, ContextType>;
};

export type CustomerAdministrativeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAdministrative'] = ResolversParentTypes['CustomerAdministrative']> = {
  City?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  Created?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  LastEdited?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  MyCustomerExpectations?: Resolver<Array<ResolversTypes['CustomerExpectation']>, ParentType, ContextType>;
  MyLeadedActionsReceived?: Resolver<Array<ResolversTypes['LeadedActionReceived']>, ParentType, ContextType>;
  MyRelationshipsWithProductAdvancement?: Resolver<Array<ResolversTypes['RelationshipWithProductAdvancement']>, ParentType, ContextType>;
  MySpecialities?: Resolver<Array<ResolversTypes['Speciality']>, ParentType, ContextType>;
  MyVisitReports?: Resolver<Array<ResolversTypes['VisitReport']>, ParentType, ContextType>;
  Picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  WorkArea?: Resolver<Maybe<ResolversTypes['WorkArea']>, ParentType, ContextType>;
  birthDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gPSLat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gPSLon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  potential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredContactMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relationStartDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  textualLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerCardEditDatasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCardEditDatas'] = ResolversParentTypes['CustomerCardEditDatas']> = {
  AssignedPharmaProducts?: Resolver<Array<ResolversTypes['PharmaProduct']>, ParentType, ContextType>;
  SpecialityList?: Resolver<Array<ResolversTypes['Speciality']>, ParentType, ContextType>;
  matrimonialStatusList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  potentialList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  relationStateList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerDrugStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDrugStore'] = ResolversParentTypes['CustomerDrugStore']> = {
  City?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  Created?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  LastEdited?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  MyCustomerExpectations?: Resolver<Array<ResolversTypes['CustomerExpectation']>, ParentType, ContextType>;
  MyLeadedActionsReceived?: Resolver<Array<ResolversTypes['LeadedActionReceived']>, ParentType, ContextType>;
  MyRelationshipsWithProductAdvancement?: Resolver<Array<ResolversTypes['RelationshipWithProductAdvancement']>, ParentType, ContextType>;
  MySpecialities?: Resolver<Array<ResolversTypes['Speciality']>, ParentType, ContextType>;
  MyVisitReports?: Resolver<Array<ResolversTypes['VisitReport']>, ParentType, ContextType>;
  Picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  WorkArea?: Resolver<Maybe<ResolversTypes['WorkArea']>, ParentType, ContextType>;
  birthDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gPSLat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gPSLon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  potential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredContactMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relationStartDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  textualLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerExpectationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerExpectation'] = ResolversParentTypes['CustomerExpectation']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expectedProducts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodEnd?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodStart?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  toBeImproved?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerHealthWorkerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerHealthWorker'] = ResolversParentTypes['CustomerHealthWorker']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  MyCustomerExpectations?: Resolver<Array<ResolversTypes['CustomerExpectation']>, ParentType, ContextType>;
  MyHealthCenters?: Resolver<Array<ResolversTypes['HealthCenter']>, ParentType, ContextType>;
  MyLeadedActionsReceived?: Resolver<Array<ResolversTypes['LeadedActionReceived']>, ParentType, ContextType>;
  MyRelationshipsWithProductAdvancement?: Resolver<Array<ResolversTypes['RelationshipWithProductAdvancement']>, ParentType, ContextType>;
  MySpecialities?: Resolver<Array<ResolversTypes['Speciality']>, ParentType, ContextType>;
  MyVisitReports?: Resolver<Array<ResolversTypes['VisitReport']>, ParentType, ContextType>;
  accessibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  areasOfInterest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  colors?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  denomination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupsOfReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hobbies?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incomeSlice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lifestyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matrimonialStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberOfChild?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opinions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  potential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredContactMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priorities?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projects?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  soncaConfort?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaEfficiency?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaInnovation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaLaboAwarness?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaObservance?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaPraise?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaPrice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaRelationShip?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaSamples?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaTolerance?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaVMAvailability?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  soncaVMSkills?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tastes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valuesAndBeliefs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerNextVisitObjectiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerNextVisitObjective'] = ResolversParentTypes['CustomerNextVisitObjective']> = {
  Customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  nextVisitObjective?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DeleteAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAnswer'] = ResolversParentTypes['DeleteAnswer']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DispatchAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispatchAnswer'] = ResolversParentTypes['DispatchAnswer']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DispatchedPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispatchedPart'] = ResolversParentTypes['DispatchedPart']> = {
  Delegue?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  NextSplitBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  PharmaProduct?: Resolver<ResolversTypes['PharmaProduct'], ParentType, ContextType>;
  SplitBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  Wholesaler?: Resolver<Maybe<ResolversTypes['Wholesaler']>, ParentType, ContextType>;
  dispatchedPght?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dispatchedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextPght?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nextQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FinancePeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancePeriod'] = ResolversParentTypes['FinancePeriod']> = {
  DispatchedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  SavedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  dispatchedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  dispatchedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dispatchedTurnOver?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  savedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedTurnOver?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GpsLocResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GPSLoc'] = ResolversParentTypes['GPSLoc']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gPSLat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gPSLon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  obtainedTimeStamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type HealthCenterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthCenter'] = ResolversParentTypes['HealthCenter']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  WorkArea?: Resolver<Maybe<ResolversTypes['WorkArea']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textualLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadedActionReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadedActionReceived'] = ResolversParentTypes['LeadedActionReceived']> = {
  CreatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actionFinancial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionHumanRelations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionMaterials?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodEnd?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodStart?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  requests?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoginAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginAnswer'] = ResolversParentTypes['LoginAnswer']> = {
  ACL?: Resolver<Maybe<ResolversTypes['ACL']>, ParentType, ContextType>;
  Member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  ModulesState?: Resolver<Maybe<ResolversTypes['ModulesState']>, ParentType, ContextType>;
  VisitReportFieldsToShow?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pharmaLaboID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  Email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ProfilPicURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idAgency?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerManager?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  supervisorActingAsDelegue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  workgroupType?: Resolver<Maybe<ResolversTypes['WorkGroupType']>, ParentType, ContextType>;
};

export type ModulesStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModulesState'] = ResolversParentTypes['ModulesState']> = {
  moduleGPSIsEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  moduleVisitObjectiveValidationIsEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  attachVisitReport?: Resolver<ResolversTypes['VisitReport'], ParentType, ContextType, RequireFields<MutationAttachVisitReportArgs, 'ID' | 'customerID'>>;
  createAMMFileAndReminder?: Resolver<ResolversTypes['RegulatoryActionStep'], ParentType, ContextType, RequireFields<MutationCreateAmmFileAndReminderArgs, 'actionStepDescription' | 'actionStepName' | 'file' | 'isEmail' | 'isNotification' | 'newAMMNum' | 'newAMMTimeStamp' | 'pharmaProductFileName' | 'recipientsIDList' | 'regulatoryActionID' | 'reminderDescription' | 'reminderName' | 'reminderScheduledTimeStamp'>>;
  createAbsenceJustification?: Resolver<ResolversTypes['AbsenceJustification'], ParentType, ContextType, RequireFields<MutationCreateAbsenceJustificationArgs, 'absenceEndDateTimeStamp' | 'absenceStartDateTimeStamp' | 'objectAbsence'>>;
  createCity?: Resolver<ResolversTypes['City'], ParentType, ContextType, RequireFields<MutationCreateCityArgs, 'name'>>;
  createCustomerAdministrative?: Resolver<ResolversTypes['CustomerAdministrative'], ParentType, ContextType, RequireFields<MutationCreateCustomerAdministrativeArgs, 'name' | 'workAreaID'>>;
  createCustomerDrugStore?: Resolver<ResolversTypes['CustomerDrugStore'], ParentType, ContextType, RequireFields<MutationCreateCustomerDrugStoreArgs, 'name' | 'workAreaID'>>;
  createCustomerExpectation?: Resolver<ResolversTypes['CustomerExpectation'], ParentType, ContextType, RequireFields<MutationCreateCustomerExpectationArgs, 'customerID' | 'periodEnd' | 'periodStart'>>;
  createCustomerHealthWorker?: Resolver<ResolversTypes['CustomerHealthWorker'], ParentType, ContextType, RequireFields<MutationCreateCustomerHealthWorkerArgs, 'denomination' | 'healthCenterIDsList' | 'name' | 'sex' | 'specialitieIDsList'>>;
  createGPSLoc?: Resolver<ResolversTypes['GPSLoc'], ParentType, ContextType, RequireFields<MutationCreateGpsLocArgs, 'gPSLat' | 'gPSLon' | 'obtainedTimeStamp'>>;
  createGPSLocsFromList?: Resolver<Array<ResolversTypes['GPSLoc']>, ParentType, ContextType, RequireFields<MutationCreateGpsLocsFromListArgs, 'jsonGPSLocArray'>>;
  createHealthCenter?: Resolver<ResolversTypes['HealthCenter'], ParentType, ContextType, RequireFields<MutationCreateHealthCenterArgs, 'name' | 'workAreaID'>>;
  createLeadedAction?: Resolver<ResolversTypes['LeadedActionReceived'], ParentType, ContextType, RequireFields<MutationCreateLeadedActionArgs, 'customerID' | 'periodEnd' | 'periodStart'>>;
  createPharmaProductFile?: Resolver<ResolversTypes['PharmaProductFile'], ParentType, ContextType, RequireFields<MutationCreatePharmaProductFileArgs, 'file' | 'name' | 'pharmaProductID'>>;
  createRegulatoryAction?: Resolver<ResolversTypes['RegulatoryAction'], ParentType, ContextType, RequireFields<MutationCreateRegulatoryActionArgs, 'description' | 'name' | 'pharmaProductID' | 'statut' | 'typeRegulatoryActionID'>>;
  createRegulatoryActionStep?: Resolver<ResolversTypes['RegulatoryActionStep'], ParentType, ContextType, RequireFields<MutationCreateRegulatoryActionStepArgs, 'description' | 'name' | 'regulatoryActionID'>>;
  createRelationshipWithProductAdvancement?: Resolver<ResolversTypes['RelationshipWithProductAdvancement'], ParentType, ContextType, RequireFields<MutationCreateRelationshipWithProductAdvancementArgs, 'customerID' | 'dateTimestamp' | 'pharmaProductID' | 'relationState'>>;
  createReminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType, RequireFields<MutationCreateReminderArgs, 'description' | 'isEmail' | 'isNotification' | 'name' | 'recipientsIDList' | 'scheduledTimeStamp'>>;
  createSupervisorDailyWork?: Resolver<ResolversTypes['SupervisorDailyWork'], ParentType, ContextType, RequireFields<MutationCreateSupervisorDailyWorkArgs, 'date' | 'jsonVisitObjectivesArray' | 'supervisorID'>>;
  createSupervisorWeeklyReport?: Resolver<ResolversTypes['SupervisorWeeklyReport'], ParentType, ContextType, RequireFields<MutationCreateSupervisorWeeklyReportArgs, 'achivements' | 'actionPlan' | 'concernedTargetCustomersIDsList' | 'correctiveActions' | 'forecasts' | 'interpretation' | 'nextWeekForcastFigures' | 'weekEnd' | 'weekStart'>>;
  createToken?: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'email' | 'password'>>;
  createTypeRegulatoryAction?: Resolver<ResolversTypes['TypeRegulatoryAction'], ParentType, ContextType, RequireFields<MutationCreateTypeRegulatoryActionArgs, 'colorCode' | 'name'>>;
  createVisitReport?: Resolver<ResolversTypes['VisitReport'], ParentType, ContextType, RequireFields<MutationCreateVisitReportArgs, 'endTimeStamp' | 'startTimeStamp'>>;
  createWholesaler?: Resolver<ResolversTypes['Wholesaler'], ParentType, ContextType, RequireFields<MutationCreateWholesalerArgs, 'name' | 'workAreaID'>>;
  createWorkArea?: Resolver<ResolversTypes['WorkArea'], ParentType, ContextType, RequireFields<MutationCreateWorkAreaArgs, 'cityID' | 'name'>>;
  createWorkScheduleDaily?: Resolver<ResolversTypes['WorkScheduleDaily'], ParentType, ContextType, RequireFields<MutationCreateWorkScheduleDailyArgs, 'date' | 'delegueID' | 'jsonVisitObjectivesArray'>>;
  deletePharmaProductFile?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeletePharmaProductFileArgs, 'forceCascadeDelete' | 'pharmaProductFileID'>>;
  deleteRegulatoryAction?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteRegulatoryActionArgs, 'forceCascadeDelete' | 'regulatoryActionID'>>;
  deleteRegulatoryActionStep?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteRegulatoryActionStepArgs, 'forceCascadeDelete' | 'regulatoryActionStepID'>>;
  deleteRegulatoryActionStepProductFile?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteRegulatoryActionStepProductFileArgs, 'pharmaProductFileID' | 'regulatoryActionStepID'>>;
  deleteReminder?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteReminderArgs, 'forceDelete' | 'reminderID'>>;
  deleteSupervisorWeeklyReport?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSupervisorWeeklyReportArgs, 'ID'>>;
  deleteVisitObjective?: Resolver<ResolversTypes['DeleteAnswer'], ParentType, ContextType, RequireFields<MutationDeleteVisitObjectiveArgs, 'IDs'>>;
  dispatchPharmaProductRealSales?: Resolver<ResolversTypes['DispatchAnswer'], ParentType, ContextType, RequireFields<MutationDispatchPharmaProductRealSalesArgs, 'forceReDispatch' | 'yearMonth'>>;
  dispatchPharmaProductSaleGoals?: Resolver<ResolversTypes['DispatchAnswer'], ParentType, ContextType, RequireFields<MutationDispatchPharmaProductSaleGoalsArgs, 'forceReDispatch' | 'year'>>;
  dispatchPharmaProductSaleTrends?: Resolver<ResolversTypes['DispatchAnswer'], ParentType, ContextType, RequireFields<MutationDispatchPharmaProductSaleTrendsArgs, 'forceReDispatch' | 'periodEnd' | 'periodStart'>>;
  editAbsenceJustification?: Resolver<ResolversTypes['AbsenceJustification'], ParentType, ContextType, RequireFields<MutationEditAbsenceJustificationArgs, 'ID' | 'absenceEndDateTimeStamp' | 'absenceStartDateTimeStamp' | 'objectAbsence'>>;
  editCity?: Resolver<ResolversTypes['City'], ParentType, ContextType, RequireFields<MutationEditCityArgs, 'ID' | 'name'>>;
  editHealthCenter?: Resolver<ResolversTypes['HealthCenter'], ParentType, ContextType, RequireFields<MutationEditHealthCenterArgs, 'ID' | 'name' | 'workAreaID'>>;
  editRegulatoryAction?: Resolver<ResolversTypes['RegulatoryAction'], ParentType, ContextType, RequireFields<MutationEditRegulatoryActionArgs, 'ID' | 'description' | 'name' | 'pharmaProductID' | 'statut' | 'typeRegulatoryActionID'>>;
  editReminder?: Resolver<ResolversTypes['Reminder'], ParentType, ContextType, RequireFields<MutationEditReminderArgs, 'ID' | 'description' | 'isEmail' | 'isNotification' | 'name' | 'recipientsIDList' | 'scheduledTimeStamp'>>;
  editTypeRegulatoryAction?: Resolver<ResolversTypes['TypeRegulatoryAction'], ParentType, ContextType, RequireFields<MutationEditTypeRegulatoryActionArgs, 'ID' | 'colorCode' | 'name'>>;
  editWorkArea?: Resolver<ResolversTypes['WorkArea'], ParentType, ContextType, RequireFields<MutationEditWorkAreaArgs, 'ID' | 'cityID' | 'name'>>;
  refreshToken?: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType>;
  setRealSalesByProductFromJson?: Resolver<Array<ResolversTypes['RealSale']>, ParentType, ContextType, RequireFields<MutationSetRealSalesByProductFromJsonArgs, 'json' | 'yearMonth'>>;
  setSaleGoalsByProductFromJson?: Resolver<Array<ResolversTypes['SaleGoalByProduct']>, ParentType, ContextType, RequireFields<MutationSetSaleGoalsByProductFromJsonArgs, 'json' | 'year'>>;
  setSaleTrendsByProductFromJson?: Resolver<Array<ResolversTypes['SaleTrend']>, ParentType, ContextType, RequireFields<MutationSetSaleTrendsByProductFromJsonArgs, 'json' | 'periodEnd' | 'periodStart'>>;
  unValidateVisitObjectives?: Resolver<Array<ResolversTypes['VisitObjective']>, ParentType, ContextType, RequireFields<MutationUnValidateVisitObjectivesArgs, 'IDs'>>;
  updateCustomerAdministrative?: Resolver<ResolversTypes['CustomerAdministrative'], ParentType, ContextType, RequireFields<MutationUpdateCustomerAdministrativeArgs, 'customerAdministrativeID' | 'name' | 'workAreaID'>>;
  updateCustomerAdministrativeInfoCardFixedPart?: Resolver<ResolversTypes['CustomerAdministrative'], ParentType, ContextType, RequireFields<MutationUpdateCustomerAdministrativeInfoCardFixedPartArgs, 'customerAdministrativeID'>>;
  updateCustomerDrugStore?: Resolver<ResolversTypes['CustomerDrugStore'], ParentType, ContextType, RequireFields<MutationUpdateCustomerDrugStoreArgs, 'customerDrugStoreID' | 'name' | 'workAreaID'>>;
  updateCustomerDrugStoreInfoCardFixedPart?: Resolver<ResolversTypes['CustomerDrugStore'], ParentType, ContextType, RequireFields<MutationUpdateCustomerDrugStoreInfoCardFixedPartArgs, 'customerDrugStoreID'>>;
  updateCustomerExpectation?: Resolver<ResolversTypes['CustomerExpectation'], ParentType, ContextType, RequireFields<MutationUpdateCustomerExpectationArgs, 'ID' | 'periodEnd' | 'periodStart'>>;
  updateCustomerHWInfoCardFixedPart?: Resolver<ResolversTypes['CustomerHealthWorker'], ParentType, ContextType, RequireFields<MutationUpdateCustomerHwInfoCardFixedPartArgs, 'customerHealthWorkerID' | 'healthCenterIDsList' | 'specialitieIDsList'>>;
  updateCustomerHealthWorker?: Resolver<ResolversTypes['CustomerHealthWorker'], ParentType, ContextType, RequireFields<MutationUpdateCustomerHealthWorkerArgs, 'customerHealthWorkerID' | 'denomination' | 'healthCenterIDsList' | 'name' | 'sex' | 'specialitieIDsList'>>;
  updateLeadedAction?: Resolver<ResolversTypes['LeadedActionReceived'], ParentType, ContextType, RequireFields<MutationUpdateLeadedActionArgs, 'ID' | 'periodEnd' | 'periodStart'>>;
  updateWholesaler?: Resolver<ResolversTypes['Wholesaler'], ParentType, ContextType, RequireFields<MutationUpdateWholesalerArgs, 'name' | 'wholesalerID' | 'workAreaID'>>;
  validateVisitObjectives?: Resolver<Array<ResolversTypes['VisitObjective']>, ParentType, ContextType, RequireFields<MutationValidateVisitObjectivesArgs, 'IDs'>>;
};

export type PharmaLaboratoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PharmaLaboratory'] = ResolversParentTypes['PharmaLaboratory']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PharmaProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PharmaProduct'] = ResolversParentTypes['PharmaProduct']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PharmaLaboratory?: Resolver<Maybe<ResolversTypes['PharmaLaboratory']>, ParentType, ContextType>;
  PharmaProductAssignedDelegues?: Resolver<Array<ResolversTypes['PharmaProductAssignedDelegue']>, ParentType, ContextType>;
  Picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aMMDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  aMMEndDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  aMMEndTimeStamp?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  aMMTimeStamp?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  cessionPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numAMM?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pGHT?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  publicPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ref?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PharmaProductAssignedDelegueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PharmaProductAssignedDelegue'] = ResolversParentTypes['PharmaProductAssignedDelegue']> = {
  Delegue?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contributionPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PharmaProductFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PharmaProductFile'] = ResolversParentTypes['PharmaProductFile']> = {
  File?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PharmaProduct?: Resolver<Maybe<ResolversTypes['PharmaProduct']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getAllPharmaProductFileByPharmaProductID?: Resolver<Maybe<Array<ResolversTypes['PharmaProductFile']>>, ParentType, ContextType, RequireFields<QueryGetAllPharmaProductFileByPharmaProductIdArgs, 'pharmaProductID'>>;
  getAllRegulatoryActionByPharmaProductID?: Resolver<Maybe<Array<ResolversTypes['RegulatoryAction']>>, ParentType, ContextType, RequireFields<QueryGetAllRegulatoryActionByPharmaProductIdArgs, 'pharmaProductID'>>;
  getAllRegulatoryActionStepByRegulatoryActionID?: Resolver<Maybe<Array<ResolversTypes['RegulatoryActionStep']>>, ParentType, ContextType, RequireFields<QueryGetAllRegulatoryActionStepByRegulatoryActionIdArgs, 'regulatoryActionID'>>;
  getAllReminder?: Resolver<Maybe<Array<ResolversTypes['Reminder']>>, ParentType, ContextType, RequireFields<QueryGetAllReminderArgs, 'done'>>;
  getPharmaProductFileByID?: Resolver<Maybe<ResolversTypes['PharmaProductFile']>, ParentType, ContextType, RequireFields<QueryGetPharmaProductFileByIdArgs, 'ID'>>;
  getRealSaleByDelegue?: Resolver<Maybe<Array<ResolversTypes['RealSale']>>, ParentType, ContextType, RequireFields<QueryGetRealSaleByDelegueArgs, 'ID' | 'yearMonthEnd' | 'yearMonthStart'>>;
  getRealSaleByLabo?: Resolver<Maybe<Array<ResolversTypes['RealSale']>>, ParentType, ContextType, RequireFields<QueryGetRealSaleByLaboArgs, 'ID' | 'yearMonthEnd' | 'yearMonthStart'>>;
  getRealSaleByPharmaProduct?: Resolver<Maybe<Array<ResolversTypes['RealSale']>>, ParentType, ContextType, RequireFields<QueryGetRealSaleByPharmaProductArgs, 'ID' | 'yearMonthEnd' | 'yearMonthStart'>>;
  getRealSaleBySupervisor?: Resolver<Maybe<Array<ResolversTypes['RealSale']>>, ParentType, ContextType, RequireFields<QueryGetRealSaleBySupervisorArgs, 'ID' | 'yearMonthEnd' | 'yearMonthStart'>>;
  getRealSaleByWorkGroup?: Resolver<Maybe<Array<ResolversTypes['RealSale']>>, ParentType, ContextType, RequireFields<QueryGetRealSaleByWorkGroupArgs, 'ID' | 'yearMonthEnd' | 'yearMonthStart'>>;
  getRegulatoryActionByID?: Resolver<Maybe<ResolversTypes['RegulatoryAction']>, ParentType, ContextType, RequireFields<QueryGetRegulatoryActionByIdArgs, 'ID'>>;
  getRegulatoryActionStepByID?: Resolver<Maybe<ResolversTypes['RegulatoryActionStep']>, ParentType, ContextType, RequireFields<QueryGetRegulatoryActionStepByIdArgs, 'ID'>>;
  getReminderByID?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType, RequireFields<QueryGetReminderByIdArgs, 'ID'>>;
  getSaleTrendByDelegue?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, RequireFields<QueryGetSaleTrendByDelegueArgs, 'ID'>>;
  getSaleTrendByLabo?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, RequireFields<QueryGetSaleTrendByLaboArgs, 'ID'>>;
  getSaleTrendByPharmaProduct?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, RequireFields<QueryGetSaleTrendByPharmaProductArgs, 'ID'>>;
  getSaleTrendByWorkGroup?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, RequireFields<QueryGetSaleTrendByWorkGroupArgs, 'ID'>>;
  getSaleTrendByWorkGroupSupervisor?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, RequireFields<QueryGetSaleTrendByWorkGroupSupervisorArgs, 'ID'>>;
  readAbsenceJustification?: Resolver<Maybe<Array<ResolversTypes['AbsenceJustification']>>, ParentType, ContextType, RequireFields<QueryReadAbsenceJustificationArgs, 'absenceEndDateTimeStamp' | 'absenceStartDateTimeStamp'>>;
  readActiveInactiveDelegues?: Resolver<Maybe<ResolversTypes['ActiveInactiveDelegues']>, ParentType, ContextType, RequireFields<QueryReadActiveInactiveDeleguesArgs, 'endDate' | 'startDate'>>;
  readActiveInactiveWorkGroups?: Resolver<Maybe<ResolversTypes['ActiveInactiveWorkGroups']>, ParentType, ContextType, RequireFields<QueryReadActiveInactiveWorkGroupsArgs, 'endDate' | 'startDate'>>;
  readAdvancedFilterDatas?: Resolver<Maybe<ResolversTypes['AdvancedFilterDatas']>, ParentType, ContextType, RequireFields<QueryReadAdvancedFilterDatasArgs, 'delegueID'>>;
  readAllAgencies?: Resolver<Maybe<Array<ResolversTypes['Agency']>>, ParentType, ContextType>;
  readAllBaseUsers?: Resolver<Maybe<Array<ResolversTypes['BaseUser']>>, ParentType, ContextType>;
  readAllCity?: Resolver<Maybe<Array<ResolversTypes['City']>>, ParentType, ContextType>;
  readAllCustomers?: Resolver<Maybe<ResolversTypes['AllCustomers']>, ParentType, ContextType>;
  readAllExpiringAMMPharmaProducts?: Resolver<Maybe<Array<ResolversTypes['PharmaProduct']>>, ParentType, ContextType, RequireFields<QueryReadAllExpiringAmmPharmaProductsArgs, 'limitTimeStamp'>>;
  readAllHealthCenter?: Resolver<Maybe<Array<ResolversTypes['HealthCenter']>>, ParentType, ContextType>;
  readAllMyDeleguesSchedule?: Resolver<Maybe<Array<ResolversTypes['WorkScheduleDaily']>>, ParentType, ContextType, RequireFields<QueryReadAllMyDeleguesScheduleArgs, 'date' | 'supervisorID'>>;
  readAllPharmaProducts?: Resolver<Maybe<Array<ResolversTypes['PharmaProduct']>>, ParentType, ContextType>;
  readAllSupervisorProgress?: Resolver<Maybe<Array<ResolversTypes['SupervisorProgress']>>, ParentType, ContextType, RequireFields<QueryReadAllSupervisorProgressArgs, 'date'>>;
  readAllSupervisorWeeklyReport?: Resolver<Maybe<Array<ResolversTypes['SupervisorWeeklyReport']>>, ParentType, ContextType, RequireFields<QueryReadAllSupervisorWeeklyReportArgs, 'supervisorID'>>;
  readAllWorkArea?: Resolver<Maybe<Array<ResolversTypes['WorkArea']>>, ParentType, ContextType>;
  readAllWorkGroupVisitReportStat?: Resolver<Maybe<Array<ResolversTypes['WorkGroupVisitReportStat']>>, ParentType, ContextType, RequireFields<QueryReadAllWorkGroupVisitReportStatArgs, 'end' | 'start'>>;
  readCustomerAdministrativeDetailedDatas?: Resolver<Maybe<ResolversTypes['CustomerAdministrative']>, ParentType, ContextType, RequireFields<QueryReadCustomerAdministrativeDetailedDatasArgs, 'id'>>;
  readCustomerCardEditDatas?: Resolver<Maybe<ResolversTypes['CustomerCardEditDatas']>, ParentType, ContextType>;
  readCustomerDrugStoreDetailedDatas?: Resolver<Maybe<ResolversTypes['CustomerDrugStore']>, ParentType, ContextType, RequireFields<QueryReadCustomerDrugStoreDetailedDatasArgs, 'id'>>;
  readCustomerHealthWorkerDetailedDatas?: Resolver<Maybe<ResolversTypes['CustomerHealthWorker']>, ParentType, ContextType, RequireFields<QueryReadCustomerHealthWorkerDetailedDatasArgs, 'customerHealthWorkerID'>>;
  readCustomerNextVisitObjectives?: Resolver<Maybe<Array<ResolversTypes['CustomerNextVisitObjective']>>, ParentType, ContextType, RequireFields<QueryReadCustomerNextVisitObjectivesArgs, 'customersIDList' | 'workerID'>>;
  readDispatchedParts?: Resolver<Maybe<Array<ResolversTypes['DispatchedPart']>>, ParentType, ContextType, RequireFields<QueryReadDispatchedPartsArgs, 'kind' | 'period'>>;
  readFinancePeriods?: Resolver<Maybe<Array<ResolversTypes['FinancePeriod']>>, ParentType, ContextType, RequireFields<QueryReadFinancePeriodsArgs, 'kind'>>;
  readPharmaProducts?: Resolver<Maybe<Array<ResolversTypes['PharmaProduct']>>, ParentType, ContextType>;
  readRealSaleByPharmaProduct?: Resolver<Maybe<Array<ResolversTypes['RealSale']>>, ParentType, ContextType, RequireFields<QueryReadRealSaleByPharmaProductArgs, 'yearMonth'>>;
  readRealSaleGlobal?: Resolver<Maybe<Array<ResolversTypes['RealSale']>>, ParentType, ContextType, RequireFields<QueryReadRealSaleGlobalArgs, 'yearMonth'>>;
  readRegulatoryActionEditDatas?: Resolver<Maybe<ResolversTypes['RegulatoryActionEditDatas']>, ParentType, ContextType>;
  readSaleGoalsByProduct?: Resolver<Maybe<Array<ResolversTypes['SaleGoalByProduct']>>, ParentType, ContextType, RequireFields<QueryReadSaleGoalsByProductArgs, 'year'>>;
  readSaleTrendByWorkGroup?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, Partial<QueryReadSaleTrendByWorkGroupArgs>>;
  readSaleTrendByWorkGroupOfPharmaProduct?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, RequireFields<QueryReadSaleTrendByWorkGroupOfPharmaProductArgs, 'ID'>>;
  readSaleTrendGlobal?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, RequireFields<QueryReadSaleTrendGlobalArgs, 'yearMonth'>>;
  readSupervisorDailyWork?: Resolver<Maybe<ResolversTypes['SupervisorDailyWork']>, ParentType, ContextType, RequireFields<QueryReadSupervisorDailyWorkArgs, 'date' | 'supervisorID'>>;
  readSupervisorProgress?: Resolver<Maybe<ResolversTypes['SupervisorProgress']>, ParentType, ContextType, RequireFields<QueryReadSupervisorProgressArgs, 'date' | 'supervisorID'>>;
  readSupervisorWorkGroupVisitReportStat?: Resolver<Maybe<ResolversTypes['WorkGroupVisitReportStat']>, ParentType, ContextType, RequireFields<QueryReadSupervisorWorkGroupVisitReportStatArgs, 'end' | 'start' | 'supervisorID'>>;
  readTypeRegulatoryActions?: Resolver<Maybe<Array<ResolversTypes['TypeRegulatoryAction']>>, ParentType, ContextType>;
  readVisitQuotasReachedByDelegue?: Resolver<Maybe<Array<ResolversTypes['VisitQuotaReached']>>, ParentType, ContextType, RequireFields<QueryReadVisitQuotasReachedByDelegueArgs, 'endDate' | 'startDate'>>;
  readVisitReports?: Resolver<Maybe<Array<ResolversTypes['VisitReport']>>, ParentType, ContextType, RequireFields<QueryReadVisitReportsArgs, 'date' | 'workerID'>>;
  readWeeklySaleTrendsByProduct?: Resolver<Maybe<Array<ResolversTypes['SaleTrend']>>, ParentType, ContextType, RequireFields<QueryReadWeeklySaleTrendsByProductArgs, 'periodEnd' | 'periodStart'>>;
  readWholesalerDetailedDatas?: Resolver<Maybe<ResolversTypes['Wholesaler']>, ParentType, ContextType, RequireFields<QueryReadWholesalerDetailedDatasArgs, 'id'>>;
  readWholesalers?: Resolver<Maybe<Array<ResolversTypes['Wholesaler']>>, ParentType, ContextType>;
  readWorkGroupVisitReportStat?: Resolver<Maybe<ResolversTypes['WorkGroupVisitReportStat']>, ParentType, ContextType, RequireFields<QueryReadWorkGroupVisitReportStatArgs, 'end' | 'start' | 'workGroupID'>>;
  readWorkGroups?: Resolver<Maybe<Array<ResolversTypes['WorkGroup']>>, ParentType, ContextType>;
  readWorkScheduleDaily?: Resolver<Maybe<ResolversTypes['WorkScheduleDaily']>, ParentType, ContextType, RequireFields<QueryReadWorkScheduleDailyArgs, 'date' | 'workerID'>>;
  readWorkerGPSTrail?: Resolver<Maybe<Array<ResolversTypes['GPSLoc']>>, ParentType, ContextType, RequireFields<QueryReadWorkerGpsTrailArgs, 'date' | 'workerID'>>;
  readWorkerVisitReportStat?: Resolver<Maybe<ResolversTypes['WorkerVisitReportStat']>, ParentType, ContextType, RequireFields<QueryReadWorkerVisitReportStatArgs, 'end' | 'start' | 'workerID'>>;
  readWorkerVisitedCustomers?: Resolver<Maybe<Array<ResolversTypes['Customer']>>, ParentType, ContextType, RequireFields<QueryReadWorkerVisitedCustomersArgs, 'dateEnd' | 'dateStart' | 'workerID'>>;
  validateToken?: Resolver<Maybe<ResolversTypes['LoginAnswer']>, ParentType, ContextType, Partial<QueryValidateTokenArgs>>;
};

export type RealSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealSale'] = ResolversParentTypes['RealSale']> = {
  Delegue?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  PharmaLaboratory?: Resolver<Maybe<ResolversTypes['PharmaLaboratory']>, ParentType, ContextType>;
  PharmaProduct?: Resolver<Maybe<ResolversTypes['PharmaProduct']>, ParentType, ContextType>;
  SoldStockByWholesaler?: Resolver<Array<ResolversTypes['SoldStockByWholesaler']>, ParentType, ContextType>;
  Supervisor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  WorkGroup?: Resolver<Maybe<ResolversTypes['WorkGroup']>, ParentType, ContextType>;
  completionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  completionRateWithDeficit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deficitQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deficitTurnOver?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dispatchedPght?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dispatchedQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedTurnOver?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  obtainedTurnOver?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pght?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearMonth?: Resolver<ResolversTypes['YearMonth'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegulatoryActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulatoryAction'] = ResolversParentTypes['RegulatoryAction']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PharmaProduct?: Resolver<Maybe<ResolversTypes['PharmaProduct']>, ParentType, ContextType>;
  RegulatoryActionSteps?: Resolver<Array<ResolversTypes['RegulatoryActionStep']>, ParentType, ContextType>;
  TypeRegulatoryAction?: Resolver<Maybe<ResolversTypes['TypeRegulatoryAction']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statut?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegulatoryActionEditDatasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulatoryActionEditDatas'] = ResolversParentTypes['RegulatoryActionEditDatas']> = {
  statusList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegulatoryActionStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulatoryActionStep'] = ResolversParentTypes['RegulatoryActionStep']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PharmaProductFiles?: Resolver<Array<ResolversTypes['PharmaProductFile']>, ParentType, ContextType>;
  RegulatoryAction?: Resolver<Maybe<ResolversTypes['RegulatoryAction']>, ParentType, ContextType>;
  Reminder?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelationshipWithProductAdvancementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelationshipWithProductAdvancement'] = ResolversParentTypes['RelationshipWithProductAdvancement']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PharmaProduct?: Resolver<Maybe<ResolversTypes['PharmaProduct']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  dateTimestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  relationState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Recipients?: Resolver<Array<ResolversTypes['BaseUser']>, ParentType, ContextType>;
  RegulatoryActionStep?: Resolver<Maybe<ResolversTypes['RegulatoryActionStep']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNotification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduledTimeStamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type SaleFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleFigures'] = ResolversParentTypes['SaleFigures']> = {
  __resolveType: TypeResolveFn<'RealSale' | 'SaleTrend', ParentType, ContextType>;
};

export type SaleGoalByProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleGoalByProduct'] = ResolversParentTypes['SaleGoalByProduct']> = {
  PharmaProduct?: Resolver<ResolversTypes['PharmaProduct'], ParentType, ContextType>;
  amountTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dispatchedPght?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dispatchedQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pght?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaleTrendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleTrend'] = ResolversParentTypes['SaleTrend']> = {
  Delegue?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  PharmaLaboratory?: Resolver<Maybe<ResolversTypes['PharmaLaboratory']>, ParentType, ContextType>;
  PharmaProduct?: Resolver<Maybe<ResolversTypes['PharmaProduct']>, ParentType, ContextType>;
  SoldStockByWholesaler?: Resolver<Array<ResolversTypes['SoldStockByWholesaler']>, ParentType, ContextType>;
  Supervisor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  WorkGroup?: Resolver<Maybe<ResolversTypes['WorkGroup']>, ParentType, ContextType>;
  completionRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  completionRateWithDeficit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deficitQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deficitTurnOver?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dispatchedPght?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dispatchedQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedTurnOver?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  obtainedTurnOver?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pght?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearMonth?: Resolver<ResolversTypes['YearMonth'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SoldStockByWholesalerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoldStockByWholesaler'] = ResolversParentTypes['SoldStockByWholesaler']> = {
  Wholesaler?: Resolver<ResolversTypes['Wholesaler'], ParentType, ContextType>;
  dispatchedQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpecialityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Speciality'] = ResolversParentTypes['Speciality']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecialityVisitReportStatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialityVisitReportStat'] = ResolversParentTypes['SpecialityVisitReportStat']> = {
  Speciality?: Resolver<ResolversTypes['Speciality'], ParentType, ContextType>;
  customerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distinctVisitedCustomerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spontaneousTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spontaneousVisitedCustomerIDs?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  visitedCustomerIDs?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SupervisorDailyWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupervisorDailyWork'] = ResolversParentTypes['SupervisorDailyWork']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  MyVisitObjectives?: Resolver<Array<ResolversTypes['VisitObjective']>, ParentType, ContextType>;
  Supervisor?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  progresPercentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SupervisorProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupervisorProgress'] = ResolversParentTypes['SupervisorProgress']> = {
  Supervisor?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  globalProgress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  medicalProgress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pharmaProgress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  supervisorProgress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SupervisorWeeklyReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupervisorWeeklyReport'] = ResolversParentTypes['SupervisorWeeklyReport']> = {
  ConcernedTargetCustomers?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  achivements?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  achivementsDividedByForecasts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  actionPlan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correctiveActions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forecasts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  interpretation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextWeekForcastFigures?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weekEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  weekStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type TypeRegulatoryActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TypeRegulatoryAction'] = ResolversParentTypes['TypeRegulatoryAction']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  colorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  FirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  WorkGroup?: Resolver<Maybe<ResolversTypes['WorkGroup']>, ParentType, ContextType>;
  birthDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fictive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilPic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VisitObjectiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitObjective'] = ResolversParentTypes['VisitObjective']> = {
  Customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  VisitReport?: Resolver<Maybe<ResolversTypes['VisitReport']>, ParentType, ContextType>;
  Worker?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  administrativeCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  validated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type VisitQuotaReachedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitQuotaReached'] = ResolversParentTypes['VisitQuotaReached']> = {
  Delegue?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  doneVisits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expectedVisits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reachedPercentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type VisitReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitReport'] = ResolversParentTypes['VisitReport']> = {
  GPSLoc?: Resolver<Maybe<ResolversTypes['GPSLoc']>, ParentType, ContextType>;
  GivenSamplesPharmaProducts?: Resolver<Array<ResolversTypes['PharmaProduct']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  PresentedPharmaProducts?: Resolver<Array<ResolversTypes['PharmaProduct']>, ParentType, ContextType>;
  VisitObjective?: Resolver<Maybe<ResolversTypes['VisitObjective']>, ParentType, ContextType>;
  actionCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endTimeStamp?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  gifts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leadedAction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextVisitObjective?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notedPrescriptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objections?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  obtainedPromess?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  obtainedResult?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spontanous?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  spontanousCustomerFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spontanousCustomerLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spontanousNewCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  startTimeStamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type WholesalerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wholesaler'] = ResolversParentTypes['Wholesaler']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  MyCustomerExpectations?: Resolver<Array<ResolversTypes['CustomerExpectation']>, ParentType, ContextType>;
  MyLeadedActionsReceived?: Resolver<Array<ResolversTypes['LeadedActionReceived']>, ParentType, ContextType>;
  MyRelationshipsWithProductAdvancement?: Resolver<Array<ResolversTypes['RelationshipWithProductAdvancement']>, ParentType, ContextType>;
  MyVisitReports?: Resolver<Array<ResolversTypes['VisitReport']>, ParentType, ContextType>;
  WorkArea?: Resolver<Maybe<ResolversTypes['WorkArea']>, ParentType, ContextType>;
  birthDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  potential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textualLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkArea'] = ResolversParentTypes['WorkArea']> = {
  City?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkGroup'] = ResolversParentTypes['WorkGroup']> = {
  Delegues?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Supervisor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['WorkGroupType']>, ParentType, ContextType>;
};

export type WorkGroupVisitReportStatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkGroupVisitReportStat'] = ResolversParentTypes['WorkGroupVisitReportStat']> = {
  DelegueStats?: Resolver<Array<ResolversTypes['WorkerVisitReportStat']>, ParentType, ContextType>;
  SpecialityStats?: Resolver<Array<ResolversTypes['SpecialityVisitReportStat']>, ParentType, ContextType>;
  SupervisorStat?: Resolver<Maybe<ResolversTypes['WorkerVisitReportStat']>, ParentType, ContextType>;
  WorkGroup?: Resolver<ResolversTypes['WorkGroup'], ParentType, ContextType>;
  totalReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkScheduleDailyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkScheduleDaily'] = ResolversParentTypes['WorkScheduleDaily']> = {
  ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  MyVisitObjectives?: Resolver<Array<ResolversTypes['VisitObjective']>, ParentType, ContextType>;
  Worker?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  progresPercentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WorkerVisitReportStatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkerVisitReportStat'] = ResolversParentTypes['WorkerVisitReportStat']> = {
  SpecialityStats?: Resolver<Array<ResolversTypes['SpecialityVisitReportStat']>, ParentType, ContextType>;
  Worker?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  totalReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = Context> = {
  ACL?: AclResolvers<ContextType>;
  AbsenceJustification?: AbsenceJustificationResolvers<ContextType>;
  ActiveInactiveDelegues?: ActiveInactiveDeleguesResolvers<ContextType>;
  ActiveInactiveWorkGroups?: ActiveInactiveWorkGroupsResolvers<ContextType>;
  AdvancedFilterDatas?: AdvancedFilterDatasResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  AllCustomers?: AllCustomersResolvers<ContextType>;
  BaseUser?: BaseUserResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAdministrative?: CustomerAdministrativeResolvers<ContextType>;
  CustomerCardEditDatas?: CustomerCardEditDatasResolvers<ContextType>;
  CustomerDrugStore?: CustomerDrugStoreResolvers<ContextType>;
  CustomerExpectation?: CustomerExpectationResolvers<ContextType>;
  CustomerHealthWorker?: CustomerHealthWorkerResolvers<ContextType>;
  CustomerNextVisitObjective?: CustomerNextVisitObjectiveResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DeleteAnswer?: DeleteAnswerResolvers<ContextType>;
  DispatchAnswer?: DispatchAnswerResolvers<ContextType>;
  DispatchedPart?: DispatchedPartResolvers<ContextType>;
  FinancePeriod?: FinancePeriodResolvers<ContextType>;
  GPSLoc?: GpsLocResolvers<ContextType>;
  HealthCenter?: HealthCenterResolvers<ContextType>;
  LeadedActionReceived?: LeadedActionReceivedResolvers<ContextType>;
  LoginAnswer?: LoginAnswerResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  ModulesState?: ModulesStateResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PharmaLaboratory?: PharmaLaboratoryResolvers<ContextType>;
  PharmaProduct?: PharmaProductResolvers<ContextType>;
  PharmaProductAssignedDelegue?: PharmaProductAssignedDelegueResolvers<ContextType>;
  PharmaProductFile?: PharmaProductFileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RealSale?: RealSaleResolvers<ContextType>;
  RegulatoryAction?: RegulatoryActionResolvers<ContextType>;
  RegulatoryActionEditDatas?: RegulatoryActionEditDatasResolvers<ContextType>;
  RegulatoryActionStep?: RegulatoryActionStepResolvers<ContextType>;
  RelationshipWithProductAdvancement?: RelationshipWithProductAdvancementResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  SaleFigures?: SaleFiguresResolvers<ContextType>;
  SaleGoalByProduct?: SaleGoalByProductResolvers<ContextType>;
  SaleTrend?: SaleTrendResolvers<ContextType>;
  SoldStockByWholesaler?: SoldStockByWholesalerResolvers<ContextType>;
  Speciality?: SpecialityResolvers<ContextType>;
  SpecialityVisitReportStat?: SpecialityVisitReportStatResolvers<ContextType>;
  SupervisorDailyWork?: SupervisorDailyWorkResolvers<ContextType>;
  SupervisorProgress?: SupervisorProgressResolvers<ContextType>;
  SupervisorWeeklyReport?: SupervisorWeeklyReportResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  TypeRegulatoryAction?: TypeRegulatoryActionResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  VisitObjective?: VisitObjectiveResolvers<ContextType>;
  VisitQuotaReached?: VisitQuotaReachedResolvers<ContextType>;
  VisitReport?: VisitReportResolvers<ContextType>;
  Wholesaler?: WholesalerResolvers<ContextType>;
  WorkArea?: WorkAreaResolvers<ContextType>;
  WorkGroup?: WorkGroupResolvers<ContextType>;
  WorkGroupVisitReportStat?: WorkGroupVisitReportStatResolvers<ContextType>;
  WorkScheduleDaily?: WorkScheduleDailyResolvers<ContextType>;
  WorkerVisitReportStat?: WorkerVisitReportStatResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

export type DirectiveResolvers<ContextType = Context> = {
  extension?: ExtensionDirectiveResolver<any, any, ContextType>;
};
