import type { FinancePeriod } from '../finance/rows.ts';
import type { Header, Role } from './columns.ts';
import type { DecimalSign, NumberClue, NumberRole } from './numbers.ts';

/**
 * What the user is asked before the rows of a file are read (docs/rules/finance.md#import-questions). Questions are data
 * without words. Each has its answer in {@link ImportAnswers}; reading the file again with the answers asks the rest.
 */
export type ImportQuestion =
  | ColumnsQuestion
  | NumbersQuestion
  | HeaderQuestion
  | WholesalerQuestion
  | PeriodQuestion
  | WhoseQuestion
  | HiddenQuestion
  | BesideQuestion
  | TablesQuestion
  | CrosstabQuestion;

/** The answers, by question. A missing one has not been given. */
export interface ImportAnswers {
  /** By role: the index of its column, or `null` if no column has it. */
  readonly columns?: Readonly<Partial<Record<Role, number | null>>>;
  /** Indices of columns whose quantities are added up, instead of one column of quantities. */
  readonly added?: readonly number[];
  /**
   * By role: the sign before the decimals; the other sign separates thousands. `null`: neither reading holds for all, so
   * that each number with two readings is to be corrected in its row.
   */
  readonly decimal?: Readonly<Partial<Record<NumberRole, DecimalSign | null>>>;
  readonly header?: Header;
  /** The wholesaler of all rows. */
  readonly wholesalerID?: string;
  /** `open`: only the rows of the open period; `all`: all rows are of the open period. */
  readonly period?: 'open' | 'all';
  readonly hidden?: 'take' | 'leave';
  /** The index of the table that is read, of those beside each other. */
  readonly beside?: number;
  /** `first`: only the rows above the titles of another table; `all`: all rows, as under the first titles. */
  readonly tables?: 'first' | 'all';
  /** `rows`: each row has the wholesaler that it names; `only`: others are left out; `all`: all rows are of the one. */
  readonly whose?: 'rows' | 'only' | 'all';
  /** By index of a column: the wholesaler whose quantities it has, or `null` if it is not read. */
  readonly crosstab?: Readonly<Record<number, string | null>>;
}

/** A column that a question is about. */
export interface ColumnCandidate {
  /** Index. */
  readonly column: number;
  /** Empty where the file has none. */
  readonly title: string;
  /** The first cells that are not blank. */
  readonly samples: readonly string[];
  /** The sum of its numbers; `null` if it has none, or if they have two readings. */
  readonly sum: number | null;
}

/** Several columns may have one role: stock and sold, free and invoiced, September and October. */
export interface ColumnsQuestion {
  readonly kind: 'columns';
  readonly role: Role;
  readonly candidates: readonly ColumnCandidate[];
  /** Indices of candidates that may be added up, as they have a part of the period each; else empty. */
  readonly parts: readonly number[];
  /** The likeliest, by index of the column, where something speaks for it: `period`, its title names the open period. */
  readonly proposed: { readonly column: number; readonly reason: 'period' } | null;
}

/** A column whose numbers have two readings: « 1.000 » is 1 or 1000. */
export interface NumbersQuestion {
  readonly kind: 'numbers';
  readonly role: NumberRole;
  /** Indices; several where wholesalers are columns. */
  readonly columns: readonly number[];
  /** Distinct texts with two readings, five at most. */
  readonly samples: readonly { readonly text: string; readonly readings: Readonly<Record<DecimalSign, number>> }[];
  /** How many cells have two readings. */
  readonly count: number;
  /** The sum of the whole column under each reading. */
  readonly totals: Readonly<Record<DecimalSign, number>>;
  /** What speaks for either reading without deciding, or contradicts itself. */
  readonly clues: readonly NumberClue[];
  readonly proposed: DecimalSign | null;
}

/** The first record may be titles or a row. */
export interface HeaderQuestion {
  readonly kind: 'header';
  readonly record: readonly string[];
  /** From 1. */
  readonly line: number;
  /** What makes it look like a row. */
  readonly reason: 'numbers' | 'product';
  /** The answer for each reading. */
  readonly headers: Readonly<Record<'titles' | 'data', Header>>;
  readonly proposed: 'titles' | 'data';
}

