/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type PlannedDayFragment = { Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> };

export type SupervisorsPlannedDayFragment = { Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> };

export type PlannedWeekQueryVariables = Exact<{
  workerID: string;
  includeUnvalidated: boolean;
  monday: string;
  tuesday: string;
  wednesday: string;
  thursday: string;
  friday: string;
  saturday: string;
  sunday: string;
}>;


export type PlannedWeekQuery = { monday: { Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, tuesday: { Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, wednesday: { Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, thursday: { Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, friday: { Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, saturday: { Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, sunday: { Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null };

export type SupervisorsPlannedWeekQueryVariables = Exact<{
  workerID: string;
  monday: string;
  tuesday: string;
  wednesday: string;
  thursday: string;
  friday: string;
  saturday: string;
  sunday: string;
}>;


export type SupervisorsPlannedWeekQuery = { monday: { Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, tuesday: { Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, wednesday: { Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, thursday: { Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, friday: { Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, saturday: { Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, sunday: { Supervisor: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null };

export const PlannedWeekDocument: Operation<PlannedWeekQuery, PlannedWeekQueryVariables> = {
  kind: 'query',
  name: 'PlannedWeek',
  calls: ['readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily'],
  text: `query PlannedWeek($workerID: ID!, $includeUnvalidated: Boolean!, $monday: Date!, $tuesday: Date!, $wednesday: Date!, $thursday: Date!, $friday: Date!, $saturday: Date!, $sunday: Date!) {
  monday: readWorkScheduleDaily(
    date: $monday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...PlannedDay
  }
  tuesday: readWorkScheduleDaily(
    date: $tuesday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...PlannedDay
  }
  wednesday: readWorkScheduleDaily(
    date: $wednesday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...PlannedDay
  }
  thursday: readWorkScheduleDaily(
    date: $thursday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...PlannedDay
  }
  friday: readWorkScheduleDaily(
    date: $friday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...PlannedDay
  }
  saturday: readWorkScheduleDaily(
    date: $saturday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...PlannedDay
  }
  sunday: readWorkScheduleDaily(
    date: $sunday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...PlannedDay
  }
}

fragment PlannedDay on WorkScheduleDaily {
  Worker {
    ID
  }
  MyVisitObjectives {
    ID
    done
  }
}`,
};

export const SupervisorsPlannedWeekDocument: Operation<SupervisorsPlannedWeekQuery, SupervisorsPlannedWeekQueryVariables> = {
  kind: 'query',
  name: 'SupervisorsPlannedWeek',
  calls: ['readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork'],
  text: `query SupervisorsPlannedWeek($workerID: ID!, $monday: Date!, $tuesday: Date!, $wednesday: Date!, $thursday: Date!, $friday: Date!, $saturday: Date!, $sunday: Date!) {
  monday: readSupervisorDailyWork(date: $monday, supervisorID: $workerID) {
    ...SupervisorsPlannedDay
  }
  tuesday: readSupervisorDailyWork(date: $tuesday, supervisorID: $workerID) {
    ...SupervisorsPlannedDay
  }
  wednesday: readSupervisorDailyWork(date: $wednesday, supervisorID: $workerID) {
    ...SupervisorsPlannedDay
  }
  thursday: readSupervisorDailyWork(date: $thursday, supervisorID: $workerID) {
    ...SupervisorsPlannedDay
  }
  friday: readSupervisorDailyWork(date: $friday, supervisorID: $workerID) {
    ...SupervisorsPlannedDay
  }
  saturday: readSupervisorDailyWork(date: $saturday, supervisorID: $workerID) {
    ...SupervisorsPlannedDay
  }
  sunday: readSupervisorDailyWork(date: $sunday, supervisorID: $workerID) {
    ...SupervisorsPlannedDay
  }
}

fragment SupervisorsPlannedDay on SupervisorDailyWork {
  Supervisor {
    ID
  }
  MyVisitObjectives {
    ID
    done
  }
}`,
};