import { describe, expect, test } from 'vitest';
import { statusOf } from '#domain/field/objective.ts';
import {
  costOf,
  emptyReport,
  endAt,
  isFilled,
  REPORT_TEXTS,
  type ReportField,
  reportFields,
  reportIssues,
  startAt,
  withOffer,
} from '#domain/field/report.ts';

const NOW = 1_795_072_200;
const FIELDS: readonly ReportField[] = ['PresentedPharmaProducts', 'obtainedPromess', 'actionCost'];
const planned = { kind: 'planned', objectiveID: '7' } as const;
const written = { ...emptyReport(NOW - 600), obtainedPromess: 'Prescrira Paludexa.' };

describe('a visit around midnight', () => {
  const MIDNIGHT = 1_795_046_400;
  const [HOUR, DAY] = [3600, 86_400];
  /** A time of the clock, in seconds after the midnight at which the day begins. */
  const on = (seconds: number) => (days: number) => MIDNIGHT + seconds + days * DAY;
  const START = MIDNIGHT + 23 * HOUR + 3000;

  test.each([
    ['later on its day', 24 * HOUR - 60, START, MIDNIGHT + 24 * HOUR - 60],
    ['just after midnight', 600, START, MIDNIGHT + DAY + 600],
    ['six hours after it began', 5 * HOUR + 3000, START, MIDNIGHT + DAY + 5 * HOUR + 3000],
    ['at a time that would be more than six hours later: on its day', 6 * HOUR, START, MIDNIGHT + 6 * HOUR],
    ['while its start is not known: on its day', 600, null, MIDNIGHT + 600],
    ['when it began', 23 * HOUR + 3000, START, START],
  ])('ends %s', (_case, time, start, end) => {
    expect(endAt(on(time), start)).toBe(end);
  });

  test.each([
    ['today', 10 * HOUR, 11 * HOUR, 0],
    ['in the evening before, told just after midnight', 23 * HOUR + 3000, 900, -1],
    ['in the evening before, six hours ago', 19 * HOUR, HOUR, -1],
    ['today, though that is to come: the evening before is too long ago', 19 * HOUR, HOUR + 60, 0],
    ['today, a few minutes ahead of a clock that was set back', 900, 700, 0],
  ])('begins %s', (_case, time, now, days) => {
    expect(startAt(on(time), MIDNIGHT + now)).toBe(on(time)(days));
  });
});

describe('the fields of a report', () => {
  test('are those that the server names, in its order, five of them at first', () => {
    const named = ['other', 'gifts', 'objections', 'metPerson', 'actionCost', 'leadedAction', 'unknown', 'gifts'];
    expect(reportFields(named)).toEqual({
      first: ['other', 'gifts', 'objections', 'metPerson', 'actionCost'],
      more: ['leadedAction'],
    });
  });

  test('are all those that the API may name', () => {
    const named = [
      'GivenSamplesPharmaProducts',
      'obtainedResult',
      'nextVisitObjective',
      'notedPrescriptions',
      'obtainedPromess',
      'PresentedPharmaProducts',
    ];
    const { first, more } = reportFields(named);
    expect([...first, ...more]).toEqual(named);
  });

  test('are products and comments where it names none', () => {
    expect(reportFields(null)).toEqual({ first: ['PresentedPharmaProducts', 'other'], more: [] });
  });
});

