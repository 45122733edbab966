/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../api/generated/schema.ts';

import type { Operation } from '#api/operation.ts';
/** What a work group promotes to. */
export type WorkGroupType =
  /** Health workers: prescription. */
  | 'medical'
  /** Drugstores: sale. */
  | 'pharma';

export type WorkGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkGroupsQuery = { readWorkGroups: Array<{ ID: string, name: string, type: Types.WorkGroupType | null, Supervisor: { ID: string, FirstName: string | null, Surname: string | null } | null, Delegues: Array<{ ID: string, FirstName: string | null, Surname: string | null }> }> | null };

export const WorkGroupsDocument: Operation<WorkGroupsQuery, WorkGroupsQueryVariables> = {
  kind: 'query',
  name: 'WorkGroups',
  calls: ['readWorkGroups'],
  text: `query WorkGroups {
  readWorkGroups {
    ID
    name
    type
    Supervisor {
      ID
      FirstName
      Surname
    }
    Delegues {
      ID
      FirstName
      Surname
    }
  }
}`,
};