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

export type ActiveWorkGroupsQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type ActiveWorkGroupsQuery = { readActiveInactiveWorkGroups: { active: Array<{ ID: string, name: string }>, inactive: Array<{ ID: string, name: string }> } | null };

export type ActiveDeleguesQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type ActiveDeleguesQuery = { readActiveInactiveDelegues: { active: Array<{ ID: string, FirstName: string | null, Surname: string | null, WorkGroup: { ID: string, name: string, type: Types.WorkGroupType | null } | null }>, inactive: Array<{ ID: string, FirstName: string | null, Surname: string | null, WorkGroup: { ID: string, name: string, type: Types.WorkGroupType | null } | null }> } | null };

export type PresentDelegueFragment = { ID: string, FirstName: string | null, Surname: string | null, WorkGroup: { ID: string, name: string, type: Types.WorkGroupType | null } | null };

export type VisitQuotasQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type VisitQuotasQuery = { readVisitQuotasReachedByDelegue: Array<{ expectedVisits: number, doneVisits: number, reachedPercentage: number | null, Delegue: { ID: string, FirstName: string | null, Surname: string | null, WorkGroup: { ID: string, name: string } | null } }> | null };

export const ActiveWorkGroupsDocument: Operation<ActiveWorkGroupsQuery, ActiveWorkGroupsQueryVariables> = {
  kind: 'query',
  name: 'ActiveWorkGroups',
  calls: ['readActiveInactiveWorkGroups'],
  text: `query ActiveWorkGroups($startDate: Date!, $endDate: Date!) {
  readActiveInactiveWorkGroups(startDate: $startDate, endDate: $endDate) {
    active {
      ID
      name
    }
    inactive {
      ID
      name
    }
  }
}`,
};

export const ActiveDeleguesDocument: Operation<ActiveDeleguesQuery, ActiveDeleguesQueryVariables> = {
  kind: 'query',
  name: 'ActiveDelegues',
  calls: ['readActiveInactiveDelegues'],
  text: `query ActiveDelegues($startDate: Date!, $endDate: Date!) {
  readActiveInactiveDelegues(startDate: $startDate, endDate: $endDate) {
    active {
      ...PresentDelegue
    }
    inactive {
      ...PresentDelegue
    }
  }
}

fragment PresentDelegue on User {
  ID
  FirstName
  Surname
  WorkGroup {
    ID
    name
    type
  }
}`,
};

export const VisitQuotasDocument: Operation<VisitQuotasQuery, VisitQuotasQueryVariables> = {
  kind: 'query',
  name: 'VisitQuotas',
  calls: ['readVisitQuotasReachedByDelegue'],
  text: `query VisitQuotas($startDate: Date!, $endDate: Date!) {
  readVisitQuotasReachedByDelegue(startDate: $startDate, endDate: $endDate) {
    Delegue {
      ID
      FirstName
      Surname
      WorkGroup {
        ID
        name
      }
    }
    expectedVisits
    doneVisits
    reachedPercentage
  }
}`,
};