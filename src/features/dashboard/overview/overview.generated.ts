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

export type VisitedHealthWorkersQueryVariables = Exact<{
  start: string;
  end: string;
}>;


export type VisitedHealthWorkersQuery = { readAllWorkGroupVisitReportStat: Array<{ WorkGroup: { ID: string }, SpecialityStats: Array<{ visitedCustomerIDs: Array<string> }> }> | null };

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

export const VisitedHealthWorkersDocument: Operation<VisitedHealthWorkersQuery, VisitedHealthWorkersQueryVariables> = {
  kind: 'query',
  name: 'VisitedHealthWorkers',
  calls: ['readAllWorkGroupVisitReportStat'],
  text: `query VisitedHealthWorkers($start: Date!, $end: Date!) {
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