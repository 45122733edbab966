/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type EditedProductFragment = { ID: string, name: string, ref: string | null, pGHT: number | null, PharmaLaboratory: { ID: string, name: string } | null, PharmaProductAssignedDelegues: Array<{ ID: string, contributionPercentage: number, Delegue: { ID: string, FirstName: string | null, Surname: string | null } }> };

export type FinanceCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type FinanceCatalogueQuery = { readPharmaProducts: Array<{ ID: string, name: string, ref: string | null, pGHT: number | null, PharmaLaboratory: { ID: string, name: string } | null, PharmaProductAssignedDelegues: Array<{ ID: string, contributionPercentage: number, Delegue: { ID: string, FirstName: string | null, Surname: string | null } }> }> | null, readWholesalers: Array<{ ID: string, name: string }> | null };

export type SavedGoalsQueryVariables = Exact<{
  year: number;
}>;


export type SavedGoalsQuery = { readSaleGoalsByProduct: Array<{ pght: number, dispatchedPght: number | null, quantity: number, dispatchedQuantity: number | null, PharmaProduct: { ID: string } }> | null };

export type SavedTrendsQueryVariables = Exact<{
  periodStart: string;
  periodEnd: string;
}>;


export type SavedTrendsQuery = { readWeeklySaleTrendsByProduct: Array<{ pght: number | null, dispatchedPght: number | null, PharmaProduct: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, dispatchedQuantity: number | null, Wholesaler: { ID: string } }> }> | null };

export type SavedSalesQueryVariables = Exact<{
  yearMonth: string;
}>;


export type SavedSalesQuery = { readRealSaleByPharmaProduct: Array<{ pght: number | null, dispatchedPght: number | null, PharmaProduct: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, dispatchedQuantity: number | null, Wholesaler: { ID: string } }> }> | null };

export type SaveGoalsMutationVariables = Exact<{
  year: number;
  json: string;
}>;


export type SaveGoalsMutation = { setSaleGoalsByProductFromJson: Array<{ year: number }> };

export type SaveTrendsMutationVariables = Exact<{
  periodStart: string;
  periodEnd: string;
  json: string;
}>;


export type SaveTrendsMutation = { setSaleTrendsByProductFromJson: Array<{ yearMonth: string }> };

export type SaveSalesMutationVariables = Exact<{
  yearMonth: string;
  json: string;
}>;


export type SaveSalesMutation = { setRealSalesByProductFromJson: Array<{ yearMonth: string }> };

export type DispatchGoalsMutationVariables = Exact<{
  year: number;
  forceReDispatch: boolean;
}>;


export type DispatchGoalsMutation = { dispatchPharmaProductSaleGoals: { success: boolean, error: string | null } };

export type DispatchTrendsMutationVariables = Exact<{
  periodStart: string;
  periodEnd: string;
  forceReDispatch: boolean;
}>;


export type DispatchTrendsMutation = { dispatchPharmaProductSaleTrends: { success: boolean, error: string | null } };

export type DispatchSalesMutationVariables = Exact<{
  yearMonth: string;
  forceReDispatch: boolean;
}>;


export type DispatchSalesMutation = { dispatchPharmaProductRealSales: { success: boolean, error: string | null } };

export const FinanceCatalogueDocument: Operation<FinanceCatalogueQuery, FinanceCatalogueQueryVariables> = {
  kind: 'query',
  name: 'FinanceCatalogue',
  calls: ['readPharmaProducts', 'readWholesalers'],
  text: `query FinanceCatalogue {
  readPharmaProducts {
    ...EditedProduct
  }
  readWholesalers {
    ID
    name
  }
}

fragment EditedProduct on PharmaProduct {
  ID
  name
  ref
  pGHT
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
    }
  }
}`,
};

export const SavedGoalsDocument: Operation<SavedGoalsQuery, SavedGoalsQueryVariables> = {
  kind: 'query',
  name: 'SavedGoals',
  calls: ['readSaleGoalsByProduct'],
  text: `query SavedGoals($year: Int!) {
  readSaleGoalsByProduct(year: $year) {
    PharmaProduct {
      ID
    }
    pght
    dispatchedPght # SaleGoalByProduct.dispatchedPght
    quantity
    dispatchedQuantity # SaleGoalByProduct.dispatchedQuantity
  }
}`,
};

