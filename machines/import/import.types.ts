import type { FinanceKind, FinanceRow } from '#domain/finance/rows.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { KnownColumns } from '#domain/import/columns.ts';
import type { KnownNames, Mend } from '#domain/import/mends.ts';
import type { Arrangement } from '#domain/import/read.ts';

export interface ImportInput {
  readonly kind: FinanceKind;
  readonly catalogue: Catalogue;
  /** What was chosen for earlier files of the same agency and kind. */
  readonly knownNames: KnownNames;
  readonly knownColumns: KnownColumns;
}

export interface ReadCall extends ImportInput {
  readonly file: File;
  /** Left out, it is guessed from the file. */
  readonly arrangement: Arrangement | null;
  /** Told how far the reading has come, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type ImportEvent =
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'progress'; readonly share: number }
  /** Reads the file once more, as somebody arranged it. */
  | { readonly type: 'arrange'; readonly arrangement: Arrangement }
  /** Goes back to the sheets and columns. */
  | { readonly type: 'layout.open' }
  | { readonly type: 'mend'; readonly mend: Mend }
  | { readonly type: 'undo' }
  | { readonly type: 'take' }
  /** The answers to what is asked before mended rows go. */
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.keep' }
  /** Leaves what is under way: a reading, a question, the import. */
  | { readonly type: 'cancel' };

export type ImportOutcome =
  | { readonly kind: 'taken'; readonly rows: readonly FinanceRow[] }
  | { readonly kind: 'closed' };
