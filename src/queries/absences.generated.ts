/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type AbsenceFragment = { ID: string, objectAbsence: string, justification: string | null, absenceStartDateTimeStamp: number, absenceEndDateTimeStamp: number, Photo: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null };

export type AbsencesQueryVariables = Exact<{
  start: number;
  end: number;
  workerID?: string | null | undefined;
}>;


export type AbsencesQuery = { readAbsenceJustification: Array<{ ID: string, objectAbsence: string, justification: string | null, absenceStartDateTimeStamp: number, absenceEndDateTimeStamp: number, Photo: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null }> | null };

export const AbsencesDocument: Operation<AbsencesQuery, AbsencesQueryVariables> = {
  kind: 'query',
  name: 'Absences',
  calls: ['readAbsenceJustification'],
  text: `query Absences($start: Timestamp!, $end: Timestamp!, $workerID: ID) {
  readAbsenceJustification(
    absenceStartDateTimeStamp: $start
    absenceEndDateTimeStamp: $end
    workerID: $workerID
  ) {
    ...Absence
  }
}

fragment Absence on AbsenceJustification {
  ID
  objectAbsence
  justification
  absenceStartDateTimeStamp
  absenceEndDateTimeStamp
  Photo
  Worker {
    ID
    FirstName
    Surname
  }
}`,
};