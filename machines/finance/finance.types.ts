import type { ServerCode } from '#api/codes.ts';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinancePeriod, FinanceRow } from '#domain/finance/rows.ts';

export type FinanceRows = readonly FinanceRow[];

/** What is being entered, as the device keeps it. */
export interface KeptDraft {
  readonly rows: DraftRows;
  /** What was saved on the server when it was begun: another one since is not replaced unasked. */
  readonly base: DraftRows;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface LoadResult {
  /** What was saved last for the period. */
  readonly saved: FinanceRows;
  /** What this device keeps of it. */
  readonly kept: KeptDraft | null;
}

/** A draft to keep; `null` where there is nothing any more that the server does not have. */
export type KeepCall = KeptDraft | null;

export type KeepResult =
  | { readonly kind: 'kept' }
  /** Another tab has kept something since: it stays. */
  | { readonly kind: 'overtaken' };

/** The server understood and said no. */
export interface FinanceRefusal {
  readonly kind: 'refused';
  readonly codes: readonly ServerCode[];
  /** What it adds in its own words: the rows at fault. */
  readonly detail: string;
}

/** A product that cannot be split: the shares of its delegates do not make 100 (decision 30). */
export interface UnevenProduct {
  readonly ID: string;
  readonly name: string;
  /** In per cent. */
  readonly total: number;
}

export type SaveResult = { readonly kind: 'saved' } | FinanceRefusal;

export type DispatchResult =
  | { readonly kind: 'dispatched' }
  | { readonly kind: 'blocked'; readonly products: readonly UnevenProduct[]; readonly detail: string }
  | FinanceRefusal;

/** Both sides of a conflict: what the delegates share now, and what would replace it. */
export interface Comparison {
  readonly dispatched: FinanceRows;
  readonly saved: FinanceRows;
}

/** Rows that would take the place of a changed draft, and where they come from. */
export interface Incoming {
  readonly from: 'server' | 'file' | 'tab';
  readonly rows: DraftRows;
}

/** What the actor that holds the draft for this tab is told. */
export type ClaimOrder =
  /** Ask the tab that has it to give it up. */
  | { readonly type: 'ask' }
  /** Take it without an answer. */
  | { readonly type: 'steal' }
  | { readonly type: 'release' };

export interface FinanceInput {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type FinanceEvent =
  /** This tab is the one that writes the draft; another one is; another one took it over. */
  | { readonly type: 'claim.granted' }
  | { readonly type: 'claim.taken' }
  | { readonly type: 'claim.lost' }
  /** The user wants to write here instead. */
  | { readonly type: 'claim.take' }
  | { readonly type: 'draft.change'; readonly rows: DraftRows }
  /** Keep what is there without waiting: the page may be about to go. */
  | { readonly type: 'draft.keep' }
  /** Read the server again. */
  | { readonly type: 'reload' }
  | { readonly type: 'choice.mine' }
  | { readonly type: 'choice.theirs' }
  | { readonly type: 'choice.both' }
  | { readonly type: 'import.open' }
  | { readonly type: 'import.done'; readonly rows: FinanceRows }
  | { readonly type: 'import.cancel' }
  | { readonly type: 'review' }
  | { readonly type: 'edit' }
  | { readonly type: 'save' }
  | { readonly type: 'dispatch' }
  | { readonly type: 'retry' }
  | { readonly type: 'conflict.force' }
  | { readonly type: 'conflict.cancel' }
  | { readonly type: 'session.end' };
