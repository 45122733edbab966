import type { FinanceKind } from '../finance/rows.ts';
import type { CellFormat } from './cell-formats.ts';
import type { Encoding } from './decode.ts';
import type { DecimalSign, NumberClue, NumberRole } from './numbers.ts';
import type { FoundPlace } from './questions.ts';
import type { FarAmounts } from './shares.ts';
import type { DividingValue } from './unread.ts';

/** A line, from 1, with one text alone; `last`: where what it may speak of ends. */
export interface LoneLine {
  readonly line: number;
  readonly text: string;
  readonly last: number;
}

/** What was decided about a file without asking, shown beside its rows. Data without words. */
export type ImportNote =
  | { readonly kind: 'encoding'; readonly encoding: Encoding }
  /** Lines above the header that are no rows. */
  | { readonly kind: 'linesSkipped'; readonly lines: readonly string[] }
  | {
      readonly kind: 'columnIgnored';
      readonly column: number;
      readonly title: string;
      /** `notChosen`: another column was chosen for its role. `noProduct`: its codes are of no product. */
      readonly reason: 'publicPrice' | 'amount' | 'total' | 'notChosen' | 'noProduct' | 'unknown';
      /** The first of such codes. */
      readonly samples: readonly string[];
      /** Its values, where they divide the rows; else empty. */
      readonly divides: readonly DividingValue[];
      /** The first of its numbers, where its title is of a unit: how many boxes are in a carton. Else empty. */
      readonly packs: readonly string[];
      /** The sum of its numbers, where its title names a wholesaler; else `null`. */
      readonly sold: number | null;
      /** The sum of its numbers, where its title says that they are not sold: returns, free units; else `null`. */
      readonly notSold: number | null;
      /** What all rows have in it; `null` if they differ. */
      readonly only: string | null;
      /** Amounts that are far from quantity × PGHT; else `null`. */
      readonly amounts: FarAmounts | null;
    }
  /**
   * The name of the file, its sheet, a line above the rows, or a column with one value (`title`) says that these are the
   * share of somebody or of a place.
   */
  | { readonly kind: 'shareNamed'; readonly text: string; readonly title: string | null; readonly of: FinanceKind }
  /** The name of the file, its sheet, or a line above the rows says that these are no sales. */
  | { readonly kind: 'otherNamed'; readonly place: FoundPlace; readonly text: string }
  /** The name of the file, its sheet, or a line above the rows names another country than the agency’s. */
  | { readonly kind: 'otherCountry'; readonly text: string }
  /** Lines with one text that names nothing known stand between rows, and may say what those below them are. */
  | { readonly kind: 'loneLines'; readonly lines: readonly LoneLine[] }
  /** Lines below the header that name no product and say that quantities are in another unit than the box. */
  | { readonly kind: 'unitBelow'; readonly lines: readonly string[] }
  /** Lines below the header that are titles again. */
  | { readonly kind: 'titlesRepeated'; readonly count: number }
  /** Numbers with two readings, and what decided. */
  | {
      readonly kind: 'numbersRead';
      readonly role: NumberRole;
      readonly decimal: DecimalSign;
      readonly clue: NumberClue | 'answer';
      /** The first of them. */
      readonly text: string;
      readonly value: number;
      readonly count: number;
    }
  /** « ="868" », which makes a text of a number, was read as 868. `text`: the first of them. */
  | { readonly kind: 'textFormula'; readonly text: string; readonly count: number }
  /** Cells merged over several lines: their text was read on each of these lines. */
  | { readonly kind: 'mergedCells'; readonly column: number; readonly title: string; readonly lines: number }
  /** The workbook shows something else than the stored number, which is read. `line` and `stored` are of the first. */
  | {
      readonly kind: 'shownOtherwise';
      readonly role: NumberRole;
      readonly format: CellFormat;
      readonly line: number;
      readonly stored: number;
      readonly count: number;
    }
  /** Quotation marks within cells were read as ordinary characters. */
  | { readonly kind: 'quotesOrdinary' }
  /** A row (`line`, from 1) or a column of totals was not read. */
  | {
      readonly kind: 'totalLeftOut';
      readonly line: number | null;
      readonly title: string;
      /** The total in the file, `null` where its cell is blank, and the sum of what it should be the total of. */
      readonly stated: number | null;
      readonly computed: number;
    }
  /** « 12.000000000000002 », which is how spreadsheets store some computed whole numbers, was read as 12. */
  | {
      readonly kind: 'roundedFloat';
      readonly role: NumberRole;
      readonly text: string;
      readonly value: number;
      readonly count: number;
    }
  /** Wholesalers are columns. `empty`: how many cells are empty or zero, which means no sales. */
  | { readonly kind: 'crosstab'; readonly wholesalerIDs: readonly string[]; readonly empty: number }
  /** Rows of 0 boxes, which are not read, and the wholesalers that sold nothing in them. */
  | { readonly kind: 'zeroRows'; readonly count: number; readonly wholesalerIDs: readonly string[] }
  /** Lines that name a wholesaler alone stand above its rows. */
  | { readonly kind: 'sections'; readonly wholesalerIDs: readonly string[] }
  /** The wholesaler of all rows, as answered. */
  | { readonly kind: 'wholesaler'; readonly wholesalerID: string }
  /** Other sheets of the workbook hold something, and are not read. */
  | {
      readonly kind: 'sheetsUnread';
      readonly sheets: readonly {
        readonly name: string;
        /** How many are not blank. */
        readonly cells: number;
        /** The sum of its quantities; `null` if it has none, or it is not clear which. */
        readonly quantity: number | null;
      }[];
    }
  /** Rows have the product, the wholesaler and the day of another. `line`, `other` and `text`, the day, are of the first. */
  | {
      readonly kind: 'sameDay';
      readonly line: number;
      readonly other: number;
      readonly text: string;
      readonly count: number;
    }
  /** The file names the open period. */
  | { readonly kind: 'periodNamed'; readonly place: FoundPlace; readonly text: string };
