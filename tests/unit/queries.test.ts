import { type FetchQueryOptions, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createQueries } from '#app/shell/queries.ts';
import { type Api, createApi } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import type { Operation } from '#api/operation.ts';
import { CreateTokenDocument, RefreshTokenDocument } from '#api/session.generated.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { CreateAbsenceDocument, EditAbsenceDocument } from '#features/absences/shared/absence-writes.generated.ts';
import { plannedWeekQuery } from '#features/absences/planned.queries.ts';
import { writePositions } from '#domain/field/positions.ts';
import { FINANCE_KINDS, type FinanceRow, writeRows } from '#domain/finance/rows.ts';
import {
  administrationQuery,
  drugstoreQuery,
  healthWorkerQuery,
  wholesalerQuery,
} from '#features/customers/card/card.queries.ts';
import {
  CreateExpectationDocument,
  CreateLeadedActionDocument,
  CreateStageDocument,
  UpdateExpectationDocument,
  UpdateLeadedActionDocument,
} from '#features/customers/card/card-writes.generated.ts';
import { cardChoicesQuery } from '#queries/card-choices.queries.ts';
import * as customerWrites from '#features/customers/shared/customer-editor/customer-writes.generated.ts';
import { citiesQuery } from '#features/customers/shared/cities.queries.ts';
import { workAreasQuery } from '#features/customers/shared/work-areas.queries.ts';
import { healthCentersQuery } from '#features/customers/shared/health-centers.queries.ts';
import {
  CreateCityDocument,
  CreateHealthCenterDocument,
  CreateWorkAreaDocument,
  EditCityDocument,
  EditHealthCenterDocument,
  EditWorkAreaDocument,
} from '#features/customers/shared/place-editors/place-writes.generated.ts';
import { customerTraitsQuery } from '#queries/customer-traits.queries.ts';
import { customerPositionsQuery } from '#queries/customer-positions.queries.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import { readDay, type WorkDay, workDayQuery } from '#features/field/shared/field.queries.ts';
import { groupDayQuery, workWeekQuery } from '#queries/visit-loads.queries.ts';
import { earlierVisitsQuery } from '#features/field/shared/day/earlier-visits.queries.ts';
import { groupPeopleQuery, visitedCustomersQuery, visitsOfWeekQuery } from '#features/field/people/people.queries.ts';
import {
  potentialsQuery,
  turnOverQuery,
  visitedHealthWorkersQuery,
} from '#features/dashboard/overview/overview.queries.ts';
import { agencySalesQuery, agencyVisitsQuery } from '#features/agencies/agency-glance.queries.ts';
import { progressQuery, supervisorProgressQuery } from '#queries/visit-progress.queries.ts';
import { activeDeleguesQuery, activeWorkGroupsQuery, visitQuotasQuery } from '#queries/supervision.queries.ts';
import {
  groupsVisitsQuery,
  groupVisitsQuery,
  workerVisitsQuery,
} from '#features/field/statistics/statistics.queries.ts';
import { plannedVisitOf, saveDay } from '#features/field/shared/field-writes.ts';
import {
  AttachReportDocument,
  CreateReportDocument,
  DeleteObjectivesDocument,
  UnValidateObjectivesDocument,
  ValidateObjectivesDocument,
} from '#features/field/shared/field-writes.generated.ts';
import {
  DispatchGoalsDocument,
  DispatchSalesDocument,
  DispatchTrendsDocument,
  SaveGoalsDocument,
  SaveSalesDocument,
  SaveTrendsDocument,
} from '#features/finance/entry/finance-edit.generated.ts';
import {
  financeCatalogueQuery,
  financeHistoryQuery,
  periodRowsQuery,
  rowsOfSaveQuery,
} from '#features/finance/entry/finance-edit.queries.ts';
import { canRead, rowsQuery, sharedSalesQuery, weekQuery } from '#features/finance/figures/finance.queries.ts';
import { goalPartsQuery, goalsQuery, salesOfProductQuery } from '#features/finance/goals/goals.queries.ts';
import {
  CreateActionDocument,
  CreateAmmDocument,
  CreateStepDocument,
  DeleteActionDocument,
  DeleteStepDocument,
  DetachFileDocument,
  EditActionDocument,
} from '#features/regulatory/actions/regulatory-actions.generated.ts';
import { actionStepsQuery } from '#features/regulatory/actions/regulatory-actions.queries.ts';
import {
  CreateProductFileDocument,
  DeleteProductFileDocument,
} from '#features/regulatory/files/product-files.generated.ts';
import { productFilesQuery } from '#features/regulatory/files/product-files.queries.ts';
import { openActionsQuery, portfolioRemindersQuery } from '#features/regulatory/products/products.queries.ts';
import {
  CreateReminderDocument,
  DeleteReminderDocument,
  EditReminderDocument,
} from '#features/regulatory/reminders/reminders.generated.ts';
import { reminderQuery, remindersQuery } from '#features/regulatory/reminders/reminders.queries.ts';
import { actionChoicesQuery, productActionsQuery } from '#features/regulatory/shared/actions.queries.ts';
import { CreateActionTypeDocument, EditActionTypeDocument } from '#features/regulatory/types/action-types.generated.ts';
import { weekTurnoverQuery } from '#features/weekly-reports/create/known-figures.queries.ts';
import { CreateWeeklyReportDocument } from '#features/weekly-reports/shared/outbox/write-weekly-report.generated.ts';
import { DeleteWeeklyReportDocument } from '#features/weekly-reports/list/delete-weekly-report.generated.ts';
import { weeklyReportsQuery } from '#features/weekly-reports/shared/weekly-reports.queries.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { DEMO_PASSWORD } from '#mocks/seed/personas.ts';
import { dayOf } from '#lib/scalars.ts';
import { absencesOfWeekQuery, absencesQuery } from '#queries/absences.queries.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { keys } from '#queries/keys.ts';
import { nextObjectivesQuery } from '#queries/next-objectives.queries.ts';
import { peopleQuery } from '#queries/people.queries.ts';
import { SendPositionDocument, SendPositionsDocument } from '#queries/positions.generated.ts';
import { dayTrailQuery } from '#queries/positions.queries.ts';
import { expiringProductsQuery, productsQuery } from '#queries/products.queries.ts';
import { refreshingApi } from '#queries/refreshing-api.ts';
import { STALE_AFTER } from '#queries/stale.ts';
import { financePeriodsQuery } from '#queries/finance-periods.queries.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { apiAgainst, errors, json } from './api-fake-server.ts';
import { DAY, inAgency, NOW, worldOf } from './seed-worlds.ts';
import { enterAs } from './server-client.ts';

