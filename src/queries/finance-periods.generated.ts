/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../api/generated/schema.ts';

import type { Operation } from '#api/operation.ts';
/** The figures that are entered by period. */
export type FinanceKind =
  /** Goals of a year. */
  | 'goals'
  /** Real sales of a month. */
  | 'sales'
  /** Trends of a week. */
  | 'trends';

export type FinancePeriodsQueryVariables = Exact<{
  kind: Types.FinanceKind;
}>;


export type FinancePeriodsQuery = { readFinancePeriods: Array<{ period: string, savedQuantity: number, savedTurnOver: number, savedAt: number | null, dispatchedQuantity: number, dispatchedTurnOver: number, dispatchedAt: number | null, isChanged: boolean, SavedBy: { ID: string, FirstName: string | null, Surname: string | null } | null, DispatchedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }> | null };

export const FinancePeriodsDocument: Operation<FinancePeriodsQuery, FinancePeriodsQueryVariables> = {
  kind: 'query',
  name: 'FinancePeriods',
  calls: ['readFinancePeriods'],
  text: `query FinancePeriods($kind: FinanceKind!) {
  readFinancePeriods(kind: $kind) {
    period
    savedQuantity
    savedTurnOver
    savedAt
    SavedBy {
      ID
      FirstName
      Surname
    }
    dispatchedQuantity
    dispatchedTurnOver
    dispatchedAt
    DispatchedBy {
      ID
      FirstName
      Surname
    }
    isChanged
  }
}`,
};