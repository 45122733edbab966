import type { ItemError, OutboxItem } from '#domain/outbox/item.ts';

export interface ItemCall {
  readonly item: OutboxItem;
}

export interface ClaimCall {
  readonly isStealing: boolean;
}

export interface PauseCall {
  readonly milliseconds: number;
}

/** How an item was sent; a call that may have been carried out all the same rejects. */
export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly error: ItemError }
  /** The session has ended: the server did nothing. */
  | { readonly kind: 'unauthorized' };

/** What the server has of an item that may have arrived. */
export type AskResult = { readonly kind: 'present' | 'absent' | 'unauthorized' };

/** What becomes of an item. */
export type Settlement =
  | { readonly kind: 'done' }
  | { readonly kind: 'returned' | 'absent' }
  | { readonly kind: 'lost' | 'parked'; readonly error: ItemError };

export interface SettleCall {
  readonly item: OutboxItem;
  readonly settlement: Settlement;
}

export interface OutboxInput {
  /** How a failed call is told. */
  readonly errorOf: (error: unknown) => ItemError;
}

export type OutboxEvent =
  /** Something may be sent: an item is new, the network is back, the page is shown again, the user asks for it. */
  | { readonly type: 'wake' }
  /** This tab alone sends. */
  | { readonly type: 'claim.granted' }
  /** Another tab has taken over. */
  | { readonly type: 'claim.taken' }
  | { readonly type: 'pause.over' };
