/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type ReportedFragment = { GPSLoc: { gPSLat: number, gPSLon: number } | null };

export type CustomerPositionsQueryVariables = Exact<{
  withReports: boolean;
}>;


export type CustomerPositionsQuery = { readAllCustomers: { HealthWorkerList: Array<{ ID: string, MyVisitReports?: Array<{ GPSLoc: { gPSLat: number, gPSLon: number } | null }> }>, DrugStoreList: Array<{ ID: string, gPSLat: number | null, gPSLon: number | null, MyVisitReports?: Array<{ GPSLoc: { gPSLat: number, gPSLon: number } | null }> }>, CustomerAdministrative: Array<{ ID: string, gPSLat: number | null, gPSLon: number | null, MyVisitReports?: Array<{ GPSLoc: { gPSLat: number, gPSLon: number } | null }> }>, Wholesaler: Array<{ ID: string, MyVisitReports?: Array<{ GPSLoc: { gPSLat: number, gPSLon: number } | null }> }> } | null };

export const CustomerPositionsDocument: Operation<CustomerPositionsQuery, CustomerPositionsQueryVariables> = {
  kind: 'query',
  name: 'CustomerPositions',
  calls: ['readAllCustomers'],
  text: `query CustomerPositions($withReports: Boolean!) {
  readAllCustomers {
    HealthWorkerList {
      ID
      MyVisitReports @include(if: $withReports) {
        ...Reported
      }
    }
    DrugStoreList {
      ID
      gPSLat
      gPSLon
      MyVisitReports @include(if: $withReports) {
        ...Reported
      }
    }
    CustomerAdministrative {
      ID
      gPSLat
      gPSLon
      MyVisitReports @include(if: $withReports) {
        ...Reported
      }
    }
    Wholesaler {
      ID
      MyVisitReports @include(if: $withReports) {
        ...Reported
      }
    }
  }
}

fragment Reported on VisitReport {
  GPSLoc {
    gPSLat
    gPSLon
  }
}`,
};