import { describe, expect, test } from 'vitest';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { issuesOf, stateOf, takeRows } from '#domain/import/check.ts';
import { NO_NAMES } from '#domain/import/corrections.ts';
import {
  buffersOf,
  type ColumnMapping,
  type ImportLayout,
  readImport,
  type ReadOptions,
  type ReadResult,
} from '#domain/import/read.ts';
import { IMPORT_RULES } from '#domain/import/rules.ts';
import { CATALOGUE, csvOf, LARGEST, TEXTS, wideCatalogue, WORKBOOKS } from '../fixtures/finance/make.ts';
import { type SheetMake, workbook } from '../fixtures/finance/workbook.ts';
import { reading } from '../reading.ts';

const fixtures = reading('tests/fixtures/finance/*');
const bytesOf = (name: string) => new Uint8Array(fixtures.bytes(`tests/fixtures/finance/${name}`));
const fixture = (name: string) => new File([bytesOf(name)], name);

const read = (
  file: File,
  kind: FinanceKind = 'sales',
  mapping: ColumnMapping | null = null,
  more: Partial<ReadOptions> = {},
) => readImport(file, { kind, catalogue: CATALOGUE, knownColumns: [], knownNames: NO_NAMES, mapping, ...more });
const csv = (...lines: readonly string[]) => new File([lines.join('\n')], 'ventes.csv');

/** What is found in a file that is not refused. */
async function layoutOf(...options: Parameters<typeof read>) {
  const result = await read(...options);
  if (result.kind === 'refused') throw new Error(result.refusal);
  return result.layout;
}

/** « 4 wrong duplicate · p1 w1 7 × 1450 » */
function reportOf(result: ReadResult): readonly string[] {
  if (result.kind === 'refused') return [`refused: ${result.refusal}`];
  if (!result.rows) return ['asks for its columns'];
  const { table, report } = result.rows;
  return Array.from(table.lines, (line, row) => {
    const what = [line, stateOf(report, row), ...issuesOf(report, row)].join(' ');
    const product = CATALOGUE.products[report.product[row] ?? -1]?.ID ?? '–';
    const wholesaler = CATALOGUE.wholesalers[report.wholesaler[row] ?? -1]?.ID ?? '–';
    return `${what} · ${product} ${wholesaler} ${report.quantity[row]} × ${report.pght[row]}`;
  });
}

const GOOD = ['2 ready · p1 w1 420 × 1450', '3 ready · p4 w2 12 × 3540'];

/** The expected report of each file, line by line. */
const REPORTS: Readonly<Record<string, readonly string[]>> = {
  'semicolons.csv': GOOD,
  'commas.csv': GOOD,
  'tabs.csv': GOOD,
  'utf-8-mark.csv': GOOD,
  'utf-16-little.csv': GOOD,
  'utf-16-big.csv': GOOD,
  'windows-1252.csv': GOOD,
  'separator-told.csv': ['3 ready · p1 w1 420 × 1450', '4 ready · p4 w2 12 × 3540'],
  'decimal-commas.csv': ['3 ready · p1 w1 420 × 1450', '4 wrong quantityFractional · p2 w1 12.5 × 1980'],
  'quotes-with-lines.csv': ['2 ready · p1 w1 1200 × 1450', '3 wrong wholesalerUnknown · p2 – 35 × 1980'],
  'unclosed-quote.csv': ['2 wrong productUnknown · – w1 420 × NaN', '3 ready · p2 w1 12 × 1980'],
  'merged-headers.csv': ['6 ready · p1 w1 420 × 1450', '8 ready · p2 w1 35 × 1980'],
  'wire-names.csv': ['2 ready · p1 w1 420 × 1450', '3 wrong productUnknown · – w1 3 × NaN'],
  'empty.csv': ['refused: empty'],
  'blank.csv': ['refused: empty'],
  'header-only.csv': ['refused: headerOnly'],
  'unknown-header.csv': ['asks for its columns'],
  'picture.csv': ['refused: contentMismatch'],
  'formulas.csv': [
    '2 wrong quantityFormulaError · p1 w1 NaN × 1450',
    '3 ready · p2 w1 12 × 1980',
    '4 wrong productUnknown · – w1 3 × NaN',
  ],
  'quantities.csv': [
    '2 wrong quantityFractional · p1 w1 1234.5 × 1450',
    '3 ready · p2 w1 1234 × 1980',
    '4 ready · p3 w1 1234 × 3120',
    '5 wrong quantityTooLarge · p4 w1 1000000000000000 × 3540',
    '6 wrong quantityNegative · p1 w2 -12 × 1450',
    '8 wrong quantityMissing · p3 w2 NaN × 3120',
    '9 wrong quantityUnreadable · p4 w2 NaN × 3540',
  ],
  'duplicates.csv': [
    '2 ready · p1 w1 10 × 1450',
    '3 ready · p2 w1 5 × 1980',
    '4 wrong duplicate · p1 w1 7 × 1450',
    '5 ready · p1 w2 3 × 1450',
    '6 wrong duplicate · p1 w1 1 × 1450',
  ],
  'unknown-names.csv': [
    '2 wrong productUnknown · – w1 10 × NaN',
    '3 wrong productMissing · – w1 4 × NaN',
    '4 wrong wholesalerUnknown · p3 – 6 × 3120',
    '5 wrong wholesalerMissing · p3 – 6 × 3120',
  ],
  'leading-zeros.csv': [
    '2 ready · p1 w1 5 × 1450',
    '3 ready · p2 w1 6 × 1980',
    '4 wrong productUnknown · – w1 7 × NaN',
  ],
  'prices.csv': [
    '2 warning priceDiffers · p1 w1 1 × 1500.5',
    '3 ready · p2 w1 1 × 1980',
    '4 ready · p3 w1 1 × 3120',
    '5 wrong priceUnreadable · p4 w1 1 × NaN',
  ],
  'too-many-cells.csv': ['2 wrong overlong · p1 w1 1 × 1450', '3 ready · p2 w1 12 × 1980'],
  'two-sheets.xlsx': ['asks for its columns'],
  'one-sheet.xlsx': [
    '2 ready · p4 – 1200 × 3540',
    '3 wrong quantityTooLarge priceDiffers · p1 – 1000000000000000 × 1450.5',
  ],
};

