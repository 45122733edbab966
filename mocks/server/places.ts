import type { CityRecord, HealthCenterRecord, WorkAreaRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { required } from './errors.ts';
import type {
  MutationCreateHealthCenterArgs,
  MutationCreateWorkAreaArgs,
  MutationResolvers,
  QueryResolvers,
} from './generated/resolvers.ts';
import { ofAgency } from './scope.ts';

/** @throws NOT_FOUND for a city that does not exist or belongs to another agency */
function cityOf(context: Context, ID: string): CityRecord {
  return ofAgency(context, context.store.cities.find(ID), 'City', ID);
}

/**
 * Checks the arguments of createWorkArea and editWorkArea.
 * @throws REQUIRED_VALUE
 * @throws NOT_FOUND for the city
 */
function checkedArea(
  args: MutationCreateWorkAreaArgs,
  context: Context,
): Pick<WorkAreaRecord, 'name' | 'cityID' | 'agencyID'> {
  const name = required(args.name, 'name');
  return { name, cityID: cityOf(context, args.cityID).ID, agencyID: context.agencyID() };
}

/**
 * Checks the arguments of createHealthCenter and editHealthCenter.
 * @throws REQUIRED_VALUE
 * @throws NOT_FOUND for the work area
 */
function checkedCenter(
  args: MutationCreateHealthCenterArgs,
  context: Context,
): Pick<HealthCenterRecord, 'name' | 'textualLocation' | 'workAreaID' | 'agencyID'> {
  const name = required(args.name, 'name');
  const area = ofAgency(context, context.store.workAreas.find(args.workAreaID), 'WorkArea', args.workAreaID);
  const textualLocation = args.textualLocation?.trim() ?? '';
  return { name, textualLocation, workAreaID: area.ID, agencyID: context.agencyID() };
}

export const placeQueries = {
  readAllCity: (_parent, _args, { store, agencyID }) => store.cities.where('agencyID', agencyID()),
  readAllWorkArea: (_parent, _args, { store, agencyID }) => store.workAreas.where('agencyID', agencyID()),
  readAllHealthCenter: (_parent, _args, { store, agencyID }) => store.healthCenters.where('agencyID', agencyID()),
} satisfies QueryResolvers;

export const placeMutations = {
  createCity(_parent, args, { store, agencyID }) {
    const name = required(args.name, 'name');
    return store.cities.insert((ID) => ({ ID, name, agencyID: agencyID() }));
  },

  editCity(_parent, { ID, ...args }, context) {
    const city = cityOf(context, ID);
    return context.store.cities.replace({ ...city, name: required(args.name, 'name') });
  },

  createWorkArea(_parent, args, context) {
    const area = checkedArea(args, context);
    return context.store.workAreas.insert((ID) => ({ ID, ...area }));
  },

  editWorkArea(_parent, { ID, ...args }, context) {
    const existing = ofAgency(context, context.store.workAreas.find(ID), 'WorkArea', ID);
    return context.store.workAreas.replace({ ...existing, ...checkedArea(args, context) });
  },

  createHealthCenter(_parent, args, context) {
    const center = checkedCenter(args, context);
    return context.store.healthCenters.insert((ID) => ({ ID, ...center }));
  },

  editHealthCenter(_parent, { ID, ...args }, context) {
    const existing = ofAgency(context, context.store.healthCenters.find(ID), 'HealthCenter', ID);
    return context.store.healthCenters.replace({ ...existing, ...checkedCenter(args, context) });
  },
} satisfies MutationResolvers;
