/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type GoalFragment = { year: number, pght: number, quantity: number, amountTotal: number, dispatchedQuantity: number | null, dispatchedPght: number | null, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } };

export type SaleGoalsQueryVariables = Exact<{
  year: number;
}>;


export type SaleGoalsQuery = { readSaleGoalsByProduct: Array<{ year: number, pght: number, quantity: number, amountTotal: number, dispatchedQuantity: number | null, dispatchedPght: number | null, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } }> | null };

export type SalesOfProductQueryVariables = Exact<{
  pharmaProductID: string;
  yearMonthStart: string;
  yearMonthEnd: string;
}>;


export type SalesOfProductQuery = { getRealSaleByPharmaProduct: Array<{ yearMonth: string, quantity: number, expectedTurnOver: number, obtainedTurnOver: number }> | null };

export const SaleGoalsDocument: Operation<SaleGoalsQuery, SaleGoalsQueryVariables> = {
  kind: 'query',
  name: 'SaleGoals',
  calls: ['readSaleGoalsByProduct'],
  text: `query SaleGoals($year: Int!) {
  readSaleGoalsByProduct(year: $year) {
    ...Goal
  }
}

fragment Goal on SaleGoalByProduct {
  year
  pght
  quantity
  amountTotal
  dispatchedQuantity # SaleGoalByProduct.dispatchedQuantity
  dispatchedPght # SaleGoalByProduct.dispatchedPght
  PharmaProduct {
    ID
    name
    PharmaLaboratory {
      ID
      name
    }
  }
}`,
};

export const SalesOfProductDocument: Operation<SalesOfProductQuery, SalesOfProductQueryVariables> = {
  kind: 'query',
  name: 'SalesOfProduct',
  calls: ['getRealSaleByPharmaProduct'],
  text: `query SalesOfProduct($pharmaProductID: ID!, $yearMonthStart: YearMonth!, $yearMonthEnd: YearMonth!) {
  getRealSaleByPharmaProduct(
    ID: $pharmaProductID
    yearMonthStart: $yearMonthStart
    yearMonthEnd: $yearMonthEnd
  ) {
    yearMonth
    quantity
    expectedTurnOver
    obtainedTurnOver
  }
}`,
};