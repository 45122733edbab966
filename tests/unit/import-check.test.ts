import { describe, expect, test } from 'vitest';
import { type FinanceKind, MAX_QUANTITY } from '#domain/finance/rows.ts';
import { checkRows, type Issue, issuesOf, ROW_STATES, rowsIn, stateOf, takeRows } from '#domain/import/check.ts';
import type { Correction, KnownNames } from '#domain/import/corrections.ts';
import { type Catalogue, NONE } from '#domain/import/lookup.ts';
import { similarity, suggester } from '#domain/import/suggest.ts';
import { type ImportTable, tableOf } from '#domain/import/table.ts';
import { type ImportView, placeOf, rowsOf } from '#domain/import/view.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

type Cells = readonly [product: string, wholesaler: string, quantity: string, price: string];

const [AMOX, PALU, TENS] = ['Amoxivane 500 mg B/12', 'Paludexa 20/120 B/24', 'Tensorel 5 mg B/30'];
const HIS = 'Répartis';
const ITS = 'Littoral Médicaments';

const tableFrom = (records: readonly Cells[]): ImportTable =>
  tableOf(
    { records, header: { first: 0, count: 0 }, roles: ['product', 'wholesaler', 'quantity', 'price'] },
    CATALOGUE,
  );

function checked(
  records: readonly Cells[],
  corrections: readonly Correction[] = [],
  { kind = 'sales', known }: { readonly kind?: FinanceKind; readonly known?: KnownNames } = {},
) {
  const table = tableFrom(records);
  const report = checkRows(table, CATALOGUE, kind, corrections, known);
  const rows = records.map((_, row) => [stateOf(report, row), ...issuesOf(report, row)].join(' '));
  const taken = takeRows(report, CATALOGUE).map(
    ({ pharmaProductID, wholesalerID, quantity, pght }) => `${pharmaProductID} ${wholesalerID} ${quantity} × ${pght}`,
  );
  return { table, report, rows, taken };
}

describe('a row', () => {
  test.each<[quantity: string, issue: Issue | 'right']>([
    ['', 'quantityMissing'],
    [' ', 'quantityMissing'],
    ['1', 'right'],
    ['0', 'quantityZero'],
    ['-1', 'quantityNegative'],
    ['1,5', 'quantityFractional'],
    [String(MAX_QUANTITY), 'right'],
    [String(MAX_QUANTITY + 1), 'quantityTooLarge'],
    ['douze', 'quantityUnreadable'],
    ['#N/A', 'quantityFormulaError'],
    ['#VALEUR!', 'quantityFormulaError'],
    [' #N/A ', 'quantityFormulaError'],
    ['12/10/2026', 'quantityDate'],
    [' 12/10/2026', 'quantityDate'],
    ['2026-10-12', 'quantityDate'],
    ['12/10-2026', 'quantityUnreadable'],
    ['1.000', 'quantityAmbiguous'],
    ['1,1E+03', 'quantityShortened'],
  ])('of quantity “%s” is %s', (quantity, issue) => {
    expect(checked([[AMOX, HIS, quantity, '']]).rows).toEqual([issue === 'right' ? 'ready' : `wrong ${issue}`]);
  });

  test.each<[price: string, words: string, taken: readonly string[]]>([
    ['', 'ready', ['p1 w1 5 × 1450']],
    ['1450', 'ready', ['p1 w1 5 × 1450']],
    ['1451', 'warning priceDiffers', ['p1 w1 5 × 1451']],
    ['0', 'warning priceDiffers', ['p1 w1 5 × 0']],
    ['1450,25', 'warning priceDiffers', ['p1 w1 5 × 1450.25']],
    ['1450,255', 'wrong priceUnreadable', []],
    ['0,255', 'wrong priceUnreadable', []],
    ['-1', 'wrong priceNegative', []],
    ['cher', 'wrong priceUnreadable', []],
    ['#REF!', 'wrong priceFormulaError', []],
    ['1.450', 'wrong priceAmbiguous', []],
    ['1,1E+03', 'warning priceDiffers', ['p1 w1 5 × 1100']],
    // A day is a fault of quantities only.
    ['12/10/2026', 'wrong priceUnreadable', []],
  ])('of price “%s” is %s', (price, words, taken) => {
    const { rows, taken: some } = checked([[AMOX, HIS, '5', price]]);
    expect(rows).toEqual([words]);
    expect(some).toEqual(taken);
  });

  test('says what is missing and what is not known', () => {
    expect(
      checked([
        ['', HIS, '5', ''],
        ['Inconnu', HIS, '5', ''],
        [AMOX, '', '5', ''],
        [AMOX, 'Inconnu', '5', ''],
        ['', '', '', ''],
      ]).rows.slice(0, 4),
    ).toEqual(['wrong productMissing', 'wrong productUnknown', 'wrong wholesalerMissing', 'wrong wholesalerUnknown']);
  });

  test('of each product at each wholesaler is one of its own', () => {
    const all = CATALOGUE.products.flatMap(({ name }) =>
      CATALOGUE.wholesalers.map((wholesaler, at): Cells => [name, wholesaler.name, String(at + 1), '']),
    );
    expect(new Set(checked(all).rows)).toEqual(new Set(['ready']));
    const { rows, taken } = checked([...all, ...all].map(([name, by, quantity]) => [name, by, quantity, '']));
    expect(rows.filter((row) => row === 'wrong duplicate')).toHaveLength(all.length);
    expect(taken).toHaveLength(all.length);
  });

  test('without a wholesaler is no duplicate of another one', () => {
    const row: Cells = [AMOX, '', '5', ''];
    expect(checked([row, row]).rows).toEqual(['wrong wholesalerMissing', 'wrong wholesalerMissing']);
  });

  test('has no wholesaler among goals, whatever its cell says', () => {
    const { rows, taken } = checked([[AMOX, 'Inconnu', '5', '']], [], { kind: 'goals' });
    expect(rows).toEqual(['ready']);
    expect(taken).toEqual(['p1 null 5 × 1450']);
  });
});

