/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type WorkAreaFragment = { ID: string, name: string, City: { ID: string, name: string } | null };

export type WorkAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkAreasQuery = { readAllWorkArea: Array<{ ID: string, name: string, City: { ID: string, name: string } | null }> | null };

export const WorkAreasDocument: Operation<WorkAreasQuery, WorkAreasQueryVariables> = {
  kind: 'query',
  name: 'WorkAreas',
  calls: ['readAllWorkArea'],
  text: `query WorkAreas {
  readAllWorkArea {
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