import type { FinanceKind, FinanceRow } from '#domain/finance/rows.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { KnownColumns } from '#domain/import/columns.ts';
import type { KnownNames, Correction } from '#domain/import/corrections.ts';
import type { ColumnMapping } from '#domain/import/read.ts';

export interface ImportInput {
  readonly kind: FinanceKind;
  readonly catalogue: Catalogue;
  /** The choices for earlier files of the same agency and kind. */
  readonly knownNames: KnownNames;
  readonly knownColumns: KnownColumns;
}

export interface ReadCall extends ImportInput {
  readonly file: File;
  /** `null`: guess it from the file. */
  readonly mapping: ColumnMapping | null;
  /** Called with the share done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type ImportEvent =
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'progress'; readonly share: number }
  /** Reads the file again with the user's mapping. */
  | { readonly type: 'columns.map'; readonly mapping: ColumnMapping }
  /** Goes back to the choice of sheet and columns. */
  | { readonly type: 'layout.open' }
  | { readonly type: 'correct'; readonly correction: Correction }
  | { readonly type: 'undo' }
  | { readonly type: 'take' }
  /** Answers to the question whether corrected rows may be discarded. */
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.keep' }
  /** Leaves the current step: the reading, the mapping, or the import. */
  | { readonly type: 'cancel' };

export type ImportOutcome =
  | { readonly kind: 'taken'; readonly rows: readonly FinanceRow[] }
  | { readonly kind: 'closed' };
