/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type NextObjectivesQueryVariables = Exact<{
  workerID: string;
  customersIDList: Array<string> | string;
}>;


export type NextObjectivesQuery = { readCustomerNextVisitObjectives: Array<{ nextVisitObjective: string | null, Customer:
      | { ID: string }
      | { ID: string }
      | { ID: string }
      | { ID: string }
     }> | null };

export const NextObjectivesDocument: Operation<NextObjectivesQuery, NextObjectivesQueryVariables> = {
  kind: 'query',
  name: 'NextObjectives',
  calls: ['readCustomerNextVisitObjectives'],
  text: `query NextObjectives($workerID: ID!, $customersIDList: [ID!]!) {
  readCustomerNextVisitObjectives(
    workerID: $workerID
    customersIDList: $customersIDList
  ) {
    Customer {
      ID
    }
    nextVisitObjective
  }
}`,
};