import { dayPackMachine } from '#machines/day-pack/day-pack.machine.ts';
import { defineModel } from './harness.ts';

const AT = 1_795_072_200_000;

export const model = defineModel({
  name: 'day-pack',
  machine: dayPackMachine,
  starts: { 'somebody who visits customers is signed in': undefined },
  events: {
    'the day is missing or old, and the line is good': {
      type: 'xstate.done.actor.look',
      output: { readyAt: null, size: 0, missing: 0, isDue: true },
    },
    'the device has the day': {
      type: 'xstate.done.actor.look',
      output: { readyAt: AT, size: 900_000, missing: 0, isDue: false },
    },
    'the device has no day, and the line is poor': {
      type: 'xstate.done.actor.look',
      output: { readyAt: null, size: 0, missing: 0, isDue: false },
    },
    'what the device keeps cannot be read': { type: 'xstate.error.actor.look', error: new Error('blocked') },
    'ten seconds have passed, in which the page has loaded what it shows': { type: 'xstate.after.calm.dayPack.due' },
    'ten seconds have passed since the day was read or looked at': { type: 'xstate.after.calm.dayPack.settling' },
    'a day is read anew': { type: 'days.changed' },
    'the user asks for what is missing, or a day is read without a network': { type: 'complete' },
    'two customers are planned whose cards are not there': {
      type: 'xstate.done.actor.complete',
      output: { missing: 2, size: 1_000_000 },
    },
    'everybody who is planned is there': {
      type: 'xstate.done.actor.complete',
      output: { missing: 0, size: 1_100_000 },
    },
    'the code for it cannot be loaded': { type: 'xstate.error.actor.complete', error: new Error('chunk') },
    'the page is shown again, or the network is back': { type: 'look' },
    'the user asks for it': { type: 'fill' },
    'the user stops it': { type: 'stop' },
    'a part of it is read': { type: 'fill.progress', done: 3, total: 20 },
    'all of it is read': { type: 'fill.done', readyAt: AT + 60_000, size: 1_200_000, missing: 0 },
    'the server does not answer to the end': { type: 'fill.failed', failure: 'server' },
    'the device does not store all of it': { type: 'fill.failed', failure: 'device' },
  },
  words: {
    title: 'A day that opens without a network',
    about:
      'What a day in the field needs is read ahead and kept on the device: today, tomorrow and, before a weekend, Monday, with their customers and the lists. It is ' +
      'read by itself when it is missing, of another day or older than six hours, and the line is good; and when the user asks. The cards of those who are planned later ' +
      'are read soon after, or counted as missing. What is read replaces, part by part, what ' +
      'the device had; a part that cannot be read stays as it was. This goes on as long as the user is signed in; signing out deletes all of it from the device.',
    conditions: {
      isThere: ['the device has a day', 'the device has no day'],
      mayFill: ['the device stored the last day, or none was read', 'the device could not store the last day'],
    },
    calls: {
      look: 'asks the device what it has',
      fill: 'reads everything, one thing after the other',
      complete: 'reads the cards that those who are planned lack, and counts those that are left',
    },
    facts: {
      missing: ['the page says how many of the planned customers are not there', 'nobody who is planned is missing'],
      readyAt: ['the page says when it was read'],
      failure: ['the page says why it is not whole', 'no failure is shown any more'],
    },
    tags: { filling: 'The page shows how much is read.' },
    unplayed: 'A walk of the live application opens a day that was read ahead.',
  },
  situation: ({ readyAt, missing, done, failure }) => [readyAt, missing, done, failure],
  playable: () => false,
  invariants: {
    'when reading fails, the hour of the last whole day stays': ({ snapshot, before, event }) =>
      event?.type !== 'fill.failed' || snapshot.context.readyAt === before?.context.readyAt,
    'whenever a day is being read, the page shows it': ({ snapshot }) =>
      snapshot.hasTag('filling') === ('fill' in snapshot.children && snapshot.children.fill !== undefined),
    'no failure is shown while it is tried again': ({ snapshot }) =>
      !snapshot.hasTag('filling') || snapshot.context.failure === null,
  },
});
