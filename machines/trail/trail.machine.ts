import { assign, emit, type EventObject, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { captureFault, type DeviceFix } from '#domain/field/capture.ts';
import { endOfDay } from '#lib/scalars.ts';
import type { Fix } from '#lib/trail.ts';
import { notProvided, typesOf } from '../setup.ts';
import type {
  ClaimCall,
  TrailEmitted,
  TrailEnding,
  TrailEvent,
  TrailFound,
  TrailInput,
  TrailRecord,
  Unpositioned,
} from './trail.types.ts';

interface TrailContext extends TrailInput {
  /** When the day of the trail ends, in seconds since 1970. */
  readonly endsAt: number;
  /** When the trail was started, in seconds since 1970; 0 if it was not. */
  readonly since: number;
  /** The last position of the trail since it was started or resumed. */
  readonly last: Fix | null;
  /** How many positions the trail of the day has. */
  readonly kept: number;
  /** The last position of the device, if it was left out. */
  readonly left: DeviceFix | null;
  /** Why the device gives no position. */
  readonly reason: Unpositioned | null;
  readonly ending: TrailEnding | null;
  readonly isStealing: boolean;
}

/** The end of the current day in the zone of the agency. */
const dayEnd = ({ now, zone }: TrailInput): number => endOfDay(now() / 1000, zone);

/**
 * The trail of a day: positions are captured with the consent of the day, while the application is open, by one tab. It ends
 * by itself at midnight in the agency’s zone. See docs/rules/field-work.md#trail-consent and #trail-capture.
 */
export const trailMachine = setup({
  types: typesOf<{
    context: TrailContext;
    input: TrailInput;
    events: TrailEvent;
    emitted: TrailEmitted;
    tags: 'busy' | 'watching';
  }>(),
  actors: {
    /** Reads the trail of today from the device, and asks whether another tab is capturing it. */
    look: notProvided<TrailFound>('look'),
    /** Holds the right to capture, which one tab has at a time, and tells when another tab takes it. */
    claim: fromCallback<EventObject, ClaimCall>(() => {}),
    /** Tells the positions of the device, until it is stopped. */
    watch: fromCallback<EventObject>(() => {}),
    /** Tells when the tab that is capturing stops. */
    wait: fromCallback<EventObject>(() => {}),
  },
  actions: {
    begin: assign(({ context }) => {
      const endsAt = dayEnd(context);
      return {
        endsAt,
        since: Math.floor(context.now() / 1000),
        kept: endsAt === context.endsAt ? context.kept : 0,
        isStealing: false,
      };
    }),
    recall: assign(({ context }, { since, kept, ending }: TrailFound) => ({
      endsAt: dayEnd(context),
      since,
      kept,
      ending,
    })),
    keep: assign(({ context }, fix: DeviceFix) => ({ last: fix, kept: context.kept + 1, left: null })),
    tell: emit((_, { lat, lng, at }: DeviceFix) => ({ type: 'position.kept' as const, fix: { lat, lng, at } })),
    leaveOut: assign((_, left: DeviceFix) => ({ left })),
    /** What was seen before an interruption is no measure of what comes after it. */
    forgetPositions: assign({ last: null, left: null, reason: null }),
    fail: assign((_, reason: Unpositioned) => ({ reason })),
    finish: assign((_, ending: TrailEnding) => ({ ending })),
  },
  guards: {
    isAllowed: ({ context }) => context.isAllowed,
    isOfLaterDay: ({ context }, { at }: DeviceFix) => at >= context.endsAt,
    isWorthKeeping: ({ context }, fix: DeviceFix) => captureFault(fix, context.last) === null,
  },
  delays: {
    dayEnd: ({ context }) => Math.max(0, context.endsAt * 1000 - context.now()),
  },
}).createMachine({
  id: 'trail',
  context: ({ input }) => ({
    ...input,
    endsAt: dayEnd(input),
    since: 0,
    last: null,
    kept: 0,
    left: null,
    reason: null,
    ending: null,
    isStealing: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'the device is asked for the trail of today',
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: ({ event }) => event.output.state === 'off',
            target: 'off',
            actions: { type: 'recall', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.state === 'elsewhere',
            target: 'elsewhere',
            actions: { type: 'recall', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.state === 'paused',
            target: 'paused',
            actions: { type: 'recall', params: ({ event }) => event.output },
          },
          { target: 'ended', actions: { type: 'recall', params: ({ event }) => event.output } },
        ],
        onError: { target: 'off' },
      },
    },

    off: {
      description: 'nothing is captured',
      on: { start: { guard: 'isAllowed', target: 'asking' }, 'trail.changed': { target: 'opening' } },
    },

    asking: {
      description: 'the user is asked, in our own words, whether positions may be captured today',
      on: {
        consent: { target: 'capturing', actions: 'begin' },
        decline: { target: 'off' },
        'trail.changed': { target: 'opening' },
      },
    },

    capturing: {
      description: 'the trail goes on',
      entry: ['forgetPositions', assign({ ending: null })],
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => ({ isStealing: context.isStealing }),
      },
      initial: 'claiming',
      on: {
        pause: { target: 'paused' },
        end: { target: 'ended', actions: { type: 'finish', params: 'user' } },
        'claim.taken': { target: 'opening' },
        'positions.refused': { target: 'ended', actions: { type: 'finish', params: 'refused' } },
      },
      after: { dayEnd: { target: 'ended', actions: { type: 'finish', params: 'day' } } },
      states: {
        claiming: {
          description: 'once no other tab has it',
          on: { 'claim.granted': { target: 'watching' } },
        },
        watching: {
          description: 'the device is being watched',
          tags: 'watching',
          invoke: { id: 'watch', src: 'watch' },
          initial: 'looking',
          on: {
            'position.fix': [
              {
                guard: { type: 'isOfLaterDay', params: ({ event }) => event.fix },
                target: '#trail.ended',
                actions: { type: 'finish', params: 'day' },
              },
              {
                guard: { type: 'isWorthKeeping', params: ({ event }) => event.fix },
                target: '.following',
                actions: [
                  { type: 'keep', params: ({ event }) => event.fix },
                  { type: 'tell', params: ({ event }) => event.fix },
                ],
              },
              { target: '.following', actions: { type: 'leaveOut', params: ({ event }) => event.fix } },
            ],
            'position.failed': [
              {
                guard: ({ event }) => event.reason === 'denied',
                target: 'refused',
                actions: { type: 'fail', params: 'denied' },
              },
              { target: '.lost', actions: { type: 'fail', params: ({ event }) => event.reason } },
            ],
          },
          states: {
            looking: { description: 'for its first position' },
            following: { description: 'and gives positions', entry: assign({ reason: null }) },
            lost: {
              description: 'and gives no position',
              on: { retry: { target: '#trail.capturing.watching' } },
            },
          },
        },
        refused: {
          description: 'but the browser refuses its position',
          on: { retry: { target: 'watching' } },
        },
      },
    },

    paused: {
      description: 'the trail is paused',
      on: {
        resume: { guard: 'isAllowed', target: 'capturing', actions: assign({ isStealing: false }) },
        end: { target: 'ended', actions: { type: 'finish', params: 'user' } },
        'trail.changed': { target: 'opening' },
        'positions.refused': { target: 'ended', actions: { type: 'finish', params: 'refused' } },
      },
      after: { dayEnd: { target: 'ended', actions: { type: 'finish', params: 'day' } } },
    },

    elsewhere: {
      description: 'another tab is capturing',
      invoke: { id: 'wait', src: 'wait' },
      on: {
        resume: { guard: 'isAllowed', target: 'capturing', actions: assign({ isStealing: true }) },
        'trail.changed': { target: 'opening' },
      },
      after: { dayEnd: { target: 'ended', actions: { type: 'finish', params: 'day' } } },
    },

    ended: {
      description: 'the trail has ended',
      on: { start: { guard: 'isAllowed', target: 'asking' }, 'trail.changed': { target: 'opening' } },
    },
  },
});

export type TrailSnapshot = SnapshotFrom<typeof trailMachine>;

/** Whether the device is being watched now. */
export const isWatching = (snapshot: TrailSnapshot): boolean => snapshot.hasTag('watching');

/** What the device is to remember of the trail; `null` while this tab has nothing to say of it. */
export function recordOf(snapshot: TrailSnapshot): TrailRecord | null {
  const { since, kept, ending } = snapshot.context;
  const state = RECORDED.find((each) => snapshot.matches(each));
  return state && !snapshot.matches({ capturing: 'claiming' }) ? { state, since, kept, ending } : null;
}

const RECORDED = ['capturing', 'paused', 'ended'] as const;
