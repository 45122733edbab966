import { createDraftMachine, type DraftSnapshot } from '#machines/draft/draft.machine.ts';
import { defineModel } from './harness.ts';

const NOW = 1_795_072_200_000;
const now = () => NOW;
/** When the device stored what it has. */
const EARLIER = NOW - 60_000;

/** A note is enough of a draft: what it holds makes no difference to the machine. */
const draftMachine = createDraftMachine<string>({
  same: (a, b) => a === b,
  unite: (earlier, later) => `${earlier} ${later}`,
  rebase: ({ value }) => value,
});
type Snapshot = DraftSnapshot<string>;

const SAVED = 'saved';
const WRITTEN = 'written';
const OTHERS = 'by the other tab';
const NEWER = 'newer';

/** Only these may put another value in the place of the draft. */
const CHANGES = new Set([
  'draft.change',
  'choice.theirs',
  'choice.both',
  'xstate.done.actor.load',
  'xstate.done.actor.peek',
]);

const isChanged = ({ context: { draft, saved } }: Snapshot): boolean => draft !== saved;
const isElsewhere = (snapshot: Snapshot): boolean =>
  snapshot.matches('waiting') || snapshot.matches('elsewhere') || snapshot.matches('taking');

export const model = defineModel({
  name: 'draft',
  machine: draftMachine,
  starts: { 'a record that is opened': { saved: SAVED, now } },
  events: {
    'no other tab has the draft': { type: 'claim.granted' },
    'another tab has the draft': { type: 'claim.taken' },
    'another tab asks for the draft': { type: 'claim.lost' },
    'the user wants to write here': { type: 'claim.take' },
    'the other tab stores what it has': { type: 'claim.wrote' },
    'two seconds pass': { type: 'xstate.after.follow.draft.elsewhere.following' },
    'the other tab is frozen and does not answer': { type: 'xstate.after.handover.draft.taking' },
    'the device has no draft': { type: 'xstate.done.actor.load', output: { saved: SAVED, kept: null } },
    'the device has a draft': {
      type: 'xstate.done.actor.load',
      output: { saved: SAVED, kept: { value: WRITTEN, base: SAVED, at: EARLIER } },
    },
    'the device has a draft, and the server a newer record': {
      type: 'xstate.done.actor.load',
      output: { saved: NEWER, kept: { value: WRITTEN, base: SAVED, at: EARLIER } },
    },
    'the device has a draft that another tab wrote': {
      type: 'xstate.done.actor.load',
      output: { saved: SAVED, kept: { value: OTHERS, base: SAVED, at: EARLIER } },
    },
    'the device has a draft that equals the record': {
      type: 'xstate.done.actor.load',
      output: { saved: SAVED, kept: { value: SAVED, base: SAVED, at: EARLIER } },
    },
    'the record cannot be read': { type: 'xstate.error.actor.load', error: new Error('network') },
    'the other tab’s draft is read': {
      type: 'xstate.done.actor.peek',
      output: { saved: SAVED, kept: { value: OTHERS, base: SAVED, at: EARLIER } },
    },
    'the other tab’s draft cannot be read': { type: 'xstate.error.actor.peek', error: new Error('network') },
    'the user tries again': { type: 'retry' },
    'the user keeps the draft': { type: 'choice.mine' },
    'the user takes the other value': { type: 'choice.theirs' },
    'the user takes both': { type: 'choice.both' },
    'the user writes': { type: 'draft.change', value: WRITTEN },
    'the user puts it back': { type: 'draft.change', value: SAVED },
    'the user reads the server again': { type: 'reload' },
    'a moment passes': { type: 'xstate.after.autosave.draft.editing.changed' },
    'five seconds pass': { type: 'xstate.after.retryKeep.draft.editing.unkept' },
    'the page may be about to go': { type: 'draft.keep' },
    'the device stores the draft': { type: 'xstate.done.actor.keep', output: { kind: 'kept' } },
    'another tab has written since': { type: 'xstate.done.actor.keep', output: { kind: 'overtaken' } },
    'the device is full': { type: 'xstate.error.actor.keep', error: new DOMException('full', 'QuotaExceededError') },
    'the connection to the device is killed': {
      type: 'xstate.error.actor.keep',
      error: new DOMException('closing', 'InvalidStateError'),
    },
    'the draft is stored for the other tab': { type: 'xstate.done.actor.keepToHand', output: { kind: 'kept' } },
    'the other tab stored its own first': { type: 'xstate.done.actor.keepToHand', output: { kind: 'overtaken' } },
    'the draft cannot be stored for the other tab': {
      type: 'xstate.error.actor.keepToHand',
      error: new Error('quota'),
    },
    'at a save, somebody else has changed what the user changed': { type: 'record.changed', theirs: NEWER },
    'at a save, the record is gone': { type: 'record.gone' },
    'the draft is saved or discarded': { type: 'draft.forget' },
    'what was written waits in the outbox': { type: 'draft.queued' },
    'it has left the device': { type: 'xstate.done.actor.remove', output: { kind: 'kept' } },
    'it cannot leave the device': { type: 'xstate.error.actor.remove', error: new Error('locked') },
    'the outbox gives it back': { type: 'draft.returned' },
    'the device cannot delete the draft': { type: 'xstate.error.actor.forget', error: new Error('locked') },
    'the session ends': { type: 'session.end' },
    'the draft is stored when the session ends': { type: 'xstate.done.actor.keepAtEnd', output: { kind: 'kept' } },
    'the draft cannot be stored when the session ends': {
      type: 'xstate.error.actor.keepAtEnd',
      error: new Error('quota'),
    },
  },
  words: {
    title: 'Unsaved work',
    about:
      'What is typed in an editor, in one tab at a time. The device keeps it, so that a reload, a closed tab or an empty battery ' +
      'loses no more than the last 0.4 s. It never ends: saving and discarding are told by the editor.',
    tags: { editable: 'The user may write.' },
    conditions: {
      isChanged: ['there is unsaved work', 'there is no unsaved work'],
      isSettled: ['nothing is to be chosen', 'it differs from what the work was begun from, or from what is here'],
      isKept: ['the device holds an old draft', 'the device holds no draft'],
      isOvertyped: ['it has been changed meanwhile', 'nothing has been changed since'],
      isFromOtherTab: ['the other value is of another tab', 'the other value is of the server'],
      wasElsewhere: ['another tab has had the work meanwhile', 'no other tab has had the work'],
      wantsServer: ['the user has asked for what the server has', 'the user has not asked for it'],
    },
    calls: {
      claim: 'asks the other tabs who has the work',
      release: 'leaves the work to the other tab',
      ask: 'asks the other tab to release the work',
      steal: 'takes the work, whatever the other tab does',
      load: 'reads the server and the device',
      peek: 'reads what the other tab has stored',
      keep: 'stores the work on the device',
      keepToHand: 'stores the work on the device for the other tab',
      keepAtEnd: 'stores the work on the device',
      forget: 'removes the work from the device',
      remove: 'removes the work from the device',
    },
    facts: {
      keepError: ['the page says that the device does not keep the work', 'the device keeps the work again'],
      error: ['the failure is shown', 'no failure is shown any more'],
      isGone: ['the page says that the record does not exist any more', 'the record exists'],
    },
  },
  situation: ({
    draft,
    saved,
    incoming,
    wasElsewhere,
    wantsServer,
    isOvertyped,
    keptAt,
    keepError,
    isAtSave,
    isGone,
  }) => [
    draft === saved,
    draft === SAVED,
    incoming?.from,
    wasElsewhere,
    wantsServer,
    isOvertyped,
    keptAt !== null,
    keepError !== undefined,
    isAtSave,
    isGone,
  ],
  invariants: {
    'what the user wrote is replaced by the user alone': ({ snapshot, before, event }) =>
      !before ||
      !isChanged(before) ||
      snapshot.context.draft === before.context.draft ||
      ['draft.change', 'choice.theirs', 'choice.both'].includes(event?.type ?? ''),
    'nothing else changes the draft': ({ snapshot, before, event }) =>
      !before || snapshot.context.draft === before.context.draft || CHANGES.has(event?.type ?? ''),
    'what somebody else has saved meanwhile is shown before anything is saved over it': ({ snapshot, before, event }) =>
      event?.type !== 'record.changed' ||
      before?.matches('editing') !== true ||
      (snapshot.matches('choosing') && snapshot.context.incoming?.value === NEWER && snapshot.context.saved === NEWER),
    'what the other tab writes is read again, however often it writes': ({ snapshot, event }) =>
      event?.type !== 'claim.wrote' ||
      !snapshot.matches('elsewhere') ||
      snapshot.matches({ elsewhere: 'following' }) ||
      snapshot.context.isOvertyped,
    'two tabs never write at once: the one without the draft is read-only': ({ snapshot }) =>
      !isElsewhere(snapshot) || !snapshot.hasTag('editable'),
    'a merge holds both values': ({ snapshot, before, event }) =>
      event?.type !== 'choice.both' ||
      !before?.matches('choosing') ||
      [before.context.draft, before.context.incoming?.value ?? ''].every((value) =>
        snapshot.context.draft.includes(value),
      ),
    'a value that would replace a changed draft waits for a choice': ({ snapshot }) =>
      (snapshot.context.incoming !== null) === snapshot.matches('choosing'),
    'a tab that was overtaken keeps what it holds, and remembers that it was': ({ snapshot, before, event }) =>
      event?.type !== 'xstate.done.actor.keep' ||
      !before ||
      !snapshot.matches('elsewhere') ||
      (snapshot.context.wasElsewhere && snapshot.context.draft === before.context.draft),
    'a full device or a killed connection loses nothing, and the next try is five seconds away at most': ({
      snapshot,
      before,
      event,
    }) =>
      event?.type !== 'xstate.error.actor.keep' ||
      !before?.matches({ editing: 'keeping' }) ||
      (snapshot.matches({ editing: 'unkept' }) &&
        snapshot.context.draft === before.context.draft &&
        snapshot.can({ type: 'draft.keep' })),
    'why the device does not hold the draft is known until it does': ({ snapshot }) =>
      (!snapshot.matches({ editing: 'unkept' }) || snapshot.context.keepError !== undefined) &&
      (!snapshot.matches({ editing: 'kept' }) || snapshot.context.keepError === undefined),
    'a draft is called stored only once the device has said so': ({ snapshot, before, event }) =>
      !snapshot.matches({ editing: 'kept' }) ||
      before?.matches({ editing: 'kept' }) === true ||
      event?.type === 'xstate.done.actor.keep',
    'the end of the session loses nothing': ({ snapshot, before, event }) =>
      event?.type !== 'session.end' || !before || snapshot.context.draft === before.context.draft,
    'work that waits in the outbox is not stored as a draft, until it is given back': ({ snapshot, before, event }) =>
      before?.matches('queued') !== true ||
      snapshot.matches('queued') ||
      ['draft.returned', 'draft.forget'].includes(event?.type ?? ''),
    'a draft that was saved or discarded is not stored again': ({ snapshot, before }) =>
      before?.matches('forgotten') !== true || snapshot.matches('forgotten'),
  },
});