export const SavedTrendsDocument: Operation<SavedTrendsQuery, SavedTrendsQueryVariables> = {
  kind: 'query',
  name: 'SavedTrends',
  calls: ['readWeeklySaleTrendsByProduct'],
  text: `query SavedTrends($periodStart: Date!, $periodEnd: Date!) {
  readWeeklySaleTrendsByProduct(periodStart: $periodStart, periodEnd: $periodEnd) {
    PharmaProduct {
      ID
    }
    pght
    dispatchedPght # SaleTrend.dispatchedPght
    SoldStockByWholesaler {
      Wholesaler {
        ID
      }
      quantity
      dispatchedQuantity # SoldStockByWholesaler.dispatchedQuantity
    }
  }
}`,
};

export const SavedSalesDocument: Operation<SavedSalesQuery, SavedSalesQueryVariables> = {
  kind: 'query',
  name: 'SavedSales',
  calls: ['readRealSaleByPharmaProduct'],
  text: `query SavedSales($yearMonth: YearMonth!) {
  readRealSaleByPharmaProduct(yearMonth: $yearMonth) {
    PharmaProduct {
      ID
    }
    pght
    dispatchedPght # RealSale.dispatchedPght
    SoldStockByWholesaler {
      Wholesaler {
        ID
      }
      quantity
      dispatchedQuantity # SoldStockByWholesaler.dispatchedQuantity
    }
  }
}`,
};

export const SaveGoalsDocument: Operation<SaveGoalsMutation, SaveGoalsMutationVariables> = {
  kind: 'mutation',
  name: 'SaveGoals',
  calls: ['setSaleGoalsByProductFromJson'],
  text: `mutation SaveGoals($year: Int!, $json: String!) {
  setSaleGoalsByProductFromJson(year: $year, json: $json) {
    year
  }
}`,
};

export const SaveTrendsDocument: Operation<SaveTrendsMutation, SaveTrendsMutationVariables> = {
  kind: 'mutation',
  name: 'SaveTrends',
  calls: ['setSaleTrendsByProductFromJson'],
  text: `mutation SaveTrends($periodStart: Date!, $periodEnd: Date!, $json: String!) {
  setSaleTrendsByProductFromJson(
    periodStart: $periodStart
    periodEnd: $periodEnd
    json: $json
  ) {
    yearMonth
  }
}`,
};

export const SaveSalesDocument: Operation<SaveSalesMutation, SaveSalesMutationVariables> = {
  kind: 'mutation',
  name: 'SaveSales',
  calls: ['setRealSalesByProductFromJson'],
  text: `mutation SaveSales($yearMonth: YearMonth!, $json: String!) {
  setRealSalesByProductFromJson(yearMonth: $yearMonth, json: $json) {
    yearMonth
  }
}`,
};

export const DispatchGoalsDocument: Operation<DispatchGoalsMutation, DispatchGoalsMutationVariables> = {
  kind: 'mutation',
  name: 'DispatchGoals',
  calls: ['dispatchPharmaProductSaleGoals'],
  text: `mutation DispatchGoals($year: Int!, $forceReDispatch: Boolean!) {
  dispatchPharmaProductSaleGoals(year: $year, forceReDispatch: $forceReDispatch) {
    success
    error
  }
}`,
};

export const DispatchTrendsDocument: Operation<DispatchTrendsMutation, DispatchTrendsMutationVariables> = {
  kind: 'mutation',
  name: 'DispatchTrends',
  calls: ['dispatchPharmaProductSaleTrends'],
  text: `mutation DispatchTrends($periodStart: Date!, $periodEnd: Date!, $forceReDispatch: Boolean!) {
  dispatchPharmaProductSaleTrends(
    periodStart: $periodStart
    periodEnd: $periodEnd
    forceReDispatch: $forceReDispatch
  ) {
    success
    error
  }
}`,
};

export const DispatchSalesDocument: Operation<DispatchSalesMutation, DispatchSalesMutationVariables> = {
  kind: 'mutation',
  name: 'DispatchSales',
  calls: ['dispatchPharmaProductRealSales'],
  text: `mutation DispatchSales($yearMonth: YearMonth!, $forceReDispatch: Boolean!) {
  dispatchPharmaProductRealSales(
    yearMonth: $yearMonth
    forceReDispatch: $forceReDispatch
  ) {
    success
    error
  }
}`,
};