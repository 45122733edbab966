import type { ServerCode } from '#api/codes.ts';
import type { Dependent } from '#api/errors.ts';
import type { ReminderDraft } from '#domain/regulatory/reminder-rules.ts';

export interface SaveCall {
  /** `null` creates. */
  readonly reminderID: string | null;
  readonly draft: ReminderDraft;
}

export interface RemoveCall {
  readonly reminderID: string;
  /** The wire's `forceDelete`. */
  readonly force: boolean;
}

/** The server understood and said no. */
export interface Refusal {
  readonly kind: 'refused';
  readonly codes: readonly ServerCode[];
  /** With HAS_DEPENDENTS: what would go along. */
  readonly dependents?: readonly Dependent[];
}

export type SaveResult = { readonly kind: 'saved'; readonly ID: string } | Refusal;
export type RemoveResult = { readonly kind: 'deleted' } | Refusal;

export interface ReminderInput {
  /** The reminder to edit; `null` writes a new one. */
  readonly reminderID: string | null;
  /** What is being edited, or what a new reminder starts from. */
  readonly draft: ReminderDraft;
  /** What was being written when the editor last went away; it is still unsaved. */
  readonly resumed?: ReminderDraft;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** `delete` opens an existing reminder at the question whether to delete it. */
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
