/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type ReminderRowFragment = { ID: string, name: string, description: string | null, scheduledTimeStamp: number, isEmail: boolean, isNotification: boolean, expired: boolean, RegulatoryActionStep: { ID: string, name: string, RegulatoryAction: { ID: string, name: string, PharmaProduct: { ID: string, name: string } | null } | null } | null, Recipients: Array<{ ID: string, FirstName: string | null, Surname: string | null }> };

export type RemindersQueryVariables = Exact<{
  done: boolean;
}>;


export type RemindersQuery = { getAllReminder: Array<{ ID: string, name: string, description: string | null, scheduledTimeStamp: number, isEmail: boolean, isNotification: boolean, expired: boolean, RegulatoryActionStep: { ID: string, name: string, RegulatoryAction: { ID: string, name: string, PharmaProduct: { ID: string, name: string } | null } | null } | null, Recipients: Array<{ ID: string, FirstName: string | null, Surname: string | null }> }> | null };

export type CreateReminderMutationVariables = Exact<{
  name: string;
  description: string;
  scheduledTimeStamp: number;
  regulatoryActionStepID?: string | null | undefined;
  isNotification: boolean;
  isEmail: boolean;
  recipientsIDList: string;
}>;


export type CreateReminderMutation = { createReminder: { ID: string, name: string, description: string | null, scheduledTimeStamp: number, isEmail: boolean, isNotification: boolean, expired: boolean, RegulatoryActionStep: { ID: string, name: string, RegulatoryAction: { ID: string, name: string, PharmaProduct: { ID: string, name: string } | null } | null } | null, Recipients: Array<{ ID: string, FirstName: string | null, Surname: string | null }> } };

export type EditReminderMutationVariables = Exact<{
  ID: string;
  name: string;
  description: string;
  scheduledTimeStamp: number;
  regulatoryActionStepID?: string | null | undefined;
  isNotification: boolean;
  isEmail: boolean;
  recipientsIDList: string;
}>;


export type EditReminderMutation = { editReminder: { ID: string, name: string, description: string | null, scheduledTimeStamp: number, isEmail: boolean, isNotification: boolean, expired: boolean, RegulatoryActionStep: { ID: string, name: string, RegulatoryAction: { ID: string, name: string, PharmaProduct: { ID: string, name: string } | null } | null } | null, Recipients: Array<{ ID: string, FirstName: string | null, Surname: string | null }> } };

export type DeleteReminderMutationVariables = Exact<{
  reminderID: string;
  forceDelete: boolean;
}>;


export type DeleteReminderMutation = { deleteReminder: { success: boolean } };

export type OneReminderQueryVariables = Exact<{
  ID: string;
}>;


export type OneReminderQuery = { getReminderByID: { ID: string, name: string, description: string | null, scheduledTimeStamp: number, isEmail: boolean, isNotification: boolean, expired: boolean, RegulatoryActionStep: { ID: string, name: string, RegulatoryAction: { ID: string, name: string, PharmaProduct: { ID: string, name: string } | null } | null } | null, Recipients: Array<{ ID: string, FirstName: string | null, Surname: string | null }> } | null };

export const RemindersDocument: Operation<RemindersQuery, RemindersQueryVariables> = {
  kind: 'query',
  name: 'Reminders',
  calls: ['getAllReminder'],
  text: `query Reminders($done: Boolean!) {
  getAllReminder(done: $done) {
    ...ReminderRow
  }
}

fragment ReminderRow on Reminder {
  ID
  name
  description
  scheduledTimeStamp
  isEmail
  isNotification
  expired
  RegulatoryActionStep {
    ID
    name
    RegulatoryAction {
      ID
      name
      PharmaProduct {
        ID
        name
      }
    }
  }
  Recipients {
    ID
    FirstName
    Surname
  }
}`,
};

export const CreateReminderDocument: Operation<CreateReminderMutation, CreateReminderMutationVariables> = {
  kind: 'mutation',
  name: 'CreateReminder',
  calls: ['createReminder'],
  text: `mutation CreateReminder($name: String!, $description: String!, $scheduledTimeStamp: Timestamp!, $regulatoryActionStepID: ID, $isNotification: Boolean!, $isEmail: Boolean!, $recipientsIDList: String!) {
  createReminder(
    name: $name
    description: $description
    scheduledTimeStamp: $scheduledTimeStamp
    regulatoryActionStepID: $regulatoryActionStepID
    isNotification: $isNotification
    isEmail: $isEmail
    recipientsIDList: $recipientsIDList
  ) {
    ...ReminderRow
  }
}

fragment ReminderRow on Reminder {
  ID
  name
  description
  scheduledTimeStamp
  isEmail
  isNotification
  expired
  RegulatoryActionStep {
    ID
    name
    RegulatoryAction {
      ID
      name
      PharmaProduct {
        ID
        name
      }
    }
  }
  Recipients {
    ID
    FirstName
    Surname
  }
}`,
};

export const EditReminderDocument: Operation<EditReminderMutation, EditReminderMutationVariables> = {
  kind: 'mutation',
  name: 'EditReminder',
  calls: ['editReminder'],
  text: `mutation EditReminder($ID: ID!, $name: String!, $description: String!, $scheduledTimeStamp: Timestamp!, $regulatoryActionStepID: ID, $isNotification: Boolean!, $isEmail: Boolean!, $recipientsIDList: String!) {
  editReminder(
    ID: $ID
    name: $name
    description: $description
    scheduledTimeStamp: $scheduledTimeStamp
    regulatoryActionStepID: $regulatoryActionStepID
    isNotification: $isNotification
    isEmail: $isEmail
    recipientsIDList: $recipientsIDList
  ) {
    ...ReminderRow
  }
}

fragment ReminderRow on Reminder {
  ID
  name
  description
  scheduledTimeStamp
  isEmail
  isNotification
  expired
  RegulatoryActionStep {
    ID
    name
    RegulatoryAction {
      ID
      name
      PharmaProduct {
        ID
        name
      }
    }
  }
  Recipients {
    ID
    FirstName
    Surname
  }
}`,
};

export const DeleteReminderDocument: Operation<DeleteReminderMutation, DeleteReminderMutationVariables> = {
  kind: 'mutation',
  name: 'DeleteReminder',
  calls: ['deleteReminder'],
  text: `mutation DeleteReminder($reminderID: ID!, $forceDelete: Boolean!) {
  deleteReminder(reminderID: $reminderID, forceDelete: $forceDelete) {
    success
  }
}`,
};

export const OneReminderDocument: Operation<OneReminderQuery, OneReminderQueryVariables> = {
  kind: 'query',
  name: 'OneReminder',
  calls: ['getReminderByID'],
  text: `query OneReminder($ID: ID!) {
  getReminderByID(ID: $ID) {
    ...ReminderRow
  }
}

fragment ReminderRow on Reminder {
  ID
  name
  description
  scheduledTimeStamp
  isEmail
  isNotification
  expired
  RegulatoryActionStep {
    ID
    name
    RegulatoryAction {
      ID
      name
      PharmaProduct {
        ID
        name
      }
    }
  }
  Recipients {
    ID
    FirstName
    Surname
  }
}`,
};