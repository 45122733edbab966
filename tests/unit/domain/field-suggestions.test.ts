import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, reasonsOf, suggestionsFor, withNextObjectives } from '#domain/field/suggestions.ts';
import { distance } from '#lib/geo.ts';

const AKWA = { lat: 4.05, lng: 9.7 };
const NOBODY: Candidate = {
  customerID: 'hw-1',
  potential: 'A',
  lastVisit: 5,
  nextVisitObjective: null,
  expectationEnds: null,
  position: null,
};
const kindsOf = (part: Partial<Candidate>, stops = [AKWA]) =>
  reasonsOf({ ...NOBODY, ...part }, stops).map(({ kind }) => kind);

describe('the reasons for a visit', () => {
  test.each([
    ['none for who was seen lately', {}, []],
    ['nobody came yet', { lastVisit: null }, ['never']],
    ['the last visit is as old as it may be', { lastVisit: 15 }, []],
    ['the last visit is too old', { lastVisit: 16 }, ['overdue']],
    ['the same days are fine for a lower potential', { lastVisit: 16, potential: 'C' }, []],
    ['an unknown potential counts as the lowest', { lastVisit: 44, potential: 'Z' }, []],
    ['the last report has an objective for the next', { nextVisitObjective: 'Parler de Paludexa' }, ['objective']],
    ['an expectation ends today', { expectationEnds: 0 }, ['expectation']],
    ['an expectation ends in two weeks', { expectationEnds: 14 }, ['expectation']],
    ['an expectation ends later', { expectationEnds: 15 }, []],
    ['an expectation has ended', { expectationEnds: -1 }, []],
    ['a stop of the day is near', { position: { lat: 4.051, lng: 9.7 } }, ['near']],
    ['all stops are far', { position: { lat: 4.2, lng: 9.7 } }, []],
  ] as const)('%s', (_case, part, kinds) => {
    expect(kindsOf(part)).toEqual(kinds);
  });

  test('are listed with the heaviest first, and carry the facts', () => {
    expect(
      reasonsOf({ ...NOBODY, lastVisit: 60, nextVisitObjective: 'Paludexa', expectationEnds: 13 }, []),
    ).toMatchObject([
      { kind: 'overdue', days: 60, every: 15 },
      { kind: 'objective', text: 'Paludexa' },
      { kind: 'expectation', days: 13 },
    ]);
  });
});

test.each([
  ['A+', 10],
  ['A', 15],
  ['B', 30],
  ['C', 45],
  [null, 45],
] as const)('a customer of potential %s is late after %i days', (potential, every) => {
  expect(kindsOf({ potential, lastVisit: every })).toEqual([]);
  expect(reasonsOf({ ...NOBODY, potential, lastVisit: every + 1 }, [])).toMatchObject([
    { kind: 'overdue', days: every + 1, every },
  ]);
});

test.each([
  ['nobody came yet to an A+', { potential: 'A+', lastVisit: null }, 33],
  ['nobody came yet to a C', { potential: 'C', lastVisit: null }, 15],
  ['a B is late by half its interval', { potential: 'B', lastVisit: 45 }, 23],
  ['an A is late by one interval', { lastVisit: 30 }, 35],
  ['a C is late by one interval', { potential: 'C', lastVisit: 90 }, 25],
  ['an A is late by three intervals', { lastVisit: 60 }, 45],
  ['an A is much later than that', { lastVisit: 300 }, 68],
  ['an objective', { nextVisitObjective: 'Paludexa' }, 15],
  ['an expectation that ends today', { expectationEnds: 0 }, 20],
  ['an expectation that ends in four days', { expectationEnds: 4 }, 16],
  ['a stop in the same place', { position: AKWA }, 10],
] as const)('%s weighs as agreed', (_case, part, weight) => {
  expect(reasonsOf({ ...NOBODY, ...part }, [AKWA]).map((reason) => reason.weight)).toEqual([weight]);
});

