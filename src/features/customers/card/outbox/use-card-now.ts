import type { Kind } from '#domain/customers/kinds.ts';
import { useOutboxToCome } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { type Waiting, waitingOn } from '../../shared/outbox/card-item.ts';
import type { Card } from '../card.types.ts';
import { readCard } from '../cards.ts';
import { cardWithWaiting } from './card-with-waiting.ts';

interface CardNow {
  /** As the server has it, with what waits on this device. */
  readonly card: Card;
  readonly waiting: readonly Waiting[];
}

/** A function that reads a card again; `null` if it does not exist any more. */
export function useCardNow(customer: { readonly kind: Kind; readonly ID: string }) {
  const { api } = useServices();
  const outboxToCome = useOutboxToCome();
  return async (signal: AbortSignal): Promise<CardNow | null> => {
    const card = await readCard(api, customer, signal);
    const waiting = waitingOn((await outboxToCome).getView().items, customer.ID);
    return card && { card: cardWithWaiting(card, waiting), waiting };
  };
}
