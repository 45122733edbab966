import type { ServerCode } from '#api/codes.ts';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FileRows, PriceSource } from '#domain/finance/file-rows.ts';
import type { FinanceKind, FinancePeriod, FinanceRow } from '#domain/finance/rows.ts';
import type { Confirmed } from '#domain/import/corrections.ts';
import type { DraftEvent, DraftInput } from '../draft/draft.types.ts';

export type FinanceRows = readonly FinanceRow[];

/** A refusal by the server. */
export interface FinanceRefusal {
  readonly kind: 'refused';
  readonly codes: readonly ServerCode[];
  /** The server's message without codes: the rows at fault. */
  readonly detail: string;
}

/** A product that cannot be split: the shares of its delegates do not add up to 100 %. */
export interface UnevenProduct {
  readonly ID: string;
  readonly name: string;
  /** Percent. */
  readonly total: number;
}

export type SaveResult = { readonly kind: 'saved' } | FinanceRefusal;

export type DispatchResult =
  /** With the rows that the server says are dispatched now; null if it does not tell them. */
  | { readonly kind: 'dispatched'; readonly rows: FinanceRows | null }
  | { readonly kind: 'blocked'; readonly products: readonly UnevenProduct[]; readonly detail: string }
  | FinanceRefusal;

/** Somebody who is named beside figures. */
export interface NamedPerson {
  readonly ID: string;
  readonly name: string;
}

/** A delegate's units of a product through one wholesaler: as they are dispatched, and as a dispatch now would make them. */
export interface ComparedPart {
  readonly pharmaProductID: string;
  readonly wholesalerID: string | null;
  readonly delegate: NamedPerson;
  /** Zero units: the delegate has none. */
  readonly before: PricedUnits;
  readonly after: PricedUnits;
  /** Who entered the split that is dispatched; null if it follows the shares of the product. */
  readonly splitBy: NamedPerson | null;
  /** The same of the split that a dispatch now would give. */
  readonly nextSplitBy: NamedPerson | null;
}

export interface PricedUnits {
  readonly quantity: number;
  readonly pght: number;
}

/** What is saved of a period, read again. */
export interface SavedPeriod {
  readonly rows: FinanceRows;
  /** The same, delegate by delegate; null if the server does not tell it. */
  readonly parts: readonly ComparedPart[] | null;
}

/** Both sides of a dispatch conflict: the present dispatch, and the saved rows that would replace it. */
export interface Comparison {
  /** Null if the server does not tell what is dispatched. */
  readonly dispatched: FinanceRows | null;
  readonly saved: FinanceRows;
  /** The same, delegate by delegate; null if the server does not tell it. */
  readonly parts: readonly ComparedPart[] | null;
}

/** The kind and the period of the entry, which every call to the server takes. */
export interface FinanceSubject {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
}

export interface FinanceInput extends FinanceSubject, DraftInput {
  /** The unusual quantities that were confirmed before, by `confirmKey`. */
  readonly confirmed?: ReadonlyMap<string, number>;
}

export type FinanceEvent =
  | DraftEvent<DraftRows>
  | { readonly type: 'import.open' }
  /** With the unusual quantities that were confirmed in the import. */
  | ({ readonly type: 'import.done'; readonly confirmed: readonly Confirmed[] } & FileRows)
  | { readonly type: 'import.cancel' }
  /** Whose price a product has that the file sells at another price. */
  | { readonly type: 'price.choose'; readonly prices: PriceSource }
  | { readonly type: 'review' }
  | { readonly type: 'edit' }
  /** Answers to rows that somebody else saved meanwhile. */
  | { readonly type: 'merge.theirs' }
  | { readonly type: 'merge.mine' }
  | { readonly type: 'merge.both' }
  /** The user says of unusual quantities that they are right, or takes that back. */
  | { readonly type: 'unusual.confirm'; readonly of: readonly Confirmed[]; readonly isRight: boolean }
  /** With the quantities of the draft that are far from earlier periods: none is saved that is not confirmed. */
  | { readonly type: 'save'; readonly unusual: readonly Confirmed[] }
  | { readonly type: 'dispatch' }
  | { readonly type: 'empty.open' }
  | { readonly type: 'empty.confirm' }
  | { readonly type: 'empty.cancel' }
  | { readonly type: 'conflict.force' }
  | { readonly type: 'conflict.cancel' };
