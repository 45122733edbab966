/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type TargetCustomer_CustomerAdministrative_Fragment = { __typename: 'CustomerAdministrative', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null };

export type TargetCustomer_CustomerDrugStore_Fragment = { __typename: 'CustomerDrugStore', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null };

export type TargetCustomer_CustomerHealthWorker_Fragment = { __typename: 'CustomerHealthWorker', denomination: string | null, ID: string, name: string, potential: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, WorkArea: { ID: string, name: string } | null }> };

export type TargetCustomer_Wholesaler_Fragment = { __typename: 'Wholesaler', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null };

export type TargetCustomerFragment =
  | TargetCustomer_CustomerAdministrative_Fragment
  | TargetCustomer_CustomerDrugStore_Fragment
  | TargetCustomer_CustomerHealthWorker_Fragment
  | TargetCustomer_Wholesaler_Fragment
;

export type WeeklyReportFragment = { ID: string, weekStart: string, weekEnd: string, forecasts: number | null, achivements: number | null, achivementsDividedByForecasts: number | null, interpretation: string | null, correctiveActions: string | null, nextWeekForcastFigures: number | null, actionPlan: string | null, ConcernedTargetCustomers: Array<
    | { __typename: 'CustomerAdministrative', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null }
    | { __typename: 'CustomerDrugStore', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null }
    | { __typename: 'CustomerHealthWorker', denomination: string | null, ID: string, name: string, potential: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, WorkArea: { ID: string, name: string } | null }> }
    | { __typename: 'Wholesaler', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null }
  > };

export type WeeklyReportsQueryVariables = Exact<{
  supervisorID: string;
}>;


export type WeeklyReportsQuery = { readAllSupervisorWeeklyReport: Array<{ ID: string, weekStart: string, weekEnd: string, forecasts: number | null, achivements: number | null, achivementsDividedByForecasts: number | null, interpretation: string | null, correctiveActions: string | null, nextWeekForcastFigures: number | null, actionPlan: string | null, ConcernedTargetCustomers: Array<
      | { __typename: 'CustomerAdministrative', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null }
      | { __typename: 'CustomerDrugStore', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null }
      | { __typename: 'CustomerHealthWorker', denomination: string | null, ID: string, name: string, potential: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, WorkArea: { ID: string, name: string } | null }> }
      | { __typename: 'Wholesaler', ID: string, name: string, potential: string | null, WorkArea: { ID: string, name: string } | null }
    > }> | null };

export const WeeklyReportsDocument: Operation<WeeklyReportsQuery, WeeklyReportsQueryVariables> = {
  kind: 'query',
  name: 'WeeklyReports',
  calls: ['readAllSupervisorWeeklyReport'],
  text: `query WeeklyReports($supervisorID: ID!) {
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
    ...TargetCustomer
  }
}

fragment TargetCustomer on Customer {
  __typename
  ID
  name
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