describe('rows about the same product and wholesaler', () => {
  const TWICE: readonly Cells[] = [
    [AMOX, HIS, '5', ''],
    [AMOX, HIS, '7', ''],
    [AMOX, ITS, '11', ''],
  ];

  test('are taken once: the later ones are wrong, and say which is the first', () => {
    const { rows, taken, report } = checked(TWICE);
    expect(rows).toEqual(['ready', 'wrong duplicate', 'ready']);
    expect(Array.from(report.twin)).toEqual([NONE, 0, NONE]);
    expect(taken).toEqual(['p1 w1 5 × 1450', 'p1 w2 11 × 1450']);
  });

  test('are taken together once they are added', () => {
    const { rows, taken, report } = checked(TWICE, [{ kind: 'add', rows: [1] }]);
    expect(rows).toEqual(['ready', 'added', 'ready']);
    expect(report.counts).toEqual({ ready: 2, warning: 0, wrong: 0, excluded: 0, added: 1 });
    expect(taken).toEqual(['p1 w1 12 × 1450', 'p1 w2 11 × 1450']);
  });

  test('are all duplicates of the first one', () => {
    const thrice: readonly Cells[] = [...TWICE, [AMOX, HIS, '1', '']];
    expect(Array.from(checked(thrice).report.twin)).toEqual([NONE, 0, NONE, 0]);
    expect(checked(thrice, [{ kind: 'add', rows: [3] }]).taken).toEqual(['p1 w1 6 × 1450', 'p1 w2 11 × 1450']);
  });

  test('are taken together with the first of them, wherever it stands, and with no other row', () => {
    const { rows, taken, report } = checked(
      [[PALU, HIS, '1', ''], [TENS, HIS, '2', ''], ...TWICE],
      [{ kind: 'add', rows: [3] }],
    );
    expect(rows).toEqual(['ready', 'ready', 'ready', 'added', 'ready']);
    expect(Array.from(report.twin)).toEqual([NONE, NONE, NONE, 2, NONE]);
    expect(taken).toEqual(['p2 w1 1 × 1980', 'p3 w1 2 × 3120', 'p1 w1 12 × 1450', 'p1 w2 11 × 1450']);
  });

  test('are listed by their state, in the order of the file', () => {
    const { report } = checked(
      [[PALU, HIS, 'x', ''], ...TWICE, [TENS, HIS, '0', '']],
      [
        { kind: 'add', rows: [2] },
        { kind: 'exclude', rows: [3] },
      ],
    );
    expect(ROW_STATES.map((state) => [state, rowsIn(report, state)])).toEqual([
      ['ready', [1]],
      ['warning', []],
      ['wrong', [0, 4]],
      ['excluded', [3]],
      ['added', [2]],
    ]);
  });

  test('are duplicates among goals whatever their wholesaler', () => {
    expect(checked(TWICE, [], { kind: 'goals' }).rows).toEqual(['ready', 'wrong duplicate', 'wrong duplicate']);
    expect(
      checked(
        CATALOGUE.products.map(({ name }) => [name, '', '5', '']),
        [],
        { kind: 'goals' },
      ).rows,
    ).toEqual(['ready', 'ready', 'ready', 'ready']);
  });

  test('leave the report and the table as they were, however often they are taken', () => {
    const table = tableFrom(TWICE);
    const before = structuredClone(table);
    const corrections: readonly Correction[] = [
      { kind: 'add', rows: [1] },
      { kind: 'type', row: 2, field: 'quantity', text: '3' },
      { kind: 'ownPrices' },
      { kind: 'assign', row: 0, field: 'product', ID: 'p2' },
    ];
    const report = checkRows(table, CATALOGUE, 'sales', corrections);
    const first = takeRows(report, CATALOGUE);
    expect(takeRows(report, CATALOGUE)).toEqual(first);
    expect(table).toEqual(before);
    expect(checkRows(table, CATALOGUE, 'sales', corrections)).toEqual(report);
  });

  test('cannot be added where one of them is wrong by itself', () => {
    const add: Correction = { kind: 'add', rows: [1] };
    expect(
      checked(
        [
          [AMOX, HIS, 'x', ''],
          [AMOX, HIS, '7', ''],
        ],
        [add],
      ).rows,
    ).toEqual(['wrong quantityUnreadable', 'wrong duplicate']);
    expect(
      checked(
        [
          [AMOX, HIS, '5', ''],
          [AMOX, HIS, 'x', ''],
        ],
        [add],
      ).rows,
    ).toEqual(['ready', 'wrong quantityUnreadable duplicate']);
  });

  test('can be added although their price is not that of the product', () => {
    const { rows, taken } = checked(
      [
        [AMOX, HIS, '5', '1500'],
        [AMOX, HIS, '7', '1500'],
      ],
      [{ kind: 'add', rows: [1] }],
    );
    expect(rows).toEqual(['warning priceDiffers', 'added priceDiffers']);
    expect(taken).toEqual(['p1 w1 12 × 1500']);
  });

  test.each([
    [1, 'added'],
    [2, 'wrong sumTooLarge'],
  ])('are added up to what a row may hold: %i more', (more, words) => {
    const { rows } = checked(
      [
        [AMOX, HIS, String(MAX_QUANTITY - 3), ''],
        [AMOX, HIS, '2', ''],
        [AMOX, HIS, String(more), ''],
      ],
      [{ kind: 'add', rows: [1, 2] }],
    );
    expect(rows).toEqual(['ready', 'added', words]);
  });

  test('are no duplicates of a row that is excluded', () => {
    const { rows, taken } = checked(TWICE, [{ kind: 'exclude', rows: [0] }]);
    expect(rows).toEqual(['excluded', 'ready', 'ready']);
    expect(taken).toEqual(['p1 w1 7 × 1450', 'p1 w2 11 × 1450']);
    const again: readonly Correction[] = [
      { kind: 'exclude', rows: [0] },
      { kind: 'include', row: 0 },
    ];
    expect(checked(TWICE, again).rows).toEqual(['ready', 'wrong duplicate', 'ready']);
  });
});

