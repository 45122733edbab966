import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byPotential,
  coveragePercent,
  frequencyPercent,
  mostOverdue,
  type OwnCustomer,
  visitFiguresOf,
} from '#domain/field/coverage.ts';

const customer = (ID: string, potential: string | null): OwnCustomer => ({ ID, potential });
const TEAM = [customer('a', 'A+'), customer('b', 'A'), customer('c', 'B'), customer('d', 'C'), customer('e', null)];
const IDs = (customers: readonly OwnCustomer[]) => customers.map(({ ID }) => ID);

const customers = fc.uniqueArray(
  fc.record({ ID: fc.string({ minLength: 1 }), potential: fc.constantFrom('A+', 'A', 'B', 'C', 'Z', null) }),
  { selector: ({ ID }) => ID, maxLength: 30 },
);

describe('the visits of a person', () => {
  test('cover those who were seen, and count each visit', () => {
    const figures = visitFiguresOf(TEAM, ['a', 'a', 'd', null, 'somebody else'], 30);
    expect(IDs(figures.seen)).toEqual(['a', 'd']);
    expect(IDs(figures.unseen)).toEqual(['b', 'c', 'e']);
    expect(figures.visits).toBe(3);
    expect(coveragePercent(figures)).toBe(40);
  });

  test('are expected as often as each potential asks for', () => {
    const of = (potential: string | null, days: number) =>
      visitFiguresOf([customer('a', potential)], [], days).expected;
    expect(['A+', 'A', 'B', 'C', 'Z', null].map((potential) => of(potential, 90))).toEqual([9, 6, 3, 2, 2, 2]);
    expect(of('A', 7)).toBeCloseTo(7 / 15);
    expect(frequencyPercent(visitFiguresOf([customer('a', 'A')], ['a', 'a', 'a'], 30))).toBe(150);
  });

  test('have neither coverage nor frequency without customers', () => {
    const figures = visitFiguresOf([], [null], 30);
    expect([coveragePercent(figures), frequencyPercent(figures)]).toEqual([null, null]);
  });

  test('add up by potential to those of everybody, whatever they are', () => {
    fc.assert(
      fc.property(customers, fc.array(fc.nat(40)), fc.integer({ min: 1, max: 91 }), (all, picks, days) => {
        const visits = picks.map((pick) => all[pick]?.ID ?? null);
        const whole = visitFiguresOf(all, visits, days);
        const parts = byPotential(all).map(([, of]) => visitFiguresOf(of, visits, days));
        const sum = (of: (part: typeof whole) => number) => parts.reduce((total, part) => total + of(part), 0);
        expect(sum((part) => part.customers.length)).toBe(whole.customers.length);
        expect(sum((part) => part.seen.length)).toBe(whole.seen.length);
        expect(sum((part) => part.visits)).toBe(whole.visits);
        expect(sum((part) => part.expected)).toBeCloseTo(whole.expected);
        expect(whole.seen.length + whole.unseen.length).toBe(all.length);
        expect(whole.visits).toBeGreaterThanOrEqual(whole.seen.length);
      }),
    );
  });
});

test('potentials stand in the order of their frequency, the unknown one last', () => {
  const mixed = [customer('z', 'Z'), customer('n', null), ...TEAM.toReversed(), customer('y', 'Y')];
  const potentials = (of: readonly OwnCustomer[]) => byPotential(of).map(([potential]) => potential);
  expect(potentials(mixed)).toEqual(['A+', 'A', 'B', 'C', 'Y', 'Z', null]);
  expect(potentials(mixed.toReversed())).toEqual(potentials(mixed));
});

test('who waits longest for their potential comes first, and who was never seen before them', () => {
  const days: Readonly<Record<string, number | null>> = { a: 16, b: 60, c: 60, d: 60, e: null };
  expect(IDs(mostOverdue(TEAM, ({ ID }) => days[ID] ?? null))).toEqual(['e', 'b', 'c', 'a', 'd']);
  // Nobody comes first of those who were never seen.
  expect(mostOverdue(TEAM, () => null)).toEqual(TEAM);
});
