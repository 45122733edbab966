import { describe, expect, test } from 'vitest';
import { checkRows, issuesOf } from '#domain/import/check.ts';
import { controlOf } from '#domain/import/control.ts';
import { finderOf, type ImportWholesaler, NONE, wholesalerIn } from '#domain/import/lookup.ts';
import { isNothing, productsNamed, tableMark, tableOf, type TableSource } from '#domain/import/table.ts';
import { abbreviates, titledBy } from '#lib/abbreviation.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

const [AMOX = '', PALU = '', TENS = '', ELOX = ''] = CATALOGUE.products.map(({ name }) => name);
const [HIS, ITS] = CATALOGUE.wholesalers;
const ROLES = ['product', 'wholesaler', 'quantity', 'price'] as const;
const FIRST = { first: 0, count: 1 } as const;

const read = (records: TableSource['records'], more: Partial<TableSource> = {}) =>
  tableOf({ records, header: FIRST, roles: ROLES, ...more }, CATALOGUE);
type Read = ReturnType<typeof read>;

/** The rows as a person would note them. */
const rowsIn = ({ lines, product, wholesaler, quantity, price }: Read) =>
  Array.from(lines, (line, row) =>
    [
      line,
      CATALOGUE.products[product[row] ?? NONE]?.ID ?? '?',
      CATALOGUE.wholesalers[wholesaler[row] ?? NONE]?.ID ?? '?',
      quantity[row],
      price[row],
    ].join(' '),
  );
const textsOf = (table: Read, indices: Int32Array) => Array.from(indices, (index) => table.texts[index] ?? '');

const HEAD = ['Produit', 'Grossiste', 'Quantité', 'Prix'];

