/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CityFragment = { ID: string, name: string };

export type CitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type CitiesQuery = { readAllCity: Array<{ ID: string, name: string }> | null };

export const CitiesDocument: Operation<CitiesQuery, CitiesQueryVariables> = {
  kind: 'query',
  name: 'Cities',
  calls: ['readAllCity'],
  text: `query Cities {
  readAllCity {
    ...City
  }
}

fragment City on City {
  ID
  name
}`,
};