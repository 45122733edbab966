import { ApiError } from '#api/errors.ts';
import type { NewItem } from '#domain/outbox/item.ts';
import type { Outbox, Outcome } from './outbox-keeper.ts';
import type { EditorDraft } from './use-draft.ts';

/** Milliseconds that a form waits for an answer before it closes: what was written is on the device. */
const PATIENCE = 6000;

/** A draft whose form queues it. */
export type QueuedDraft = Pick<EditorDraft<object>, 'name' | 'onQueued' | 'keep'>;

export interface FormToQueue {
  /** The drafts in which it was written, in the order of its forms; none if it is in none. */
  readonly drafts: readonly QueuedDraft[];
  /** Whether what the server refuses stays in the outbox, where the page shows it; by default its form gets it back. */
  readonly isLeft?: boolean;
}

/**
 * Queues what was written in a form, and waits a while for the answer. What the server refuses meanwhile is given back to the form.
 * @throws {ApiError} `network`, when no answer came and the device did not store it: the form stays open
 */
export async function queueWrite(
  outbox: Outbox,
  item: NewItem,
  { drafts, isLeft = false }: FormToQueue,
): Promise<Outcome> {
  // The transaction that queues it forgets the drafts that have the same.
  for (const draft of drafts) draft.keep();
  const { item: queued, isKept } = await outbox.queue(
    item,
    drafts.map(({ name }) => name),
  );
  // The form stays open while the answer is awaited. A page that ends meanwhile must not store its draft again: it would be sent twice.
  if (isKept) for (const draft of drafts) draft.onQueued();
  const outcome = await outbox.outcome(queued.id, PATIENCE);
  if (outcome.kind === 'sent' || (isKept && (isLeft || outcome.kind === 'queued'))) return outcome;
  // The drafts are stored before the item goes.
  for (const draft of drafts) draft.keep();
  await outbox.takeBack(queued.id, []);
  if (outcome.kind === 'refused') return outcome;
  throw new ApiError('network');
}

/**
 * What became of a write, where a refusal is an error of its form.
 * @throws {ApiError} for what the server refuses
 */
export function accepted(outcome: Outcome): 'sent' | 'queued' {
  if (outcome.kind !== 'refused') return outcome.kind;
  const messages = [...outcome.codes, ...(outcome.said === undefined ? [] : [outcome.said])];
  throw new ApiError('refused', { errors: messages.map((message) => ({ message, dependents: [] })) });
}
