import type { ReminderRecord, UserRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { isInDirectory } from './directory.ts';
import { found, hasDependents, refusal, required } from './errors.ts';
import type {
  MutationCreateReminderArgs,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from './generated/resolvers.ts';
import { isExpired, stepOf } from './regulatory-reads.ts';
import { seesReminder, seesStep } from './scope.ts';

/** The most people a reminder goes to (spec §9). */
const MAX_RECIPIENTS = 15;

/** @throws NOT_FOUND for a reminder that does not exist, or that the viewer may not see */
function reminderOf(context: Context, ID: string): ReminderRecord {
  const reminder = context.store.reminders.find(ID);
  return found(seesReminder(context, reminder) ? reminder : null, 'Reminder', ID);
}

/** Reads the recipients, ids joined by commas: 1 to 15 people of the directory. Somebody named twice counts once. */
function recipientsOf({ store, agencyID }: Context, list: string): readonly string[] {
  const IDs = [...new Set(list.split(',').map((ID) => ID.trim()))].filter(Boolean);
  if (IDs.length === 0) throw refusal('REMINDER_RECIPIENTS_REQUIRED', 'a reminder goes to somebody');
  if (IDs.length > MAX_RECIPIENTS) throw refusal('REMINDER_TOO_MANY_RECIPIENTS', `at most ${MAX_RECIPIENTS}`);
  const unknown = IDs.filter((ID) => !isInDirectory(store.users.find(ID), agencyID()));
  if (unknown.length > 0) throw refusal('UNKNOWN_RECIPIENT', unknown.join(', '));
  return IDs;
}

/** What createReminder and editReminder make of what they are given (spec §5, decision 41). */
export function checkedReminder(args: MutationCreateReminderArgs, context: Context): Omit<ReminderRecord, 'ID'> {
  const { scheduledTimeStamp, isEmail, isNotification, regulatoryActionStepID } = args;
  const name = required(args.name, 'name');
  const description = required(args.description, 'description');
  if (isExpired(args, context.now)) throw refusal('REMINDER_EXPIRED', 'its time has passed');
  if (!isEmail && !isNotification) throw refusal('REMINDER_CHANNEL_REQUIRED', 'neither e-mail nor notification');
  return {
    name,
    description,
    scheduledTimeStamp,
    isEmail,
    isNotification,
    recipientIDs: recipientsOf(context, args.recipientsIDList),
    regulatoryActionStepID: regulatoryActionStepID ? stepOf(context, regulatoryActionStepID).ID : null,
    agencyID: context.agencyID(),
  };
}

export const reminderQueries = {
  getAllReminder: (_parent, { done }, context) =>
    context.store.reminders
      .where('agencyID', context.agencyID())
      .filter((reminder) => isExpired(reminder, context.now) === done && seesReminder(context, reminder))
      .toSorted((a, b) => a.scheduledTimeStamp - b.scheduledTimeStamp),

  getReminderByID: (_parent, { ID }, context) => reminderOf(context, ID),
} satisfies QueryResolvers;

export const reminderMutations = {
  createReminder(_parent, args, context) {
    const reminder = checkedReminder(args, context);
    return context.store.reminders.insert((ID) => ({ ID, ...reminder }));
  },

  editReminder(_parent, { ID, ...args }, context) {
    const { ID: existing } = reminderOf(context, ID);
    return context.store.reminders.replace({ ID: existing, ...checkedReminder(args, context) });
  },

  deleteReminder(_parent, { reminderID, forceDelete }, context) {
    const reminder = reminderOf(context, reminderID);
    const { regulatoryActionStepID } = reminder;
    if (!forceDelete && regulatoryActionStepID !== null && !isExpired(reminder, context.now)) {
      const { ID, name } = stepOf(context, regulatoryActionStepID);
      throw hasDependents([{ kind: 'RegulatoryActionStep', ID, name }]);
    }
    context.store.reminders.remove(reminderID);
    return { success: true };
  },
} satisfies MutationResolvers;

export const reminderTypes = {
  Reminder: {
    RegulatoryActionStep({ regulatoryActionStepID }, _args, context) {
      if (regulatoryActionStepID === null) return null;
      const step = context.store.regulatoryActionSteps.find(regulatoryActionStepID);
      return step && seesStep(context, step) ? step : null;
    },
    Recipients: ({ recipientIDs }, _args, { store }) =>
      recipientIDs.map((ID): UserRecord => found(store.users.find(ID), 'User', ID)),
    expired: (reminder, _args, { now }) => isExpired(reminder, now),
  },
} satisfies Resolvers;
