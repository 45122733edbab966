/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type SaleRow_RealSale_Fragment = { yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> };

export type SaleRow_SaleTrend_Fragment = { yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> };

export type SaleRowFragment =
  | SaleRow_RealSale_Fragment
  | SaleRow_SaleTrend_Fragment
;

export type SaleTrendsOfYearQueryVariables = Exact<{
  m01: string;
  m02: string;
  m03: string;
  m04: string;
  m05: string;
  m06: string;
  m07: string;
  m08: string;
  m09: string;
  m10: string;
  m11: string;
  m12: string;
}>;


export type SaleTrendsOfYearQuery = { m01: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m02: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m03: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m04: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m05: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m06: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m07: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m08: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m09: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m10: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m11: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m12: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type RealSalesOfYearQueryVariables = Exact<{
  m01: string;
  m02: string;
  m03: string;
  m04: string;
  m05: string;
  m06: string;
  m07: string;
  m08: string;
  m09: string;
  m10: string;
  m11: string;
  m12: string;
}>;


export type RealSalesOfYearQuery = { m01: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m02: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m03: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m04: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m05: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m06: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m07: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m08: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m09: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m10: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m11: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null, m12: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type SaleTrendsByLaboQueryVariables = Exact<{
  ID: string;
}>;


export type SaleTrendsByLaboQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type SaleTrendsByProductQueryVariables = Exact<{
  ID: string;
}>;


export type SaleTrendsByProductQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type SaleTrendsByWorkGroupQueryVariables = Exact<{
  ID: string;
}>;


export type SaleTrendsByWorkGroupQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type SaleTrendsBySupervisorQueryVariables = Exact<{
  ID: string;
}>;


export type SaleTrendsBySupervisorQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type SaleTrendsByDelegateQueryVariables = Exact<{
  ID: string;
}>;


export type SaleTrendsByDelegateQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type SaleTrendsOfWorkGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type SaleTrendsOfWorkGroupsQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type SaleTrendsOfProductByWorkGroupQueryVariables = Exact<{
  ID: string;
}>;


export type SaleTrendsOfProductByWorkGroupQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type RealSalesByLaboQueryVariables = Exact<{
  ID: string;
  start: string;
  end: string;
}>;


export type RealSalesByLaboQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type RealSalesByProductQueryVariables = Exact<{
  ID: string;
  start: string;
  end: string;
}>;


export type RealSalesByProductQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type RealSalesByWorkGroupQueryVariables = Exact<{
  ID: string;
  start: string;
  end: string;
}>;


export type RealSalesByWorkGroupQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type RealSalesBySupervisorQueryVariables = Exact<{
  ID: string;
  start: string;
  end: string;
}>;


export type RealSalesBySupervisorQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type RealSalesByDelegateQueryVariables = Exact<{
  ID: string;
  start: string;
  end: string;
}>;


export type RealSalesByDelegateQuery = { rows: Array<{ yearMonth: string, quantity: number, pght: number | null, expectedTurnOver: number, obtainedTurnOver: number, deficitQuantity: number | null, deficitTurnOver: number | null, PharmaProduct: { ID: string } | null, PharmaLaboratory: { ID: string, name: string } | null, WorkGroup: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, Wholesaler: { ID: string, name: string } }> }> | null };

export type WeekRowFragment = { quantity: number, expectedTurnOver: number, obtainedTurnOver: number, PharmaProduct: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, dispatchedQuantity: number | null }> };

export type WeeklyTrendsQueryVariables = Exact<{
  start: string;
  end: string;
}>;


export type WeeklyTrendsQuery = { rows: Array<{ quantity: number, expectedTurnOver: number, obtainedTurnOver: number, PharmaProduct: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, dispatchedQuantity: number | null }> }> | null };

export type SharedSalesQueryVariables = Exact<{
  yearMonth: string;
}>;


export type SharedSalesQuery = { rows: Array<{ PharmaProduct: { ID: string } | null, SoldStockByWholesaler: Array<{ quantity: number, dispatchedQuantity: number | null }> }> | null };

