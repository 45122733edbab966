import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';

export const wholesalerQueries = {
  readWholesalers: (_parent, _args, { store, agencyID }) => store.wholesalers.where('agencyID', agencyID()),
} satisfies QueryResolvers;

/** Nothing is recorded of customers yet: their cards come with a domain of their own. */
const card = {
  MyRelationshipsWithProductAdvancement: () => [],
  MyCustomerExpectations: () => [],
  MyLeadedActionsReceived: () => [],
  MyVisitReports: () => [],
};

export const wholesalerTypes = {
  Wholesaler: {
    WorkArea: ({ workAreaID }, _args, { store }) => store.workAreas.find(workAreaID) ?? null,
    ...card,
  },
  WorkArea: { City: ({ cityID }, _args, { store }) => store.cities.find(cityID) ?? null },
} satisfies Resolvers;
