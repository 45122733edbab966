import type { Refusal } from '#api/refusal.ts';
import type { ReminderDraft } from '#domain/regulatory/reminder-rules.ts';

export interface SaveCall {
  /** `null` creates. */
  readonly reminderID: string | null;
  readonly draft: ReminderDraft;
}

export interface RemoveCall {
  readonly reminderID: string;
  /** `forceDelete` of the call. */
  readonly force: boolean;
}

export type SaveResult = { readonly kind: 'saved'; readonly ID: string } | Refusal;
export type RemoveResult = { readonly kind: 'deleted' } | Refusal;

export interface ReminderInput {
  /** The reminder to edit; `null` writes a new one. */
  readonly reminderID: string | null;
  /** The saved reminder, or the initial values of a new one. */
  readonly draft: ReminderDraft;
  /** Unsaved changes from when the editor was last left. */
  readonly resumed?: ReminderDraft;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** `delete` opens an existing reminder with the question whether to delete it. */
  readonly intent?: 'write' | 'delete';
}

export type ReminderEvent =
  | { readonly type: 'draft.change'; readonly patch: Partial<Omit<ReminderDraft, 'recipientIDs'>> }
  | { readonly type: 'recipient.add'; readonly ID: string }
  | { readonly type: 'recipient.remove'; readonly ID: string }
  | { readonly type: 'save' }
  | { readonly type: 'cancel' }
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.keep' }
  | { readonly type: 'delete' }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.force' }
  | { readonly type: 'delete.cancel' };
