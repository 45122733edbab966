import type { QueryResolvers } from './generated/resolvers.ts';

export const agencyQueries = {
  readAllAgencies(_parent, _args, { store, viewer }) {
    const { agencyID } = viewer();
    return store.agencies.filter(({ idAgency }) => agencyID === null || idAgency === agencyID);
  },
} satisfies QueryResolvers;