describe('the prices of a product', () => {
  const DIFFERENT: readonly Cells[] = [
    [AMOX, HIS, '5', '1500'],
    [AMOX, ITS, '7', ''],
    [PALU, HIS, '9', ''],
  ];

  test('are one: the first counts, and its row is told', () => {
    const { rows, report } = checked(DIFFERENT);
    expect(rows).toEqual(['warning priceDiffers', 'wrong priceDisagrees', 'ready']);
    expect(Array.from(report.priced)).toEqual([0, 2, NONE, NONE]);
  });

  test('are one, wherever its first row stands', () => {
    const { rows, report } = checked([[PALU, HIS, '9', ''], ...DIFFERENT.slice(0, 2), [AMOX, 'Autre', '3', '1500']]);
    expect(rows).toEqual([
      'ready',
      'warning priceDiffers',
      'wrong priceDisagrees',
      'wrong wholesalerUnknown priceDiffers',
    ]);
    expect(Array.from(report.priced)).toEqual([1, 0, NONE, NONE]);
  });

  test('are not counted where they are no prices, or their row is excluded', () => {
    const faulty: readonly Cells[] = [[AMOX, HIS, '5', 'cher'], ...DIFFERENT.slice(1)];
    expect(checked(faulty).rows).toEqual(['wrong priceUnreadable', 'ready', 'ready']);
    expect(Array.from(checked(faulty).report.priced)).toEqual([1, 2, NONE, NONE]);
    expect(checked(DIFFERENT, [{ kind: 'exclude', rows: [0] }]).rows).toEqual([
      'excluded priceDiffers',
      'ready',
      'ready',
    ]);
  });

  test('are what the user chose for the product, also where the file has none', () => {
    const chosen = checked(DIFFERENT, [{ kind: 'price', productID: 'p1', price: 1600 }]);
    expect(chosen.rows).toEqual(['ready', 'ready', 'ready']);
    expect(chosen.taken).toEqual(['p1 w1 5 × 1600', 'p1 w2 7 × 1600', 'p2 w1 9 × 1980']);
    const unread: readonly Cells[] = [[AMOX, HIS, '5', 'cher']];
    expect(checked(unread, [{ kind: 'price', productID: 'p1', price: 0 }]).taken).toEqual(['p1 w1 5 × 0']);
    const own = checked(DIFFERENT, [{ kind: 'ownPrices' }]);
    expect(own.rows).toEqual(['ready', 'ready', 'ready']);
    expect(own.taken).toEqual(['p1 w1 5 × 1450', 'p1 w2 7 × 1450', 'p2 w1 9 × 1980']);
  });
});

