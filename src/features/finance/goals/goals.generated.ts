/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type GoalFragment = { year: number, pght: number, quantity: number, amountTotal: number, dispatchedQuantity: number | null, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } };

export type SaleGoalsQueryVariables = Exact<{
  year: number;
}>;


export type SaleGoalsQuery = { readSaleGoalsByProduct: Array<{ year: number, pght: number, quantity: number, amountTotal: number, dispatchedQuantity: number | null, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } }> | null };

export type GoalsOfProductQueryVariables = Exact<{
  pharmaProductID: string;
  yearMonthStart: string;
  yearMonthEnd: string;
}>;


export type GoalsOfProductQuery = { readAllPharmaProducts: Array<{ ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null, PharmaProductAssignedDelegues: Array<{ ID: string, contributionPercentage: number, Delegue: { ID: string, FirstName: string | null, Surname: string | null, WorkGroup: { name: string } | null } }> }> | null, getRealSaleByPharmaProduct: Array<{ yearMonth: string, quantity: number, expectedTurnOver: number, obtainedTurnOver: number }> | null };

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
  dispatchedQuantity
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

export const GoalsOfProductDocument: Operation<GoalsOfProductQuery, GoalsOfProductQueryVariables> = {
  kind: 'query',
  name: 'GoalsOfProduct',
  calls: ['readAllPharmaProducts', 'getRealSaleByPharmaProduct'],
  text: `query GoalsOfProduct($pharmaProductID: ID!, $yearMonthStart: YearMonth!, $yearMonthEnd: YearMonth!) {
  readAllPharmaProducts {
    ID
    name
    PharmaLaboratory {
      ID
      name
    }
    PharmaProductAssignedDelegues {
      ID
      contributionPercentage
      Delegue {
        ID
        FirstName
        Surname
        WorkGroup {
          name
        }
      }
    }
  }
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