/**
 * A write refreshes every screen that shows what it wrote. Each write of the product is made on the demo server, and
 * each query is read before and after: those whose answer has changed must have been marked stale. A write or a query
 * that this file does not know fails it.
 */

const AGENCY = 'cm';
const YEAR = 2026;
const [MONTH, MONDAY, SUNDAY] = ['2026-10', '2026-11-09', '2026-11-15'];
const world = worldOf('small');

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The small world has no ${what}.`);
  return value;
}

const actions = inAgency(world.regulatoryActions, AGENCY);
const stepsOf = (actionID: string) =>
  world.regulatoryActionSteps.filter(({ regulatoryActionID }) => regulatoryActionID === actionID);
const remindersOf = (stepID: string) =>
  world.reminders.filter(({ regulatoryActionStepID }) => regulatoryActionStepID === stepID);
const filesOf = (stepID: string) =>
  world.pharmaProductFiles.filter(({ regulatoryActionStepID }) => regulatoryActionStepID === stepID);
const sharesOf = (productID: string) =>
  world.assignedDelegues.filter(({ pharmaProductID }) => pharmaProductID === productID);

const products = inAgency(world.pharmaProducts, AGENCY);
/** An open action with steps, one of which has a reminder and a file. */
const action = must(
  actions.find(({ ID }) => stepsOf(ID).some((step) => remindersOf(step.ID).length > 0 && filesOf(step.ID).length > 0)),
  'action whose step has a reminder and a file',
);
const step = must(
  stepsOf(action.ID).find(({ ID }) => remindersOf(ID).length > 0 && filesOf(ID).length > 0),
  'such a step',
);
const product = must(
  products.find(({ ID }) => ID === action.pharmaProductID),
  'product of the action',
);
/** A product that can be dispatched, and somebody who gets a share of it. */
const soldProduct = must(
  products.find(
    ({ ID }) => sharesOf(ID).reduce((sum, { contributionPercentage }) => sum + contributionPercentage, 0) === 100,
  ),
  'product whose shares make 100 %',
);
const delegateID = must(sharesOf(soldProduct.ID)[0], 'share').delegueID;
const group = must(
  world.workgroups.find(({ delegueIDs }) => delegueIDs.includes(delegateID)),
  'group of the delegate',
);
const wholesaler = must(inAgency(world.wholesalers, AGENCY)[0], 'wholesaler');
const recipientsIDList = must(inAgency(world.users, AGENCY)[0], 'user').ID;

interface Query {
  readonly queryKey: QueryKey;
  readonly readWith: (queries: QueryClient) => Promise<unknown>;
}

/** Query options of any type, as something that can be read. */
const asQuery = <TData, TKey extends QueryKey>(options: FetchQueryOptions<TData, ApiError, TData, TKey>): Query => ({
  queryKey: options.queryKey,
  readWith: (queries) => queries.fetchQuery({ ...options, retry: false }),
});

const SOURCES = ['trends', 'sales'] as const;
const SUBJECTS = {
  agency: '',
  laboratory: soldProduct.pharmaLaboratoryID,
  product: soldProduct.ID,
  groups: '',
  group: group.ID,
  team: group.supervisorID,
  delegate: delegateID,
  split: soldProduct.ID,
} as const;
const subjects = Object.keys(SUBJECTS).filter((name): name is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, name));

/** The first supervisor, one of the delegates, and a customer whom neither has planned to see. */
const { ID: supervisorID, workgroupID } = must(
  world.users.find(({ Email }) => Email === 'pauline.kouame@tournee.example'),
  'supervisor',
);
const ownGroup = must(
  world.workgroups.find(({ ID }) => ID === workgroupID),
  'group of the supervisor',
);
const READER = { includeUnvalidated: true, withCards: true, withPositions: true };
const DELEGATE = { ID: must(ownGroup.delegueIDs[0], 'delegate'), isSupervisor: false, ...READER };
const SUPERVISOR = { ID: supervisorID, isSupervisor: true, ...READER };
const [TODAY, TOMORROW] = ['2026-11-19', '2026-11-20'];
const ABSENT = { start: NOW + 200 * DAY, end: NOW + 210 * DAY };
const STATISTICS = { start: '2026-11-13', end: TODAY };
const visitedID = must(inAgency(world.administratives, AGENCY).at(-1), 'administration').ID;
/** A report of the supervisor about somebody who was not registered on that day. */
const strangerID = must(
  createFieldWork(world)
    .visitsOf(supervisorID, '2026-09-18')
    .find(({ report }) => report?.customerID === null)?.report?.ID,
  'report about somebody who is not registered',
);
const sentAs = (day: WorkDay, customerID: string): string =>
  must(
    day.objectives.find(({ Customer }) => Customer?.ID === customerID),
    'objective',
  ).ID;

const firstOf = (customers: readonly { readonly ID: string; readonly agencyID: string }[]): string =>
  must(inAgency(customers, AGENCY)[0], 'customer').ID;

/** Every `…Query` of the product, with arguments under which it shows what the writes below change. */
const QUERIES: Readonly<Record<string, (api: Api, supervisor: Api) => readonly Query[]>> = {
  agenciesQuery: (api) => [asQuery(agenciesQuery(api))],
  peopleQuery: (api) => [asQuery(peopleQuery(api))],
  workGroupsQuery: (api) => [asQuery(workGroupsQuery(api))],
  productsQuery: (api) => [asQuery(productsQuery(api))],
  customersQuery: (api) => [asQuery(customersQuery(api))],
  customerTraitsQuery: (api) =>
    [true, false].map((levers) =>
      asQuery(customerTraitsQuery(api, { visits: true, stages: true, levers, birthdays: true, expectations: true })),
    ),
  customerPositionsQuery: (api) =>
    [true, false].map((withReports) => asQuery(customerPositionsQuery(api, withReports))),
  healthWorkerQuery: (api) => [asQuery(healthWorkerQuery(api, firstOf(world.healthWorkers)))],
  drugstoreQuery: (api) => [asQuery(drugstoreQuery(api, firstOf(world.drugStores)))],
  administrationQuery: (api) => [asQuery(administrationQuery(api, firstOf(world.administratives)))],
  wholesalerQuery: (api) => [asQuery(wholesalerQuery(api, firstOf(world.wholesalers)))],
  cardChoicesQuery: (api) => [asQuery(cardChoicesQuery(api))],
  earlierVisitsQuery: (api) => [
    asQuery(earlierVisitsQuery(api, 'healthworker', firstOf(world.healthWorkers))),
    asQuery(earlierVisitsQuery(api, 'drugstore', firstOf(world.drugStores))),
    asQuery(earlierVisitsQuery(api, 'administration', visitedID)),
    asQuery(earlierVisitsQuery(api, 'wholesaler', firstOf(world.wholesalers))),
  ],
  workDayQuery: (_api, own) => [
    asQuery(workDayQuery(own, DELEGATE, TOMORROW)),
    asQuery(workDayQuery(own, SUPERVISOR, TODAY)),
  ],
  workWeekQuery: (_api, own) => [
    asQuery(workWeekQuery(own, DELEGATE, '2026-11-16')),
    asQuery(workWeekQuery(own, SUPERVISOR, '2026-11-16')),
  ],
  plannedWeekQuery: (_api, own) => [
    asQuery(plannedWeekQuery(own, DELEGATE, '2026-11-16')),
    asQuery(plannedWeekQuery(own, SUPERVISOR, '2026-11-16')),
  ],
  absencesQuery: (_api, own) => [
    asQuery(absencesQuery(own, ABSENT)),
    asQuery(absencesQuery(own, ABSENT, supervisorID)),
  ],
  absencesOfWeekQuery: (_api, own) =>
    (['Supervisor', 'Delegue'] as const).map((userType) =>
      asQuery(
        absencesOfWeekQuery(
          own,
          { userType, member: { ID: supervisorID } },
          dayOf(ABSENT.start + DAY, 'Africa/Douala'),
          'Africa/Douala',
        ),
      ),
    ),
  groupDayQuery: (_api, own) => [asQuery(groupDayQuery(own, supervisorID, TOMORROW))],
  progressQuery: (_api, own) => [asQuery(progressQuery(own, TODAY)), asQuery(progressQuery(own, TOMORROW))],
  groupPeopleQuery: (api) => [true, false].map((withContacts) => asQuery(groupPeopleQuery(api, withContacts))),
  visitedCustomersQuery: (_api, own) => [
    asQuery(visitedCustomersQuery(own, DELEGATE, STATISTICS)),
    asQuery(visitedCustomersQuery(own, SUPERVISOR, STATISTICS)),
  ],
  visitsOfWeekQuery: (_api, own) => [
    asQuery(visitsOfWeekQuery(own, DELEGATE, '2026-11-16')),
    asQuery(visitsOfWeekQuery(own, SUPERVISOR, '2026-11-16')),
  ],
  supervisorProgressQuery: (_api, own) => [asQuery(supervisorProgressQuery(own, TODAY, supervisorID))],
  activeWorkGroupsQuery: (_api, own) => [asQuery(activeWorkGroupsQuery(own, { start: TODAY, end: TODAY }))],
  activeDeleguesQuery: (_api, own) => [asQuery(activeDeleguesQuery(own, STATISTICS))],
  potentialsQuery: (api) => [asQuery(potentialsQuery(api))],
  visitedHealthWorkersQuery: (_api, own) => [asQuery(visitedHealthWorkersQuery(own, STATISTICS))],
  turnOverQuery: (api) => [asQuery(turnOverQuery(api, MONTH))],
  agencyVisitsQuery: (_api, own) => [asQuery(agencyVisitsQuery(own, 'cm', { start: '2026-09-01', end: TODAY }))],
  agencySalesQuery: (api) => [asQuery(agencySalesQuery(api, 'cm', MONTH))],
  visitQuotasQuery: (_api, own) => [asQuery(visitQuotasQuery(own, { start: '2026-09-01', end: TODAY }))],
  groupsVisitsQuery: (_api, own) => [asQuery(groupsVisitsQuery(own, STATISTICS))],
  groupVisitsQuery: (_api, own) => [asQuery(groupVisitsQuery(own, workgroupID ?? '', STATISTICS))],
  workerVisitsQuery: (_api, own) => [asQuery(workerVisitsQuery(own, supervisorID, STATISTICS))],
  weeklyReportsQuery: (_api, own) =>
    [true, false].map((withCards) => asQuery(weeklyReportsQuery(own, { supervisorID, withCards }))),
  weekTurnoverQuery: (_api, own) => [asQuery(weekTurnoverQuery(own, MONDAY))],
  dayTrailQuery: (_api, own) => [asQuery(dayTrailQuery(own, DELEGATE.ID, TODAY))],
  nextObjectivesQuery: (_api, own) => [asQuery(nextObjectivesQuery(own, supervisorID, [visitedID]))],
  citiesQuery: (api) => [asQuery(citiesQuery(api))],
  workAreasQuery: (api) => [asQuery(workAreasQuery(api))],
  healthCentersQuery: (api) => [asQuery(healthCentersQuery(api))],

  expiringProductsQuery: (api) => [asQuery(expiringProductsQuery(api, NOW + 10 * 365 * DAY))],
  openActionsQuery: (api) => products.map(({ ID }) => asQuery(openActionsQuery(api, ID))),
  productActionsQuery: (api) => products.map(({ ID }) => asQuery(productActionsQuery(api, ID))),
  productFilesQuery: (api) => products.map(({ ID }) => asQuery(productFilesQuery(api, ID))),
  actionStepsQuery: (api) => actions.map(({ ID }) => asQuery(actionStepsQuery(api, ID))),
  actionChoicesQuery: (api) => [asQuery(actionChoicesQuery(api))],
  remindersQuery: (api) => [true, false].map((done) => asQuery(remindersQuery(api, done))),
  reminderQuery: (api) =>
    inAgency(world.reminders, AGENCY)
      .slice(0, 3)
      .concat(remindersOf(step.ID))
      .map(({ ID }) => asQuery(reminderQuery(api, ID))),
  portfolioRemindersQuery: (api) => [asQuery(portfolioRemindersQuery(api))],

  goalsQuery: (api) => [YEAR - 1, YEAR].map((year) => asQuery(goalsQuery(api, year))),
  goalPartsQuery: (api) => [YEAR - 1, YEAR].map((year) => asQuery(goalPartsQuery(api, year))),
  salesOfProductQuery: (api) => [asQuery(salesOfProductQuery(api, soldProduct.ID, `${YEAR}-01`, `${YEAR}-11`))],
  rowsQuery: (api) =>
    SOURCES.flatMap((source) =>
      subjects
        .filter((subject) => canRead(source, subject))
        .map((subject) => asQuery(rowsQuery(api, source, subject, { ID: SUBJECTS[subject], year: YEAR }))),
    ),
  weekQuery: (api) => [asQuery(weekQuery(api, MONDAY))],
  sharedSalesQuery: (api) => [asQuery(sharedSalesQuery(api, MONTH))],
  financePeriodsQuery: (api) => FINANCE_KINDS.map((kind) => asQuery(financePeriodsQuery(api, kind))),
  financeHistoryQuery: (api) => [
    asQuery(financeHistoryQuery(api, 'goals', String(YEAR + 1))),
    asQuery(financeHistoryQuery(api, 'trends', '2026-11-16')),
    asQuery(financeHistoryQuery(api, 'sales', '2026-11')),
  ],
  periodRowsQuery: (api) => [
    asQuery(periodRowsQuery(api, 'goals', String(YEAR), [])),
    asQuery(periodRowsQuery(api, 'trends', MONDAY, [])),
    asQuery(periodRowsQuery(api, 'sales', MONTH, [])),
  ],
  rowsOfSaveQuery: (api) => [
    asQuery(rowsOfSaveQuery(api, 'goals', String(YEAR), '')),
    asQuery(rowsOfSaveQuery(api, 'trends', MONDAY, '')),
    asQuery(rowsOfSaveQuery(api, 'sales', MONTH, '')),
  ],
  financeCatalogueQuery: (api) => [asQuery(financeCatalogueQuery(api))],
};

/** The bytes at an address never change: another file has another address. */
const IMMUTABLE = ['fileContentQuery'];

/** Documents that are not cached: the session reads its token. */
const UNCACHED = ['ValidateToken'];

const made: {
  fileID?: string;
  reminderID?: string;
  expectationID?: string;
  leadedActionID?: string;
  absenceID?: string;
} = {};
/** Aborts nothing. */
const NEVER = new AbortController().signal;
const pdf = () => new File(['%PDF-1.7 content'], 'recepisse.pdf', { type: 'application/pdf' });
const reminder = {
  name: 'Rappel écrit',
  description: 'Écrit par le test',
  scheduledTimeStamp: NOW + 30 * DAY,
  regulatoryActionStepID: step.ID,
  isNotification: true,
  isEmail: false,
  recipientsIDList,
};
const rows = (wholesalerID: string | null): string => {
  const row: FinanceRow = { pharmaProductID: soldProduct.ID, wholesalerID, quantity: 977, pght: 1234 };
  return writeRows([row]);
};
const customer = must(inAgency(world.healthWorkers, AGENCY)[0], 'health worker');
const person = {
  name: 'Awa Test',
  potential: customer.potential === 'A+' ? 'C' : 'A+',
  sex: 'F' as const,
  denomination: 'Dr',
  healthCenterIDsList: [firstOf(world.healthCenters)],
  specialitieIDsList: world.specialities.slice(0, 1).map(({ ID }) => ID),
};
const place = { name: 'Pharmacie du Test', workAreaID: firstOf(world.workAreas) };
const absence = {
  objectAbsence: 'Congé annuel',
  justification: null,
  absenceStartDateTimeStamp: ABSENT.start + DAY,
  absenceEndDateTimeStamp: ABSENT.start + 3 * DAY,
};
const period = { periodStart: '2026-10-01', periodEnd: '2026-12-31' };
const week = { periodStart: MONDAY, periodEnd: SUNDAY };

/** Every write of the product, in an order in which each finds what it needs. Answers whether it was made. */
const WRITES: Readonly<Record<string, (api: Api, supervisor: Api) => Promise<boolean>>> = {
  CreateActionType: async (api) =>
    (await api.request(CreateActionTypeDocument, { name: 'Type nouveau', colorCode: '#123456' })).errors.length === 0,
  EditActionType: async (api) => {
    const ID = action.typeRegulatoryActionID;
    const { data } = await api.request(EditActionTypeDocument, { ID, name: 'Type changé', colorCode: '#654321' });
    return data.editTypeRegulatoryAction.ID === ID;
  },
  CreateAction: async (api) => {
    const words = { name: 'Action nouvelle', description: 'Écrite par le test', statut: 'Déposé' };
    const variables = { ...words, typeRegulatoryActionID: action.typeRegulatoryActionID, pharmaProductID: product.ID };
    return (await api.request(CreateActionDocument, variables)).data.createRegulatoryAction.ID !== '';
  },
  EditAction: async (api) => {
    const words = { name: 'Action changée', description: 'Changée par le test', statut: 'Déposé' };
    const variables = { ...words, typeRegulatoryActionID: action.typeRegulatoryActionID, pharmaProductID: product.ID };
    return (await api.request(EditActionDocument, { ID: action.ID, ...variables })).errors.length === 0;
  },
  CreateStep: async (api) => {
    const variables = { name: 'Étape', description: 'Du test', regulatoryActionID: action.ID, file: pdf() };
    return (await api.upload(CreateStepDocument, variables)).data.createRegulatoryActionStep.ID !== '';
  },
  CreateProductFile: async (api) => {
    const variables = { name: 'Pièce', pharmaProductID: product.ID, regulatoryActionStepID: step.ID, file: pdf() };
    made.fileID = (await api.upload(CreateProductFileDocument, variables)).data.createPharmaProductFile.ID;
    return made.fileID !== '';
  },
  DetachFile: async (api) => {
    const variables = { regulatoryActionStepID: step.ID, pharmaProductFileID: made.fileID ?? '' };
    return (await api.request(DetachFileDocument, variables)).data.deleteRegulatoryActionStepProductFile.success;
  },
  DeleteProductFile: async (api) => {
    const variables = { pharmaProductFileID: made.fileID ?? '', forceCascadeDelete: true };
    return (await api.request(DeleteProductFileDocument, variables)).data.deletePharmaProductFile.success;
  },
  CreateReminder: async (api) => {
    made.reminderID = (await api.request(CreateReminderDocument, reminder)).data.createReminder.ID;
    return made.reminderID !== '';
  },
  EditReminder: async (api) => {
    const { ID } = must(remindersOf(step.ID)[0], 'reminder of the step');
    const variables = { ...reminder, ID, name: 'Rappel changé', scheduledTimeStamp: NOW + 10 * DAY };
    return (await api.request(EditReminderDocument, variables)).data.editReminder.ID === ID;
  },
  DeleteReminder: async (api) => {
    const { ID } = must(remindersOf(step.ID)[0], 'reminder of the step');
    const { data } = await api.request(DeleteReminderDocument, { reminderID: ID, forceDelete: true });
    return data.deleteReminder.success;
  },
  CreateAmm: async (api) => {
    const variables = {
      file: pdf(),
      pharmaProductFileName: 'AMM',
      newAMMNum: 'AMM-NOUVELLE',
      newAMMTimeStamp: NOW - DAY,
      newAMMEndTimeStamp: NOW + 5 * 365 * DAY,
      reminderName: 'Renouveler',
      reminderDescription: 'Avant la fin',
      reminderScheduledTimeStamp: NOW + 4 * 365 * DAY,
      recipientsIDList,
      isNotification: true,
      isEmail: false,
      actionStepName: 'AMM obtenue',
      actionStepDescription: 'Du test',
      regulatoryActionID: action.ID,
    };
    return (await api.upload(CreateAmmDocument, variables)).data.createAMMFileAndReminder.ID !== '';
  },
  DeleteStep: async (api) => {
    const variables = { regulatoryActionStepID: step.ID, forceCascadeDelete: true };
    return (await api.request(DeleteStepDocument, variables)).data.deleteRegulatoryActionStep.success;
  },
  DeleteAction: async (api) => {
    const variables = { regulatoryActionID: action.ID, forceCascadeDelete: true };
    return (await api.request(DeleteActionDocument, variables)).data.deleteRegulatoryAction.success;
  },
  CreateCity: async (api) =>
    (await api.request(CreateCityDocument, { name: 'Ville nouvelle' })).data.createCity.ID !== '',
  EditCity: async (api) => {
    const { ID } = must(inAgency(world.cities, AGENCY)[0], 'city');
    return (await api.request(EditCityDocument, { ID, name: 'Ville changée' })).data.editCity.ID === ID;
  },
  CreateWorkArea: async (api) => {
    const { ID: cityID } = must(inAgency(world.cities, AGENCY)[0], 'city');
    const { data } = await api.request(CreateWorkAreaDocument, { name: 'Secteur nouveau', cityID });
    return data.createWorkArea.ID !== '';
  },
  EditWorkArea: async (api) => {
    const { ID, cityID } = must(inAgency(world.workAreas, AGENCY)[0], 'work area');
    const { data } = await api.request(EditWorkAreaDocument, { ID, name: 'Secteur changé', cityID });
    return data.editWorkArea.ID === ID;
  },
  CreateHealthWorker: async (api) =>
    (await api.request(customerWrites.CreateHealthWorkerDocument, person)).data.createCustomerHealthWorker.ID !== '',
  UpdateHealthWorker: async (api) => {
    const variables = { ...person, customerHealthWorkerID: customer.ID };
    const { data } = await api.request(customerWrites.UpdateHealthWorkerDocument, variables);
    return data.updateCustomerHealthWorker.ID === customer.ID;
  },
  UpdateHealthWorkerFixedPart: async (api) => {
    const { healthCenterIDsList, specialitieIDsList } = person;
    const variables = {
      customerHealthWorkerID: customer.ID,
      healthCenterIDsList,
      specialitieIDsList,
      hobbies: 'Pêche',
    };
    const { data } = await api.request(customerWrites.UpdateHealthWorkerFixedPartDocument, variables);
    return data.updateCustomerHWInfoCardFixedPart.ID === customer.ID;
  },
  CreateDrugstore: async (api) =>
    (await api.request(customerWrites.CreateDrugstoreDocument, { ...place, gPSLat: 4.05, gPSLon: 9.7 })).data
      .createCustomerDrugStore.ID !== '',
  UpdateDrugstore: async (api) => {
    const ID = firstOf(world.drugStores);
    const { data } = await api.request(customerWrites.UpdateDrugstoreDocument, { ...place, customerDrugStoreID: ID });
    return data.updateCustomerDrugStore.ID === ID;
  },
  UpdateDrugstoreFixedPart: async (api) => {
    const ID = firstOf(world.drugStores);
    const variables = { customerDrugStoreID: ID, phone: '699 11 22 33' };
    const { data } = await api.request(customerWrites.UpdateDrugstoreFixedPartDocument, variables);
    return data.updateCustomerDrugStoreInfoCardFixedPart.ID === ID;
  },
  CreateAdministration: async (api) =>
    (await api.request(customerWrites.CreateAdministrationDocument, place)).data.createCustomerAdministrative.ID !== '',
  UpdateAdministration: async (api) => {
    const ID = firstOf(world.administratives);
    const variables = { ...place, customerAdministrativeID: ID };
    const { data } = await api.request(customerWrites.UpdateAdministrationDocument, variables);
    return data.updateCustomerAdministrative.ID === ID;
  },
  UpdateAdministrationFixedPart: async (api) => {
    const ID = firstOf(world.administratives);
    const variables = { customerAdministrativeID: ID, phone: '699 11 22 33' };
    const { data } = await api.request(customerWrites.UpdateAdministrationFixedPartDocument, variables);
    return data.updateCustomerAdministrativeInfoCardFixedPart.ID === ID;
  },
  CreateWholesaler: async (api) =>
    (await api.request(customerWrites.CreateWholesalerDocument, place)).data.createWholesaler.ID !== '',
  UpdateWholesaler: async (api) => {
    const variables = { ...place, wholesalerID: wholesaler.ID };
    const { data } = await api.request(customerWrites.UpdateWholesalerDocument, variables);
    return data.updateWholesaler.ID === wholesaler.ID;
  },
  CreateStage: async (api) => {
    const variables = { customerID: customer.ID, pharmaProductID: product.ID, relationState: 'prospect' };
    const { data } = await api.request(CreateStageDocument, { ...variables, dateTimestamp: NOW - DAY });
    return data.createRelationshipWithProductAdvancement.ID !== '';
  },
  CreateExpectation: async (api) => {
    const variables = { ...period, customerID: customer.ID, toBeImproved: 'Les délais' };
    const { data } = await api.request(CreateExpectationDocument, variables);
    made.expectationID = data.createCustomerExpectation.ID;
    return made.expectationID !== '';
  },
  UpdateExpectation: async (api) => {
    const variables = { ...period, ID: made.expectationID ?? '', expectedProducts: 'Un sirop' };
    const { data } = await api.request(UpdateExpectationDocument, variables);
    return data.updateCustomerExpectation.ID === made.expectationID;
  },
  CreateLeadedAction: async (api) => {
    const variables = { ...period, customerID: customer.ID, requests: 'Une table ronde' };
    const { data } = await api.request(CreateLeadedActionDocument, variables);
    made.leadedActionID = data.createLeadedAction.ID;
    return made.leadedActionID !== '';
  },
  UpdateLeadedAction: async (api) => {
    const variables = { ...period, ID: made.leadedActionID ?? '', requests: 'Deux tables rondes' };
    const { data } = await api.request(UpdateLeadedActionDocument, variables);
    return data.updateLeadedAction.ID === made.leadedActionID;
  },
  CreateHealthCenter: async (api) => {
    const { ID: workAreaID } = must(inAgency(world.workAreas, AGENCY)[0], 'work area');
    const { data } = await api.request(CreateHealthCenterDocument, { name: 'Centre nouveau', workAreaID });
    return data.createHealthCenter.ID !== '';
  },
  EditHealthCenter: async (api) => {
    const { ID, workAreaID } = must(inAgency(world.healthCenters, AGENCY)[0], 'health centre');
    const { data } = await api.request(EditHealthCenterDocument, { ID, name: 'Centre changé', workAreaID });
    return data.editHealthCenter.ID === ID;
  },
  CreateDelegatesDay: async (_api, own) => {
    const { objectives } = await readDay(own, DELEGATE, TOMORROW, NEVER);
    const visits = objectives.flatMap((objective) => plannedVisitOf(objective) ?? []);
    const added = { customerID: visitedID, description: 'Déposer un dossier', administrativeCustomer: true };
    return (await saveDay(own, DELEGATE, TOMORROW, [...visits, added], NEVER)).has(visitedID);
  },
  ValidateObjectives: async (_api, own) => {
    const IDs = [sentAs(await readDay(own, DELEGATE, TOMORROW, NEVER), visitedID)];
    return (await own.request(ValidateObjectivesDocument, { IDs })).data.validateVisitObjectives.length === 1;
  },
  UnValidateObjectives: async (_api, own) => {
    const IDs = [sentAs(await readDay(own, DELEGATE, TOMORROW, NEVER), visitedID)];
    return (await own.request(UnValidateObjectivesDocument, { IDs })).data.unValidateVisitObjectives.length === 1;
  },
  DeleteObjectives: async (_api, own) => {
    const IDs = [sentAs(await readDay(own, DELEGATE, TOMORROW, NEVER), visitedID)];
    return (await own.request(DeleteObjectivesDocument, { IDs })).data.deleteVisitObjective.success;
  },
  CreateSupervisorsDay: async (_api, own) => {
    const { objectives } = await readDay(own, SUPERVISOR, TODAY, NEVER);
    const visits = objectives.flatMap((objective) => plannedVisitOf(objective) ?? []);
    const added = { customerID: visitedID, description: 'Déposer un dossier', administrativeCustomer: true };
    return (await saveDay(own, SUPERVISOR, TODAY, [...visits, added], NEVER)).has(visitedID);
  },
  DeleteWeeklyReport: async (_api, own) => {
    const { reports } = await new QueryClient().fetchQuery(weeklyReportsQuery(own, { supervisorID, withCards: false }));
    const { ID } = must(reports[0], 'weekly report');
    const { data } = await own.request(DeleteWeeklyReportDocument, { ID });
    return data.deleteSupervisorWeeklyReport.success;
  },
  CreateWeeklyReport: async (_api, own) => {
    const texts = { interpretation: 'En retrait', correctiveActions: 'Revoir', actionPlan: 'Deux tournées' };
    const figures = { forecasts: 1000, achivements: 900, nextWeekForcastFigures: 1100 };
    const concernedTargetCustomersIDsList = [customer.ID];
    const { data } = await own.request(CreateWeeklyReportDocument, {
      weekStart: MONDAY,
      weekEnd: SUNDAY,
      ...texts,
      ...figures,
      concernedTargetCustomersIDsList,
    });
    return data.createSupervisorWeeklyReport.ID !== '';
  },
  CreateReport: async (_api, own) => {
    const visitObjectiveID = sentAs(await readDay(own, SUPERVISOR, TODAY, NEVER), visitedID);
    const times = { startTimeStamp: NOW - 900, endTimeStamp: NOW - 300 };
    const words = { nextVisitObjective: 'Relancer le dossier', obtainedPromess: 'Réponse sous huit jours' };
    return (await own.request(CreateReportDocument, { visitObjectiveID, ...times, ...words })).errors.length === 0;
  },
  AttachReport: async (_api, own) => {
    const { data } = await own.request(AttachReportDocument, { ID: strangerID, customerID: customer.ID });
    return data.attachVisitReport.ID === strangerID;
  },
  CreateAbsence: async (_api, own) => {
    const { data } = await own.upload(CreateAbsenceDocument, { ...absence, file: pdf() });
    made.absenceID = data.createAbsenceJustification.ID;
    return made.absenceID !== '';
  },
  EditAbsence: async (_api, own) => {
    const variables = { ID: made.absenceID ?? '', ...absence, objectAbsence: 'Formation' };
    return (await own.request(EditAbsenceDocument, variables)).errors.length === 0;
  },
  SendPosition: async (_api, own) => {
    const here = { gPSLat: 4.05, gPSLon: 9.7, obtainedTimeStamp: NOW };
    return (await own.request(SendPositionDocument, here)).errors.length === 0;
  },
  SendPositions: async (_api, own) => {
    const jsonGPSLocArray = writePositions([{ lat: 4.05, lng: 9.7, at: NOW - 60 }]);
    return (await own.request(SendPositionsDocument, { jsonGPSLocArray })).errors.length === 0;
  },
  SaveGoals: async (api) =>
    (await api.request(SaveGoalsDocument, { year: YEAR, json: rows(null) })).errors.length === 0,
  DispatchGoals: async (api) => {
    const { data } = await api.request(DispatchGoalsDocument, { year: YEAR, forceReDispatch: true });
    return data.dispatchPharmaProductSaleGoals.success;
  },
  SaveTrends: async (api) =>
    (await api.request(SaveTrendsDocument, { ...week, json: rows(wholesaler.ID) })).errors.length === 0,
  DispatchTrends: async (api) => {
    const { data } = await api.request(DispatchTrendsDocument, { ...week, forceReDispatch: true });
    return data.dispatchPharmaProductSaleTrends.success;
  },
  SaveSales: async (api) =>
    (await api.request(SaveSalesDocument, { yearMonth: MONTH, json: rows(wholesaler.ID) })).errors.length === 0,
  DispatchSales: async (api) => {
    const { data } = await api.request(DispatchSalesDocument, { yearMonth: MONTH, forceReDispatch: true });
    return data.dispatchPharmaProductRealSales.success;
  },
  CreateToken: async (api) => {
    const variables = { email: 'serge.etoundi@tournee.example', password: DEMO_PASSWORD };
    return (await api.request(CreateTokenDocument, variables)).data.createToken.valid;
  },
  RefreshToken: async (api) => (await api.request(RefreshTokenDocument, {})).data.refreshToken.valid,
};

/** The API of the demo server to a boss and to a supervisor, and the names of the documents that it was asked for. */
async function open() {
  const { server, fetch } = startNodeHost();
  const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
  const asked = new Set<string>();
  const apiOf = async (userType: 'Boss' | 'Supervisor'): Promise<Api> => {
    const { authorization } = await enterAs(server, userType);
    const token = authorization.replace('Bearer ', '');
    const bare = createApi({ settings, token: () => token, agency: () => AGENCY, onUnauthorized: () => {}, fetch });
    return {
      ...bare,
      request: (operation, ...rest) => {
        asked.add(operation.name);
        return bare.request(operation, ...rest);
      },
    };
  };
  return { api: await apiOf('Boss'), supervisor: await apiOf('Supervisor'), asked };
}

const nameOf = ({ queryKey }: Query): string => JSON.stringify(queryKey);

/** The current answer of each query, by its key; a refusal is an answer too. */
async function answersOf(queries: readonly Query[]): Promise<ReadonlyMap<string, string>> {
  const client = new QueryClient();
  const answers = await Promise.all(
    queries.map(async (query) => {
      const answer = await query.readWith(client).catch((error: unknown) => String(error));
      return [nameOf(query), JSON.stringify(answer)] as const;
    }),
  );
  client.clear();
  return new Map(answers);
}

const exportsOf = (modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  Object.values(modules).flatMap((module) => Object.entries(module));

const isOperation = (value: unknown): value is Operation<never, never> =>
  typeof value === 'object' && value !== null && 'kind' in value && 'calls' in value;

const documents = exportsOf(import.meta.glob('/src/**/*.generated.ts', { eager: true }))
  .map(([, value]) => value)
  .filter(isOperation);
const documentsOf = (kind: Operation<never, never>['kind']) => documents.filter((each) => each.kind === kind);

describe('every write', () => {
  test('is one that this file makes', () => {
    const names = documentsOf('mutation').map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(WRITES).toSorted());
  });

  test('has its row in the table of what goes stale', () => {
    const calls = documentsOf('mutation').flatMap((document) => document.calls);
    expect(calls.toSorted()).toEqual(Object.keys(STALE_AFTER).toSorted());
  });

  describe('marks as stale what it changes:', () => {
    let api: Api;
    let supervisor: Api;
    let all: readonly Query[];
    let before: ReadonlyMap<string, string>;
    const everChanged = new Set<string>();

    beforeAll(async () => {
      ({ api, supervisor } = await open());
      all = Object.values(QUERIES).flatMap((queriesOf) => queriesOf(api, supervisor));
      before = await answersOf(all);
    });

    test.each(Object.entries(WRITES))('%s', async (_name, write) => {
      const client = createQueries();
      await Promise.all(all.map((query) => query.readWith(client).catch(() => null)));
      const isMade = await write(refreshingApi(api, client), refreshingApi(supervisor, client));
      expect(isMade, 'the write is made').toBe(true);

      const after = await answersOf(all);
      const changed = all.filter((query) => after.get(nameOf(query)) !== before.get(nameOf(query)));
      for (const { queryKey } of changed) everChanged.add(String(queryKey.slice(0, 2)));
      const fresh = changed.filter(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated === false);
      before = after;
      client.clear();
      expect(fresh.map(nameOf)).toEqual([]);
    });

    test('and all that can change has changed in them', () => {
      const never = ['agencies', 'card-choices', 'field,trail', 'people', 'work-groups', 'work-groups,people'];
      const families = new Set(all.map(({ queryKey }) => String(queryKey.slice(0, 2))));
      expect([...families].filter((family) => !everChanged.has(family)).toSorted()).toEqual(never);
    });
  });
});

describe('every query', () => {
  test('is one that this file reads', () => {
    const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.queries.ts', { eager: true });
    const names = exportsOf(modules)
      .map(([name]) => name)
      .filter((name) => name.endsWith('Query'));
    expect(names.toSorted()).toEqual([...Object.keys(QUERIES), ...IMMUTABLE].toSorted());
  });

  test('has a key of its own', async () => {
    const { api, supervisor } = await open();
    const families = Object.values(QUERIES).map((queriesOf) => new Set(queriesOf(api, supervisor).map(nameOf)));
    const together = new Set(families.flatMap((names) => [...names]));
    expect(together.size).toBe(families.reduce((sum, { size }) => sum + size, 0));
  });

  test('and every document that is not one of a write is read by one', async () => {
    const { api, supervisor, asked } = await open();
    await answersOf(Object.values(QUERIES).flatMap((queriesOf) => queriesOf(api, supervisor)));
    const names = documentsOf('query').map(({ name }) => name);
    expect(names.filter((name) => !asked.has(name)).toSorted()).toEqual(UNCACHED);
  });
});

describe('a read that fails', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['network', 3],
    ['timeout', 1],
    ['http', 1],
    ['refused', 1],
  ] as const)('for the reason %s is made %i times before the page says so', async (kind, times) => {
    vi.useFakeTimers();
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiError(kind));
    const failure = createQueries()
      .fetchQuery({ queryKey: ['read'], queryFn })
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ kind });
    expect(queryFn).toHaveBeenCalledTimes(times);
  });
});

describe('the refreshing API', () => {
  /** The API before a server, and a page that shows queries of these keys. */
  function page(answer: Parameters<typeof apiAgainst>[0], ...queryKeys: readonly QueryKey[]) {
    const queries = createQueries();
    const reads = queryKeys.map((queryKey) => {
      const queryFn = vi.fn<() => Promise<string>>(async () => 'read');
      new QueryObserver(queries, { queryKey, queryFn, initialData: 'shown', staleTime: Infinity }).subscribe(() => {});
      return queryFn;
    });
    const timesRead = () => reads.map(({ mock }) => mock.calls.length);
    const isStale = (queryKey: QueryKey) => queries.getQueryState(queryKey)?.isInvalidated;
    return { api: refreshingApi(apiAgainst(answer).api, queries), timesRead, isStale };
  }
  const variables = { regulatoryActionID: 'a1', forceCascadeDelete: true };
  const done = () => json({ data: { deleteRegulatoryAction: { success: true } } });

  test('reads again what a page shows, but not the record that was deleted', async () => {
    const { api, timesRead, isStale } = page(done, keys.productActions('p1'), keys.actionSteps('a1'), keys.people);
    await api.request(DeleteActionDocument, variables);
    expect(timesRead()).toEqual([1, 0, 0]);
    expect(isStale(keys.actionSteps('a1'))).toBe(true);
  });

  test('reads nothing again after a write that was refused', async () => {
    const { api, timesRead } = page(() => json(errors('FORBIDDEN')), keys.productActions('p1'));
    await expect(api.request(DeleteActionDocument, variables)).rejects.toThrow(ApiError);
    expect(timesRead()).toEqual([0]);
  });

  test.each([
    ['is refused because the record is gone', () => json(errors('NOT_FOUND')), 'refused'],
    ['is refused because the visit was validated', () => json(errors('VISIT_FIXED')), 'refused'],
    ['is cut off', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['meets a broken server', () => new Response('', { status: 502 }), 'http'],
    ['is answered with what is no answer', () => new Response('<p>', { status: 200 }), 'malformed'],
  ] as const)('reads again after a write that %s', async (_, answer, kind) => {
    const { api, timesRead } = page(answer, keys.productActions('p1'));
    await expect(api.request(DeleteActionDocument, variables)).rejects.toMatchObject({ kind });
    expect(timesRead()).toEqual([1]);
  });

  test('reads again after a write that was stopped: the server may have made it', async () => {
    const stop = new AbortController();
    const { api, timesRead } = page(() => {
      stop.abort();
      return done();
    }, keys.productActions('p1'));
    await expect(api.request(DeleteActionDocument, variables, { signal: stop.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(timesRead()).toEqual([1]);
  });

  test('leaves the lists of other products alone, where the write names its product', async () => {
    const { api, timesRead } = page(
      () => json({ data: { createRegulatoryAction: { ID: 'a2' } } }),
      keys.openActions('p1'),
      keys.openActions('p2'),
    );
    const words = { name: 'Variation', description: 'Changer le site', statut: 'Déposé' };
    await api.request(CreateActionDocument, { ...words, typeRegulatoryActionID: 't1', pharmaProductID: 'p1' });
    expect(timesRead()).toEqual([1, 0]);
  });

  test('reads everything again after a write that the table does not have', async () => {
    const { api, timesRead } = page(() => json({ data: { createNothing: { ID: 'n1' } } }), keys.people);
    const write: Operation<object, object> = {
      kind: 'mutation',
      name: 'Write',
      calls: ['createNothing'],
      text: '{ x }',
    };
    await api.request(write, {});
    expect(timesRead()).toEqual([1]);
  });
});
