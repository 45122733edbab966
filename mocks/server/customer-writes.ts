import { hasRight, type Right } from '#domain/access/rights.ts';
import type {
  DrugStoreRecord,
  HealthWorkerRecord,
  MatrimonialStatus,
  Potential,
  ProfileText,
  SoncaFlag,
} from '#mocks/seed/types.ts';
import { MATRIMONIAL_STATUSES, POTENTIALS } from '#mocks/seed/vocabulary.ts';
import type { Context } from './context.ts';
import { found, refusal, required, written } from './errors.ts';
import type {
  MutationResolvers,
  MutationUpdateCustomerDrugStoreInfoCardFixedPartArgs,
  MutationUpdateCustomerHwInfoCardFixedPartArgs,
} from './generated/resolvers.ts';
import { ofAgency } from './scope.ts';
import type { Table } from './store.ts';
import { reportWithID } from './work-days.ts';

/** What a call may give of a record: a field that is left out stays, one that is `null` is emptied. */
type Given<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/** The value that a call gives, or that of the record. */
const orKept = <T>(given: T | undefined, kept: T): T => (given === undefined ? kept : given);

/** The same for a text, trimmed; an empty one is null. */
const text = (given: string | null | undefined, kept: string | null): string | null =>
  given === undefined ? kept : written(given);

/** @throws REQUIRED_VALUE if the name is given and blank, or a new record has none */
const nameOf = (given: string | null | undefined, kept: string, field: string): string =>
  given == null ? required(kept, field) : required(given, field);

/** @throws UNKNOWN_STATUS if the value is none of the list */
function listed<T extends string>(list: readonly T[], given: string | null | undefined, kept: T | null, field: string) {
  if (given == null) return orKept(given, kept);
  const value = list.find((each) => each === given);
  if (value === undefined) throw refusal('UNKNOWN_STATUS', `${field} ${given}`);
  return value;
}

/** @throws FORBIDDEN if the potential is given by somebody who may not see it */
function potentialOf(
  { acl, isReplay }: Context,
  given: string | null | undefined,
  kept: Potential | null,
  right?: Right,
): Potential | null {
  const potential = listed(POTENTIALS, given, kept, 'potential');
  if (given !== undefined && right && !isReplay && !hasRight(right, acl()))
    throw refusal('FORBIDDEN', `the potential asks for ${right}`);
  return potential;
}

/** @throws NOT_FOUND if one of the specialities does not exist */
const specialitiesOf = ({ store }: Context, IDs: readonly string[]): readonly string[] =>
  IDs.map((ID) => found(store.specialities.find(ID), 'Speciality', ID).ID);

/** @throws NOT_FOUND if a report is named that is not one of the customer's */
function checkReport(context: Context, customer: HealthWorkerRecord | DrugStoreRecord, ID: string | null | undefined) {
  if (ID == null) return;
  const report = reportWithID(context.store, ID);
  found(report?.customerID === customer.ID ? report : null, 'VisitReport', ID);
}

/** What a new card begins with. */
const blank = ({ agencyID, now, viewer }: Context) => ({
  agencyID: agencyID(),
  name: '',
  phone: null,
  email: null,
  birthDay: null,
  potential: null,
  Picture: null,
  preferredContactMode: null,
  relationStartDate: null,
  Created: now,
  LastEdited: now,
  createdByID: viewer().ID,
});

type PlaceArgs = Given<Omit<MutationUpdateCustomerDrugStoreInfoCardFixedPartArgs, 'customerDrugStoreID'>>;

const blankPlace = (context: Context) => ({
  ...blank(context),
  textualLocation: null,
  gPSLat: null,
  gPSLon: null,
  specialityIDs: [],
  cityID: '',
  workAreaID: '',
});

/**
 * A place as a call leaves it.
 * @throws REQUIRED_VALUE, UNKNOWN_STATUS, FORBIDDEN
 * @throws NOT_FOUND for its work area, its specialities or the report
 */
