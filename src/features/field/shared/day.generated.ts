/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type StopCustomer_CustomerAdministrative_Fragment = { __typename: 'CustomerAdministrative', gPSLat: number | null, gPSLon: number | null, phone: string | null, email: string | null, potential: string | null, WorkArea: { ID: string, name: string } | null };

export type StopCustomer_CustomerDrugStore_Fragment = { __typename: 'CustomerDrugStore', gPSLat: number | null, gPSLon: number | null, phone: string | null, email: string | null, potential: string | null, WorkArea: { ID: string, name: string } | null };

export type StopCustomer_CustomerHealthWorker_Fragment = { __typename: 'CustomerHealthWorker', denomination: string | null, phone: string | null, email: string | null, potential: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, name: string, WorkArea: { ID: string, name: string } | null }> };

export type StopCustomer_Wholesaler_Fragment = { __typename: 'Wholesaler', phone: string | null, email: string | null, potential: string | null, WorkArea: { ID: string, name: string } | null };

export type StopCustomerFragment =
  | StopCustomer_CustomerAdministrative_Fragment
  | StopCustomer_CustomerDrugStore_Fragment
  | StopCustomer_CustomerHealthWorker_Fragment
  | StopCustomer_Wholesaler_Fragment
;

export type DayReportFragment = { ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, spontanousNewCustomer: boolean | null, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, obtainedResult: string | null, metPerson: string | null, GPSLoc?: { gPSLat: number, gPSLon: number, obtainedTimeStamp: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> };

export type DayObjectiveFragment = { ID: string, description: string | null, done: boolean, validated: boolean | null, administrativeCustomer: boolean | null, Customer:
    | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerAdministrative', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
    | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerDrugStore', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
    | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerHealthWorker', phone?: string | null, email?: string | null, potential?: string | null, denomination: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, name: string, WorkArea: { ID: string, name: string } | null }> }
    | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'Wholesaler', phone?: string | null, email?: string | null, potential?: string | null, WorkArea: { ID: string, name: string } | null }
   | null, VisitReport: { ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, spontanousNewCustomer: boolean | null, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, obtainedResult: string | null, metPerson: string | null, GPSLoc?: { gPSLat: number, gPSLon: number, obtainedTimeStamp: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> } | null };

export type ReportOfDayFragment = { ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, spontanousNewCustomer: boolean | null, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, validated: boolean | null, administrativeCustomer: boolean | null, Customer:
      | { ID: string, name: string } & { __typename: 'CustomerAdministrative', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
      | { ID: string, name: string } & { __typename: 'CustomerDrugStore', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
      | { ID: string, name: string } & { __typename: 'CustomerHealthWorker', phone?: string | null, email?: string | null, potential?: string | null, denomination: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, name: string, WorkArea: { ID: string, name: string } | null }> }
      | { ID: string, name: string } & { __typename: 'Wholesaler', phone?: string | null, email?: string | null, potential?: string | null, WorkArea: { ID: string, name: string } | null }
     | null } | null, GPSLoc?: { gPSLat: number, gPSLon: number, obtainedTimeStamp: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> };

export type DelegatesDayQueryVariables = Exact<{
  workerID: string;
  date: string;
  includeUnvalidated: boolean;
  withCards: boolean;
  withPositions: boolean;
}>;


export type DelegatesDayQuery = { readWorkScheduleDaily: { ID: string, Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, description: string | null, done: boolean, validated: boolean | null, administrativeCustomer: boolean | null, Customer:
        | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerAdministrative', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
        | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerDrugStore', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
        | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerHealthWorker', phone?: string | null, email?: string | null, potential?: string | null, denomination: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, name: string, WorkArea: { ID: string, name: string } | null }> }
        | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'Wholesaler', phone?: string | null, email?: string | null, potential?: string | null, WorkArea: { ID: string, name: string } | null }
       | null, VisitReport: { ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, spontanousNewCustomer: boolean | null, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, obtainedResult: string | null, metPerson: string | null, GPSLoc?: { gPSLat: number, gPSLon: number, obtainedTimeStamp: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> } | null }> } | null, readVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, spontanousNewCustomer: boolean | null, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, validated: boolean | null, administrativeCustomer: boolean | null, Customer:
        | { ID: string, name: string } & { __typename: 'CustomerAdministrative', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
        | { ID: string, name: string } & { __typename: 'CustomerDrugStore', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
        | { ID: string, name: string } & { __typename: 'CustomerHealthWorker', phone?: string | null, email?: string | null, potential?: string | null, denomination: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, name: string, WorkArea: { ID: string, name: string } | null }> }
        | { ID: string, name: string } & { __typename: 'Wholesaler', phone?: string | null, email?: string | null, potential?: string | null, WorkArea: { ID: string, name: string } | null }
       | null } | null, GPSLoc?: { gPSLat: number, gPSLon: number, obtainedTimeStamp: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> | null };

export type SupervisorsDayQueryVariables = Exact<{
  workerID: string;
  date: string;
  withCards: boolean;
  withPositions: boolean;
}>;


export type SupervisorsDayQuery = { readSupervisorDailyWork: { ID: string, Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, description: string | null, done: boolean, validated: boolean | null, administrativeCustomer: boolean | null, Customer:
        | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerAdministrative', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
        | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerDrugStore', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
        | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'CustomerHealthWorker', phone?: string | null, email?: string | null, potential?: string | null, denomination: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, name: string, WorkArea: { ID: string, name: string } | null }> }
        | { ID: string, name: string, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, GPSLoc?: { gPSLat: number, gPSLon: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } & { __typename: 'Wholesaler', phone?: string | null, email?: string | null, potential?: string | null, WorkArea: { ID: string, name: string } | null }
       | null, VisitReport: { ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, spontanousNewCustomer: boolean | null, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, obtainedResult: string | null, metPerson: string | null, GPSLoc?: { gPSLat: number, gPSLon: number, obtainedTimeStamp: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> } | null }> } | null, readVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, spontanousNewCustomer: boolean | null, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, validated: boolean | null, administrativeCustomer: boolean | null, Customer:
        | { ID: string, name: string } & { __typename: 'CustomerAdministrative', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
        | { ID: string, name: string } & { __typename: 'CustomerDrugStore', phone?: string | null, email?: string | null, potential?: string | null, gPSLat: number | null, gPSLon: number | null, WorkArea: { ID: string, name: string } | null }
        | { ID: string, name: string } & { __typename: 'CustomerHealthWorker', phone?: string | null, email?: string | null, potential?: string | null, denomination: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, name: string, WorkArea: { ID: string, name: string } | null }> }
        | { ID: string, name: string } & { __typename: 'Wholesaler', phone?: string | null, email?: string | null, potential?: string | null, WorkArea: { ID: string, name: string } | null }
       | null } | null, GPSLoc?: { gPSLat: number, gPSLon: number, obtainedTimeStamp: number } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> | null };

