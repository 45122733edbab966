import { ApiError } from '#api/errors.ts';
import type { NewItem } from '#domain/outbox/item.ts';
import type { Outbox, Outcome } from './outbox-keeper.ts';

/** Milliseconds that a form waits for an answer before it closes: what was written is on the device. */
const PATIENCE = 6000;

export interface FormToQueue {
  /** The names of the drafts in which it was written, in the order of its forms; none if it is in none. */
  readonly draftNames: readonly string[];
  /** Has the form store its drafts again. */
  readonly keepDraft: () => void;
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
  { draftNames, keepDraft, isLeft = false }: FormToQueue,
): Promise<Outcome> {
  const { item: queued, isKept } = await outbox.queue(item, draftNames);
  const outcome = await outbox.outcome(queued.id, PATIENCE);
  if (outcome.kind === 'sent' || (isKept && (isLeft || outcome.kind === 'queued'))) return outcome;
  // The drafts are stored before the item goes.
  keepDraft();
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
