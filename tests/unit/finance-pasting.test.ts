import { describe, expect, test } from 'vitest';
import { pastedFile } from '#features/finance/entry/import/pasted-file.ts';
import { titleMeaning } from '#features/finance/entry/title-meaning.ts';
import { issuesOf } from '#domain/import/check.ts';
import { NO_NAMES } from '#domain/import/corrections.ts';
import { countReading, readingsOf } from '#domain/import/numbers.ts';
import { pastedMarks } from '#domain/import/pasted.ts';
import { readImport } from '#domain/import/read.ts';
import type { Mark } from '#ui/sheet-grid/marks.ts';
import {
  type ClipContext,
  clipOf,
  followingColumns,
  pasteClip,
  readCells,
  saysMore,
  spacedLines,
} from '#ui/sheet-grid/paste.ts';
import type { Sheet, SheetNumbers } from '#ui/sheet-grid/sheet.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

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

test.each([
  ['Mar', ['Mar'], 'sales', '2026-03', 'value'],
  ['Mar', ['Lun', 'Mar', 'Mer'], 'sales', '2026-03', 'period'],
  ['Mar', ['Mar'], 'trends', '2026-10-12', 'period'],
  ['Mar', ['Lun', 'Mar'], 'trends', '2026-10-12', 'period'],
  ['Qté lundi', ['Qté lundi', 'Qté mardi'], 'trends', '2026-10-12', 'period'],
  ['Sam', ['Sam'], 'trends', '2026-10-12', 'period'],
  ['Sam Distribution', ['Sam Distribution'], 'trends', '2026-10-12', null],
  ['12/10', ['12/10'], 'trends', '2026-10-12', 'period'],
  ['du 12/10 au 18/10', ['du 12/10 au 18/10'], 'sales', '2026-10', 'period'],
  ['M-1', ['M-1'], 'sales', '2026-10', 'period'],
  ['N-1', ['N-1'], 'sales', '2026-10', 'period'],
  ['S-1', ['S-1'], 'trends', '2026-10-12', 'period'],
  ['10/26', ['10/26'], 'sales', '2026-10', 'value'],
  ['09/26', ['09/26'], 'sales', '2026-10', 'period'],
  ['Ventes mois 10', ['Ventes mois 10'], 'sales', '2026-10', 'value'],
  ['Objectifs 27', ['Objectifs 27'], 'goals', '2026', 'period'],
] as const)('the title %j among %j of a column of %s says in %s: %s', (title, beside, kind, open, meaning) => {
  expect(titleMeaning(title, kind, open, beside)).toBe(meaning);
});

const INPUT = { min: 0, isWhole: true } as const;
const SHEET: Sheet = {
  rows: [
    { id: 'amox', name: 'Amoxivane' },
    { id: 'palu', name: 'Paludexa' },
    { id: 'tens', name: 'Tensorel' },
  ],
  columns: [
    { id: 'marais', label: 'Marais Pharma', input: INPUT },
    { id: 'octo', label: 'Octopharm', input: INPUT },
    { id: 'pght', label: 'PGHT', isGiven: true },
  ],
};
const read = (text: string) => (/^[\d ]+$/.test(text.trim()) ? Number(text.replaceAll(' ', '')) : null);
const context: ClipContext = {
  rowOf: (text) => SHEET.rows.find(({ name }) => name === text.trim())?.id ?? null,
  meaningOf: (title, beside) => titleMeaning(title, 'sales', '2026-11', beside),
  valueOf: () => null,
  numbersOf: (text) => [read(text) ?? []].flat(),
};
/** The values that a block without a name for each line puts into columns. */
const laid = (text: string) => {
  const clip = clipOf(SHEET, { top: 0, bottom: 0, start: 0, end: 0 }, readCells(text), context);
  const pasted = pasteClip(SHEET, clip, context, read);
  return {
    cells: pasted.changes.map(({ row, column, value }) => `${row} ${column} ${value}`),
    isRefused: saysMore(pasted, clip, context.meaningOf),
    numbered: clip.numbered,
  };
};

test.each([
  ['Mar\n5\n6', []],
  ['Lun\tMar\n5\t6', []],
  ['Oct\n5\n6', []],
  ['Octo\n5\n6', ['amox octo 5', 'palu octo 6']],
  ['Marais\n5\n6', ['amox marais 5', 'palu marais 6']],
  ['09/11\n5\n6', []],
  ['11/26\n5\n6', ['amox marais 5', 'palu marais 6']],
])('numbers under %j go to no column that a period or a day would abbreviate', (text, cells) => {
  expect(laid(text).cells).toEqual(cells);
});

