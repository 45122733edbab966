import {
  assertObjectType,
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { reading } from '../reading.ts';
import { EXTENSIONS } from '#api/generated/extensions.ts';
import { ACL_FLAGS } from '#domain/access/rights.ts';
import { USER_TYPES } from '#domain/access/roles.ts';

const repository = reading('schema.graphql', 'src/api/session.graphql');
const schema = buildSchema(repository.text('schema.graphql'));
const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

/** Reads a table of calls, one `name(arg, arg)` a line. */
const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);
const callsOf = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', args = ''] = line.trim().replace(')', '').split('(');
      return [name, words(args)];
    });

const REMINDER =
  'name, description, scheduledTimeStamp, regulatoryActionStepID, isNotification, isEmail, recipientsIDList';

const MUTATIONS = callsOf(`
  createToken(email, password)
  refreshToken
  createAbsenceJustification(file, objectAbsence, justification, absenceStartDateTimeStamp, absenceEndDateTimeStamp)
  editAbsenceJustification(ID, file, objectAbsence, justification, absenceStartDateTimeStamp, absenceEndDateTimeStamp)
  createTypeRegulatoryAction(name, colorCode)
  editTypeRegulatoryAction(ID, name, colorCode)
  createRegulatoryAction(name, description, statut, typeRegulatoryActionID, pharmaProductID)
  editRegulatoryAction(ID, name, description, statut, typeRegulatoryActionID, pharmaProductID)
  deleteRegulatoryAction(regulatoryActionID, forceCascadeDelete)
  createRegulatoryActionStep(name, description, regulatoryActionID, file)
  deleteRegulatoryActionStep(regulatoryActionStepID, forceCascadeDelete)
  deleteRegulatoryActionStepProductFile(regulatoryActionStepID, pharmaProductFileID)
  createReminder(${REMINDER})
  editReminder(ID, ${REMINDER})
  deleteReminder(reminderID, forceDelete)
  createPharmaProductFile(file, name, pharmaProductID, regulatoryActionStepID)
  deletePharmaProductFile(pharmaProductFileID, forceCascadeDelete)
  createAMMFileAndReminder(file, pharmaProductFileName, newAMMNum, newAMMTimeStamp, newAMMEndTimeStamp, reminderName, reminderDescription, reminderScheduledTimeStamp, recipientsIDList, isNotification, isEmail, actionStepName, actionStepDescription, regulatoryActionID)
  createVisitReport(visitObjectiveID, startTimeStamp, endTimeStamp, obtainedPromess, notedPrescriptions, gPSLat, gPSLon, gPSobtainedTimeStamp)
  createWorkScheduleDaily(date, delegueID, jsonVisitObjectivesArray)
  createSupervisorDailyWork(date, jsonVisitObjectivesArray, supervisorID)
  deleteVisitObjective(IDs)
  validateVisitObjectives(IDs)
  unValidateVisitObjectives(IDs)
  createGPSLoc(gPSLat, gPSLon, obtainedTimeStamp)
  createGPSLocsFromList(jsonGPSLocArray)
  updateCustomerHWInfoCardFixedPart(customerHealthWorkerID, healthCenterIDsList, specialitieIDsList, visitReportID)
  createCustomerHealthWorker(name, sex, denomination, healthCenterIDsList, specialitieIDsList)
  updateCustomerHealthWorker(customerHealthWorkerID, name, sex, denomination, healthCenterIDsList, specialitieIDsList)
  createCustomerDrugStore(name, workAreaID)
  updateCustomerDrugStore(name, workAreaID)
  updateCustomerDrugStoreInfoCardFixedPart
  createCustomerAdministrative(name, workAreaID)
  updateCustomerAdministrative(name, workAreaID)
  updateCustomerAdministrativeInfoCardFixedPart
  createRelationshipWithProductAdvancement(customerID, pharmaProductID, relationState, dateTimestamp)
  createCustomerExpectation
  updateCustomerExpectation
  createLeadedAction
  updateLeadedAction
  createHealthCenter(name, workAreaID)
  editHealthCenter(name, workAreaID)
  createWorkArea(name)
  editWorkArea(name)
  createCity(name)
  editCity(name)
  createSupervisorWeeklyReport
  deleteSupervisorWeeklyReport(ID)
  setSaleGoalsByProductFromJson(year, json)
  setSaleTrendsByProductFromJson(json)
  setRealSalesByProductFromJson(json)
  dispatchPharmaProductSaleGoals(forceReDispatch)
  dispatchPharmaProductSaleTrends(forceReDispatch)
  dispatchPharmaProductRealSales(forceReDispatch)
`);

