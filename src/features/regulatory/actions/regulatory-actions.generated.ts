/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type ActionStepFragment = { ID: string, name: string, description: string | null, Reminder: { ID: string, name: string, scheduledTimeStamp: number, expired: boolean, Recipients: Array<{ ID: string, FirstName: string | null, Surname: string | null }> } | null, PharmaProductFiles: Array<{ ID: string, name: string }> };

export type ActionStepsQueryVariables = Exact<{
  regulatoryActionID: string;
}>;


export type ActionStepsQuery = { getRegulatoryActionByID: { ID: string, name: string, description: string | null, statut: string, TypeRegulatoryAction: { ID: string, name: string, colorCode: string } | null, PharmaProduct: { ID: string, name: string } | null } | null, getAllRegulatoryActionStepByRegulatoryActionID: Array<{ ID: string, name: string, description: string | null, Reminder: { ID: string, name: string, scheduledTimeStamp: number, expired: boolean, Recipients: Array<{ ID: string, FirstName: string | null, Surname: string | null }> } | null, PharmaProductFiles: Array<{ ID: string, name: string }> }> | null };

export type CreateActionMutationVariables = Exact<{
  name: string;
  description: string;
  statut: string;
  typeRegulatoryActionID: string;
  pharmaProductID: string;
}>;


export type CreateActionMutation = { createRegulatoryAction: { ID: string } };

export type EditActionMutationVariables = Exact<{
  ID: string;
  name: string;
  description: string;
  statut: string;
  typeRegulatoryActionID: string;
  pharmaProductID: string;
}>;


export type EditActionMutation = { editRegulatoryAction: { ID: string } };

export type DeleteActionMutationVariables = Exact<{
  regulatoryActionID: string;
  forceCascadeDelete: boolean;
}>;


export type DeleteActionMutation = { deleteRegulatoryAction: { success: boolean } };

export type CreateStepMutationVariables = Exact<{
  name: string;
  description: string;
  regulatoryActionID: string;
  file?: File | null | undefined;
}>;


export type CreateStepMutation = { createRegulatoryActionStep: { ID: string } };

export type DeleteStepMutationVariables = Exact<{
  regulatoryActionStepID: string;
  forceCascadeDelete: boolean;
}>;


export type DeleteStepMutation = { deleteRegulatoryActionStep: { success: boolean } };

export type DetachFileMutationVariables = Exact<{
  regulatoryActionStepID: string;
  pharmaProductFileID: string;
}>;


export type DetachFileMutation = { deleteRegulatoryActionStepProductFile: { success: boolean } };

export type CreateAmmMutationVariables = Exact<{
  file: File;
  pharmaProductFileName: string;
  newAMMNum: string;
  newAMMTimeStamp: number;
  newAMMEndTimeStamp?: number | null | undefined;
  reminderName: string;
  reminderDescription: string;
  reminderScheduledTimeStamp: number;
  recipientsIDList: string;
  isNotification: boolean;
  isEmail: boolean;
  actionStepName: string;
  actionStepDescription: string;
  regulatoryActionID: string;
}>;


export type CreateAmmMutation = { createAMMFileAndReminder: { ID: string } };

export const ActionStepsDocument: Operation<ActionStepsQuery, ActionStepsQueryVariables> = {
  kind: 'query',
  name: 'ActionSteps',
  calls: ['getRegulatoryActionByID', 'getAllRegulatoryActionStepByRegulatoryActionID'],
  text: `query ActionSteps($regulatoryActionID: ID!) {
  getRegulatoryActionByID(ID: $regulatoryActionID) {
    ID
    name
    description
    statut
    TypeRegulatoryAction {
      ID
      name
      colorCode
    }
    PharmaProduct {
      ID
      name
    }
  }
  getAllRegulatoryActionStepByRegulatoryActionID(
    regulatoryActionID: $regulatoryActionID
  ) {
    ...ActionStep
  }
}

fragment ActionStep on RegulatoryActionStep {
  ID
  name
  description
  Reminder {
    ID
    name
    scheduledTimeStamp
    expired
    Recipients {
      ID
      FirstName
      Surname
    }
  }
  PharmaProductFiles {
    ID
    name
  }
}`,
};

