import { isExpired as isReminderExpired } from '#domain/regulatory/reminder-rules.ts';
import { REGULATORY_STATUSES } from '#mocks/seed/vocabulary.ts';
import type {
  PharmaProductRecord,
  RegulatoryActionRecord,
  RegulatoryActionStepRecord,
  ReminderRecord,
} from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found } from './errors.ts';
import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { seesAction, seesProduct, seesReminder, seesStep } from './scope.ts';

/** Whether the time of a reminder has passed. @param now seconds since 1970 */
export const isExpired = (reminder: Pick<ReminderRecord, 'scheduledTimeStamp'>, now: number): boolean =>
  isReminderExpired(reminder, now * 1000);

/** @throws NOT_FOUND if the product does not exist or the viewer may not see it */
export function productOf(context: Context, ID: string): PharmaProductRecord {
  const product = context.store.pharmaProducts.find(ID);
  return found(seesProduct(context, product) ? product : null, 'PharmaProduct', ID);
}

/** @throws NOT_FOUND if the action does not exist or the viewer may not see it */
export function actionOf(context: Context, ID: string): RegulatoryActionRecord {
  const action = context.store.regulatoryActions.find(ID);
  return found(seesAction(context, action) ? action : null, 'RegulatoryAction', ID);
}

/** @throws NOT_FOUND if the step does not exist or the viewer may not see it */
export function stepOf(context: Context, ID: string): RegulatoryActionStepRecord {
  const step = context.store.regulatoryActionSteps.find(ID);
  return found(seesStep(context, step) ? step : null, 'RegulatoryActionStep', ID);
}

export const regulatoryQueries = {
  readRegulatoryActionEditDatas: () => ({ statusList: [...REGULATORY_STATUSES] }),

  getAllRegulatoryActionByPharmaProductID: (_parent, { pharmaProductID }, context) =>
    context.store.regulatoryActions.where('pharmaProductID', productOf(context, pharmaProductID).ID),

  getRegulatoryActionByID: (_parent, { ID }, context) => actionOf(context, ID),

  getAllRegulatoryActionStepByRegulatoryActionID: (_parent, { regulatoryActionID }, context) =>
    context.store.regulatoryActionSteps.where('regulatoryActionID', actionOf(context, regulatoryActionID).ID),

  getRegulatoryActionStepByID: (_parent, { ID }, context) => stepOf(context, ID),
} satisfies QueryResolvers;

export const regulatoryTypes = {
  RegulatoryAction: {
    PharmaProduct: ({ pharmaProductID }, _args, { store }) => store.pharmaProducts.find(pharmaProductID),
    TypeRegulatoryAction: ({ typeRegulatoryActionID }, _args, { store }) =>
      store.typeRegulatoryActions.find(typeRegulatoryActionID),
    RegulatoryActionSteps: ({ ID }, _args, { store }) => store.regulatoryActionSteps.where('regulatoryActionID', ID),
  },
  RegulatoryActionStep: {
    RegulatoryAction: ({ regulatoryActionID }, _args, { store }) => store.regulatoryActions.find(regulatoryActionID),
    /** The next reminder; if all are past, the last one. */
    Reminder({ ID }, _args, context) {
      const reminders = context.store.reminders
        .where('regulatoryActionStepID', ID)
        .filter((reminder) => seesReminder(context, reminder))
        .toSorted((a, b) => a.scheduledTimeStamp - b.scheduledTimeStamp);
      return reminders.find((reminder) => !isExpired(reminder, context.now)) ?? reminders.at(-1);
    },
    PharmaProductFiles: ({ ID }, _args, { store }) => store.pharmaProductFiles.where('regulatoryActionStepID', ID),
  },
} satisfies Resolvers;
