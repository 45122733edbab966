/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type VisitsOfAgencyQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type VisitsOfAgencyQuery = { readActiveInactiveDelegues: { active: Array<{ ID: string }>, inactive: Array<{ ID: string }> } | null, readVisitQuotasReachedByDelegue: Array<{ expectedVisits: number, doneVisits: number, Delegue: { ID: string } }> | null };

export type SalesOfAgencyQueryVariables = Exact<{
  yearMonth: string;
}>;


export type SalesOfAgencyQuery = { readRealSaleGlobal: Array<{ expectedTurnOver: number, obtainedTurnOver: number }> | null };

export const VisitsOfAgencyDocument: Operation<VisitsOfAgencyQuery, VisitsOfAgencyQueryVariables> = {
  kind: 'query',
  name: 'VisitsOfAgency',
  calls: ['readActiveInactiveDelegues', 'readVisitQuotasReachedByDelegue'],
  text: `query VisitsOfAgency($startDate: Date!, $endDate: Date!) {
  readActiveInactiveDelegues(startDate: $startDate, endDate: $endDate) {
    active {
      ID
    }
    inactive {
      ID
    }
  }
  readVisitQuotasReachedByDelegue(startDate: $startDate, endDate: $endDate) {
    Delegue {
      ID
    }
    expectedVisits
    doneVisits
  }
}`,
};

export const SalesOfAgencyDocument: Operation<SalesOfAgencyQuery, SalesOfAgencyQueryVariables> = {
  kind: 'query',
  name: 'SalesOfAgency',
  calls: ['readRealSaleGlobal'],
  text: `query SalesOfAgency($yearMonth: YearMonth!) {
  readRealSaleGlobal(yearMonth: $yearMonth) {
    expectedTurnOver
    obtainedTurnOver
  }
}`,
};