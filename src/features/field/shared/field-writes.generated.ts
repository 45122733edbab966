/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CreateDelegatesDayMutationVariables = Exact<{
  date: string;
  delegueID: string;
  jsonVisitObjectivesArray: string;
}>;


export type CreateDelegatesDayMutation = { createWorkScheduleDaily: { ID: string, MyVisitObjectives: Array<{ ID: string, Customer:
        | { ID: string }
        | { ID: string }
        | { ID: string }
        | { ID: string }
       | null }> } };

export type CreateSupervisorsDayMutationVariables = Exact<{
  date: string;
  supervisorID: string;
  jsonVisitObjectivesArray: string;
}>;


export type CreateSupervisorsDayMutation = { createSupervisorDailyWork: { ID: string, MyVisitObjectives: Array<{ ID: string, Customer:
        | { ID: string }
        | { ID: string }
        | { ID: string }
        | { ID: string }
       | null }> } };

export type DeleteObjectivesMutationVariables = Exact<{
  IDs: Array<string> | string;
}>;


export type DeleteObjectivesMutation = { deleteVisitObjective: { success: boolean } };

export type ValidateObjectivesMutationVariables = Exact<{
  IDs: Array<string> | string;
}>;


export type ValidateObjectivesMutation = { validateVisitObjectives: Array<{ ID: string, validated: boolean | null }> };

export type UnValidateObjectivesMutationVariables = Exact<{
  IDs: Array<string> | string;
}>;


export type UnValidateObjectivesMutation = { unValidateVisitObjectives: Array<{ ID: string, validated: boolean | null }> };

export type CreateReportMutationVariables = Exact<{
  visitObjectiveID?: string | null | undefined;
  startTimeStamp: number;
  endTimeStamp: number;
  obtainedPromess?: string | null | undefined;
  notedPrescriptions?: string | null | undefined;
  objections?: string | null | undefined;
  gifts?: string | null | undefined;
  leadedAction?: string | null | undefined;
  actionCost?: number | null | undefined;
  nextVisitObjective?: string | null | undefined;
  other?: string | null | undefined;
  spontanous?: boolean | null | undefined;
  spontanousNewCustomer?: boolean | null | undefined;
  spontanousCustomerFirstName?: string | null | undefined;
  spontanousCustomerLastName?: string | null | undefined;
  obtainedResult?: string | null | undefined;
  metPerson?: string | null | undefined;
  presentedPharmaProductsIDsList?: Array<string> | string | null | undefined;
  givenSamplesPharmaProductsIDsList?: Array<string> | string | null | undefined;
  gPSLat?: number | null | undefined;
  gPSLon?: number | null | undefined;
  gPSobtainedTimeStamp?: number | null | undefined;
}>;


export type CreateReportMutation = { createVisitReport: { ID: string } };

export type AttachReportMutationVariables = Exact<{
  ID: string;
  customerID: string;
}>;


export type AttachReportMutation = { attachVisitReport: { ID: string } };

export const CreateDelegatesDayDocument: Operation<CreateDelegatesDayMutation, CreateDelegatesDayMutationVariables> = {
  kind: 'mutation',
  name: 'CreateDelegatesDay',
  calls: ['createWorkScheduleDaily'],
  text: `mutation CreateDelegatesDay($date: Date!, $delegueID: ID!, $jsonVisitObjectivesArray: String!) {
  createWorkScheduleDaily(
    date: $date
    delegueID: $delegueID
    jsonVisitObjectivesArray: $jsonVisitObjectivesArray
  ) {
    ID
    MyVisitObjectives {
      ID
      Customer {
        ID
      }
    }
  }
}`,
};

export const CreateSupervisorsDayDocument: Operation<CreateSupervisorsDayMutation, CreateSupervisorsDayMutationVariables> = {
  kind: 'mutation',
  name: 'CreateSupervisorsDay',
  calls: ['createSupervisorDailyWork'],
  text: `mutation CreateSupervisorsDay($date: Date!, $supervisorID: ID!, $jsonVisitObjectivesArray: String!) {
  createSupervisorDailyWork(
    date: $date
    supervisorID: $supervisorID
    jsonVisitObjectivesArray: $jsonVisitObjectivesArray
  ) {
    ID
    MyVisitObjectives {
      ID
      Customer {
        ID
      }
    }
  }
}`,
};

