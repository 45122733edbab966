/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type OpenActionsQueryVariables = Exact<{
  pharmaProductID: string;
}>;


export type OpenActionsQuery = { getAllRegulatoryActionByPharmaProductID: Array<{ ID: string, name: string, statut: string, TypeRegulatoryAction: { name: string, colorCode: string } | null }> | null };

export type PortfolioReminderFragment = { ID: string, name: string, scheduledTimeStamp: number, RegulatoryActionStep: { RegulatoryAction: { PharmaProduct: { ID: string } | null } | null } | null };

export type PortfolioRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type PortfolioRemindersQuery = { past: Array<{ ID: string, name: string, scheduledTimeStamp: number, RegulatoryActionStep: { RegulatoryAction: { PharmaProduct: { ID: string } | null } | null } | null }> | null, toCome: Array<{ ID: string, name: string, scheduledTimeStamp: number, RegulatoryActionStep: { RegulatoryAction: { PharmaProduct: { ID: string } | null } | null } | null }> | null };

export const OpenActionsDocument: Operation<OpenActionsQuery, OpenActionsQueryVariables> = {
  kind: 'query',
  name: 'OpenActions',
  calls: ['getAllRegulatoryActionByPharmaProductID'],
  text: `query OpenActions($pharmaProductID: ID!) {
  getAllRegulatoryActionByPharmaProductID(pharmaProductID: $pharmaProductID) {
    ID
    name
    statut
    TypeRegulatoryAction {
      name
      colorCode
    }
  }
}`,
};

export const PortfolioRemindersDocument: Operation<PortfolioRemindersQuery, PortfolioRemindersQueryVariables> = {
  kind: 'query',
  name: 'PortfolioReminders',
  calls: ['getAllReminder', 'getAllReminder'],
  text: `query PortfolioReminders {
  past: getAllReminder(done: true) {
    ...PortfolioReminder
  }
  toCome: getAllReminder(done: false) {
    ...PortfolioReminder
  }
}

fragment PortfolioReminder on Reminder {
  ID
  name
  scheduledTimeStamp
  RegulatoryActionStep {
    RegulatoryAction {
      PharmaProduct {
        ID
      }
    }
  }
}`,
};