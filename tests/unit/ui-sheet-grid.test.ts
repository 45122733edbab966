import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberReader } from '#lib/read-number.ts';
import {
  type History,
  type HistoryEvent,
  MOST_STEPS,
  nextHistory,
  NO_HISTORY,
  stepOf,
} from '#ui/sheet-grid/history.ts';
import {
  clipboardColumns,
  clipOf,
  pasteClip,
  readCells,
  saysMore,
  type TitleMeaning,
  yearAbove,
} from '#ui/sheet-grid/paste.ts';
import { sumColumn, sumsAmong, sumsIn } from '#ui/sheet-grid/sums.ts';
import {
  type Block,
  cleared,
  effective,
  entered,
  faultOf,
  faultsOf,
  filled,
  placeAfter,
  type RowOf,
  type Sheet,
  type SheetChange,
  type SheetValue,
  type ValueOf,
  valuesIn,
  writeCells,
} from '#ui/sheet-grid/sheet.ts';

const read = numberReader('fr');
const french = new Intl.NumberFormat('fr', { useGrouping: false, maximumFractionDigits: 12 });
const WHOLE = { min: 0, max: 1_000_000, isWhole: true } as const;

const SHEET: Sheet = {
  rows: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
  columns: [
    { id: 'january', label: 'Janvier', input: WHOLE },
    { id: 'price', label: 'Prix' },
    { id: 'march', label: 'Mars', input: {} },
  ],
};

type Cells = ReadonlyMap<string, SheetValue>;
const keyOf = (row: string, column: string) => `${row} ${column}`;
const valueOfIn = (cells: Cells) => (row: string, column: string) => cells.get(keyOf(row, column)) ?? null;
const changed = (cells: Cells, changes: readonly SheetChange[]): Cells => {
  const next = new Map(cells);
  for (const { row, column, value } of changes) {
    if (value === null) next.delete(keyOf(row, column));
    else next.set(keyOf(row, column), value);
  }
  return next;
};