const QUERIES = callsOf(`
  validateToken(token)
  readAbsenceJustification(absenceStartDateTimeStamp, absenceEndDateTimeStamp, workerID)
  readTypeRegulatoryActions
  readRegulatoryActionEditDatas
  getAllRegulatoryActionByPharmaProductID(pharmaProductID)
  getRegulatoryActionByID(ID)
  getAllRegulatoryActionStepByRegulatoryActionID(regulatoryActionID)
  getRegulatoryActionStepByID(ID)
  getAllReminder(done)
  getReminderByID(ID)
  readAllBaseUsers
  getAllPharmaProductFileByPharmaProductID(pharmaProductID)
  getPharmaProductFileByID(ID)
  readVisitReports(date, workerID)
  readWorkGroupVisitReportStat(workGroupID, start, end)
  readAllWorkGroupVisitReportStat(start, end)
  readWorkerVisitReportStat(workerID, start, end)
  readSupervisorWorkGroupVisitReportStat(supervisorID, start, end)
  readWorkScheduleDaily(date, workerID, includeUnvalidated)
  readSupervisorDailyWork(date, supervisorID)
  readSupervisorProgress(date, supervisorID)
  readAllSupervisorProgress(date)
  readCustomerNextVisitObjectives(workerID, customersIDList)
  readWorkerGPSTrail(date, workerID)
  readAllMyDeleguesSchedule(date, supervisorID)
  readAllCustomers
  readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID)
  readCustomerDrugStoreDetailedDatas(id)
  readCustomerAdministrativeDetailedDatas(id)
  readWholesalerDetailedDatas(id)
  readCustomerCardEditDatas
  readAllHealthCenter
  readWorkGroups
  readAllWorkArea
  readAllCity
  readAllSupervisorWeeklyReport(supervisorID)
  readAdvancedFilterDatas(delegueID)
  readWorkerVisitedCustomers(workerID, dateStart, dateEnd)
  readPharmaProducts
  readAllPharmaProducts
  readWholesalers
  readSaleGoalsByProduct(year)
  readWeeklySaleTrendsByProduct(periodStart, periodEnd)
  readSaleTrendGlobal(yearMonth)
  getSaleTrendByLabo(ID)
  getSaleTrendByPharmaProduct(ID)
  getSaleTrendByWorkGroup(ID)
  getSaleTrendByWorkGroupSupervisor(ID)
  getSaleTrendByDelegue(ID)
  readSaleTrendByWorkGroup
  readRealSaleByPharmaProduct(yearMonth)
  readRealSaleGlobal
  getRealSaleByLabo(ID, yearMonthStart, yearMonthEnd)
  getRealSaleByPharmaProduct(ID, yearMonthStart, yearMonthEnd)
  getRealSaleByWorkGroup(ID, yearMonthStart, yearMonthEnd)
  getRealSaleBySupervisor(ID, yearMonthStart, yearMonthEnd)
  getRealSaleByDelegue(ID, yearMonthStart, yearMonthEnd)
  readAllAgencies
  readActiveInactiveWorkGroups(startDate, endDate)
  readActiveInactiveDelegues(startDate, endDate)
  readVisitQuotasReachedByDelegue(startDate, endDate)
  readAllExpiringAMMPharmaProducts(limitTimeStamp)
`);

/** The calls that are ours, beside those that a live server is known to have. */
const OUR_QUERIES = callsOf(`
  readSaleTrendByWorkGroupOfPharmaProduct(ID)
  readDispatchedParts(kind, period)
  readFinancePeriods(kind, year)
`);

const OUR_MUTATIONS = callsOf(`
  attachVisitReport(ID, customerID)
  createWholesaler(name, phone, email, birthDay, potential, textualLocation, workAreaID)
  updateWholesaler(wholesalerID, name, phone, email, birthDay, potential, textualLocation, workAreaID)
`);

/** The fields of finance that are ours. */
const OUR_FIELDS = words(`
  RealSale.dispatchedPght RealSale.dispatchedQuantity SaleFigures.dispatchedPght SaleFigures.dispatchedQuantity
  SaleGoalByProduct.dispatchedPght SaleGoalByProduct.dispatchedQuantity SaleTrend.dispatchedPght
  SaleTrend.dispatchedQuantity SoldStockByWholesaler.dispatchedQuantity
`);