function placeAfter<T extends Omit<DrugStoreRecord, 'ID'>>(
  context: Context,
  place: T,
  args: PlaceArgs,
  showsPotential?: Right,
): T {
  const workAreaID = args.workAreaID ?? place.workAreaID;
  const area = ofAgency(context, context.store.workAreas.find(workAreaID), 'WorkArea', workAreaID);
  return {
    ...place,
    name: nameOf(args.name, place.name, 'name'),
    phone: text(args.phone, place.phone),
    email: text(args.email, place.email),
    birthDay: orKept(args.birthDay, place.birthDay),
    potential: potentialOf(context, args.potential, place.potential, showsPotential),
    textualLocation: text(args.textualLocation, place.textualLocation),
    gPSLat: orKept(args.gPSLat, place.gPSLat),
    gPSLon: orKept(args.gPSLon, place.gPSLon),
    preferredContactMode: text(args.preferredContactMode, place.preferredContactMode),
    relationStartDate: orKept(args.relationStartDate, place.relationStartDate),
    specialityIDs: args.specialitieIDsList ? specialitiesOf(context, args.specialitieIDsList) : place.specialityIDs,
    workAreaID: area.ID,
    cityID: area.cityID,
    LastEdited: context.now,
  };
}

/** The writes of a kind of place. */
function writesOf(kind: string, tableOf: (context: Context) => Table<DrugStoreRecord>, showsPotential?: Right) {
  return {
    create(args: PlaceArgs, context: Context): DrugStoreRecord {
      const place = placeAfter(context, blankPlace(context), args, showsPotential);
      return tableOf(context).insert((ID) => ({ ID, ...place }));
    },
    update(ID: string, { visitReportID, ...args }: PlaceArgs, context: Context): DrugStoreRecord {
      const table = tableOf(context);
      const place = ofAgency(context, table.find(ID), kind, ID);
      checkReport(context, place, visitReportID);
      return table.replace(placeAfter(context, place, args, showsPotential));
    },
  };
}

const drugStores = writesOf('CustomerDrugStore', ({ store }) => store.drugStores, 'showDrugStorePotential');
const offices = writesOf('CustomerAdministrative', ({ store }) => store.administratives, 'showAdministrativePotential');
const wholesalers = writesOf('Wholesaler', ({ store }) => store.wholesalers);

const SONCA = [
  'soncaEfficiency',
  'soncaTolerance',
  'soncaObservance',
  'soncaLaboAwarness',
  'soncaVMSkills',
  'soncaSamples',
  'soncaInnovation',
  'soncaConfort',
  'soncaPrice',
  'soncaRelationShip',
  'soncaVMAvailability',
  'soncaPraise',
] as const satisfies readonly SoncaFlag[];

const PROFILE = [
  'hobbies',
  'groupsOfReference',
  'areasOfInterest',
  'projects',
  'valuesAndBeliefs',
  'opinions',
  'lifestyle',
  'priorities',
  'tastes',
  'colors',
] as const satisfies readonly ProfileText[];

type WorkerArgs = Given<Omit<MutationUpdateCustomerHwInfoCardFixedPartArgs, 'customerHealthWorkerID'>>;

/** The levers and the texts of a profile that a call gives. */
const profileIn = (args: WorkerArgs) => ({
  ...Object.fromEntries(SONCA.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]]))),
  ...Object.fromEntries(PROFILE.flatMap((name) => (args[name] === undefined ? [] : [[name, text(args[name], null)]]))),
});

/**
 * A health worker as a call leaves it.
 * @throws REQUIRED_VALUE, UNKNOWN_STATUS
 * @throws NOT_FOUND for a centre, a speciality or the report
 */