describe('the files of wholesalers', () => {
  test('are exactly the output of their script', () => {
    expect([...Object.keys(TEXTS), ...Object.keys(WORKBOOKS)].toSorted()).toEqual(Object.keys(REPORTS).toSorted());
    const kept = Object.keys(TEXTS).map((name) => [name, bytesOf(name)]);
    expect(Object.fromEntries(kept)).toEqual(TEXTS);
  });

  test.each(Object.entries(REPORTS))('%s', async (name, expected) => {
    const kind = name === 'one-sheet.xlsx' ? 'goals' : 'sales';
    expect(reportOf(await read(fixture(name), kind))).toEqual(expected);
  });

  test('a sheet can be chosen, and its line numbers are its own', async () => {
    const first = await read(fixture('two-sheets.xlsx'));
    if (first.kind === 'refused') throw new Error(first.refusal);
    expect(first.layout.sheets.map(({ name, filled }) => [name, filled])).toEqual([
      ['Lisez-moi', 2],
      ['Octobre', 5],
    ]);
    expect(first.layout.mapping).toMatchObject({ sheet: 1, header: { first: 1, count: 1 } });
    // A formula that was never computed has no value, which is no empty cell.
    expect(reportOf(await read(fixture('two-sheets.xlsx'), 'sales', first.layout.mapping))).toEqual([
      '3 ready · p1 w1 420 × 1450',
      '5 wrong quantityFractional · p2 w1 12.5 × 1980',
      '6 wrong quantityFormulaError · p3 w2 NaN × 3120',
    ]);
  });

  test('columns can be mapped where they are unknown or there is no header', async () => {
    const mapping: ColumnMapping = {
      sheet: 0,
      header: { first: 0, count: 0 },
      roles: ['product', 'wholesaler', 'quantity'],
    };
    expect(reportOf(await read(fixture('unknown-header.csv'), 'sales', mapping))).toEqual([
      '1 wrong productUnknown wholesalerUnknown quantityUnreadable · – – NaN × NaN',
      '2 wrong productUnknown wholesalerUnknown · – – 3 × NaN',
    ]);
  });

  test('blank lines are counted', async () => {
    const result = await read(fixture('merged-headers.csv'));
    expect(result).toMatchObject({ kind: 'read', rows: { table: { blankLines: Int32Array.of(7) } } });
  });

  test('trends can only be CSV', async () => {
    expect(reportOf(await read(fixture('two-sheets.xlsx'), 'trends'))).toEqual(['refused: formatNotAllowed']);
  });

  test('an old, broken or fake workbook is refused with the reason', async () => {
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
    expect(reportOf(await read(new File([old], 'ventes.xls')))).toEqual(['refused: oldExcel']);
    const cut = bytesOf('two-sheets.xlsx').subarray(0, 1500);
    expect(reportOf(await read(new File([cut], 'ventes.xlsx')))).toEqual(['refused: unreadable']);
    expect(reportOf(await read(new File([TEXTS['semicolons.csv']?.slice() ?? ''], 'ventes.xlsx')))).toEqual([
      'refused: contentMismatch',
    ]);
  });
});

