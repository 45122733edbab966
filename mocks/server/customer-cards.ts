import { type Acl, hasRight, type Right } from '#domain/access/rights.ts';
import type { AnyCustomer } from '#mocks/seed/territories.ts';
import type { Context } from './context.ts';
import { found } from './errors.ts';
import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { ofAgency, seesProduct } from './scope.ts';
import type { Store, Table } from './store.ts';
import { objectiveWithID, reportsOfCustomer, reportWithID } from './work-days.ts';

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

/** @throws NOT_FOUND if the agency has no such customer, or none of a kind that the viewer may see, or who else is meant */
export function customerOf(context: Context, ID: string, acl: Acl = context.acl()): AnyCustomer {
  const { store, isReplay } = context;
  const seen = TYPES.map((type) => KINDS[type])
    .filter(({ view }) => isReplay || hasRight(view, acl))
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
  MyVisitReports: (customer: AnyCustomer, _args: object, { store }: Context) => reportsOfCustomer(store, customer),
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

/** The products of a report; a laboratory's user sees those of the laboratory. */
const productsOf = (context: Context, IDs: readonly string[]) =>
  IDs.flatMap((ID) => context.store.pharmaProducts.find(ID) ?? []).filter((product) => seesProduct(context, product));

/** Any customer, whatever the viewer may see of it: its fields have rules of their own. */
export const anyCustomer = (store: Store, ID: string | null): AnyCustomer | undefined =>
  TYPES.map((type) => store[KINDS[type].table].find(ID)).find((customer) => customer !== undefined);

/** The same within the agency. @throws NOT_FOUND */
export const agencyCustomer = (context: Context, ID: string): AnyCustomer =>
  ofAgency(context, anyCustomer(context.store, ID), 'Customer', ID);

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
    customer: ({ customerID }, _args, { store }) => anyCustomer(store, customerID),
    PharmaProduct: ({ pharmaProductID }, _args, { store }) => store.pharmaProducts.find(pharmaProductID),
  },
  LeadedActionReceived: {
    CreatedBy: ({ createdByID }, _args, { store }) => store.users.find(createdByID),
  },
  VisitObjective: {
    administrativeCustomer: ({ customerID }, _args, { store }) => store.administratives.find(customerID) !== undefined,
    Customer: ({ customerID }, _args, { store }) => anyCustomer(store, customerID),
    Worker: ({ workerID }, _args, { store }) => store.users.find(workerID),
    VisitReport: ({ visitReportID }, _args, { store }) =>
      visitReportID === null ? null : reportWithID(store, visitReportID),
  },
  VisitReport: {
    VisitObjective: ({ visitObjectiveID }, _args, { store }) => objectiveWithID(store, visitObjectiveID),
    PresentedPharmaProducts: ({ presentedProductIDs }, _args, context) => productsOf(context, presentedProductIDs),
    GivenSamplesPharmaProducts: ({ givenSampleProductIDs }, _args, context) =>
      productsOf(context, givenSampleProductIDs),
  },
} satisfies Resolvers;
