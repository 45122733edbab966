/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/schema.ts';

import type { Operation } from '#api/operation.ts';
/** What a work group promotes to. */
export type WorkGroupType =
  /** Health workers: prescription. */
  | 'medical'
  /** Drugstores: sale. */
  | 'pharma';

export type FieldPersonFragment = { ID: string, FirstName: string | null, Surname: string | null, profilPic: string | null, fictive: boolean | null, phone?: string | null };

export type VisitMadeFragment = { ID: string, startTimeStamp: number, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, VisitObjective: { ID: string, Customer:
      | { ID: string, name: string }
      | { ID: string, name: string }
      | { ID: string, name: string }
      | { ID: string, name: string }
     | null } | null };

export type VisitedCustomer_CustomerAdministrative_Fragment = { __typename: 'CustomerAdministrative', ID: string, name: string, potential?: string | null, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, VisitObjective: { ID: string, Worker: { ID: string } | null } | null }> };

export type VisitedCustomer_CustomerDrugStore_Fragment = { __typename: 'CustomerDrugStore', ID: string, name: string, potential?: string | null, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, VisitObjective: { ID: string, Worker: { ID: string } | null } | null }> };

export type VisitedCustomer_CustomerHealthWorker_Fragment = { __typename: 'CustomerHealthWorker', ID: string, denomination?: string | null, name: string, potential?: string | null, MyHealthCenters?: Array<{ ID: string, name: string }>, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, VisitObjective: { ID: string, Worker: { ID: string } | null } | null }> };

export type VisitedCustomer_Wholesaler_Fragment = { __typename: 'Wholesaler', ID: string, name: string, potential?: string | null, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, VisitObjective: { ID: string, Worker: { ID: string } | null } | null }> };

export type VisitedCustomerFragment =
  | VisitedCustomer_CustomerAdministrative_Fragment
  | VisitedCustomer_CustomerDrugStore_Fragment
  | VisitedCustomer_CustomerHealthWorker_Fragment
  | VisitedCustomer_Wholesaler_Fragment
;

export type PeopleOfGroupsQueryVariables = Exact<{
  withContacts: boolean;
}>;


export type PeopleOfGroupsQuery = { readWorkGroups: Array<{ ID: string, name: string, type: Types.WorkGroupType | null, Supervisor: { ID: string, FirstName: string | null, Surname: string | null, profilPic: string | null, fictive: boolean | null, phone?: string | null } | null, Delegues: Array<{ ID: string, FirstName: string | null, Surname: string | null, profilPic: string | null, fictive: boolean | null, phone?: string | null }> }> | null };

export type CustomersVisitedByPersonQueryVariables = Exact<{
  workerID: string;
  dateStart: string;
  dateEnd: string;
  withCards: boolean;
}>;


export type CustomersVisitedByPersonQuery = { readWorkerVisitedCustomers: Array<
    | { __typename: 'CustomerAdministrative', ID: string, name: string, potential?: string | null, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, VisitObjective: { ID: string, Worker: { ID: string } | null } | null }> }
    | { __typename: 'CustomerDrugStore', ID: string, name: string, potential?: string | null, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, VisitObjective: { ID: string, Worker: { ID: string } | null } | null }> }
    | { __typename: 'CustomerHealthWorker', ID: string, denomination?: string | null, name: string, potential?: string | null, MyHealthCenters?: Array<{ ID: string, name: string }>, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, VisitObjective: { ID: string, Worker: { ID: string } | null } | null }> }
    | { __typename: 'Wholesaler', ID: string, name: string, potential?: string | null, MyVisitReports?: Array<{ ID: string, startTimeStamp: number, VisitObjective: { ID: string, Worker: { ID: string } | null } | null }> }
  > | null };

export type VisitsOfWeekQueryVariables = Exact<{
  workerID: string;
  monday: string;
  tuesday: string;
  wednesday: string;
  thursday: string;
  friday: string;
  saturday: string;
  sunday: string;
}>;