test('a stop is near up to 800 m, and the nearest one counts', () => {
  const metresOfDegree = distance(AKWA, { ...AKWA, lat: AKWA.lat + 1 });
  const northBy = (metres: number) => ({ ...AKWA, lat: AKWA.lat + metres / metresOfDegree });
  expect(kindsOf({ position: northBy(799.5) })).toEqual(['near']);
  expect(kindsOf({ position: northBy(800.5) })).toEqual([]);
  expect(reasonsOf({ ...NOBODY, position: AKWA }, [northBy(500), northBy(300)])).toMatchObject([{ metres: 300 }]);
});

test('the heaviest reason comes first, whatever kind it is', () => {
  expect(kindsOf({ nextVisitObjective: 'Paludexa', expectationEnds: 0 })).toEqual(['expectation', 'objective']);
  expect(kindsOf({ nextVisitObjective: 'Paludexa', expectationEnds: 13 })).toEqual(['objective', 'expectation']);
});

test('a suggestion names its customer', () => {
  const late = { ...NOBODY, customerID: 'hw-2', lastVisit: 30 };
  expect(suggestionsFor([NOBODY, late], [], new Set())).toMatchObject([{ customerID: 'hw-2', score: 35 }]);
});

test('what the last report set for the next visit counts once it is known', () => {
  const late = [
    { ...NOBODY, customerID: 'hw-2', lastVisit: 30 },
    { ...NOBODY, customerID: 'hw-3', lastVisit: 32 },
  ];
  const first = (objectives: ReadonlyMap<string, string | null> | undefined) =>
    suggestionsFor(withNextObjectives(late, objectives), [], new Set())[0];
  expect(first(undefined)).toMatchObject({ customerID: 'hw-3' });
  expect(
    first(
      new Map([
        ['hw-2', 'Paludexa'],
        ['hw-3', null],
      ]),
    ),
  ).toMatchObject({
    customerID: 'hw-2',
    reasons: [{ kind: 'overdue' }, { kind: 'objective', text: 'Paludexa' }],
  });
});

describe('suggestions', () => {
  const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const candidate: fc.Arbitrary<Candidate> = fc.record({
    customerID: fc.uuid(),
    potential: some(fc.constantFrom('A+', 'A', 'B', 'C', 'Z')),
    lastVisit: some(fc.integer({ min: 0, max: 730 })),
    nextVisitObjective: some(fc.constantFrom('', 'Paludexa')),
    expectationEnds: some(fc.integer({ min: -30, max: 60 })),
    position: some(fc.record({ lat: fc.double({ min: 4, max: 4.1, noNaN: true }), lng: fc.constant(9.7) })),
  });
  const scoreOf = (one: Candidate) => reasonsOf(one, [AKWA]).reduce((sum, { weight }) => sum + weight, 0);

  test('are never lowered by one more reason, nor by another day without a visit', () => {
    fc.assert(
      fc.property(candidate, (one) => {
        const score = scoreOf(one);
        expect(scoreOf({ ...one, nextVisitObjective: 'Tensorel' })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ ...one, position: AKWA })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ ...one, expectationEnds: 0 })).toBeGreaterThanOrEqual(score);
        expect(
          scoreOf({ ...one, lastVisit: one.lastVisit === null ? null : one.lastVisit + 1 }),
        ).toBeGreaterThanOrEqual(score);
        for (const { weight } of reasonsOf(one, [AKWA])) expect(weight).toBeGreaterThan(0);
      }),
    );
  });

  test('have the most urgent first, each with the sum of its reasons, and leave out who is in the day or has none', () => {
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 30 }), (all) => {
        const planned = new Set(all.slice(0, 3).map(({ customerID }) => customerID));
        const found = suggestionsFor(all, [AKWA], planned);
        expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
        for (const { customerID, score, reasons } of found) {
          expect(planned.has(customerID)).toBe(false);
          expect(reasons.length).toBeGreaterThan(0);
          expect(score).toBe(reasons.reduce((sum, { weight }) => sum + weight, 0));
        }
        const expected = all.filter((one) => !planned.has(one.customerID) && scoreOf(one) > 0);
        expect(found).toHaveLength(expected.length);
      }),
    );
  });
});
