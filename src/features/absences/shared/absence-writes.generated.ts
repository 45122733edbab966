/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CreateAbsenceMutationVariables = Exact<{
  file?: File | null | undefined;
  objectAbsence: string;
  justification?: string | null | undefined;
  absenceStartDateTimeStamp: number;
  absenceEndDateTimeStamp: number;
}>;


export type CreateAbsenceMutation = { createAbsenceJustification: { ID: string } };

export type EditAbsenceMutationVariables = Exact<{
  ID: string;
  file?: File | null | undefined;
  objectAbsence: string;
  justification?: string | null | undefined;
  absenceStartDateTimeStamp: number;
  absenceEndDateTimeStamp: number;
}>;


export type EditAbsenceMutation = { editAbsenceJustification: { ID: string } };

export const CreateAbsenceDocument: Operation<CreateAbsenceMutation, CreateAbsenceMutationVariables> = {
  kind: 'mutation',
  name: 'CreateAbsence',
  calls: ['createAbsenceJustification'],
  text: `mutation CreateAbsence($file: Upload, $objectAbsence: String!, $justification: String, $absenceStartDateTimeStamp: Timestamp!, $absenceEndDateTimeStamp: Timestamp!) {
  createAbsenceJustification(
    file: $file
    objectAbsence: $objectAbsence
    justification: $justification
    absenceStartDateTimeStamp: $absenceStartDateTimeStamp
    absenceEndDateTimeStamp: $absenceEndDateTimeStamp
  ) {
    ID
  }
}`,
};

export const EditAbsenceDocument: Operation<EditAbsenceMutation, EditAbsenceMutationVariables> = {
  kind: 'mutation',
  name: 'EditAbsence',
  calls: ['editAbsenceJustification'],
  text: `mutation EditAbsence($ID: ID!, $file: Upload, $objectAbsence: String!, $justification: String, $absenceStartDateTimeStamp: Timestamp!, $absenceEndDateTimeStamp: Timestamp!) {
  editAbsenceJustification(
    ID: $ID
    file: $file
    objectAbsence: $objectAbsence
    justification: $justification
    absenceStartDateTimeStamp: $absenceStartDateTimeStamp
    absenceEndDateTimeStamp: $absenceEndDateTimeStamp
  ) {
    ID
  }
}`,
};