describe('the rows of a file', () => {
  test('are those below the titles, by their lines; blank lines are none', () => {
    const table = read(
      [
        ['Ventes', '', '', ''],
        HEAD,
        [AMOX, 'Répartis', '420', '1450'],
        ['', ' ', '', ''],
        [` ${PALU} `, 'littoral medicaments', ' 1 200 ', ''],
        ['Inconnu', 'Personne', 'douze', 'cher'],
      ],
      { header: { first: 1, count: 1 } },
    );
    expect(rowsIn(table)).toEqual(['3 p1 w1 420 1450', '5 p2 w2 1200 NaN', '6 ? ? NaN NaN']);
    expect(Array.from(table.blankLines)).toEqual([4]);
    expect(textsOf(table, table.cells.product)).toEqual([AMOX, PALU, 'Inconnu']);
    expect(table.names).toEqual(['inconnu', 'personne']);
    expect(Array.from(table.productName)).toEqual([NONE, NONE, 0]);
    expect(Array.from(table.wholesalerName)).toEqual([NONE, NONE, 1]);
  });

  test('store a text once, the empty one first, and an unknown name once', () => {
    const table = read([HEAD, ['X', 'Y', '1', ''], ['x ', 'Y', '1', ''], ['Z', '', '', '']]);
    expect(table.texts).toEqual(['', 'X', 'Y', '1', 'x', 'Z']);
    expect(table.names).toEqual(['x', 'z', 'y']);
    expect(Array.from(table.productName)).toEqual([0, 0, 1]);
    expect(Array.from(table.wholesalerName)).toEqual([2, 2, NONE]);
  });

  test('leave out lines that are skipped', () => {
    const rows = [
      HEAD,
      [AMOX, HIS.name, '1', ''],
      ['', '', '', ''],
      [PALU, HIS.name, '2', ''],
      [TENS, HIS.name, '3', ''],
    ];
    const table = read(rows, { skipped: new Set([3, 4]) });
    expect(rowsIn(table)).toEqual(['2 p1 w1 1 NaN', '5 p3 w1 3 NaN']);
    expect(Array.from(table.blankLines)).toEqual([]);
  });

  test('have the wholesalers of their columns, where a column is a wholesaler; an empty cell is no row', () => {
    const crosstab = new Map<number, ImportWholesaler>([
      [1, HIS],
      [2, ITS],
    ]);
    const table = read(
      [
        ['Produit', 'Répartis', 'Littoral'],
        [AMOX, '10', '20'],
        [PALU, '', '30'],
        [TENS, '-', '0,0'],
        [ELOX, '5', 'x'],
      ],
      { roles: ['product', null, null], crosstab },
    );
    expect(rowsIn(table)).toEqual([
      '2 p1 w1 10 NaN',
      '2 p1 w2 20 NaN',
      '3 p2 w2 30 NaN',
      '5 p4 w1 5 NaN',
      '5 p4 w2 NaN NaN',
    ]);
    expect(textsOf(table, table.cells.wholesaler)).toEqual([HIS.name, ITS.name, ITS.name, HIS.name, ITS.name]);
    expect(textsOf(table, table.cells.wholesalerID)).toEqual(['w1', 'w2', 'w2', 'w1', 'w2']);
  });

  test('have what is told of the cell of their own wholesaler alone', () => {
    const crosstab = new Map<number, ImportWholesaler>([
      [1, HIS],
      [2, ITS],
    ]);
    const isSecond = (_: number, column: number): boolean => column === 2;
    const table = read([HEAD, [AMOX, '10', '20'], [PALU, '30', '']], {
      roles: ['product', null, null],
      crosstab,
      shownUnit: (line, column) => (isSecond(line, column) ? 'cartons' : undefined),
      isStruck: isSecond,
      isSplit: isSecond,
    });
    expect(rowsIn(table)).toEqual(['2 p1 w1 10 NaN', '2 p1 w2 20 NaN', '3 p2 w1 30 NaN']);
    expect(textsOf(table, table.otherUnit)).toEqual(['', 'cartons', '']);
    expect(Array.from(table.struck)).toEqual([0, 1, 0]);
    expect(Array.from(table.overlong)).toEqual([0, 1, 0]);
  });

  test('have the wholesaler, the quantity and the unit that are told of their line', () => {
    const table = read([HEAD, [AMOX, 'x', '1', ''], [PALU, 'x', '2', ''], [TENS, 'x', '3', '']], {
      wholesalerOf: (line) =>
        new Map<number, ImportWholesaler>([
          [2, HIS],
          [3, ITS],
        ]).get(line),
      quantityOf: (line) => String(line * 100),
      shownUnit: (line, column) => (line === 3 && column === 2 ? 'cartons' : undefined),
    });
    expect(rowsIn(table)).toEqual(['2 p1 w1 200 NaN', '3 p2 w2 300 NaN', '4 p3 ? 400 NaN']);
    expect(textsOf(table, table.otherUnit)).toEqual(['', 'cartons', '']);
    expect(textsOf(table, table.cells.wholesaler)).toEqual([HIS.name, ITS.name, '']);
    expect(textsOf(table, table.cells.wholesalerID)).toEqual(['w1', 'w2', '']);
    expect([table.cells.wholesaler[2], table.cells.wholesalerID[2]]).toEqual([0, 0]);
  });

  test('stand for a code and an ID that contradict each other too', () => {
    const roles = ['reference', 'product', 'productID', 'quantity'] as const;
    const table = read([HEAD, ['00117', '', 'p2', '1'], ['', AMOX, 'p2', '2'], ['00117', '', 'p1', '3']], { roles });
    expect(Array.from(table.product)).toEqual([NONE, NONE, 0]);
    expect(Array.from(table.contradicts)).toEqual([1, 1, 0]);
  });

  test('have the wholesaler that an ID names', () => {
    const roles = ['product', 'wholesalerID', 'quantity'] as const;
    const rows = [HEAD, [AMOX, 'w2', '1'], [PALU, 'w9', '2']];
    expect(rowsIn(read(rows, { roles }))).toEqual(['2 p1 w2 1 NaN', '3 p2 ? 2 NaN']);
  });

  test('are looked up by reference, name and ID, and stand for both where these contradict each other', () => {
    const table = read(
      [
        ['Réf', 'Produit', 'ID', 'Qté'],
        ['00117', '', '', '1'],
        ['', 'ten-5', '', '2'],
        ['', '', 'p4', '3'],
        ['00117', PALU, '', '4'],
        ['00117', PALU, '', '5'],
        ['?', 'Inconnu', '', '6'],
        ['?', '', '', '7'],
      ],
      { roles: ['reference', 'product', 'productID', 'quantity'] },
    );
    expect(Array.from(table.product)).toEqual([0, 2, 3, NONE, NONE, NONE, NONE]);
    expect(Array.from(table.contradicts)).toEqual([0, 0, 0, 1, 1, 0, 0]);
    expect(Array.from(table.productName, (name) => table.names[name] ?? '')).toEqual([
      '',
      '',
      '',
      'paludexa20/120b/24 00117 ',
      'paludexa20/120b/24 00117 ',
      'inconnu',
      '?',
    ]);
    expect(productsNamed(table, 3, CATALOGUE)).toEqual([0, 1]);
    expect(productsNamed(table, 0, CATALOGUE)).toEqual([0]);
    expect(productsNamed(table, 5, CATALOGUE)).toEqual([]);
  });

  test('say what makes them no sale, which unit they are in, and what is struck through', () => {
    const table = read(
      [
        [...HEAD, 'Note', 'Unité'],
        [AMOX, HIS.name, '1', '', 'Retour', 'boîte'],
        [PALU, HIS.name, '2', '', 'à livrer', 'carton'],
        [TENS, HIS.name, '3', '', '', ''],
      ],
      {
        roles: [...ROLES, null, null],
        remarks: [4],
        units: [5],
        isStruck: (line, column) => (line === 3 && column === 0) || (line === 4 && column === 4),
      },
    );
    expect(textsOf(table, table.notSold)).toEqual(['Retour', '', '']);
    expect(textsOf(table, table.otherUnit)).toEqual(['', 'carton', '']);
    expect(Array.from(table.struck)).toEqual([0, 1, 0]);
    const report = checkRows(table, CATALOGUE, 'sales', []);
    expect([0, 1, 2].map((row) => issuesOf(report, row))).toEqual([['notSold'], ['otherUnit', 'struck'], []]);
  });

  test('say the size of their boxes, by a number only in a column of sizes', () => {
    const sizes = ['30', '2', '1', '', 'B/30', 'boîte', '12 x'];
    const records = [
      [...HEAD, 'Cond.'],
      ...sizes.map((size) => [AMOX, HIS.name, '1', '', size]),
      [AMOX, HIS.name, '1'],
    ];
    const packs = (more: Partial<TableSource>) => {
      const table = read(records, { roles: [...ROLES, null], units: [4], ...more });
      return textsOf(table, table.pack);
    };
    expect(packs({ packs: new Set([4]) })).toEqual(['30', '2', '', '', 'B/30', '', '', '']);
    expect(packs({ packs: new Set([3]) })).toEqual(['', '', '', '', 'B/30', '', '', '']);
    expect(packs({})).toEqual(['', '', '', '', 'B/30', '', '', '']);
  });

  test('that end sooner than the titles have nothing behind their end', () => {
    const more = { roles: [...ROLES, null, null], remarks: [4], units: [5] };
    const table = read([[...HEAD, 'Note', 'Unité'], [AMOX]], more);
    expect(rowsIn(table)).toEqual(['2 p1 ? NaN NaN']);
    expect([table.notSold[0], table.otherUnit[0], table.pack[0], table.overlong[0]]).toEqual([0, 0, 0, 0]);
    const crosstab = new Map<number, ImportWholesaler>([[1, HIS]]);
    expect(rowsIn(read([HEAD, [AMOX], [PALU, '5']], { roles: ['product', null], crosstab }))).toEqual([
      '3 p2 w1 5 NaN',
    ]);
  });

  test.each<[words: string, record: readonly string[], width: number | undefined, isOverlong: number]>([
    ['as many cells as the titles', [AMOX, 'Répartis', '1', ''], undefined, 0],
    ['a filled cell beyond the titles', [AMOX, 'Répartis', '1', '', 'x'], undefined, 1],
    ['a filled cell beyond the titles, behind an empty one', [AMOX, 'Répartis', '1', '', '', 'x'], undefined, 1],
    ['an empty cell beyond the titles', [AMOX, 'Répartis', '1', '', ' '], undefined, 0],
    ['a number that a comma has split, and an empty cell more', [AMOX, 'Répartis', '1', '5', ''], 4, 1],
    ['a price, and an empty cell more', [AMOX, 'Répartis', '1', '14,50', ''], 4, 0],
    ['a number beside it, and no cell more', [AMOX, 'Répartis', '1', '5'], 4, 0],
  ])('are too long where they have %s: %i', (_, record, width, isOverlong) => {
    expect(Array.from(read([HEAD, record], { width }).overlong)).toEqual([isOverlong]);
  });

  test('read numbers by the sign that their column has', () => {
    const rows = [HEAD, [AMOX, HIS.name, '1.000', '1,500']];
    expect(rowsIn(read(rows))).toEqual(['2 p1 w1 NaN NaN']);
    expect(rowsIn(read(rows, { decimal: { quantity: ',', price: ',' } }))).toEqual(['2 p1 w1 1000 1.5']);
    expect(rowsIn(read(rows, { decimal: { quantity: '.', price: '.' } }))).toEqual(['2 p1 w1 1 1500']);
  });

  test('are counted with what was left out, so that nothing is lost', () => {
    const leftOut = [
      { reason: 'otherPeriod', lines: [7, 8], quantity: 30, unreadable: 1 },
      { reason: 'otherColumns', lines: [], quantity: 0, unreadable: 0 },
      { reason: 'hidden', lines: [], quantity: 0, unreadable: 1 },
    ] as const;
    const table = read([HEAD, [AMOX, HIS.name, '10', ''], [PALU, HIS.name, '', '']], { leftOut });
    const control = controlOf(table, checkRows(table, CATALOGUE, 'sales', []));
    expect(control).toEqual({
      file: { rows: 4, quantity: 40, unreadable: 2 },
      taken: { rows: 1, quantity: 10, unreadable: 0 },
      left: [
        { reason: 'wrong', rows: 1, quantity: 0, unreadable: 0 },
        { reason: 'otherPeriod', rows: 2, quantity: 30, unreadable: 1 },
        { reason: 'hidden', rows: 0, quantity: 0, unreadable: 1 },
      ],
      corrected: 0,
    });
  });
});

