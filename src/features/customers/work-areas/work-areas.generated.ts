/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CreateWorkAreaMutationVariables = Exact<{
  name: string;
  cityID: string;
}>;


export type CreateWorkAreaMutation = { createWorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } };

export type EditWorkAreaMutationVariables = Exact<{
  ID: string;
  name: string;
  cityID: string;
}>;


export type EditWorkAreaMutation = { editWorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } };

export const CreateWorkAreaDocument: Operation<CreateWorkAreaMutation, CreateWorkAreaMutationVariables> = {
  kind: 'mutation',
  name: 'CreateWorkArea',
  calls: ['createWorkArea'],
  text: `mutation CreateWorkArea($name: String!, $cityID: ID!) {
  createWorkArea(name: $name, cityID: $cityID) {
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

export const EditWorkAreaDocument: Operation<EditWorkAreaMutation, EditWorkAreaMutationVariables> = {
  kind: 'mutation',
  name: 'EditWorkArea',
  calls: ['editWorkArea'],
  text: `mutation EditWorkArea($ID: ID!, $name: String!, $cityID: ID!) {
  editWorkArea(ID: $ID, name: $name, cityID: $cityID) {
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