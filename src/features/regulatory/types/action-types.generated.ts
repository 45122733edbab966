/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CreateActionTypeMutationVariables = Exact<{
  name: string;
  colorCode: string;
}>;


export type CreateActionTypeMutation = { createTypeRegulatoryAction: { ID: string, name: string, colorCode: string } };

export type EditActionTypeMutationVariables = Exact<{
  ID: string;
  name: string;
  colorCode: string;
}>;


export type EditActionTypeMutation = { editTypeRegulatoryAction: { ID: string, name: string, colorCode: string } };

export const CreateActionTypeDocument: Operation<CreateActionTypeMutation, CreateActionTypeMutationVariables> = {
  kind: 'mutation',
  name: 'CreateActionType',
  calls: ['createTypeRegulatoryAction'],
  text: `mutation CreateActionType($name: String!, $colorCode: String!) {
  createTypeRegulatoryAction(name: $name, colorCode: $colorCode) {
    ...ActionType
  }
}

fragment ActionType on TypeRegulatoryAction {
  ID
  name
  colorCode
}`,
};

export const EditActionTypeDocument: Operation<EditActionTypeMutation, EditActionTypeMutationVariables> = {
  kind: 'mutation',
  name: 'EditActionType',
  calls: ['editTypeRegulatoryAction'],
  text: `mutation EditActionType($ID: ID!, $name: String!, $colorCode: String!) {
  editTypeRegulatoryAction(ID: $ID, name: $name, colorCode: $colorCode) {
    ...ActionType
  }
}

fragment ActionType on TypeRegulatoryAction {
  ID
  name
  colorCode
}`,
};