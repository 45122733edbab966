import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import type { UserType } from '#domain/access/roles.ts';
import type { MATRIMONIAL_STATUSES, POTENTIALS, REGULATORY_STATUSES } from './vocabulary.ts';

/**
 * The records of a demo world. Fields have the names of the API, as the API spells them. A relation is an id
 * (`pharmaProductID`) or a list of ids (`recipientIDs`), which the server resolves. Instants are seconds since 1970, days
 * are `YYYY-MM-DD` in the agency's time zone, money is whole francs CFA. Records are plain data that survive JSON and
 * structured clones.
 */

/** Size of the world: a few records for tests, a usual demo, or one agency with 20,000 customers. */
export const SCENARIOS = ['small', 'standard', 'large'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface WorldOptions {
  readonly seed: number;
  /** Seconds since 1970. All dates of the world are relative to it. */
  readonly now: number;
  readonly scenario: Scenario;
}

export interface AgencyRecord {
  readonly idAgency: string;
  /** The city of its office. */
  readonly name: string;
  readonly country: string;
  readonly currency: 'XAF' | 'XOF';
  /** IANA name. */
  readonly timeZone: string;
}

export interface CityRecord {
  readonly ID: string;
  readonly name: string;
  readonly agencyID: string;
  /** Unknown for a city that a user has created: the API takes no position. */
  readonly gPSLat?: number;
  readonly gPSLon?: number;
}

export interface WorkAreaRecord {
  readonly ID: string;
  readonly name: string;
  readonly cityID: string;
  readonly agencyID: string;
  /** Unknown for one that a user has created. */
  readonly gPSLat?: number;
  readonly gPSLon?: number;
}

export interface HealthCenterRecord {
  readonly ID: string;
  readonly name: string;
  readonly textualLocation: string;
  readonly workAreaID: string;
  readonly agencyID: string;
  /** Not in the API: the place of visits to its health workers. Unknown for one that a user has created. */
  readonly gPSLat?: number;
  readonly gPSLon?: number;
}

export type WorkgroupType = 'medical' | 'pharma';

export interface WorkgroupRecord {
  readonly ID: string;
  readonly name: string;
  readonly type: WorkgroupType;
  readonly Picture: string | null;
  readonly supervisorID: string;
  readonly delegueIDs: readonly string[];
  readonly agencyID: string;
}

/** A person with an account: the API's `Member`, `BaseUser` and `User`. */
export interface UserRecord {
  readonly ID: string;
  readonly Email: string;
  readonly FirstName: string;
  readonly Surname: string;
  readonly phone: string;
  readonly birthDay: string;
  readonly ProfilPicURL: string | null;
  readonly userType: UserType;
  /** Null for roles that choose their agency (multinational boss, laboratory boss). */
  readonly agencyID: string | null;
  /** The laboratory of the two laboratory roles, null for everybody else. */
  readonly pharmaLaboID: string | null;
  /** The group of a supervisor or a delegate, null for everybody else. */
  readonly workgroupID: string | null;
  /** A placeholder for a vacant post, so that its territory keeps its goals. */
  readonly fictive: boolean;
  readonly sellerManager: boolean;
  readonly supervisorActingAsDelegue: boolean;
}

export interface LaboratoryRecord {
  readonly ID: string;
  readonly name: string;
  readonly Picture: string | null;
}

/** A product of one agency. Each country has its own prices and its own authorisation (AMM). */
export interface PharmaProductRecord {
  readonly ID: string;
  readonly name: string;
  readonly ref: string;
  /** Therapeutic class. Not in the API: it decides the seasons of sales. */
  readonly family: ProductFamily;
  readonly pGHT: number;
  readonly cessionPrice: number;
  readonly publicPrice: number;
  readonly numAMM: string;
  readonly aMMDate: string;
  /** Null: an unlimited authorisation. */
  readonly aMMEndDate: string | null;
  /** The first instant of `aMMDate` in the agency's time zone. */
  readonly aMMTimeStamp: number;
  /** The first instant of `aMMEndDate` in the agency's time zone. */
  readonly aMMEndTimeStamp: number | null;
  readonly Picture: string | null;
  readonly pharmaLaboratoryID: string;
  readonly agencyID: string;
}

export type ProductFamily =
  | 'antibiotic'
  | 'anti-inflammatory'
  | 'antihypertensive'
  | 'analgesic'
  | 'antimalarial'
  | 'antidiabetic'
  | 'ppi';

export interface AssignedDelegueRecord {
  readonly ID: string;
  readonly pharmaProductID: string;
  readonly delegueID: string;
  /** Whole per cent; those of a product make 100, but for one product that shows what boolean otherwise. */
  readonly contributionPercentage: number;
  readonly agencyID: string;
}

export interface SpecialityRecord {
  readonly ID: string;
  readonly name: string;
}

export type Potential = (typeof POTENTIALS)[number];

/** What the four kinds of customer share. */
interface CustomerRecord {
  readonly ID: string;
  readonly agencyID: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly birthDay: string | null;
  readonly potential: Potential | null;
  readonly Picture: string | null;
  readonly preferredContactMode: string | null;
  readonly relationStartDate: string | null;
  readonly Created: number;
  readonly LastEdited: number;
  readonly createdByID: string;
}

/** A customer that is a place. */
interface PlaceRecord extends CustomerRecord {
  readonly textualLocation: string | null;
  readonly gPSLat: number | null;
  readonly gPSLon: number | null;
  readonly specialityIDs: readonly string[];
  readonly cityID: string;
  readonly workAreaID: string;
}

export type DrugStoreRecord = PlaceRecord;
export type AdministrativeRecord = PlaceRecord;
export type WholesalerRecord = PlaceRecord;

export type Sex = 'M' | 'F';
export type MatrimonialStatus = (typeof MATRIMONIAL_STATUSES)[number];

/** What a prescriber cares about; null: nobody asked yet. */
export type SoncaFlag =
  | 'soncaEfficiency'
  | 'soncaTolerance'
  | 'soncaObservance'
  | 'soncaLaboAwarness'
  | 'soncaVMSkills'
  | 'soncaSamples'
  | 'soncaInnovation'
  | 'soncaConfort'
  | 'soncaPrice'
  | 'soncaRelationShip'
  | 'soncaVMAvailability'
  | 'soncaPraise';

/** What a prescriber is like, in words; null: nobody wrote it down. */
export type ProfileText =
  | 'hobbies'
  | 'groupsOfReference'
  | 'areasOfInterest'
  | 'projects'
  | 'valuesAndBeliefs'
  | 'opinions'
  | 'lifestyle'
  | 'priorities'
  | 'tastes'
  | 'colors';

export interface HealthWorkerRecord
  extends CustomerRecord, Readonly<Record<SoncaFlag, boolean | null>>, Readonly<Record<ProfileText, string | null>> {
  readonly sex: Sex;
  /** How one addresses them: Dr, Pr, Mme, M. */
  readonly denomination: string;
  readonly accessibility: string | null;
  readonly matrimonialStatus: MatrimonialStatus | null;
  readonly numberOfChild: number | null;
  readonly nationality: string | null;
  readonly incomeSlice: string | null;
  /** At least one; the first is where they are usually met. */
  readonly healthCenterIDs: readonly string[];
  readonly specialityIDs: readonly string[];
}

/** A visit planned, and its report once it is done. */
export interface VisitObjectiveRecord {
  readonly ID: string;
  /** The day, in the agency's time zone. */
  readonly date: string;
  readonly description: string | null;
  readonly done: boolean;
  readonly validated: boolean;
  /** Null for somebody who is not registered. */
  readonly customerID: string | null;
  readonly workerID: string;
  /** The report, once done. */
  readonly visitReportID: string | null;
  readonly agencyID: string;
}

/** The report of a visit. Texts are null where nothing was written. */
export interface VisitReportRecord {
  readonly ID: string;
  readonly startTimeStamp: number;
  readonly endTimeStamp: number;
  readonly obtainedPromess: string | null;
  readonly notedPrescriptions: string | null;
  readonly objections: string | null;
  readonly gifts: string | null;
  readonly leadedAction: string | null;
  /** Whole francs CFA. */
  readonly actionCost: number | null;
  readonly nextVisitObjective: string | null;
  readonly other: string | null;
  readonly spontanous: boolean;
  readonly spontanousNewCustomer: boolean;
  readonly spontanousCustomerFirstName: string | null;
  readonly spontanousCustomerLastName: string | null;
  readonly obtainedResult: string | null;
  readonly metPerson: string | null;
  /** Null when the device gave no position. */
  readonly GPSLoc: GPSLocRecord | null;
  readonly presentedProductIDs: readonly string[];
  readonly givenSampleProductIDs: readonly string[];
  readonly visitObjectiveID: string;
  /** Null for somebody who is not registered. */
  readonly customerID: string | null;
  readonly workerID: string;
  readonly agencyID: string;
}

export interface GPSLocRecord {
  readonly ID: string;
  readonly gPSLat: number;
  readonly gPSLon: number;
  readonly obtainedTimeStamp: number;
}

/** A position of a trail. */
export interface PositionRecord extends GPSLocRecord {
  readonly workerID: string;
  readonly agencyID: string;
}

/** The programme of a worker for a day, once somebody has written it. */
export interface WorkDayRecord {
  readonly ID: string;
  readonly date: string;
  readonly workerID: string;
  /** In the order of the round. */
  readonly objectiveIDs: readonly string[];
  readonly agencyID: string;
}

/** An absence of somebody of the agency. */
export interface AbsenceJustificationRecord {
  readonly ID: string;
  /** What it is for, in a few words. */
  readonly objectAbsence: string;
  readonly justification: string | null;
  readonly absenceStartDateTimeStamp: number;
  /** Whole days end with the last second of the last one. */
  readonly absenceEndDateTimeStamp: number;
  readonly proof: StoredFile | null;
  readonly workerID: string;
  readonly agencyID: string;
}

/** A supervisor's report on a week, from Monday to Sunday. Figures are whole francs CFA. */
export interface SupervisorWeeklyReportRecord {
  readonly ID: string;
  readonly weekStart: string;
  readonly weekEnd: string;
  readonly forecasts: number;
  readonly achivements: number;
  /** Null when nothing was forecast. */
  readonly achivementsDividedByForecasts: number | null;
  readonly interpretation: string;
  readonly correctiveActions: string;
  readonly nextWeekForcastFigures: number;
  readonly actionPlan: string;
  /** At least one, no duplicates. */
  readonly concernedCustomerIDs: readonly string[];
  readonly supervisorID: string;
  readonly agencyID: string;
}

/** A stage that a customer reached with a product; history only grows. */
export interface RelationshipWithProductAdvancementRecord {
  readonly ID: string;
  /** One of `RELATION_STATES`; a free string on the wire. */
  readonly relationState: string;
  readonly dateTimestamp: number;
  readonly pharmaProductID: string;
  readonly customerID: string;
  readonly agencyID: string;
}

interface PeriodRecord {
  readonly ID: string;
  readonly periodStart: string;
  /** Inclusive. */
  readonly periodEnd: string;
  readonly customerID: string;
  readonly agencyID: string;
}

export interface CustomerExpectationRecord extends PeriodRecord {
  readonly toBeImproved: string | null;
  readonly expectedProducts: string | null;
}

export interface LeadedActionReceivedRecord extends PeriodRecord {
  readonly requests: string | null;
  readonly actionMaterials: string | null;
  readonly actionHumanRelations: string | null;
  readonly actionFinancial: string | null;
  readonly createdByID: string;
}

/** What happened with one customer. Each list is in the order of time. */
export interface CustomerHistory {
  readonly visitReports: readonly VisitReportRecord[];
  readonly relationships: readonly RelationshipWithProductAdvancementRecord[];
  readonly expectations: readonly CustomerExpectationRecord[];
  readonly leadedActions: readonly LeadedActionReceivedRecord[];
}

export interface TypeRegulatoryActionRecord {
  readonly ID: string;
  readonly name: string;
  readonly colorCode: string;
  readonly agencyID: string;
}

export type RegulatoryStatus = (typeof REGULATORY_STATUSES)[number];

export interface RegulatoryActionRecord {
  readonly ID: string;
  readonly name: string;
  readonly description: string;
  /** One of `REGULATORY_STATUSES`; a free string on the wire. */
  readonly statut: string;
  readonly typeRegulatoryActionID: string;
  readonly pharmaProductID: string;
  readonly agencyID: string;
}

/** The steps of an action keep the order of `World.regulatoryActionSteps`. */
export interface RegulatoryActionStepRecord {
  readonly ID: string;
  readonly name: string;
  readonly description: string;
  readonly regulatoryActionID: string;
  readonly agencyID: string;
}

/** A file that the server has. */
export interface StoredFile {
  readonly name: string;
  /** The uploaded file. Generated records have none: their content is made when it is read (`sample-files.ts`). */
  readonly content?: File;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
  readonly Created: number;
}

export interface PharmaProductFileRecord extends StoredFile {
  readonly ID: string;
  readonly pharmaProductID: string;
  readonly regulatoryActionStepID: string | null;
  readonly agencyID: string;
}

export interface ReminderRecord {
  readonly ID: string;
  readonly name: string;
  readonly description: string;
  readonly scheduledTimeStamp: number;
  readonly isEmail: boolean;
  readonly isNotification: boolean;
  readonly regulatoryActionStepID: string | null;
  /** 1 to 15 users, no duplicates. */
  readonly recipientIDs: readonly string[];
  readonly agencyID: string;
}

/** Units, and the wholesaler they went through; goals are set for none. */
export type FinanceUnits = readonly [wholesalerID: string | null, quantity: number];
/** Units of one delegate; `splitBy` is the supervisor who entered them, null if they follow the product's shares. */
export type FinancePart = readonly [
  delegueID: string,
  wholesalerID: string | null,
  quantity: number,
  splitBy: string | null,
];

/** A product in the figures of a period. */
export interface FinanceLine {
  readonly pharmaProductID: string;
  readonly pght: number;
  readonly units: readonly FinanceUnits[];
  /** Units of each delegate, if a supervisor entered figures for a group; null: the units follow the product's shares. */
  readonly parts: readonly FinancePart[] | null;
}

/** Figures of a period: the goals of a year, the trends of a week or the sales of a month. */
export interface FinanceSheetRecord {
  readonly ID: string;
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  /** At most one per product. */
  readonly lines: readonly FinanceLine[];
  /** When the sheet was last saved or dispatched, in seconds since 1970, and by whom. */
  readonly at: number;
  readonly by: string;
  readonly agencyID: string;
}

/** All records that the demo server starts with, in a fixed order. */
export interface World {
  readonly seed: number;
  readonly now: number;
  readonly scenario: Scenario;
  readonly agencies: readonly AgencyRecord[];
  readonly cities: readonly CityRecord[];
  readonly workAreas: readonly WorkAreaRecord[];
  readonly healthCenters: readonly HealthCenterRecord[];
  readonly laboratories: readonly LaboratoryRecord[];
  readonly users: readonly UserRecord[];
  readonly workgroups: readonly WorkgroupRecord[];
  readonly pharmaProducts: readonly PharmaProductRecord[];
  readonly assignedDelegues: readonly AssignedDelegueRecord[];
  readonly specialities: readonly SpecialityRecord[];
  readonly healthWorkers: readonly HealthWorkerRecord[];
  readonly drugStores: readonly DrugStoreRecord[];
  readonly administratives: readonly AdministrativeRecord[];
  readonly wholesalers: readonly WholesalerRecord[];
  readonly typeRegulatoryActions: readonly TypeRegulatoryActionRecord[];
  readonly regulatoryActions: readonly RegulatoryActionRecord[];
  readonly regulatoryActionSteps: readonly RegulatoryActionStepRecord[];
  readonly pharmaProductFiles: readonly PharmaProductFileRecord[];
  readonly reminders: readonly ReminderRecord[];
  /** The figures as last entered. */
  readonly savedSheets: readonly FinanceSheetRecord[];
  /** The figures as last dispatched to the delegates. */
  readonly dispatchedSheets: readonly FinanceSheetRecord[];
}
