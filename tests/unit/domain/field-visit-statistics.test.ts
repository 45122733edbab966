import { expect, test } from 'vitest';
import { seesVisits } from '#domain/field/counted-visits.ts';
import {
  coverageOf,
  distinctCustomers,
  frequenciesOf,
  frequencyOf,
  leastCovered,
  type SpecialityVisits,
  sumOf,
  together,
  visitedIn,
} from '#domain/field/visit-statistics.ts';

const visits = (
  ID: string,
  visited: string,
  {
    spontaneous = '',
    customerCount = 8,
  }: { readonly spontaneous?: string; readonly customerCount?: number | null } = {},
): SpecialityVisits => ({
  ID,
  name: `Speciality ${ID}`,
  customerCount,
  visitedCustomerIDs: visited.split(''),
  spontaneousVisitedCustomerIDs: spontaneous.split(''),
});

test('coverage and frequency count a customer once, however often they were visited', () => {
  const own = visits('1', 'aab');
  expect(distinctCustomers(own)).toBe(2);
  expect(coverageOf(own)).toBe(25);
  expect(frequencyOf(own)).toBe(1.5);
});

test('what is not known has no coverage, and nobody no frequency', () => {
  expect(coverageOf(visits('1', 'a', { customerCount: null }))).toBeNull();
  expect(coverageOf(visits('1', '', { customerCount: 0 }))).toBeNull();
  expect(coverageOf(visits('1', ''))).toBe(0);
  expect(frequencyOf(visits('1', ''))).toBeNull();
});

test('customers come with their visits, those with most first', () => {
  expect(visitedIn(visits('1', 'abbb', { spontaneous: 'b' }))).toEqual([
    { ID: 'b', visits: 3, spontaneous: 1 },
    { ID: 'a', visits: 1, spontaneous: 0 },
  ]);
});

test('those who are not named are counted by how often they were visited', () => {
  const seen = visitedIn(visits('1', 'abbcddee', { spontaneous: 'be' }));
  expect(frequenciesOf(seen)).toEqual([
    { visits: 2, spontaneous: 1, customers: 2 },
    { visits: 2, spontaneous: 0, customers: 1 },
    { visits: 1, spontaneous: 0, customers: 2 },
  ]);
});

test.each([
  ['Delegue', { viewOwnSchedule: true }, ['own', 'other', 'everybody']],
  ['Supervisor', { viewOwnSchedule: true }, ['own']],
  ['Supervisor', { viewOwnWorkGroupDeleguesSchedule: true }, ['other']],
  ['Supervisor', { viewOwnSchedule: true, viewOwnWorkGroupDeleguesSchedule: true }, ['own', 'other', 'everybody']],
  ['Supervisor', { viewOtherWorkGroupSchedule: true }, []],
  ['Boss', { viewOtherWorkGroupSchedule: true }, ['other', 'everybody']],
  ['Boss', { viewOwnWorkGroupDeleguesSchedule: true }, []],
] as const)('a %s with %o sees whom these visits were to: %o', (userType, acl, seen) => {
  const counted = ['own', 'other', 'everybody'] as const;
  expect(counted.filter((each) => seesVisits(userType, acl, each))).toEqual(seen);
});

test('a customer of two specialities counts once in their sum, with the most that either tells', () => {
  const both = [visits('1', 'aab', { spontaneous: 'a' }), visits('2', 'aac', { spontaneous: 'ac' })];
  expect(sumOf(both)).toEqual({ customers: 3, visits: 4, spontaneous: 2 });
  expect(sumOf([])).toEqual({ customers: 0, visits: 0, spontaneous: 0 });
  // Whichever of the two comes first.
  const uneven = [visits('1', 'aaa', { spontaneous: 'a' }), visits('2', 'a')];
  expect(sumOf(uneven)).toEqual({ customers: 1, visits: 3, spontaneous: 1 });
  expect(sumOf(uneven.toReversed())).toEqual(sumOf(uneven));
});

test('groups are added up by speciality', () => {
  const one = { totalReports: 4, specialities: [visits('1', 'ab'), visits('2', 'c')] };
  const other = { totalReports: 2, specialities: [visits('2', 'c', { spontaneous: 'c' }), visits('3', '')] };
  const sum = together([one, other]);
  expect(sum.totalReports).toBe(6);
  expect(sum.specialities).toEqual([visits('1', 'ab'), visits('2', 'cc', { spontaneous: 'c' }), visits('3', '')]);
  expect(together([])).toEqual({ totalReports: 0, specialities: [] });
});

test('groups that count the customers of a speciality differently leave it unknown', () => {
  const own = (customerCount: number | null) => ({
    totalReports: 1,
    specialities: [visits('1', 'a', { customerCount })],
  });
  expect(together([own(8), own(9)]).specialities[0]?.customerCount).toBeNull();
  expect(together([own(8), own(8)]).specialities[0]?.customerCount).toBe(8);
  expect(together([own(null), own(8)]).specialities[0]?.customerCount).toBeNull();
});

test('the specialities that are covered least have the smallest part of their customers seen, that with most customers first', () => {
  const all = [
    visits('1', 'ab', { customerCount: 4 }),
    visits('2', 'a', { customerCount: 10 }),
    visits('3', '', { customerCount: 0 }),
    visits('4', 'abc', { customerCount: null }),
  ];
  const idsOf = (some: typeof all) => leastCovered(some).map(({ ID }) => ID);
  expect(idsOf(all)).toEqual(['2']);
  const unseen = [visits('5', '', { customerCount: 3 }), visits('6', '', { customerCount: 7 })];
  expect(idsOf([...all, ...unseen])).toEqual(['6', '5']);
  expect(idsOf([visits('3', '', { customerCount: 0 })])).toEqual([]);
});
