/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type AgencyGlanceQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  yearMonth: string;
  withVisits: boolean;
}>;


export type AgencyGlanceQuery = { readActiveInactiveDelegues?: { active: Array<{ ID: string }>, inactive: Array<{ ID: string }> } | null, readVisitQuotasReachedByDelegue?: Array<{ expectedVisits: number, doneVisits: number, Delegue: { ID: string } }> | null, readRealSaleGlobal: Array<{ expectedTurnOver: number, obtainedTurnOver: number }> | null };

export const AgencyGlanceDocument: Operation<AgencyGlanceQuery, AgencyGlanceQueryVariables> = {
  kind: 'query',
  name: 'AgencyGlance',
  calls: ['readActiveInactiveDelegues', 'readVisitQuotasReachedByDelegue', 'readRealSaleGlobal'],
  text: `query AgencyGlance($startDate: Date!, $endDate: Date!, $yearMonth: YearMonth!, $withVisits: Boolean!) {
  readActiveInactiveDelegues(startDate: $startDate, endDate: $endDate) @include(if: $withVisits) {
    active {
      ID
    }
    inactive {
      ID
    }
  }
  readVisitQuotasReachedByDelegue(startDate: $startDate, endDate: $endDate) @include(if: $withVisits) {
    Delegue {
      ID
    }
    expectedVisits
    doneVisits
  }
  readRealSaleGlobal(yearMonth: $yearMonth) {
    expectedTurnOver
    obtainedTurnOver
  }
}`,
};