export type EarlierVisitFragment = { ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> };

export type EarlierVisits_CustomerAdministrative_Fragment = { ID: string, MyVisitReports: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> };

export type EarlierVisits_CustomerDrugStore_Fragment = { ID: string, MyVisitReports: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> };

export type EarlierVisits_CustomerHealthWorker_Fragment = { ID: string, MyVisitReports: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> };

export type EarlierVisits_Wholesaler_Fragment = { ID: string, MyVisitReports: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> };

export type EarlierVisitsFragment =
  | EarlierVisits_CustomerAdministrative_Fragment
  | EarlierVisits_CustomerDrugStore_Fragment
  | EarlierVisits_CustomerHealthWorker_Fragment
  | EarlierVisits_Wholesaler_Fragment
;

export type EarlierVisitsOfHealthWorkerQueryVariables = Exact<{
  ID: string;
}>;


export type EarlierVisitsOfHealthWorkerQuery = { readCustomerHealthWorkerDetailedDatas: { ID: string, MyVisitReports: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } | null };

export type EarlierVisitsOfDrugstoreQueryVariables = Exact<{
  ID: string;
}>;


export type EarlierVisitsOfDrugstoreQuery = { readCustomerDrugStoreDetailedDatas: { ID: string, MyVisitReports: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } | null };

export type EarlierVisitsOfAdministrationQueryVariables = Exact<{
  ID: string;
}>;


export type EarlierVisitsOfAdministrationQuery = { readCustomerAdministrativeDetailedDatas: { ID: string, MyVisitReports: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } | null };

export type EarlierVisitsOfWholesalerQueryVariables = Exact<{
  ID: string;
}>;


export type EarlierVisitsOfWholesalerQuery = { readWholesalerDetailedDatas: { ID: string, MyVisitReports: Array<{ ID: string, startTimeStamp: number, nextVisitObjective: string | null, obtainedResult: string | null, PresentedPharmaProducts: Array<{ ID: string, name: string }> }> } | null };