export type VisitsOfWeekQuery = { monday: Array<{ ID: string, startTimeStamp: number, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, VisitObjective: { ID: string, Customer:
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
       | null } | null }> | null, tuesday: Array<{ ID: string, startTimeStamp: number, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, VisitObjective: { ID: string, Customer:
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
       | null } | null }> | null, wednesday: Array<{ ID: string, startTimeStamp: number, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, VisitObjective: { ID: string, Customer:
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
       | null } | null }> | null, thursday: Array<{ ID: string, startTimeStamp: number, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, VisitObjective: { ID: string, Customer:
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
       | null } | null }> | null, friday: Array<{ ID: string, startTimeStamp: number, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, VisitObjective: { ID: string, Customer:
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
       | null } | null }> | null, saturday: Array<{ ID: string, startTimeStamp: number, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, VisitObjective: { ID: string, Customer:
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
       | null } | null }> | null, sunday: Array<{ ID: string, startTimeStamp: number, spontanousCustomerFirstName: string | null, spontanousCustomerLastName: string | null, VisitObjective: { ID: string, Customer:
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
        | { ID: string, name: string }
       | null } | null }> | null };

export const PeopleOfGroupsDocument: Operation<PeopleOfGroupsQuery, PeopleOfGroupsQueryVariables> = {
  kind: 'query',
  name: 'PeopleOfGroups',
  calls: ['readWorkGroups'],
  text: `query PeopleOfGroups($withContacts: Boolean!) {
  readWorkGroups {
    ID
    name
    type
    Supervisor {
      ...FieldPerson
    }
    Delegues {
      ...FieldPerson
    }
  }
}

fragment FieldPerson on User {
  ID
  FirstName
  Surname
  profilPic
  fictive
  phone @include(if: $withContacts)
}`,
};

export const CustomersVisitedByPersonDocument: Operation<CustomersVisitedByPersonQuery, CustomersVisitedByPersonQueryVariables> = {
  kind: 'query',
  name: 'CustomersVisitedByPerson',
  calls: ['readWorkerVisitedCustomers'],
  text: `query CustomersVisitedByPerson($workerID: ID!, $dateStart: Date!, $dateEnd: Date!, $withCards: Boolean!) {
  readWorkerVisitedCustomers(
    workerID: $workerID
    dateStart: $dateStart
    dateEnd: $dateEnd
  ) {
    ...VisitedCustomer
  }
}

fragment VisitedCustomer on Customer {
  __typename @include(if: $withCards)
  ID
  name
  potential @include(if: $withCards)
  ... on CustomerHealthWorker {
    ID
    denomination @include(if: $withCards)
    MyHealthCenters @include(if: $withCards) {
      ID
      name
    }
  }
  MyVisitReports @include(if: $withCards) {
    ID
    startTimeStamp
    VisitObjective {
      ID
      Worker {
        ID
      }
    }
  }
}`,
};

export const VisitsOfWeekDocument: Operation<VisitsOfWeekQuery, VisitsOfWeekQueryVariables> = {
  kind: 'query',
  name: 'VisitsOfWeek',
  calls: ['readVisitReports', 'readVisitReports', 'readVisitReports', 'readVisitReports', 'readVisitReports', 'readVisitReports', 'readVisitReports'],
  text: `query VisitsOfWeek($workerID: ID!, $monday: Date!, $tuesday: Date!, $wednesday: Date!, $thursday: Date!, $friday: Date!, $saturday: Date!, $sunday: Date!) {
  monday: readVisitReports(date: $monday, workerID: $workerID) {
    ...VisitMade
  }
  tuesday: readVisitReports(date: $tuesday, workerID: $workerID) {
    ...VisitMade
  }
  wednesday: readVisitReports(date: $wednesday, workerID: $workerID) {
    ...VisitMade
  }
  thursday: readVisitReports(date: $thursday, workerID: $workerID) {
    ...VisitMade
  }
  friday: readVisitReports(date: $friday, workerID: $workerID) {
    ...VisitMade
  }
  saturday: readVisitReports(date: $saturday, workerID: $workerID) {
    ...VisitMade
  }
  sunday: readVisitReports(date: $sunday, workerID: $workerID) {
    ...VisitMade
  }
}

fragment VisitMade on VisitReport {
  ID
  startTimeStamp
  spontanousCustomerFirstName
  spontanousCustomerLastName
  VisitObjective {
    ID
    Customer {
      ID
      name
    }
  }
}`,
};