const HEAD = 'Produit;Grossiste;Quantité';
const [AMOX, PALU, TENS] = CATALOGUE.products.map(({ name }) => name);
const ROW = `${AMOX};Répartis;5`;

describe('what a file is', () => {
  const wide = (text: string) => Uint8Array.from(Array.from(text).flatMap((letter) => [letter.codePointAt(0) ?? 0, 0]));
  const container = (text: string) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new TextEncoder().encode(text)]);
  const book = workbook({
    name: 'Ventes',
    rows: [
      ['Produit', 'Grossiste', 'Quantité'],
      [AMOX ?? '', 'Répartis', 5],
    ],
  });
  const text = [HEAD, ROW].join('\n');
  const page = '<table><tr><td>Produit</td></tr></table>';
  const READ = ['2 ready · p1 w1 5 × 1450'];

  test.each<[what: string, name: string, content: BlobPart, told: readonly string[]]>([
    ['a workbook', 'v.xlsx', book, READ],
    ['a workbook named as an old one', 'v.xls', book, READ],
    ['a workbook named as text', 'v.csv', book, ['refused: contentMismatch']],
    ['a text', 'v.txt', text, READ],
    ['a text named as an old workbook', 'v.xls', text, READ],
    ['a text named as a workbook', 'v.xlsx', text, ['refused: contentMismatch']],
    ['a text of two bytes a letter', 'v.csv', wide(text), READ],
    ['an old workbook', 'v.xls', container('Workbook'), ['refused: oldExcel']],
    ['an old workbook named as a new one', 'v.xlsx', container('Workbook'), ['refused: oldExcel']],
    ['an old workbook named as text', 'v.csv', container('Workbook'), ['refused: contentMismatch']],
    [
      'a workbook with a password',
      'v.xlsx',
      container(Array.from('EncryptedPackage').join('\0')),
      ['refused: protected'],
    ],
    ['a web page named as a workbook', 'v.xlsx', page, ['refused: htmlTable']],
    ['a web page named as an old workbook', 'v.xls', page, ['refused: htmlTable']],
    ['a web page named as text', 'v.csv', `\uFEFF \n${page}`, ['refused: htmlTable']],
    ['a web page below its type', 'v.csv', '<!DOCTYPE html>\n<p>', ['refused: htmlTable']],
    ['a text about a table', 'v.csv', ['<tableau>;Grossiste;Quantité', ROW].join('\n'), ['asks for its columns']],
  ])('is told by its contents: %s', async (_, name, content, told) => {
    expect(reportOf(await read(new File([content], name)))).toEqual(told);
  });

  test.each<[name: string, content: BlobPart, told: Partial<ImportLayout>]>([
    ['v.xlsx', book, { encoding: null, separator: null, notes: [] }],
    ['v.csv', text, { encoding: 'utf-8', separator: ';', notes: [] }],
    [
      'v.csv',
      Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
      { encoding: 'windows-1252', separator: ';', notes: [{ kind: 'encoding', encoding: 'windows-1252' }] },
    ],
    [
      'v.csv',
      [HEAD, ROW, `"${PALU};Répartis;6`].join('\n'),
      { encoding: 'utf-8', separator: ';', notes: [{ kind: 'quotesOrdinary' }] },
    ],
  ])('is told beside its rows: %s', async (name, content, told) => {
    expect(await layoutOf(new File([content], name))).toMatchObject(told);
  });
});

