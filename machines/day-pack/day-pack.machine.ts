import { assign, type EventObject, fromCallback, setup } from 'xstate';
import { notProvided, typesOf } from '../setup.ts';
import type { DayPackEvent, LookResult, Pack, Progress } from './day-pack.types.ts';

interface DayPackContext extends Pack, Progress {
  /** The server did not answer the last try. */
  readonly hasFailed: boolean;
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
  },
  actions: {
    notePack: assign((_, { readyAt, size }: Pack) => ({ readyAt, size })),
    noteProgress: assign((_, { done, total }: Progress) => ({ done, total })),
    noteFailure: assign((_, hasFailed: boolean) => ({ hasFailed })),
  },
  delays: {
    /** So long a page has the line for itself before anything is read ahead. */
    calm: 10_000,
  },
}).createMachine({
  id: 'dayPack',
  context: { readyAt: null, size: 0, ...NOTHING_DONE, hasFailed: false },
  initial: 'looking',
  states: {
    looking: {
      description: 'the device is asked what it has',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: ({ event }) => event.output.isDue,
            target: 'due',
            actions: { type: 'notePack', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'notePack', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting' },
      },
      on: { fill: { target: 'filling' } },
    },

    due: {
      description: 'the day is about to be read ahead',
      after: { calm: { target: 'filling' } },
      on: { fill: { target: 'filling' } },
    },

    resting: {
      description: 'nothing is read ahead',
      on: { look: { target: 'looking' }, fill: { target: 'filling' } },
    },

    filling: {
      description: 'the day is being read ahead',
      tags: 'filling',
      entry: [
        { type: 'noteProgress', params: NOTHING_DONE },
        { type: 'noteFailure', params: false },
      ],
      invoke: { id: 'fill', src: 'fill' },
      on: {
        'fill.progress': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'fill.done': { target: 'resting', actions: { type: 'notePack', params: ({ event }) => event } },
        'fill.failed': { target: 'resting', actions: { type: 'noteFailure', params: true } },
        stop: { target: 'resting' },
      },
    },
  },
});
