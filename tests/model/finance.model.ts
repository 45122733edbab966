import { type DraftRow, type DraftRows, faultyCount, rowKey, sameRows } from '#domain/finance/draft-rows.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { confirmKey } from '#domain/import/corrections.ts';
import { type FinanceSnapshot, financeMachine, isUnsaved } from '#machines/finance/finance.machine.ts';
import type { SavedPeriod } from '#machines/finance/finance.types.ts';
import { defineModel } from './harness.ts';

const NOW = 1_795_072_200_000;
const now = () => NOW;

const row = (pharmaProductID: string, quantity: number, wholesalerID = 'repartis', pght = 1200): FinanceRow => ({
  pharmaProductID,
  wholesalerID,
  quantity,
  pght,
});

/** On the server, entered by the user, from a file, stored by another tab, and on the server later. */
const SAVED = [row('amoxivane', 420)];
const ENTERED = [row('amoxivane', 420), row('paludexa', 312)];
const IMPORTED = [row('tensorel', 96)];
const OTHERS = [row('amoxivane', 500)];
const NEWER = [row('amoxivane', 421)];
/** What was entered, where it is far from earlier months. */
const UNUSUAL = [{ productID: 'paludexa', wholesalerID: 'repartis', quantity: 312 }];
/** From a file of another wholesaler, at another price. */
const OF_SAVANE = [row('amoxivane', 50, 'savane', 1300)];
/** On the server later, without the row that the user left. */
const REST = [row('paludexa', 312)];

/** The same two sides of the dispatch, for the only delegate. */
const PARTS = [
  {
    pharmaProductID: 'amoxivane',
    wholesalerID: 'repartis',
    delegate: { ID: 'anna', name: 'Anna' },
    before: { quantity: 500, pght: 1200 },
    after: { quantity: 420, pght: 1200 },
    splitBy: null,
    nextSplitBy: null,
  },
];

/** The same after somebody else dispatched meanwhile. */
const NEWER_PARTS = PARTS.map((part) => ({ ...part, before: { quantity: 421, pght: 1200 } }));

/** Only these may replace the rows of the draft. */
const CHANGES = new Set([
  'draft.change',
  'import.done',
  'price.choose',
  'merge.theirs',
  'merge.both',
  'choice.theirs',
  'choice.both',
  'xstate.done.actor.load',
  'xstate.done.actor.peek',
  'xstate.done.actor.reread',
  'xstate.done.actor.save',
  'xstate.done.actor.empty',
  'xstate.done.actor.rereadToEmpty',
  'xstate.done.actor.dispatch',
  // The rows of somebody else, once they were shown.
  'dispatch',
  'edit',
]);

const has = (rows: DraftRows, one: DraftRow): boolean =>
  rows.some((other) => rowKey(other) === rowKey(one) && other.quantity === one.quantity);

/** What a user does to replace what was entered. */
const BY_USER = new Set([
  'draft.change',
  'import.done',
  'price.choose',
  'merge.theirs',
  'merge.both',
  'choice.theirs',
  'choice.both',
]);

/** States that wait for the device alone: it answers before a user can act. */
const asksDevice = (snapshot: FinanceSnapshot): boolean =>
  snapshot.matches({ editing: 'keeping' }) || snapshot.matches('handing') || snapshot.matches('ended');

/** Events that a page offers only in some states. The session ends with the answer to a call, so one must be open. */
const OFFERED: Readonly<Record<string, (snapshot: FinanceSnapshot) => boolean>> = {
  reload: (snapshot) => snapshot.matches('elsewhere') || isUnsaved(snapshot),
  review: isUnsaved,
  // An emptied period is dispatched too, where the server tells that the delegates have something of it.
  dispatch: (snapshot) =>
    snapshot.matches('saved') ||
    snapshot.matches({ dispatching: 'overtaken' }) ||
    (!isUnsaved(snapshot) && snapshot.context.saved.length > 0),
  'session.end': (snapshot) =>
    snapshot.matches('loading') ||
    snapshot.matches({ reviewing: 'rereading' }) ||
    snapshot.matches({ reviewing: 'rechecking' }) ||
    snapshot.matches('saving'),
};