describe('a text that a formula keeps as it is', () => {
  const codes = async (...cells: readonly string[]) => {
    const layout = await layoutOf(csv('Code;Produit;Quantité', ...cells.map((cell) => `${cell};${AMOX};5`)), 'goals');
    return {
      samples: layout.sheets[0]?.columns[0]?.samples,
      told: layout.notes.filter(({ kind }) => kind === 'textFormula'),
    };
  };

  test('is read without the formula, with quotes of its own or without, and is told with the first of them', async () => {
    expect(await codes('117', '="00117"', '"=""TEN;5"""', '=""')).toEqual({
      samples: ['117', '00117', 'TEN;5'],
      told: [{ kind: 'textFormula', text: '="00117"', count: 3 }],
    });
  });

  test.each(['="1"&"2"', 'x="1"', '=1', '="1', '=""1""'])('is none: %s', async (cell) => {
    expect((await codes(cell)).told).toEqual([]);
  });

  test('may be the whole line', async () => {
    const result = await read(csv('Produit;Quantité', `="${AMOX}";="5"`), 'goals');
    expect(reportOf(result)).toEqual(['2 ready · p1 – 5 × 1450']);
  });
});

describe('a file without rows', () => {
  test.each<[what: string, lines: readonly string[], told: readonly string[]]>([
    ['titles alone', [HEAD], ['refused: headerOnly']],
    ['titles and blank lines', [HEAD, ';;', ' ; ;'], ['refused: headerOnly']],
    ['titles of which one is missing', ['Produit;Grossiste'], ['asks for its columns']],
    ['titles and a total', [HEAD, 'Total;;5'], ['refused: headerOnly']],
    ['one row', [HEAD, ROW], ['2 ready · p1 w1 5 × 1450']],
    // What was left out is told.
    ['rows of nothing sold', [HEAD, `${AMOX};Répartis;0`], []],
    ['a row, and one of nothing sold', [HEAD, ROW, `${PALU};Répartis;0`], ['2 ready · p1 w1 5 × 1450']],
  ])('has %s', async (_, lines, told) => {
    expect(reportOf(await read(csv(...lines)))).toEqual(told);
  });

  test('is none while another sheet has rows', async () => {
    const head = ['Produit', 'Grossiste', 'Quantité'];
    const sent = new File([workbook({ name: 'A', rows: [head] }, { name: 'B', rows: [['x']] })], 'v.xlsx');
    expect(reportOf(await read(sent))).toEqual(['asks for its columns']);
    const layout = await layoutOf(sent);
    expect(reportOf(await read(sent, 'sales', layout.mapping))).toEqual(['refused: headerOnly']);
  });
});

