import type { Api } from '#api/client.ts';
import { type Refusal, refusalOr } from '#api/refusal.ts';
import { isContested } from '#state/editor-draft.ts';
import type { Conflict, Writer } from '#state/outbox-keeper.ts';
import { WRITES } from '../../shared/customer-editor/customer-writes.ts';
import { type CardWrite, type CardWriteKind, cardWriteOf } from '../../shared/outbox/card-item.ts';
import { changedValues, textOf, type Values, written } from '../../shared/record-editor/fields.ts';
import type { Card, CardHistory } from '../card.types.ts';
import {
  CreateExpectationDocument,
  CreateLeadedActionDocument,
  CreateStageDocument,
  UpdateExpectationDocument,
  UpdateLeadedActionDocument,
} from '../card-writes.generated.ts';
import { readCard, valuesOf } from '../cards.ts';
import { type Addition, actionsIn, expectationsIn, isAdded, stored } from './card-records.ts';
import { actionIn, expectationIn } from './card-values.ts';

/** A change to send. */
interface Changed {
  readonly write: CardWrite;
  /** The record as it is now, all that the card has of it. */
  readonly now: Values;
  /** The fields of the form, with what somebody else has changed meanwhile. */
  readonly next: Values;
  /** Those that this write changes. */
  readonly changed: Values;
}

/** How a record is changed. */
interface Change {
  /** What the server has of it; `undefined` if it does not exist any more. */
  readonly find: (card: Card, recordID: string | null) => Values | undefined;
  readonly send: (api: Api, change: Changed, signal: AbortSignal) => Promise<unknown>;
}

type Records = (history: CardHistory) => readonly { readonly ID: string; readonly values: Values }[];

const among =
  (records: Records): Change['find'] =>
  (card, recordID) =>
    records(card.history).find(({ ID }) => ID === recordID)?.values;

const cardValues: Change['find'] = (card) => written(valuesOf(card));

/** The lists of a health worker, without which the call about a part is not made: as the server has them now. */
const neededWith = ({ healthCenterIDsList, specialitieIDsList }: Values): Values =>
  healthCenterIDsList === undefined ? {} : { healthCenterIDsList, specialitieIDsList: specialitieIDsList ?? [] };

/** What a call about a part takes. */
const partOf = ({ now, changed }: Changed): Values => ({ ...neededWith(now), ...changed });

const idOf = ({ recordID }: CardWrite): string => recordID ?? '';

/** Those values that a record holds: what is sent with it cannot be compared. */
const heldIn = (values: Values, record: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(record, name)));

/** @throws {ApiError} if the card could not be read */
const cardNow = (api: Api, { customer }: CardWrite, signal: AbortSignal) => readCard(api, customer, signal);

const isNothing = (values: Values): boolean => Object.keys(values).length === 0;

/** Whether a record has these values, as far as it holds them. */
const has = (record: Values, values: Values): boolean =>
  isNothing(changedValues(stored(heldIn(values, record)), stored(record)));

/** Sends the changes of a record: the card is read before, and where both sides have changed the same field the user is asked. */
const changing = ({ find, send }: Change): Writer => ({
  async send(api, item, signal) {
    const write = cardWriteOf(item);
    if (!write) return { kind: 'refused', codes: [] };
    return refusalOr<{ readonly kind: 'sent' } | Refusal | Conflict>(async () => {
      const card = await cardNow(api, write, signal);
      const now = card && find(card, write.recordID);
      if (!now) return { kind: 'refused', codes: ['NOT_FOUND'] };
      const { values, base } = write;
      const changed = changedValues(values, base);
      const unheld = Object.keys(changed).filter((name) => !Object.hasOwn(now, name));
      if (unheld.length === 0 && has(now, changed)) return { kind: 'sent' };
      const [value, before] = [stored(heldIn(values, now)), stored(heldIn(base, now))];
      if (isContested({ value, base: before }, stored(now))) return { kind: 'conflict' };
      const own = Object.fromEntries(Object.keys(values).map((name) => [name, now[name] ?? null]));
      await send(api, { write, now, next: { ...own, ...changed }, changed }, signal);
      return { kind: 'sent' };
    });
  },

  async isThere(api, item, signal) {
    const write = cardWriteOf(item);
    const card = write && (await cardNow(api, write, signal));
    const now = write && card && find(card, write.recordID);
    if (!now) return false;
    const changed = changedValues(write.values, write.base);
    // Of what the record does not hold nothing is known: it is sent again, and changes nothing.
    return !isNothing(heldIn(changed, now)) && has(now, changed);
  },
});

type Add = (api: Api, write: CardWrite, signal: AbortSignal) => Promise<unknown>;

/** Sends what is added to a card. */
const adding = (kind: Addition, send: Add): Writer => ({
  async send(api, item, signal) {
    const write = cardWriteOf(item);
    if (!write) return { kind: 'refused', codes: [] };
    return refusalOr<{ readonly kind: 'sent' } | Refusal>(async () => {
      await send(api, write, signal);
      return { kind: 'sent' };
    });
  },

  async isThere(api, item, signal) {
    const write = cardWriteOf(item);
    const card = write && (await cardNow(api, write, signal));
    return card ? isAdded(kind, write, card.history) : false;
  },
});

/** Who sends what is written about a customer, by the kind of the write. */
export const CARD_WRITERS: Readonly<Record<CardWriteKind, Writer>> = {
  updateCustomer: changing({
    find: cardValues,
    send: (api, change, signal) => {
      const { customer, isPart } = change.write;
      const { update, updatePart } = WRITES[customer.kind];
      return isPart && updatePart
        ? updatePart(api, customer.ID, partOf(change), signal)
        : update(api, customer.ID, change.next, signal);
    },
  }),
  updateCustomerProfile: changing({
    find: cardValues,
    send: (api, change, signal) =>
      WRITES.healthworker.updatePart(api, change.write.customer.ID, partOf(change), signal),
  }),
  updateCustomerExpectation: changing({
    find: among(expectationsIn),
    send: (api, { write, next }, signal) =>
      api.request(UpdateExpectationDocument, { ...expectationIn(next), ID: idOf(write) }, { signal }),
  }),
  updateLeadedAction: changing({
    find: among(actionsIn),
    send: (api, { write, next }, signal) =>
      api.request(UpdateLeadedActionDocument, { ...actionIn(next), ID: idOf(write) }, { signal }),
  }),
  createRelationshipWithProductAdvancement: adding(
    'createRelationshipWithProductAdvancement',
    (api, { customer, values }, signal) => {
      const dateTimestamp = Number(values['dateTimestamp']);
      const stage = {
        pharmaProductID: textOf(values, 'pharmaProductID'),
        relationState: textOf(values, 'relationState'),
      };
      return api.request(CreateStageDocument, { customerID: customer.ID, ...stage, dateTimestamp }, { signal });
    },
  ),
  createCustomerExpectation: adding('createCustomerExpectation', (api, { customer, values }, signal) =>
    api.request(CreateExpectationDocument, { ...expectationIn(values), customerID: customer.ID }, { signal }),
  ),
  createLeadedAction: adding('createLeadedAction', (api, { customer, values }, signal) =>
    api.request(CreateLeadedActionDocument, { ...actionIn(values), customerID: customer.ID }, { signal }),
  ),
};
