import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import type { UserType } from '#domain/access/roles.ts';
import type { MATRIMONIAL_STATUSES, POTENTIALS, REGULATORY_STATUSES } from './vocabulary.ts';

/**
 * The records of a demo world. Fields carry the names of the wire (spec §3), as it spells them;
 * a relation is an id (`pharmaProductID`) or a list of ids (`recipientIDs`), which the server resolves.
 * Instants are seconds since 1970, days are `YYYY-MM-DD` in the agency's time zone, money is whole francs CFA.
 * Every record is plain data: it survives JSON and a structured clone.
 */

/** How much there is to see: a handful for tests, a working demo, or one agency with 20,000 customers. */
export const SCENARIOS = ['small', 'standard', 'large'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface WorldOptions {
  readonly seed: number;
  /** Seconds since 1970; every date of the world is relative to it. */
  readonly now: number;
  readonly scenario: Scenario;
}

export interface AgencyRecord {
  readonly idAgency: string;
  /** The city of its office, which is how its people call it. */
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
  readonly gPSLat: number;
  readonly gPSLon: number;
}

export interface WorkAreaRecord {
  readonly ID: string;
  readonly name: string;
  readonly cityID: string;
  readonly agencyID: string;
  readonly gPSLat: number;
  readonly gPSLon: number;
}

export interface HealthCenterRecord {
  readonly ID: string;
  readonly name: string;
  readonly textualLocation: string;
  readonly workAreaID: string;
  readonly agencyID: string;
  /** Not on the wire: where a visit to one of its health workers takes place. */
  readonly gPSLat: number;
  readonly gPSLon: number;
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

/** A person with an account. Serves the wire's Member, base user and user. */
export interface UserRecord {
  readonly ID: string;
  readonly Email: string;
  readonly FirstName: string;
  readonly Surname: string;
  readonly phone: string;
  readonly birthDay: string;
  readonly ProfilPicURL: string | null;
  readonly userType: UserType;
  /** Null for those who choose their agency (multinational boss, laboratory boss). */
  readonly agencyID: string | null;
  /** The laboratory of the two laboratory roles, null for everybody else. */
  readonly pharmaLaboID: string | null;
  /** The group of a supervisor or a delegate, null for everybody else. */
  readonly workgroupID: string | null;
  /** Stands for a post without a holder, so that its territory keeps its goals. */
  readonly fictive: boolean;
  readonly sellerManager: boolean;
  readonly supervisorActingAsDelegue: boolean;
}

export interface LaboratoryRecord {
  readonly ID: string;
  readonly name: string;
  readonly Picture: string | null;
}

/** A product as one agency sells it: each country has its own price and its own authorisation (AMM). */
export interface PharmaProductRecord {
  readonly ID: string;
  readonly name: string;
  readonly ref: string;
  /** Therapeutic class; not on the wire, it drives seasons and steady sellers. */
  readonly family: ProductFamily;
  readonly pGHT: number;
  readonly cessionPrice: number;
  readonly publicPrice: number;
  readonly numAMM: string;
  readonly aMMDate: string;
  /** Null: an authorisation without an end. */
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
  readonly potential: Potential;
  readonly Picture: string | null;
  readonly preferredContactMode: string | null;
  readonly relationStartDate: string;
  readonly Created: number;
  readonly LastEdited: number;
  readonly createdByID: string;
}

/** A customer that is a place. */
interface PlaceRecord extends CustomerRecord {
  readonly textualLocation: string;
  readonly gPSLat: number;
  readonly gPSLon: number;
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

export interface HealthWorkerRecord extends CustomerRecord, Readonly<Record<SoncaFlag, boolean | null>> {
  readonly sex: Sex;
  /** How one addresses them: Dr, Pr, Mme, M. */
  readonly denomination: string;
  readonly accessibility: string | null;
  readonly matrimonialStatus: MatrimonialStatus | null;
  readonly numberOfChild: number | null;
  readonly nationality: string;
  readonly incomeSlice: string | null;
  /** At least one; the first is where they are usually met. */
  readonly healthCenterIDs: readonly string[];
  readonly specialityIDs: readonly string[];
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

export interface PharmaProductFileRecord {
  readonly ID: string;
  readonly name: string;
  /** What was uploaded; a planted file has none, and is drawn when it is asked for. */
  readonly content?: File;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
  readonly Created: number;
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
/** Units of one delegate. */
export type FinancePart = readonly [delegueID: string, wholesalerID: string | null, quantity: number];

/** A product in a period. */
export interface FinanceLine {
  readonly pharmaProductID: string;
  readonly pght: number;
  readonly units: readonly FinanceUnits[];
  /** Whose the units are, where a supervisor told it for a group; null: the product's shares tell. */
  readonly parts: readonly FinancePart[] | null;
}

/** What is known of a period: of the goals of a year, the trends of a week, the sales of a month. */
export interface FinanceSheetRecord {
  readonly ID: string;
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  /** One a product at most. */
  readonly lines: readonly FinanceLine[];
  readonly agencyID: string;
}

/** Everything the demo server starts from: records by kind, in the order they were planted. */
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
  /** What was entered last. */
  readonly savedSheets: readonly FinanceSheetRecord[];
  /** What the delegates share now. */
  readonly dispatchedSheets: readonly FinanceSheetRecord[];
}