describe('the sheets of a workbook', () => {
  const head = ['Produit', 'Grossiste', 'Quantité'];
  const sheet = (name: string, ...rows: SheetMake['rows']): SheetMake => ({ name, rows });
  const sales = (name: string, quantity = 5): SheetMake => sheet(name, head, [AMOX ?? '', 'Répartis', quantity]);
  const book = (...sheets: readonly SheetMake[]) => new File([workbook(...sheets)], 'v.xlsx');
  const chosen = (at: number): ColumnMapping => ({
    sheet: at,
    header: { first: 0, count: 1 },
    roles: ['product', 'wholesaler', 'quantity'],
  });

  test.each<[what: string, sheets: readonly SheetMake[], at: number]>([
    ['the first of equals', [sales('A'), sales('B')], 0],
    ['the one with a wholesaler', [sheet('A', ['Produit', 'Note'], ['x', 'y']), sales('B')], 1],
    [
      'the one of most columns that are known',
      [sheet('A', ['Produit', 'u', 'v', 'w'], ['x', 'y', 'z', 'a']), sales('B')],
      1,
    ],
    ['one that is filled', [sheet('A'), sales('B')], 1],
    ['one that is not hidden', [{ ...sales('A'), state: 'hidden' }, sales('B')], 1],
    [
      'a hidden one where it has more',
      [{ ...sales('A'), state: 'hidden' }, sheet('B', ['Produit', 'x'], ['y', 'z'])],
      0,
    ],
  ])('are proposed: %s', async (_, sheets, at) => {
    expect((await layoutOf(book(...sheets))).mapping.sheet).toBe(at);
  });

  test('are chosen among where several are filled', async () => {
    const one = book(sales('A'), sheet('Vide'));
    expect((await layoutOf(one)).isMapped).toBe(true);
    expect(reportOf(await read(one))).toEqual(['2 ready · p1 w1 5 × 1450']);
    const two = book(sales('A'), sales('B', 7));
    expect((await layoutOf(two)).isMapped).toBe(false);
    expect(await read(two)).toMatchObject({ kind: 'read', rows: null });
    expect(reportOf(await read(two, 'sales', chosen(1)))).toEqual(['2 ready · p1 w1 7 × 1450']);
    expect(reportOf(await read(two, 'sales', chosen(2)))).toEqual(['refused: unreadable']);
  });

  test('are shown with their titles, their roles, and what they hold', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => [`P${at}`, null, null, at]);
    const sent = book(
      { ...sheet('A', ['Ventes'], ['Code', 'Produit', '', 'Qté'], ...rows), state: 'hidden' },
      sheet('B', [' '], [null, 'x']),
    );
    const [first, second] = (await layoutOf(sent, 'goals')).sheets;
    expect(first).toMatchObject({ name: 'A', isHidden: true, filled: 42, header: { first: 1, count: 1 } });
    expect(first?.columns).toEqual([
      { title: 'Code', role: 'reference', samples: ['P0', 'P1', 'P2'] },
      { title: 'Produit', role: 'product', samples: [] },
      { title: '', role: null, samples: [] },
      { title: 'Qté', role: 'quantity', samples: ['0', '1', '2'] },
    ]);
    expect(first?.beginning).toHaveLength(30);
    expect(first?.beginning[1]).toEqual(['Code', 'Produit', '', 'Qté']);
    expect(second).toMatchObject({
      name: 'B',
      isHidden: false,
      filled: 1,
      beginning: [
        ['', ''],
        ['', 'x'],
      ],
    });
  });

  test('are shown with the roles that were chosen', async () => {
    const sent = book(sales('A'), sales('B'));
    const roles = ['product', null, 'quantity'] as const;
    const layout = await layoutOf(sent, 'goals', { sheet: 1, header: { first: 1, count: 0 }, roles });
    expect(layout.sheets.map(({ header, columns }) => [header.first, columns.map(({ role }) => role)])).toEqual([
      [0, ['product', null, 'quantity']],
      [1, ['product', null, 'quantity']],
    ]);
    expect(layout.sheets[1]?.columns[2]).toEqual({ title: '', role: 'quantity', samples: ['5'] });
  });

  test('are told with what they hold where they are not read', async () => {
    const heldBy = async (other: SheetMake, kind: FinanceKind = 'sales') => {
      const { notes } = await layoutOf(book(sales('A'), other), kind, chosen(0), { period: '2026-10' });
      return notes.flatMap((note) => (note.kind === 'sheetsUnread' ? note.sheets : []));
    };
    expect(await heldBy(sheet('Vide'))).toEqual([]);
    expect(await heldBy(sheet('Blanche', [' ', null]))).toEqual([]);
    expect(await heldBy(sheet('Note', ['Lu', ' ', 'x']))).toEqual([{ name: 'Note', cells: 2, quantity: null }]);
    const rows: SheetMake['rows'] = [
      head,
      [AMOX ?? '', 'Répartis', 5],
      [PALU ?? '', 'Répartis', 'x'],
      [TENS ?? '', 'Répartis', 0],
    ];
    // What is no number counts as nothing, and neither does what would be left out.
    expect(await heldBy(sheet('B', ...rows))).toEqual([{ name: 'B', cells: 12, quantity: 5 }]);
    expect(await heldBy(sheet('C', head, [AMOX ?? '', 'Répartis', 'x']))).toEqual([
      { name: 'C', cells: 6, quantity: null },
    ]);
    // Another month is asked about, and has its boxes all the same.
    expect(await heldBy(sheet('D', ['Ventes septembre 2026'], ...rows))).toMatchObject([{ quantity: 5 }]);
    expect(await heldBy(sheet('E', ['Produit', 'Qté août', 'Qté juillet'], [AMOX ?? '', 1, 2]))).toMatchObject([
      { quantity: null },
    ]);
    const ofNumbers = sheet('F', head, [AMOX ?? '', 'Répartis', '1.000'], [PALU ?? '', 'Répartis', '2.000']);
    expect(await heldBy(ofNumbers)).toMatchObject([{ quantity: null }]);
    expect(await heldBy(sheet('H', head, [AMOX ?? '', 'Répartis', 0]))).toMatchObject([{ quantity: 0 }]);
    // Whether its first line is one of titles is not known.
    const bare: SheetMake['rows'] = [
      [AMOX ?? '', 'Répartis', 'volume', 40],
      [PALU ?? '', 'Répartis', 'volume', 5],
    ];
    expect(await heldBy(sheet('I', ...bare))).toMatchObject([{ quantity: null }]);
    const withoutHidden = { ...sheet('G', ...rows, [AMOX ?? '', 'Littoral Médicaments', 7]), hiddenLines: [2] };
    expect(await heldBy(withoutHidden)).toMatchObject([{ quantity: 12 }]);
  });

  test('are told in no note before one is chosen', async () => {
    expect((await layoutOf(book(sales('A'), sales('B')))).notes).toEqual([]);
  });
});

