import { describe, expect, test } from 'vitest';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { cellFormats } from '#domain/import/cell-formats.ts';
import { checkRows } from '#domain/import/check.ts';
import type { Header, Role } from '#domain/import/columns.ts';
import type { Correction, KnownNames } from '#domain/import/corrections.ts';
import { findingKey, findingsOf, type ImportFinding, openFindings } from '#domain/import/findings.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { ImportNote } from '#domain/import/notes.ts';
import type { ImportHistory } from '#domain/import/outliers.ts';
import { tableOf } from '#domain/import/table.ts';

/** Ten products A to J of 100 francs in boxes of 30, and two whose names say no size: without a price, and of one franc. */
const CATALOGUE: Catalogue = {
  products: [
    ...Array.from('ABCDEFGHIJ', (letter) => ({
      ID: letter,
      ref: null,
      name: `Produit ${letter} B/30`,
      pGHT: 100,
      laboratory: null,
    })),
    { ID: 'bare', ref: null, name: 'Sirop', pGHT: 0, laboratory: null },
    { ID: 'cheap', ref: null, name: 'Coton', pGHT: 1, laboratory: null },
  ],
  wholesalers: ['w1', 'w2', 'w3'].map((ID) => ({ ID, name: `Grossiste ${ID}` })),
  country: 'Cameroun',
};

/** Cells of a row after its product, which is named by its letter. */
type Row = readonly [product: string, wholesaler: string, quantity: number | string, price?: string, pack?: string];

interface Told {
  readonly corrections?: readonly Correction[];
  readonly notes?: readonly ImportNote[];
  readonly entered?: DraftRows;
  readonly history?: ImportHistory;
  readonly kind?: FinanceKind;
  readonly known?: KnownNames;
  readonly catalogue?: Catalogue;
  /** The columns of the sheet that is read, beside another sheet. */
  readonly columns?: readonly { readonly title: string; readonly role: Role | null }[];
}

const NO_HEADER: Header = { first: 0, count: 0 };

const nameOf = (product: string): string => (/^[A-J]$/.test(product) ? `Produit ${product} B/30` : product);

function found(rows: readonly Row[], told: Told = {}): readonly ImportFinding[] {
  const { corrections = [], notes = [], entered = [], history = null, kind = 'sales', known } = told;
  const { catalogue = CATALOGUE, columns = [] } = told;
  const records = rows.map(([product, wholesaler, quantity, price = '', pack = '']) => [
    nameOf(product),
    wholesaler && `Grossiste ${wholesaler}`,
    String(quantity),
    price,
    pack,
  ]);
  const table = tableOf(
    {
      records,
      header: NO_HEADER,
      roles: ['product', 'wholesaler', 'quantity', 'price', null],
      units: [4],
      packs: new Set([4]),
    },
    catalogue,
  );
  const report = checkRows(table, catalogue, kind, corrections, known);
  const sheetOf = (of: Told['columns'] = []) => ({
    name: '',
    isHidden: false,
    filled: 1,
    header: NO_HEADER,
    columns: of.map((column) => ({ ...column, samples: [] })),
    beginning: [],
  });
  return findingsOf(
    { table, report, entered },
    {
      notes,
      sheets: [sheetOf([{ title: 'Prix USD', role: 'price' }]), sheetOf(columns)],
      mapping: { sheet: 1, header: NO_HEADER, roles: [] },
    },
    catalogue,
    history,
  );
}

const ofKind = (kind: ImportFinding['kind'], rows: readonly Row[], told?: Told) =>
  found(rows, told).filter((finding) => finding.kind === kind);

test('an ordinary file has nothing odd', () => {
  expect(
    found(
      [
        ['A', 'w1', 5],
        ['B', 'w1', 7],
        ['A', 'w2', 5],
      ],
      { columns: [{ title: 'PGHT', role: 'price' }] },
    ),
  ).toEqual([]);
});

