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
