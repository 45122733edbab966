import type { ItemForm, NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { type Kind, KINDS } from '#domain/customers/kinds.ts';
import { blockersOf, mayHaveArrived } from '#domain/outbox/queue.ts';
import { type Guard, isBoolean, isNumber, isText, orMissing, orNull, shapeOf } from '#lib/shape.ts';
import { isCardValues } from '../customer-editor/customer-writes.ts';
import { changedValues, isValuesWith, type Values } from '../record-editor/fields.ts';

const TEXT = orMissing(orNull(isText));

const PERIOD = { periodStart: isText, periodEnd: isText };

const EXPECTATION = isValuesWith({ ...PERIOD, toBeImproved: TEXT, expectedProducts: TEXT });

const ACTION = isValuesWith({
  ...PERIOD,
  requests: TEXT,
  actionMaterials: TEXT,
  actionHumanRelations: TEXT,
  actionFinancial: TEXT,
});

const STAGE = isValuesWith({ pharmaProductID: isText, relationState: isText, dateTimestamp: isNumber });

/** What is written about a customer: what its values must be, and whether it is a new record. */
const WRITES = {
  updateCustomer: { isValues: isCardValues, isNew: false },
  updateCustomerProfile: { isValues: isCardValues, isNew: false },
  createRelationshipWithProductAdvancement: { isValues: STAGE, isNew: true },
  createCustomerExpectation: { isValues: EXPECTATION, isNew: true },
  updateCustomerExpectation: { isValues: EXPECTATION, isNew: false },
  createLeadedAction: { isValues: ACTION, isNew: true },
  updateLeadedAction: { isValues: ACTION, isNew: false },
} as const satisfies Readonly<
  Partial<Record<NewItem['kind'], { readonly isValues: Guard<Values>; readonly isNew: boolean }>>
>;

export type CardWriteKind = keyof typeof WRITES;

/** A write about a customer that waits. */
export interface CardWrite {
  readonly customer: { readonly kind: Kind; readonly ID: string };
  /** The record of the card that is changed; `null` for a new one, and for the card itself. */
  readonly recordID: string | null;
  /** Whether the fields that were not changed are left out of the call. */
  readonly isPart: boolean;
  /** As they are sent. */
  readonly values: Values;
  /** The record that it was made from; nothing for a new one. */
  readonly base: Values;
  /** What it is about, as the user reads it: the product, the fields that were changed. */
  readonly about: string;
}

const isKind: Guard<Kind> = (value): value is Kind => KINDS.some((kind) => kind === value);

const isCardWriteKind = (kind: string): kind is CardWriteKind => Object.hasOwn(WRITES, kind);

const isCustomer = shapeOf<CardWrite['customer']>({ kind: isKind, ID: isText });

/** The write about a customer that an item has; `null` for any other item, and for one that this version cannot read. */
export function cardWriteOf({ kind, write }: Pick<OutboxItem, 'kind' | 'write'>): CardWrite | null {
  if (!isCardWriteKind(kind)) return null;
  const { isValues, isNew } = WRITES[kind];
  const isWrite = shapeOf<CardWrite>({
    customer: isCustomer,
    recordID: orNull(isText),
    isPart: isBoolean,
    values: isValues,
    base: isNew ? isValuesWith({}) : isValues,
    about: isText,
  });
  return isWrite(write) ? write : null;
}

/** What the server knows a write about a customer by: the record, and what is written in it. */
function keyOf(kind: CardWriteKind, { customer, recordID, values, base }: CardWrite): string {
  const written = Object.entries(changedValues(values, base)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [kind, customer.ID, recordID ?? '', JSON.stringify(written)].join(' ');
}

export interface CardToQueue extends CardWrite {
  readonly kind: CardWriteKind;
  /** The name of the customer. */
  readonly name: string;
  /** What is written, where there is more to say than what it is about. */
  readonly details?: string;
  /** Today, `YYYY-MM-DD`. */
  readonly day: string;
  readonly form: ItemForm;
}

/**
 * A write about a customer as it is queued. A change comes after those of the same record that wait: it was made on top of them.
 * @param items what is in the queue
 */
export function cardItem(
  { kind, name, day, form, about, details = about, ...rest }: CardToQueue,
  items: readonly OutboxItem[],
): NewItem {
  const write: CardWrite = { ...rest, about };
  const earlier = WRITES[kind].isNew
    ? []
    : waitingOn(items, write.customer.ID).filter((each) => isChangeOf(each, write.recordID));
  return {
    kind,
    key: keyOf(kind, write),
    after: [...new Set(earlier.map((each) => each.key))],
    write,
    form,
    title: details === '' ? name : `${name} · ${details}`,
    day,
  };
}

/** The beginning of the ID of a record that only the device has. */
const QUEUED = 'queued ';

export const isQueuedID = (ID: string): boolean => ID.startsWith(QUEUED);

/** A write about a customer that waits, as its card shows it. */
export interface Waiting extends CardWrite {
  readonly ID: string;
  readonly kind: CardWriteKind;
  readonly key: string;
  readonly isRefused: boolean;
  /** Whether it was made on top of one that the server has refused: until that is mended, it is not sent. */
  readonly isStuck: boolean;
  /** Whether the server may have it: a card that was read since shows it. */
  readonly mayBeThere: boolean;
}

/** Whether a write changes a record, and is on its way: neither refused, nor behind one that is. */
const isChangeOf = ({ kind, recordID, isRefused, isStuck }: Waiting, changed: string | null): boolean =>
  !isRefused && !isStuck && !WRITES[kind].isNew && recordID === changed;

/** What waits on this device about a customer, in order. */
export const waitingOn = (items: readonly OutboxItem[], customerID: string): readonly Waiting[] =>
  items.flatMap((item) => {
    const write = cardWriteOf(item);
    return write?.customer.ID === customerID && isCardWriteKind(item.kind)
      ? [
          {
            ...write,
            ID: QUEUED + item.id,
            kind: item.kind,
            key: item.key,
            isRefused: item.state === 'parked',
            isStuck: blockersOf(item, items).some(({ state }) => state === 'parked'),
            mayBeThere: mayHaveArrived(item),
          },
        ]
      : [];
  });

/**
 * The values of a record, with what waits to be sent: not what was refused, nor what comes after it, nor what the record does not hold.
 * @param recordID `null` for the card itself
 */
export const withWaiting = (values: Values, waiting: readonly Waiting[], recordID: string | null): Values => {
  const changes = waiting
    .filter((each) => isChangeOf(each, recordID))
    .flatMap((each) => Object.entries(changedValues(each.values, each.base)))
    .filter(([name]) => Object.hasOwn(values, name));
  return { ...values, ...Object.fromEntries(changes) };
};