test.each([
  ['1\tTensorel\t40\n2\tAmoxivane\t50', 1],
  ['12\tTensorel\t40\n13\tAmoxivane\t50', 1],
  ['N°\tProduit\tQuantité\n1\tTensorel\t40\n2\tAmoxivane\t50', 1],
  ['\tTensorel\t40\n\tAmoxivane\t50', 0],
  ['Tensorel\t1\t40\nAmoxivane\t2\t50\nPaludexa\t3\t60', 1],
])('the numbers of lines in %j are no boxes', (text, numbered) => {
  const { cells, ...rest } = laid(text);
  expect(rest).toEqual({ isRefused: false, numbered });
  expect(cells.slice(0, 2)).toEqual(['tens marais 40', 'amox marais 50']);
  expect(cells.length).toBe(text.split('\n').filter((line) => /\d/.test(line)).length);
});

test.each([
  // Codes that no product has.
  '34009\tTensorel\t40\n34555\tAmoxivane\t50',
  '1\tTensorel\t40',
  // Quantities, another price than that of the sheet, and amounts.
  'Tensorel\t40\t2100\t84000\nAmoxivane\t50\t900\t45000',
  '40\t2100\t84000\n50\t900\t45000',
])('%j is refused, and left to the import', (text) => {
  expect(laid(text).isRefused).toBe(true);
});

test.each([
  'Tensorel;40\nAmoxivane;50',
  '"Tensorel";"40"\n"Amoxivane";"50"',
  'Tensorel,40\nAmoxivane,50',
  'Tensorel|40',
  '40;5\n50;6',
  'Produit;Quantité\nTensorel;40',
  'Ventes du mois :\n- Tensorel = 40\n- Amoxivane = 50',
])('the lines of %j are not in cells, and are left to the import', (text) => {
  expect(laid(text).isRefused).toBe(true);
});

test.each([
  '- Tensorel = 40\n- Amoxivane = 50',
  '> Tensorel = 40\n> - Amoxivane = 50',
  '“Tensorel” : “40”\n« Amoxivane » : 50',
])('the message %j is pasted by name', (text) => {
  expect(laid(text)).toMatchObject({ isRefused: false, cells: ['tens marais 40', 'amox marais 50'] });
});

describe('a name and its number with a space alone between them', () => {
  const isNumber = (text: string) => context.numbersOf(text).length > 0;
  const rowOf = (text: string) =>
    ['Tensorel', 'Tensorel 5 mg', 'Éloxane 40 mg B/14', 'Vitamine B 12'].find((name) => name === text.trim()) ?? null;
  const linesOf = (text: string) =>
    spacedLines(readCells(text), rowOf, isNumber)?.map(({ name, number }) => `${name}|${number}`) ?? null;

  test.each([
    ['Tensorel 900', ['Tensorel|900']],
    ['Tensorel 5 mg 900', ['Tensorel 5 mg|900']],
    ['Tensorel 1 200', ['Tensorel|1 200']],
    [
      'Éloxane 40 mg B/14 30\n- Tensorel  900\n\nTensorel 5 mg : 7',
      ['Éloxane 40 mg B/14|30', 'Tensorel|900', 'Tensorel 5 mg|7'],
    ],
    // A name alone, with its strength.
    ['Tensorel 5 mg', null],
    ['Vitamine B 12', null],
    // Of these no row has the name.
    ['Éloxane 40', null],
    ['Tensorel 900\nDoliprane 50', null],
    ['Ventes du mois\nTensorel 900', null],
    // What needs no question.
    ['Tensorel : 900', null],
    ['900\n1 200', null],
  ])('%j is asked about with its names and numbers: %j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  test.each([
    ['Tensorel 40\nDoliprane 50', true],
    ['Ventes du mois\nTensorel 40', true],
    ['Éloxane 40', true],
    ['Tensorel', false],
    ['Tensorel 5 mg', false],
    ['900 boîtes', false],
  ])('%j, of which a line is not understood, is left to the import: %s', (text, isRefused) => {
    expect(laid(text).isRefused).toBe(isRefused);
  });

  test('the import has both in columns', () => {
    const clip = clipOf(SHEET, { top: 0, bottom: 0, start: 0, end: 0 }, readCells('Ventes\nTensorel 40'), context);
    expect(clip.source).toEqual([['Ventes'], ['Tensorel', '40']]);
  });

  test('a name that may end in two places stays whole', () => {
    const clip = clipOf(SHEET, { top: 0, bottom: 0, start: 0, end: 0 }, readCells('Doliprane 5 200'), context);
    expect([clip.isJoined, clip.source]).toEqual([true, [['Doliprane 5 200']]]);
  });
});

