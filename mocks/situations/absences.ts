import type { JournalEntry } from '#mocks/server/journal.ts';

/** The first second of Monday 23 November 2026 in Douala. */
const MONDAY = 1_795_388_400;
const DAY = 86_400;

interface Written {
  readonly userID: string;
  readonly object: string;
  readonly why: string | null;
  /** Days after the Monday; both ends are absent. */
  readonly days: readonly [first: number, last: number];
}

const absenceOf =
  (at: number) =>
  ({ userID, object, why, days: [first, last] }: Written): JournalEntry => ({
    at,
    operationName: 'Absence',
    query: `mutation Absence($object: String!, $why: String, $start: Timestamp!, $end: Timestamp!) {
      createAbsenceJustification(objectAbsence: $object, justification: $why,
        absenceStartDateTimeStamp: $start, absenceEndDateTimeStamp: $end) { ID }
    }`,
    variables: { object, why, start: MONDAY + first * DAY, end: MONDAY + (last + 1) * DAY - 1 },
    userID,
    agencyID: 'cm',
  });

/** Three delegates of a group who are away in the same week, beside the one who is on leave already. */
export const weekOfAbsences = (at: number): readonly JournalEntry[] => WEEK.map(absenceOf(at));

const WEEK: readonly Written[] = [
  { userID: 'user-cm-5', object: 'Formation', why: 'Gestion du secteur, à l’agence de Yaoundé.', days: [3, 4] },
  { userID: 'user-cm-6', object: 'Maladie', why: 'Accès palustre, repos prescrit.', days: [0, 1] },
  { userID: 'user-cm-7', object: 'Congé annuel', why: null, days: [2, 4] },
];
