/** Unsaved work, as stored on the device. */
export interface KeptDraft<TDraft> {
  readonly value: TDraft;
  /** The server's value when the draft was begun. If it has changed since, the user chooses between the two. */
  readonly base: TDraft;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface LoadResult<TDraft> {
  /** The server's value. */
  readonly saved: TDraft;
  /** The draft on the device, if any. */
  readonly kept: KeptDraft<TDraft> | null;
}

export interface KeepCall<TDraft> {
  /** `null` deletes the stored draft, because everything is saved. */
  readonly draft: KeptDraft<TDraft> | null;
}

export type KeepResult =
  | { readonly kind: 'kept' }
  /** Another tab has stored a draft since this tab read it. That draft was not replaced. */
  | { readonly kind: 'overtaken' };

/** A value that would replace a changed draft, and where it comes from. */
export interface Incoming<TDraft> {
  readonly from: 'server' | 'file' | 'tab';
  readonly value: TDraft;
}

/** Orders to the actor that holds the draft's lock for this tab. */
export type ClaimOrder =
  /** Ask the tab that has the lock to release it. */
  | { readonly type: 'ask' }
  /** Take the lock without waiting for an answer. */
  | { readonly type: 'steal' }
  | { readonly type: 'release' };

export interface DraftInput {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface DraftContext<TDraft> extends DraftInput {
  /** The server's value, as last read or saved. A draft that differs from it is "changed". */
  saved: TDraft;
  draft: TDraft;
  /** A value that would replace a changed draft, until the user chooses. */
  incoming: Incoming<TDraft> | null;
  /** Another tab has held the draft's lock since this tab last stored the draft. */
  wasElsewhere: boolean;
  /** The user asked to see the server's value. */
  wantsServer: boolean;
  /** The draft changed while an earlier value was being stored, or read by a tab that only shows it. */
  isOvertyped: boolean;
  /** When a tab that only shows the draft last read it, in milliseconds since 1970. */
  shownAt: number | null;
  /** When the device last stored the draft, in milliseconds since 1970; `null` if it does not hold it. */
  keptAt: number | null;
  error: unknown;
  /** Why the device does not hold the draft, since it last refused it; `undefined` if it does, or was not asked. */
  keepError: unknown;
}

export type DraftEvent<TDraft> =
  /** This tab holds the draft's lock. */
  | { readonly type: 'claim.granted' }
  /** Another tab holds it. */
  | { readonly type: 'claim.taken' }
  /** Another tab took it over, or asks for it. */
  | { readonly type: 'claim.lost' }
  /** The tab that holds it has stored it, or deleted what was stored. */
  | { readonly type: 'claim.wrote' }
  /** The user wants to write in this tab instead. */
  | { readonly type: 'claim.take' }
  | { readonly type: 'draft.change'; readonly value: TDraft }
  /** Store the draft now, because the page may be about to close. */
  | { readonly type: 'draft.keep' }
  /** Read the server's value again. */
  | { readonly type: 'reload' }
  | { readonly type: 'retry' }
  | { readonly type: 'choice.mine' }
  | { readonly type: 'choice.theirs' }
  | { readonly type: 'choice.both' }
  | { readonly type: 'session.end' };
