import { isWatching, recordOf, trailMachine, type TrailSnapshot } from '#machines/trail/trail.machine.ts';
import { defineModel } from './harness.ts';

/** 08:10 in Douala. */
const NOW = 1_795_072_200;
const MIDNIGHT = 1_795_129_200;
const HERE = { lat: 4.05, lng: 9.7 };
const today = { isAllowed: true, zone: 'Africa/Douala', now: () => NOW * 1000 };
const found = { since: NOW - 3600, kept: 14, ending: null };

const isAllowedIn = ({ context }: Pick<TrailSnapshot, 'context'>) => context.isAllowed;

export const model = defineModel({
  name: 'trail',
  machine: trailMachine,
  starts: {
    'the day of somebody who makes reports': today,
    'the day of somebody whose agency has no positions': { ...today, isAllowed: false },
  },
  events: {
    'the device has no trail of today': {
      type: 'xstate.done.actor.look',
      output: { state: 'off', since: 0, kept: 0, ending: null },
    },
    'the device has a trail that can go on': { type: 'xstate.done.actor.look', output: { state: 'paused', ...found } },
    'another tab is capturing': { type: 'xstate.done.actor.look', output: { state: 'elsewhere', ...found } },
    'the trail has ended already': {
      type: 'xstate.done.actor.look',
      output: { state: 'ended', ...found, ending: 'user' },
    },
    'the device does not answer': { type: 'xstate.error.actor.look', error: new Error('no storage') },
    'the user starts': { type: 'start' },
    'the user agrees': { type: 'consent' },
    'the user does not agree': { type: 'decline' },
    'no other tab has the trail': { type: 'claim.granted' },
    'another tab has the trail': { type: 'claim.taken' },
    'the device gives a position': { type: 'position.fix', fix: { ...HERE, accuracy: 12, at: NOW + 60 } },
    'the device gives a position farther on': {
      type: 'position.fix',
      fix: { lat: 4.06, lng: 9.7, accuracy: 12, at: NOW + 360 },
    },
    'the device gives a vague position': { type: 'position.fix', fix: { ...HERE, accuracy: 800, at: NOW + 120 } },
    'the device gives a position of the next day': {
      type: 'position.fix',
      fix: { ...HERE, accuracy: 12, at: MIDNIGHT },
    },
    'the browser refuses the position': { type: 'position.failed', reason: 'denied' },
    'the device does not find its position': { type: 'position.failed', reason: 'unavailable' },
    'the position does not come in time': { type: 'position.failed', reason: 'timeout' },
    'the user has the device tried again': { type: 'retry' },
    'the user pauses': { type: 'pause' },
    'the user goes on': { type: 'resume' },
    'the user ends it': { type: 'end' },
    'another tab changes the trail': { type: 'trail.changed' },
    'the server takes no positions': { type: 'positions.refused' },
    'midnight comes while it is captured': { type: 'xstate.after.dayEnd.trail.capturing' },
    'midnight comes during a pause': { type: 'xstate.after.dayEnd.trail.paused' },
    'midnight comes while another tab captures': { type: 'xstate.after.dayEnd.trail.elsewhere' },
  },
  words: {
    title: 'The trail of a day',
    about:
      'Where somebody was on a day, if they want it captured: started anew each day, seen by their supervisor, paused and ended by ' +
      'them at any moment, and ended by itself at midnight in the agency’s zone. Positions are captured only while the application is open, ' +
      'by one tab. A reload pauses the trail. A position is left out that is vague, that nobody can have reached, or that is near the last one. Those that are ' +
      'kept are stored on the device and sent in lists, which goes on after the trail has ended. It never ends before the session does.',
    conditions: {
      isAllowed: ['the user may capture', 'the user may not capture'],
      isOfLaterDay: ['it is of a later day', 'it is of the day'],
      isWorthKeeping: ['it adds to the trail', 'it is vague, out of reach or near the last one'],
    },
    calls: {
      look: 'reads the trail of today from the device, and asks whether another tab captures it',
      claim: ({ context }) =>
        context.isStealing ? 'takes the right to capture from the other tab' : 'asks for the right to capture',
      watch: 'asks the device for its positions',
      wait: 'waits until the other tab stops',
      'position.kept': 'the position is stored, and sent with the next list',
    },
    facts: {
      left: ['why the position is left out is known', 'no position was left out'],
      reason: ['why there is no position is shown', 'no reason is shown any more'],
      ending: ['why it has ended is shown', 'no ending is shown any more'],
    },
    tags: { watching: 'The page shows, wherever the user is, that the trail is captured.' },
    unplayed:
      'The page gets the right to capture at once, or another tab has it; a device always says whether it has a trail; and what the ' +
      'server refuses has waited on the device before: that is by hand.',
  },
  situation: ({ isAllowed, last, kept, left, reason, ending, isStealing }) => [
    isAllowed,
    last?.at ?? null,
    Math.min(kept, 1),
    left?.accuracy ?? null,
    reason,
    ending,
    isStealing,
  ],
  playable: ({ before, event }) => {
    if (!isAllowedIn(before) || event.type === 'positions.refused' || event.type === 'xstate.error.actor.look')
      return false;
    return event.type === 'claim.granted' || !before.matches({ capturing: 'claiming' });
  },
  facts: { 'the mark of a trail is shown': isWatching, 'what the device remembers': recordOf },
  invariants: {
    'nothing is captured without the consent of this day': ({ snapshot, before, event }) =>
      !snapshot.matches('capturing') ||
      before?.matches('capturing') === true ||
      event?.type === 'consent' ||
      event?.type === 'resume',
    'nothing is captured by whom it is not allowed to': ({ snapshot }) =>
      !snapshot.matches('capturing') || snapshot.context.isAllowed,
    'no position of another day is kept': ({ snapshot: { context } }) =>
      context.last === null || context.last.at < context.endsAt,
    'the device is watched only while that is shown': ({ snapshot }) =>
      ('watch' in snapshot.children && snapshot.children.watch !== undefined) === isWatching(snapshot),
    'a position is kept only while the device is watched': ({ snapshot, before }) =>
      !before || snapshot.context.kept <= before.context.kept || isWatching(before) || before.matches('opening'),
    'a new trail of the same day goes on counting': ({ snapshot, before, event }) =>
      event?.type !== 'consent' || !before?.matches('asking') || snapshot.context.kept === before.context.kept,
    'an ending has its reason, and nothing else has one': ({ snapshot }) =>
      snapshot.matches('opening') ||
      snapshot.matches('off') ||
      snapshot.matches('asking') ||
      snapshot.matches('ended') === (snapshot.context.ending !== null),
    'no reason is shown while the device gives positions': ({ snapshot }) =>
      !snapshot.matches({ capturing: { watching: 'following' } }) || snapshot.context.reason === null,
    'a device that gives none, or a browser that refuses, has its reason': ({ snapshot }) =>
      !(snapshot.matches({ capturing: 'refused' }) || snapshot.matches({ capturing: { watching: 'lost' } })) ||
      snapshot.context.reason !== null,
    'a tab says something of the trail only if it has it, or nobody has': ({ snapshot }) =>
      !['opening', 'off', 'asking', 'elsewhere'].some((state) => state === snapshot.value) ||
      recordOf(snapshot) === null,
  },
});