describe('the rows of a wholesaler that are already those of another one', () => {
  const enteredOf = (...rows: readonly (readonly [string, string | null, number | string])[]): DraftRows =>
    rows.map(([pharmaProductID, wholesalerID, quantity]) => ({ pharmaProductID, wholesalerID, quantity, pght: 100 }));
  const FILE: readonly Row[] = [
    ['A', 'w1', 5],
    ['B', 'w1', 7],
  ];
  const BOTH = enteredOf(['A', 'w2', 5], ['B', 'w2', 7]);
  const given = (rows: readonly Row[], told?: Told) =>
    ofKind('given', rows, told).map((finding) =>
      finding.kind === 'given'
        ? `${finding.wholesalerID} as ${finding.to}: ${finding.rows} ${{ true: 'in the file', false: 'entered' }[`${finding.isInFile}`]}`
        : '',
    );

  test.each<[what: string, rows: readonly Row[], entered: DraftRows, told: readonly string[]]>([
    ['the same quantities entered', FILE, BOTH, ['w1 as w2: 2 entered']],
    ['the same in another order', FILE, BOTH.toReversed(), ['w1 as w2: 2 entered']],
    [
      'entered for two others',
      FILE,
      [...BOTH, ...enteredOf(['A', 'w3', 5], ['B', 'w3', 7])],
      ['w1 as w2: 2 entered', 'w1 as w3: 2 entered'],
    ],
    ['one row alone', FILE.slice(0, 1), BOTH.slice(0, 1), []],
    ['another quantity', FILE, enteredOf(['A', 'w2', 5], ['B', 'w2', 8]), []],
    ['another product', FILE, enteredOf(['A', 'w2', 5], ['C', 'w2', 7]), []],
    ['a product more in the file', [...FILE, ['C', 'w1', 1]], BOTH, []],
    ['a product more entered', FILE, [...BOTH, ...enteredOf(['C', 'w2', 1])], []],
    ['a quantity that is not whole yet', FILE, [...BOTH, ...enteredOf(['C', 'w2', 'x'])], ['w1 as w2: 2 entered']],
    ['what is entered without a wholesaler', FILE, enteredOf(['A', null, 5], ['B', null, 7]), []],
    ['what was entered for the same one, and is replaced', FILE, enteredOf(['A', 'w1', 5], ['B', 'w1', 7]), []],
    ['what the file replaces', [...FILE, ['A', 'w2', 6]], BOTH, []],
    ['two in the file', [...FILE, ['A', 'w2', 5], ['B', 'w2', 7]], [], ['w2 as w1: 2 in the file']],
    [
      'three in the file, each told with the first',
      [...FILE, ['A', 'w2', 5], ['B', 'w2', 7], ['A', 'w3', 5], ['B', 'w3', 7]],
      [],
      ['w2 as w1: 2 in the file', 'w3 as w1: 2 in the file'],
    ],
    [
      'in the file and entered',
      [...FILE, ['A', 'w2', 5], ['B', 'w2', 7]],
      enteredOf(['A', 'w3', 5], ['B', 'w3', 7]),
      ['w1 as w3: 2 entered', 'w2 as w3: 2 entered', 'w2 as w1: 2 in the file'],
    ],
  ])('are told by their quantities alone: %s', (_, rows, entered, told) => {
    expect(given(rows, { entered })).toEqual(told);
  });

  test('count what is imported: an excluded row is no difference', () => {
    const rows: readonly Row[] = [...FILE, ['C', 'w1', 1]];
    expect(given(rows, { entered: BOTH, corrections: [{ kind: 'exclude', rows: [2] }] })).toEqual([
      'w1 as w2: 2 entered',
    ]);
  });

  test('are none among goals', () => {
    expect(given(FILE, { kind: 'goals', entered: enteredOf(['A', 'w2', 5], ['B', 'w2', 7]) })).toEqual([]);
  });
});

const ignored = (note: Partial<Extract<ImportNote, { kind: 'columnIgnored' }>>): ImportNote => ({
  kind: 'columnIgnored',
  column: 4,
  title: 'Colonne',
  reason: 'unknown',
  samples: [],
  divides: [],
  packs: [],
  sold: null,
  notSold: null,
  only: null,
  amounts: null,
  ...note,
});
const total = (stated: number | null, computed: number): ImportNote => ({
  kind: 'totalLeftOut',
  line: 9,
  title: 'Total',
  stated,
  computed,
});
const AMOUNTS = { line: 3, amount: 1, quantity: 2, pght: 3, far: 4, compared: 5 };
const VALUES = [
  { text: 'V', rows: 2, quantity: 30, areNumbers: false },
  { text: 'R', rows: 1, quantity: 10, areNumbers: false },
];