describe('what the user corrects', () => {
  test('is read as the file is', () => {
    const of = (corrections: readonly Correction[]) => checked([[AMOX, HIS, 'x', '12']], corrections);
    const typed = (field: 'quantity' | 'price', text: string): Correction => ({ kind: 'type', row: 0, field, text });
    expect(of([typed('quantity', '8'), typed('price', '1 450')]).taken).toEqual(['p1 w1 8 × 1450']);
    expect(of([typed('quantity', '')]).rows).toEqual(['wrong quantityMissing priceDiffers']);
    expect(of([typed('quantity', '1,1E+03')]).rows).toEqual(['wrong quantityShortened priceDiffers']);
    expect(of([typed('quantity', '8'), typed('price', '1,1E+03')]).taken).toEqual(['p1 w1 8 × 1100']);
    expect(of([typed('quantity', '8'), typed('price', ' ')]).taken).toEqual(['p1 w1 8 × 1450']);
    expect(of([typed('quantity', '8'), typed('price', 'cher')]).rows).toEqual(['wrong priceUnreadable']);
  });

  test('names every row of the name, and no row that has another', () => {
    const records: readonly Cells[] = [
      ['Amoxi', HIS, '5', ''],
      ['amoxi ', ITS, '6', ''],
      ['Autre', HIS, '7', ''],
      ['', HIS, '8', ''],
      [TENS, HIS, '9', ''],
    ];
    const { table } = checked(records);
    const name = table.names[table.productName[0] ?? NONE] ?? '';
    const known: KnownNames = { product: { [name]: 'p1' }, wholesaler: {} };
    const expected = ['ready', 'ready', 'wrong productUnknown', 'wrong productMissing', 'ready'];
    expect(checked(records, [{ kind: 'name', field: 'product', name, ID: 'p1' }]).rows).toEqual(expected);
    expect(checked(records, [], { known }).rows).toEqual(expected);
    // A name that is not the first of the file is another one.
    const other = table.names[table.productName[2] ?? NONE] ?? '';
    expect(checked(records, [{ kind: 'name', field: 'product', name: other, ID: 'p1' }]).rows.slice(0, 3)).toEqual([
      'wrong productUnknown',
      'wrong productUnknown',
      'ready',
    ]);
    // The later choice counts; a product that has left the catalogue is none.
    expect(checked(records, [{ kind: 'name', field: 'product', name, ID: 'gone' }], { known }).rows[0]).toBe(
      'wrong productUnknown',
    );
  });

  test('names a wholesaler in every row of the name, and no product of the same name', () => {
    const records: readonly Cells[] = [
      [AMOX, 'Autre', '5', ''],
      ['Autre', HIS, '6', ''],
    ];
    const { table } = checked(records);
    const name = table.names[table.wholesalerName[0] ?? NONE] ?? '';
    const correction: Correction = { kind: 'name', field: 'wholesaler', name, ID: 'w2' };
    const { rows, taken } = checked(records, [correction]);
    expect(rows).toEqual(['ready', 'wrong productUnknown']);
    expect(taken).toEqual(['p1 w2 5 × 1450']);
  });

  test('takes a product from a row where it gives it one that has left the catalogue', () => {
    const gone: Correction = { kind: 'assign', row: 0, field: 'product', ID: 'gone' };
    expect(checked([[AMOX, HIS, '5', '']], [gone]).taken).toEqual([]);
  });

  test('is read by the sign of its column', () => {
    const source = {
      records: [[AMOX, HIS, '5', '1']],
      header: { first: 0, count: 0 },
      roles: ['product', 'wholesaler', 'quantity', 'price'],
      decimal: { quantity: ',', price: '.' },
    } as const;
    const report = checkRows(tableOf(source, CATALOGUE), CATALOGUE, 'sales', [
      { kind: 'type', row: 0, field: 'quantity', text: '1.000' },
      { kind: 'type', row: 0, field: 'price', text: '1.450' },
    ]);
    expect(takeRows(report, CATALOGUE)).toMatchObject([{ quantity: 1000, pght: 1.45 }]);
  });

  test('gives one row its product and its wholesaler', () => {
    const { taken } = checked(
      [
        ['', '', '5', ''],
        ['', '', '6', ''],
      ],
      [
        { kind: 'assign', row: 1, field: 'product', ID: 'p2' },
        { kind: 'assign', row: 1, field: 'wholesaler', ID: 'w2' },
      ],
    );
    expect(taken).toEqual(['p2 w2 6 × 1980']);
  });
});

