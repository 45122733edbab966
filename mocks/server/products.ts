import type { PharmaProductRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found } from './errors.ts';
import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { seesProduct } from './scope.ts';

function visibleProducts(context: Context): PharmaProductRecord[] {
  return context.store.pharmaProducts
    .where('agencyID', context.agencyID())
    .filter((product) => seesProduct(context, product));
}

/** Users whose assigned products the viewer works with: a delegate's own, a supervisor's group; null: all products. */
function assigneesOf({ store, viewer }: Context): readonly string[] | null {
  const { ID, userType, workgroupID } = viewer();
  if (userType === 'Delegue') return [ID];
  if (userType !== 'Supervisor' || workgroupID === null) return null;
  return [ID, ...(store.workgroups.find(workgroupID)?.delegueIDs ?? [])];
}

/** The products the viewer works with. */
export function assignedProducts(context: Context): PharmaProductRecord[] {
  const assignees = assigneesOf(context);
  const products = visibleProducts(context);
  if (!assignees) return products;
  const assigned = new Set(
    assignees.flatMap((delegueID) =>
      context.store.assignedDelegues.where('delegueID', delegueID).map(({ pharmaProductID }) => pharmaProductID),
    ),
  );
  return products.filter(({ ID }) => assigned.has(ID));
}

export const productQueries = {
  readAllPharmaProducts: (_parent, _args, context) => visibleProducts(context),

  readPharmaProducts: (_parent, _args, context) => assignedProducts(context),

  readAllExpiringAMMPharmaProducts: (_parent, { limitTimeStamp }, context) =>
    visibleProducts(context)
      .flatMap((product) => (product.aMMEndTimeStamp === null ? [] : [{ product, end: product.aMMEndTimeStamp }]))
      .filter(({ end }) => end < limitTimeStamp)
      .toSorted((a, b) => a.end - b.end)
      .map(({ product }) => product),
} satisfies QueryResolvers;

export const productTypes = {
  PharmaProduct: {
    PharmaLaboratory: ({ pharmaLaboratoryID }, _args, { store }) => store.laboratories.find(pharmaLaboratoryID),
    PharmaProductAssignedDelegues: ({ ID }, _args, { store }) => store.assignedDelegues.where('pharmaProductID', ID),
  },
  PharmaProductAssignedDelegue: {
    Delegue: ({ delegueID }, _args, { store }) => found(store.users.find(delegueID), 'User', delegueID),
  },
} satisfies Resolvers;
