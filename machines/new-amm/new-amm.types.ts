import type { Refusal } from '#api/refusal.ts';
import type { AmmDraft } from '#domain/regulatory/amm-rules.ts';

export interface SendAmmCall {
  readonly draft: AmmDraft;
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type SendAmmResult = { readonly kind: 'saved' } | Refusal;

export interface AmmInput {
  readonly draft: AmmDraft;
  /** Unsent changes from when the dialog was last left. */
  readonly resumed?: AmmDraft;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type AmmEvent =
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'draft.change'; readonly patch: Partial<Omit<AmmDraft, 'file' | 'recipientIDs'>> }
  | { readonly type: 'file.remove' }
  | { readonly type: 'recipient.add'; readonly ID: string }
  | { readonly type: 'recipient.remove'; readonly ID: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'send' }
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'cancel' }
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.keep' };