export const CreateActionDocument: Operation<CreateActionMutation, CreateActionMutationVariables> = {
  kind: 'mutation',
  name: 'CreateAction',
  calls: ['createRegulatoryAction'],
  text: `mutation CreateAction($name: String!, $description: String!, $statut: String!, $typeRegulatoryActionID: ID!, $pharmaProductID: ID!) {
  createRegulatoryAction(
    name: $name
    description: $description
    statut: $statut
    typeRegulatoryActionID: $typeRegulatoryActionID
    pharmaProductID: $pharmaProductID
  ) {
    ID
  }
}`,
};

export const EditActionDocument: Operation<EditActionMutation, EditActionMutationVariables> = {
  kind: 'mutation',
  name: 'EditAction',
  calls: ['editRegulatoryAction'],
  text: `mutation EditAction($ID: ID!, $name: String!, $description: String!, $statut: String!, $typeRegulatoryActionID: ID!, $pharmaProductID: ID!) {
  editRegulatoryAction(
    ID: $ID
    name: $name
    description: $description
    statut: $statut
    typeRegulatoryActionID: $typeRegulatoryActionID
    pharmaProductID: $pharmaProductID
  ) {
    ID
  }
}`,
};

export const DeleteActionDocument: Operation<DeleteActionMutation, DeleteActionMutationVariables> = {
  kind: 'mutation',
  name: 'DeleteAction',
  calls: ['deleteRegulatoryAction'],
  text: `mutation DeleteAction($regulatoryActionID: ID!, $forceCascadeDelete: Boolean!) {
  deleteRegulatoryAction(
    regulatoryActionID: $regulatoryActionID
    forceCascadeDelete: $forceCascadeDelete
  ) {
    success
  }
}`,
};

export const CreateStepDocument: Operation<CreateStepMutation, CreateStepMutationVariables> = {
  kind: 'mutation',
  name: 'CreateStep',
  calls: ['createRegulatoryActionStep'],
  text: `mutation CreateStep($name: String!, $description: String!, $regulatoryActionID: ID!, $file: Upload) {
  createRegulatoryActionStep(
    name: $name
    description: $description
    regulatoryActionID: $regulatoryActionID
    file: $file
  ) {
    ID
  }
}`,
};

export const DeleteStepDocument: Operation<DeleteStepMutation, DeleteStepMutationVariables> = {
  kind: 'mutation',
  name: 'DeleteStep',
  calls: ['deleteRegulatoryActionStep'],
  text: `mutation DeleteStep($regulatoryActionStepID: ID!, $forceCascadeDelete: Boolean!) {
  deleteRegulatoryActionStep(
    regulatoryActionStepID: $regulatoryActionStepID
    forceCascadeDelete: $forceCascadeDelete
  ) {
    success
  }
}`,
};

export const DetachFileDocument: Operation<DetachFileMutation, DetachFileMutationVariables> = {
  kind: 'mutation',
  name: 'DetachFile',
  calls: ['deleteRegulatoryActionStepProductFile'],
  text: `mutation DetachFile($regulatoryActionStepID: ID!, $pharmaProductFileID: ID!) {
  deleteRegulatoryActionStepProductFile(
    regulatoryActionStepID: $regulatoryActionStepID
    pharmaProductFileID: $pharmaProductFileID
  ) {
    success
  }
}`,
};

export const CreateAmmDocument: Operation<CreateAmmMutation, CreateAmmMutationVariables> = {
  kind: 'mutation',
  name: 'CreateAmm',
  calls: ['createAMMFileAndReminder'],
  text: `mutation CreateAmm($file: Upload!, $pharmaProductFileName: String!, $newAMMNum: String!, $newAMMTimeStamp: Timestamp!, $newAMMEndTimeStamp: Timestamp, $reminderName: String!, $reminderDescription: String!, $reminderScheduledTimeStamp: Timestamp!, $recipientsIDList: String!, $isNotification: Boolean!, $isEmail: Boolean!, $actionStepName: String!, $actionStepDescription: String!, $regulatoryActionID: ID!) {
  createAMMFileAndReminder(
    file: $file
    pharmaProductFileName: $pharmaProductFileName
    newAMMNum: $newAMMNum
    newAMMTimeStamp: $newAMMTimeStamp
    newAMMEndTimeStamp: $newAMMEndTimeStamp
    reminderName: $reminderName
    reminderDescription: $reminderDescription
    reminderScheduledTimeStamp: $reminderScheduledTimeStamp
    recipientsIDList: $recipientsIDList
    isNotification: $isNotification
    isEmail: $isEmail
    actionStepName: $actionStepName
    actionStepDescription: $actionStepDescription
    regulatoryActionID: $regulatoryActionID
  ) {
    ID
  }
}`,
};