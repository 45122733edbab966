import { faultyCount, rowKey, sameRows } from '#domain/finance/draft-rows.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { type FinanceSnapshot, financeMachine, isUnsaved } from '#machines/finance/finance.machine.ts';
import { defineModel } from './harness.ts';

const NOW = 1_795_072_200_000;
const now = () => NOW;

const row = (pharmaProductID: string, quantity: number): FinanceRow => ({
  pharmaProductID,
  wholesalerID: 'repartis',
  quantity,
  pght: 1200,
});

/** On the server, entered by the user, from a file, stored by another tab, and on the server later. */
const SAVED = [row('amoxivane', 420)];
const ENTERED = [row('amoxivane', 420), row('paludexa', 312)];
const IMPORTED = [row('tensorel', 96)];
const OTHERS = [row('amoxivane', 500)];
const NEWER = [row('amoxivane', 421)];

/** Only these may replace the rows of the draft. */
const CHANGES = new Set([
  'draft.change',
  'import.done',
  'choice.theirs',
  'choice.both',
  'xstate.done.actor.load',
  'xstate.done.actor.peek',
  'xstate.done.actor.save',
]);

/** States that wait for the device alone: it answers before a user can act. */
const asksDevice = (snapshot: FinanceSnapshot): boolean =>
  snapshot.matches({ editing: 'keeping' }) || snapshot.matches('handing') || snapshot.matches('ended');

/** Events that a page offers only in some states. The session ends with the answer to a call, so one must be open. */
const OFFERED: Readonly<Record<string, (snapshot: FinanceSnapshot) => boolean>> = {
  reload: isUnsaved,
  review: isUnsaved,
  dispatch: (snapshot) => snapshot.matches('saved') || !isUnsaved(snapshot),
  'session.end': (snapshot) => snapshot.matches('loading') || snapshot.matches('saving'),
};

const refusal = (...codes: readonly string[]) => ({ kind: 'refused', codes, detail: 'ligne 2' });