test.each<[what: string, notes: readonly ImportNote[], told: readonly ImportFinding[]]>([
  ['a column that is not read', [ignored({})], []],
  [
    'totals that are not the sums',
    [total(70, 60), total(60, 60), total(null, 60), total(0, 60)],
    [
      {
        kind: 'totals',
        totals: [70, 0].map((stated) => ({ line: 9, title: 'Total', stated, computed: 60 })),
      },
    ],
  ],
  ['totals that are the sums', [total(60, 60), total(null, 60)], []],
  [
    'a name of no sales',
    [
      { kind: 'otherNamed', place: 'fileName', text: 'Stock' },
      { kind: 'otherNamed', place: 'above', text: 'Retours' },
    ],
    [{ kind: 'otherNamed', text: 'Stock' }],
  ],
  [
    'a share of the goals of a year',
    [{ kind: 'shareNamed', text: 'Mbida', title: 'Délégué', of: 'goals' }],
    [{ kind: 'share', text: 'Mbida', title: 'Délégué', isYear: true }],
  ],
  [
    'a share of the sales of a month',
    [{ kind: 'shareNamed', text: 'Zone Nord', title: null, of: 'sales' }],
    [{ kind: 'share', text: 'Zone Nord', title: null, isYear: false }],
  ],
  [
    'amounts that are those of other quantities, by column',
    [ignored({ title: 'CA', amounts: AMOUNTS }), ignored({}), ignored({ title: 'Net', amounts: AMOUNTS })],
    [
      { kind: 'amounts', title: 'CA', ...AMOUNTS },
      { kind: 'amounts', title: 'Net', ...AMOUNTS },
    ],
  ],
  [
    'a unit below the rows, above them, and in columns',
    [
      { kind: 'linesSkipped', lines: ['Ventes octobre', 'Cartons', 'Quantités en cartons', 'Conditionnement par 6'] },
      { kind: 'unitBelow', lines: ['1 colis = 10 boîtes'] },
      ignored({ title: 'Colisage', packs: ['10', '20'] }),
      ignored({}),
    ],
    [
      {
        kind: 'unit',
        lines: ['Cartons', 'Quantités en cartons', 'Conditionnement par 6', '1 colis = 10 boîtes'],
        columns: [{ title: 'Colisage', packs: ['10', '20'] }],
      },
    ],
  ],
  [
    'a unit in a column alone',
    [ignored({ title: 'Colisage', packs: ['10'] })],
    [{ kind: 'unit', lines: [], columns: [{ title: 'Colisage', packs: ['10'] }] }],
  ],
  ['lines above the rows that say no unit', [{ kind: 'linesSkipped', lines: ['Ventes octobre'] }], []],
  [
    'columns that divide the rows, each by itself',
    [
      ignored({ column: 2, title: 'Nature', divides: VALUES }),
      ignored({}),
      ignored({ column: 3, title: 'Type', divides: VALUES.slice(1) }),
    ],
    [
      { kind: 'divided', column: 2, title: 'Nature', values: VALUES },
      { kind: 'divided', column: 3, title: 'Type', values: VALUES.slice(1) },
    ],
  ],
  [
    'columns of numbers that are not read',
    [
      ignored({ column: 2, title: 'Qté Répartis', sold: 600 }),
      ignored({ column: 3, title: 'Retours', notSold: 0 }),
      { kind: 'quotesOrdinary' },
      ignored({ column: 5, title: 'UG', notSold: 4 }),
    ],
    [
      { kind: 'elsewhere', columns: [{ column: 2, title: 'Qté Répartis', sum: 600 }] },
      {
        kind: 'notSold',
        columns: [
          { column: 3, title: 'Retours', sum: 0 },
          { column: 5, title: 'UG', sum: 4 },
        ],
      },
    ],
  ],
  [
    'another country, by a line',
    [ignored({ only: 'Cameroun' }), { kind: 'otherCountry', text: 'Ventes Gabon' }],
    [{ kind: 'country', title: null, text: 'Ventes Gabon', own: 'Cameroun' }],
  ],
  [
    'another country, by a column: the first that names one',
    [
      ignored({ title: 'Code', only: 'X1' }),
      ignored({ title: 'Pays', only: 'Gabon' }),
      ignored({ title: 'Country', only: 'Tchad' }),
    ],
    [{ kind: 'country', title: 'Pays', text: 'Gabon', own: 'Cameroun' }],
  ],
  ['the country of the agency in another language', [ignored({ title: 'Pays', only: 'Cameroon' })], []],
])('what is told of what was noted: %s', (_, notes, told) => {
  expect(found([], { notes })).toEqual(told);
});

