/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type ActionTypeFragment = { ID: string, name: string, colorCode: string };

export type ActionChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ActionChoicesQuery = { readTypeRegulatoryActions: Array<{ ID: string, name: string, colorCode: string }> | null, readRegulatoryActionEditDatas: { statusList: Array<string> } | null };

export type ProductActionFragment = { ID: string, name: string, description: string | null, statut: string, TypeRegulatoryAction: { ID: string, name: string, colorCode: string } | null, RegulatoryActionSteps: Array<{ ID: string, name: string, Reminder: { ID: string, name: string, scheduledTimeStamp: number } | null }> };

export type ProductActionsQueryVariables = Exact<{
  pharmaProductID: string;
}>;


export type ProductActionsQuery = { getAllRegulatoryActionByPharmaProductID: Array<{ ID: string, name: string, description: string | null, statut: string, TypeRegulatoryAction: { ID: string, name: string, colorCode: string } | null, RegulatoryActionSteps: Array<{ ID: string, name: string, Reminder: { ID: string, name: string, scheduledTimeStamp: number } | null }> }> | null, readRegulatoryActionEditDatas: { statusList: Array<string> } | null };

export const ActionChoicesDocument: Operation<ActionChoicesQuery, ActionChoicesQueryVariables> = {
  kind: 'query',
  name: 'ActionChoices',
  calls: ['readTypeRegulatoryActions', 'readRegulatoryActionEditDatas'],
  text: `query ActionChoices {
  readTypeRegulatoryActions {
    ...ActionType
  }
  readRegulatoryActionEditDatas {
    statusList
  }
}

fragment ActionType on TypeRegulatoryAction {
  ID
  name
  colorCode
}`,
};

export const ProductActionsDocument: Operation<ProductActionsQuery, ProductActionsQueryVariables> = {
  kind: 'query',
  name: 'ProductActions',
  calls: ['getAllRegulatoryActionByPharmaProductID', 'readRegulatoryActionEditDatas'],
  text: `query ProductActions($pharmaProductID: ID!) {
  getAllRegulatoryActionByPharmaProductID(pharmaProductID: $pharmaProductID) {
    ...ProductAction
  }
  readRegulatoryActionEditDatas {
    statusList
  }
}

fragment ProductAction on RegulatoryAction {
  ID
  name
  description
  statut
  TypeRegulatoryAction {
    ID
    name
    colorCode
  }
  RegulatoryActionSteps {
    ID
    name
    Reminder {
      ID
      name
      scheduledTimeStamp
    }
  }
}`,
};