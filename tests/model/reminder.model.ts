import { isUnsaved, needsNewTime, outcomeOf, reminderMachine } from '#machines/reminder/reminder.machine.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
import { MAX_RECIPIENTS, type ReminderDraft, validateReminder } from '#domain/regulatory/reminder-rules.ts';
import { defineModel } from './harness.ts';

const NOW = 1_795_072_200;
const now = () => NOW * 1000;

const empty: ReminderDraft = {
  name: '',
  description: '',
  scheduledTimeStamp: null,
  regulatoryActionStepID: null,
  isEmail: false,
  // The defaults of the form.
  isNotification: true,
  recipientIDs: [],
};

const written = {
  name: 'Renouvellement de l’AMM',
  description: 'Déposer le dossier avant la fin du mois.',
  scheduledTimeStamp: NOW + 86_400,
  regulatoryActionStepID: '12',
  isEmail: true,
  isNotification: false,
};

const renewal: ReminderDraft = { ...written, recipientIDs: ['anna'] };

/** Whether a field differs from what the editor opened with. */
const isTyped = ({ draft, initial }: { readonly draft: ReminderDraft; readonly initial: ReminderDraft }): boolean =>
  JSON.stringify(draft) !== JSON.stringify(initial);

const opensToDelete = ({ context }: { context: { intent?: unknown } }) => context.intent === 'delete';

const people = (count: number) => Array.from({ length: count }, (_, index) => `person ${index + 1}`);

