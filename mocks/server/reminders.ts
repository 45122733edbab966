import { DELIVERY_RULES, MAX_RECIPIENTS, type ReminderIssueCode } from '#domain/regulatory/reminder-rules.ts';
import type { ReminderRecord, UserRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { isInDirectory } from './users.ts';
import { found, hasDependents, refusal, required } from './errors.ts';
import type {
  MutationCreateReminderArgs,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from './generated/resolvers.ts';
import { isExpired, stepOf } from './regulatory-reads.ts';
import { seesReminder, seesStep } from './scope.ts';

/** The message of a refusal, in addition to its code. */
const DETAILS: Readonly<Record<ReminderIssueCode, string>> = {
  REQUIRED_VALUE: 'its time is missing',
  REMINDER_EXPIRED: 'its time has passed',
  REMINDER_CHANNEL_REQUIRED: 'neither e-mail nor notification',
  REMINDER_RECIPIENTS_REQUIRED: 'a reminder goes to somebody',
  REMINDER_TOO_MANY_RECIPIENTS: `at most ${MAX_RECIPIENTS}`,
};

/** @throws NOT_FOUND if the reminder does not exist or the viewer may not see it */
function reminderOf(context: Context, ID: string): ReminderRecord {
  const reminder = context.store.reminders.find(ID);
  return found(seesReminder(context, reminder) ? reminder : null, 'Reminder', ID);
}

/** Reads ids joined by commas; an id that is repeated counts once. */
const readIDs = (list: string): readonly string[] =>
  [...new Set(list.split(',').map((ID) => ID.trim()))].filter(Boolean);

/**
 * Checks the arguments of createReminder and editReminder.
 * @throws REQUIRED_VALUE, REMINDER_…, UNKNOWN_RECIPIENT for somebody who is not in the directory
 */
export function checkedReminder(args: MutationCreateReminderArgs, context: Context): Omit<ReminderRecord, 'ID'> {
  const { scheduledTimeStamp, isEmail, isNotification, regulatoryActionStepID } = args;
  const name = required(args.name, 'name');
  const description = required(args.description, 'description');
  const recipientIDs = readIDs(args.recipientsIDList);
  const delivery = { scheduledTimeStamp, isEmail, isNotification, recipientIDs };
  const broken = DELIVERY_RULES.find(({ isBroken }) => isBroken(delivery, context.now * 1000));
  if (broken) throw refusal(broken.code, DETAILS[broken.code]);
  const { store, agencyID } = context;
  const unknown = recipientIDs.filter((ID) => !isInDirectory(store.users.find(ID), agencyID()));
  if (unknown.length > 0) throw refusal('UNKNOWN_RECIPIENT', unknown.join(', '));
  return {
    name,
    description,
    ...delivery,
    regulatoryActionStepID: regulatoryActionStepID ? stepOf(context, regulatoryActionStepID).ID : null,
    agencyID: agencyID(),
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
      return seesStep(context, step) ? step : null;
    },
    Recipients: ({ recipientIDs }, _args, { store }) =>
      recipientIDs.map((ID): UserRecord => found(store.users.find(ID), 'User', ID)),
    expired: (reminder, _args, { now }) => isExpired(reminder, now),
  },
} satisfies Resolvers;
