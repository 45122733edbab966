import { REGULATORY_STATUSES } from '#mocks/seed/vocabulary.ts';
import type { RegulatoryActionRecord, RegulatoryActionStepRecord } from '#mocks/seed/types.ts';
import { typeOf } from './action-types.ts';
import type { Context } from './context.ts';
import { type Dependent, found, hasDependents, refusal, required } from './errors.ts';
import type { MutationCreateRegulatoryActionArgs, MutationResolvers } from './generated/resolvers.ts';
import { addFile, fileOf } from './product-files.ts';
import { actionOf, productOf, stepOf } from './regulatory-reads.ts';
import { taken } from './uploads.ts';

/**
 * Checks the arguments of createRegulatoryAction and editRegulatoryAction.
 * @throws REQUIRED_VALUE, UNKNOWN_STATUS, NOT_FOUND
 */
function checked(
  args: MutationCreateRegulatoryActionArgs,
  context: Context,
  current?: RegulatoryActionRecord,
): Omit<RegulatoryActionRecord, 'ID'> {
  const statut = required(args.statut, 'statut');
  // An action may keep a status that is no longer in the list.
  const isKnown = [...REGULATORY_STATUSES, current?.statut].includes(statut);
  if (!isKnown) throw refusal('UNKNOWN_STATUS', statut);
  return {
    name: required(args.name, 'name'),
    description: required(args.description, 'description'),
    statut,
    typeRegulatoryActionID: typeOf(context, args.typeRegulatoryActionID).ID,
    pharmaProductID: productOf(context, args.pharmaProductID).ID,
    agencyID: context.agencyID(),
  };
}

/** Files and reminders of some steps. */
function dependentsOf({ store }: Context, steps: readonly RegulatoryActionStepRecord[]) {
  return {
    files: steps.flatMap(({ ID }) => store.pharmaProductFiles.where('regulatoryActionStepID', ID)),
    reminders: steps.flatMap(({ ID }) => store.reminders.where('regulatoryActionStepID', ID)),
  };
}

const listed = (kind: string, records: readonly { readonly ID: string; readonly name: string }[]): Dependent[] =>
  records.map(({ ID, name }) => ({ kind, ID, name }));

/** Deletes steps with their files and reminders. @throws HAS_DEPENDENTS without `force` if there are dependents */
function removeSteps(
  context: Context,
  steps: readonly RegulatoryActionStepRecord[],
  dependents: readonly Dependent[],
  force: boolean,
): void {
  const { store } = context;
  const { files, reminders } = dependentsOf(context, steps);
  const all = [...dependents, ...listed('PharmaProductFile', files), ...listed('Reminder', reminders)];
  if (all.length > 0 && !force) throw hasDependents(all);
  for (const { ID } of files) store.pharmaProductFiles.remove(ID);
  for (const { ID } of reminders) store.reminders.remove(ID);
  for (const { ID } of steps) store.regulatoryActionSteps.remove(ID);
}

export const regulatoryMutations = {
  createRegulatoryAction(_parent, args, context) {
    const action = checked(args, context);
    return context.store.regulatoryActions.insert((ID) => ({ ID, ...action }));
  },

  editRegulatoryAction(_parent, { ID, ...args }, context) {
    const current = actionOf(context, ID);
    return context.store.regulatoryActions.replace({ ID, ...checked(args, context, current) });
  },

  deleteRegulatoryAction(_parent, { regulatoryActionID, forceCascadeDelete }, context) {
    const { ID } = actionOf(context, regulatoryActionID);
    const steps = context.store.regulatoryActionSteps.where('regulatoryActionID', ID);
    removeSteps(context, steps, listed('RegulatoryActionStep', steps), forceCascadeDelete);
    context.store.regulatoryActions.remove(ID);
    return { success: true };
  },

  createRegulatoryActionStep(_parent, { file, ...args }, context) {
    const action = actionOf(context, args.regulatoryActionID);
    const [name, description] = [required(args.name, 'name'), required(args.description, 'description')];
    const content = file && taken(file, context);
    const step = context.store.regulatoryActionSteps.insert((ID) => ({
      ID,
      name,
      description,
      regulatoryActionID: action.ID,
      agencyID: action.agencyID,
    }));
    if (file && content) addFile(context, { name: file.name, ...content }, action.pharmaProductID, step.ID);
    return step;
  },

  deleteRegulatoryActionStep(_parent, { regulatoryActionStepID, forceCascadeDelete }, context) {
    removeSteps(context, [stepOf(context, regulatoryActionStepID)], [], forceCascadeDelete);
    return { success: true };
  },

  deleteRegulatoryActionStepProductFile(_parent, { regulatoryActionStepID, pharmaProductFileID }, context) {
    const step = stepOf(context, regulatoryActionStepID);
    const file = fileOf(context, pharmaProductFileID);
    found(file.regulatoryActionStepID === step.ID ? file : null, 'PharmaProductFile', pharmaProductFileID);
    context.store.pharmaProductFiles.replace({ ...file, regulatoryActionStepID: null });
    return { success: true };
  },
} satisfies MutationResolvers;
