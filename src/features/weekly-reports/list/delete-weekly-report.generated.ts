/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type DeleteWeeklyReportMutationVariables = Exact<{
  ID: string;
}>;


export type DeleteWeeklyReportMutation = { deleteSupervisorWeeklyReport: { success: boolean } };

export const DeleteWeeklyReportDocument: Operation<DeleteWeeklyReportMutation, DeleteWeeklyReportMutationVariables> = {
  kind: 'mutation',
  name: 'DeleteWeeklyReport',
  calls: ['deleteSupervisorWeeklyReport'],
  text: `mutation DeleteWeeklyReport($ID: ID!) {
  deleteSupervisorWeeklyReport(ID: $ID) {
    success
  }
}`,
};