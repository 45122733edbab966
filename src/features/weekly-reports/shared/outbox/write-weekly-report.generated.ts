/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CreateWeeklyReportMutationVariables = Exact<{
  weekStart: string;
  weekEnd: string;
  forecasts: number;
  achivements: number;
  achivementsDividedByForecasts?: number | null | undefined;
  interpretation: string;
  correctiveActions: string;
  nextWeekForcastFigures: number;
  actionPlan: string;
  concernedTargetCustomersIDsList: Array<string> | string;
}>;


export type CreateWeeklyReportMutation = { createSupervisorWeeklyReport: { ID: string } };

export const CreateWeeklyReportDocument: Operation<CreateWeeklyReportMutation, CreateWeeklyReportMutationVariables> = {
  kind: 'mutation',
  name: 'CreateWeeklyReport',
  calls: ['createSupervisorWeeklyReport'],
  text: `mutation CreateWeeklyReport($weekStart: Date!, $weekEnd: Date!, $forecasts: Float!, $achivements: Float!, $achivementsDividedByForecasts: Float, $interpretation: String!, $correctiveActions: String!, $nextWeekForcastFigures: Float!, $actionPlan: String!, $concernedTargetCustomersIDsList: [ID!]!) {
  createSupervisorWeeklyReport(
    weekStart: $weekStart
    weekEnd: $weekEnd
    forecasts: $forecasts
    achivements: $achivements
    achivementsDividedByForecasts: $achivementsDividedByForecasts
    interpretation: $interpretation
    correctiveActions: $correctiveActions
    nextWeekForcastFigures: $nextWeekForcastFigures
    actionPlan: $actionPlan
    concernedTargetCustomersIDsList: $concernedTargetCustomersIDsList
  ) {
    ID
  }
}`,
};