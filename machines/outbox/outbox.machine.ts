import { assign, type EventObject, fromCallback, setup, type SnapshotFrom } from 'xstate';
import type { OutboxItem } from '#domain/outbox/item.ts';
import type { Next } from '#domain/outbox/queue.ts';
import { notProvided, typesOf } from '../setup.ts';
import type {
  AskResult,
  ClaimCall,
  ItemCall,
  OutboxEvent,
  OutboxInput,
  PauseCall,
  SendResult,
  SettleCall,
  Settlement,
} from './outbox.types.ts';

interface OutboxContext extends OutboxInput {
  /** The item that is being asked about, sent or settled. */
  readonly item: OutboxItem | null;
  readonly settlement: Settlement;
  /** Failures in a row: each makes the next pause longer. */
  readonly failures: number;
  /** Milliseconds until something can be done; `null` if that is not known. */
  readonly wait: number | null;
  readonly isStealing: boolean;
  /** Something was added or asked for since the queue was read. */
  readonly isWoken?: boolean;
}

/** Milliseconds of the first pause after a failure, which doubles with each, and of the longest. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [5000, 300_000];

const DONE: Settlement = { kind: 'done' };

/**
 * Sends what waits on the device, one item after the other, while no other tab does. See docs/rules/field-work.md#outbox. An
 * item that may have arrived is asked about before it is sent again; one that the server refuses is parked, and the others go on.
 * It never ends before the session does.
 */
