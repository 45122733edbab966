import { assign, not, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import {
  changedIn,
  type DayPlan,
  faultsOf,
  hasFaults,
  inOrder,
  isPlanned,
  samePlan,
  type Stop,
  stopsOf,
  withFixed,
  withoutStop,
  withPurpose,
  withStopAt,
  withStops,
} from '#domain/field/day-plan.ts';
import { NotSent } from '../operation/not-sent.ts';
import { codesOf } from '../operation/refusal.ts';
import { notProvided, typesOf, unsaved } from '../setup.ts';
import type { ProgrammeEvent, ProgrammeInput, SaveCall, SaveResult } from './programme.types.ts';

/** Why a change of the plan was not made. */
export interface RefusedChange {
  /** `duplicate`: the customer is in the day already. `fixed`: the visit is done or validated. */
  readonly reason: 'duplicate' | 'fixed';
  readonly customerIDs: readonly string[];
  /** What was planned of visits that somebody has validated, or made, meanwhile. */
  readonly written?: readonly Stop[];
}

/** Whom the plan had without a visit, which stays as it cannot change. */
export const stayingIn = ({ reason, customerIDs, written = [] }: RefusedChange): readonly string[] =>
  reason === 'fixed' ? customerIDs.filter((ID) => written.every(({ customerID }) => customerID !== ID)) : [];

interface ProgrammeContext extends ProgrammeInput {
  readonly draft: DayPlan;
  /** The drafts before each change, the latest last. */
  readonly past: readonly DayPlan[];
  /** The customer whose purpose was changed last: further letters are the same change. */
  readonly described: string | null;
  readonly refusedChange: RefusedChange | null;
  /** The user has tried to save: what is missing is shown. */
  readonly checked: boolean;
  /** The codes of the server’s last refusal. */
  readonly codes: readonly ServerCode[];
  /** The error of the last call, if it failed. */
  readonly error: unknown;
}

/** How many changes can be undone. */
const UNDONE = 50;

/** The new visits of an addition, and those that the day has already. */
const duplicatesIn = (plan: DayPlan, stops: readonly Stop[]): readonly string[] =>
  stops.flatMap(({ customerID }) => (isPlanned(plan, customerID) ? [customerID] : []));

interface Change {
  readonly plan: DayPlan;
  /** The customer whose purpose it is. */
  readonly described?: string;
}

/** The context after a change of the plan; what does not change anything cannot be undone either. */
function changed(context: ProgrammeContext, plan: DayPlan, described?: string): Partial<ProgrammeContext> {
  if (samePlan(plan, context.draft)) return { refusedChange: null };
  const isSameChange = described !== undefined && described === context.described;
  return {
    draft: plan,
    past: isSameChange ? context.past : [...context.past, context.draft].slice(-UNDONE),
    described: described ?? null,
    refusedChange: null,
    codes: [],
    error: undefined,
  };
}

/** The visits that stay as they are although the draft has changed them: the user is told so. */
function toldOf(plan: DayPlan, fixed: readonly Stop[]): RefusedChange | null {
  const customerIDs = changedIn(plan, fixed).map(({ customerID }) => customerID);
  const written = stopsOf(plan).filter(({ customerID }) => customerIDs.includes(customerID));
  return customerIDs.length === 0 ? null : { reason: 'fixed', customerIDs, written };
}

/**
 * Planning a day: visits are added, described, ordered and taken out, and the day is saved as a whole. See
 * docs/rules/field-work.md#programme. The draft survives refusals and failures; what it was before each change can be brought
 * back.
 */
export const programmeMachine = setup({
  types: typesOf<{
    context: ProgrammeContext;
    input: ProgrammeInput;
    events: ProgrammeEvent;
    tags: 'busy' | 'unsaved';
  }>(),
  actors: {
    /** createWorkScheduleDaily or createSupervisorDailyWork, once the day was read again. */
    save: notProvided<SaveResult, SaveCall>('save'),
  },
  actions: {
    change: assign(({ context }, { plan, described }: Change) => changed(context, plan, described)),
    /** Who is in the day already is named; the others are added. */
    add: assign(({ context }, stops: readonly Stop[]) => {
      const customerIDs = duplicatesIn(context.draft, stops);
      return {
        ...changed(context, withStops(context.draft, stops)),
        refusedChange: customerIDs.length > 0 ? { reason: 'duplicate' as const, customerIDs } : null,
      };
    }),
    bringBack: assign(({ context: { past, draft } }) => ({
      draft: past.at(-1) ?? draft,
      past: past.slice(0, -1),
      described: null,
      refusedChange: null,
      codes: [],
      error: undefined,
    })),
    /** What was written about a visit that somebody has validated meanwhile does not count any more. */
    fix: assign(({ context: { draft, saved, past, refusedChange } }, fixed: readonly Stop[]) => ({
      fixed,
      draft: withFixed(draft, fixed, saved),
      past: past.map((plan) => withFixed(plan, fixed, saved)),
      refusedChange: toldOf(draft, fixed) ?? refusedChange,
    })),
    refuse: assign((_, refusedChange: RefusedChange) => ({ refusedChange })),
    check: assign({ checked: true, refusedChange: null }),
    forgetAnswer: assign({ codes: [], error: undefined, refusedChange: null }),
  },
  guards: {
    isChanged: ({ context }) => !samePlan(context.draft, context.saved),
    hasFaults: ({ context: { draft, mayBeEmpty } }) => hasFaults(faultsOf(draft, mayBeEmpty)),
    hasPast: ({ context }) => context.past.length > 0,
    isOvertaken: ({ context }, fixed: readonly Stop[]) => changedIn(context.draft, fixed).length > 0,
    isFixed: ({ context }, customerID: string) => context.fixed.some((stop) => stop.customerID === customerID),
  },
}).createMachine({
  id: 'programme',
  context: ({ input }) => ({
    ...input,
    draft: withFixed(input.resumed ?? input.saved, input.fixed, input.saved),
    past: [],
    described: null,
    refusedChange: toldOf(input.resumed ?? input.saved, input.fixed),
    checked: false,
    codes: [],
    error: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'the day is being planned',
      initial: 'unchanged',
      on: {
        'visits.add': {
          target: '.unchanged',
          actions: { type: 'add', params: ({ event }) => event.stops },
        },
        'visit.remove': [
          {
            guard: { type: 'isFixed', params: ({ event }) => event.customerID },
            actions: {
              type: 'refuse',
              params: ({ event }) => ({ reason: 'fixed', customerIDs: [event.customerID] }),
            },
          },
          {
            target: '.unchanged',
            actions: {
              type: 'change',
              params: ({ context, event }) => ({ plan: withoutStop(context.draft, event.customerID) }),
            },
          },
        ],
        'visit.describe': [
          {
            guard: { type: 'isFixed', params: ({ event }) => event.customerID },
            actions: {
              type: 'refuse',
              params: ({ event }) => ({ reason: 'fixed', customerIDs: [event.customerID] }),
            },
          },
          {
            target: '.unchanged',
            actions: {
              type: 'change',
              params: ({ context, event }) => ({
                plan: withPurpose(context.draft, event.customerID, event.description),
                described: event.customerID,
              }),
            },
          },
        ],
        'visit.move': {
          target: '.unchanged',
          actions: {
            type: 'change',
            params: ({ context, event }) => ({ plan: withStopAt(context.draft, event.customerID, event.to) }),
          },
        },
        'visits.order': {
          target: '.unchanged',
          actions: {
            type: 'change',
            params: ({ context, event }) => ({ plan: inOrder(context.draft, event.order) }),
          },
        },
        'day.fixed': [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event.stops },
            target: '.unchanged',
            actions: { type: 'fix', params: ({ event }) => event.stops },
          },
          { actions: { type: 'fix', params: ({ event }) => event.stops } },
        ],
        undo: { guard: 'hasPast', target: '.unchanged', actions: 'bringBack' },
        save: [
          { guard: 'hasFaults', actions: 'check' },
          { guard: not('isChanged'), target: 'closed' },
          { target: 'saving' },
        ],
        cancel: { target: 'closed' },
      },
      states: {
        unchanged: {
          description: 'with nothing to save',
          always: { guard: 'isChanged', target: 'changed' },
        },
        changed: unsaved('with unsaved changes', '#programme.askingDiscard'),
        refused: unsaved('after the server refused the day', '#programme.askingDiscard'),
        failed: unsaved('after saving failed: the day may be saved or not', '#programme.askingDiscard'),
        where: { type: 'history' },
      },
    },

    saving: {
      description: 'the day is being saved',
      tags: ['busy', 'unsaved'],
      entry: 'forgetAnswer',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { draft } }) => ({ plan: draft }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'saved', target: 'saved' },
          { guard: ({ event }) => event.output.kind === 'queued', target: 'queued' },
          { target: 'editing.refused', actions: assign(({ event }) => ({ codes: codesOf(event.output) })) },
        ],
        onError: [
          {
            description: 'nothing was sent: somebody has changed the same visits, and the page asks whose stay',
            guard: ({ event }) => event.error instanceof NotSent,
            target: 'editing',
          },
          { target: 'editing.failed', actions: assign(({ event }) => ({ error: event.error })) },
        ],
      },
    },

    askingDiscard: {
      description: 'the user is asked whether the unsaved changes may be discarded',
      tags: 'unsaved',
      on: {
        'discard.confirm': { target: 'closed' },
        'discard.keep': { target: 'editing.where' },
      },
    },

    saved: { description: 'the day is saved', type: 'final' },
    queued: {
      description: 'the plan is on the device, which sends it as soon as it can, as told in “What waits to be sent”',
      type: 'final',
    },
    closed: { description: 'the plan is closed, and nothing of it stays on the device', type: 'final' },
  },
});

export type ProgrammeSnapshot = SnapshotFrom<typeof programmeMachine>;

/** Whether leaving now would lose what was planned. */
export const isUnsaved = (snapshot: ProgrammeSnapshot): boolean => snapshot.hasTag('unsaved');