export const model = defineModel({
  name: 'finance',
  machine: financeMachine,
  starts: { 'the sales of a month': { kind: 'sales', period: '2026-10', now } },
  events: {
    'no other tab has the draft': { type: 'claim.granted' },
    'another tab has the draft': { type: 'claim.taken' },
    'another tab asks for the draft': { type: 'claim.lost' },
    'the user wants to write here': { type: 'claim.take' },
    'the other tab does not answer': { type: 'xstate.after.handover.finance.taking' },
    'the saved rows are read': { type: 'xstate.done.actor.load', output: { saved: SAVED, kept: null } },
    'the saved rows are read, and a draft of them': {
      type: 'xstate.done.actor.load',
      output: { saved: SAVED, kept: { value: ENTERED, base: SAVED, at: NOW } },
    },
    'a draft is read, and rows saved since': {
      type: 'xstate.done.actor.load',
      output: { saved: NEWER, kept: { value: ENTERED, base: SAVED, at: NOW } },
    },
    'a draft is read that another tab kept': {
      type: 'xstate.done.actor.load',
      output: { saved: SAVED, kept: { value: OTHERS, base: SAVED, at: NOW } },
    },
    'nothing was ever saved': { type: 'xstate.done.actor.load', output: { saved: [], kept: null } },
    'the server cannot be reached': { type: 'xstate.error.actor.load', error: new Error('network') },
    'what the other tab writes is read': { type: 'xstate.done.actor.peek', output: { saved: SAVED, kept: null } },
    'what the other tab writes cannot be read': { type: 'xstate.error.actor.peek', error: new Error('network') },
    'the user keeps what was entered': { type: 'choice.mine' },
    'the user takes the other rows': { type: 'choice.theirs' },
    'the user puts both together': { type: 'choice.both' },
    'the user enters a quantity': { type: 'draft.change', value: ENTERED },
    'the user puts it back': { type: 'draft.change', value: SAVED },
    'the user writes what is no quantity': {
      type: 'draft.change',
      value: [...SAVED, { ...row('paludexa', 1), quantity: '12o' }],
    },
    'the user empties the table': { type: 'draft.change', value: [] },
    'five seconds pass': { type: 'xstate.after.autosave.finance.editing.changed' },
    'five more seconds pass': { type: 'xstate.after.autosave.finance.editing.unkept' },
    'the page may be about to go': { type: 'draft.keep' },
    'the device keeps the draft': { type: 'xstate.done.actor.keep', output: { kind: 'kept' } },
    'the device has a later draft': { type: 'xstate.done.actor.keep', output: { kind: 'overtaken' } },
    'the device is full': { type: 'xstate.error.actor.keep', error: new Error('quota') },
    'the draft is kept for the other tab': { type: 'xstate.done.actor.keepToHand', output: { kind: 'kept' } },
    'the other tab kept its own first': { type: 'xstate.done.actor.keepToHand', output: { kind: 'overtaken' } },
    'the draft cannot be kept for the other tab': { type: 'xstate.error.actor.keepToHand', error: new Error('quota') },
    'the user reads the server again': { type: 'reload' },
    'the user imports a file': { type: 'import.open' },
    'the rows of the file are right': { type: 'import.done', rows: IMPORTED },
    'the user gives up the file': { type: 'import.cancel' },
    'the user has it checked': { type: 'review' },
    'the user goes back to the rows': { type: 'edit' },
    'the user saves': { type: 'save' },
    'the server saves the rows': { type: 'xstate.done.actor.save', output: { kind: 'saved' } },
    'the draft is kept before it is sent': { type: 'xstate.done.actor.keepBeforeSave', output: { kind: 'kept' } },
    'the draft is kept before a file is read': { type: 'xstate.done.actor.keepBeforeImport', output: { kind: 'kept' } },
    'the draft cannot be kept before a file is read': {
      type: 'xstate.error.actor.keepBeforeImport',
      error: new Error('quota'),
    },
    'the draft cannot be kept before it is sent': {
      type: 'xstate.error.actor.keepBeforeSave',
      error: new Error('quota'),
    },
    'the server knows no such product': { type: 'xstate.done.actor.save', output: refusal('ERROR_PRODUCT_NOT_FOUND') },
    'the server knows no such wholesaler': {
      type: 'xstate.done.actor.save',
      output: refusal('ERROR_WHOLESALER_NOT_FOUND'),
    },
    'the server has goals for the year and saves none': {
      type: 'xstate.done.actor.save',
      output: refusal('YEAR_SALE_GOALS_EXIST'),
    },
    'the server has figures for the period and saves none': {
      type: 'xstate.done.actor.save',
      output: refusal('SALE_DATA_EXIST'),
    },
    'the server refuses the rows': { type: 'xstate.done.actor.save', output: refusal() },
    'the rows do not reach the server': { type: 'xstate.error.actor.save', error: new Error('network') },
    'the device cannot forget the draft': { type: 'xstate.error.actor.forget', error: new Error('locked') },
    'the user dispatches': { type: 'dispatch' },
    'the server dispatches the rows': { type: 'xstate.done.actor.dispatch', output: { kind: 'dispatched' } },
    'the shares of a product do not make 100': {
      type: 'xstate.done.actor.dispatch',
      output: {
        kind: 'blocked',
        products: [{ ID: 'amoxivane', name: 'Amoxivane', total: 90 }],
        detail: 'Amoxivane (90 %)',
      },
    },
    'the goals of the year were dispatched before': {
      type: 'xstate.done.actor.dispatch',
      output: refusal('YEAR_SALE_GOALS_EXIST'),
    },
    'the period was dispatched before': { type: 'xstate.done.actor.dispatch', output: refusal('SALE_DATA_EXIST') },
    'a product to dispatch is not known': {
      type: 'xstate.done.actor.dispatch',
      output: refusal('ERROR_PRODUCT_NOT_FOUND'),
    },
    'a wholesaler to dispatch is not known': {
      type: 'xstate.done.actor.dispatch',
      output: refusal('ERROR_WHOLESALER_NOT_FOUND'),
    },
    'the dispatch is not answered': { type: 'xstate.error.actor.dispatch', error: new Error('timeout') },
    'both sides are read': { type: 'xstate.done.actor.compare', output: { dispatched: OTHERS, saved: SAVED } },
    'the two sides cannot be read': { type: 'xstate.error.actor.compare', error: new Error('network') },
    'the user replaces what was dispatched': { type: 'conflict.force' },
    'the user leaves what was dispatched': { type: 'conflict.cancel' },
    'the user tries again': { type: 'retry' },
    'the session ends': { type: 'session.end' },
    'the draft is kept when the session ends': { type: 'xstate.done.actor.keepAtEnd', output: { kind: 'kept' } },
    'the draft cannot be kept when the session ends': {
      type: 'xstate.error.actor.keepAtEnd',
      error: new Error('quota'),
    },
  },
  situation: ({
    draft,
    saved,
    incoming,
    wasElsewhere,
    wantsServer,
    isOvertyped,
    isReviewRefused,
    refused,
    force,
    keptAt,
  }) => [
    sameRows(draft, saved),
    draft.length > 0,
    faultyCount(draft),
    saved.length > 0,
    incoming?.from,
    wasElsewhere,
    wantsServer,
    isOvertyped,
    isReviewRefused,
    refused,
    force,
    keptAt !== null,
  ],
  playable: ({ before, event }) =>
    event.type.startsWith('xstate.') || (!asksDevice(before) && OFFERED[event.type]?.(before) !== false),
  invariants: {
    'what was entered is replaced by the user alone': ({ snapshot, before, event }) =>
      !before ||
      !isUnsaved(before) ||
      sameRows(snapshot.context.draft, before.context.draft) ||
      ['draft.change', 'import.done', 'choice.theirs', 'choice.both'].includes(event?.type ?? ''),
    'nothing else changes the rows': ({ snapshot, before, event }) =>
      !before || snapshot.context.draft === before.context.draft || CHANGES.has(event?.type ?? ''),
    'put together, both are there': ({ snapshot, before, event }) =>
      event?.type !== 'choice.both' ||
      [...(before?.context.draft ?? []), ...(before?.context.incoming?.value ?? [])].every((one) =>
        snapshot.context.draft.some((other) => rowKey(one) === rowKey(other)),
      ),
    'rows that would replace a changed draft wait beside it for a choice': ({ snapshot }) =>
      (snapshot.context.incoming !== null) === snapshot.matches('choosing'),
    'a file never replaces unasked what was entered': ({ snapshot, before, event }) =>
      event?.type !== 'import.done' ||
      !before ||
      !isUnsaved(before) ||
      snapshot.context.draft === before.context.draft ||
      sameRows(snapshot.context.draft, before.context.draft),
    'nothing is saved that is empty, or is to be mended': ({ snapshot }) =>
      !snapshot.matches('saving') || (snapshot.context.draft.length > 0 && faultyCount(snapshot.context.draft) === 0),
    'only what is saved is dispatched': ({ snapshot }) => !snapshot.matches('dispatching') || !isUnsaved(snapshot),
    'force comes after the comparison only': ({ snapshot, before }) =>
      !snapshot.context.force || before?.context.force === true || before?.matches('conflict') === true,
    'a forced dispatch is forgotten when it is left': ({ snapshot }) =>
      !snapshot.context.force || !(snapshot.matches('editing') || snapshot.matches('saved')),
    'a tab that does not have the draft lets nothing be entered': ({ snapshot }) =>
      !(snapshot.matches('elsewhere') || snapshot.matches('taking') || snapshot.matches('waiting')) ||
      !snapshot.hasTag('editable'),
    'the end of the session loses no row': ({ snapshot, before, event }) =>
      event?.type !== 'session.end' || !before || snapshot.context.draft === before.context.draft,
    'a refusal can be left, and leaves every row': ({ snapshot, before }) =>
      !snapshot.matches('refused') ||
      (snapshot.can({ type: 'edit' }) && snapshot.context.draft === before?.context.draft),
    'a period that was dispatched before, or is now, leaves nothing to be mended in its rows': ({ snapshot }) =>
      !(snapshot.matches('conflict') || snapshot.matches('dispatched')) || snapshot.context.faults === '',
    'a conflict can be left, and leaves every row': ({ snapshot, before }) =>
      !snapshot.matches('conflict') ||
      (snapshot.can({ type: 'conflict.cancel' }) && snapshot.context.draft === before?.context.draft),
  },
});