export const outboxMachine = setup({
  types: typesOf<{
    context: OutboxContext;
    input: OutboxInput;
    events: OutboxEvent;
    tags: 'sending' | 'later' | 'preparing';
  }>(),
  actors: {
    /** Holds the lock of the queue until it is stopped. */
    claim: fromCallback<EventObject, ClaimCall>(() => {}),
    /** Reads the queue, chooses from it, and stores of what is to be sent that sending begins. */
    take: notProvided<Next>('take'),
    /** Asks the server whether it has an item. */
    ask: notProvided<AskResult, ItemCall>('ask'),
    send: notProvided<SendResult, ItemCall>('send'),
    /** Stores what has become of an item. */
    settle: notProvided<unknown, SettleCall>('settle'),
    /** Tells when a pause is over. */
    pause: fromCallback<EventObject, PauseCall>(() => {}),
  },
  actions: {
    fail: assign(({ context }) => ({ failures: context.failures + 1 })),
    succeed: assign({ failures: 0 }),
    settleAs: assign((_, settlement: Settlement) => ({ settlement })),
  },
  guards: {
    isWoken: ({ context }) => context.isWoken === true,
    hasFailed: ({ context }) => context.settlement.kind === 'lost',
    isReturned: ({ context }) => context.settlement.kind === 'returned',
  },
  delays: {
    /** After how long the tab that holds the lock counts as frozen: longer than any call it may be waiting for. */
    patience: 90_000,
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    item: null,
    settlement: DONE,
    failures: 0,
    wait: null,
    isStealing: false,
  }),
  initial: 'pass',
  states: {
    resting: {
      description: 'nothing is left to send by itself',
      on: { wake: { target: 'pass' } },
    },

    later: {
      description: 'sending goes on after a pause',
      tags: 'later',
      invoke: { id: 'pause', src: 'pause', input: ({ context }) => ({ milliseconds: pauseOf(context) }) },
      on: { wake: { target: 'pass' }, 'pause.over': { target: 'pass' } },
    },

    signedOut: {
      description: 'the session has ended, and everything stays on the device',
      on: { wake: { target: 'pass' } },
    },

    pass: {
      entry: assign({ wait: null }),
      exit: assign({ item: null, isStealing: false }),
      invoke: { id: 'claim', src: 'claim', input: ({ context }) => ({ isStealing: context.isStealing }) },
      on: {
        wake: { actions: assign({ isWoken: true }) },
        'claim.taken': {
          description: 'what this tab may have been sending is asked about later',
          target: 'later',
          actions: 'fail',
        },
      },
      initial: 'claiming',
      states: {
        claiming: {
          description: 'this tab waits until no other one sends',
          tags: 'preparing',
          on: { 'claim.granted': { target: 'taking' } },
          after: { patience: { target: '#outbox.pass', actions: assign({ isStealing: true }) } },
        },

        taking: {
          description: 'what to send next is being chosen',
          tags: 'preparing',
          entry: assign({ isWoken: false }),
          invoke: {
            id: 'take',
            src: 'take',
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'ask',
                target: 'asking',
                actions: assign(({ event }) => ({ item: 'item' in event.output ? event.output.item : null })),
              },
              {
                guard: ({ event }) => event.output.kind === 'send',
                target: 'sending',
                actions: assign(({ event }) => ({ item: 'item' in event.output ? event.output.item : null })),
              },
              { guard: 'isWoken', target: 'taking', reenter: true },
              {
                guard: ({ event }) => event.output.kind === 'wait',
                target: '#outbox.later',
                actions: assign(({ event }) => ({
                  wait: event.output.kind === 'wait' ? event.output.milliseconds : null,
                })),
              },
              { target: '#outbox.resting' },
            ],
            onError: { target: '#outbox.later', actions: 'fail' },
          },
        },

        asking: {
          description: 'the server is asked whether an item has arrived',
          tags: 'sending',
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => callOf(context),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'present',
                target: 'settling',
                actions: ['succeed', { type: 'settleAs', params: DONE }],
              },
              {
                guard: ({ event }) => event.output.kind === 'absent',
                target: 'settling',
                actions: ['succeed', { type: 'settleAs', params: { kind: 'absent' } }],
              },
              { target: '#outbox.signedOut' },
            ],
            onError: {
              target: 'settling',
              actions: [
                'fail',
                {
                  type: 'settleAs',
                  params: ({ event, context }) => ({ kind: 'lost', error: context.errorOf(event.error) }),
                },
              ],
            },
          },
        },

        sending: {
          description: 'an item is being sent',
          tags: 'sending',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => callOf(context),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'sent',
                target: 'settling',
                actions: ['succeed', { type: 'settleAs', params: DONE }],
              },
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'settling',
                actions: [
                  'succeed',
                  {
                    type: 'settleAs',
                    params: ({ event, context }) => ({
                      kind: 'parked',
                      error: 'error' in event.output ? event.output.error : context.errorOf(null),
                    }),
                  },
                ],
              },
              { target: 'settling', actions: { type: 'settleAs', params: { kind: 'returned' } } },
            ],
            onError: {
              target: 'settling',
              actions: [
                'fail',
                {
                  type: 'settleAs',
                  params: ({ event, context }) => ({ kind: 'lost', error: context.errorOf(event.error) }),
                },
              ],
            },
          },
        },

        settling: {
          description: 'the device stores what has become of an item',
          tags: 'sending',
          invoke: {
            id: 'settle',
            src: 'settle',
            input: ({ context }) => ({ ...callOf(context), settlement: context.settlement }),
            onDone: [
              { guard: 'hasFailed', target: '#outbox.later' },
              { guard: 'isReturned', target: '#outbox.signedOut' },
              { target: 'taking' },
            ],
            onError: {
              description: 'the note that sending began is still there, so the server will be asked about it',
              target: '#outbox.later',
              actions: 'fail',
            },
          },
        },
      },
    },
  },
});

/** How long nothing is sent: until something can be asked about, or longer with each failure. */
const pauseOf = ({ failures, wait }: OutboxContext): number =>
  wait ?? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1));

function callOf({ item }: OutboxContext): ItemCall {
  if (!item) throw new Error('The outbox has chosen no item.');
  return { item };
}

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;

/** Whether something is being sent, or may be about to be: whatever else the page does now delays it. */
export const isSending = (snapshot: OutboxSnapshot): boolean =>
  snapshot.hasTag('preparing') || snapshot.hasTag('sending');

/** How what waits is delivered, for who reads it. */
export type Delivery = 'resting' | 'sending' | 'later' | 'signedOut';

export function deliveryOf(snapshot: OutboxSnapshot): Delivery {
  if (snapshot.hasTag('sending')) return 'sending';
  if (snapshot.matches('later')) return 'later';
  return snapshot.matches('signedOut') ? 'signedOut' : 'resting';
}
