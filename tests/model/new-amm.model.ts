import { isUnsaved, newAmmMachine } from '#machines/new-amm/new-amm.machine.ts';
import { type AmmDraft, type AmmPage, validateAmm } from '#domain/regulatory/amm-rules.ts';
import { MAX_RECIPIENTS } from '#domain/regulatory/reminder-rules.ts';
import { defineModel, type Step } from './harness.ts';

const NOW = 1_795_072_200;
const now = () => NOW * 1000;
const file = new File(['%PDF-'], 'amm.pdf', { type: 'application/pdf' });

const empty: AmmDraft = {
  file: null,
  fileName: '',
  number: '',
  start: null,
  end: null,
  isUnlimited: false,
  stepName: '',
  stepDescription: '',
  reminderName: '',
  reminderDescription: '',
  scheduledTimeStamp: null,
  isNotification: true,
  isEmail: false,
  recipientIDs: [],
};
const written: AmmDraft = {
  ...empty,
  file,
  fileName: 'AMM',
  number: 'AMM-CM-2027-1',
  start: NOW,
  end: NOW + 1000,
  stepName: 'Décision',
  stepDescription: 'Reçue',
  reminderName: 'Renouveler',
  reminderDescription: 'Un an avant',
  scheduledTimeStamp: NOW + 500,
  recipientIDs: ['anna'],
};
const crowd = Array.from({ length: MAX_RECIPIENTS }, (_, index) => `person ${index + 1}`);

/** The page of the dialog that has the fields. */
const PAGE_OF: Readonly<Record<string, AmmPage>> = {
  'the user fills the authorisation': 'authorisation',
  'the user fills the step': 'step',
  'the user fills the reminder': 'reminder',
};

const isOnItsPage = ({ words, before }: Pick<Step, 'words' | 'before'>): boolean =>
  PAGE_OF[words] === undefined || before.matches({ editing: PAGE_OF[words] });

