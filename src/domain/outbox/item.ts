import { exactShapeOf, type Guard, isNumber, isText, listOf, orMissing, orNull, shapeOf } from '#lib/shape.ts';

/** The writes that wait on the device until the server has them, by the name of their call. */
export const WRITE_KINDS = [
  'createVisitReport',
  'createWorkScheduleDaily',
  // Programmes of several days, which are saved, moved or copied together.
  'createWorkSchedules',
  'validateVisitObjectives',
  'unValidateVisitObjectives',
  'deleteVisitObjective',
  'createSupervisorWeeklyReport',
  'createAbsenceJustification',
  // Of a customer of any kind, and whichever call writes it.
  'updateCustomer',
  'updateCustomerProfile',
  'createRelationshipWithProductAdvancement',
  'createCustomerExpectation',
  'updateCustomerExpectation',
  'createLeadedAction',
  'updateLeadedAction',
] as const;
export type WriteKind = (typeof WRITE_KINDS)[number];

/** The version of what this application writes. An older one is read as it is; a newer one is kept, and not sent. */
export const ITEM_VERSION = 1;

/** Whose writes they are: the server takes the author from the token, so those of somebody else are never sent. */
export interface OutboxOwner {
  readonly memberID: string;
  readonly agencyID: string | null;
  /** The world of the demo; `null` where there is one, as live. */
  readonly world: string | null;
}

/** `sending`: a call was made, and its answer is not known. `doubtful`: it failed, and may have arrived all the same. */
export type ItemState = 'waiting' | 'sending' | 'doubtful' | 'parked';

/** Why the last try has failed. */
export interface ItemError {
  /** The kind of the failed call, or `conflict`: the server has another version. */
  readonly kind: string;
  readonly codes: readonly string[];
  /** What the server said, as it said it; left out if it was nothing, or by an older version. */
  readonly said?: string | undefined;
  /** The days that it is about, of a write about several: `YYYY-MM-DD`. */
  readonly days?: readonly string[] | undefined;
}

/** The form in which a write was made, to open it again. */
export interface ItemForm {
  /** The kind and the subject of its draft. */
  readonly editor: string;
  readonly subject: string;
  readonly value: unknown;
  /** What it was begun from. */
  readonly base: unknown;
  /** The address at which it was open, inside the application. */
  readonly href: string;
}

/** A write that is to be sent. It names its call and has its values; it never contains a query or a token. */
export interface OutboxItem {
  /** Its owner and its place in the queue. */
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly owner: OutboxOwner;
  /** The name of its owner, for whoever else uses the device. */
  readonly ownerName: string;
  /** What the server knows the record by, whoever sends it and how often. One that waits is replaced by the next of its key. */
  readonly key: string;
  /** The keys of the records that it writes together; left out for what writes one. */
  readonly also?: readonly string[] | undefined;
  /** The keys of writes that must arrive before it, if they wait. */
  readonly after: readonly string[];
  /** Its values, as its writer takes them. */
  readonly write: unknown;
  /** `null` where there is no form to open. */
  readonly form: ItemForm | null;
  /** The other forms in which it was written, as of the other days of a week; left out for what has one or none. */
  readonly forms?: readonly ItemForm[] | undefined;
  /** The address at which what has no form is mended; left out for what has one, and by an older version. */
  readonly href?: string | undefined;
  /** Whom or what it is about, as the user reads it: « Dr Clarisse Ewane ». */
  readonly title: string;
  /** The day that it is about, `YYYY-MM-DD`. */
  readonly day: string;
  /** The last day of a write about several; left out for any other. */
  readonly until?: string | undefined;
  readonly state: ItemState;
  /** How often it was sent. */
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  /** When it was last sent, in milliseconds since 1970. */
  readonly sentAt: number | null;
  readonly error: ItemError | null;
}

/** What a screen gives to be sent. */
export type NewItem = Pick<
  OutboxItem,
  'kind' | 'key' | 'also' | 'after' | 'write' | 'form' | 'forms' | 'href' | 'title' | 'day' | 'until'
> & {
  readonly kind: WriteKind;
};

/** Every form in which an item was written. */
export const formsOf = ({ form, forms = [] }: Pick<OutboxItem, 'form' | 'forms'>): readonly ItemForm[] =>
  form ? [form, ...forms] : [];

const isOwner = exactShapeOf<OutboxOwner>({ memberID: isText, agencyID: orNull(isText), world: orNull(isText) });
const isState: Guard<ItemState> = (value): value is ItemState =>
  value === 'waiting' || value === 'sending' || value === 'doubtful' || value === 'parked';
const isAnything: Guard<unknown> = (value): value is unknown => value !== undefined;
const isForm = shapeOf<ItemForm>({
  editor: isText,
  subject: isText,
  value: isAnything,
  base: isAnything,
  href: isText,
});

/** Checks what a device or a file has stored. */
export const isItem = shapeOf<OutboxItem>({
  id: isText,
  version: isNumber,
  kind: isText,
  owner: isOwner,
  ownerName: isText,
  key: isText,
  also: orMissing(listOf(isText)),
  after: listOf(isText),
  write: isAnything,
  form: orNull(isForm),
  forms: orMissing(listOf(isForm)),
  href: orMissing(isText),
  title: isText,
  day: isText,
  until: orMissing(isText),
  state: isState,
  tries: isNumber,
  queuedAt: isNumber,
  sentAt: orNull(isNumber),
  error: orNull(
    shapeOf<ItemError>({
      kind: isText,
      codes: listOf(isText),
      said: orMissing(isText),
      days: orMissing(listOf(isText)),
    }),
  ),
});

/** Names the queue of somebody on this device, and its lock. */
export const ownerKey = ({ memberID, agencyID, world }: OutboxOwner): string =>
  JSON.stringify([memberID, agencyID, world]);

export const isOwnedBy = (item: Pick<OutboxItem, 'owner'>, owner: OutboxOwner): boolean =>
  ownerKey(item.owner) === ownerKey(owner);

/** Whether this version of the application knows how to send it. */
export const isKnown = ({ version, kind }: Pick<OutboxItem, 'version' | 'kind'>): boolean =>
  version <= ITEM_VERSION && WRITE_KINDS.some((each) => each === kind);
