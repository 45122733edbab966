/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type HealthCenterFragment = { ID: string, name: string, textualLocation: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null };

export type HealthCentersQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthCentersQuery = { readAllHealthCenter: Array<{ ID: string, name: string, textualLocation: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null }> | null };

export const HealthCentersDocument: Operation<HealthCentersQuery, HealthCentersQueryVariables> = {
  kind: 'query',
  name: 'HealthCenters',
  calls: ['readAllHealthCenter'],
  text: `query HealthCenters {
  readAllHealthCenter {
    ...HealthCenter
  }
}

fragment HealthCenter on HealthCenter {
  ID
  name
  textualLocation
  WorkArea {
    ...WorkArea
  }
}

fragment WorkArea on WorkArea {
  ID
  name
  City {
    ...City
  }
}

fragment City on City {
  ID
  name
}`,
};