export const SaleTrendsOfYearDocument: Operation<SaleTrendsOfYearQuery, SaleTrendsOfYearQueryVariables> = {
  kind: 'query',
  name: 'SaleTrendsOfYear',
  calls: ['readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal', 'readSaleTrendGlobal'],
  text: `query SaleTrendsOfYear($m01: YearMonth!, $m02: YearMonth!, $m03: YearMonth!, $m04: YearMonth!, $m05: YearMonth!, $m06: YearMonth!, $m07: YearMonth!, $m08: YearMonth!, $m09: YearMonth!, $m10: YearMonth!, $m11: YearMonth!, $m12: YearMonth!) {
  m01: readSaleTrendGlobal(yearMonth: $m01) {
    ...SaleRow
  }
  m02: readSaleTrendGlobal(yearMonth: $m02) {
    ...SaleRow
  }
  m03: readSaleTrendGlobal(yearMonth: $m03) {
    ...SaleRow
  }
  m04: readSaleTrendGlobal(yearMonth: $m04) {
    ...SaleRow
  }
  m05: readSaleTrendGlobal(yearMonth: $m05) {
    ...SaleRow
  }
  m06: readSaleTrendGlobal(yearMonth: $m06) {
    ...SaleRow
  }
  m07: readSaleTrendGlobal(yearMonth: $m07) {
    ...SaleRow
  }
  m08: readSaleTrendGlobal(yearMonth: $m08) {
    ...SaleRow
  }
  m09: readSaleTrendGlobal(yearMonth: $m09) {
    ...SaleRow
  }
  m10: readSaleTrendGlobal(yearMonth: $m10) {
    ...SaleRow
  }
  m11: readSaleTrendGlobal(yearMonth: $m11) {
    ...SaleRow
  }
  m12: readSaleTrendGlobal(yearMonth: $m12) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const RealSalesOfYearDocument: Operation<RealSalesOfYearQuery, RealSalesOfYearQueryVariables> = {
  kind: 'query',
  name: 'RealSalesOfYear',
  calls: ['readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal', 'readRealSaleGlobal'],
  text: `query RealSalesOfYear($m01: YearMonth!, $m02: YearMonth!, $m03: YearMonth!, $m04: YearMonth!, $m05: YearMonth!, $m06: YearMonth!, $m07: YearMonth!, $m08: YearMonth!, $m09: YearMonth!, $m10: YearMonth!, $m11: YearMonth!, $m12: YearMonth!) {
  m01: readRealSaleGlobal(yearMonth: $m01) {
    ...SaleRow
  }
  m02: readRealSaleGlobal(yearMonth: $m02) {
    ...SaleRow
  }
  m03: readRealSaleGlobal(yearMonth: $m03) {
    ...SaleRow
  }
  m04: readRealSaleGlobal(yearMonth: $m04) {
    ...SaleRow
  }
  m05: readRealSaleGlobal(yearMonth: $m05) {
    ...SaleRow
  }
  m06: readRealSaleGlobal(yearMonth: $m06) {
    ...SaleRow
  }
  m07: readRealSaleGlobal(yearMonth: $m07) {
    ...SaleRow
  }
  m08: readRealSaleGlobal(yearMonth: $m08) {
    ...SaleRow
  }
  m09: readRealSaleGlobal(yearMonth: $m09) {
    ...SaleRow
  }
  m10: readRealSaleGlobal(yearMonth: $m10) {
    ...SaleRow
  }
  m11: readRealSaleGlobal(yearMonth: $m11) {
    ...SaleRow
  }
  m12: readRealSaleGlobal(yearMonth: $m12) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const SaleTrendsByLaboDocument: Operation<SaleTrendsByLaboQuery, SaleTrendsByLaboQueryVariables> = {
  kind: 'query',
  name: 'SaleTrendsByLabo',
  calls: ['getSaleTrendByLabo'],
  text: `query SaleTrendsByLabo($ID: ID!) {
  rows: getSaleTrendByLabo(ID: $ID) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const SaleTrendsByProductDocument: Operation<SaleTrendsByProductQuery, SaleTrendsByProductQueryVariables> = {
  kind: 'query',
  name: 'SaleTrendsByProduct',
  calls: ['getSaleTrendByPharmaProduct'],
  text: `query SaleTrendsByProduct($ID: ID!) {
  rows: getSaleTrendByPharmaProduct(ID: $ID) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const SaleTrendsByWorkGroupDocument: Operation<SaleTrendsByWorkGroupQuery, SaleTrendsByWorkGroupQueryVariables> = {
  kind: 'query',
  name: 'SaleTrendsByWorkGroup',
  calls: ['getSaleTrendByWorkGroup'],
  text: `query SaleTrendsByWorkGroup($ID: ID!) {
  rows: getSaleTrendByWorkGroup(ID: $ID) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const SaleTrendsBySupervisorDocument: Operation<SaleTrendsBySupervisorQuery, SaleTrendsBySupervisorQueryVariables> = {
  kind: 'query',
  name: 'SaleTrendsBySupervisor',
  calls: ['getSaleTrendByWorkGroupSupervisor'],
  text: `query SaleTrendsBySupervisor($ID: ID!) {
  rows: getSaleTrendByWorkGroupSupervisor(ID: $ID) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const SaleTrendsByDelegateDocument: Operation<SaleTrendsByDelegateQuery, SaleTrendsByDelegateQueryVariables> = {
  kind: 'query',
  name: 'SaleTrendsByDelegate',
  calls: ['getSaleTrendByDelegue'],
  text: `query SaleTrendsByDelegate($ID: ID!) {
  rows: getSaleTrendByDelegue(ID: $ID) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const SaleTrendsOfWorkGroupsDocument: Operation<SaleTrendsOfWorkGroupsQuery, SaleTrendsOfWorkGroupsQueryVariables> = {
  kind: 'query',
  name: 'SaleTrendsOfWorkGroups',
  calls: ['readSaleTrendByWorkGroup'],
  text: `query SaleTrendsOfWorkGroups {
  rows: readSaleTrendByWorkGroup {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const SaleTrendsOfProductByWorkGroupDocument: Operation<SaleTrendsOfProductByWorkGroupQuery, SaleTrendsOfProductByWorkGroupQueryVariables> = {
  kind: 'query',
  name: 'SaleTrendsOfProductByWorkGroup',
  calls: ['readSaleTrendByWorkGroupOfPharmaProduct'],
  text: `query SaleTrendsOfProductByWorkGroup($ID: ID!) {
  rows: readSaleTrendByWorkGroupOfPharmaProduct(ID: $ID) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const RealSalesByLaboDocument: Operation<RealSalesByLaboQuery, RealSalesByLaboQueryVariables> = {
  kind: 'query',
  name: 'RealSalesByLabo',
  calls: ['getRealSaleByLabo'],
  text: `query RealSalesByLabo($ID: ID!, $start: YearMonth!, $end: YearMonth!) {
  rows: getRealSaleByLabo(ID: $ID, yearMonthStart: $start, yearMonthEnd: $end) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const RealSalesByProductDocument: Operation<RealSalesByProductQuery, RealSalesByProductQueryVariables> = {
  kind: 'query',
  name: 'RealSalesByProduct',
  calls: ['getRealSaleByPharmaProduct'],
  text: `query RealSalesByProduct($ID: ID!, $start: YearMonth!, $end: YearMonth!) {
  rows: getRealSaleByPharmaProduct(
    ID: $ID
    yearMonthStart: $start
    yearMonthEnd: $end
  ) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const RealSalesByWorkGroupDocument: Operation<RealSalesByWorkGroupQuery, RealSalesByWorkGroupQueryVariables> = {
  kind: 'query',
  name: 'RealSalesByWorkGroup',
  calls: ['getRealSaleByWorkGroup'],
  text: `query RealSalesByWorkGroup($ID: ID!, $start: YearMonth!, $end: YearMonth!) {
  rows: getRealSaleByWorkGroup(
    ID: $ID
    yearMonthStart: $start
    yearMonthEnd: $end
  ) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const RealSalesBySupervisorDocument: Operation<RealSalesBySupervisorQuery, RealSalesBySupervisorQueryVariables> = {
  kind: 'query',
  name: 'RealSalesBySupervisor',
  calls: ['getRealSaleBySupervisor'],
  text: `query RealSalesBySupervisor($ID: ID!, $start: YearMonth!, $end: YearMonth!) {
  rows: getRealSaleBySupervisor(
    ID: $ID
    yearMonthStart: $start
    yearMonthEnd: $end
  ) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const RealSalesByDelegateDocument: Operation<RealSalesByDelegateQuery, RealSalesByDelegateQueryVariables> = {
  kind: 'query',
  name: 'RealSalesByDelegate',
  calls: ['getRealSaleByDelegue'],
  text: `query RealSalesByDelegate($ID: ID!, $start: YearMonth!, $end: YearMonth!) {
  rows: getRealSaleByDelegue(ID: $ID, yearMonthStart: $start, yearMonthEnd: $end) {
    ...SaleRow
  }
}

fragment SaleRow on SaleFigures {
  yearMonth
  quantity
  pght
  expectedTurnOver
  obtainedTurnOver
  deficitQuantity
  deficitTurnOver
  PharmaProduct {
    ID
  }
  PharmaLaboratory {
    ID
    name
  }
  WorkGroup {
    ID
  }
  SoldStockByWholesaler {
    quantity
    Wholesaler {
      ID
      name
    }
  }
}`,
};

export const WeeklyTrendsDocument: Operation<WeeklyTrendsQuery, WeeklyTrendsQueryVariables> = {
  kind: 'query',
  name: 'WeeklyTrends',
  calls: ['readWeeklySaleTrendsByProduct'],
  text: `query WeeklyTrends($start: Date!, $end: Date!) {
  rows: readWeeklySaleTrendsByProduct(periodStart: $start, periodEnd: $end) {
    ...WeekRow
  }
}

fragment WeekRow on SaleTrend {
  quantity
  expectedTurnOver
  obtainedTurnOver
  PharmaProduct {
    ID
  }
  SoldStockByWholesaler {
    quantity
    dispatchedQuantity # SoldStockByWholesaler.dispatchedQuantity
  }
}`,
};

export const SharedSalesDocument: Operation<SharedSalesQuery, SharedSalesQueryVariables> = {
  kind: 'query',
  name: 'SharedSales',
  calls: ['readRealSaleByPharmaProduct'],
  text: `query SharedSales($yearMonth: YearMonth!) {
  rows: readRealSaleByPharmaProduct(yearMonth: $yearMonth) {
    PharmaProduct {
      ID
    }
    SoldStockByWholesaler {
      quantity
      dispatchedQuantity # SoldStockByWholesaler.dispatchedQuantity
    }
  }
}`,
};