test.each([null, 'Atlantide'])('no country is another one than %s', (country) => {
  const notes = [ignored({ title: 'Pays', only: 'Gabon' }), { kind: 'otherCountry', text: 'Gabon' } as const];
  expect(found([], { notes, catalogue: { ...CATALOGUE, country } })).toEqual([]);
});

describe('numbers that the workbook shows otherwise', () => {
  const shown = (role: 'quantity' | 'price', code: string): ImportNote => {
    const format = cellFormats(code)?.[0]?.format;
    if (!format) throw new Error('Plain');
    return { kind: 'shownOtherwise', role, format, line: 2, stored: 5, count: 1 };
  };
  test.each<[role: 'quantity' | 'price', code: string, isTold: boolean]>([
    ['quantity', '0" cartons"', true],
    ['quantity', '0,', true],
    ['price', '0,', true],
    ['price', ';;;', true],
    // Words beside a price are looked at as a currency.
    ['price', '0" F"', false],
  ])('as the %s with %s', (role, code, isTold) => {
    const note = shown(role, code);
    expect(found([], { notes: [note] })).toEqual(isTold ? [{ kind: 'shown', formats: [note] }] : []);
  });
});

describe('a line that names nothing known above rows', () => {
  const ROWS: readonly Row[] = [
    ['A', 'w1', 1],
    ['Retours', '', ''],
    ['B', 'w1', 20],
    ['C', 'w1', 'x'],
    ['D', 'w1', 400],
    ['E', 'w1', 8000],
  ];
  const notes: readonly ImportNote[] = [{ kind: 'loneLines', lines: [{ line: 2, text: 'Retours', last: 5 }] }];

  test('is told with the rows it may speak of, to the last of them, and their boxes', () => {
    expect(ofKind('loneLine', ROWS, { notes })).toEqual([
      { kind: 'loneLine', line: 2, text: 'Retours', rows: [2, 3, 4], quantity: 420 },
    ]);
  });

  test('is told with those that are not excluded, and no more once all are', () => {
    const without = (...rows: readonly number[]) => ({ notes, corrections: [{ kind: 'exclude', rows } as const] });
    expect(ofKind('loneLine', ROWS, without(2))).toMatchObject([{ rows: [3, 4], quantity: 400 }]);
    expect(ofKind('loneLine', ROWS, without(2, 3))).toMatchObject([{ rows: [4], quantity: 400 }]);
    expect(ofKind('loneLine', ROWS, without(2, 3, 4))).toEqual([]);
  });
});