describe('numberReader', () => {
  test.each([
    ['12 500', 12_500],
    ['12\u202F500,5', 12_500.5],
    ['1\u00A0234\u2009567', 1_234_567],
    ['12,500.5', 12_500.5],
    ['12.500,5', 12_500.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.25', 1_234_567.25],
    ['1’234', 1_234],
    ['0,125', 0.125],
    ['−5', -5],
    ['- 5', -5],
    ['007', 7],
    ['-0', 0],
    [' 3 ', 3],
    ['٩٠٠', 900],
    ['۱۲', 12],
    ['１２ ５００', 12_500],
  ])('reads %j in either language', (text, value) => {
    expect(read(text)).toBe(value);
    expect(numberReader('en')(text)).toBe(value);
  });

  test.each([
    '',
    '-',
    'dix',
    '1 2',
    '12 50',
    '1.2.3',
    '1,2,3',
    '5 %',
    '=1+1',
    '1e3',
    '12,',
    ',',
    'NaN',
    '99999999999999999999',
    '१२',
    '１，２３４',
  ])('does not guess %j', (text) => {
    expect(read(text)).toBeNull();
  });

  test('reads a single separator as the language does', () => {
    expect([read('1,234'), numberReader('en')('1,234')]).toEqual([1.234, 1_234]);
    expect([read('1.234'), numberReader('en')('1.234')]).toEqual([1.234, 1.234]);
    expect([read('1,5'), numberReader('en')('1,5')]).toEqual([1.5, 1.5]);
  });

  test('reads whatever either language writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('fr', 'en'), (number, locale) => {
        const value = number / 100;
        expect(numberReader(locale)(new Intl.NumberFormat(locale).format(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test('returns a number or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = read(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('a value', () => {
  test.each<[string, SheetValue, ReturnType<typeof faultOf>]>([
    ['12 500', 12_500, null],
    ['', null, null],
    ['  ', null, null],
    ['dix', 'dix', 'unreadable'],
    ['1,5', '1,5', 'fraction'],
    ['-3', '-3', 'tooSmall'],
    ['1000001', '1000001', 'tooLarge'],
    ['1000000000000000', '1000000000000000', 'tooLarge'],
  ])('%j is kept as %j', (text, value, fault) => {
    expect(entered(text, WHOLE, read)).toBe(value);
    expect(faultOf(value, WHOLE, read)).toBe(fault);
  });

  test('that the column does not accept stays a text, and a text is always a fault', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const value = entered(text, WHOLE, read);
        expect(faultOf(value, WHOLE, read) !== null).toBe(typeof value === 'string');
      }),
    );
  });

  test('that was not entered is checked too, and a read-only column has no faults', () => {
    expect(faultOf(1.5, WHOLE, read)).toBe('fraction');
    expect(faultOf('12', WHOLE, read)).toBe('unreadable');
    expect(faultOf('dix', undefined, read)).toBeNull();
  });
});

const at = (top: number, start: number, bottom = top, end = start): Block => ({ top, bottom, start, end });
const numbersOf = (text: string) => {
  const number = read(text);
  return number === null ? [] : [number];
};
const MEANINGS: Readonly<Record<string, TitleMeaning>> = {
  Vendu: 'value',
  Quantité: 'value',
  Valeur: 'value',
  Colonne: 'column',
  Marque: 'attribute',
  Nom: 'row',
  Total: 'total',
  2025: 'period',
  2040: 'period',
  2026: 'value',
  '09/2026': 'period',
};
const meaningOf = (title: string) => MEANINGS[title] ?? null;

/** Pastes the texts of a clipboard at a block of a sheet. */
function pasted(
  sheet: Sheet,
  block: Block,
  cells: readonly (readonly string[])[],
  { rowOf, values = () => null }: { readonly rowOf?: RowOf; readonly values?: ValueOf } = {},
) {
  const clip = clipOf(sheet, block, cells, { rowOf, meaningOf, valueOf: values, numbersOf });
  const laid = pasteClip(sheet, clip, { rowOf, meaningOf }, read);
  const { titles, repeated, isRepeat, amounts } = clip;
  return {
    ...laid,
    hasTitles: titles !== null,
    repeated: repeated.map(({ id }) => id),
    isRepeat,
    amounts,
    isRefused: saysMore(laid, clip, meaningOf),
  };
}

describe('paste', () => {
  const NOTHING_LEFT = { left: 0, leftTitles: [], lines: [], unfilled: 0, added: [] };

  test('skips read-only cells and cells outside the sheet, and counts them', () => {
    expect(pasted(SHEET, at(1, 0), [['1', '2', '3', '4'], ['5', '', 'dix', '8'], ['9']])).toMatchObject({
      changes: [
        { row: 'b', column: 'january', value: 1 },
        { row: 'b', column: 'march', value: 3 },
        { row: 'c', column: 'january', value: 5 },
        { row: 'c', column: 'march', value: 'dix' },
      ],
      left: 5,
      leftTitles: [],
      lines: [],
      hasTitles: false,
    });
  });

  test('repeats a value over the selection', () => {
    expect(pasted(SHEET, at(0, 0, 2, 0), [['7']]).changes.map(({ row, value }) => [row, value])).toEqual([
      ['a', 7],
      ['b', 7],
      ['c', 7],
    ]);
  });

  test('counts the selected cells that it does not fill, as they are no multiple of it', () => {
    expect(pasted(SHEET, at(0, 0, 2, 0), [['7'], ['8']])).toMatchObject({
      changes: [{ value: 7 }, { value: 8 }],
      unfilled: 1,
    });
    // The column between is not written.
    expect(pasted(SHEET, at(0, 0, 2, 2), [['7'], ['8']])).toMatchObject({
      changes: [{ value: 7 }, { value: 8 }],
      unfilled: 4,
    });
    for (const block of [at(0, 0), at(0, 0, 1, 0)]) expect(pasted(SHEET, block, [['7'], ['8']]).unfilled).toBe(0);
  });

  test('of copied cells onto themselves changes nothing', () => {
    const value = fc.oneof(fc.constant(null), fc.nat(1_000_000), fc.constantFrom('dix', '1,5', '=A1'));
    fc.assert(
      fc.property(fc.array(value, { minLength: 3, maxLength: 3 }), (values) => {
        const cells = changed(
          new Map(),
          values.map((each, index) => ({ row: SHEET.rows[index]?.id ?? '', column: 'january', value: each })),
        );
        const block = at(0, 0, 2, 2);
        const text = writeCells(valuesIn(SHEET, block, valueOfIn(cells)), (number) => french.format(number));
        const { changes } = pasted(SHEET, block, readCells(`${text}\r\n`));
        expect(effective(changes, valueOfIn(cells))).toEqual([]);
      }),
    );
  });

  test('reads the clipboard format of spreadsheets', () => {
    expect(readCells('1\t"2"\r\n\t4\r\n')).toEqual([
      ['1', '2'],
      ['', '4'],
    ]);
    expect(readCells('"1\n100"\t"a ""b"" c"\n"c\td"\t\n"e\n"f')).toEqual([
      ['1\n100', 'a "b" c'],
      ['c\td', ''],
      ['"e'],
      ['"f'],
    ]);
    expect([readCells('a'), readCells('a\t'), readCells('\n')]).toEqual([[['a']], [['a', '']], [['']]]);
  });

  test('reads a cell of two lines as one error', () => {
    expect(pasted(SHEET, at(0, 0), readCells('"1\n100"\n7')).changes.map(({ row, value }) => [row, value])).toEqual([
      ['a', '1 / 100'],
      ['b', 7],
    ]);
  });

  test('takes a word above numbers for a title', () => {
    const changes = [
      { row: 'a', column: 'january', value: 9 },
      { row: 'b', column: 'january', value: 11 },
    ];
    expect(pasted(SHEET, at(0, 0), [['Quantité'], ['9'], ['11']])).toMatchObject({
      ...NOTHING_LEFT,
      hasTitles: true,
      changes,
    });
    expect(pasted(SHEET, at(0, 0), [['Stock au 30/11'], ['9'], ['11']])).toMatchObject({
      hasTitles: true,
      changes: [],
      left: 2,
      leftTitles: ['Stock au 30/11'],
    });
    for (const slip of ['9OO', '-', '~5', '12,']) {
      expect(pasted(SHEET, at(0, 0), [[slip], ['9'], ['11']])).toMatchObject({
        hasTitles: false,
        changes: [
          { row: 'a', value: slip },
          { row: 'b', value: 9 },
          { row: 'c', value: 11 },
        ],
      });
    }
    expect(pasted(SHEET, at(0, 0), [['dix'], ['onze']]).hasTitles).toBe(false);
  });

  test('follows titles that name columns, and leaves out the others', () => {
    expect(
      pasted(SHEET, at(1, 0), [['Mars', 'Stock', 'Janvier'], ['1', '2', '3'], ['4', '', '6'], ['7']]),
    ).toMatchObject({
      hasTitles: true,
      changes: [
        { row: 'b', column: 'march', value: 1 },
        { row: 'b', column: 'january', value: 3 },
        { row: 'c', column: 'march', value: 4 },
        { row: 'c', column: 'january', value: 6 },
      ],
      left: 2,
      leftTitles: ['Stock'],
    });
  });

  test('leaves out a column that repeats the prices of its rows', () => {
    const sheet: Sheet = {
      ...SHEET,
      columns: SHEET.columns.map((column) => (column.id === 'price' ? { ...column, isGiven: true } : column)),
    };
    const prices = new Map([
      ['a', 3120],
      ['b', 1450],
    ]);
    const values = (row: string, column: string) => (column === 'price' ? (prices.get(row) ?? null) : null);
    const of = (cells: readonly (readonly string[])[]) =>
      pasted(sheet, at(0, 0), cells, { values, rowOf: (text) => (prices.has(text) ? text : null) });
    const changes = [
      { row: 'a', column: 'january', value: 900 },
      { row: 'b', column: 'january', value: 1100 },
    ];
    expect(
      of([
        ['900', '3 120'],
        ['1100', '1450'],
      ]),
    ).toMatchObject({ changes, repeated: ['price'] });
    expect(
      of([
        ['a', '3120', '900'],
        ['b', '1450', '1100'],
      ]),
    ).toMatchObject({ changes, repeated: ['price'] });
    expect(
      of([
        ['900', '3120'],
        ['1100', '1451'],
      ]),
    ).toMatchObject({ left: 2, repeated: [] });
    // Two numbers alone may be those prices by chance.
    expect(of([['3120'], ['1450']])).toMatchObject({ changes: { length: 2 }, repeated: [], isRepeat: false });
  });

  const PRICED: Sheet = {
    rows: SHEET.rows,
    columns: [
      { id: 'north', label: 'Nord', input: WHOLE },
      { id: 'south', label: 'Sud', input: WHOLE },
      { id: 'price', label: 'Prix', isGiven: true },
    ],
  };
  const PRICES: ReadonlyMap<string, number> = new Map([
    ['a', 560],
    ['b', 1450.5],
    ['c', 1],
  ]);
  const valuesAt =
    (prices: ReadonlyMap<string, number>): ValueOf =>
    (row, column) =>
      column === 'price' ? (prices.get(row) ?? null) : null;
  const rowOf: RowOf = (text) => (PRICES.has(text) ? text : null);
  const pricedAt = (cells: readonly (readonly string[])[], prices = PRICES) =>
    pasted(PRICED, at(0, 0), cells, { values: valuesAt(prices), rowOf });

  test.each([
    [[['560'], ['1450,5'], ['1']], true],
    [[['560'], ['1450,5'], ['2']], false],
    [[['560'], ['1450,5']], false],
    [
      [
        ['a', '560'],
        ['b', '1450,5'],
        ['c', '1'],
      ],
      true,
    ],
  ])('that only repeats the prices of three rows is no quantity: %j', (cells, isRepeat) => {
    expect(pricedAt(cells)).toMatchObject({ isRepeat });
  });

  test('takes zeros at rows without a price for quantities', () => {
    const prices = new Map(['a', 'b', 'c'].map((id) => [id, 0]));
    expect(pricedAt([['0'], ['0'], ['0']], prices)).toMatchObject({ isRepeat: false, changes: { length: 3 } });
  });

  test.each([
    ['one line', [['a', '1300', '728000']], 1],
    [
      'lines, one of which is empty',
      [
        ['a', '1300', '728 000'],
        ['b', '3', '4351,5'],
        ['c', '', ''],
      ],
      1,
    ],
    ['rounded', [['b', '3', '4352']], 1],
    [
      'the amount first',
      [
        ['a', '1120', '2'],
        ['b', '2901', '2'],
      ],
      1,
    ],
    ['without names', [['1300', '728000']], 1],
    ['of several columns together', [['a', '10', '20', '16800']], 1],
    ['of each column', [['a', '10', '5600', '20', '11200']], 2],
    ['beside the prices', [['a', '1300', '560', '728000']], 1],
    ['of another price', [['a', '1300', '728001']], 0],
    [
      'a line whose amount is another',
      [
        ['a', '1300', '728000'],
        ['b', '3', '5'],
      ],
      0,
    ],
    ['at a price of 1', [['c', '12', '12']], 0],
    ['nothing', [['a', '0', '0']], 0],
  ])('leaves out a column of amounts: %s', (_, cells, amounts) => {
    expect(pricedAt(cells)).toMatchObject({ amounts });
  });

  test('enters the quantities beside amounts', () => {
    const changes = [
      { row: 'a', column: 'north', value: 1300 },
      { row: 'b', column: 'north', value: 2 },
    ];
    const cells = [
      ['a', '1300', '728000'],
      ['b', '2', '2901'],
    ];
    expect(pricedAt(cells)).toMatchObject({ changes, left: 0 });
    expect(pricedAt(cells.map(([, ...texts]) => texts))).toMatchObject({ changes, left: 0 });
  });
});

describe('a paste by name', () => {
  const rowOf = (text: string) => SHEET.rows.find(({ id }) => id === text.toLowerCase())?.id ?? null;
  const of = (...cells: readonly (readonly string[])[]) => pasted(SHEET, at(0, 0), cells, { rowOf });
  const changesOf = (...cells: readonly (readonly string[])[]) =>
    of(...cells).changes.map(({ row, column, value }) => [row, column, value]);

  test('finds each row by its name, in any order', () => {
    expect(changesOf(['C', '3'], ['a', '1'])).toEqual([
      ['c', 'january', 3],
      ['a', 'january', 1],
    ]);
  });

  test('adds up the lines of a name, if all are numbers', () => {
    const { changes, added } = of(['a', '1'], ['b', '2'], ['A', '3'], ['a', '5']);
    expect(changes.map(({ value }) => value)).toEqual([1, 2]);
    expect(added).toEqual([{ row: 'a', column: 'january', value: 9 }]);
    expect(of(['a', '1'], ['a', '']).added).toEqual([{ row: 'a', column: 'january', value: 1 }]);
    expect(of(['a', ''], ['b', '2'], ['a', '3']).added).toEqual([{ row: 'a', column: 'january', value: 3 }]);
    expect(of(['a', '1'], ['b', '2'], ['a', '3.5.7']).added).toEqual([]);
  });

  test('keeps a list of the lines that no row has, and of those that come twice', () => {
    const { changes, lines } = of(['a', '1'], ['z', '2', '5'], ['a', '3'], ['y', '']);
    expect(changes).toHaveLength(1);
    expect(lines).toEqual([
      { line: 2, name: 'z', texts: ['2', '5'], reason: 'unknown' },
      { line: 3, name: 'a', texts: ['3'], reason: 'repeated' },
      { line: 4, name: 'y', texts: [''], reason: 'unknown' },
    ]);
  });

  test.each([
    [
      'a title above',
      [
        ['Retours', ''],
        ['a', '1'],
        ['b', '2'],
      ],
      1,
      'Retours',
    ],
    ['one that has no cell beside it', [['2025'], ['a', '1'], ['b', '2']], 1, '2025'],
    [
      'a title between',
      [
        ['a', '1'],
        ['Cartons', ''],
        ['b', '2'],
      ],
      2,
      'Cartons',
    ],
    [
      'a foot below',
      [
        ['Nom', 'Vendu'],
        ['a', '1'],
        ['b', '2'],
        ['Clos', ''],
      ],
      4,
      'Clos',
    ],
    [
      'a text beside the names',
      [
        ['a', '1'],
        ['b', '2'],
        ['', 'Clos'],
      ],
      3,
      '',
    ],
    [
      'a second line of titles',
      [
        ['Mars', ''],
        ['Nom', 'Vendu'],
        ['a', '1'],
      ],
      1,
      'Mars',
    ],
    [
      'a name that no row has',
      [
        ['a', '1'],
        ['z', '2'],
      ],
      2,
      'z',
    ],
    [
      'a number without a name',
      [
        ['a', '1'],
        ['', '5'],
        ['b', '2'],
      ],
      2,
      '',
    ],
  ])('takes nothing beside a line that no row has: %s', (_, cells, line, name) => {
    const { isRefused, lines } = of(...cells);
    expect(isRefused).toBe(true);
    expect(lines[0]).toMatchObject({ line, name, reason: 'unknown' });
  });

  test('takes nothing under a title of the names that is none', () => {
    for (const title of ['Retours', '2025', 'Mars', 'Vendu', 'Cartons']) {
      expect(of([title, 'Vendu'], ['a', '1'], ['b', '2'])).toMatchObject({ isRefused: true, leftTitles: [title] });
    }
    for (const title of ['Nom', '', 'Marque']) {
      expect(of([title, 'Vendu'], ['a', '1'], ['b', '2'])).toMatchObject({ isRefused: false, leftTitles: [] });
    }
  });

  test('passes over empty lines, and leaves the cells of a name alone empty', () => {
    expect(of(['a', '1'], ['', ''], [''], ['b', ''])).toMatchObject({
      isRefused: false,
      changes: [{ value: 1 }, { row: 'b', column: 'january', value: null }],
      lines: [],
    });
    expect(of(['a', '1'], ['a', ''])).toMatchObject({ isRefused: false, lines: [{ line: 2, reason: 'repeated' }] });
  });

  test('leaves out a line that is the sum of the others, and says so', () => {
    for (const name of ['Total', '']) {
      expect(of(['Nom', 'Janvier', 'Mars'], ['a', '1', '5'], ['b', '2', ''], [name, '3', '5'])).toMatchObject({
        isRefused: false,
        changes: { length: 4 },
        lines: [{ line: 4, name, reason: 'sum' }],
      });
      // Not their sum, not a number, no numbers, or of one line.
      for (const cells of [
        ['3', '6'],
        ['3', 'x'],
        ['', ''],
      ]) {
        const { isRefused } = of(['Nom', 'Janvier', 'Mars'], ['a', '1', '5'], ['b', '2', ''], [name, ...cells]);
        expect(isRefused).toBe(name !== '' || cells.join('') !== '');
      }
      expect(of(['a', '1'], [name, '1'])).toMatchObject({ isRefused: true });
    }
    expect(of(['a', '1'], ['b', '2'], ['Sous-tot.', '3'])).toMatchObject({ isRefused: true });
  });

  test('follows the titles of columns where there are any', () => {
    expect(changesOf(['Nom', 'MARS', 'Janvier'], ['b', '7', '8'])).toEqual([
      ['b', 'march', 7],
      ['b', 'january', 8],
    ]);
    expect(of(['Nom', 'Vendu'], ['b', '7'])).toMatchObject({
      changes: [{ row: 'b', column: 'january', value: 7 }],
      lines: [],
      hasTitles: true,
    });
    // Without a number below, nothing says that the first line is one of titles.
    expect(of(['Nom', 'Vendu'], ['b', 'dix'])).toMatchObject({
      lines: [
        { line: 1, name: 'Nom', texts: ['Vendu'], reason: 'unknown' },
        { line: 2, name: 'b', texts: ['dix'], reason: 'unread' },
      ],
      hasTitles: false,
    });
  });

  test('puts no column where its title does not say', () => {
    expect(of(['Nom', 'Stock', 'Vendu'], ['b', '7', '8'], ['c', '', '9'])).toMatchObject({
      changes: [
        { row: 'b', column: 'january', value: 8 },
        { row: 'c', column: 'january', value: 9 },
      ],
      left: 1,
      leftTitles: ['Stock'],
      hasTitles: true,
    });
    expect(of(['Nom', 'Octobre', 'Novembre'], ['b', '7', '8'])).toMatchObject({
      changes: [],
      left: 2,
      leftTitles: ['Octobre', 'Novembre'],
    });
    // Two columns of values, and nothing says which is which; or one column with two titles.
    expect(of(['Nom', 'Vendu', 'Quantité'], ['b', '7', '8'])).toMatchObject({ changes: [], left: 2 });
    expect(of(['Nom', 'Mars', 'Mars'], ['b', '7', '8'])).toMatchObject({ changes: [], left: 2 });
    expect(of(['Nom', 'Prix', 'Quantité'], ['b', '7', '8'])).toMatchObject({
      changes: [{ row: 'b', column: 'january', value: 8 }],
      leftTitles: ['Prix'],
    });
  });

  test('takes years for titles, and the column of the open one', () => {
    expect(of(['Nom', '2025', '2026'], ['b', '7', '8'], ['c', '', '9'])).toMatchObject({
      changes: [
        { row: 'b', column: 'january', value: 8 },
        { row: 'c', column: 'january', value: 9 },
      ],
      left: 1,
      leftTitles: ['2025'],
      lines: [],
      hasTitles: true,
    });
    for (const title of ['2025', '09/2026']) {
      expect(of(['Nom', title], ['b', '7'])).toMatchObject({ changes: [], left: 1, leftTitles: [title] });
      expect(of(['', title, 'Stock'], ['b', '7', '5'])).toMatchObject({ changes: [], left: 2 });
    }
    // A product that is called so, or is unknown, is no year of quantities.
    expect(of(['a', '2025'], ['b', '7'])).toMatchObject({ changes: { length: 2 }, hasTitles: false });
  });

  test('takes years for titles without names too, unless one stands alone', () => {
    const under = (...cells: readonly (readonly string[])[]) => pasted(SHEET, at(0, 0), cells);
    expect(under(['2025', '2026'], ['7', '8'])).toMatchObject({
      changes: [{ row: 'a', column: 'january', value: 8 }],
      leftTitles: ['2025'],
    });
    expect(under(['09/2026'], ['7'])).toMatchObject({ changes: [], left: 1, leftTitles: ['09/2026'] });
    expect(under(['2025'], ['7'])).toMatchObject({ changes: { length: 2 }, hasTitles: false });
    expect(under(['2025', '2040'], ['7', '8'])).toMatchObject({ hasTitles: false });
  });

  test.each([
    [[['2025'], ['7'], ['8']], '2025'],
    [[['2026'], [''], ['8']], '2026'],
    [
      [
        ['2026', ''],
        ['7', '8'],
      ],
      '2026',
    ],
    [
      [
        ['2025', '2040'],
        ['7', '8'],
      ],
      '2025',
    ],
    // The year of a second line of titles.
    [[['Vendu'], ['2026'], ['7']], '2026'],
    // Titles, names beside them, a single value, another number.
    [
      [
        ['2025', '2026'],
        ['7', '8'],
      ],
      null,
    ],
    [[['09/2026'], ['7']], null],
    [
      [
        ['', '2026'],
        ['a', '7'],
      ],
      null,
    ],
    [[['2026']], null],
    [[['2026'], ['dix']], null],
    [[['1900'], ['7']], null],
    [[['7'], ['2026']], null],
  ])('of %j, %s may be a title or a value', (cells, year) => {
    const context = { rowOf, meaningOf, valueOf: () => null, numbersOf };
    expect(yearAbove(clipOf(SHEET, at(0, 0), cells, context), context)).toBe(year);
  });

  test.each([
    ['its end', [868, 1078, 1946], [2]],
    ['its beginning', [1946, 868, 1078], [0]],
    ['its end, with empty cells between', [868, null, 1078, null, 1946, null], [4]],
    ['parts, each with its sum', [868, 1078, 1946, 404, 713, 1117], [2, 5]],
    ['parts and the sum of all', [868, 1078, 1946, 404, 713, 1117, 3063], [2, 5, 6]],
    ['parts below their sums', [3063, 1946, 868, 1078, 1117, 404, 713], [0, 1, 4]],
    ['a part of one', [868, 868, 404, 713, 1117, 1985], [1, 4, 5]],
    ['a part and the sum of all', [868, 1078, 1946, 1946], [2, 3]],
    ['cells without boxes', [0, 868, 0, 1078, 1946], [4]],
    ['one product that was sold', [0, 868, 868], [2]],
    ['the same, in the middle', [900, 0, 900], [2]],
    ['no sum', [868, 1078, 1945], []],
    ['a sum in its middle', [100, 200, 300, 900], []],
    ['a single number', [868], []],
    ['two equal numbers', [868, 868], []],
    ['equal pairs', [5, 5, 3, 3], []],
    ['nothing sold', [0, 0, 0, 0], []],
    ['no numbers', [null, null, null], []],
  ])('of a column with %s, the sums are found', (_, values, sums) => {
    expect(sumsAmong(values)).toEqual(sums);
  });

  test('a line is a sum if one of its columns says so', () => {
    expect(
      sumsIn([
        [868, 5],
        [1078, null],
        [1946, 5],
      ]),
    ).toEqual([2]);
    expect(sumsIn([])).toEqual([]);
  });

  test.each([
    [
      [
        [null, 868, 404, 1272],
        [null, 1078, null, 1078],
        [null, null, null, null],
      ],
      3,
    ],
    [[[868, 404, 1272, null]], 2],
    // One line is no sum, or no line has two numbers beside it, or nothing is beside it.
    [
      [
        [868, 404, 1272],
        [1078, 713, 1790],
      ],
      null,
    ],
    [
      [
        [868, 868],
        [5, 5],
      ],
      null,
    ],
    [[[868], [5]], null],
    [[[0, 0, 0]], null],
    [[[null]], null],
    [[], null],
  ])('the last column of %j is a sum: %j', (lines, column) => {
    expect(sumColumn(lines)).toBe(column);
  });

  test('a sum that is put at the end of any numbers is found', () => {
    const boxes = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(boxes, fc.boolean(), (own, isFirst) => {
        const sum = own.reduce((total, value) => total + value, 0);
        expect(sumsAmong(isFirst ? [sum, ...own] : [...own, sum])).toContain(isFirst ? 0 : own.length);
      }),
    );
  });

  test('reads a short title as the one column that it abbreviates', () => {
    const input = {};
    const sheet: Sheet = {
      ...SHEET,
      columns: [
        { id: 'l', label: 'Littoral Médicaments', input },
        { id: 'r', label: 'Répartis Cameroun', input },
        { id: 's', label: 'Savane Médicaments', input },
      ],
    };
    const columnsOf = (...titles: readonly string[]) =>
      pasted(
        sheet,
        at(0, 0),
        [
          ['Nom', ...titles],
          ['a', ...titles.map(() => '1')],
        ],
        { rowOf },
      ).changes.map(({ column }) => column);
    expect(columnsOf('Répartis', 'LITTORAL')).toEqual(['r', 'l']);
    expect(columnsOf('Rép. Cam.', 'Littoral Médic.')).toEqual(['r', 'l']);
    expect(columnsOf('Médicaments', 'Re', 'Répartis Gabon', 'Stock Savane')).toEqual([]);
  });

  test('parts the lines of a message into names and numbers', () => {
    expect(changesOf(['a : 1'], [''], ['• B = 2'], ['c – -3'])).toEqual([
      ['a', 'january', 1],
      ['b', 'january', 2],
      ['c', 'january', '-3'],
    ]);
    expect(of(['a : 1'], ['z - 5: 2'])).toMatchObject({ lines: [{ line: 2, name: 'z - 5', texts: ['2'] }] });
    expect(of(['a : 1'], ['merci']).lines).toEqual([]);
  });

  test('skips a name beside its code, and lists a line whose name is that of another row', () => {
    expect(of(['a', 'A', '1', '2'], ['b', 'Bêta', '3', '4'])).toMatchObject({
      changes: [
        { row: 'a', column: 'january', value: 1 },
        { row: 'b', column: 'january', value: 3 },
      ],
      left: 2,
      lines: [],
    });
    expect(of(['a', 'A', '1'], ['b', 'c', '3'])).toMatchObject({
      changes: [{ row: 'a', column: 'january', value: 1 }],
      lines: [{ line: 2, name: 'b', texts: ['c', '3'], reason: 'contradicts' }],
    });
  });

  test('lists a line with a word that says nothing it knows: a return, another country, another unit', () => {
    expect(of(['a', 'V', '1'], ['b', '', '3'])).toMatchObject({
      changes: [{ row: 'b', value: 3 }],
      lines: [{ line: 1, name: 'a', texts: ['V', '1'], reason: 'unread' }],
    });
    expect(of(['Nom', 'Nature', 'Janvier'], ['a', 'R', '1'])).toMatchObject({
      changes: [],
      leftTitles: ['Nature'],
      lines: [{ line: 2, name: 'a', reason: 'unread' }],
    });
    expect(of(['Nom', 'Colonne', 'Pays', 'Valeur'], ['a', 'Mars', 'Gabon', '1'])).toMatchObject({
      changes: [],
      lines: [{ reason: 'unread' }],
    });
    // What describes the row says nothing of its values.
    expect(of(['Nom', 'Marque', 'Janvier'], ['a', 'Orvalis', '1'])).toMatchObject({
      changes: [{ row: 'a', column: 'january', value: 1 }],
      left: 1,
      leftTitles: ['Marque'],
      lines: [],
    });
    expect(of(['a', 'Marque', '1'])).toMatchObject({ changes: [{ value: 1 }], left: 1, lines: [] });
  });

  test('counts the texts of columns that cannot be written', () => {
    expect(of(['a', '1', '2', '3', '4'])).toMatchObject({ changes: { length: 2 }, left: 2 });
  });

  test('puts each line of a list in the column that it names', () => {
    const JANUARY_AND_MARCH = [
      ['a', 'march', 1],
      ['b', 'january', 2],
      ['a', 'january', 3],
    ];
    const list = [
      ['a', 'Mars', '1'],
      ['b', 'Janv.', '2'],
      ['a', 'janvier', '3'],
    ];
    expect(changesOf(...list)).toEqual(JANUARY_AND_MARCH);
    expect(changesOf(['Nom', 'Colonne', 'Valeur'], ...list)).toEqual(JANUARY_AND_MARCH);
    expect(
      changesOf(['Nom', 'Valeur', 'Colonne', 'Stock'], ...list.map(([a = '', b = '', c = '']) => [a, c, b, '9'])),
    ).toEqual(JANUARY_AND_MARCH);
  });

  test('lists the lines of a list that name no column to fill, and those with two values for it', () => {
    expect(of(['Nom', 'Colonne', 'Valeur'], ['a', 'Juin', '1'], ['b', 'Prix', '2'], ['c', '', '3'])).toMatchObject({
      changes: [],
      lines: [
        { line: 2, name: 'a', reason: 'nowhere' },
        { line: 3, name: 'b', reason: 'nowhere' },
        { line: 4, name: 'c', reason: 'nowhere' },
      ],
    });
    expect(of(['a', 'Mars', '1', '5'], ['b', 'Mars', '2', '6'])).toMatchObject({
      changes: [],
      lines: [{ reason: 'nowhere' }, { reason: 'nowhere' }],
    });
    expect(of(['a', 'Mars', '1'], ['a', 'Mars', '2'], ['b', 'Juin', '3'], ['b', 'Mars', '4'])).toMatchObject({
      changes: [{ value: 1 }, { value: 4 }],
      lines: [
        { line: 2, reason: 'repeated' },
        { line: 3, reason: 'nowhere' },
      ],
    });
  });

  test('puts no line of a list in the selected column if another line names its own', () => {
    expect(of(['a', 'Juin', '1'], ['b', 'Mars', '2'])).toMatchObject({
      changes: [{ row: 'b', column: 'march', value: 2 }],
      lines: [{ line: 1, name: 'a', reason: 'nowhere' }],
    });
    expect(of(['a', 'Juin', '1'], ['b', 'Juin', '2'])).toMatchObject({
      changes: [],
      lines: [{ reason: 'unread' }, { reason: 'unread' }],
    });
  });

  test('takes no number whose title does not say that it is the value', () => {
    for (const title of ['Prix', 'Stock', 'Retours', 'N° facture', '2025', '']) {
      expect(of(['Nom', 'Colonne', title], ['a', 'Mars', '1'])).toMatchObject({
        changes: [],
        lines: [{ line: 2, name: 'a', reason: 'nowhere' }],
      });
      expect(pasted(SHEET, at(0, 0), [[title || 'Cartons'], ['36'], ['40']]).changes.map(({ value }) => value)).toEqual(
        // A year alone may be a quantity too.
        title === '2025' ? [2025, 36, 40] : [],
      );
    }
    expect(changesOf(['Nom', 'Colonne', 'Valeur'], ['a', 'Mars', '1'])).toEqual([['a', 'march', 1]]);
  });

  test('is one only if the first column has names', () => {
    const names = (...cells: readonly (readonly string[])[]) =>
      clipOf(SHEET, at(0, 0), cells, { rowOf, meaningOf, valueOf: () => null, numbersOf }).isNamed;
    expect(names(['a', '1'])).toBe(true);
    expect(names(['a'], ['b'])).toBe(false);
    expect(names(['z', '1'], ['y', '2'])).toBe(true);
    expect(names(['4', '1'], ['a', '2'], ['5', '2'])).toBe(false);
    expect(names(['12', '1'], ['13', '2'])).toBe(false);
  });

  test('loses no text: each is pasted, counted or listed', () => {
    const cell = fc.constantFrom('1', '2', 'dix', 'x');
    const line = fc.tuple(fc.constantFrom('a', 'B', 'c', 'z'), fc.array(cell, { maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (drawn) => {
        const cells = [['Nom', 'Janvier', 'Prix', 'Mars'], ...drawn.map(([name, texts]) => [name, ...texts])];
        const { changes, left, lines } = pasted(SHEET, at(0, 0), cells, { rowOf });
        const listed = lines.flatMap(({ texts }) => texts).length;
        expect(changes.length + left + listed).toBe(drawn.flatMap(([, texts]) => texts).length);
      }),
    );
  });
});

test('the clipboard is read by columns too', () => {
  expect(clipboardColumns([['a', '1'], ['b'], ['c', '3', '4']])).toEqual([['a', 'b', 'c'], ['1', '3'], ['4']]);
});

test('filling repeats the rows of a block, downwards and upwards, in editable columns', () => {
  const values: Cells = new Map<string, SheetValue>([
    ['a january', 1],
    ['b january', 2],
    ['b march', 'dix'],
  ]);
  const fill = (source: number, top: number, bottom: number) =>
    filled(SHEET, { top: source, bottom: source, start: -1, end: 2 }, { top, bottom }, valueOfIn(values));
  expect(fill(1, 1, 2)).toEqual([
    { row: 'c', column: 'january', value: 2 },
    { row: 'c', column: 'march', value: 'dix' },
  ]);
  expect(fill(1, 0, 1)).toEqual([
    { row: 'a', column: 'january', value: 2 },
    { row: 'a', column: 'march', value: 'dix' },
  ]);
  const both = filled(SHEET, { top: 0, bottom: 1, start: 0, end: 0 }, { top: 0, bottom: 9 }, valueOfIn(values));
  expect(both).toEqual([{ row: 'c', column: 'january', value: 1 }]);
});

test('clearing empties only editable cells', () => {
  expect(cleared(SHEET, { top: 0, bottom: 0, start: -1, end: 2 })).toEqual([
    { row: 'a', column: 'january', value: null },
    { row: 'a', column: 'march', value: null },
  ]);
});

test('faults are found in reading order, wrapping around', () => {
  const valueOf = valueOfIn(
    new Map<string, SheetValue>([
      ['a march', 'x'],
      ['b january', -1],
      ['b price', 'free'],
    ]),
  );
  const faults = faultsOf(SHEET, valueOf, read);
  expect(faults).toEqual([
    { row: 0, column: 2 },
    { row: 1, column: 0 },
  ]);
  expect(placeAfter(faults, { row: 0, column: 2 })).toEqual({ row: 1, column: 0 });
  expect(placeAfter(faults, { row: 1, column: 0 })).toEqual({ row: 0, column: 2 });
  expect(placeAfter([], { row: 0, column: 0 })).toBeUndefined();
});

describe('history', () => {
  const change = fc.record({
    row: fc.constantFrom('a', 'b'),
    column: fc.constantFrom('january', 'march'),
    value: fc.option(fc.nat(3)),
  });
  const command = fc.oneof(
    fc.uniqueArray(change, { minLength: 1, maxLength: 4, selector: ({ row, column }) => keyOf(row, column) }),
    fc.constantFrom<'undo' | 'redo'>('undo', 'redo'),
  );

  test('undoes and redoes through every previous state', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let cells: Cells = new Map();
        let history: History = NO_HISTORY;
        // All states in order, and the index of the current one.
        let states: readonly Cells[] = [cells];
        let now = 0;
        const tell = (event: HistoryEvent) => {
          history = nextHistory(history, event);
        };
        for (const each of commands) {
          if (each === 'undo') {
            cells = changed(cells, history.past.at(-1)?.before ?? []);
            now = Math.max(0, now - 1);
            tell({ type: 'undo' });
          } else if (each === 'redo') {
            cells = changed(cells, history.future.at(-1)?.after ?? []);
            now = Math.min(states.length - 1, now + 1);
            tell({ type: 'redo' });
          } else {
            const step = stepOf(each, valueOfIn(cells));
            cells = changed(cells, step.after);
            states = [...states.slice(0, now + 1), cells];
            now += 1;
            tell({ type: 'do', step });
          }
          expect(cells).toEqual(states[now]);
          expect([history.past.length, history.future.length]).toEqual([now, states.length - 1 - now]);
        }
      }),
    );
  });

  test('forgets the oldest steps', () => {
    const many = Array.from({ length: MOST_STEPS + 1 }, (_, value) =>
      stepOf([{ row: 'a', column: 'march', value }], () => null),
    );
    const history = many.reduce<History>((before, step) => nextHistory(before, { type: 'do', step }), NO_HISTORY);
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]).toBe(many[1]);
    expect(nextHistory(history, { type: 'forget' })).toEqual(NO_HISTORY);
  });
});
