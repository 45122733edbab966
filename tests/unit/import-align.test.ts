import { describe, expect, test } from 'vitest';
import { alignedSheet } from '#domain/import/align.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';

const FIRST = { first: 0, count: 1 } as const;
const OWN = ['Produit', 'Grossiste', 'Quantité'];

/** The titles of the whole sheet, and its records below those of the first table. */
function aligned(records: readonly (readonly string[])[], kind: FinanceKind = 'sales') {
  const [titles = []] = records;
  const nothing = { merged: [], formats: new Map(), struck: new Map() };
  const sheet = alignedSheet({ records, ...nothing }, FIRST, titles, kind);
  return { titles: sheet.titles, below: sheet.records.slice(2) };
}
const below = (titles: readonly string[], ...rows: readonly (readonly string[])[]) => [
  OWN,
  ['A', 'R', '1'],
  titles,
  ...rows,
];

describe('the cells of a second table', () => {
  test.each<
    [
      words: string,
      titles: readonly string[],
      row: readonly string[],
      stands: readonly string[],
      more: readonly string[],
    ]
  >([
    ['in another order', ['Quantité', 'Produit', 'Grossiste'], ['2', 'B', 'R'], ['B', 'R', '2'], []],
    ['in other letters', [' QUANTITE ', 'produit', 'GROSSISTE'], ['2', 'B', 'R'], ['B', 'R', '2'], []],
    ['named otherwise', ['Boîtes', 'Désignation', 'Répartiteur'], ['2', 'B', 'R'], ['B', 'R', '2'], []],
    [
      'with a column between',
      ['Produit', 'Laboratoire', 'Grossiste', 'Quantité'],
      ['B', 'Orvalis', 'R', '2'],
      ['B', 'R', '2', 'Orvalis'],
      ['Laboratoire'],
    ],
    ['with fewer columns', ['Quantité', 'Produit'], ['2', 'B'], ['B', '', '2'], []],
    [
      'with stock in place of quantities',
      ['Produit', 'Grossiste', 'Stock'],
      ['B', 'R', '9'],
      ['B', 'R', '', '9'],
      ['Stock'],
    ],
    [
      'with two columns of one role',
      ['Produit', 'Grossiste', 'Boîtes', 'Unités vendues'],
      ['B', 'R', '2', '9'],
      ['B', 'R', '', '2', '9'],
      ['Boîtes', 'Unités vendues'],
    ],
    [
      'with the same title twice',
      ['Quantité', 'Produit', 'Quantité'],
      ['9', 'B', '2'],
      ['B', '', '2', '9'],
      ['Quantité'],
    ],
    [
      'with a column without a title',
      ['Quantité', 'Produit', '', 'Grossiste'],
      ['2', 'B', 'x', 'R'],
      ['B', 'R', '2', 'x'],
      [''],
    ],
  ])('stand under the titles of the first: %s', (_, titles, row, stands, more) => {
    const sheet = aligned(below(titles, row));
    expect(sheet.titles).toEqual([...OWN, ...more]);
    expect(sheet.below[1]).toEqual(stands);
  });

  test('of goals stand under those of goals', () => {
    const records = [
      ['Produit', 'Objectif'],
      ['A', '1'],
      ['Objectif annuel', 'Désignation'],
      ['2', 'B'],
    ];
    expect(aligned(records, 'goals').below[1]).toEqual(['B', '2']);
  });

  test('beyond its titles stand beyond all titles, and blank ones nowhere', () => {
    const titles = ['Quantité', 'Produit', 'Laboratoire', 'Grossiste'];
    const sheet = aligned(below(titles, ['2', 'B', ' ', 'R', '', 'x'], ['3', 'C', '', '', ' '], ['', 'D']));
    expect(sheet.below.slice(1)).toEqual([['B', 'R', '2', '', '', 'x'], ['C', '', '3'], ['D']]);
  });

  test('of a third table stand under titles of the second, and under its own again', () => {
    const second = ['Laboratoire', 'Produit', 'Grossiste', 'Quantité'];
    const third = ['Produit', 'Laboratoire', 'Quantité', 'Remarque'];
    const sheet = aligned(
      below(second, ['Orvalis', 'B', 'R', '2'], third, ['C', 'Sahelia', '3', 'x'], OWN, ['D', 'R', '4']),
    );
    expect(sheet.titles).toEqual([...OWN, 'Laboratoire', 'Remarque']);
    expect([1, 3, 5].map((at) => sheet.below[at])).toEqual([
      ['B', 'R', '2', 'Orvalis'],
      ['C', '', '3', 'Sahelia', 'x'],
      ['D', 'R', '4'],
    ]);
  });

  test('under the two lines of titles of the first again stand where they are', () => {
    const [upper, lower] = [
      ['Produit', 'Grossiste', 'Ventes'],
      ['Désignation', 'Nom', 'Quantité'],
    ];
    const records = [
      upper,
      lower,
      ['A', 'R', '1'],
      ['Quantité', 'Produit', 'Grossiste'],
      ['2', 'B', 'R'],
      upper,
      lower,
      ['C', 'R', '3'],
    ];
    const sheet = alignedSheet(
      { records, merged: [], formats: new Map(), struck: new Map() },
      { first: 0, count: 2 },
      OWN,
      'sales',
    );
    expect([4, 7].map((at) => sheet.records[at])).toEqual([
      ['B', 'R', '2'],
      ['C', 'R', '3'],
    ]);
  });

  test('stay as they are where each title stands where the first has it', () => {
    const records = below(['Désignation', 'Répartiteur', 'Boîtes'], ['B', 'R', '2']);
    const given = { records, merged: [], formats: new Map(), struck: new Map() };
    const sheet = alignedSheet(given, FIRST, OWN, 'sales');
    expect(sheet).toEqual({ ...given, titles: OWN });
    expect(sheet.records).toBe(records);
  });
});

test('what a workbook says of a cell goes with it', () => {
  const records = below(['Quantité', 'Produit', 'Grossiste'], ['2', 'B', 'R'], ['3', 'C', 'R']);
  const sheet = alignedSheet(
    {
      records,
      merged: [
        { first: 1, last: 2, column: 1 },
        { first: 4, last: 5, column: 2 },
      ],
      formats: new Map(),
      struck: new Map([
        [
          0,
          new Map([
            [2, true as const],
            [4, true as const],
          ]),
        ],
        [1, new Map([[5, true as const]])],
        [7, new Map([[5, true as const]])],
      ]),
    },
    FIRST,
    OWN,
    'sales',
  );
  expect(sheet.merged).toEqual([
    { first: 1, last: 2, column: 1 },
    { first: 4, last: 5, column: 1 },
  ]);
  expect(sheet.struck).toEqual(
    new Map([
      [
        0,
        new Map([
          [2, true],
          [5, true],
        ]),
      ],
      [2, new Map([[4, true]])],
      [7, new Map([[5, true]])],
    ]),
  );
});
