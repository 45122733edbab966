/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type ReadAllBaseUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadAllBaseUsersQuery = { readAllBaseUsers: Array<{ ID: string, FirstName: string | null, Surname: string | null, contactEmail: string | null }> | null };

export const ReadAllBaseUsersDocument: Operation<ReadAllBaseUsersQuery, ReadAllBaseUsersQueryVariables> = {
  kind: 'query',
  name: 'ReadAllBaseUsers',
  calls: ['readAllBaseUsers'],
  text: `query ReadAllBaseUsers {
  readAllBaseUsers {
    ID
    FirstName
    Surname
    contactEmail
  }
}`,
};