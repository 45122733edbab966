import type { CityRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, required } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './generated/resolvers.ts';

/** @throws NOT_FOUND for a city that does not exist or belongs to another agency */
function cityOf({ store, agencyID }: Context, ID: string): CityRecord {
  const city = store.cities.find(ID);
  return found(city?.agencyID === agencyID() ? city : null, 'City', ID);
}

export const placeQueries = {
  readAllCity: (_parent, _args, { store, agencyID }) => store.cities.where('agencyID', agencyID()),
} satisfies QueryResolvers;

export const placeMutations = {
  createCity(_parent, args, { store, agencyID }) {
    const name = required(args.name, 'name');
    return store.cities.insert((ID) => ({ ID, name, agencyID: agencyID(), gPSLat: null, gPSLon: null }));
  },

  editCity(_parent, { ID, ...args }, context) {
    const city = cityOf(context, ID);
    return context.store.cities.replace({ ...city, name: required(args.name, 'name') });
  },
} satisfies MutationResolvers;
