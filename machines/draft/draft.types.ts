/** What the user is writing, as the device stores it. */
export interface KeptDraft<TDraft> {
  readonly value: TDraft;
  /** What the server had when the draft was begun: a draft never replaces another base without a question. */
  readonly base: TDraft;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface LoadResult<TDraft> {
  /** What the server has. */
  readonly saved: TDraft;
  /** What the device stores, if anything. */
  readonly kept: KeptDraft<TDraft> | null;
}

export interface KeepCall<TDraft> {
  /** `null` deletes the stored draft: the server has it all. */
  readonly draft: KeptDraft<TDraft> | null;
}

export type KeepResult =
  | { readonly kind: 'kept' }
  /** Another tab has written since this one read: its draft was left alone. */
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
  /** Take the lock without an answer. */
  | { readonly type: 'steal' }
  | { readonly type: 'release' };

export interface DraftInput {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface DraftContext<TDraft> extends DraftInput {
  /** What the server has, as far as this page knows: a draft that differs from it is "changed". */
  saved: TDraft;
  draft: TDraft;
  /** What would replace a changed draft; waits for the user's choice. */
  incoming: Incoming<TDraft> | null;
  /** Another tab has held the draft since this one last wrote it. */
  wasElsewhere: boolean;
  /** The user asked to see what the server has. */
  wantsServer: boolean;
  /** The draft changed while an earlier value was being stored. */
  isOvertyped: boolean;
  /** When the device last stored the draft, in milliseconds since 1970; `null` if it does not hold it. */
  keptAt: number | null;
  error: unknown;
}

export type DraftEvent<TDraft> =
  /** This tab holds the draft's lock. */
  | { readonly type: 'claim.granted' }
  /** Another tab holds it. */
  | { readonly type: 'claim.taken' }
  /** Another tab took it over, or asks for it. */
  | { readonly type: 'claim.lost' }
  /** The user wants to write in this tab instead. */
  | { readonly type: 'claim.take' }
  | { readonly type: 'draft.change'; readonly value: TDraft }
  /** Store the draft now: the page may be about to go. */
  | { readonly type: 'draft.keep' }
  /** Read the server again. */
  | { readonly type: 'reload' }
  | { readonly type: 'retry' }
  | { readonly type: 'choice.mine' }
  | { readonly type: 'choice.theirs' }
  | { readonly type: 'choice.both' }
  | { readonly type: 'session.end' };
