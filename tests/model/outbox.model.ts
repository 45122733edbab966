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
    'something may be sent': { type: 'wake' },
    'no other tab sends': { type: 'claim.granted' },
    'another tab takes over': { type: 'claim.taken' },
    'an item is to be sent': { type: 'xstate.done.actor.choose', output: { kind: 'send', item } },
    'an item may have arrived': { type: 'xstate.done.actor.choose', output: { kind: 'ask', item } },
    'an item may still arrive by itself': {
      type: 'xstate.done.actor.choose',
      output: { kind: 'wait', milliseconds: 12_000 },
    },
    'nothing waits': { type: 'xstate.done.actor.choose', output: { kind: 'none' } },
    'the queue cannot be read': { type: 'xstate.error.actor.choose', error: new Error('no storage') },
    'the server has it': { type: 'xstate.done.actor.ask', output: { kind: 'present' } },
    'the server does not have it': { type: 'xstate.done.actor.ask', output: { kind: 'absent' } },
    'the session has ended when the server is asked': {
      type: 'xstate.done.actor.ask',
      output: { kind: 'unauthorized' },
    },
    'the server does not tell': { type: 'xstate.error.actor.ask', error: offline },
    'the device has stored that it is sent': { type: 'xstate.done.actor.mark', output: true },
    'the item waits no more': { type: 'xstate.done.actor.mark', output: false },
    'the device did not store that it is sent': { type: 'xstate.error.actor.mark', error: new Error('full') },
    'the server takes it': { type: 'xstate.done.actor.send', output: { kind: 'sent' } },
    'the server refuses it': { type: 'xstate.done.actor.send', output: { kind: 'refused', error: REFUSED } },
    'the session has ended': { type: 'xstate.done.actor.send', output: { kind: 'unauthorized' } },
    'no answer comes': { type: 'xstate.error.actor.send', error: offline },
    'the device has stored what became of it': { type: 'xstate.done.actor.settle', output: undefined },
    'the device did not store what became of it': { type: 'xstate.error.actor.settle', error: new Error('full') },
    'the pause is over': { type: 'pause.over' },
    'the other tab seems to be frozen': { type: 'xstate.after.patience.outbox.pass.claiming' },
  },
  words: {
    title: 'What waits to be sent',
    about:
      'Reports and the programmes of days wait on the device until the server has them, also with a network. Something may be sent when an item is new, when the network is back, ' +
      'when the page is shown again, and when the user asks for it. One tab of a person sends, one item after the other, and only what this person wrote; what others wrote on this device stays for ' +
      'them. An item whose call has no answer may have arrived: once that call can no longer arrive, the server is asked, by the visit or the day, whether it has the record, and ' +
      'the item is sent again only if it does not. What the server refuses stays for the user to mend, to try again or to throw away, and ' +
      'the others go on. Nothing is lost when the page is closed, the user signs out or a call is cut: the device stores that an item is being sent before it is, and asks about it later.',
    conditions: {
      isWoken: ['something was added meanwhile', 'nothing was added meanwhile'],
      hasFailed: ['its call has no answer', 'its call has an answer'],
      isReturned: ['the session had ended', 'the session goes on'],
    },
    calls: {
      claim: ({ context }) =>
        context.isStealing ? 'takes the queue from the other tab' : 'waits until no other tab sends',
      choose: 'reads the queue',
      ask: 'asks the server whether it has the item',
      mark: 'stores that the item is being sent',
      send: 'sends the item',
      pause: ({ context }) =>
        context.wait === null ? 'waits, longer with each failure' : 'waits until the server can be asked about it',
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
      isWoken: ['the queue will be read again'],
    },
    tags: { sending: 'The page shows that something is being sent.', later: 'The page shows when it goes on.' },
    unplayed: 'No path is played: walks of the demo show the outbox with a line that fails.',
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
    'before an item is sent, the device has stored that it is': ({ snapshot, before }) =>
      !snapshot.matches({ pass: 'sending' }) ||
      before?.matches({ pass: 'marking' }) === true ||
      before?.matches({ pass: 'sending' }) === true,
    'two tabs never send at once': ({ snapshot }) =>
      !snapshot.hasTag('sending') || ('claim' in snapshot.children && snapshot.children.claim !== undefined),
    'an item that may have arrived is not sent before the server was asked': ({ snapshot, before, event }) =>
      !(event?.type === 'xstate.done.actor.choose' && 'output' in event && before?.matches({ pass: 'choosing' })) ||
      JSON.stringify(event.output).includes('"ask"') === snapshot.matches({ pass: 'asking' }),
    'an item is removed only when the server has it': ({ snapshot, before, event }) =>
      !snapshot.matches({ pass: 'settling' }) ||
      before?.matches({ pass: 'settling' }) === true ||
      (snapshot.context.settlement.kind === 'done') ===
        (event !== undefined && 'output' in event && ['sent', 'present'].includes(kindOf(event.output))),
    'a tab that sends knows what it sends': ({ snapshot }) =>
      !snapshot.hasTag('sending') || snapshot.context.item !== null,
    'a tab that does not send keeps no other from sending': ({ snapshot }) =>
      snapshot.matches('pass') || !('claim' in snapshot.children) || snapshot.children.claim === undefined,
    'after a failure nothing is sent before a pause': ({ snapshot, before, event }) =>
      !(event && 'error' in event && before?.matches('pass')) ||
      snapshot.matches('later') ||
      snapshot.matches({ pass: 'settling' }),
  },
});

const kindOf = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'kind' in output ? String(output.kind) : '';