test.each([
  ['', true],
  [' ', true],
  ['-', true],
  ['–', true],
  ['—', true],
  ['−', true],
  ['0', true],
  ['00', true],
  ['0,00', true],
  ['0.0', true],
  ['0,', false],
  ['--', false],
  ['1', false],
  ['0,1', false],
  ['n', false],
])('“%s” in a column of a wholesaler is nothing: %s', (text, expected) => {
  expect(isNothing(text)).toBe(expected);
});

describe('the mark of a table', () => {
  const LONG = { roles: ['reference', 'product', 'wholesaler', 'quantity', 'price'] } as const;
  const rows: readonly (readonly string[])[] = Array.from({ length: 20 }, (_, at) => [
    `R${at}`,
    AMOX,
    HIS.name,
    String(100 + at),
    '1450',
  ]);
  const titles = ['Réf', ...HEAD];
  const markOf = (records: TableSource['records'], more: Partial<TableSource> = LONG) =>
    tableMark(read([titles, ...records], more));

  test('is the same for the same rows', () => {
    expect(markOf(rows)).toBe(markOf(rows.map((row) => [...row])));
  });

  test.each([
    ['another reference', 0, 'R99'],
    ['another product', 1, PALU],
    ['another wholesaler', 2, ITS.name],
    ['another quantity', 3, '7'],
    ['two digits the other way round', 3, '001'],
    ['another price', 4, '1500'],
    ['no price', 4, ''],
  ])('is another where the first row or the last has %s', (_, column, text) => {
    for (const at of [0, rows.length - 1]) {
      const other = rows.map((row, index) => (index === at ? row.with(column, text) : row));
      expect(markOf(other)).not.toBe(markOf(rows));
    }
  });

  test('is another where rows are in another order, at other lines, or fewer', () => {
    const [first = [], ...others] = rows;
    const marks = [rows, [...others, first], [['', ''], ...rows], [...rows, ['', ''], first], others].map((each) =>
      markOf(each),
    );
    expect(new Set(marks).size).toBe(marks.length);
    const swapped = rows.map((row, at) => (at < 2 ? (rows[1 - at] ?? []) : row));
    expect(markOf(swapped)).not.toBe(markOf(rows));
    expect(markOf(rows, { ...LONG, skipped: new Set([21]) })).not.toBe(markOf(rows));
  });
});

