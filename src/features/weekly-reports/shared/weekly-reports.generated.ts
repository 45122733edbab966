/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type TargetCard_CustomerAdministrative_Fragment = { __typename: 'CustomerAdministrative', potential: string | null, WorkArea: { ID: string, name: string } | null };

export type TargetCard_CustomerDrugStore_Fragment = { __typename: 'CustomerDrugStore', potential: string | null, WorkArea: { ID: string, name: string } | null };

export type TargetCard_CustomerHealthWorker_Fragment = { __typename: 'CustomerHealthWorker', denomination: string | null, potential: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, WorkArea: { ID: string, name: string } | null }> };

export type TargetCard_Wholesaler_Fragment = { __typename: 'Wholesaler', potential: string | null, WorkArea: { ID: string, name: string } | null };

export type TargetCardFragment =
  | TargetCard_CustomerAdministrative_Fragment
  | TargetCard_CustomerDrugStore_Fragment
  | TargetCard_CustomerHealthWorker_Fragment
  | TargetCard_Wholesaler_Fragment
;

export type WeeklyReportFragment = { ID: string, weekStart: string, weekEnd: string, forecasts: number | null, achivements: number | null, achivementsDividedByForecasts: number | null, interpretation: string | null, correctiveActions: string | null, nextWeekForcastFigures: number | null, actionPlan: string | null, ConcernedTargetCustomers: Array<
    | { ID: string, name: string } & { __typename: 'CustomerAdministrative', potential?: string | null, WorkArea: { ID: string, name: string } | null }
    | { ID: string, name: string } & { __typename: 'CustomerDrugStore', potential?: string | null, WorkArea: { ID: string, name: string } | null }
    | { ID: string, name: string } & { __typename: 'CustomerHealthWorker', potential?: string | null, denomination: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, WorkArea: { ID: string, name: string } | null }> }
    | { ID: string, name: string } & { __typename: 'Wholesaler', potential?: string | null, WorkArea: { ID: string, name: string } | null }
  > };

export type WeeklyReportsQueryVariables = Exact<{
  supervisorID: string;
  withCards: boolean;
}>;


export type WeeklyReportsQuery = { readAllSupervisorWeeklyReport: Array<{ ID: string, weekStart: string, weekEnd: string, forecasts: number | null, achivements: number | null, achivementsDividedByForecasts: number | null, interpretation: string | null, correctiveActions: string | null, nextWeekForcastFigures: number | null, actionPlan: string | null, ConcernedTargetCustomers: Array<
      | { ID: string, name: string } & { __typename: 'CustomerAdministrative', potential?: string | null, WorkArea: { ID: string, name: string } | null }
      | { ID: string, name: string } & { __typename: 'CustomerDrugStore', potential?: string | null, WorkArea: { ID: string, name: string } | null }
      | { ID: string, name: string } & { __typename: 'CustomerHealthWorker', potential?: string | null, denomination: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, WorkArea: { ID: string, name: string } | null }> }
      | { ID: string, name: string } & { __typename: 'Wholesaler', potential?: string | null, WorkArea: { ID: string, name: string } | null }
    > }> | null };

export const WeeklyReportsDocument: Operation<WeeklyReportsQuery, WeeklyReportsQueryVariables> = {
  kind: 'query',
  name: 'WeeklyReports',
  calls: ['readAllSupervisorWeeklyReport'],
  text: `query WeeklyReports($supervisorID: ID!, $withCards: Boolean!) {
  readAllSupervisorWeeklyReport(supervisorID: $supervisorID) {
    ...WeeklyReport
  }
}

fragment WeeklyReport on SupervisorWeeklyReport {
  ID
  weekStart
  weekEnd
  forecasts
  achivements
  achivementsDividedByForecasts
  interpretation
  correctiveActions
  nextWeekForcastFigures
  actionPlan
  ConcernedTargetCustomers {
    ID
    name
    ...TargetCard @include(if: $withCards)
  }
}

fragment TargetCard on Customer {
  __typename
  potential
  ... on CustomerHealthWorker {
    denomination
    MySpecialities {
      ID
      name
    }
    MyHealthCenters {
      ID
      WorkArea {
        ID
        name
      }
    }
  }
  ... on CustomerDrugStore {
    WorkArea {
      ID
      name
    }
  }
  ... on CustomerAdministrative {
    WorkArea {
      ID
      name
    }
  }
  ... on Wholesaler {
    WorkArea {
      ID
      name
    }
  }
}`,
};