import {
  type DayPlan,
  faultsOf,
  hasFaults,
  planOf,
  samePlan,
  stopsOf,
  withoutStop,
  withPurpose,
} from '#domain/field/day-plan.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
import { isUnsaved, programmeMachine, type ProgrammeSnapshot } from '#machines/programme/programme.machine.ts';
import { defineModel } from './harness.ts';

const ewane = { customerID: 'ewane', description: 'Présenter Paludexa' };
const njoya = { customerID: 'njoya', description: 'Vérifier le stock' };
const tchatat = { customerID: 'tchatat', description: 'Comparer le coût par cure' };

const empty = planOf([]);
const planned = planOf([ewane, njoya]);

const customersIn = (plan: DayPlan): readonly string[] => stopsOf(plan).map(({ customerID }) => customerID);

const contextOf = ({ context }: Pick<ProgrammeSnapshot, 'context'>) => context;

/** Whether a plan has these customers, in this order. */
const isRound = (plan: DayPlan, customerIDs: readonly string[]): boolean =>
  customersIn(plan).join(' ') === customerIDs.join(' ');

export const model = defineModel({
  name: 'programme',
  machine: programmeMachine,
  starts: {
    'an empty day': { saved: empty, fixed: [] },
    'a day with two visits': { saved: planned, fixed: [] },
    'a day with a visit that is done': { saved: planned, fixed: [ewane] },
    'a day with a draft of a visit that was validated since': {
      saved: planned,
      resumed: withPurpose(planned, 'ewane', 'Remettre deux échantillons'),
      fixed: [ewane],
    },
    'a day whose visits may all leave': { saved: planOf([ewane]), fixed: [], mayBeEmpty: true },
    'a day with a draft on the device': { saved: planned, resumed: withoutStop(planned, 'ewane'), fixed: [] },
  },
  events: {
    'the user adds two visits': { type: 'visits.add', stops: [ewane, tchatat] },
    'the user adds a visit without a purpose': {
      type: 'visits.add',
      stops: [{ customerID: 'tchatat', description: ' ' }],
    },
    'the user describes the visit': {
      type: 'visit.describe',
      customerID: 'ewane',
      description: 'Remettre deux échantillons',
    },
    'the user takes the first visit out': { type: 'visit.remove', customerID: 'ewane' },
    'the user moves the second visit up': { type: 'visit.move', customerID: 'njoya', to: 0 },
    'the user takes the best order': { type: 'visits.order', order: ['tchatat', 'ewane', 'njoya'] },
    'the day is read again, and the first visit is validated': { type: 'day.fixed', stops: [ewane] },
    'the user undoes the last change': { type: 'undo' },
    'the user saves': { type: 'save' },
    'the server saves the day': { type: 'xstate.done.actor.save', output: { kind: 'saved' } },
    'no answer comes soon': { type: 'xstate.done.actor.save', output: { kind: 'queued' } },
    'the server refuses the day': {
      type: 'xstate.done.actor.save',
      output: { kind: 'refused', codes: ['REQUIRED_VALUE'] },
    },
    'somebody else changed the same visits meanwhile': { type: 'xstate.error.actor.save', error: new NotSent() },
    'the call to save fails, and may have been recorded': {
      type: 'xstate.error.actor.save',
      error: new Error('network'),
    },
    'the user cancels': { type: 'cancel' },
    'the user lets the changes go': { type: 'discard.confirm' },
    'the user keeps the changes': { type: 'discard.keep' },
  },
  words: {
    title: 'Planning a day',
    about:
      'The plan of one person’s day: whom to visit, what for, in which order. It ends saved, waiting on the device to be sent, or closed. What is planned meanwhile ' +
      'is also kept on the device, visit by visit, and offered again when the day is next planned: that is told in “Unsaved ' +
      'work”, and so is the choice between two versions of a visit that somebody else has changed too. The device forgets it when it ends: saved, handed over to what waits to be ' +
      'sent, or let go. A customer is visited at most once a day, so whoever is in the day already is not added again. What may be missing is the purpose of ' +
      'a visit, or any visit: a day is not saved empty, unless it is one of a week whose visits all move to other days. The last 50 changes can be undone. A call that fails may have been carried out all the ' +
      'same: to save again saves the same visits, and doubles none; to let the changes go takes nothing back from the server.',
    conditions: {
      isChanged: [
        'the plan is changed',
        'the plan is not changed',
        'the plan then differs from the saved day',
        'the plan then is the saved day',
      ],
      hasFaults: ['something is missing', 'nothing is missing'],
      hasPast: ['there is a change to undo', 'there is nothing to undo'],
      isOvertaken: ['the plan has it otherwise', 'the plan has it so'],
      isFixed: ['that visit is done or validated', 'that visit is neither done nor validated'],
    },
    calls: { save: 'asks the server to save the day, once it was read again' },
    facts: {
      refusedChange: [
        'the page says which visit stays as it is, or was in the day already',
        'a visit that stays, or was in the day already, is no longer mentioned',
      ],
      checked: ['what is missing is shown from now on'],
      codes: ['the reason of the server is shown', 'no reason of the server is shown any more'],
      error: ['the failure is shown', 'no failure is shown any more'],
    },
    unplayed:
      'While the call is under way the page takes no input; it has no buttons for what would change nothing, nor for a visit that is ' +
      'done or validated; and a day whose visits may all leave is planned with its week: that is by hand.',
  },
  situation: ({ draft, past, saved, checked, mayBeEmpty, fixed }) => [
    fixed.length,
    customersIn(draft).toSorted().join(' '),
    hasFaults(faultsOf(draft, mayBeEmpty)),
    Math.min(past.length, 1),
    samePlan(draft, saved),
    checked,
  ],
  playable: ({ before, after, event }) => {
    const { draft, saved, mayBeEmpty } = contextOf(before);
    // Both sides must have changed the same visit.
    if ('error' in event && event.error instanceof NotSent) return draft['visit ewane'] !== saved['visit ewane'];
    if (event.type.startsWith('xstate.')) return true;
    if (before.hasTag('busy') || mayBeEmpty === true || event.type === 'day.fixed') return false;
    if (event.type === 'visits.order') return isRound(draft, ['ewane', 'njoya', 'tchatat']);
    return !event.type.startsWith('visit.') || draft !== contextOf(after).draft;
  },
  facts: { 'leaving warns': isUnsaved },
  invariants: {
    'a plan that differs from the saved day counts as unsaved until it is saved or dropped': ({ snapshot }) =>
      snapshot.status === 'done' || samePlan(snapshot.context.draft, snapshot.context.saved) || isUnsaved(snapshot),
    'unsaved changes are never closed without a question': ({ snapshot, before, event }) =>
      !before?.hasTag('unsaved') || !snapshot.matches('closed') || event?.type === 'discard.confirm',
    'only a plan in which each visit has a purpose is sent, and an empty one only where all visits may leave the day':
      ({ snapshot }) =>
        !snapshot.matches('saving') || !hasFaults(faultsOf(snapshot.context.draft, snapshot.context.mayBeEmpty)),
    'a customer is in the day at most once': ({ snapshot }) => {
      const customers = customersIn(snapshot.context.draft);
      return new Set(customers).size === customers.length;
    },
    'a visit that is done or validated stays, and stays as it is': ({ snapshot: { context } }) =>
      context.fixed.every((fixed) =>
        stopsOf(context.draft).some(
          ({ customerID, description }) => customerID === fixed.customerID && description === fixed.description,
        ),
      ),
    'a visit that somebody has validated after it was changed is named, with what was written': ({
      snapshot,
      before,
      event,
    }) => {
      const changed = stopsOf(before?.context.draft ?? empty).find((stop) => stop.customerID === ewane.customerID);
      return event?.type !== 'day.fixed' || !before?.matches('editing') || changed?.description === ewane.description
        ? true
        : snapshot.context.refusedChange?.customerIDs.includes(ewane.customerID) === true &&
            (snapshot.context.refusedChange.written ?? []).some(
              ({ description }) => description === changed?.description,
            ) ===
              (changed !== undefined);
    },
    'only the user changes the plan, but for visits that are validated': ({ snapshot, before, event }) =>
      !before ||
      /^(?:visits?\.|undo|day\.)/u.test(event?.type ?? '') ||
      snapshot.context.draft === before.context.draft,
    'a new order has the same visits': ({ snapshot, before, event }) =>
      event?.type !== 'visits.order' ||
      customersIn(snapshot.context.draft).toSorted().join() ===
        customersIn(before?.context.draft ?? empty)
          .toSorted()
          .join(),
    'to undo brings back what was before the last change': ({ snapshot, before, event }) =>
      event?.type !== 'undo' ||
      !before ||
      before.context.past.length === 0 ||
      before.status === 'done' ||
      !before.matches('editing')
        ? true
        : snapshot.context.draft === before.context.past.at(-1),
    'every change can be undone, and what is written as a purpose as a whole': ({ snapshot, before, event }) =>
      !before?.matches('editing') ||
      !/^visits?\./u.test(event?.type ?? '') ||
      snapshot.context.draft === before.context.draft ||
      snapshot.context.past.at(-1) === before.context.draft ||
      (event?.type === 'visit.describe' && before.context.described === event.customerID),
    'who is added and was in the day already is named': ({ snapshot, before, event }) =>
      event?.type !== 'visits.add' ||
      !before?.matches('editing') ||
      (snapshot.context.refusedChange?.reason === 'duplicate') ===
        event.stops.some(({ customerID }) => customersIn(before.context.draft).includes(customerID)),
    'a refusal and a failure are shown with their reason': ({ snapshot }) =>
      (!snapshot.matches({ editing: 'refused' }) || snapshot.context.codes.length > 0) &&
      (!snapshot.matches({ editing: 'failed' }) || snapshot.context.error !== undefined),
  },
});