describe('a product', () => {
  const finder = finderOf({
    products: [
      { ID: 'a', ref: 'R1', name: 'Amoxivane 500 mg B/12', pGHT: 1, laboratory: null },
      { ID: 'b', ref: 'R2', name: 'Amoxivane 1 g B/6', pGHT: 1, laboratory: null },
      { ID: 'c', ref: 'R2', name: 'Doublon', pGHT: 1, laboratory: null },
      { ID: 'd', ref: null, name: 'Doublon', pGHT: 1, laboratory: null },
    ],
    wholesalers: [
      { ID: 'v', name: 'Répartis' },
      { ID: 'w', name: 'Littoral' },
    ],
  });

  test.each<[words: string, cells: readonly [reference: string, name: string, ID: string], index: number]>([
    ['its reference', ['r1', '', ''], 0],
    ['its reference among the names', ['', 'R1', ''], 0],
    ['its name among the references', ['AMOXIVANE 1 G B/6', '', ''], 1],
    ['its name, without accents and spaces', ['', ' amoxivane1g b/6', ''], 1],
    ['its ID', ['', '', 'c'], 2],
    ['an ID in other letters', ['', '', 'C'], NONE],
    ['a reference of two', ['R2', '', ''], NONE],
    ['a name of two', ['', 'doublon', ''], NONE],
    ['a name of two, and the ID of one', ['', 'doublon', 'd'], 3],
    ['nothing', ['', '', ''], NONE],
    ['a reference and the name of another', ['R1', 'Amoxivane 1 g B/6', ''], NONE],
    ['a reference and the ID of another', ['R1', '', 'b'], NONE],
    ['a reference and its own name', ['R1', 'Amoxivane 500 mg B/12', 'a'], 0],
  ])('is found by %s', (_, [reference, name, ID], index) => {
    expect(finder.product(reference, name, ID)).toBe(index);
  });

  test('and a wholesaler is found by name, then by ID', () => {
    expect(finder.wholesaler('REPARTIS', '')).toBe(0);
    expect(finder.wholesaler('', 'w')).toBe(1);
    expect(finder.wholesaler('Répartis', 'w')).toBe(0);
    expect(finder.wholesaler('', '')).toBe(NONE);
  });
});

