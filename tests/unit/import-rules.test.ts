import { expect, test } from 'vitest';
import { FINANCE_KINDS } from '#domain/finance/rows.ts';
import { refusalOf } from '#domain/import/rules.ts';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** In goals, trends and sales. */
const refusals = (name: string, type: string, size: number) =>
  FINANCE_KINDS.map((kind) => refusalOf({ name, type, size }, kind));
const refused = 'formatNotAllowed';

test.each([
  ['octobre.csv', 'text/csv', [null, null, null]],
  ['octobre.CSV', 'application/vnd.ms-excel', [null, null, null]],
  ['octobre.txt', 'text/plain', [null, null, null]],
  ['octobre.tsv', 'text/tab-separated-values', [null, null, null]],
  ['octobre.tab', '', [null, null, null]],
  ['octobre.xlsx', EXCEL, [null, refused, null]],
  ['octobre.xls', 'application/vnd.ms-excel', [null, refused, null]],
  ['octobre.pdf', 'application/pdf', [refused, refused, refused]],
  ['octobre.csv', 'application/pdf', [refused, refused, refused]],
  ['octobre', 'text/csv', [refused, refused, refused]],
])('“%s” of the type “%s” is a file of goals, trends and sales: %j', (name, type, expected) => {
  expect(refusals(name, type, 9)).toEqual(expected);
});

test.each([
  [0, ['empty', 'empty', 'empty']],
  [1, [null, null, null]],
  [5_191_680, [null, null, null]],
  [5_191_681, [null, 'tooLarge', null]],
  [20_766_720, [null, 'tooLarge', null]],
  [20_766_721, ['tooLarge', 'tooLarge', 'tooLarge']],
])('a file of %d bytes is one of goals, trends and sales: %j', (size, expected) => {
  expect(refusals('octobre.csv', 'text/csv', size)).toEqual(expected);
});

test('the first reason to refuse a file is told', () => {
  expect(refusals('octobre.pdf', 'application/pdf', 0)).toEqual([refused, refused, refused]);
});
