import { dayPackMachine } from '#machines/day-pack/day-pack.machine.ts';
import { defineModel } from './harness.ts';

const AT = 1_795_072_200_000;

export const model = defineModel({
  name: 'day-pack',
  machine: dayPackMachine,
  starts: { 'somebody who visits customers is signed in': undefined },
  events: {
    'the device has nothing, and the line is good': {
      type: 'xstate.done.actor.look',
      output: { readyAt: null, size: 0, isDue: true },
    },
    'the device has today’s': { type: 'xstate.done.actor.look', output: { readyAt: AT, size: 900_000, isDue: false } },
    'the device does not tell': { type: 'xstate.error.actor.look', error: new Error('blocked') },
    'the page has had the line for itself': { type: 'xstate.after.calm.dayPack.due' },
    'the page is shown again, or the network is back': { type: 'look' },
    'the user asks for it': { type: 'fill' },
    'the user stops it': { type: 'stop' },
    'a part of it is read': { type: 'fill.progress', done: 3, total: 20 },
    'all of it is read': { type: 'fill.done', readyAt: AT + 60_000, size: 1_200_000 },
    'the server does not answer': { type: 'fill.failed', failure: 'server' },
    'the device does not keep it': { type: 'fill.failed', failure: 'device' },
  },
  words: {
    title: 'A day that opens without a network',
    about:
      'What a day in the field needs is read ahead and kept on the device: today and the next days, their customers, the lists. It is ' +
      'read by itself when it is missing or old and the line is good, and when the user asks. It never ends before the session does.',
    conditions: {
      mayFill: ['the device may keep a day', 'the device has kept none when it was asked last'],
    },
    calls: {
      look: 'asks the device what it has',
      fill: 'reads everything, one thing after the other',
    },
    facts: {
      readyAt: ['the page says when it was read'],
      failure: ['the page says why it is not whole', 'no failure is shown any more'],
    },
    tags: { filling: 'The page shows how much is read.' },
    unplayed: 'No path is played: a walk of the live application opens a day that was read ahead.',
  },
  situation: ({ readyAt, done, failure }) => [readyAt, done, failure],
  playable: () => false,
  invariants: {
    'a failure leaves what the device has': ({ snapshot, before, event }) =>
      event?.type !== 'fill.failed' || snapshot.context.readyAt === before?.context.readyAt,
    'nothing is read ahead but while the page shows it': ({ snapshot }) =>
      snapshot.hasTag('filling') === ('fill' in snapshot.children && snapshot.children.fill !== undefined),
    'no failure is shown while it is tried again': ({ snapshot }) =>
      !snapshot.hasTag('filling') || snapshot.context.failure === null,
  },
});
