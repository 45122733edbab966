import { expect, test } from 'vitest';
import { titleMeaning } from '#features/finance/entry/title-meaning.ts';
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
  ['Quantité', 'value'],
  ['Qté', 'value'],
  ['VENTES', 'value'],
  ['Ventes (boîtes)', 'value'],
  ['Stock', null],
  ['Grossiste', 'column'],
  ['Distributeur', 'column'],
  ['Objectif', null],
  ['Littoral', null],
  ['', null],
  ['2 026', null],
  ['1900', null],
  ['Octobre', 'value'],
  ['Ventes oct. 2026', 'value'],
  ['10/2026', 'value'],
  ['Ventes septembre', 'period'],
  ['Septembre', 'period'],
  ['Octobre 2025', 'period'],
  ['09/2026', 'period'],
  ['2025', 'period'],
  // It does not say which month.
  ['2026', 'period'],
  // A part of it.
  ['S42', 'period'],
  ['Ventes S42', 'period'],
  ['Stock octobre', 'period'],
  ['Littoral octobre', 'period'],
  // These columns of numbers are none of boxes sold.
  ['Prix', null],
  ['N° facture', null],
  ['Retours', null],
  ['Cartons', null],
  ['Quantité (milliers)', null],
  ['Cumul 2026', 'period'],
  ['Laboratoire', 'attribute'],
  ['Orvalis', null],
  ['B/30', 'attribute'],
  ['Boîte de 20', 'attribute'],
  ['Carton de 20', null],
  ['Nature', null],
  ['Savane Distribution', null],
  ['Produit', 'row'],
  ['Désignation', 'row'],
  ['Code article', 'row'],
  ['Nom du médicament', 'row'],
  ['Littoral Médicaments', null],
  ['Retour produit', null],
  ['Produits Gabon', null],
  ['Produits septembre', 'period'],
  ['Total', 'total'],
  ['TOTAL GÉNÉRAL', 'total'],
  ['Sous-total', 'total'],
  ['Totaline 5 mg', null],
] as const)('the title %j of a column of sales says %s in October', (title, meaning) => {
  expect(titleMeaning(title, 'sales', '2026-10')).toBe(meaning);
});

test.each([
  ['2026', 'value'],
  ['Objectif 2026', 'value'],
  ['Janvier 2026', 'period'],
  ['T1 2026', 'period'],
  ['2025', 'period'],
  ['Ventes 2026', 'period'],
] as const)('the title %j of a column of goals says %s in 2026', (title, meaning) => {
  expect(titleMeaning(title, 'goals', '2026')).toBe(meaning);
});
