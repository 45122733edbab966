/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type TurnOverOfMonthQueryVariables = Exact<{
  yearMonth: string;
}>;


export type TurnOverOfMonthQuery = { readRealSaleGlobal: Array<{ expectedTurnOver: number, obtainedTurnOver: number }> | null };

export type PotentialsQueryVariables = Exact<{ [key: string]: never; }>;


export type PotentialsQuery = { readAllCustomers: { HealthWorkerList: Array<{ ID: string, denomination: string | null, name: string, potential: string | null }> } | null, readCustomerCardEditDatas: { potentialList: Array<string> } | null };

export type VisitedCustomersQueryVariables = Exact<{
  start: string;
  end: string;
}>;


export type VisitedCustomersQuery = { readAllWorkGroupVisitReportStat: Array<{ WorkGroup: { ID: string }, SpecialityStats: Array<{ visitedCustomerIDs: Array<string> }> }> | null };

export const TurnOverOfMonthDocument: Operation<TurnOverOfMonthQuery, TurnOverOfMonthQueryVariables> = {
  kind: 'query',
  name: 'TurnOverOfMonth',
  calls: ['readRealSaleGlobal'],
  text: `query TurnOverOfMonth($yearMonth: YearMonth!) {
  readRealSaleGlobal(yearMonth: $yearMonth) {
    expectedTurnOver
    obtainedTurnOver
  }
}`,
};

export const PotentialsDocument: Operation<PotentialsQuery, PotentialsQueryVariables> = {
  kind: 'query',
  name: 'Potentials',
  calls: ['readAllCustomers', 'readCustomerCardEditDatas'],
  text: `query Potentials {
  readAllCustomers {
    HealthWorkerList {
      ID
      denomination
      name
      potential
    }
  }
  readCustomerCardEditDatas {
    potentialList
  }
}`,
};

export const VisitedCustomersDocument: Operation<VisitedCustomersQuery, VisitedCustomersQueryVariables> = {
  kind: 'query',
  name: 'VisitedCustomers',
  calls: ['readAllWorkGroupVisitReportStat'],
  text: `query VisitedCustomers($start: Date!, $end: Date!) {
  readAllWorkGroupVisitReportStat(start: $start, end: $end) {
    WorkGroup {
      ID
    }
    SpecialityStats {
      visitedCustomerIDs
    }
  }
}`,
};