function workerAfter<T extends Omit<HealthWorkerRecord, 'ID'>>(context: Context, worker: T, args: WorkerArgs): T {
  const centreIDs = args.healthCenterIDsList ?? worker.healthCenterIDs;
  const specialityIDs = args.specialitieIDsList ?? worker.specialityIDs;
  for (const [name, IDs] of Object.entries({ healthCenterIDsList: centreIDs, specialitieIDsList: specialityIDs }))
    if (IDs.length === 0) throw refusal('REQUIRED_VALUE', `${name} is empty`);
  return {
    ...worker,
    ...profileIn(args),
    name: nameOf(args.name, worker.name, 'name'),
    denomination: nameOf(args.denomination, worker.denomination, 'denomination'),
    sex: args.sex ?? worker.sex,
    phone: text(args.phone, worker.phone),
    email: text(args.email, worker.email),
    birthDay: orKept(args.birthDay, worker.birthDay),
    potential: potentialOf(context, args.potential, worker.potential),
    accessibility: text(args.accessibility, worker.accessibility),
    preferredContactMode: text(args.preferredContactMode, worker.preferredContactMode),
    matrimonialStatus: listed<MatrimonialStatus>(
      MATRIMONIAL_STATUSES,
      args.matrimonialStatus,
      worker.matrimonialStatus,
      'matrimonialStatus',
    ),
    numberOfChild: orKept(args.numberOfChild, worker.numberOfChild),
    nationality: text(args.nationality, worker.nationality),
    incomeSlice: text(args.incomeSlice, worker.incomeSlice),
    healthCenterIDs: centreIDs.map(
      (ID) => ofAgency(context, context.store.healthCenters.find(ID), 'HealthCenter', ID).ID,
    ),
    specialityIDs: specialitiesOf(context, specialityIDs),
    LastEdited: context.now,
  };
}

const UNTOLD = {
  soncaEfficiency: null,
  soncaTolerance: null,
  soncaObservance: null,
  soncaLaboAwarness: null,
  soncaVMSkills: null,
  soncaSamples: null,
  soncaInnovation: null,
  soncaConfort: null,
  soncaPrice: null,
  soncaRelationShip: null,
  soncaVMAvailability: null,
  soncaPraise: null,
  hobbies: null,
  groupsOfReference: null,
  areasOfInterest: null,
  projects: null,
  valuesAndBeliefs: null,
  opinions: null,
  lifestyle: null,
  priorities: null,
  tastes: null,
  colors: null,
} as const;

function updateWorker(ID: string, { visitReportID, ...args }: WorkerArgs, context: Context): HealthWorkerRecord {
  const { healthWorkers } = context.store;
  const worker = ofAgency(context, healthWorkers.find(ID), 'CustomerHealthWorker', ID);
  checkReport(context, worker, visitReportID);
  return healthWorkers.replace(workerAfter(context, worker, args));
}

/** The cards of the four kinds, created and edited: docs/rules/customers.md#customer-fields. */
export const customerMutations = {
  createCustomerHealthWorker(_parent, args, context) {
    const { sex, denomination } = args;
    const begun = {
      ...blank(context),
      ...UNTOLD,
      sex,
      denomination,
      accessibility: null,
      matrimonialStatus: null,
      numberOfChild: null,
      nationality: null,
      incomeSlice: null,
      healthCenterIDs: [],
      specialityIDs: [],
    };
    const worker = workerAfter<Omit<HealthWorkerRecord, 'ID'>>(context, begun, args);
    return context.store.healthWorkers.insert((ID) => ({ ID, ...worker }));
  },
  updateCustomerHealthWorker: (_parent, { customerHealthWorkerID: ID, ...args }, context) =>
    updateWorker(ID, args, context),
  updateCustomerHWInfoCardFixedPart: (_parent, { customerHealthWorkerID: ID, ...args }, context) =>
    updateWorker(ID, args, context),

  createCustomerDrugStore: (_parent, args, context) => drugStores.create(args, context),
  updateCustomerDrugStore: (_parent, { customerDrugStoreID: ID, ...args }, context) =>
    drugStores.update(ID, args, context),
  updateCustomerDrugStoreInfoCardFixedPart: (_parent, { customerDrugStoreID: ID, ...args }, context) =>
    drugStores.update(ID, args, context),

  createCustomerAdministrative: (_parent, args, context) => offices.create(args, context),
  updateCustomerAdministrative: (_parent, { customerAdministrativeID: ID, ...args }, context) =>
    offices.update(ID, args, context),
  updateCustomerAdministrativeInfoCardFixedPart: (_parent, { customerAdministrativeID: ID, ...args }, context) =>
    offices.update(ID, args, context),

  createWholesaler: (_parent, args, context) => wholesalers.create(args, context),
  updateWholesaler: (_parent, { wholesalerID: ID, ...args }, context) => wholesalers.update(ID, args, context),
} satisfies MutationResolvers;
