import { hasRight, type Right } from '#domain/access/rights.ts';
import type { AnyCustomer } from '#mocks/seed/histories.ts';
import type { VisitObjectiveRecord, VisitReportRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found } from './errors.ts';
import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { ofAgency } from './scope.ts';
import type { Store, Table } from './store.ts';

type CustomerType = 'CustomerHealthWorker' | 'CustomerDrugStore' | 'CustomerAdministrative' | 'Wholesaler';

/** The tables of the four kinds, and the right to see each. */
const KINDS = {
  CustomerHealthWorker: { table: 'healthWorkers', view: 'viewHealthWorker' },
  CustomerDrugStore: { table: 'drugStores', view: 'viewDrugStore' },
  CustomerAdministrative: { table: 'administratives', view: 'viewAdministrativeCustomer' },
  Wholesaler: { table: 'wholesalers', view: 'customerCardAccess' },
} as const satisfies Readonly<Record<CustomerType, { readonly table: keyof Store; readonly view: Right }>>;

const TYPES = [
  'CustomerHealthWorker',
  'CustomerDrugStore',
  'CustomerAdministrative',
  'Wholesaler',
] as const satisfies readonly CustomerType[];

/** @throws NOT_FOUND if the agency has no such customer, or none of a kind that the viewer may see */
export function customerOf(context: Context, ID: string): AnyCustomer {
  const { store, acl, isReplay } = context;
  const seen = TYPES.map((type) => KINDS[type])
    .filter(({ view }) => isReplay || hasRight(view, acl()))
    .map(({ table }) => store[table].find(ID))
    .find((customer) => customer !== undefined);
  return ofAgency(context, seen, 'Customer', ID);
}

/** What was generated, and what was written since; a record that was changed replaces the generated one. */
function merged<T extends { readonly ID: string; readonly customerID: string }>(
  generated: readonly T[],
  table: Table<T>,
  customerID: string,
): T[] {
  const written = new Map(table.where('customerID', customerID).map((record) => [record.ID, record]));
  return [...generated.filter(({ ID }) => !written.has(ID)), ...written.values()];
}

/** The fields that the cards of all kinds share. */
export const customerCard = {
  MyRelationshipsWithProductAdvancement: (customer: AnyCustomer, _args: object, { store }: Context) =>
    merged(store.historyOf(customer).relationships, store.relationships, customer.ID).toSorted(
      (a, b) => a.dateTimestamp - b.dateTimestamp,
    ),
  MyCustomerExpectations: (customer: AnyCustomer, _args: object, { store }: Context) =>
    merged(store.historyOf(customer).expectations, store.expectations, customer.ID).toSorted(byPeriod),
  MyLeadedActionsReceived: (customer: AnyCustomer, _args: object, { store }: Context) =>
    merged(store.historyOf(customer).leadedActions, store.leadedActions, customer.ID).toSorted(byPeriod),
  MyVisitReports: (customer: AnyCustomer, _args: object, { store }: Context) =>
    store.historyOf(customer).visitReports.toReversed(),
};

interface Period {
  readonly periodStart: string;
  readonly periodEnd: string;
}

/** The latest first. */
const byPeriod = (a: Period, b: Period): number => (a.periodStart < b.periodStart ? 1 : -1);

export const cardQueries = {
  readCustomerHealthWorkerDetailedDatas: (_parent, { customerHealthWorkerID: ID }, context) =>
    ofAgency(context, context.store.healthWorkers.find(ID), 'CustomerHealthWorker', ID),
  readCustomerDrugStoreDetailedDatas: (_parent, { id }, context) =>
    ofAgency(context, context.store.drugStores.find(id), 'CustomerDrugStore', id),
  readCustomerAdministrativeDetailedDatas: (_parent, { id }, context) =>
    ofAgency(context, context.store.administratives.find(id), 'CustomerAdministrative', id),
  readWholesalerDetailedDatas: (_parent, { id }, context) =>
    ofAgency(context, context.store.wholesalers.find(id), 'Wholesaler', id),
} satisfies QueryResolvers;

/** The objective that a report answers. */
const objectiveOf = (report: VisitReportRecord): VisitObjectiveRecord => ({
  ID: report.ID.replace('report', 'objective'),
  description: report.objectiveDescription,
  done: true,
  validated: !report.spontanous,
  customerID: report.customerID,
  workerID: report.workerID,
  visitReportID: report.ID,
  agencyID: report.agencyID,
});

const productsOf = ({ pharmaProducts }: Store, IDs: readonly string[]) =>
  IDs.map((ID) => pharmaProducts.find(ID)).filter((product) => product !== undefined);

/** Any customer, whatever the viewer may see of it: its fields have rules of their own. */
const anyCustomer = ({ store }: Context, ID: string): AnyCustomer | null =>
  TYPES.map((type) => store[KINDS[type].table].find(ID)).find((customer) => customer !== undefined) ?? null;

export const cardTypes = {
  Customer: {
    __resolveType: ({ ID }, { store }) =>
      found(
        TYPES.find((type) => store[KINDS[type].table].find(ID)),
        'Customer',
        ID,
      ),
  },
  RelationshipWithProductAdvancement: {
    customer: ({ customerID }, _args, context) => anyCustomer(context, customerID),
    PharmaProduct: ({ pharmaProductID }, _args, { store }) => store.pharmaProducts.find(pharmaProductID) ?? null,
  },
  LeadedActionReceived: {
    CreatedBy: ({ createdByID }, _args, { store }) => store.users.find(createdByID) ?? null,
  },
  VisitObjective: {
    administrativeCustomer: ({ customerID }, _args, { store }) => store.administratives.find(customerID) !== undefined,
    Customer: ({ customerID }, _args, context) => anyCustomer(context, customerID),
    Worker: ({ workerID }, _args, { store }) => store.users.find(workerID) ?? null,
    VisitReport({ customerID, visitReportID }, _args, context) {
      const customer = anyCustomer(context, customerID);
      const reports = customer ? context.store.historyOf(customer).visitReports : [];
      return reports.find(({ ID }) => ID === visitReportID) ?? null;
    },
  },
  VisitReport: {
    VisitObjective: objectiveOf,
    PresentedPharmaProducts: ({ presentedProductIDs }, _args, { store }) => productsOf(store, presentedProductIDs),
    GivenSamplesPharmaProducts: ({ givenSampleProductIDs }, _args, { store }) =>
      productsOf(store, givenSampleProductIDs),
  },
} satisfies Resolvers;