test('no row is read before its columns are known and every question is answered', async () => {
  expect((await layoutOf(csv('A;B', '1;2'))).isMapped).toBe(false);
  const sent = new File([[HEAD, ROW].join('\n')], 'ventes septembre 2026.csv');
  expect(await read(sent, 'sales', null, { period: '2026-10' })).toMatchObject({
    rows: null,
    layout: { isMapped: true, questions: [{ kind: 'period' }] },
  });
});

test.each([
  [',', 'wrong overlong'],
  [';', 'ready'],
])('a cell too many may be the rest of a number only where commas part cells: %s', async (separator, words) => {
  const lines = ['Produit;Grossiste;Quantité;Note', `${AMOX};Répartis;1;200;`, `${PALU};Répartis;6;;`];
  const result = await read(csv(...lines.map((line) => line.replaceAll(';', separator))));
  expect(reportOf(result)[0]).toBe(`2 ${words} · p1 w1 1 × 1450`);
});

test('a block that was pasted has what the spreadsheet hid and struck through', async () => {
  const pasted = { hiddenLines: [2], hiddenColumns: [], struck: [] };
  const layout = await layoutOf(csv(HEAD, ROW, `${PALU};Répartis;6`), 'sales', null, { pasted });
  expect(layout.questions).toMatchObject([{ kind: 'hidden', rows: 1, quantity: 5 }]);
});

test('the share done rises from the file in memory to its rows', async () => {
  const sharesOf = async (file: File) => {
    const shares: number[] = [];
    await read(file, 'sales', null, { onProgress: (share) => shares.push(share) });
    return shares;
  };
  const all = await sharesOf(csv(HEAD, ROW));
  const [inMemory = 0, inCells = 0] = all;
  expect(all).toEqual([inMemory, inCells, 1]);
  expect([0, inMemory, inCells, 1].toSorted((a, b) => a - b)).toEqual([0, inMemory, inCells, 1]);
  expect(new Set([0, ...all]).size).toBe(4);
  expect(await sharesOf(new File([], 'ventes.csv'))).toEqual([inMemory]);
  expect(await sharesOf(csv('A;B', '1;2'))).toEqual([inMemory, inCells]);
});

test('the arrays of a table and its report go to another thread as they are, each once', async () => {
  const result = await read(csv(HEAD, ROW));
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read.');
  const { rows } = result;
  const buffers = buffersOf(rows);
  expect(new Set(buffers).size).toBe(buffers.length);
  expect(buffers.every((buffer) => buffer instanceof ArrayBuffer)).toBe(true);
  const sent = structuredClone(rows, { transfer: buffers.filter((buffer) => buffer instanceof ArrayBuffer) });
  const { table, report } = rows;
  const left = [table, table.cells, report].flatMap((whole) =>
    Object.entries(whole).flatMap(([name, part]: [string, unknown]) =>
      ArrayBuffer.isView(part) && part.byteLength > 0 ? [name] : [],
    ),
  );
  expect(left).toEqual([]);
  expect(Array.from(sent.table.quantity)).toEqual([5]);
});

test('a file may have exactly the maximum size, and no more', async () => {
  const catalogue = wideCatalogue();
  const options = { kind: 'trends', catalogue, knownColumns: [], knownNames: NO_NAMES, mapping: null } as const;
  const most = await readImport(new File([csvOf(LARGEST)], 'semaine.csv'), options);
  if (most.kind === 'refused' || !most.rows) throw new Error('It was not read.');
  const { table, report } = most.rows;
  expect(report.counts.wrong).toBe(0);
  expect(takeRows(report, catalogue)).toHaveLength(table.lines.length);
  expect(await readImport(new File([csvOf(LARGEST + 1)], 'semaine.csv'), options)).toEqual({
    kind: 'refused',
    refusal: 'tooLarge',
  });
  expect(IMPORT_RULES.goals.maxBytes).toBeGreaterThan(LARGEST);
});
