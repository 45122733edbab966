import { expect, test } from 'vitest';
import type { DayReportFragment } from '#features/field/shared/day.generated.ts';
import { minutesOf, reportsOfDay } from '#features/field/shared/reports/reports-of-day.ts';
import type { Stop } from '#features/field/shared/stops.ts';

const reportAt = (startTimeStamp: number, endTimeStamp: number | null = null): DayReportFragment => ({
  ID: `report-${startTimeStamp}`,
  startTimeStamp,
  endTimeStamp,
  obtainedPromess: null,
  notedPrescriptions: null,
  objections: null,
  gifts: null,
  leadedAction: null,
  actionCost: null,
  nextVisitObjective: null,
  other: null,
  spontanous: null,
  spontanousNewCustomer: null,
  spontanousCustomerFirstName: null,
  spontanousCustomerLastName: null,
  obtainedResult: null,
  metPerson: null,
  PresentedPharmaProducts: [],
  GivenSamplesPharmaProducts: [],
});
const stop = (ID: string, report: DayReportFragment | null): Stop => ({
  ID,
  customer: null,
  name: ID,
  description: '',
  status: 'pending',
  isDone: report !== null,
  isValidated: false,
  isAdministrative: false,
  report,
  queued: null,
  isOfProgramme: true,
  earlier: [],
  position: null,
  learntFrom: null,
});

test('the reports of a day come in the order in which their visits began; what has none is left out', () => {
  const stops = [stop('ewane', reportAt(300)), stop('njoya', null), stop('abega', reportAt(100))];
  expect(reportsOfDay(stops).map((each) => each.stop.ID)).toEqual(['abega', 'ewane']);
});

test.each([
  [100, 700, 10],
  [100, 100, 0],
  [0, 89, 1],
  [0, 90, 2],
  [100, null, null],
] as const)('a visit from %s to %s takes %s minutes', (start, end, minutes) => {
  expect(minutesOf(reportAt(start, end))).toBe(minutes);
});