/** The months before, which a page of a path compares with, are empty. */
const ABOUT_UNUSUAL: ReadonlySet<string> = new Set([
  'the user saves an unusual quantity',
  'the user says that the unusual quantity is right',
  'the user takes that back',
]);

const isReading = (output: unknown): output is SavedPeriod =>
  typeof output === 'object' && output !== null && 'rows' in output;

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
    'the other tab stores its rows': { type: 'claim.wrote' },
    'two seconds pass': { type: 'xstate.after.follow.finance.elsewhere.following' },
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
    'more saved rows are read': { type: 'xstate.done.actor.load', output: { saved: ENTERED, kept: null } },
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
    'a moment passes': { type: 'xstate.after.autosave.finance.editing.changed' },
    'five seconds pass': { type: 'xstate.after.retryKeep.finance.editing.unkept' },
    'the page may be about to go': { type: 'draft.keep' },
    'the device keeps the draft': { type: 'xstate.done.actor.keep', output: { kind: 'kept' } },
    'the device has a later draft': { type: 'xstate.done.actor.keep', output: { kind: 'overtaken' } },
    'the device is full': { type: 'xstate.error.actor.keep', error: new Error('quota') },
    'the draft is kept for the other tab': { type: 'xstate.done.actor.keepToHand', output: { kind: 'kept' } },
    'the other tab kept its own first': { type: 'xstate.done.actor.keepToHand', output: { kind: 'overtaken' } },
    'the draft cannot be kept for the other tab': { type: 'xstate.error.actor.keepToHand', error: new Error('quota') },
    'the user reads the server again': { type: 'reload' },
    'the user imports a file': { type: 'import.open' },
    'the rows of the file are right': {
      type: 'import.done',
      rows: IMPORTED,
      wholesalerIDs: ['repartis'],
      confirmed: [],
    },
    'the rows of another wholesaler are right': {
      type: 'import.done',
      rows: OF_SAVANE,
      wholesalerIDs: ['savane'],
      confirmed: [],
    },
    'the user keeps the prices': { type: 'price.choose', prices: 'own' },
    'the user takes the prices of the file': { type: 'price.choose', prices: 'file' },
    'the user gives up the file': { type: 'import.cancel' },
    'the user has it checked': { type: 'review' },
    'nobody else saved': { type: 'xstate.done.actor.reread', output: { rows: SAVED, parts: PARTS } },
    'somebody else saved other rows': { type: 'xstate.done.actor.reread', output: { rows: NEWER, parts: PARTS } },
    'somebody else saved the same rows': { type: 'xstate.done.actor.reread', output: { rows: ENTERED, parts: PARTS } },
    'somebody else removed what the user left': {
      type: 'xstate.done.actor.reread',
      output: { rows: REST, parts: PARTS },
    },
    'the saved rows cannot be read again': { type: 'xstate.error.actor.reread', error: new Error('network') },
    'the user takes the rows of the other': { type: 'merge.theirs' },
    'the user keeps the own rows': { type: 'merge.mine' },
    'the user merges both': { type: 'merge.both' },
    'the user goes back to the rows': { type: 'edit' },
    'the user saves': { type: 'save', unusual: [] },
    'the user saves an unusual quantity': { type: 'save', unusual: UNUSUAL },
    'the user says that the unusual quantity is right': { type: 'unusual.confirm', of: UNUSUAL, isRight: true },
    'the user takes that back': { type: 'unusual.confirm', of: UNUSUAL, isRight: false },
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
    'the user wants the period emptied': { type: 'empty.open' },
    'the rows to delete are read': { type: 'xstate.done.actor.rereadToEmpty', output: { rows: SAVED, parts: PARTS } },
    'other rows to delete are read: somebody else saved meanwhile': {
      type: 'xstate.done.actor.rereadToEmpty',
      output: { rows: NEWER, parts: PARTS },
    },
    'there is nothing to delete': { type: 'xstate.done.actor.rereadToEmpty', output: { rows: [], parts: PARTS } },
    'the rows to delete cannot be read': { type: 'xstate.error.actor.rereadToEmpty', error: new Error('network') },
    'the user confirms that the rows go': { type: 'empty.confirm' },
    'the user keeps the rows': { type: 'empty.cancel' },
    'the server deletes the rows': { type: 'xstate.done.actor.empty', output: { kind: 'saved' } },
    'the server refuses to delete the rows': { type: 'xstate.done.actor.empty', output: refusal() },
    'the deletion is not answered': { type: 'xstate.error.actor.empty', error: new Error('timeout') },
    'the user dispatches': { type: 'dispatch' },
    'the rows to dispatch are read': {
      type: 'xstate.done.actor.rereadToDispatch',
      output: { rows: SAVED, parts: PARTS },
    },
    'the entered rows to dispatch are read': {
      type: 'xstate.done.actor.rereadToDispatch',
      output: { rows: ENTERED, parts: PARTS },
    },
    'other rows to dispatch are read: somebody else saved meanwhile': {
      type: 'xstate.done.actor.rereadToDispatch',
      output: { rows: NEWER, parts: PARTS },
    },
    'the rows to dispatch cannot be read': {
      type: 'xstate.error.actor.rereadToDispatch',
      error: new Error('network'),
    },
    'the server dispatches the rows': {
      type: 'xstate.done.actor.dispatch',
      output: { kind: 'dispatched', rows: SAVED },
    },
    'the server dispatches other rows, which somebody saved in the last instant': {
      type: 'xstate.done.actor.dispatch',
      output: { kind: 'dispatched', rows: NEWER },
    },
    'the server dispatches the rows, and does not tell them': {
      type: 'xstate.done.actor.dispatch',
      output: { kind: 'dispatched', rows: null },
    },
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
    'both sides are read': {
      type: 'xstate.done.actor.compare',
      output: { dispatched: OTHERS, saved: SAVED, parts: PARTS },
    },
    'other sides are read: somebody else dispatched meanwhile': {
      type: 'xstate.done.actor.compare',
      output: { dispatched: NEWER, saved: SAVED, parts: NEWER_PARTS },
    },
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
  words: {
    title: 'Entering, saving and dispatching the figures of a period',
    about:
      'The sheet of goals, trends or sales of a period. Its rows are entered or taken from a file, reviewed, saved on the server, ' +
      'and then dispatched among the delegates. Unsaved rows are kept as told in “Unsaved work”. It never ends.',
    tags: { editable: 'The user may enter rows.' },
    conditions: {
      isChanged: ['some rows are not saved', 'all rows are saved'],
      isSettled: ['nothing is to be chosen', 'it differs from what the rows were begun from, or from what is here'],
      isKept: ['the device holds an old draft', 'the device holds no draft'],
      isOvertyped: ['they have been changed meanwhile', 'nothing has been changed since'],
      isFromOtherTab: ['the other value is of another tab', 'the other value is of the server'],
      wasElsewhere: ['another tab has had the rows meanwhile', 'no other tab has had them'],
      wantsServer: ['the user has asked for what the server has', 'the user has not asked for it'],
      canBeSaved: ['there are rows and none is to be mended', 'there is no row, or one is to be mended'],
      isSaved: ['the server has all rows', 'some rows are not on the server'],
      isSavedWithRows: ['the server has all rows, and at least one', 'there is no saved row, or some are not saved'],
      asksForPrices: ['the file has other prices', 'the prices agree, or the user has said which hold'],
      losesEntered: ['rows that were entered would be lost', 'no entered row would be lost'],
      areConfirmed: ['no unusual quantity is left to be confirmed', 'an unusual quantity is not confirmed'],
      isDraft: ['the server has these rows already', 'the server has other rows than these'],
      isBase: ['nobody else has saved meanwhile', 'somebody else has saved meanwhile'],
      isGoing: ['the user has seen just these rows', 'the user has not seen these rows'],
      isDispatch: ['it was the dispatch', 'it was the saving'],
      isForced: ['the user has said to replace it', 'the user has not said to replace it'],
      isCompared: ['the user has seen just this', 'the user has not seen this'],
      'isRefusedFor YEAR_SALE_GOALS_EXIST': [
        'it is about the goals of the year',
        'it is about the figures of the period',
      ],
    },
    calls: {
      claim: 'asks the other tabs who has the rows',
      release: 'leaves the rows to the other tab',
      ask: 'asks the other tab to release the rows',
      steal: 'takes the rows, whatever the other tab does',
      load: 'reads the server and the device',
      peek: 'reads what the other tab has stored',
      keep: 'stores the rows on the device',
      keepToHand: 'stores the rows on the device for the other tab',
      keepAtEnd: 'stores the rows on the device',
      forget: 'removes the rows from the device',
      keepBeforeImport: 'stores the rows on the device',
      keepBeforeSave: 'stores the rows on the device',
      reread: 'reads from the server what is saved',
      rereadToEmpty: 'reads from the server what is saved',
      rereadToDispatch: 'reads from the server what is saved',
      save: 'sends the rows to the server',
      empty: 'asks the server to delete the rows of the period',
      dispatch: ({ context: { force } }) =>
        force ? 'asks the server to dispatch, and to replace what was dispatched' : 'asks the server to dispatch',
      compare: 'reads what was dispatched and what would replace it',
    },
    facts: {
      isReviewRefused: ['the page says what is to be mended'],
      isAskedAnew: ['the page says that the rows have changed since'],
      isComparedAnew: ['the page says that the two have changed since'],
      faults: ['the rows that the server refused are marked', 'no row is marked any more'],
      keepError: ['the page says that the device does not keep the rows', 'the device keeps the rows again'],
      error: ['the failure is shown', 'no failure is shown any more'],
      'unusual quantities are confirmed': ['the quantity is confirmed', 'no unusual quantity is confirmed any more'],
      'is unsaved': ['some rows are not saved', 'all rows are saved'],
    },
    unplayed:
      'The device answers before anybody can act, and a page offers only what makes sense where it is. Unusual quantities are ' +
      'confirmed in a story and in a walk.',
  },
  situation: ({
    draft,
    saved,
    incoming,
    wasElsewhere,
    wantsServer,
    isOvertyped,
    isReviewRefused,
    file,
    theirs,
    refused,
    going,
    isAskedAnew,
    force,
    comparison,
    isComparedAnew,
    keptAt,
  }) => [
    sameRows(draft, saved),
    draft.length > 0,
    faultyCount(draft),
    saved.length,
    file?.wholesalerIDs,
    file?.prices,
    theirs,
    incoming?.from,
    wasElsewhere,
    wantsServer,
    isOvertyped,
    isReviewRefused,
    refused,
    going?.rows,
    isAskedAnew,
    force,
    comparison?.parts,
    isComparedAnew,
    keptAt !== null,
  ],
  playable: ({ words, before, event }) =>
    event.type.startsWith('xstate.') ||
    (!asksDevice(before) && !ABOUT_UNUSUAL.has(words) && OFFERED[event.type]?.(before) !== false),
  facts: {
    'unusual quantities are confirmed': ({ context }) => context.confirmed.size > 0,
    'is unsaved': isUnsaved,
  },
  invariants: {
    'what was entered is replaced by the user alone': ({ snapshot, before, event }) =>
      !before ||
      !isUnsaved(before) ||
      sameRows(snapshot.context.draft, before.context.draft) ||
      BY_USER.has(event?.type ?? ''),
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
      before.context.draft.every((one) => has(before.context.saved, one) || has(snapshot.context.draft, one)),
    'a file leaves the rows of other wholesalers as they are': ({ snapshot, before, event }) =>
      event?.type !== 'import.done' ||
      !before?.matches('importing') ||
      sameRows(
        snapshot.context.draft.filter(({ wholesalerID }) => wholesalerID !== event.wholesalerIDs?.[0]),
        before.context.draft.filter(({ wholesalerID }) => wholesalerID !== event.wholesalerIDs?.[0]),
      ),
    'a product has one price after a file': ({ snapshot, event }) =>
      !(event?.type === 'import.done' || event?.type === 'price.choose') ||
      new Set(snapshot.context.draft.map(({ pharmaProductID, pght }) => `${pharmaProductID} ${pght}`)).size ===
        new Set(snapshot.context.draft.map(({ pharmaProductID }) => pharmaProductID)).size,
    'nothing is saved over rows that were not read just before': ({ snapshot, before }) =>
      !snapshot.matches('saving') ||
      before?.matches('saving') === true ||
      before?.matches({ reviewing: 'rechecking' }) === true,
    'nothing unusual is saved that was not confirmed': ({ snapshot, before, event }) =>
      event?.type !== 'save' ||
      before?.matches({ reviewing: 'rechecking' }) === true ||
      !snapshot.matches({ reviewing: 'rechecking' }) ||
      event.unusual.every((each) => snapshot.context.confirmed.get(confirmKey(each)) === each.quantity),
    'who has what of the saved rows is read before they are reviewed': ({ snapshot }) =>
      !snapshot.matches({ reviewing: 'shown' }) || snapshot.context.parts !== null,
    'rows of somebody else wait for a choice': ({ snapshot }) =>
      (snapshot.context.theirs !== null) ===
      (snapshot.matches({ reviewing: 'merging' }) || snapshot.matches({ dispatching: 'overtaken' })),
    'nothing is saved that is empty, or is to be mended': ({ snapshot }) =>
      !snapshot.matches('saving') || (snapshot.context.draft.length > 0 && faultyCount(snapshot.context.draft) === 0),
    'a period is emptied only of rows that were shown, and just read again': ({ snapshot, before, event }) =>
      !snapshot.matches({ emptying: 'sending' }) ||
      before?.matches({ emptying: 'sending' }) === true ||
      (before?.matches({ emptying: 'rereading' }) === true &&
        event !== undefined &&
        'output' in event &&
        JSON.stringify(event.output) === JSON.stringify(before.context.going)),
    'rows to delete that are shown anew are said to be new': ({ snapshot, before }) =>
      !snapshot.matches({ emptying: 'asking' }) ||
      snapshot.context.isAskedAnew === (before?.context.going !== null) ||
      snapshot.context.going === before?.context.going,
    'a period that is asked to be emptied keeps its rows until the server answers': ({ snapshot, before }) =>
      !snapshot.matches('emptying') || snapshot.context.draft === before?.context.draft,
    'only what is saved is dispatched': ({ snapshot }) => !snapshot.matches('dispatching') || !isUnsaved(snapshot),
    'only what the page shows is dispatched, and was just read again': ({ snapshot, before, event }) =>
      !snapshot.matches({ dispatching: 'sending' }) ||
      before?.matches({ dispatching: 'sending' }) === true ||
      before?.matches({ conflict: 'comparing' }) === true ||
      (before?.matches({ dispatching: 'rereading' }) === true &&
        event !== undefined &&
        'output' in event &&
        isReading(event.output) &&
        sameRows(event.output.rows, snapshot.context.draft)),
    'rows of somebody else replace those of the page only once they were shown': ({ snapshot, before, event }) =>
      !(event?.type === 'dispatch' || event?.type === 'edit') ||
      !before ||
      sameRows(snapshot.context.draft, before.context.draft) ||
      sameRows(snapshot.context.draft, before.context.theirs ?? []),
    'a dispatch that is tried again is not forced unasked': ({ snapshot }) =>
      !(snapshot.context.force && snapshot.matches({ dispatching: 'rereading' })),
    'force comes after the comparison only': ({ snapshot, before }) =>
      !snapshot.context.force || before?.context.force === true || before?.matches('conflict') === true,
    'what is forced is what was shown': ({ snapshot, before, event }) =>
      !snapshot.context.force ||
      before?.context.force === true ||
      (event !== undefined &&
        'output' in event &&
        JSON.stringify(event.output) === JSON.stringify(before?.context.comparison)),
    'what is shown anew is said to be new': ({ snapshot, before }) =>
      !snapshot.matches('conflict') ||
      snapshot.context.isComparedAnew === before?.context.isComparedAnew ||
      snapshot.context.comparison !== before?.context.comparison,
    'a forced dispatch is forgotten when it is left': ({ snapshot }) =>
      !snapshot.context.force || !(snapshot.matches('editing') || snapshot.matches('saved')),
    'what the other tab writes is read again, however often it writes': ({ snapshot, event }) =>
      event?.type !== 'claim.wrote' ||
      !snapshot.matches('elsewhere') ||
      snapshot.matches({ elsewhere: 'following' }) ||
      snapshot.context.isOvertyped,
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