describe('a report', () => {
  test('starts with nothing but its hour', () => {
    expect(emptyReport(NOW)).toEqual({
      start: NOW,
      end: null,
      actionCost: '',
      presentedIDs: [],
      sampleIDs: [],
      firstName: '',
      lastName: '',
      ...Object.fromEntries(REPORT_TEXTS.map((field) => [field, ''])),
    });
  });

  test('has a field filled in once it has a sample, a product or a text', () => {
    const empty = emptyReport(NOW);
    for (const field of [...REPORT_TEXTS, 'actionCost'] as const) {
      expect(isFilled(empty, field)).toBe(false);
      expect(isFilled({ ...empty, [field]: 'x' }, field)).toBe(true);
    }
    expect(isFilled(empty, 'GivenSamplesPharmaProducts')).toBe(false);
    expect(isFilled({ ...empty, sampleIDs: ['paludexa'] }, 'GivenSamplesPharmaProducts')).toBe(true);
    expect(isFilled({ ...empty, presentedIDs: ['paludexa'] }, 'GivenSamplesPharmaProducts')).toBe(false);
    expect(isFilled({ ...empty, presentedIDs: ['paludexa'] }, 'PresentedPharmaProducts')).toBe(true);
  });

  test('has nothing wrong once one field is filled in', () => {
    expect(reportIssues(written, planned, FIELDS, NOW)).toEqual([]);
    const { obtainedPromess: _, ...others } = emptyReport(NOW - 600);
    const tapped = { ...others, obtainedPromess: '', presentedIDs: ['paludexa'] };
    expect(reportIssues(tapped, planned, FIELDS, NOW)).toEqual([]);
  });

  test('is empty when only a field that the user does not have is filled in', () => {
    const hidden = { ...emptyReport(NOW - 600), other: 'Rien' };
    expect(reportIssues(hidden, planned, FIELDS, NOW)).toEqual(['empty']);
  });

  test('names somebody who is not registered', () => {
    const anybody = { kind: 'unregistered' } as const;
    expect(reportIssues(written, anybody, FIELDS, NOW)).toEqual(['name']);
    expect(reportIssues({ ...written, lastName: 'Njoya' }, anybody, FIELDS, NOW)).toEqual([]);
  });

  test.each([
    [{ start: NOW }, []],
    [{ start: NOW + 300 }, []],
    [{ start: NOW + 301 }, ['start']],
    [{ end: NOW - 600 }, []],
    [{ end: NOW - 601 }, ['end']],
    [{ end: NOW }, []],
    [{ end: NOW + 300 }, []],
    [{ end: NOW + 301 }, ['end']],
    // Sent long after it was begun, a report does not know when its visit ended.
    [{ start: NOW - 6 * 3600 }, []],
    [{ start: NOW - 6 * 3600 - 1 }, ['noEnd']],
    [{ start: NOW - 86_400, end: NOW - 85_000 }, []],
    // That of a past day is begun after its visit: both hours are asked.
    [{ start: null }, ['noStart', 'noEnd']],
    [{ start: null, end: NOW - 85_000 }, ['noStart']],
    [{ start: null, end: NOW + 301 }, ['noStart', 'end']],
  ] as const)('begins and ends in the past, as far as the clock of a device can be trusted: %o', (times, issues) => {
    expect(reportIssues({ ...written, ...times }, planned, FIELDS, NOW)).toEqual(issues);
  });

  test('has a whole cost, or says so', () => {
    expect(reportIssues({ ...written, actionCost: 'cher' }, planned, FIELDS, NOW)).toEqual(['actionCost']);
    expect(reportIssues({ ...written, actionCost: 'cher' }, planned, ['obtainedPromess'], NOW)).toEqual([]);
  });
});

test.each([
  ['', null],
  [' ', null],
  ['12500', 12_500],
  [' 12 500 ', 12_500],
  ['1\u202F250\u00A0000', 1_250_000],
  ['0', 0],
  ['12,500', Number.NaN],
  ['12.500', Number.NaN],
  ['12 50', Number.NaN],
  ['-5', Number.NaN],
  ['99999999999999999', Number.NaN],
])('« %s » costs %s', (typed, cost) => {
  expect(costOf(typed)).toBe(cost);
});

test.each([
  [{ done: true, administrativeCustomer: true, VisitReport: { spontanous: true } }, 'administrative'],
  [{ done: true, administrativeCustomer: false, VisitReport: { spontanous: true } }, 'spontaneous'],
  [{ done: true, administrativeCustomer: null, VisitReport: { spontanous: false } }, 'done'],
  [{ done: false, administrativeCustomer: null, VisitReport: null }, 'pending'],
] as const)('%o is %s', (objective, status) => {
  expect(statusOf(objective)).toBe(status);
});

describe('a sentence that is offered', () => {
  const offers = ['Revenir dans 2 semaines', 'Revenir dans 1 mois'];
  test.each([
    ['', 'Revenir dans 1 mois'],
    ['  ', 'Revenir dans 1 mois'],
    ['Revoir le stock', 'Revoir le stock\nRevenir dans 1 mois'],
    ['Revoir le stock\nRevenir dans 2 semaines ', 'Revoir le stock\nRevenir dans 1 mois'],
    ['Revenir dans 2 semaines', 'Revenir dans 1 mois'],
    ['Revenir dans 1 mois', 'Revenir dans 1 mois'],
    ['Revenir dans 2 semaines, le matin', 'Revenir dans 2 semaines, le matin\nRevenir dans 1 mois'],
  ])('keeps what is written: %j', (text, result) => {
    expect(withOffer(text, 'Revenir dans 1 mois', offers)).toBe(result);
  });
});
