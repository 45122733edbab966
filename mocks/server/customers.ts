import { hasRight, type Right } from '#domain/access/rights.ts';
import type { DrugStoreRecord } from '#mocks/seed/types.ts';
import { MATRIMONIAL_STATUSES, POTENTIALS, RELATION_STATES } from '#mocks/seed/vocabulary.ts';
import type { Context } from './context.ts';
import { cardTypes, customerCard } from './customer-cards.ts';
import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { assignedProducts } from './products.ts';

/**
 * Customers belong to the agency, not to its users: a viewer sees all customers of the kinds they have the right to see.
 * Wholesalers have no right of their own: whoever may see another kind sees them, which `CALL_RULES` checks.
 * Rule: docs/rules/access.md#customers-of-the-agency.
 */
export const customerQueries = {
  readAllCustomers(_parent, _args, { store, agencyID, acl }) {
    const ofKind = <T>(right: Right, read: () => T[]): T[] => (hasRight(right, acl()) ? read() : []);
    return {
      DrugStoreList: ofKind('viewDrugStore', () => store.drugStores.where('agencyID', agencyID())),
      HealthWorkerList: ofKind('viewHealthWorker', () => store.healthWorkers.where('agencyID', agencyID())),
      CustomerAdministrative: ofKind('viewAdministrativeCustomer', () =>
        store.administratives.where('agencyID', agencyID()),
      ),
      Wholesaler: store.wholesalers.where('agencyID', agencyID()),
    };
  },

  readCustomerCardEditDatas: (_parent, _args, context) => ({
    matrimonialStatusList: [...MATRIMONIAL_STATUSES],
    potentialList: [...POTENTIALS],
    relationStateList: [...RELATION_STATES],
    AssignedPharmaProducts: assignedProducts(context),
    SpecialityList: context.store.specialities.all(),
  }),

  readWholesalers: (_parent, _args, { store, agencyID }) => store.wholesalers.where('agencyID', agencyID()),
} satisfies QueryResolvers;

const MySpecialities = (
  { specialityIDs }: { readonly specialityIDs: readonly string[] },
  _args: object,
  { store }: Context,
) => specialityIDs.map((ID) => store.specialities.find(ID)).filter((speciality) => speciality !== undefined);

const WorkArea = ({ workAreaID }: { readonly workAreaID: string }, _args: object, { store }: Context) =>
  store.workAreas.find(workAreaID);

const place = {
  ...customerCard,
  MySpecialities,
  City: ({ cityID }: DrugStoreRecord, _args: object, { store }: Context) => store.cities.find(cityID),
  WorkArea,
  CreatedBy: ({ createdByID }: DrugStoreRecord, _args: object, { store }: Context) => store.users.find(createdByID),
};

export const customerTypes = {
  ...cardTypes,
  CustomerHealthWorker: {
    ...customerCard,
    MySpecialities,
    MyHealthCenters: ({ healthCenterIDs }, _args, { store }) =>
      healthCenterIDs.map((ID) => store.healthCenters.find(ID)).filter((centre) => centre !== undefined),
  },
  CustomerDrugStore: place,
  CustomerAdministrative: place,
  Wholesaler: { ...customerCard, WorkArea },
  HealthCenter: { WorkArea },
  WorkArea: { City: ({ cityID }, _args, { store }) => store.cities.find(cityID) },
} satisfies Resolvers;
