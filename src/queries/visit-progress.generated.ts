/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type SupervisorProgressFragment = { supervisorProgress: number | null, globalProgress: number | null, pharmaProgress: number | null, medicalProgress: number | null, Supervisor: { ID: string, FirstName: string | null, Surname: string | null } };

export type ProgressOfSupervisorsQueryVariables = Exact<{
  date: string;
}>;


export type ProgressOfSupervisorsQuery = { readAllSupervisorProgress: Array<{ supervisorProgress: number | null, globalProgress: number | null, pharmaProgress: number | null, medicalProgress: number | null, Supervisor: { ID: string, FirstName: string | null, Surname: string | null } }> | null };

export type ProgressOfSupervisorQueryVariables = Exact<{
  date: string;
  supervisorID: string;
}>;


export type ProgressOfSupervisorQuery = { readSupervisorProgress: { supervisorProgress: number | null, globalProgress: number | null, pharmaProgress: number | null, medicalProgress: number | null, Supervisor: { ID: string, FirstName: string | null, Surname: string | null } } | null };

export const ProgressOfSupervisorsDocument: Operation<ProgressOfSupervisorsQuery, ProgressOfSupervisorsQueryVariables> = {
  kind: 'query',
  name: 'ProgressOfSupervisors',
  calls: ['readAllSupervisorProgress'],
  text: `query ProgressOfSupervisors($date: Date!) {
  readAllSupervisorProgress(date: $date) {
    ...SupervisorProgress
  }
}

fragment SupervisorProgress on SupervisorProgress {
  Supervisor {
    ID
    FirstName
    Surname
  }
  supervisorProgress
  globalProgress
  pharmaProgress
  medicalProgress
}`,
};

export const ProgressOfSupervisorDocument: Operation<ProgressOfSupervisorQuery, ProgressOfSupervisorQueryVariables> = {
  kind: 'query',
  name: 'ProgressOfSupervisor',
  calls: ['readSupervisorProgress'],
  text: `query ProgressOfSupervisor($date: Date!, $supervisorID: ID!) {
  readSupervisorProgress(date: $date, supervisorID: $supervisorID) {
    ...SupervisorProgress
  }
}

fragment SupervisorProgress on SupervisorProgress {
  Supervisor {
    ID
    FirstName
    Surname
  }
  supervisorProgress
  globalProgress
  pharmaProgress
  medicalProgress
}`,
};