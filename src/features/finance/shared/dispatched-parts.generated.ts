/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/schema.ts';

import type { Operation } from '#api/operation.ts';
/** The figures that are entered by period. */
export type FinanceKind =
  /** Goals of a year. */
  | 'goals'
  /** Real sales of a month. */
  | 'sales'
  /** Trends of a week. */
  | 'trends';

export type DispatchedPartsQueryVariables = Exact<{
  kind: Types.FinanceKind;
  period: string;
}>;


export type DispatchedPartsQuery = { readDispatchedParts: Array<{ dispatchedQuantity: number, dispatchedPght: number | null, nextQuantity: number | null, nextPght: number | null, PharmaProduct: { ID: string }, Wholesaler: { ID: string } | null, Delegue: { ID: string, FirstName: string | null, Surname: string | null }, SplitBy: { ID: string, FirstName: string | null, Surname: string | null } | null, NextSplitBy: { ID: string, FirstName: string | null, Surname: string | null } | null }> | null };

export const DispatchedPartsDocument: Operation<DispatchedPartsQuery, DispatchedPartsQueryVariables> = {
  kind: 'query',
  name: 'DispatchedParts',
  calls: ['readDispatchedParts'],
  text: `query DispatchedParts($kind: FinanceKind!, $period: String!) {
  readDispatchedParts(kind: $kind, period: $period) {
    PharmaProduct {
      ID
    }
    Wholesaler {
      ID
    }
    Delegue {
      ID
      FirstName
      Surname
    }
    SplitBy {
      ID
      FirstName
      Surname
    }
    NextSplitBy {
      ID
      FirstName
      Surname
    }
    dispatchedQuantity
    dispatchedPght
    nextQuantity
    nextPght
  }
}`,
};