import { expect, test } from 'vitest';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { isOpen, mentionsIn, openBeside } from '#domain/import/mentions.ts';
import { daysOf, isPartOfPeriod, withFullDates } from '#domain/import/short-dates.ts';

const WEEK = '2026-11-16';
const MONTH = '2026-11';

test.each([
  // Of another week.
  ['Semaine n°46', false],
  ['Semaine no 46', false],
  ['Du 09/11 au 15/11', false],
  ['du 9 au 15 novembre', false],
  ['semaine du 09/11', false],
  ['Semaine du 9 novembre', false],
  ['Semaine du 30 novembre', false],
  ['09/11 - 15/11', false],
  ['09-15 nov.', false],
  ['Semaine du lundi 9', false],
  ['S-1', false],
  ['du 30 décembre au 5 janvier', false],
  // Of a part of the week.
  ['du 16/11 au 18/11', false],
  ['Ventes au 18/11/2026', false],
  // Of the week.
  ['Semaine n° 47', true],
  ['Du 16/11 au 22/11', true],
  ['du 16 au 20 novembre', true],
  ['Semaine du 16 novembre', true],
  ['semaine du lundi 16', true],
  // Of no period.
  ['Édité le 25/11', null],
  ['Page 1/2', null],
  ['Amoxivane B/12', null],
  ['Tensorel 20/120', null],
])('beside a week of November, “%s” says %s', (text, is) => {
  expect(openBeside(withFullDates(text, 'trends', WEEK), 'trends', WEEK)).toBe(is);
});

test.each([
  ['Mois : 10/26', false],
  ['Mois : 11/25', false],
  ['Période du 01/10 au 31/10', false],
  ['Mois 10', false],
  ['Mois n° 10', false],
  ['M10', false],
  ['10e mois 2026', false],
  ['M-1', false],
  ['LM 31102026', false],
  ['Quantité 10/26', false],
  // Of a part of the month.
  ['Ventes du 1er au 15 novembre 2026', false],
  ['Ventes au 10/11/2026', false],
  ['Ventes du 16 au 22 novembre 2026', false],
  // Of the month.
  ['Mois : 11/26', true],
  ['Mois 11', true],
  ['du 1er au 30 novembre', true],
  ['Période du 01/11 au 30/11', true],
  ['Ventes au 30 novembre', true],
  // Of no period.
  ['Imprimé le 02/12', null],
  ['page 11/25', null],
])('beside November, “%s” says %s', (text, is) => {
  expect(openBeside(withFullDates(text, 'sales', MONTH), 'sales', MONTH)).toBe(is);
});

test.each([
  ['Objectifs année N-1', false],
  ['Objectifs 27', false],
  ['Objectifs 26/27', false],
  ['Objectifs 26', true],
  ['Objectifs 2026', true],
  ['Objectifs', null],
])('beside the goals of 2026, “%s” says %s', (text, is) => {
  expect(openBeside(withFullDates(text, 'goals', '2026'), 'goals', '2026')).toBe(is);
});

test('a day without a year is of the year that brings it nearest to the open period', () => {
  const [day] = mentionsIn(withFullDates('31/12', 'trends', '2027-01-04'));
  expect(day).toMatchObject({ day: '2026-12-31' });
  expect(isOpen({ day: '2026-12-31', year: 2026, month: 12 }, 'trends', '2027-01-04')).toBe(false);
});

test('a day without a year may be of the next one, and a year that is written counts', () => {
  expect(mentionsIn(withFullDates('04/01', 'trends', '2026-12-28'))).toMatchObject([{ day: '2027-01-04' }]);
  expect(mentionsIn(withFullDates('15112025', 'sales', MONTH))).toMatchObject([{ day: '2025-11-15' }]);
});

test('a day that no month has stays as it is written', () => {
  expect(withFullDates('au 31112026', 'sales', MONTH)).toContain('31112026');
  expect(withFullDates('au 31/11', 'trends', WEEK)).toContain('31/11');
});