describe('rows whose file says another size of the box than their product has', () => {
  test.each<[pack: string, isTold: boolean]>([
    ['', false],
    ['B/30', false],
    ['30', false],
    ['B/12', true],
    ['12', true],
    ['Boîte de 60', true],
  ])('%j beside B/30', (pack, isTold) => {
    const packs = ofKind('packs', [['A', 'w1', 5, '', pack]]);
    expect(packs).toEqual(
      isTold
        ? [
            {
              kind: 'packs',
              packs: [{ productID: 'A', name: nameOf('A'), text: pack, line: 1, rows: [0], quantity: 5 }],
            },
          ]
        : [],
    );
  });

  const ROWS: readonly Row[] = [
    ['B', 'w1', 1],
    ['A', 'w1', 5, '', 'B/12'],
    ['A', 'w2', 7, '', 'B/12'],
    ['A', 'w3', 'x', '', 'B/12'],
    ['B', 'w2', 9, '', 'B/12'],
    ['A', 'w3', 11, '', 'B/60'],
    ['Inconnu', 'w1', 13, '', 'B/12'],
    ['Sirop', 'w1', 17, '', 'B/12'],
  ];
  const inWords = (corrections: readonly Correction[] = []) =>
    ofKind('packs', ROWS, { corrections }).flatMap((finding) =>
      finding.kind === 'packs'
        ? finding.packs.map(
            ({ productID, text, line, rows, quantity }) =>
              `${productID} ${text} line ${line}: ${rows.join()} ${quantity}`,
          )
        : [],
    );

  test('are told by product and text, with their boxes', () => {
    expect(inWords()).toEqual(['A B/12 line 2: 1,2,3 12', 'B B/12 line 5: 4 9', 'A B/60 line 6: 5 11']);
  });

  test('are settled once they are excluded', () => {
    expect(inWords([{ kind: 'exclude', rows: [1, 4] }])).toEqual(['A B/12 line 3: 2,3 7', 'A B/60 line 6: 5 11']);
  });
});

describe('a code that an earlier file taught', () => {
  const known: KnownNames = { product: { '1001': 'C', '2-2': 'D', amoxiv: 'A', '3003': 'gone' }, wholesaler: {} };
  const ROWS: readonly Row[] = [
    ['1001', 'w1', 40],
    ['2-2', 'w1', 3],
    ['1001', 'w2', 2],
    ['1001', 'w3', 'x'],
    ['Amoxiv', 'w1', 5],
    ['3003', 'w1', 6],
    ['B', 'w1', 7],
  ];
  const codes = (corrections: readonly Correction[] = []) =>
    ofKind('codes', ROWS, { known, corrections }).flatMap((finding) => (finding.kind === 'codes' ? finding.codes : []));

  test('is asked about where it has no letter, with its rows and boxes', () => {
    expect(codes()).toEqual([
      { text: '1001', productID: 'C', name: nameOf('C'), rows: [0, 2, 3], quantity: 42 },
      { text: '2-2', productID: 'D', name: nameOf('D'), rows: [1], quantity: 3 },
    ]);
  });

  test.each<[what: string, correction: Correction, rows: readonly string[]]>([
    ['chosen in this file', { kind: 'name', field: 'product', name: '1001', ID: 'E' }, ['2-2: 1']],
    ['chosen for one row', { kind: 'assign', field: 'product', row: 2, ID: 'E' }, ['1001: 0,3', '2-2: 1']],
    ['excluded', { kind: 'exclude', rows: [0, 1] }, ['1001: 2,3']],
  ])('is settled where it was %s', (_, correction, rows) => {
    expect(codes([correction]).map(({ text, rows: of }) => `${text}: ${of.join()}`)).toEqual(rows);
  });

  test('is none where nothing was taught', () => {
    expect(found(ROWS.slice(6), { known })).toEqual([]);
  });
});

describe('quantities beside those of recent periods', () => {
  const usual = (quantity: number): ImportHistory => ({
    periods: [
      {
        period: '2026-09',
        quantities: Object.fromEntries(Array.from('ABCDE', (letter) => [letter, { w1: quantity }])),
      },
    ],
  });
  const sold = (...quantities: readonly number[]): readonly Row[] =>
    quantities.map((quantity, at) => ['ABCDEFG'[at] ?? '', 'w1', quantity]);

  test.each<[rows: readonly Row[], usual: number, ratio: number | null]>([
    [sold(30, 30, 30, 30, 30), 10, 3],
    [sold(29, 30, 29, 30, 29), 10, null],
    [sold(10, 10, 10, 10, 10), 30, 1 / 3],
    [sold(11, 10, 11, 10, 11), 30, null],
    [sold(3, 3, 3, 3, 3), 1, 3],
    // The middle one decides.
    [sold(10, 30, 40, 50, 1), 10, 3],
    [sold(30, 30, 30, 30), 10, null],
    // What was not sold before says nothing.
    [sold(30, 30, 30, 30, 30, 10, 10), 10, 3],
    [sold(30, 30, 30, 30, 30), 0, null],
  ])('%j where %i are usual', (rows, of, ratio) => {
    expect(ofKind('quantities', rows, { history: usual(of) })).toEqual(
      ratio === null ? [] : [{ kind: 'quantities', ratio, compared: 5 }],
    );
  });
});

