import { assign, type EventObject, fromCallback, setup } from 'xstate';
import { notProvided, typesOf } from '../setup.ts';
import type { Completion, DayPackEvent, FillFailure, LookResult, Pack, Progress } from './day-pack.types.ts';

interface DayPackContext extends Pack, Progress {
  /** Of the last try. */
  readonly failure: FillFailure | null;
}

const NOTHING_DONE: Progress = { done: 0, total: 0 };

/**
 * Reads ahead what a day in the field needs, so that it opens without a network: by itself when the line is good, or when the user
 * asks. See docs/rules/field-work.md#day-pack.
 */
export const dayPackMachine = setup({
  types: typesOf<{ context: DayPackContext; events: DayPackEvent; tags: 'filling' }>(),
  actors: {
    /** Reads what the device has. It never rejects. */
    look: notProvided<LookResult>('look'),
    /** Reads everything, one thing after the other, until it is stopped. */
    fill: fromCallback<EventObject>(() => {}),
    /** Reads the cards of those who were planned since, as far as the server answers. */
    complete: notProvided<Completion, { readonly isAsked: boolean }>('complete'),
  },
  actions: {
    notePack: assign((_, { readyAt, size, missing }: Pack) => ({ readyAt, size, missing })),
    noteCompletion: assign((_, { missing, size }: Completion) => ({ missing, size })),
    noteProgress: assign((_, { done, total }: Progress) => ({ done, total })),
    noteFailure: assign((_, failure: FillFailure | null) => ({ failure })),
  },
  guards: {
    /** A device that did not keep the last day is not given another one unasked. */
    mayFill: ({ context }, { isDue }: LookResult) => isDue && context.failure !== 'device',
    isThere: (_, { readyAt }: Pick<Pack, 'readyAt'>) => readyAt !== null,
  },
  delays: {
    /** So long a page has the line for itself before anything is read ahead. */
    calm: 10_000,
  },
}).createMachine({
  id: 'dayPack',
  context: { readyAt: null, size: 0, missing: 0, ...NOTHING_DONE, failure: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'the device is asked what it has',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'mayFill', params: ({ event }) => event.output },
            target: 'due',
            actions: { type: 'notePack', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'notePack', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'notePack', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting' },
      },
      on: { fill: { target: 'asked' } },
    },

    asked: {
      description: 'the user wants the day, and the device is first asked what it has',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: { target: 'filling', actions: { type: 'notePack', params: ({ event }) => event.output } },
        onError: { target: 'filling' },
      },
    },

    due: {
      description: 'the day is about to be read, once the page has loaded',
      after: { calm: { target: 'filling' } },
      on: { fill: { target: 'filling' } },
    },

    resting: {
      description: 'no reading is under way',
      on: {
        look: { target: 'looking' },
        fill: { target: 'filling' },
        'days.changed': { guard: { type: 'isThere', params: ({ context }) => context }, target: 'settling' },
        complete: { target: 'completing' },
      },
    },

    settling: {
      description: 'somebody may have been planned since: it is looked up once the page has loaded',
      after: { calm: { target: 'completing' } },
      on: { look: { target: 'looking' }, fill: { target: 'filling' }, complete: { target: 'completing' } },
    },

    completing: {
      description: 'the cards of those who were planned since are being read',
      invoke: {
        id: 'complete',
        src: 'complete',
        input: ({ event }) => ({ isAsked: event.type === 'complete' }),
        onDone: { target: 'resting', actions: { type: 'noteCompletion', params: ({ event }) => event.output } },
        onError: { target: 'resting' },
      },
      on: { fill: { target: 'filling' } },
    },

    filling: {
      description: 'the day is being read',
      tags: 'filling',
      entry: [
        { type: 'noteProgress', params: NOTHING_DONE },
        { type: 'noteFailure', params: null },
      ],
      invoke: { id: 'fill', src: 'fill' },
      on: {
        'fill.progress': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'fill.done': { target: 'settling', actions: { type: 'notePack', params: ({ event }) => event } },
        'fill.failed': {
          target: 'resting',
          actions: { type: 'noteFailure', params: ({ event }) => event.failure },
        },
        stop: { target: 'resting' },
      },
    },
  },
});
