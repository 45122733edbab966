/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
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