export const model = defineModel({
  name: 'reminder',
  machine: reminderMachine,
  starts: {
    'a new reminder': { reminderID: null, draft: empty, now },
    'a reminder to edit': { reminderID: '3', draft: renewal, now },
    'an expired reminder to edit': { reminderID: '3', draft: { ...renewal, scheduledTimeStamp: NOW - 1 }, now },
    'a reminder for fourteen people': { reminderID: '3', draft: { ...renewal, recipientIDs: people(14) }, now },
    'a reminder to delete': { reminderID: '3', draft: renewal, now, intent: 'delete' },
  },
  events: {
    'the user fills the form': {
      type: 'draft.change',
      patch: {
        name: 'Visite du laboratoire',
        description: 'Préparer les échantillons.',
        scheduledTimeStamp: NOW + 3600,
        isNotification: true,
      },
    },
    'the user chooses a time that is past': { type: 'draft.change', patch: { scheduledTimeStamp: NOW - 60 } },
    'the user types what the saved reminder says': { type: 'draft.change', patch: written },
    'the user adds Anna': { type: 'recipient.add', ID: 'anna' },
    'the user adds Bilal': { type: 'recipient.add', ID: 'bilal' },
    'the user removes Anna': { type: 'recipient.remove', ID: 'anna' },
    'the user saves': { type: 'save' },
    'the server saves the reminder': { type: 'xstate.done.actor.save', output: { kind: 'saved', ID: '3' } },
    'the server refuses the reminder': {
      type: 'xstate.done.actor.save',
      output: { kind: 'refused', codes: ['REMINDER_EXPIRED'] },
    },
    'somebody else changed or deleted the reminder meanwhile': {
      type: 'xstate.error.actor.save',
      error: new NotSent(),
    },
    'the call to save fails, and may have been recorded': {
      type: 'xstate.error.actor.save',
      error: new Error('network'),
    },
    'the user cancels': { type: 'cancel' },
    'the user lets the changes go': { type: 'discard.confirm' },
    'the user keeps the changes': { type: 'discard.keep' },
    'the user asks to delete': { type: 'delete' },
    'the user confirms the deletion': { type: 'delete.confirm' },
    'the user gives up the deletion': { type: 'delete.cancel' },
    'the user deletes all the same': { type: 'delete.force' },
    'the server deletes the reminder': { type: 'xstate.done.actor.remove', output: { kind: 'deleted' } },
    'the server lists what depends on the reminder': {
      type: 'xstate.done.actor.remove',
      output: {
        kind: 'refused',
        codes: ['HAS_DEPENDENTS'],
        dependents: [{ kind: 'RegulatoryActionStep', ID: '12', name: 'Dépôt du dossier' }],
      },
    },
    'the server refuses the deletion': {
      type: 'xstate.done.actor.remove',
      output: { kind: 'refused', codes: ['NOT_FOUND'] },
    },
    'the call to delete fails, and may have been carried out': {
      type: 'xstate.error.actor.remove',
      error: new Error('network'),
    },
  },
  words: {
    title: 'Writing, changing and deleting a reminder',
    about:
      'The editor of a reminder of regulatory affairs. It ends saved, deleted, or closed. What is typed meanwhile is also ' +
      'kept on the device, and offered again when the editor is next opened: that is told in “Unsaved work”. Deleting is as in ' +
      '“Deleting a record that others may depend on”. A call that fails may have been carried out all the same: to save again ' +
      'changes a reminder to the same values, but may create a new one twice.',
    conditions: {
      exists: ['the reminder was saved before', 'the reminder is new'],
      opensToDelete: ['the editor was opened to delete', 'the editor was opened to write'],
      isChanged: [
        'something is changed',
        'nothing is changed',
        'the draft then differs from what was saved',
        'the draft then is what was saved',
      ],
      hasIssues: ['something is missing or the time is past', 'nothing is missing and the time is to come'],
      isRecipient: ['that person is invited already', 'that person is not invited yet'],
      isFull: ['fifteen people are invited already', 'fewer than fifteen people are invited'],
      isForced: ['the user has accepted that those go too', 'the reminder alone was to be deleted'],
    },
    calls: {
      save: ({ context: { reminderID } }) =>
        reminderID === null ? 'asks the server to create the reminder' : 'asks the server to change the reminder',
      remove: ({ context: { force } }) =>
        force
          ? 'asks the server to delete the reminder and what depends on it'
          : 'asks the server to delete the reminder alone',
    },
    facts: {
      issues: ['what is missing is shown', 'nothing is shown as missing'],
      seatRefused: [
        'a sixteenth person is refused, and the page says so',
        'that somebody was refused is no longer said',
      ],
      codes: ['the reason of the server is shown', 'no reason of the server is shown any more'],
      error: ['the failure is shown', 'no failure is shown any more'],
      dependents: ['the list names each of them with its kind', 'the list is forgotten'],
      'needs a new time': ['the page says that the time is past', 'the page asks for no new time any more'],
    },
    unplayed:
      'While a call is under way the page takes no input, and only the browser’s button to go back cancels a deletion: that is ' +
      'by hand. No page opens the editor with the question whether to delete: that is not reachable.',
  },
  situation: ({ draft, checked, force }) => [
    validateReminder(draft, now()).length > 0,
    draft.recipientIDs.length,
    checked,
    force,
  ],
  // The page blocks input during a call, no page opens the editor at the deletion question, and what leaves that question
  // for the editor is the browser's button to go back.
  playable: ({ before, event }) =>
    (!before.hasTag('busy') || event.type.startsWith('xstate.')) &&
    !opensToDelete(before) &&
    !(event.type === 'cancel' && before.matches('deleting')),
  reachable: ({ before }) => !opensToDelete(before),
  facts: { outcome: outcomeOf, 'needs a new time': needsNewTime, 'leaving warns': isUnsaved },
  invariants: {
    'what was typed counts as unsaved, also while the user is asked something, until it is saved, dropped or deleted':
      ({ snapshot }) => snapshot.status === 'done' || !isTyped(snapshot.context) || isUnsaved(snapshot),
    'unsaved changes are never closed without a question': ({ snapshot, before, event }) =>
      !before?.hasTag('unsaved') || !snapshot.matches('closed') || event?.type === 'discard.confirm',
    'a deletion starts without force, and is forced only after the list of dependents': ({ snapshot, before }) =>
      !snapshot.context.force || before?.context.force === true || before?.matches({ deleting: 'blocked' }) === true,
    'only a complete draft with a future time is sent': ({ snapshot }) =>
      !snapshot.matches('saving') || validateReminder(snapshot.context.draft, now()).length === 0,
    'only the user changes the draft': ({ snapshot, before, event }) =>
      !before || /^(?:draft|recipient)\./u.test(event?.type ?? '') || snapshot.context.draft === before.context.draft,
    'a new reminder is never deleted': ({ snapshot }) =>
      snapshot.context.reminderID !== null || !snapshot.matches('deleting'),
    'a refusal and a failure are shown with their reason': ({ snapshot }) =>
      (!snapshot.matches({ editing: 'refused' }) || snapshot.context.codes.length > 0) &&
      (!snapshot.matches({ editing: 'failed' }) || snapshot.context.error !== undefined),
    'there are never more than fifteen recipients, nor duplicates': ({ snapshot }) => {
      const { recipientIDs } = snapshot.context.draft;
      return recipientIDs.length <= MAX_RECIPIENTS && new Set(recipientIDs).size === recipientIDs.length;
    },
    'a refused recipient removes no other': ({ snapshot, before }) =>
      !snapshot.context.seatRefused || snapshot.context.draft === before?.context.draft,
    'issues show from the first attempt on, and are up to date': ({ snapshot: { context } }) =>
      JSON.stringify(context.issues) === JSON.stringify(context.checked ? validateReminder(context.draft, now()) : []),
    'it is said how it ended once it has ended, and not before': ({ snapshot }) =>
      (outcomeOf(snapshot) !== null) === (snapshot.status === 'done'),
  },
});