test.each(['9OO\n50', '12:30\n5', '900 boîtes', 'Tensorel 5 mg'])('of %j each text is one value', (text) => {
  expect(laid(text).isRefused).toBe(false);
});

test.each([
  ['Tensorel 5 mg B/30;40\nAmoxivane 500 mg B/12;50', 0],
  ['"Tensorel 5 mg B/30";"40"\n"Amoxivane 500 mg B/12";"50"', 0],
  ['Ventes :\n- Tensorel 5 mg B/30 = 40\n- Amoxivane 500 mg B/12 = 50', 1],
])('the import has the columns of %j, and asks what they are', async (text, first) => {
  const clip = clipOf(SHEET, { top: 0, bottom: 0, start: 0, end: 0 }, readCells(text), context);
  const known = {
    kind: 'sales',
    catalogue: CATALOGUE,
    period: '2026-10',
    knownColumns: [],
    knownNames: NO_NAMES,
  } as const;
  const file = pastedFile(clip.source, 'collage', { marks: [], height: 0 });
  expect(await readImport(file, { ...known, mapping: null })).toMatchObject({ kind: 'read', rows: null });
  const header = { first, count: 0 } as const;
  const answers = { header, columns: { product: 0, quantity: 1 }, wholesalerID: 'w1' };
  const mapping = { sheet: 0, header, roles: ['product', 'quantity'] as const, answers };
  const result = await readImport(file, { ...known, mapping });
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
  expect([...result.rows.table.quantity]).toEqual([40, 50]);
  expect(result.rows.report.counts).toMatchObject({ ready: 2, wrong: 0 });
});

const CROSSTAB = 'Produit\tMarais Pharma\tOctopharm\tTotal\nTensorel\t40\t5\t45\nAmoxivane\t50\t\t50';

test('a crosstab is pasted without its totals, where they are the sums', () => {
  const cells = ['tens marais 40', 'tens octo 5', 'amox marais 50', 'amox octo null'];
  expect(laid(CROSSTAB)).toMatchObject({ cells, isRefused: false });
  expect(laid(`${CROSSTAB}\nTotal\t90\t5\t95`)).toMatchObject({ cells, isRefused: false });
  expect(laid(CROSSTAB.replace('45', '46')).isRefused).toBe(true);
  expect(laid(CROSSTAB.replace('Total', 'Stock')).isRefused).toBe(true);
});

test('1, 2 and 3 alone beside names are boxes', () => {
  expect(laid('Tensorel\t1\nAmoxivane\t2\nPaludexa\t3').cells).toEqual([
    'tens marais 1',
    'amox marais 2',
    'palu marais 3',
  ]);
});

const PRICES: Readonly<Record<string, number>> = { amox: 1450, palu: 1980, tens: 3120 };
const priced = (row: string) => PRICES[row] ?? null;
test.each<readonly [values: Readonly<Record<string, number | string>>, isFollowing: boolean]>([
  [{ amox: 58_000, palu: 9900, tens: 3120 }, true],
  [{ amox: 58_000, palu: 9901, tens: 3120 }, false],
  // Public prices, in much the same proportion.
  [{ amox: 2320, palu: 3170, tens: 4990 }, true],
  [{ amox: 2320, palu: 1170, tens: 4990 }, false],
  [{ amox: 2900 }, false],
  [{ amox: 0, palu: 0 }, false],
  [{ amox: 900, palu: 'x', tens: 40 }, false],
])('whether %j are amounts or prices rather than boxes: %s', (values, isFollowing) => {
  const changes = Object.entries(values).map(([row, value]) => ({ row, column: 'marais', value }));
  expect(followingColumns(SHEET, changes, priced).map(({ id }) => id)).toEqual(isFollowing ? ['marais'] : []);
});