describe('the list of rows', () => {
  const NAMES = Array.from({ length: 16 }, (_, row) => `Produit ${String.fromCodePoint(65 + row).repeat(4)}`);
  const catalogue: Catalogue = {
    products: NAMES.map((name, index) => ({ ID: `p${index}`, ref: null, name, pGHT: 1000, laboratory: null })),
    wholesalers: [],
  };
  /** Each row is about a product of its own: row 6 about none that is known, row 12 at another price. */
  const records = NAMES.map((name, row) => [row === 6 ? 'Inconnu' : name, '5', row === 12 ? '1001' : '']);
  const table = tableOf(
    { records, header: { first: 0, count: 0 }, roles: ['product', 'quantity', 'price'] },
    catalogue,
  );
  const shown = (view: ImportView, corrections: readonly Correction[] = [], unusual: readonly number[] = []) =>
    Array.from(rowsOf(view, table, checkRows(table, catalogue, 'goals', corrections), corrections, unusual));
  const unknown = table.names[table.productName[6] ?? NONE] ?? '';

  test('shows all, in the order of the file', () => {
    expect(shown('all', [{ kind: 'exclude', rows: [3] }], [4])).toEqual([...NAMES.keys()]);
  });

  test('shows two rows on either side of what is wrong, and warnings alone', () => {
    expect(shown('wrong')).toEqual([4, 5, 6, 7, 8]);
    expect(shown('warning')).toEqual([12]);
  });

  test('shows no row twice, and none before the first or after the last', () => {
    const wrong = (rows: readonly number[]) =>
      rows.map((row): Correction => ({ kind: 'type', row, field: 'quantity', text: 'x' }));
    expect(shown('wrong', wrong([0, 9, 15]))).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15]);
  });

  test('shows what is not as usual among the warnings, and not among what is wrong', () => {
    expect(shown('warning', [], [2, 14])).toEqual([2, 12, 14]);
    expect(shown('wrong', [], [2, 14])).toEqual([4, 5, 6, 7, 8]);
  });

  test.each<[words: string, correction: Correction, rows: readonly number[]]>([
    ['a name', { kind: 'name', field: 'product', name: unknown, ID: 'p6' }, [6]],
    ['the product of a row', { kind: 'assign', row: 6, field: 'product', ID: 'p6' }, [6]],
    ['the wholesaler of a row', { kind: 'assign', row: 1, field: 'wholesaler', ID: 'w1' }, [1]],
    ['a quantity', { kind: 'type', row: 1, field: 'quantity', text: '9' }, [1]],
    ['a price', { kind: 'type', row: 1, field: 'price', text: '1000' }, [1]],
    ['an issue that is right', { kind: 'accept', rows: [1, 2], issue: 'otherUnit' }, [1, 2]],
    ['rows that are added', { kind: 'add', rows: [1, 3] }, [1, 3]],
    ['rows that are left out', { kind: 'exclude', rows: [1, 3] }, [1, 3]],
    ['a price of all rows', { kind: 'price', productID: 'p1', price: 999 }, []],
    ['a name of another row', { kind: 'name', field: 'product', name: 'autre', ID: 'p6' }, []],
    ['the same name of a wholesaler', { kind: 'name', field: 'wholesaler', name: unknown, ID: 'w1' }, []],
  ])('keeps what was corrected: %s', (_, correction, rows) => {
    expect(shown('warning', [correction])).toEqual([...new Set([...rows, 12])].toSorted((a, b) => a - b));
  });
});

