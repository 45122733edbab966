/** Goals of a product in a year. */
export interface GoalRow {
  readonly pharmaProductID: string;
  readonly year: number;
  readonly pght: number;
  readonly quantity: number;
  readonly amountTotal: number;
  readonly dispatchedQuantity: number | null;
  readonly dispatchedPght: number | null;
}

/** Units sold through one wholesaler. */
export interface StockRow {
  readonly wholesalerID: string;
  readonly quantity: number;
  readonly dispatchedQuantity: number | null;
}

/** A product of one delegate in a period, through one wholesaler: as dispatched, and as a dispatch now would make it. */
export interface DispatchedPartRow {
  readonly pharmaProductID: string;
  readonly wholesalerID: string | null;
  readonly delegueID: string;
  readonly dispatchedQuantity: number;
  readonly dispatchedPght: number | null;
  /** Null: the saved row cannot be split. */
  readonly nextQuantity: number | null;
  readonly nextPght: number | null;
  /** The supervisor who entered what was dispatched; null: the shares of the product. */
  readonly splitBy: string | null;
  readonly nextSplitBy: string | null;
}

/** The state of a period. Instants in seconds since 1970, amounts in francs. */
export interface PeriodRow {
  readonly period: string;
  readonly savedQuantity: number;
  readonly savedTurnOver: number;
  readonly savedAt: number | null;
  readonly savedBy: string | null;
  readonly dispatchedQuantity: number;
  readonly dispatchedTurnOver: number;
  readonly dispatchedAt: number | null;
  readonly dispatchedBy: string | null;
  readonly isChanged: boolean;
}

/** The subject of a row of figures: only the ids that identify it are present. */
export interface Subject {
  readonly pharmaProductID?: string;
  readonly pharmaLaboratoryID?: string;
  readonly workgroupID?: string;
  readonly supervisorID?: string;
  readonly delegueID?: string;
}

/** Trends or sales of a month. Amounts in francs, rates in per cent. */
export interface FiguresRow extends Subject {
  readonly yearMonth: string;
  readonly quantity: number;
  readonly dispatchedQuantity: number | null;
  readonly pght: number | null;
  readonly dispatchedPght: number | null;
  readonly expectedTurnOver: number;
  readonly obtainedTurnOver: number;
  readonly completionRate: number | null;
  readonly deficitQuantity: number | null;
  readonly deficitTurnOver: number | null;
  readonly completionRateWithDeficit: number | null;
  readonly stock: readonly StockRow[];
}
