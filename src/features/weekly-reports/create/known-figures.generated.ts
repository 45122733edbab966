/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type WeekTurnoverQueryVariables = Exact<{
  periodStart: string;
  periodEnd: string;
}>;


export type WeekTurnoverQuery = { readWeeklySaleTrendsByProduct: Array<{ obtainedTurnOver: number, PharmaProduct: { ID: string } | null }> | null };

export const WeekTurnoverDocument: Operation<WeekTurnoverQuery, WeekTurnoverQueryVariables> = {
  kind: 'query',
  name: 'WeekTurnover',
  calls: ['readWeeklySaleTrendsByProduct'],
  text: `query WeekTurnover($periodStart: Date!, $periodEnd: Date!) {
  readWeeklySaleTrendsByProduct(periodStart: $periodStart, periodEnd: $periodEnd) {
    PharmaProduct {
      ID
    }
    obtainedTurnOver
  }
}`,
};