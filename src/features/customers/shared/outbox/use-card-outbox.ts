import type { Answer } from '#machines/operation/operation.machine.ts';
import { addressOf, useShownLocation } from '#state/location.ts';
import { useOutboxToCome } from '#state/outbox.tsx';
import { accepted, queueWrite } from '#state/queue-write.ts';
import { useToday } from '#state/today.ts';
import type { Sending } from '../record-editor/record-editor.tsx';
import { type CardToQueue, cardItem } from './card-item.ts';

type ToQueue = Omit<CardToQueue, 'day' | 'form'> & Pick<Sending, 'form' | 'draft'>;

/** Queues what is written about a customer, and waits a while for what becomes of it. */
export function useCardOutbox(): (write: ToQueue) => Promise<Answer<'sent' | 'queued' | 'conflict'>> {
  const outboxToCome = useOutboxToCome();
  const href = addressOf(useShownLocation());
  const day = useToday().toString();
  return async ({ form, draft, ...write }) => {
    const outbox = await outboxToCome;
    const item = cardItem({ ...write, day, form: { ...form, href } }, outbox.getView().items);
    const outcome = await queueWrite(outbox, item, draft);
    return { data: outcome.kind === 'refused' && outcome.isConflict === true ? 'conflict' : accepted(outcome) };
  };
}