/** Where a file names a wholesaler or a period. */
export type FoundPlace = 'fileName' | 'sheet' | 'above' | 'below' | 'title' | 'column';

/** No column says which wholesaler the rows are of. */
export interface WholesalerQuestion {
  readonly kind: 'wholesaler';
  readonly proposed: { readonly wholesalerID: string; readonly place: FoundPlace; readonly text: string } | null;
}

/** The file is named for one wholesaler, and has rows of others. */
export interface WhoseQuestion {
  readonly kind: 'whose';
  /** The wholesaler of the name, where it was found, and the text. */
  readonly wholesalerID: string;
  readonly place: FoundPlace;
  readonly text: string;
  /** What the rows name, in the order of the file. */
  readonly wholesalers: readonly {
    readonly wholesalerID: string;
    readonly rows: number;
    /** The sum of the quantities. */
    readonly quantity: number;
  }[];
}

/** The file speaks of another period than the open one. */
export interface PeriodQuestion {
  readonly kind: 'period';
  readonly open: FinancePeriod;
  readonly place: FoundPlace;
  /** The text that names the other period; for a column its title. */
  readonly text: string;
  /** Whether the text names a part of the period: « S1 » of a year, a week of a month. */
  readonly isPart: boolean;
  /** The other period as it was read from the text, as `2026-10` or `10`; empty for a column. */
  readonly read: string;
  /**
   * The periods of a column, as `2026`, `2026-10` or `2026-10-31`, in order; empty for other places. Rows without a
   * readable date count as of the open period, under an empty name.
   */
  readonly periods: readonly {
    readonly period: string;
    readonly rows: number;
    /** The sum of the quantities. */
    readonly quantity: number;
    readonly isOpen: boolean;
  }[];
}

/** Parts of a workbook that its user does not see: hidden by hand or by a filter. */
export interface HiddenQuestion {
  readonly kind: 'hidden';
  readonly rows: number;
  /** The sum of the quantities in hidden rows; `null` while their column is not known. */
  readonly quantity: number | null;
  /** The titles of hidden columns that are read. */
  readonly columns: readonly string[];
  /** Whether the sheet itself is hidden. */
  readonly isSheet: boolean;
}

/** Several tables stand beside each other in the sheet, of which one is read. */
export interface BesideQuestion {
  readonly kind: 'beside';
  /** From left to right. */
  readonly tables: readonly {
    /** Indices of its columns. */
    readonly first: number;
    readonly last: number;
    /** What stands above its titles, where each table has something. */
    readonly above: readonly string[];
    readonly titles: readonly string[];
    readonly rows: number;
    /** The sum of its quantities. */
    readonly quantity: number;
  }[];
}

/** Between the rows are titles that are not those of the header: what is below them may be returns, stock, another month. */
export interface TablesQuestion {
  readonly kind: 'tables';
  /** The line of the titles, from 1. */
  readonly line: number;
  readonly titles: readonly string[];
  /** How many rows are below them, and the sum of their quantities under their own titles. */
  readonly rows: number;
  readonly quantity: number;
  /**
   * By column that is read: its role, or `null` for one of a wholesaler, its title, and what stands for it in the tables
   * below; an empty text if they have no such column.
   */
  readonly columns: readonly {
    readonly role: Role | null;
    readonly title: string;
    readonly below: readonly string[];
  }[];
}

/** Some titles are names of wholesalers, others are not. */
export interface CrosstabQuestion {
  readonly kind: 'crosstab';
  readonly columns: readonly (ColumnCandidate & {
    /** The wholesaler that the title names; `null` if it names none. */
    readonly wholesalerID: string | null;
    /**
     * Whether the title also names something else than what was sold in the open period: stock, another month; `null` if
     * it has a word that is not known, such as « périmé ».
     */
    readonly isOther: boolean | null;
  })[];
}
