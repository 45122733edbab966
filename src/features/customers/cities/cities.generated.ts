/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CreateCityMutationVariables = Exact<{
  name: string;
}>;


export type CreateCityMutation = { createCity: { ID: string, name: string } };

export type EditCityMutationVariables = Exact<{
  ID: string;
  name: string;
}>;


export type EditCityMutation = { editCity: { ID: string, name: string } };

export const CreateCityDocument: Operation<CreateCityMutation, CreateCityMutationVariables> = {
  kind: 'mutation',
  name: 'CreateCity',
  calls: ['createCity'],
  text: `mutation CreateCity($name: String!) {
  createCity(name: $name) {
    ...City
  }
}

fragment City on City {
  ID
  name
}`,
};

export const EditCityDocument: Operation<EditCityMutation, EditCityMutationVariables> = {
  kind: 'mutation',
  name: 'EditCity',
  calls: ['editCity'],
  text: `mutation EditCity($ID: ID!, $name: String!) {
  editCity(ID: $ID, name: $name) {
    ...City
  }
}

fragment City on City {
  ID
  name
}`,
};