describe('prices beside the PGHT', () => {
  const priced = (...prices: readonly (number | string)[]): readonly Row[] =>
    prices.map((price, at) => ['ABCDEFGHIJ'[at] ?? '', 'w1', 1, String(price)]);
  const ofPrices = (rows: readonly Row[], told?: Told) =>
    found(rows, told).map((finding) => {
      if (finding.kind === 'farPrices')
        return `${finding.far} of ${finding.compared} far, line ${finding.line}: ${finding.price} for ${finding.pght}`;
      return finding.kind === 'prices'
        ? `${finding.differing} of ${finding.compared} at ${finding.ratio}`
        : finding.kind === 'currency'
          ? `currency ${finding.text}`
          : finding.kind;
    });

  test.each<[prices: readonly (number | string)[], told: readonly string[]]>([
    [[100, 100], []],
    [[101, 101], ['2 of 2 at 1.01']],
    [['100,99', '100,99'], []],
    [[99, 99], ['2 of 2 at 0.99']],
    [['99,01', '99,01'], []],
    [[110], []],
    // Four of five are enough, three of four are not.
    [[110, 120, 130, 120, 100], ['4 of 5 at 1.2']],
    [[110, 120, 130, 100], []],
    [[110, 120, 130, 90], []],
    [[90, 80, 70, 80, 110], ['4 of 5 at 0.8']],
    [[200, 100, 100], []],
    [[100, 201, 100], ['1 of 3 far, line 2: 201 for 100']],
    [[50, 100, 100], []],
    [[100, 100, 1], ['1 of 3 far, line 3: 1 for 100']],
    [[100, 100, 49, 300], ['2 of 4 far, line 3: 49 for 100']],
    // Those that are far say nothing about the others.
    [
      [300, 110, 120],
      ['1 of 3 far, line 1: 300 for 100', '2 of 2 at 1.1'],
    ],
    [[300, 110], ['1 of 2 far, line 1: 300 for 100']],
    // No price and one of nothing are none.
    [['', 110], []],
    [[0, 110], []],
    [['x', 110], []],
    [[110, 110, '', ''], ['2 of 2 at 1.1']],
  ])('%j for 100', (prices, told) => {
    expect(ofPrices(priced(...prices))).toEqual(told);
  });

  test('are those of products that have one', () => {
    expect(ofPrices([['Sirop', 'w1', 1, '300'], ['Inconnu', 'w1', 1, '300'], ...priced(110)])).toEqual([]);
    expect(ofPrices([['Coton', 'w1', 1, '3'], ...priced(110)])).toEqual(['1 of 2 far, line 1: 3 for 1']);
  });

  test.each<[what: string, corrections: readonly Correction[], told: readonly string[]]>([
    ['nothing was chosen', [], ['1 of 3 far, line 1: 300 for 100', '2 of 2 at 1.1']],
    ['the row is excluded', [{ kind: 'exclude', rows: [0] }], ['2 of 2 at 1.1']],
    // It was looked at, and still is one of those above.
    ['a price was chosen', [{ kind: 'price', productID: 'A', price: 300 }], ['3 of 3 at 1.2']],
    ['products keep their own', [{ kind: 'ownPrices' }], []],
    [
      'another was typed',
      [{ kind: 'type', row: 0, field: 'price', text: '400' }],
      ['1 of 3 far, line 1: 400 for 100', '2 of 2 at 1.1'],
    ],
  ])('are compared where %s', (_, corrections, told) => {
    expect(ofPrices(priced(300, 110, 120), { corrections })).toEqual(told);
  });

  const EUROS = priced(5, '5 €', 5);
  test.each<[what: string, rows: readonly Row[], told: Told, currency: readonly string[]]>([
    ['a price itself', EUROS, {}, ['currency 5 €']],
    [
      'the title of the prices',
      priced(5),
      {
        columns: [
          { title: 'Code EUR', role: null },
          { title: 'Prix EUR', role: 'price' },
        ],
      },
      ['currency Prix EUR'],
    ],
    ['the title of another column', [], { columns: [{ title: 'Montant EUR', role: null }] }, []],
    [
      'no title, where products keep their own prices',
      priced(5),
      { columns: [{ title: 'Prix EUR', role: 'price' }], corrections: [{ kind: 'ownPrices' }] },
      [],
    ],
    [
      'a price that was typed instead',
      EUROS.slice(1, 2),
      { corrections: [{ kind: 'type', row: 0, field: 'price', text: '100' }] },
      [],
    ],
    [
      'a price that was chosen instead',
      EUROS.slice(1, 2),
      { corrections: [{ kind: 'price', productID: 'B', price: 100 }] },
      [],
    ],
    ['a row that is excluded', EUROS.slice(1, 2), { corrections: [{ kind: 'exclude', rows: [0] }] }, []],
  ])('in another currency are told by %s', (_, rows, told, currency) => {
    expect(ofPrices(rows, told)).toEqual(currency);
  });

  test.each<[role: 'quantity' | 'price', told: readonly string[]]>([
    ['price', ['currency EUR']],
    ['quantity', ['shown']],
  ])('are in the currency that the workbook shows beside a %s', (role, told) => {
    const format = cellFormats('0" EUR"')?.[0]?.format;
    if (!format) throw new Error('Plain');
    const notes: readonly ImportNote[] = [
      { kind: 'roundedFloat', role, text: '12.000000000000002', value: 12, count: 1 },
      { kind: 'shownOtherwise', role, format, line: 2, stored: 5, count: 1 },
    ];
    expect(ofPrices(priced(100), { notes })).toEqual(told);
  });
});

