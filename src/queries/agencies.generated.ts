/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type ReadAllAgenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadAllAgenciesQuery = { readAllAgencies: Array<{ idAgency: string, name: string, country: string | null }> | null };

export const ReadAllAgenciesDocument: Operation<ReadAllAgenciesQuery, ReadAllAgenciesQueryVariables> = {
  kind: 'query',
  name: 'ReadAllAgencies',
  calls: ['readAllAgencies'],
  text: `query ReadAllAgencies {
  readAllAgencies {
    idAgency
    name
    country
  }
}`,
};