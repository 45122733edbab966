/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type LoadOfDayFragment = { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> };

export type LoadOfSupervisorsDayFragment = { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> };

export type DelegatesWeekQueryVariables = Exact<{
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


export type DelegatesWeekQuery = { monday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, tuesday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, wednesday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, thursday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, friday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, saturday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, sunday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null };

export type SupervisorsWeekQueryVariables = Exact<{
  workerID: string;
  monday: string;
  tuesday: string;
  wednesday: string;
  thursday: string;
  friday: string;
  saturday: string;
  sunday: string;
}>;


export type SupervisorsWeekQuery = { monday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, tuesday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, wednesday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, thursday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, friday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, saturday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null, sunday: { ID: string, MyVisitObjectives: Array<{ ID: string, done: boolean }> } | null };

export type GroupsDayQueryVariables = Exact<{
  supervisorID: string;
  date: string;
}>;


export type GroupsDayQuery = { readAllMyDeleguesSchedule: Array<{ ID: string, Worker: { ID: string }, MyVisitObjectives: Array<{ ID: string, done: boolean, validated: boolean | null }> }> | null };

export const DelegatesWeekDocument: Operation<DelegatesWeekQuery, DelegatesWeekQueryVariables> = {
  kind: 'query',
  name: 'DelegatesWeek',
  calls: ['readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily', 'readWorkScheduleDaily'],
  text: `query DelegatesWeek($workerID: ID!, $includeUnvalidated: Boolean!, $monday: Date!, $tuesday: Date!, $wednesday: Date!, $thursday: Date!, $friday: Date!, $saturday: Date!, $sunday: Date!) {
  monday: readWorkScheduleDaily(
    date: $monday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...LoadOfDay
  }
  tuesday: readWorkScheduleDaily(
    date: $tuesday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...LoadOfDay
  }
  wednesday: readWorkScheduleDaily(
    date: $wednesday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...LoadOfDay
  }
  thursday: readWorkScheduleDaily(
    date: $thursday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...LoadOfDay
  }
  friday: readWorkScheduleDaily(
    date: $friday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...LoadOfDay
  }
  saturday: readWorkScheduleDaily(
    date: $saturday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...LoadOfDay
  }
  sunday: readWorkScheduleDaily(
    date: $sunday
    workerID: $workerID
    includeUnvalidated: $includeUnvalidated
  ) {
    ...LoadOfDay
  }
}

fragment LoadOfDay on WorkScheduleDaily {
  ID
  MyVisitObjectives {
    ID
    done
  }
}`,
};

export const SupervisorsWeekDocument: Operation<SupervisorsWeekQuery, SupervisorsWeekQueryVariables> = {
  kind: 'query',
  name: 'SupervisorsWeek',
  calls: ['readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork', 'readSupervisorDailyWork'],
  text: `query SupervisorsWeek($workerID: ID!, $monday: Date!, $tuesday: Date!, $wednesday: Date!, $thursday: Date!, $friday: Date!, $saturday: Date!, $sunday: Date!) {
  monday: readSupervisorDailyWork(date: $monday, supervisorID: $workerID) {
    ...LoadOfSupervisorsDay
  }
  tuesday: readSupervisorDailyWork(date: $tuesday, supervisorID: $workerID) {
    ...LoadOfSupervisorsDay
  }
  wednesday: readSupervisorDailyWork(date: $wednesday, supervisorID: $workerID) {
    ...LoadOfSupervisorsDay
  }
  thursday: readSupervisorDailyWork(date: $thursday, supervisorID: $workerID) {
    ...LoadOfSupervisorsDay
  }
  friday: readSupervisorDailyWork(date: $friday, supervisorID: $workerID) {
    ...LoadOfSupervisorsDay
  }
  saturday: readSupervisorDailyWork(date: $saturday, supervisorID: $workerID) {
    ...LoadOfSupervisorsDay
  }
  sunday: readSupervisorDailyWork(date: $sunday, supervisorID: $workerID) {
    ...LoadOfSupervisorsDay
  }
}

fragment LoadOfSupervisorsDay on SupervisorDailyWork {
  ID
  MyVisitObjectives {
    ID
    done
  }
}`,
};

export const GroupsDayDocument: Operation<GroupsDayQuery, GroupsDayQueryVariables> = {
  kind: 'query',
  name: 'GroupsDay',
  calls: ['readAllMyDeleguesSchedule'],
  text: `query GroupsDay($supervisorID: ID!, $date: Date!) {
  readAllMyDeleguesSchedule(date: $date, supervisorID: $supervisorID) {
    ID
    Worker {
      ID
    }
    MyVisitObjectives {
      ID
      done
      validated
    }
  }
}`,
};