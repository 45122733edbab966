import type { JournalEntry } from '#mocks/server/journal.ts';
import { writeVisits } from '#domain/field/programme.ts';

/** A day that the world has left free. */
export const FREE_DAY = '2026-11-27';

const PURPOSES = ['Présenter Paludexa', 'Faire le point sur les essais', 'Répondre à l’objection sur le prix'];

/** The programme that a delegate writes for {@link FREE_DAY}. */
export const programmeOf = (delegueID: string, customerIDs: readonly string[], at: number): JournalEntry => ({
  at,
  operationName: 'Programme',
  query: `mutation Programme($date: Date!, $delegueID: ID!, $visits: String!) {
    createWorkScheduleDaily(date: $date, delegueID: $delegueID, jsonVisitObjectivesArray: $visits) { ID }
  }`,
  variables: {
    date: FREE_DAY,
    delegueID,
    visits: writeVisits(
      customerIDs.map((customerID, index) => ({
        customerID,
        description: PURPOSES[index % PURPOSES.length] ?? '',
        administrativeCustomer: false,
      })),
    ),
  },
  userID: delegueID,
  agencyID: 'cm',
});
