import { describe, expect, test } from 'vitest';
import { finderOf } from '#domain/import/lookup.ts';
import type { Cells } from '#domain/import/records.ts';
import { areTitles, ownTitles, tablesOf } from '#domain/import/tables.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

const [AMOX = '', PALU = ''] = CATALOGUE.products.map(({ name }) => name);
const HEAD = ['Produit', 'Grossiste', 'Quantité'];
const STOCK = ['Produit', 'Grossiste', 'Stock'];
const ROW = [AMOX, 'Répartis', '5'];
const EMPTY = ['', ' ', ''];

const tables = (records: readonly Cells[], more: Partial<Parameters<typeof tablesOf>[0]> = {}) =>
  tablesOf({
    records,
    header: { first: records.indexOf(HEAD), count: 1 },
    titles: HEAD,
    finder: finderOf(CATALOGUE),
    isHeading: () => false,
    ...more,
  });
/** A sheet of one table. */
const ONE = { headers: [], repeated: 0, others: [], first: null, below: [] };

describe('titles below the first rows', () => {
  test('are none in most sheets', () => {
    expect(tables([['Ventes'], HEAD, ROW, EMPTY, ROW])).toEqual(ONE);
  });

  test('are those of the next page, with what is printed above each page', () => {
    expect(tables([HEAD, ROW, HEAD, ROW])).toEqual({ ...ONE, headers: [3], repeated: 1 });
    expect(tables([HEAD, ROW, ['Page 1/2'], HEAD, ROW])).toEqual({ ...ONE, headers: [3, 4], repeated: 2 });
    expect(tables([['Ventes'], HEAD, ROW, ['Ventes 2'], HEAD])).toEqual({ ...ONE, headers: [4, 5], repeated: 2 });
    expect(tables([['Édition 1'], HEAD, ROW, ['Édition 2'], HEAD, ROW])).toEqual({
      ...ONE,
      headers: [4, 5],
      repeated: 2,
    });
  });

  test('are those of another table, whose rows are no sales until the titles of the sales stand again', () => {
    expect(tables([HEAD, ROW, STOCK, ROW, EMPTY, ROW, HEAD, ROW])).toEqual({
      headers: [3, 7],
      repeated: 1,
      others: [4, 6],
      first: { line: 3, titles: STOCK },
      below: [STOCK],
    });
  });

  test('are those of the same columns under a name of their own, which the next page does not end', () => {
    expect(tables([HEAD, ROW, ['Retours'], HEAD, ROW, HEAD, ROW])).toEqual({
      headers: [3, 4, 6],
      repeated: 2,
      others: [5, 7],
      first: { line: 3, titles: ['Retours'] },
      below: [],
    });
  });

  test('are those of another table where its name stands above all rows', () => {
    expect(tables([HEAD, ['Retours'], HEAD, ROW])).toMatchObject({
      others: [4],
      first: { line: 2, titles: ['Retours'] },
    });
  });

  test('are told with all lines of their name, the first alone where there are several tables', () => {
    expect(tables([HEAD, ROW, ['Stocks'], EMPTY, ['', 'du mois'], STOCK, ROW, ['Retours'], HEAD, ROW])).toEqual({
      headers: [3, 5, 6, 8, 9],
      repeated: 1,
      others: [7, 10],
      first: { line: 3, titles: ['Stocks', 'du mois', ...STOCK] },
      below: [STOCK],
    });
  });

  test('of two lines are known by both', () => {
    const [upper, lower] = [
      ['Produit', 'Ventes'],
      ['', 'Quantité'],
    ];
    const records = [upper, lower, [AMOX, '5'], upper, lower, [PALU, '6']];
    expect(tables(records, { header: { first: 0, count: 2 }, titles: ['Produit', 'Quantité'] })).toEqual({
      ...ONE,
      headers: [4, 5],
      repeated: 2,
    });
    const isOwn = ownTitles(records, { first: 0, count: 2 });
    expect([['produit', '', 'VENTES'], lower, [AMOX, '5'], ['Produit']].map(isOwn)).toEqual([true, true, false, false]);
    expect([upper, lower].map(ownTitles(records, { first: 0, count: 1 }))).toEqual([false, false]);
  });

  test.each([[['TEN-5']], [[PALU]], [['Répartis']], [['Total']], [['x', '12']]])('have no name above %j', (above) => {
    expect(tables([HEAD, ROW, ['Retours'], above, HEAD, ROW])).toEqual({ ...ONE, headers: [5], repeated: 1 });
  });

  test('are none where they name the wholesaler of the rows below, nor is such a name that of a table', () => {
    expect(tables([HEAD, ROW, STOCK, ROW], { isHeading: (record) => record === STOCK })).toEqual(ONE);
    expect(tables([HEAD, ROW, ['Laborex'], HEAD, ROW], { isHeading: ([first]) => first === 'Laborex' })).toEqual({
      ...ONE,
      headers: [4],
      repeated: 1,
    });
  });

  test.each([
    [['Page 1/2'], true],
    [['', ' page', '3 '], true],
    [['P. 2'], true],
    [['Feuille 2 sur 3'], true],
    [['Folio n° 4'], true],
    [['Sheet 1 of 2'], true],
    // Boxes of « P 1 ».
    [['P 1', '25'], false],
    [['Page'], false],
    [['Pages 1 et 2'], false],
    [['Paris 2'], false],
    [['Vu, page 2'], false],
  ])('%j is the number of a page: %s', (record, is) => {
    expect(tables([HEAD, ROW, record]).headers).toEqual(is ? [3] : []);
  });
});

test.each([
  [['Produit', 'Quantité'], true],
  [['Produit', ''], false],
  [['Produit', 'Quantité 2'], true],
  [['Désignation', ' 2026 '], true],
  [['Désignation', '12'], false],
  [['Désignation', '20261'], false],
  [['Code du produit', 'Quantité vendue'], true],
  // Words of one role may be those of a row.
  [['Nom du client', 'Adresse'], false],
  [['Nom du client', 'Produit de santé'], false],
  [['Code du client', 'Adresse'], false],
  [['Nom du grossiste', 'Quantité vendue'], false],
  // A formula that failed.
  [['#NOM?', 'Amoxivane'], false],
])('%j are titles: %s', (record, are) => {
  expect(areTitles(record)).toBe(are);
});
