import { expect, test } from 'vitest';
import { isValueTitle } from '#features/finance/entry/value-title.ts';
import { countReading, readingsOf } from '#domain/import/numbers.ts';
import type { SheetNumbers } from '#ui/sheet-grid/sheet.ts';

/** The reading of files serves the sheet too. */
const NUMBERS: SheetNumbers = { readingsOf, columnReading: countReading };
const kindOf = (texts: readonly string[], others: readonly string[] = []) => NUMBERS.columnReading(texts, others).kind;

test.each([
  [['1.000', '12.000'], [], 'open'],
  [['1,000'], [], 'open'],
  [['1.000', '2,5'], [], 'decided'],
  [['1,000', '2,500.00'], [], 'decided'],
  [['1.000'], ['1.450,50'], 'decided'],
  [['1.000', '2.000', '12.50'], [], 'open'],
  [['1.000', '12.50'], [], 'open'],
  [['1.000', '12.0'], [], 'decided'],
  [['1000', '12 000'], [], 'plain'],
] as const)('pasted %j beside %j is %s', (texts, others, kind) => {
  expect(kindOf(texts, others)).toBe(kind);
});

test('a text that is no number has one reading: none', () => {
  const { '.': point, ',': comma } = NUMBERS.readingsOf('Produit');
  expect([point, comma]).toEqual([Number.NaN, Number.NaN]);
});

test.each([
  ['Quantité', true],
  ['Qté', true],
  ['VENTES', true],
  ['Ventes (boîtes)', true],
  ['Stock', false],
  ['Ventes octobre', false],
  ['Octobre', false],
  ['Objectif', false],
  ['', false],
] as const)('the title %j says no more than quantity: %s', (title, isPlain) => {
  expect(isValueTitle(title, 'sales')).toBe(isPlain);
});
