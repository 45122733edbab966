import { describe, expect, test } from 'vitest';
import { besideQuestion, chosenTable, heldIn, onlyTable, tablesBeside } from '#domain/import/beside.ts';
import { factsOf } from '#domain/import/candidates.ts';
import { finderOf } from '#domain/import/lookup.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

type Cells = readonly string[];
const finder = finderOf(CATALOGUE);

/** The tables of a sheet whose first line has the titles. */
const tablesOf = ([titles = [], ...rows]: readonly Cells[]) => tablesBeside(titles, factsOf(titles, rows, 0, finder));
/** Each by its first and last column, and its columns of numbers. */
const placesOf = (records: readonly Cells[]) =>
  tablesOf(records).map(({ first, last, counted }) => `${first}–${last}: ${counted.join(' ')}`);

describe('the tables beside each other', () => {
  test.each<[words: string, titles: Cells, row: Cells, places: readonly string[]]>([
    ['one', ['Produit', 'Grossiste', 'Qté'], ['A', 'R', '1'], []],
    ['two', ['Produit', 'Qté', 'Produit', 'Qté'], ['A', '1', 'B', '2'], ['0–1: 1', '2–3: 3']],
    [
      'three, with columns of nothing between',
      ['Produit', 'Qté', '', 'Produit', 'Qté', '', '', 'Produit', 'Qté', ''],
      ['A', '1', '', 'B', '2', '', '', 'C', '3', ''],
      ['0–1: 1', '3–4: 4', '7–8: 8'],
    ],
    [
      'two, by the wholesalers with which their rows begin',
      ['Grossiste', 'Produit', 'Qté', 'Grossiste', 'Produit', 'Qté'],
      ['R', 'A', '1', 'R', 'B', '2'],
      ['0–2: 2', '3–5: 5'],
    ],
    [
      'two, by the IDs of wholesalers',
      ['wholesalerID', 'Code', 'Qté', 'wholesalerID', 'Code', 'Qté'],
      ['w1', '1', '1', 'w1', '2', '2'],
      ['0–2: 2', '3–5: 5'],
    ],
    [
      'two of several columns of numbers',
      ['Produit', 'Janvier', 'Février', 'Produit', 'Mars'],
      ['A', '1', '2', 'B', '3'],
      ['0–2: 1 2', '3–4: 4'],
    ],
    // Names of the same rows.
    ['one with a code and a name', ['Code', 'Produit', 'Qté'], ['1', 'A', '1'], []],
    ['one with a name at either end', ['Produit', 'Qté', 'Produit'], ['A', '1', 'A'], []],
    ['one whose name is there twice', ['Produit', 'Produit', 'Qté'], ['A', 'A', '1'], []],
    ['one with notes', ['Produit', 'Qté', 'Produit', 'Note'], ['A', '1', 'A', 'x'], []],
    ['one without products', ['Grossiste', 'Qté', 'Grossiste', 'Qté'], ['R', '1', 'R', '2'], []],
    [
      'one beside numbers of no product',
      ['Grossiste', 'Qté', 'Grossiste', 'Produit', 'Qté'],
      ['R', '1', 'R', 'A', '2'],
      [],
    ],
    // Numbers that are no quantities.
    ['one with its prices', ['Produit', 'Qté', 'Produit', 'PGHT'], ['A', '1', 'A', '1450'], []],
    ['one with its public prices', ['Produit', 'Qté', 'Produit', 'PPV'], ['A', '1', 'A', '1450'], []],
    ['one with its amounts', ['Produit', 'Qté', 'Produit', 'Montant'], ['A', '1', 'A', '1450'], []],
    ['one with numbers without a title', ['Produit', 'Qté', 'Produit', ''], ['A', '1', 'A', '2'], []],
    ['one after its prices', ['Produit', 'PGHT', 'Produit', 'Qté'], ['A', '1450', 'A', '1'], []],
  ])('are %s', (_, titles, row, places) => {
    expect(placesOf([titles, row])).toEqual(places);
  });
});