describe('a finding', () => {
  const PACK = { productID: 'A', name: 'Produit A', line: 1, rows: [0], quantity: 1 };
  const FINDINGS: readonly (readonly [ImportFinding, string])[] = [
    [{ kind: 'given', wholesalerID: 'w1', to: 'w2', rows: 2, isInFile: false }, 'given w1 w2'],
    [
      {
        kind: 'packs',
        packs: [
          { ...PACK, text: 'B/12' },
          { ...PACK, productID: 'B', text: 'B/60' },
        ],
      },
      'packs A B/12, B B/60',
    ],
    [
      {
        kind: 'codes',
        codes: [
          { ...PACK, text: '1001' },
          { ...PACK, productID: 'B', text: '2' },
        ],
      },
      'codes A 1001, B 2',
    ],
    [{ kind: 'divided', column: 3, title: 'Nature', values: [] }, 'divided 3'],
    [{ kind: 'amounts', title: 'CA', ...AMOUNTS }, 'amounts CA'],
    [{ kind: 'loneLine', line: 4, text: 'Retours', rows: [1], quantity: 1 }, 'loneLine 4'],
    [{ kind: 'prices', ratio: 2, differing: 2, compared: 2 }, 'prices'],
  ];

  test.each(FINDINGS)('is acknowledged by what was seen of it: %j', (finding, key) => {
    expect(findingKey(finding)).toBe(key);
  });

  test('is open until it is acknowledged', () => {
    const findings = FINDINGS.map(([finding]) => finding);
    const openAfter = (acknowledged: ReadonlySet<ReturnType<typeof findingKey>>) => {
      const table = tableOf({ records: [], header: NO_HEADER, roles: [] }, CATALOGUE);
      const corrections = Array.from(acknowledged, (finding) => ({ kind: 'acknowledge', finding }) as const);
      return openFindings(findings, checkRows(table, CATALOGUE, 'sales', corrections));
    };
    expect(openAfter(new Set())).toEqual(findings);
    expect(openAfter(new Set(['divided 3', 'loneLine 5']))).toEqual(findings.filter(({ kind }) => kind !== 'divided'));
  });
});