export const DeleteObjectivesDocument: Operation<DeleteObjectivesMutation, DeleteObjectivesMutationVariables> = {
  kind: 'mutation',
  name: 'DeleteObjectives',
  calls: ['deleteVisitObjective'],
  text: `mutation DeleteObjectives($IDs: [ID!]!) {
  deleteVisitObjective(IDs: $IDs) {
    success
  }
}`,
};

export const ValidateObjectivesDocument: Operation<ValidateObjectivesMutation, ValidateObjectivesMutationVariables> = {
  kind: 'mutation',
  name: 'ValidateObjectives',
  calls: ['validateVisitObjectives'],
  text: `mutation ValidateObjectives($IDs: [ID!]!) {
  validateVisitObjectives(IDs: $IDs) {
    ID
    validated
  }
}`,
};

export const UnValidateObjectivesDocument: Operation<UnValidateObjectivesMutation, UnValidateObjectivesMutationVariables> = {
  kind: 'mutation',
  name: 'UnValidateObjectives',
  calls: ['unValidateVisitObjectives'],
  text: `mutation UnValidateObjectives($IDs: [ID!]!) {
  unValidateVisitObjectives(IDs: $IDs) {
    ID
    validated
  }
}`,
};

export const CreateReportDocument: Operation<CreateReportMutation, CreateReportMutationVariables> = {
  kind: 'mutation',
  name: 'CreateReport',
  calls: ['createVisitReport'],
  text: `mutation CreateReport($visitObjectiveID: ID, $startTimeStamp: Timestamp!, $endTimeStamp: Timestamp!, $obtainedPromess: String, $notedPrescriptions: String, $objections: String, $gifts: String, $leadedAction: String, $actionCost: Float, $nextVisitObjective: String, $other: String, $spontanous: Boolean, $spontanousNewCustomer: Boolean, $spontanousCustomerFirstName: String, $spontanousCustomerLastName: String, $obtainedResult: String, $metPerson: String, $presentedPharmaProductsIDsList: [ID!], $givenSamplesPharmaProductsIDsList: [ID!], $gPSLat: Float, $gPSLon: Float, $gPSobtainedTimeStamp: Timestamp) {
  createVisitReport(
    visitObjectiveID: $visitObjectiveID
    startTimeStamp: $startTimeStamp
    endTimeStamp: $endTimeStamp
    obtainedPromess: $obtainedPromess
    notedPrescriptions: $notedPrescriptions
    objections: $objections
    gifts: $gifts
    leadedAction: $leadedAction
    actionCost: $actionCost
    nextVisitObjective: $nextVisitObjective
    other: $other
    spontanous: $spontanous
    spontanousNewCustomer: $spontanousNewCustomer
    spontanousCustomerFirstName: $spontanousCustomerFirstName
    spontanousCustomerLastName: $spontanousCustomerLastName
    obtainedResult: $obtainedResult
    metPerson: $metPerson
    presentedPharmaProductsIDsList: $presentedPharmaProductsIDsList
    givenSamplesPharmaProductsIDsList: $givenSamplesPharmaProductsIDsList
    gPSLat: $gPSLat
    gPSLon: $gPSLon
    gPSobtainedTimeStamp: $gPSobtainedTimeStamp
  ) {
    ID
  }
}`,
};

export const AttachReportDocument: Operation<AttachReportMutation, AttachReportMutationVariables> = {
  kind: 'mutation',
  name: 'AttachReport',
  calls: ['attachVisitReport'],
  text: `mutation AttachReport($ID: ID!, $customerID: ID!) {
  attachVisitReport(ID: $ID, customerID: $customerID) {
    ID
  }
}`,
};