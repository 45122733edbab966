/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type VisitedAtFragment = { startTimeStamp: number };

export type ExpectedFragment = { ID: string, periodStart: string | null, periodEnd: string | null };

export type ReachedFragment = { ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string } | null };

export type CustomerTraitsQueryVariables = Exact<{
  visits: boolean;
  stages: boolean;
  levers: boolean;
  birthdays: boolean;
  expectations: boolean;
}>;


export type CustomerTraitsQuery = { readAllCustomers: { HealthWorkerList: Array<{ ID: string, birthDay?: string | null, soncaEfficiency?: boolean | null, soncaTolerance?: boolean | null, soncaObservance?: boolean | null, soncaLaboAwarness?: boolean | null, soncaVMSkills?: boolean | null, soncaSamples?: boolean | null, soncaInnovation?: boolean | null, soncaConfort?: boolean | null, soncaPrice?: boolean | null, soncaRelationShip?: boolean | null, soncaVMAvailability?: boolean | null, soncaPraise?: boolean | null, MyVisitReports?: Array<{ startTimeStamp: number }>, MyCustomerExpectations?: Array<{ ID: string, periodStart: string | null, periodEnd: string | null }>, MyRelationshipsWithProductAdvancement?: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string } | null }> }>, DrugStoreList: Array<{ ID: string, birthDay?: string | null, MyVisitReports?: Array<{ startTimeStamp: number }>, MyCustomerExpectations?: Array<{ ID: string, periodStart: string | null, periodEnd: string | null }>, MyRelationshipsWithProductAdvancement?: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string } | null }> }>, CustomerAdministrative: Array<{ ID: string, birthDay?: string | null, MyVisitReports?: Array<{ startTimeStamp: number }>, MyCustomerExpectations?: Array<{ ID: string, periodStart: string | null, periodEnd: string | null }>, MyRelationshipsWithProductAdvancement?: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string } | null }> }>, Wholesaler: Array<{ ID: string, birthDay?: string | null, MyVisitReports?: Array<{ startTimeStamp: number }>, MyCustomerExpectations?: Array<{ ID: string, periodStart: string | null, periodEnd: string | null }>, MyRelationshipsWithProductAdvancement?: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string } | null }> }> } | null };

export const CustomerTraitsDocument: Operation<CustomerTraitsQuery, CustomerTraitsQueryVariables> = {
  kind: 'query',
  name: 'CustomerTraits',
  calls: ['readAllCustomers'],
  text: `query CustomerTraits($visits: Boolean!, $stages: Boolean!, $levers: Boolean!, $birthdays: Boolean!, $expectations: Boolean!) {
  readAllCustomers {
    HealthWorkerList {
      ID
      birthDay @include(if: $birthdays)
      soncaEfficiency @include(if: $levers)
      soncaTolerance @include(if: $levers)
      soncaObservance @include(if: $levers)
      soncaLaboAwarness @include(if: $levers)
      soncaVMSkills @include(if: $levers)
      soncaSamples @include(if: $levers)
      soncaInnovation @include(if: $levers)
      soncaConfort @include(if: $levers)
      soncaPrice @include(if: $levers)
      soncaRelationShip @include(if: $levers)
      soncaVMAvailability @include(if: $levers)
      soncaPraise @include(if: $levers)
      MyVisitReports @include(if: $visits) {
        ...VisitedAt
      }
      MyCustomerExpectations @include(if: $expectations) {
        ...Expected
      }
      MyRelationshipsWithProductAdvancement @include(if: $stages) {
        ...Reached
      }
    }
    DrugStoreList {
      ID
      birthDay @include(if: $birthdays)
      MyVisitReports @include(if: $visits) {
        ...VisitedAt
      }
      MyCustomerExpectations @include(if: $expectations) {
        ...Expected
      }
      MyRelationshipsWithProductAdvancement @include(if: $stages) {
        ...Reached
      }
    }
    CustomerAdministrative {
      ID
      birthDay @include(if: $birthdays)
      MyVisitReports @include(if: $visits) {
        ...VisitedAt
      }
      MyCustomerExpectations @include(if: $expectations) {
        ...Expected
      }
      MyRelationshipsWithProductAdvancement @include(if: $stages) {
        ...Reached
      }
    }
    Wholesaler {
      ID
      birthDay @include(if: $birthdays)
      MyVisitReports @include(if: $visits) {
        ...VisitedAt
      }
      MyCustomerExpectations @include(if: $expectations) {
        ...Expected
      }
      MyRelationshipsWithProductAdvancement @include(if: $stages) {
        ...Reached
      }
    }
  }
}

fragment VisitedAt on VisitReport {
  startTimeStamp
}

fragment Expected on CustomerExpectation {
  ID
  periodStart
  periodEnd
}

fragment Reached on RelationshipWithProductAdvancement {
  ID
  relationState
  dateTimestamp
  PharmaProduct {
    ID
    name
  }
}`,
};