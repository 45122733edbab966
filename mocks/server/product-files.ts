import { isReversed } from '#domain/regulatory/amm-rules.ts';
import { dayOf, isInstantIn } from '#lib/scalars.ts';
import type { PharmaProductFileRecord, PharmaProductRecord, StoredFile } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, hasDependents, refusal, required } from './errors.ts';
import type {
  MutationCreateAmmFileAndReminderArgs,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from './generated/resolvers.ts';
import { localZone } from './local-day.ts';
import { actionOf, productOf, stepOf } from './regulatory-reads.ts';
import { checkedReminder } from './reminders.ts';
import { seesProduct } from './scope.ts';
import { taken } from './uploads.ts';

/** Path of files on the API's host. */
export const FILES_PATH = '/api/v1/files/';

/** The address of a file. Ends with the original name of the file, which browsers suggest for a download. */
export const fileAddress = (ID: string, { name, content }: Pick<StoredFile, 'name' | 'content'>): string =>
  `${FILES_PATH}${encodeURIComponent(ID)}/${encodeURIComponent(content?.name ?? name)}`;

/** @throws NOT_FOUND if the file does not exist or the viewer may not see it */
export function fileOf(context: Context, ID: string): PharmaProductFileRecord {
  const { store } = context;
  const file = store.pharmaProductFiles.find(ID);
  const isSeen = file !== undefined && seesProduct(context, store.pharmaProducts.find(file.pharmaProductID));
  return found(isSeen ? file : null, 'PharmaProductFile', ID);
}

export function addFile(
  { store, agencyID }: Context,
  file: StoredFile,
  pharmaProductID: string,
  regulatoryActionStepID: string | null,
): PharmaProductFileRecord {
  const place = { pharmaProductID, regulatoryActionStepID, agencyID: agencyID() };
  return store.pharmaProductFiles.insert((ID) => ({ ID, ...file, ...place }));
}

/** The id of a step. @throws NOT_FOUND unless it is a step of the product */
function stepOfProduct(context: Context, stepID: string, productID: string): string {
  const step = stepOf(context, stepID);
  const action = actionOf(context, step.regulatoryActionID);
  return found(action.pharmaProductID === productID ? step : null, 'RegulatoryActionStep', stepID).ID;
}

/** Checks the authorisation of createAMMFileAndReminder. @throws REQUIRED_VALUE, INVALID_DATE_RANGE */
function authorisationOf(
  { newAMMNum, newAMMTimeStamp, newAMMEndTimeStamp = null }: MutationCreateAmmFileAndReminderArgs,
  context: Context,
): Pick<PharmaProductRecord, 'numAMM' | 'aMMDate' | 'aMMEndDate' | 'aMMTimeStamp' | 'aMMEndTimeStamp'> {
  const zone = localZone(context);
  if (isReversed(newAMMTimeStamp, newAMMEndTimeStamp)) {
    throw refusal('INVALID_DATE_RANGE', 'an authorisation ends after it begins');
  }
  // The last hours of 9999 are in the year 10000 east of Greenwich, which a `Date` cannot name.
  if (![newAMMTimeStamp, newAMMEndTimeStamp ?? newAMMTimeStamp].every((instant) => isInstantIn(instant, zone))) {
    throw refusal('INVALID_DATE_RANGE', 'an authorisation begins and ends before the year 10000');
  }
  return {
    numAMM: required(newAMMNum, 'newAMMNum'),
    aMMDate: dayOf(newAMMTimeStamp, zone),
    aMMEndDate: newAMMEndTimeStamp === null ? null : dayOf(newAMMEndTimeStamp, zone),
    aMMTimeStamp: newAMMTimeStamp,
    aMMEndTimeStamp: newAMMEndTimeStamp,
  };
}

export const fileQueries = {
  getAllPharmaProductFileByPharmaProductID: (_parent, { pharmaProductID }, context) =>
    context.store.pharmaProductFiles.where('pharmaProductID', productOf(context, pharmaProductID).ID),

  getPharmaProductFileByID: (_parent, { ID }, context) => fileOf(context, ID),
} satisfies QueryResolvers;

export const fileMutations = {
  createPharmaProductFile(_parent, { file, pharmaProductID, regulatoryActionStepID, ...args }, context) {
    const { ID } = productOf(context, pharmaProductID);
    const stepID = regulatoryActionStepID ? stepOfProduct(context, regulatoryActionStepID, ID) : null;
    return addFile(context, { name: required(args.name, 'name'), ...taken(file, context) }, ID, stepID);
  },

  deletePharmaProductFile(_parent, { pharmaProductFileID, forceCascadeDelete }, context) {
    const { ID, regulatoryActionStepID } = fileOf(context, pharmaProductFileID);
    if (regulatoryActionStepID !== null && !forceCascadeDelete) {
      const step = stepOf(context, regulatoryActionStepID);
      throw hasDependents([{ kind: 'RegulatoryActionStep', ID: step.ID, name: step.name }]);
    }
    context.store.pharmaProductFiles.remove(ID);
    return { success: true };
  },

  /** Checks everything before the first write, so that a refused call changes nothing. */
  createAMMFileAndReminder(_parent, args, context) {
    const { store, agencyID } = context;
    const action = actionOf(context, args.regulatoryActionID);
    const product = productOf(context, action.pharmaProductID);
    const authorisation = authorisationOf(args, context);
    const file = { name: required(args.pharmaProductFileName, 'pharmaProductFileName'), ...taken(args.file, context) };
    const name = required(args.actionStepName, 'actionStepName');
    const description = required(args.actionStepDescription, 'actionStepDescription');
    const reminder = checkedReminder(
      {
        ...args,
        name: args.reminderName,
        description: args.reminderDescription,
        scheduledTimeStamp: args.reminderScheduledTimeStamp,
      },
      context,
    );

    store.pharmaProducts.replace({ ...product, ...authorisation });
    const step = store.regulatoryActionSteps.insert((ID) => ({
      ID,
      name,
      description,
      regulatoryActionID: action.ID,
      agencyID: agencyID(),
    }));
    addFile(context, file, product.ID, step.ID);
    store.reminders.insert((ID) => ({ ...reminder, ID, regulatoryActionStepID: step.ID }));
    return step;
  },
} satisfies MutationResolvers;

export const fileTypes = {
  PharmaProductFile: {
    PharmaProduct: ({ pharmaProductID }, _args, { store }) => store.pharmaProducts.find(pharmaProductID),
    File: (file) => fileAddress(file.ID, file),
  },
} satisfies Resolvers;