export const model = defineModel({
  name: 'new-amm',
  machine: newAmmMachine,
  starts: {
    'a new authorisation': { draft: empty, now },
    'one that was being written': { draft: empty, resumed: written, now },
    'one for fifteen people': { draft: empty, resumed: { ...written, recipientIDs: crowd }, now },
  },
  events: {
    'the user chooses a file': { type: 'file.choose', file },
    'the user takes the file away': { type: 'file.remove' },
    'the user fills the authorisation': {
      type: 'draft.change',
      patch: { fileName: 'AMM', number: 'AMM-CM-2027-1', start: NOW, isUnlimited: true },
    },
    'the user fills the step': { type: 'draft.change', patch: { stepName: 'Décision', stepDescription: 'Reçue' } },
    'the user fills the reminder': {
      type: 'draft.change',
      patch: { reminderName: 'Renouveler', reminderDescription: 'Un an avant', scheduledTimeStamp: NOW + 500 },
    },
    'the user invites Anna': { type: 'recipient.add', ID: 'anna' },
    'the user takes Anna out': { type: 'recipient.remove', ID: 'anna' },
    'the user invites somebody twice': { type: 'recipient.add', ID: 'person 1' },
    'the user goes on': { type: 'next' },
    'the user goes back': { type: 'back' },
    'the user sends': { type: 'send' },
    'half of it has left': { type: 'progress', share: 0.5 },
    'the user cancels': { type: 'cancel' },
    'the user lets it go': { type: 'discard.confirm' },
    'the user keeps it': { type: 'discard.keep' },
    'the file keeps the rules': { type: 'xstate.done.actor.check', output: null },
    'the file is not what its name says': { type: 'xstate.done.actor.check', output: 'contentMismatch' },
    'the file cannot be read': { type: 'xstate.error.actor.check', error: new Error('moved') },
    'the server records it': { type: 'xstate.done.actor.send', output: { kind: 'saved' } },
    'the server refuses the dates': {
      type: 'xstate.done.actor.send',
      output: { kind: 'refused', codes: ['INVALID_DATE_RANGE'] },
    },
    'the server refuses the file': {
      type: 'xstate.done.actor.send',
      output: { kind: 'refused', codes: ['FILE_TOO_LARGE'] },
    },
    'the server refuses, and does not say why': {
      type: 'xstate.done.actor.send',
      output: { kind: 'refused', codes: [] },
    },
    'the server refuses the reminder': {
      type: 'xstate.done.actor.send',
      output: { kind: 'refused', codes: ['REMINDER_EXPIRED'] },
    },
    'the connection is cut, and it may have been recorded': {
      type: 'xstate.error.actor.send',
      error: new Error('network'),
    },
  },
  words: {
    title: 'Recording a new authorisation',
    about:
      'The dialog of regulatory affairs with three pages: the authorisation, the regulatory step, the reminder. All three ' +
      'are sent in one call. It ends recorded, or closed. What is entered is also kept on the device, but for the file, which ' +
      'must be chosen again, and is offered when the dialog is next opened: that is told in “Unsaved work”. A call that fails ' +
      'may have been recorded all the same, and to send again may record it twice.',
    conditions: {
      isChanged: ['something was entered or changed', 'nothing was entered'],
      'hasIssues authorisation': ['something on this page is missing or wrong', 'this page is complete'],
      'hasIssues step': ['something on this page is missing or wrong', 'this page is complete'],
      'hasIssues reminder': ['something on this page is missing or wrong', 'this page is complete'],
      isRecipient: ['that person is invited already', 'that person is not invited yet'],
      isFull: ['fifteen people are invited already', 'fewer than fifteen people are invited'],
    },
    calls: {
      check: 'checks name, kind, size and content of the file',
      send: 'sends the three pages and the file to the server',
    },
    facts: {
      refusal: ['why the file was refused is shown', 'no refusal of a file is shown any more'],
      seatRefused: [
        'a sixteenth person is refused, and the page says so',
        'that somebody was refused is no longer said',
      ],
      codes: ['the reason of the server is shown', 'no reason of the server is shown any more'],
      error: ['the failure is shown', 'no failure is shown any more'],
      checked: ['what is missing on a page that was tried is shown', 'nothing is shown as missing'],
      progress: ['the share that was sent is shown'],
    },
    unplayed:
      'While a file is checked or sent, the answers of a test arrive before anybody can act: that is by hand. Each page shows ' +
      'its own fields only: to fill those of another is not reachable.',
  },
  situation: ({ draft, offered, checked, page, seatRefused, progress, error }) => [
    [...new Set(validateAmm(draft, now()).map((issue) => issue.page))],
    draft.file !== null,
    draft.recipientIDs.length,
    offered !== null,
    checked.length,
    page,
    seatRefused,
    progress > 0,
    error !== undefined,
  ],
  playable: (step) => (!step.before.hasTag('busy') || step.event.type.startsWith('xstate.')) && isOnItsPage(step),
  reachable: (step) => isOnItsPage(step),
  facts: { 'leaving warns': isUnsaved },
  invariants: {
    'a changed draft is never closed without a question': ({ snapshot, before, event }) =>
      !before || !isUnsaved(before) || !snapshot.matches('closed') || event?.type === 'discard.confirm',
    'only a complete draft is sent': ({ snapshot }) =>
      !snapshot.matches('sending') || validateAmm(snapshot.context.draft, now()).length === 0,
    'only the user, or the file they chose, changes the draft': ({ snapshot, before, event }) =>
      !before ||
      /^(?:draft|recipient|file)\.|^xstate\.done\.actor\.check/u.test(event?.type ?? '') ||
      snapshot.context.draft === before.context.draft,
    'a refusal opens the page it is about, and a network failure the page it was sent from': ({ snapshot, before }) =>
      before?.matches('sending') !== true ||
      snapshot.matches('sending') ||
      snapshot.status === 'done' ||
      snapshot.context.page ===
        (snapshot.context.codes?.some((code) => code === 'INVALID_DATE_RANGE' || code === 'FILE_TOO_LARGE')
          ? 'authorisation'
          : 'reminder'),
    'the next page opens only when the current one has no issue': ({ snapshot, before, event }) =>
      event?.type !== 'next' ||
      snapshot.context.page === before?.context.page ||
      !validateAmm(snapshot.context.draft, now()).some(({ page }) => page === before?.context.page),
    'there are never more than fifteen recipients, nor duplicates': ({ snapshot }) => {
      const { recipientIDs } = snapshot.context.draft;
      return recipientIDs.length <= MAX_RECIPIENTS && new Set(recipientIDs).size === recipientIDs.length;
    },
    'a refused recipient removes no other': ({ snapshot, before }) =>
      !snapshot.context.seatRefused ||
      snapshot.context.draft === before?.context.draft ||
      before?.context.seatRefused === true,
  },
});