describe('what a spreadsheet marked of a pasted block', () => {
  const cells = readCells('Produit\tQuantité\nTensorel\t40\nAmoxivane\t50\nPaludexa\t60');
  const mark = (kind: Mark['kind'], row: number, column: number, text: string): Mark => ({ kind, row, column, text });

  test('stays on its lines, columns and cells', () => {
    const marks = [
      mark('row', 1, 0, 'Tensorel · 40'),
      mark('column', 0, 1, 'Quantité'),
      mark('cell', 2, 1, '50'),
      mark('words', 0, 0, 'Paludexa'),
    ];
    expect(pastedMarks(cells, marks, 4)).toEqual({
      hiddenLines: [2],
      hiddenColumns: [1],
      struck: [
        { line: 3, column: 1 },
        { line: 4, column: 0 },
        { line: 4, column: 1 },
      ],
    });
  });

  test('counts for each line with its text, where the table had other lines', () => {
    expect(pastedMarks(cells, [mark('row', 7, 0, 'Amoxivane · 50')], 9).struck).toEqual([
      { line: 3, column: 0 },
      { line: 3, column: 1 },
    ]);
  });

  test('is of no line that has its text in two cells', () => {
    const numbered = readCells('Tensorel\t4\t0\nAmoxivane\t50\t40');
    expect(pastedMarks(numbered, [mark('row', 7, 0, '40')], 9).struck.map(({ line }) => line)).toEqual([2, 2, 2]);
  });

  test.each([
    ['line', mark('row', 1, 0, 'Tensorel 5 mg B/30 · Répartis · 40'), { rows: 1, columns: [] }],
    ['column', mark('column', 0, 2, 'Quantité · 40 · 50'), { rows: 0, columns: ['Quantité'] }],
  ] as const)('is asked about by the import: a hidden %s', async (_, hidden, asked) => {
    const text = 'Produit\tGrossiste\tQuantité\nTensorel 5 mg B/30\tRépartis\t40\nAmoxivane 500 mg B/12\tRépartis\t50';
    const result = await readImport(new File([text], 'collage.txt'), {
      kind: 'trends',
      catalogue: CATALOGUE,
      knownColumns: [],
      knownNames: NO_NAMES,
      mapping: null,
      pasted: pastedMarks(readCells(text), [hidden], 3),
    });
    expect(result).toMatchObject({ kind: 'read', layout: { questions: [{ kind: 'hidden', ...asked }] } });
  });

  test('is found by the import', async () => {
    const text = 'Produit\tGrossiste\tQuantité\nTensorel 5 mg B/30\tRépartis\t40\nAmoxivane 500 mg B/12\tRépartis\t50';
    const file = new File([text], 'collage.txt');
    const result = await readImport(file, {
      kind: 'trends',
      catalogue: CATALOGUE,
      knownColumns: [],
      knownNames: NO_NAMES,
      mapping: null,
      pasted: pastedMarks(readCells(text), [mark('cell', 1, 2, '40')], 3),
    });
    if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
    const { report } = result.rows;
    expect([0, 1].map((row) => issuesOf(report, row))).toEqual([['struck'], []]);
  });
});

const BOXED: Sheet = {
  ...SHEET,
  rows: [
    { id: 'amox', name: 'Amoxivane 500 mg B/12' },
    { id: 'tens', name: 'Tensorel 5 mg B/30' },
  ],
};
test.each([
  ['Tensorel 5 mg B/30\t30\t900\nAmoxivane 500 mg B/12\t12\t1100', ['tens marais 900', 'amox marais 1100']],
  ['Tensorel 5 mg B/30\t900\t30\nAmoxivane 500 mg B/12\t1100\t12', ['tens marais 900', 'amox marais 1100']],
  // One line, and numbers that are no pack in every line, are quantities.
  ['Tensorel 5 mg B/30\t30\t900', ['tens marais 30', 'tens octo 900']],
  [
    'Tensorel 5 mg B/30\t30\t900\nAmoxivane 500 mg B/12\t13\t1100',
    ['tens marais 30', 'tens octo 900', 'amox marais 13', 'amox octo 1100'],
  ],
  ['Tensorel 5 mg B/30\t30\nAmoxivane 500 mg B/12\t12', ['tens marais 30', 'amox marais 12']],
])('the sizes of packs in %j are no boxes', (text, cells) => {
  const boxed: ClipContext = {
    ...context,
    rowOf: (name) => BOXED.rows.find((row) => row.name === name.trim())?.id ?? null,
  };
  const clip = clipOf(BOXED, { top: 0, bottom: 0, start: 0, end: 0 }, readCells(text), boxed);
  const { changes } = pasteClip(BOXED, clip, boxed, read);
  expect(changes.map(({ row, column, value }) => `${row} ${column} ${value}`)).toEqual(cells);
});