const SHEET: readonly Cells[] = [
  ['Ventes du mois'],
  ['Répartis', '', '', 'Littoral', ' '],
  ['Produit', 'Qté', '', 'Produit', 'Qté'],
  ['A', '12', '', 'B', '2'],
  ['C', '', '', 'D', 'trois'],
  ['E', ' ', '', '', ''],
  ['F', '1'],
];
const HEADER = { first: 2, count: 1 } as const;
const [ONE, OTHER] = tablesOf(SHEET.slice(2));
if (!ONE || !OTHER) throw new Error('There are two tables.');

test('it is asked which table is read, by what stands above it, its titles and what it holds', () => {
  expect(besideQuestion([ONE, OTHER], SHEET, HEADER, SHEET[2] ?? [])).toEqual({
    kind: 'beside',
    tables: [
      { first: 0, last: 1, above: ['Répartis'], titles: ['Produit', 'Qté'], rows: 2, quantity: 13 },
      { first: 3, last: 4, above: ['Littoral'], titles: ['Produit', 'Qté'], rows: 2, quantity: 2 },
    ],
  });
});

test('columns without a title are not among the titles of a table', () => {
  const titles = ['Produit', '', 'Qté', ' ', 'Produit', 'Qté'];
  const blocks = [
    { first: 0, last: 2, counted: [2] },
    { first: 4, last: 5, counted: [5] },
  ];
  const { tables } = besideQuestion(blocks, [titles], { first: 0, count: 1 }, titles);
  expect(tables.map(({ titles: own }) => own)).toEqual([
    ['Produit', 'Qté'],
    ['Produit', 'Qté'],
  ]);
});

test('rows under two lines of titles are not among those titles', () => {
  const records = [['Produit', 'Qté', '', 'Produit', 'Qté'], ['', '7', '', '', '7'], ...SHEET.slice(3)];
  const { tables } = besideQuestion([ONE, OTHER], records, { first: 0, count: 2 }, records[0] ?? []);
  expect(tables.map(({ rows, quantity }) => [rows, quantity])).toEqual([
    [2, 13],
    [2, 2],
  ]);
});

test('what a table holds is in its columns of quantities, or in all of numbers if none says so', () => {
  const records = [
    ['A', '12', '3'],
    ['B', '', '4'],
  ];
  const block = { first: 0, last: 2, counted: [1, 2] };
  expect(heldIn(block, records, ['Produit', 'Qté', 'Lot'])).toEqual({ rows: 1, quantity: 12 });
  expect(heldIn(block, records, ['Produit', 'Janvier', 'Février'])).toEqual({ rows: 2, quantity: 19 });
});

test('a table is read without the cells of the others, and with the lines that are above all', () => {
  expect(onlyTable(SHEET, HEADER, OTHER)).toEqual([
    ['Ventes du mois'],
    ['', '', '', 'Littoral', ' '],
    ['', '', '', 'Produit', 'Qté'],
    ['', '', '', 'B', '2'],
    ['', '', '', 'D', 'trois'],
    ['', '', '', '', ''],
    ['', ''],
  ]);
  expect(onlyTable(SHEET, HEADER, ONE)[3]).toEqual(['A', '12', '', '', '']);
});

test('a line above the titles is of one table only where it has several texts', () => {
  const above = [
    ['Ventes du mois', '', '', '', ''],
    ['Répartis', 'Douala', 'et', 'Littoral', 'Yaoundé'],
  ];
  expect(onlyTable([...above, ...SHEET.slice(2)], HEADER, OTHER).slice(0, 2)).toEqual([
    ['Ventes du mois', '', '', '', ''],
    ['', '', '', 'Littoral', 'Yaoundé'],
  ]);
});

test.each([
  ['nothing', undefined, undefined, undefined],
  ['no quantities', undefined, null, undefined],
  ['the table', 1, undefined, OTHER],
  ['the table, whatever the column', 0, 4, ONE],
  ['a table that is not there', 2, 4, undefined],
  ['its first column', undefined, 3, OTHER],
  ['its last column', undefined, 4, OTHER],
  ['the last column of the first', undefined, 1, ONE],
  ['a column between', undefined, 2, undefined],
  ['a column behind', undefined, 5, undefined],
] as const)('a table is chosen by %s', (_, chosen, quantity, table) => {
  expect(chosenTable([ONE, OTHER], chosen, quantity)).toBe(table);
});
