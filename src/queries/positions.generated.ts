/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type TrailOfDayQueryVariables = Exact<{
  workerID: string;
  date: string;
}>;


export type TrailOfDayQuery = { readWorkerGPSTrail: Array<{ ID: string, gPSLat: number, gPSLon: number, obtainedTimeStamp: number }> | null };

export type SendPositionMutationVariables = Exact<{
  gPSLat: number;
  gPSLon: number;
  obtainedTimeStamp: number;
}>;


export type SendPositionMutation = { createGPSLoc: { ID: string } };

export type SendPositionsMutationVariables = Exact<{
  jsonGPSLocArray: string;
}>;


export type SendPositionsMutation = { createGPSLocsFromList: Array<{ ID: string }> };

export const TrailOfDayDocument: Operation<TrailOfDayQuery, TrailOfDayQueryVariables> = {
  kind: 'query',
  name: 'TrailOfDay',
  calls: ['readWorkerGPSTrail'],
  text: `query TrailOfDay($workerID: ID!, $date: Date!) {
  readWorkerGPSTrail(date: $date, workerID: $workerID) {
    ID
    gPSLat
    gPSLon
    obtainedTimeStamp
  }
}`,
};

export const SendPositionDocument: Operation<SendPositionMutation, SendPositionMutationVariables> = {
  kind: 'mutation',
  name: 'SendPosition',
  calls: ['createGPSLoc'],
  text: `mutation SendPosition($gPSLat: Float!, $gPSLon: Float!, $obtainedTimeStamp: Timestamp!) {
  createGPSLoc(
    gPSLat: $gPSLat
    gPSLon: $gPSLon
    obtainedTimeStamp: $obtainedTimeStamp
  ) {
    ID
  }
}`,
};

export const SendPositionsDocument: Operation<SendPositionsMutation, SendPositionsMutationVariables> = {
  kind: 'mutation',
  name: 'SendPositions',
  calls: ['createGPSLocsFromList'],
  text: `mutation SendPositions($jsonGPSLocArray: String!) {
  createGPSLocsFromList(jsonGPSLocArray: $jsonGPSLocArray) {
    ID
  }
}`,
};