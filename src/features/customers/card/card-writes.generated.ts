/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CreateStageMutationVariables = Exact<{
  customerID: string;
  pharmaProductID: string;
  relationState: string;
  dateTimestamp: number;
}>;


export type CreateStageMutation = { createRelationshipWithProductAdvancement: { ID: string } };

export type CreateExpectationMutationVariables = Exact<{
  customerID: string;
  periodStart: string;
  periodEnd: string;
  toBeImproved?: string | null | undefined;
  expectedProducts?: string | null | undefined;
}>;


export type CreateExpectationMutation = { createCustomerExpectation: { ID: string } };

export type UpdateExpectationMutationVariables = Exact<{
  ID: string;
  periodStart: string;
  periodEnd: string;
  toBeImproved?: string | null | undefined;
  expectedProducts?: string | null | undefined;
}>;


export type UpdateExpectationMutation = { updateCustomerExpectation: { ID: string } };

export type CreateLeadedActionMutationVariables = Exact<{
  customerID: string;
  periodStart: string;
  periodEnd: string;
  requests?: string | null | undefined;
  actionMaterials?: string | null | undefined;
  actionHumanRelations?: string | null | undefined;
  actionFinancial?: string | null | undefined;
}>;


export type CreateLeadedActionMutation = { createLeadedAction: { ID: string } };

export type UpdateLeadedActionMutationVariables = Exact<{
  ID: string;
  periodStart: string;
  periodEnd: string;
  requests?: string | null | undefined;
  actionMaterials?: string | null | undefined;
  actionHumanRelations?: string | null | undefined;
  actionFinancial?: string | null | undefined;
}>;


export type UpdateLeadedActionMutation = { updateLeadedAction: { ID: string } };

export const CreateStageDocument: Operation<CreateStageMutation, CreateStageMutationVariables> = {
  kind: 'mutation',
  name: 'CreateStage',
  calls: ['createRelationshipWithProductAdvancement'],
  text: `mutation CreateStage($customerID: ID!, $pharmaProductID: ID!, $relationState: String!, $dateTimestamp: Timestamp!) {
  createRelationshipWithProductAdvancement(
    customerID: $customerID
    pharmaProductID: $pharmaProductID
    relationState: $relationState
    dateTimestamp: $dateTimestamp
  ) {
    ID
  }
}`,
};

export const CreateExpectationDocument: Operation<CreateExpectationMutation, CreateExpectationMutationVariables> = {
  kind: 'mutation',
  name: 'CreateExpectation',
  calls: ['createCustomerExpectation'],
  text: `mutation CreateExpectation($customerID: ID!, $periodStart: Date!, $periodEnd: Date!, $toBeImproved: String, $expectedProducts: String) {
  createCustomerExpectation(
    customerID: $customerID
    periodStart: $periodStart
    periodEnd: $periodEnd
    toBeImproved: $toBeImproved
    expectedProducts: $expectedProducts
  ) {
    ID
  }
}`,
};

export const UpdateExpectationDocument: Operation<UpdateExpectationMutation, UpdateExpectationMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateExpectation',
  calls: ['updateCustomerExpectation'],
  text: `mutation UpdateExpectation($ID: ID!, $periodStart: Date!, $periodEnd: Date!, $toBeImproved: String, $expectedProducts: String) {
  updateCustomerExpectation(
    ID: $ID
    periodStart: $periodStart
    periodEnd: $periodEnd
    toBeImproved: $toBeImproved
    expectedProducts: $expectedProducts
  ) {
    ID
  }
}`,
};

export const CreateLeadedActionDocument: Operation<CreateLeadedActionMutation, CreateLeadedActionMutationVariables> = {
  kind: 'mutation',
  name: 'CreateLeadedAction',
  calls: ['createLeadedAction'],
  text: `mutation CreateLeadedAction($customerID: ID!, $periodStart: Date!, $periodEnd: Date!, $requests: String, $actionMaterials: String, $actionHumanRelations: String, $actionFinancial: String) {
  createLeadedAction(
    customerID: $customerID
    periodStart: $periodStart
    periodEnd: $periodEnd
    requests: $requests
    actionMaterials: $actionMaterials
    actionHumanRelations: $actionHumanRelations
    actionFinancial: $actionFinancial
  ) {
    ID
  }
}`,
};

export const UpdateLeadedActionDocument: Operation<UpdateLeadedActionMutation, UpdateLeadedActionMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateLeadedAction',
  calls: ['updateLeadedAction'],
  text: `mutation UpdateLeadedAction($ID: ID!, $periodStart: Date!, $periodEnd: Date!, $requests: String, $actionMaterials: String, $actionHumanRelations: String, $actionFinancial: String) {
  updateLeadedAction(
    ID: $ID
    periodStart: $periodStart
    periodEnd: $periodEnd
    requests: $requests
    actionMaterials: $actionMaterials
    actionHumanRelations: $actionHumanRelations
    actionFinancial: $actionFinancial
  ) {
    ID
  }
}`,
};