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

export type CreateHealthCenterMutationVariables = Exact<{
  name: string;
  textualLocation?: string | null | undefined;
  workAreaID: string;
}>;


export type CreateHealthCenterMutation = { createHealthCenter: { ID: string, name: string, textualLocation: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null } };

export type EditHealthCenterMutationVariables = Exact<{
  ID: string;
  name: string;
  textualLocation?: string | null | undefined;
  workAreaID: string;
}>;


export type EditHealthCenterMutation = { editHealthCenter: { ID: string, name: string, textualLocation: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null } };

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

export const CreateHealthCenterDocument: Operation<CreateHealthCenterMutation, CreateHealthCenterMutationVariables> = {
  kind: 'mutation',
  name: 'CreateHealthCenter',
  calls: ['createHealthCenter'],
  text: `mutation CreateHealthCenter($name: String!, $textualLocation: String, $workAreaID: ID!) {
  createHealthCenter(
    name: $name
    textualLocation: $textualLocation
    workAreaID: $workAreaID
  ) {
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

export const EditHealthCenterDocument: Operation<EditHealthCenterMutation, EditHealthCenterMutationVariables> = {
  kind: 'mutation',
  name: 'EditHealthCenter',
  calls: ['editHealthCenter'],
  text: `mutation EditHealthCenter($ID: ID!, $name: String!, $textualLocation: String, $workAreaID: ID!) {
  editHealthCenter(
    ID: $ID
    name: $name
    textualLocation: $textualLocation
    workAreaID: $workAreaID
  ) {
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