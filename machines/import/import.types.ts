import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinancePeriod, FinanceRow } from '#domain/finance/rows.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { KnownColumns, KnownHeader } from '#domain/import/columns.ts';
import type { Confirmed, Correction, KnownNames } from '#domain/import/corrections.ts';
import type { NameChange } from '#domain/import/memory.ts';
import type { ImportHistory } from '#domain/import/outliers.ts';
import type { ImportAnswers, ImportQuestion } from '#domain/import/questions.ts';
import type { ColumnMapping } from '#domain/import/read.ts';

export interface ImportInput {
  readonly kind: FinanceKind;
  /** The open period, which the rows are for. */
  readonly period: FinancePeriod;
  readonly catalogue: Catalogue;
  /** The rows that the period has without the file. */
  readonly entered: DraftRows;
  /** The choices for earlier files of the same agency and kind. */
  readonly knownNames: KnownNames;
  readonly knownColumns: KnownColumns;
}

export type HistoryCall = Pick<ImportInput, 'kind' | 'period'>;

export interface ReadCall extends Omit<ImportInput, 'entered'> {
  /** The saved rows of earlier periods; `null` if they could not be read. */
  readonly history: ImportHistory;
  readonly file: File;
  /** `null`: guess it from the file. */
  readonly mapping: ColumnMapping | null;
  /** Called with the share done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** How far an import had come when its page was closed or reloaded; its file is read again with these. */
export interface LeftImport {
  readonly mapping: ColumnMapping | null;
  readonly asked: readonly ImportQuestion[];
  readonly corrections: readonly Correction[];
  /** The {@link tableMark} of the rows that the corrections are about; `null` if none were read. */
  readonly mark: string | null;
}

export type ImportEvent =
  | { readonly type: 'file.choose'; readonly file: File; readonly left?: LeftImport }
  | { readonly type: 'progress'; readonly share: number }
  /** Reads the file again with the user's mapping, and remembers it for files with the same titles. */
  | { readonly type: 'columns.map'; readonly mapping: ColumnMapping; readonly header: KnownHeader | null }
  /**
   * Reads the file again with these answers to its questions, earlier ones included. Columns that were chosen are
   * remembered as `header`.
   */
  | { readonly type: 'questions.answer'; readonly answers: ImportAnswers; readonly header: KnownHeader | null }
  /** Goes back to the questions that were answered. */
  | { readonly type: 'questions.open' }
  /** Goes back to the choice of sheet and columns. */
  | { readonly type: 'layout.open' }
  | { readonly type: 'correct'; readonly correction: Correction }
  | { readonly type: 'undo' }
  /** Changes or forgets what is remembered for the next files; `columns` is all that is remembered of columns. */
  | { readonly type: 'memory.change'; readonly names: readonly NameChange[]; readonly columns: KnownColumns }
  | { readonly type: 'take' }
  /** Answers to the question whether corrected rows may be discarded. */
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.keep' }
  /** Leaves the current step: the reading, the mapping, or the import. */
  | { readonly type: 'cancel' };

export type ImportOutcome =
  | {
      readonly kind: 'taken';
      readonly rows: readonly FinanceRow[];
      /** The wholesalers whose rows these replace; `null` for goals, which have none. */
      readonly wholesalerIDs: readonly string[] | null;
      /** The quantities far from earlier periods, all of which the user has confirmed. */
      readonly confirmed: readonly Confirmed[];
    }
  | { readonly kind: 'closed' };
