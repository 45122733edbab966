import type { TypeRegulatoryActionRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { refusal, required } from './errors.ts';
import type {
  MutationCreateTypeRegulatoryActionArgs,
  MutationResolvers,
  QueryResolvers,
} from './generated/resolvers.ts';
import { ofAgency } from './scope.ts';

/** @throws NOT_FOUND for a type that does not exist or belongs to another agency */
export function typeOf(context: Context, ID: string): TypeRegulatoryActionRecord {
  return ofAgency(context, context.store.typeRegulatoryActions.find(ID), 'TypeRegulatoryAction', ID);
}

/**
 * Checks the arguments of createTypeRegulatoryAction and editTypeRegulatoryAction.
 * @throws REQUIRED_VALUE
 */
function checked(
  args: MutationCreateTypeRegulatoryActionArgs,
  { agencyID }: Context,
): Omit<TypeRegulatoryActionRecord, 'ID'> {
  const colorCode = required(args.colorCode, 'colorCode').toUpperCase();
  if (!/^#[\dA-F]{6}$/.test(colorCode)) throw refusal('REQUIRED_VALUE', 'colorCode is no colour');
  return { name: required(args.name, 'name'), colorCode, agencyID: agencyID() };
}

export const actionTypeQueries = {
  readTypeRegulatoryActions: (_parent, _args, { store, agencyID }) =>
    store.typeRegulatoryActions.where('agencyID', agencyID()),
} satisfies QueryResolvers;

export const actionTypeMutations = {
  createTypeRegulatoryAction(_parent, args, context) {
    const type = checked(args, context);
    return context.store.typeRegulatoryActions.insert((ID) => ({ ID, ...type }));
  },

  editTypeRegulatoryAction(_parent, { ID, ...args }, context) {
    const { ID: existing } = typeOf(context, ID);
    return context.store.typeRegulatoryActions.replace({ ID: existing, ...checked(args, context) });
  },
} satisfies MutationResolvers;