const DRUG_STORE =
  'name phone email birthDay potential textualLocation gPSLon gPSLat Picture MySpecialities City WorkArea preferredContactMode relationStartDate Created LastEdited CreatedBy';
const SALES =
  'quantity pght expectedTurnOver obtainedTurnOver completionRate yearMonth deficitQuantity deficitTurnOver completionRateWithDeficit SoldStockByWholesaler';

/** The fields each entity must have, spelt as the server spells them (docs/rules/api.md#contract). */
const ENTITIES: Readonly<Record<string, string>> = {
  Member: 'ID Email FirstName Surname ProfilPicURL workgroupType sellerManager idAgency supervisorActingAsDelegue',
  LoginAnswer: 'valid token status code message userType pharmaLaboID Member ACL ModulesState VisitReportFieldsToShow',
  ModulesState: 'moduleGPSIsEnabled moduleVisitObjectiveValidationIsEnabled',
  VisitObjective: 'ID description done validated administrativeCustomer Customer VisitReport Worker',
  VisitReport:
    'startTimeStamp endTimeStamp obtainedPromess notedPrescriptions objections gifts leadedAction actionCost nextVisitObjective other spontanous spontanousNewCustomer spontanousCustomerFirstName spontanousCustomerLastName obtainedResult metPerson GPSLoc VisitObjective PresentedPharmaProducts GivenSamplesPharmaProducts',
  WorkScheduleDaily: 'ID date progresPercentage Worker MyVisitObjectives',
  SupervisorDailyWork: 'ID date progresPercentage Supervisor MyVisitObjectives',
  CustomerDrugStore: DRUG_STORE,
  CustomerAdministrative: DRUG_STORE,
  CustomerHealthWorker:
    'name birthDay phone email potential sex MyHealthCenters accessibility preferredContactMode denomination matrimonialStatus numberOfChild nationality incomeSlice MySpecialities soncaEfficiency soncaTolerance soncaObservance soncaLaboAwarness soncaVMSkills soncaSamples soncaInnovation soncaConfort soncaPrice soncaRelationShip soncaVMAvailability soncaPraise hobbies groupsOfReference areasOfInterest projects valuesAndBeliefs opinions lifestyle priorities tastes colors',
  Wholesaler: 'name phone email birthDay potential textualLocation WorkArea',
  AllCustomers: 'DrugStoreList HealthWorkerList CustomerAdministrative Wholesaler',
  HealthCenter: 'name textualLocation WorkArea',
  WorkArea: 'name City',
  City: 'name',
  RelationshipWithProductAdvancement: 'ID customer PharmaProduct relationState dateTimestamp',
  CustomerExpectation: 'ID periodStart periodEnd toBeImproved expectedProducts',
  LeadedActionReceived:
    'ID periodStart periodEnd requests actionMaterials actionHumanRelations actionFinancial CreatedBy',
  CustomerCardEditDatas: 'matrimonialStatusList potentialList relationStateList AssignedPharmaProducts',
  PharmaProduct:
    'ID name ref pGHT publicPrice cessionPrice numAMM aMMDate aMMEndDate aMMTimeStamp aMMEndTimeStamp Picture PharmaLaboratory PharmaProductAssignedDelegues',
  PharmaLaboratory: 'ID name Picture',
  PharmaProductAssignedDelegue: 'ID contributionPercentage Delegue',
  GPSLoc: 'ID gPSLat gPSLon obtainedTimeStamp',
  AbsenceJustification: 'ID objectAbsence justification absenceStartDateTimeStamp absenceEndDateTimeStamp Photo Worker',
  TypeRegulatoryAction: 'ID name colorCode',
  RegulatoryActionEditDatas: 'statusList',
  RegulatoryAction: 'ID name description statut PharmaProduct TypeRegulatoryAction RegulatoryActionSteps',
  RegulatoryActionStep: 'ID name description RegulatoryAction Reminder PharmaProductFiles',
  Reminder: 'ID name description scheduledTimeStamp isEmail isNotification RegulatoryActionStep Recipients expired',
  PharmaProductFile: 'ID name PharmaProduct File',
  BaseUser: 'ID contactEmail FirstName Surname phone birthDay profilPic',
  WorkGroup: 'name type Picture Supervisor Delegues',
  User: 'FirstName Surname phone birthDay profilPic fictive WorkGroup',
  SupervisorWeeklyReport:
    'weekStart weekEnd forecasts achivements achivementsDividedByForecasts interpretation correctiveActions nextWeekForcastFigures actionPlan ConcernedTargetCustomers',
  SaleGoalByProduct: 'year pght quantity amountTotal',
  SaleTrend: SALES,
  RealSale: SALES,
  DispatchAnswer: 'success error',
  Agency: 'idAgency name country',
  WorkGroupVisitReportStat: 'WorkGroup totalReports SpecialityStats SupervisorStat DelegueStats',
  WorkerVisitReportStat: 'Worker totalReports SpecialityStats',
  SpecialityVisitReportStat:
    'Speciality customerCount distinctVisitedCustomerCount visitedCustomerIDs spontaneousVisitedCustomerIDs spontaneousTotal',
  SupervisorProgress: 'supervisorProgress globalProgress pharmaProgress medicalProgress',
};