export const DelegatesDayDocument: Operation<DelegatesDayQuery, DelegatesDayQueryVariables> = {
  kind: 'query',
  name: 'DelegatesDay',
  calls: ['readWorkScheduleDaily', 'readVisitReports'],
  text: `query DelegatesDay($workerID: ID!, $date: Date!, $includeUnvalidated: Boolean!, $withCards: Boolean!, $withPositions: Boolean!) {
  readWorkScheduleDaily(
    date: $date
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ID
    Worker {
      ID
    }
    MyVisitObjectives {
      ...DayObjective
    }
  }
  readVisitReports(date: $date, workerID: $workerID) {
    ...ReportOfDay
  }
}

fragment DayObjective on VisitObjective {
  ID
  description
  done
  validated
  administrativeCustomer
  Customer {
    ID
    name
    ...StopCustomer @include(if: $withCards)
    MyVisitReports @include(if: $withCards) {
      ...EarlierVisit
      GPSLoc @include(if: $withPositions) {
        gPSLat
        gPSLon
      }
    }
  }
  VisitReport {
    ...DayReport
  }
}

fragment StopCustomer on Customer {
  __typename
  phone
  email
  potential
  ... on CustomerHealthWorker {
    denomination
    MySpecialities {
      ID
      name
    }
    MyHealthCenters {
      ID
      name
      WorkArea {
        ID
        name
      }
    }
  }
  ... on CustomerDrugStore {
    gPSLat
    gPSLon
    WorkArea {
      ID
      name
    }
  }
  ... on CustomerAdministrative {
    gPSLat
    gPSLon
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
}

fragment EarlierVisit on VisitReport {
  ID
  startTimeStamp
  nextVisitObjective
  obtainedResult
  PresentedPharmaProducts {
    ID
    name
  }
}

fragment DayReport on VisitReport {
  ID
  startTimeStamp
  endTimeStamp
  obtainedPromess
  notedPrescriptions
  objections
  gifts
  leadedAction
  actionCost
  nextVisitObjective
  other
  spontanous
  spontanousNewCustomer
  spontanousCustomerFirstName
  spontanousCustomerLastName
  obtainedResult
  metPerson
  GPSLoc @include(if: $withPositions) {
    gPSLat
    gPSLon
    obtainedTimeStamp
  }
  PresentedPharmaProducts {
    ID
    name
  }
  GivenSamplesPharmaProducts {
    ID
    name
  }
}

fragment ReportOfDay on VisitReport {
  ...DayReport
  VisitObjective {
    ID
    description
    validated
    administrativeCustomer
    Customer {
      ID
      name
      ...StopCustomer @include(if: $withCards)
    }
  }
}`,
};

export const SupervisorsDayDocument: Operation<SupervisorsDayQuery, SupervisorsDayQueryVariables> = {
  kind: 'query',
  name: 'SupervisorsDay',
  calls: ['readSupervisorDailyWork', 'readVisitReports'],
  text: `query SupervisorsDay($workerID: ID!, $date: Date!, $withCards: Boolean!, $withPositions: Boolean!) {
  readSupervisorDailyWork(date: $date, supervisorID: $workerID) {
    ID
    Supervisor {
      ID
    }
    MyVisitObjectives {
      ...DayObjective
    }
  }
  readVisitReports(date: $date, workerID: $workerID) {
    ...ReportOfDay
  }
}

fragment DayObjective on VisitObjective {
  ID
  description
  done
  validated
  administrativeCustomer
  Customer {
    ID
    name
    ...StopCustomer @include(if: $withCards)
    MyVisitReports @include(if: $withCards) {
      ...EarlierVisit
      GPSLoc @include(if: $withPositions) {
        gPSLat
        gPSLon
      }
    }
  }
  VisitReport {
    ...DayReport
  }
}

fragment StopCustomer on Customer {
  __typename
  phone
  email
  potential
  ... on CustomerHealthWorker {
    denomination
    MySpecialities {
      ID
      name
    }
    MyHealthCenters {
      ID
      name
      WorkArea {
        ID
        name
      }
    }
  }
  ... on CustomerDrugStore {
    gPSLat
    gPSLon
    WorkArea {
      ID
      name
    }
  }
  ... on CustomerAdministrative {
    gPSLat
    gPSLon
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
}

fragment EarlierVisit on VisitReport {
  ID
  startTimeStamp
  nextVisitObjective
  obtainedResult
  PresentedPharmaProducts {
    ID
    name
  }
}

fragment DayReport on VisitReport {
  ID
  startTimeStamp
  endTimeStamp
  obtainedPromess
  notedPrescriptions
  objections
  gifts
  leadedAction
  actionCost
  nextVisitObjective
  other
  spontanous
  spontanousNewCustomer
  spontanousCustomerFirstName
  spontanousCustomerLastName
  obtainedResult
  metPerson
  GPSLoc @include(if: $withPositions) {
    gPSLat
    gPSLon
    obtainedTimeStamp
  }
  PresentedPharmaProducts {
    ID
    name
  }
  GivenSamplesPharmaProducts {
    ID
    name
  }
}

fragment ReportOfDay on VisitReport {
  ...DayReport
  VisitObjective {
    ID
    description
    validated
    administrativeCustomer
    Customer {
      ID
      name
      ...StopCustomer @include(if: $withCards)
    }
  }
}`,
};

