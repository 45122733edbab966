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
  starts: { 'the session of somebody': { errorOf: () => LOST } },
  events: {
    'something may be sent': { type: 'wake' },
    'no other tab sends': { type: 'claim.granted' },
    'another tab takes over': { type: 'claim.taken' },
    'an item is to be sent': { type: 'xstate.done.actor.choose', output: { kind: 'send', item } },
    'an item may have arrived': { type: 'xstate.done.actor.choose', output: { kind: 'ask', item } },
    'an item may still be on its way': {
      type: 'xstate.done.actor.choose',
      output: { kind: 'wait', milliseconds: 12_000 },
    },
    'nothing waits': { type: 'xstate.done.actor.choose', output: { kind: 'none' } },
    'the queue cannot be read': { type: 'xstate.error.actor.choose', error: new Error('no storage') },
    'the server has it': { type: 'xstate.done.actor.ask', output: { kind: 'present' } },
    'the server does not have it': { type: 'xstate.done.actor.ask', output: { kind: 'absent' } },
    'the server asks who it is': { type: 'xstate.done.actor.ask', output: { kind: 'unauthorized' } },
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
      'Every write of a day in the field waits on the device until the server has it, also with a network. One tab of a person sends, ' +
      'one item after the other. An item whose call has no answer may have arrived: the server is asked by what it knows the record by, and ' +
      'it is sent again only if the server does not have it. What the server refuses is parked for the user to mend, and ' +
      'the others go on.',
    conditions: {
      isWoken: ['something was added meanwhile', 'nothing was added meanwhile'],
      hasFailed: ['its call has no answer', 'its call has an answer'],
      isReturned: ['the server did nothing', 'the server has decided'],
    },
    calls: {
      claim: ({ context }) =>
        context.isStealing ? 'takes the queue from the other tab' : 'waits until no other tab sends',
      choose: 'reads the queue',
      ask: 'asks the server whether it has the item',
      mark: 'stores that the item is being sent',
      send: 'sends the item',
      pause: 'waits, longer with each failure',
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
      item: ['the item is chosen', 'no item is chosen any more'],
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
    'nothing is sent that the device does not know to be sent': ({ snapshot, before }) =>
      !snapshot.matches({ pass: 'sending' }) ||
      before?.matches({ pass: 'marking' }) === true ||
      before?.matches({ pass: 'sending' }) === true,
    'nothing is sent by two tabs': ({ snapshot }) =>
      !snapshot.hasTag('sending') || ('claim' in snapshot.children && snapshot.children.claim !== undefined),
    'an item that may have arrived is not sent before the server was asked': ({ snapshot, before, event }) =>
      !(event?.type === 'xstate.done.actor.choose' && 'output' in event && before?.matches({ pass: 'choosing' })) ||
      JSON.stringify(event.output).includes('"ask"') === snapshot.matches({ pass: 'asking' }),
    'an item is removed only when the server has it': ({ snapshot, before, event }) =>
      !snapshot.matches({ pass: 'settling' }) ||
      before?.matches({ pass: 'settling' }) === true ||
      (snapshot.context.settlement.kind === 'done') ===
        (event !== undefined && 'output' in event && ['sent', 'present'].includes(kindOf(event.output))),
    'an item is at hand exactly while something is done with it': ({ snapshot }) =>
      !snapshot.hasTag('sending') || snapshot.context.item !== null,
    'nothing is held while nothing is done': ({ snapshot }) =>
      snapshot.matches('pass') || !('claim' in snapshot.children) || snapshot.children.claim === undefined,
    'a failure is followed by a pause': ({ snapshot, before, event }) =>
      !(event && 'error' in event && before?.matches('pass')) ||
      snapshot.matches('later') ||
      snapshot.matches({ pass: 'settling' }),
  },
});

const kindOf = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'kind' in output ? String(output.kind) : '';
