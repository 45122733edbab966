import type { ServerCode } from '#api/codes.ts';
import type { AmmDraft } from '#domain/regulatory/amm-rules.ts';

export interface SendAmmCall {
  readonly draft: AmmDraft;
  /** Told how much has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type SendAmmResult =
  | { readonly kind: 'saved' }
  /** The server understood and said no. */
  | { readonly kind: 'refused'; readonly codes: readonly ServerCode[] };

export interface AmmInput {
  readonly draft: AmmDraft;
  /** What was being written when the dialog last went away; it is still unsent. */
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