test.each([
  ['Ventes Répartis Cameroun octobre', 'r'],
  ['repartis-cameroun.csv', 'r'],
  ['REPARTISCAMEROUN', 'r'],
  ['Littoral', null],
  ['Ventes littoral medicaments', 'l'],
  ['abc', 'a'],
  ['abcd', null],
  ['Répartis Cameroun et Littoral Médicaments', null],
  ['', null],
])('the text “%s” names the wholesaler %s', (text, ID) => {
  const wholesalers = [
    { ID: 'r', name: 'Répartis Cameroun' },
    { ID: 'l', name: 'Littoral Médicaments' },
    { ID: 'a', name: 'ABC' },
  ];
  expect(wholesalerIn(text, wholesalers)?.ID ?? null).toBe(ID);
});

describe('a text that abbreviates a name', () => {
  test.each([
    ['Rép. Cam.', 'Répartis Cameroun', true],
    ['cameroun', 'Répartis Cameroun', true],
    ['Cam Rép', 'Répartis Cameroun', false],
    ['Répartis Cameroun SA', 'Répartis Cameroun', false],
    ['R C', 'Répartis Cameroun', false],
    ['R Ca', 'Répartis Cameroun', true],
    ['épartis', 'Répartis Cameroun', false],
    ['', 'Répartis Cameroun', false],
    ['Rép Rép', 'Répartis Cameroun', false],
  ])('“%s” is “%s”: %s', (text, name, expected) => {
    expect(abbreviates(text, name)).toBe(expected);
  });

  test.each([
    ['Répartis', 'Répartis'],
    ['repartis cam', 'Répartis Cameroun'],
    ['Rép', undefined],
    ['Littoral', 'Littoral Médicaments'],
    ['', undefined],
    ['Autre', undefined],
  ])('alone, “%s” stands for %s', (title, expected) => {
    const names = ['Répartis', 'Répartis Cameroun', 'Littoral Médicaments'];
    expect(titledBy(names, title, (name) => name)).toBe(expected);
  });
});