export const EarlierVisitsOfHealthWorkerDocument: Operation<EarlierVisitsOfHealthWorkerQuery, EarlierVisitsOfHealthWorkerQueryVariables> = {
  kind: 'query',
  name: 'EarlierVisitsOfHealthWorker',
  calls: ['readCustomerHealthWorkerDetailedDatas'],
  text: `query EarlierVisitsOfHealthWorker($ID: ID!) {
  readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID: $ID) {
    ...EarlierVisits
  }
}

fragment EarlierVisits on Customer {
  ID
  MyVisitReports {
    ...EarlierVisit
  }
}

fragment EarlierVisit on VisitReport {
  ID
  startTimeStamp
  nextVisitObjective
  obtainedResult
  PresentedPharmaProducts {
    ID
    name
  }
}`,
};

export const EarlierVisitsOfDrugstoreDocument: Operation<EarlierVisitsOfDrugstoreQuery, EarlierVisitsOfDrugstoreQueryVariables> = {
  kind: 'query',
  name: 'EarlierVisitsOfDrugstore',
  calls: ['readCustomerDrugStoreDetailedDatas'],
  text: `query EarlierVisitsOfDrugstore($ID: ID!) {
  readCustomerDrugStoreDetailedDatas(id: $ID) {
    ...EarlierVisits
  }
}

fragment EarlierVisits on Customer {
  ID
  MyVisitReports {
    ...EarlierVisit
  }
}

fragment EarlierVisit on VisitReport {
  ID
  startTimeStamp
  nextVisitObjective
  obtainedResult
  PresentedPharmaProducts {
    ID
    name
  }
}`,
};

export const EarlierVisitsOfAdministrationDocument: Operation<EarlierVisitsOfAdministrationQuery, EarlierVisitsOfAdministrationQueryVariables> = {
  kind: 'query',
  name: 'EarlierVisitsOfAdministration',
  calls: ['readCustomerAdministrativeDetailedDatas'],
  text: `query EarlierVisitsOfAdministration($ID: ID!) {
  readCustomerAdministrativeDetailedDatas(id: $ID) {
    ...EarlierVisits
  }
}

fragment EarlierVisits on Customer {
  ID
  MyVisitReports {
    ...EarlierVisit
  }
}

fragment EarlierVisit on VisitReport {
  ID
  startTimeStamp
  nextVisitObjective
  obtainedResult
  PresentedPharmaProducts {
    ID
    name
  }
}`,
};

export const EarlierVisitsOfWholesalerDocument: Operation<EarlierVisitsOfWholesalerQuery, EarlierVisitsOfWholesalerQueryVariables> = {
  kind: 'query',
  name: 'EarlierVisitsOfWholesaler',
  calls: ['readWholesalerDetailedDatas'],
  text: `query EarlierVisitsOfWholesaler($ID: ID!) {
  readWholesalerDetailedDatas(id: $ID) {
    ...EarlierVisits
  }
}

fragment EarlierVisits on Customer {
  ID
  MyVisitReports {
    ...EarlierVisit
  }
}

fragment EarlierVisit on VisitReport {
  ID
  startTimeStamp
  nextVisitObjective
  obtainedResult
  PresentedPharmaProducts {
    ID
    name
  }
}`,
};