import type { ItemError, OutboxItem } from '#domain/outbox/item.ts';
import { deliveryOf, outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { defineModel } from './harness.ts';

const REFUSED: ItemError = { kind: 'refused', codes: ['VISIT_FIXED'] };
const LOST: ItemError = { kind: 'network', codes: [] };

const item: OutboxItem = {
  id: '["7","cm",null] 0000000001 1-2',
  version: 1,
  kind: 'createVisitReport',
  owner: { memberID: '7', agencyID: 'cm', world: null },
  ownerName: 'Yannick Mbida',
  key: 'createVisitReport 31 2026-11-18',
  after: [],
  write: {},
  form: null,
  title: 'Dr Clarisse Ewane',
  day: '2026-11-18',
  state: 'waiting',
  tries: 0,
  queuedAt: 1_795_072_200_000,
  sentAt: null,
  error: null,
};

const offline = new Error('offline');

export const model = defineModel({
  name: 'outbox',
  machine: outboxMachine,
  starts: { 'a tab of somebody who is signed in': { errorOf: () => LOST } },
  events: {
    'there is a reason to send': { type: 'wake' },
    'no other tab sends': { type: 'claim.granted' },
    'another tab takes over': { type: 'claim.taken' },
    'an item is to be sent, as the device has noted': {
      type: 'xstate.done.actor.take',
      output: { kind: 'send', item },
    },
    'an item may have arrived, and can be asked about': {
      type: 'xstate.done.actor.take',
      output: { kind: 'ask', item },
    },
    'an item may still be on its way: it is too early to ask': {
      type: 'xstate.done.actor.take',
      output: { kind: 'wait', milliseconds: 12_000 },
    },
    'nothing waits': { type: 'xstate.done.actor.take', output: { kind: 'none' } },
    'what waits cannot be read, or the device cannot note that sending begins': {
      type: 'xstate.error.actor.take',
      error: new Error('full'),
    },
    'the server has it': { type: 'xstate.done.actor.ask', output: { kind: 'present' } },
    'the server does not have it': { type: 'xstate.done.actor.ask', output: { kind: 'absent' } },
    'the session has ended when the server is asked': {
      type: 'xstate.done.actor.ask',
      output: { kind: 'unauthorized' },
    },
    'the server does not tell': { type: 'xstate.error.actor.ask', error: offline },
    'the server takes it': { type: 'xstate.done.actor.send', output: { kind: 'sent' } },
    'the server refuses it': { type: 'xstate.done.actor.send', output: { kind: 'refused', error: REFUSED } },
    'the session has ended': { type: 'xstate.done.actor.send', output: { kind: 'unauthorized' } },
    'no answer comes': { type: 'xstate.error.actor.send', error: offline },
    'the device has stored what became of it': { type: 'xstate.done.actor.settle', output: undefined },
    'the device did not store what became of it': { type: 'xstate.error.actor.settle', error: new Error('full') },
    'the pause is over': { type: 'pause.over' },
    'ninety seconds have passed: the other tab is taken for frozen': {
      type: 'xstate.after.patience.outbox.pass.claiming',
    },
  },
  words: {
    title: 'What waits to be sent',
    about:
      'Reports and the programmes of days wait on the device until the server has them, even with a network. There is a reason to send when an item is new, when the network is back, ' +
      'when the user signs in or the page is shown again, and when the user asks for it. One tab of a person sends, one item after the other, and only what this person wrote; what others wrote on this device stays for ' +
      'them. An item that got no answer may have arrived: once it can no longer arrive by itself, the server is asked whether it has a record of that visit or that day, and ' +
      'the item is sent again only if it has none. That also holds for what a tab had begun to send that was closed, or taken for frozen. What the server refuses stays, with its reason, until ' +
      'the user mends it, tries it again or throws it away; the others go on. Nothing is lost when the page is closed, the user signs out or the line breaks: the device notes that ' +
      'sending begins before it does, and the server is asked about it later.',
    conditions: {
      isWoken: ['something was added meanwhile', 'nothing was added meanwhile'],
      hasFailed: ['no answer came', 'an answer came'],
      isReturned: ['the session had ended', 'the session goes on'],
    },
    calls: {
      claim: ({ context }) => (context.isStealing ? 'takes over from the other tab' : 'waits until no other tab sends'),
      take: 'reads what waits, and notes on the device what is about to be sent',
      ask: 'asks the server whether it has the item',
      send: 'sends the item',
      pause: ({ context }) =>
        context.wait === null
          ? 'waits 5 seconds after a first failure, longer with each, 5 minutes at most'
          : 'waits until the server can be asked about it',
      settle: ({ context: { settlement } }) =>
        ({
          done: 'removes the item',
          absent: 'stores that the item waits again',
          returned: 'stores that the item waits again',
          lost: 'stores that the item may have arrived',
          parked: 'stores why the item was refused',
        })[settlement.kind],
    },
    facts: {
      item: ['the item is chosen'],
      isStealing: ['the other tab is taken for frozen'],
      isWoken: ['what waits will be read again'],
    },
    tags: { sending: 'The page shows that something is being sent.', later: 'The page shows when it goes on.' },
    unplayed: 'Walks of the demo show the outbox while the network fails.',
  },
  situation: ({ item: chosen, settlement, failures, wait, isStealing, isWoken }) => [
    chosen?.id ?? null,
    settlement.kind,
    Math.min(failures, 2),
    wait,
    isStealing,
    isWoken,
  ],
  playable: () => false,
  facts: { 'how it is delivered': deliveryOf },
  invariants: {
    'before an item is sent, the device has noted that sending begins': ({ snapshot, before }) =>
      !snapshot.matches({ pass: 'sending' }) ||
      before?.matches({ pass: 'taking' }) === true ||
      before?.matches({ pass: 'sending' }) === true,
    'two tabs never send at once': ({ snapshot }) =>
      !snapshot.hasTag('sending') || ('claim' in snapshot.children && snapshot.children.claim !== undefined),
    'an item that may have arrived is not sent before the server was asked': ({ snapshot, before, event }) =>
      !(event?.type === 'xstate.done.actor.take' && 'output' in event && before?.matches({ pass: 'taking' })) ||
      JSON.stringify(event.output).includes('"ask"') === snapshot.matches({ pass: 'asking' }),
    'sending removes an item only when the server has it': ({ snapshot, before, event }) =>
      !snapshot.matches({ pass: 'settling' }) ||
      before?.matches({ pass: 'settling' }) === true ||
      (snapshot.context.settlement.kind === 'done') ===
        (event !== undefined && 'output' in event && ['sent', 'present'].includes(kindOf(event.output))),
    'while something is sent, the tab can say what': ({ snapshot }) =>
      !snapshot.hasTag('sending') || snapshot.context.item !== null,
    'a tab that waits, or has nothing to send, never keeps another from sending': ({ snapshot }) =>
      snapshot.matches('pass') || !('claim' in snapshot.children) || snapshot.children.claim === undefined,
    'a failure is followed by a pause, which only a new reason to send cuts short': ({ snapshot, before, event }) =>
      !(event && 'error' in event && before?.matches('pass')) ||
      snapshot.matches('later') ||
      snapshot.matches({ pass: 'settling' }),
  },
});

const kindOf = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'kind' in output ? String(output.kind) : '';