test('two single digits are no date, and January is a month with a year', () => {
  expect(withFullDates('lot 1/2', 'sales', MONTH)).toBe('lot 1/2');
  expect(withFullDates('Mois : 1/26', 'sales', MONTH)).toContain('01/2026');
  expect(withFullDates('Mois : 1/40', 'sales', MONTH)).toContain('1/40');
});

test.each([
  ['N-1', 'sales', MONTH, '2025'],
  ['N-2', 'goals', '2026', '2024'],
  ['M-2', 'sales', MONTH, '2026-09'],
  ['S-1', 'trends', WEEK, 'semaine 46-2026'],
] as const)('“%s” beside the %s of %s is %s', (text, kind, open, written) => {
  expect(withFullDates(text, kind, open).trim()).toBe(written);
});

test('the days of a period; a text beside none is left as it is', () => {
  expect(daysOf('goals', '2026')).toEqual({ start: '2026-01-01', end: '2026-12-31' });
  expect(daysOf('sales', '2026-02')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  expect(daysOf('trends', WEEK)).toEqual({ start: WEEK, end: '2026-11-22' });
  expect(withFullDates('M-1', 'goals', 'x')).toBe('M-1');
});

const partOf = (kind: FinanceKind, open: string) => (days: readonly string[], text: string) =>
  isPartOfPeriod(days, text, kind, open);

test.each([
  // Saturday and Sunday may be missing, Monday and Friday may not.
  [['2026-11-16', '2026-11-22'], '', false],
  [['2026-11-16', '2026-11-20'], '', false],
  [['2026-11-20', '2026-11-16'], '', false],
  [['2026-11-16', '2026-11-19'], '', true],
  [['2026-11-17', '2026-11-22'], '', true],
  [['2026-11-16', '2026-11-18', '2026-11-20'], '', false],
  // Of other weeks it is no part, and of a day alone the text must say until when it counts.
  [['2026-11-15', '2026-11-18'], '', false],
  [['2026-11-17', '2026-11-23'], '', false],
  [['2026-11-18'], 'edite le 18/11/2026', false],
  [['2026-11-18'], 'ventes au 18/11/2026', true],
  [['2026-11-18'], 'sales until 18/11/2026', true],
  [['2026-11-18'], 'sales up to 18/11/2026', true],
  [['2026-11-18'], 'bureau 18/11/2026', false],
  [['2026-11-20'], 'ventes au 20/11/2026', false],
  [[], 'ventes au 18', false],
  [[], '1re quinzaine', false],
])('%j beside a week of November, in “%s”, are a part of it: %s', (days, text, is) => {
  expect(partOf('trends', WEEK)(days, text)).toBe(is);
});

test.each([
  [['2026-11-01', '2026-11-30'], '', false],
  [['2026-11-01', '2026-11-29'], '', true],
  [['2026-11-02', '2026-11-30'], '', true],
  [['2026-10-31', '2026-11-15'], '', false],
  [['2026-11-15', '2026-12-01'], '', false],
  [['2026-11-29'], 'ventes au 29/11/2026', true],
  [['2026-11-30'], 'ventes au 30/11/2026', false],
  [[], '1re quinzaine de novembre', true],
  [[], '1st fortnight', true],
  [[], '2e decade', true],
  [[], 'quinzaines', true],
  [[], 'novembre', false],
])('%j beside November, in “%s”, are a part of it: %s', (days, text, is) => {
  expect(partOf('sales', MONTH)(days, text)).toBe(is);
});

test('no days are a part of the goals of a year', () => {
  expect(partOf('goals', '2026')(['2026-02-01', '2026-03-31'], '1re quinzaine')).toBe(false);
  expect(partOf('goals', '2026')(['2026-02-01'], 'au 01/02/2026')).toBe(false);
});
