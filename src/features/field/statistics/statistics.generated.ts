/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type SpecialityVisitsFragment = { customerCount: number, visitedCustomerIDs: Array<string>, spontaneousVisitedCustomerIDs: Array<string>, Speciality: { ID: string, name: string } };

export type WorkerVisitsFragment = { totalReports: number, Worker: { ID: string, FirstName: string | null, Surname: string | null }, SpecialityStats: Array<{ customerCount: number, visitedCustomerIDs: Array<string>, spontaneousVisitedCustomerIDs: Array<string>, Speciality: { ID: string, name: string } }> };

export type VisitsOfGroupsQueryVariables = Exact<{
  start: string;
  end: string;
}>;


export type VisitsOfGroupsQuery = { readAllWorkGroupVisitReportStat: Array<{ totalReports: number, WorkGroup: { ID: string, name: string }, SpecialityStats: Array<{ customerCount: number, visitedCustomerIDs: Array<string>, spontaneousVisitedCustomerIDs: Array<string>, Speciality: { ID: string, name: string } }> }> | null };

export type VisitsOfGroupQueryVariables = Exact<{
  workGroupID: string;
  start: string;
  end: string;
}>;


export type VisitsOfGroupQuery = { readWorkGroupVisitReportStat: { totalReports: number, WorkGroup: { ID: string, name: string }, SpecialityStats: Array<{ customerCount: number, visitedCustomerIDs: Array<string>, spontaneousVisitedCustomerIDs: Array<string>, Speciality: { ID: string, name: string } }>, SupervisorStat: { totalReports: number, Worker: { ID: string, FirstName: string | null, Surname: string | null }, SpecialityStats: Array<{ customerCount: number, visitedCustomerIDs: Array<string>, spontaneousVisitedCustomerIDs: Array<string>, Speciality: { ID: string, name: string } }> } | null, DelegueStats: Array<{ totalReports: number, Worker: { ID: string, FirstName: string | null, Surname: string | null }, SpecialityStats: Array<{ customerCount: number, visitedCustomerIDs: Array<string>, spontaneousVisitedCustomerIDs: Array<string>, Speciality: { ID: string, name: string } }> }> } | null };

export type VisitsOfWorkerQueryVariables = Exact<{
  workerID: string;
  start: string;
  end: string;
}>;


export type VisitsOfWorkerQuery = { readWorkerVisitReportStat: { totalReports: number, Worker: { ID: string, FirstName: string | null, Surname: string | null }, SpecialityStats: Array<{ customerCount: number, visitedCustomerIDs: Array<string>, spontaneousVisitedCustomerIDs: Array<string>, Speciality: { ID: string, name: string } }> } | null };

export const VisitsOfGroupsDocument: Operation<VisitsOfGroupsQuery, VisitsOfGroupsQueryVariables> = {
  kind: 'query',
  name: 'VisitsOfGroups',
  calls: ['readAllWorkGroupVisitReportStat'],
  text: `query VisitsOfGroups($start: Date!, $end: Date!) {
  readAllWorkGroupVisitReportStat(start: $start, end: $end) {
    WorkGroup {
      ID
      name
    }
    totalReports
    SpecialityStats {
      ...SpecialityVisits
    }
  }
}

fragment SpecialityVisits on SpecialityVisitReportStat {
  Speciality {
    ID
    name
  }
  customerCount
  visitedCustomerIDs
  spontaneousVisitedCustomerIDs
}`,
};

export const VisitsOfGroupDocument: Operation<VisitsOfGroupQuery, VisitsOfGroupQueryVariables> = {
  kind: 'query',
  name: 'VisitsOfGroup',
  calls: ['readWorkGroupVisitReportStat'],
  text: `query VisitsOfGroup($workGroupID: ID!, $start: Date!, $end: Date!) {
  readWorkGroupVisitReportStat(
    workGroupID: $workGroupID
    start: $start
    end: $end
  ) {
    WorkGroup {
      ID
      name
    }
    totalReports
    SpecialityStats {
      ...SpecialityVisits
    }
    SupervisorStat {
      ...WorkerVisits
    }
    DelegueStats {
      ...WorkerVisits
    }
  }
}

fragment SpecialityVisits on SpecialityVisitReportStat {
  Speciality {
    ID
    name
  }
  customerCount
  visitedCustomerIDs
  spontaneousVisitedCustomerIDs
}

fragment WorkerVisits on WorkerVisitReportStat {
  Worker {
    ID
    FirstName
    Surname
  }
  totalReports
  SpecialityStats {
    ...SpecialityVisits
  }
}`,
};

export const VisitsOfWorkerDocument: Operation<VisitsOfWorkerQuery, VisitsOfWorkerQueryVariables> = {
  kind: 'query',
  name: 'VisitsOfWorker',
  calls: ['readWorkerVisitReportStat'],
  text: `query VisitsOfWorker($workerID: ID!, $start: Date!, $end: Date!) {
  readWorkerVisitReportStat(workerID: $workerID, start: $start, end: $end) {
    ...WorkerVisits
  }
}

fragment WorkerVisits on WorkerVisitReportStat {
  Worker {
    ID
    FirstName
    Surname
  }
  totalReports
  SpecialityStats {
    ...SpecialityVisits
  }
}

fragment SpecialityVisits on SpecialityVisitReportStat {
  Speciality {
    ID
    name
  }
  customerCount
  visitedCustomerIDs
  spontaneousVisitedCustomerIDs
}`,
};