function fieldsOf(typeName: string) {
  return assertObjectType(schema.getType(typeName)).getFields();
}

describe.each([
  ['Mutation', [...MUTATIONS, ...OUR_MUTATIONS]],
  ['Query', [...QUERIES, ...OUR_QUERIES]],
])('%s', (root, calls) => {
  test('has exactly the calls of the contract', () => {
    expect(Object.keys(fieldsOf(root)).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  });

  test.each(calls)('%s takes the arguments of the contract', (name, args) => {
    expect(fieldsOf(root)[name]?.args.map((arg) => arg.name)).toEqual(expect.arrayContaining([...args]));
  });
});

test('what is ours is marked as an extension, and nothing else is', () => {
  expect([...EXTENSIONS].toSorted()).toEqual(
    [
      ...OUR_QUERIES.map(([name]) => `Query.${name}`),
      ...OUR_MUTATIONS.map(([name]) => `Mutation.${name}`),
      ...OUR_FIELDS,
    ].toSorted(),
  );
});

test.each(Object.entries(ENTITIES))('%s has the fields of the contract', (typeName, fields) => {
  expect(Object.keys(fieldsOf(typeName))).toEqual(expect.arrayContaining([...words(fields)]));
});

describe('lists repeated in code match the contract', () => {
  test.each([
    ['UserType', USER_TYPES],
    ['Sex', ['M', 'F']],
    ['WorkGroupType', ['medical', 'pharma']],
  ])('%s', (name, values) => {
    const type = schema.getType(name);
    expect(isEnumType(type) && type.getValues().map(({ value }: { value: unknown }) => value)).toEqual(values);
  });

  test('ACL', () => {
    expect(Object.keys(fieldsOf('ACL')).toSorted()).toEqual([...ACL_FLAGS].toSorted());
  });
});

test.each(['ACL', 'ModulesState'])('the sign-in asks for every flag of %s', (typeName) => {
  const asked: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    parse(repository.text('src/api/session.graphql')),
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (types.getParentType()?.name === typeName) asked.push(name.value);
      },
    }),
  );
  expect(asked.toSorted()).toEqual(Object.keys(fieldsOf(typeName)).toSorted());
});

test('every instant is a Timestamp', () => {
  const instants = ownTypes
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap((field) => [field, ...field.args])
    .filter(({ name }) => /timestamp$/i.test(name));
  expect(new Set(instants.map(({ type }) => String(type).replace('!', '')))).toEqual(new Set(['Timestamp']));
});

test('every query is nullable, so that one failure leaves the data of the others', () => {
  const strict = Object.values(fieldsOf('Query')).filter(({ type }) => String(type).endsWith('!'));
  expect(strict.map(({ name }) => name)).toEqual([]);
});

test('every type, field, argument and value has a description', () => {
  expect(ownTypes.flatMap(undescribed)).toEqual([]);
});

function undescribed(type: GraphQLNamedType): readonly string[] {
  return partsOf(type)
    .filter(([, { description }]) => !description)
    .map(([name]) => name);
}

/** The parts of a type that need a description, with their names: the type, its values, its fields and their arguments. */
function partsOf(type: GraphQLNamedType): readonly (readonly [string, { description?: string | null | undefined }])[] {
  if (isEnumType(type)) {
    return [[type.name, type], ...type.getValues().map((value) => [`${type.name}.${value.name}`, value] as const)];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [[type.name, type]];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    return [[name, field] as const, ...field.args.map((arg) => [`${name}(${arg.name})`, arg] as const)];
  });
  return [[type.name, type], ...fields];
}