test.each([
  ['product', 'autre', [0, 2]],
  ['product', 'encore', [3]],
  ['wholesaler', 'autre', [1, 2]],
  ['wholesaler', 'encore', [0]],
] as const)('the list keeps every row of a name of a %s that was explained: “%s”', (field, name, rows) => {
  const corrections: readonly Correction[] = [{ kind: 'name', field, name, ID: 'x' }];
  const { table, report } = checked(
    [
      ['Autre', 'Encore', '5', ''],
      [PALU, 'Autre', '6', ''],
      ['AUTRE', 'autre', '7', ''],
      ['Encore', HIS, '8', ''],
      [TENS, HIS, '9', ''],
    ],
    corrections,
  );
  expect(Array.from(rowsOf('warning', table, report, corrections))).toEqual(rows);
});

test.each([0, 1, 2, 3])('the list shows row %d where it is the only one that is wrong, or has a warning', (row) => {
  const shown = (view: ImportView, quantity: string, price: string) => {
    const { table, report } = checked(
      CATALOGUE.products.map(({ name }, at) => [name, HIS, at === row ? quantity : '5', at === row ? price : '']),
    );
    return Array.from(rowsOf(view, table, report, []));
  };
  expect(shown('warning', '5', '9')).toEqual([row]);
  expect(shown('wrong', 'x', '')).toEqual([0, 1, 2, 3].filter((each) => Math.abs(each - row) <= 2));
});

describe('where a row stands', () => {
  test('is its place, or where it would be', () => {
    const rows = [2, 4, 8];
    expect([0, 2, 3, 4, 5, 8, 9].map((row) => placeOf(rows, row))).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect(placeOf([], 1)).toBe(0);
  });
});

describe('suggestions', () => {
  const of = (...names: readonly string[]) => names.map((name) => ({ name }));

  test('are at most three, the most similar first', () => {
    const suggest = suggester(of('Tensorel', 'Amoxivane 500 mg', 'Amoxivane 500', 'Amoxivane', 'Amoxivan'));
    expect(suggest('Amoxivale').map(({ name }) => name)).toEqual(['Amoxivan', 'Amoxivane', 'Amoxivane 500']);
  });

  test('are the same when they are asked for again', () => {
    const suggest = suggester(of('Amoxivane'));
    expect(suggest('amoxi')).toBe(suggest('amoxi'));
    expect(suggest('zzz')).toEqual([]);
  });

  test('go by runs of three letters, without accents, case and signs', () => {
    expect(similarity('Éloxane', 'ELOXANE')).toBe(1);
    expect(similarity('Élo-xane', 'elo xane')).toBe(1);
    expect(similarity('abc', 'xyz')).toBe(0);
    // Four runs each, of which the first two agree: “␣␣a”, “␣ab”.
    expect(similarity('abc', 'abd')).toBe(0.5);
    expect(similarity('', '')).toBe(1);
  });
});
