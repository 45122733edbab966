import type { ItemError } from '#domain/outbox/item.ts';
import { useOutboxToCome } from '#state/outbox.tsx';
import type { Outcome } from '#state/outbox-keeper.ts';
import { queueWrite } from '#state/queue-write.ts';
import { type ProgrammesToQueue, programmesItem } from '../outbox/programme-item.ts';

/** Visits that are moved or copied: no draft has them. */
export type VisitsToQueue = Omit<ProgrammesToQueue, 'drafts'>;

/** Queues what becomes of visits on several days, and waits a while for the answer. */
export function useQueueVisits(): (visits: VisitsToQueue) => Promise<Outcome> {
  const outboxToCome = useOutboxToCome();
  return async (visits) =>
    queueWrite(await outboxToCome, programmesItem({ ...visits, drafts: [] }), {
      drafts: [],
    });
}

/** Why visits were not taken, as the outbox tells it. */
export const failureOf = ({
  codes,
  said,
  days,
  isConflict = false,
}: Extract<Outcome, { readonly kind: 'refused' }>): ItemError => ({
  kind: isConflict ? 'conflict' : 'refused',
  codes,
  ...(said !== undefined && { said }),
  ...(days && { days }),
});
