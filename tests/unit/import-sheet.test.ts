import { describe, expect, test } from 'vitest';
import { cellFormats } from '#domain/import/cell-formats.ts';
import { knownHeader } from '#domain/import/columns.ts';
import { type Catalogue, NONE } from '#domain/import/lookup.ts';
import type { ImportAnswers } from '#domain/import/questions.ts';
import { layoutRoles, readSheet, samplesOf, type SheetSource } from '#domain/import/sheet.ts';
import type { ImportTable } from '#domain/import/table.ts';
import type { WorkbookSheet } from '#domain/import/workbook.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';
import { bullets } from './import-reading-text.ts';

const [A = '', P = '', T = '', E = ''] = CATALOGUE.products.map(({ name }) => name);
const [R, L] = ['Répartis', 'Littoral Médicaments'];
const HEAD = 'Produit;Grossiste;Quantité';
const AT_HOME: Catalogue = { ...CATALOGUE, country: 'Cameroun', agency: 'Douala', people: ['Mbida'] };

/** The sheet of a text file. */
const PLAIN: WorkbookSheet = {
  name: '',
  records: [],
  hiddenLines: new Set(),
  hiddenColumns: new Set(),
  merged: [],
  formats: new Map(),
  struck: new Map(),
  isHidden: false,
};

interface Given extends Partial<Omit<SheetSource, 'sheet'>> {
  /** What a workbook says of the sheet. */
  readonly sheet?: Partial<WorkbookSheet>;
  readonly answers?: ImportAnswers;
}

const read = (rows: readonly string[], { sheet, answers, ...given }: Given = {}) =>
  readSheet({
    fileName: 'fichier.csv',
    sheet: { ...PLAIN, records: rows.map((row) => row.split(';')), ...sheet },
    sheetIndex: 0,
    kind: 'sales',
    catalogue: AT_HOME,
    period: '2026-10',
    history: null,
    known: [],
    chosen: answers ? { sheet: 0, header: { first: 0, count: 1 }, roles: [], answers } : null,
    isStrict: false,
    ...given,
  });

function rowsIn(table: ImportTable): readonly string[] {
  const { products, wholesalers } = CATALOGUE;
  return Array.from(table.lines, (line, row) => {
    const product = products[table.product[row] ?? NONE]?.ID ?? table.names[table.productName[row] ?? NONE] ?? '–';
    const whose =
      wholesalers[table.wholesaler[row] ?? NONE]?.ID ?? table.names[table.wholesalerName[row] ?? NONE] ?? '–';
    const [quantity = Number.NaN, price = Number.NaN] = [table.quantity[row], table.price[row]];
    const counted = Number.isNaN(quantity) ? `« ${table.texts[table.cells.quantity[row] ?? 0]} »` : quantity;
    return [
      `${line} ${product} ${whose} ${counted}`,
      ...(Number.isNaN(price) ? [] : [`× ${price}`]),
      ...(table.overlong[row] ? ['overlong'] : []),
      ...(table.struck[row] ? ['struck'] : []),
      ...[table.notSold, table.otherUnit, table.pack].flatMap((of) => (of[row] ? [table.texts[of[row]]] : [])),
    ].join(' ');
  });
}

const leftIn = ({ leftOut }: ImportTable): readonly string[] =>
  leftOut.map(({ reason, lines, quantity, unreadable }) =>
    [
      `left ${reason}`,
      ...lines,
      `with ${quantity}`,
      ...(unreadable === 0 ? [] : [`and ${unreadable} unreadable`]),
    ].join(' '),
  );

/** All that is read, asked and told of a sheet. */
function toldOf(rows: readonly string[], given: Given = {}): readonly string[] {
  const { mapping, isMapped, questions, notes, table } = read(rows, given);
  const { header, roles, answers } = mapping;
  return [
    `${isMapped ? 'read' : 'to be mapped'} from ${header.first + 1}, ${header.count}: ${roles.map((role) => role ?? '–').join(' ')}`,
    ...bullets('answered', answers ? [answers] : []),
    ...bullets('asked', questions),
    ...bullets('told', notes),
    ...(table ? [...rowsIn(table), ...leftIn(table)] : []),
  ];
}

type Case = readonly [words: string, rows: readonly string[], given: Given, told: readonly string[]];

describe('titles', () => {
  test.each<Case>([
    [
      'that name a product may be a row',
      [`${A};${R};Quantité`, `${P};${R};5`],
      {},
      [
        'read from 1, 1: – – quantity',
        '- answered {}',
        '- asked {kind: "header",record: ["Amoxivane 500 mg B/12","Répartis","Quantité"],line: 1,reason: "product",headers: {titles: {count: 1},data: {}},proposed: "data"}',
      ],
    ],
    [
      'below a letterhead too',
      ['Orvalis', '', `${A} ; ${R};Quantité`, `${P};${R};5`],
      {},
      [
        'read from 3, 1: – – quantity',
        '- answered {}',
        '- asked {kind: "header",record: ["Amoxivane 500 mg B/12","Répartis","Quantité"],line: 3,reason: "product",headers: {titles: {first: 2,count: 1},data: {first: 2}},proposed: "data"}',
      ],
    ],
    [
      'with a number beside one that is known may be a row',
      [`Produit;${R};12`, `${A};${R};5`],
      {},
      [
        'read from 1, 1: product – –',
        '- answered {}',
        '- asked {kind: "header",record: ["Produit","Répartis","12"],line: 1,reason: "numbers",headers: {titles: {count: 1},data: {}},proposed: "titles"}',
      ],
    ],
    [
      'with a product are asked about, however many are known',
      [`${A};Quantité;Grossiste`, `${P};5;${R}`],
      {},
      [
        'read from 1, 1: – quantity wholesaler',
        '- answered {}',
        '- asked {kind: "header",record: ["Amoxivane 500 mg B/12","Quantité","Grossiste"],line: 1,reason: "product",headers: {titles: {count: 1},data: {}},proposed: "data"}',
      ],
    ],
    [
      'with a number beside two that are known are titles',
      ['Produit;Quantité;12', `${A};5;3`],
      {},
      [
        'read from 1, 1: product quantity –',
        '- asked {kind: "wholesaler"}',
        '- told {kind: "columnIgnored",column: 2,title: "12",reason: "unknown",only: "3"}',
        '2 p1 – 5',
      ],
    ],
    [
      'of which none is known, with a number, are a row',
      [`${A};${R};12`, `${P};${R};5`],
      {},
      ['to be mapped from 1, 0: product wholesaler quantity'],
    ],
    [
      'of which none is known, without a number, are to be mapped',
      ['Un;Deux', 'trois;quatre'],
      {},
      ['to be mapped from 1, 1: – –'],
    ],
    [
      'that the user has told from rows',
      [`${A};${R};12`, `${P};${R};5`],
      { answers: { header: { first: 0, count: 0 } } },
      ['to be mapped from 1, 0: product wholesaler quantity', '- answered {header: {}}'],
    ],
    [
      'that the user has chosen, by their line alone',
      ['Ventes;octobre', HEAD, `${A};${R};5`],
      { chosen: { sheet: 0, header: { first: 1, count: 1 }, roles: [] } },
      [
        'read from 2, 1: product wholesaler quantity',
        '- answered {header: {first: 1,count: 1}}',
        '- told {kind: "linesSkipped",lines: ["Ventes octobre"]}',
        '- told {kind: "periodNamed",place: "above",text: "Ventes octobre"}',
        '3 p1 w1 5',
      ],
    ],
    [
      'and columns that the user has chosen',
      ['x;y;z', `${A};5;${R}`],
      { chosen: { sheet: 0, header: { first: 0, count: 1 }, roles: ['product', 'quantity', 'wholesaler'] } },
      [
        'read from 1, 1: product quantity wholesaler',
        '- answered {header: {count: 1},columns: {wholesaler: 2,quantity: 1}}',
        '- told {kind: "linesSkipped",lines: ["x"]}',
        '2 p1 w1 5',
      ],
    ],
    [
      'fewer than the columns that the user has chosen',
      ['x', `${A};5;${R};7`],
      { chosen: { sheet: 0, header: { first: 0, count: 1 }, roles: ['product', null, 'wholesaler', 'quantity'] } },
      [
        'read from 1, 1: product – wholesaler quantity',
        '- answered {header: {count: 1},columns: {wholesaler: 2,quantity: 3}}',
        '- told {kind: "linesSkipped",lines: ["x"]}',
        '2 p1 w1 7',
      ],
    ],
    [
      'of goals need no wholesaler',
      ['Produit;Objectif', `${A};5`],
      { kind: 'goals', period: '2026' },
      ['read from 1, 1: product quantity', '2 p1 – 5'],
    ],
    [
      'without a quantity',
      ['Produit;Grossiste;Remarque', `${A};${R};rien`],
      {},
      ['to be mapped from 1, 1: product wholesaler –'],
    ],
    [
      'of codes alone',
      ['pharmaProductID;wholesalerID;quantity', 'p1;w1;5'],
      {},
      ['read from 1, 1: productID wholesalerID quantity', '2 p1 w1 5'],
    ],
    [
      'with two columns of products by their codes',
      ['pharmaProductID;pharmaProductID;wholesalerID;quantity', 'p1;p2;w1;5'],
      {},
      [
        'read from 1, 1: productID – wholesalerID quantity',
        '- told {kind: "columnIgnored",column: 1,title: "pharmaProductID",reason: "notChosen",only: "p2"}',
        '2 p1 w1 5',
      ],
    ],
    [
      'with two columns of codes that name products',
      ['pharmaProductID;pharmaProductID;wholesalerID;quantity', '00117;117;w1;5'],
      {},
      [
        'read from 1, 1: – – wholesalerID quantity',
        '- asked {kind: "columns",role: "productID",candidates: [{title: "pharmaProductID",samples: ["00117"],sum: 117},{column: 1,title: "pharmaProductID",samples: ["117"],sum: 117}]}',
        '- told {kind: "columnIgnored",title: "pharmaProductID",reason: "notChosen",only: "00117"}',
        '- told {kind: "columnIgnored",column: 1,title: "pharmaProductID",reason: "notChosen",only: "117"}',
        '2 – w1 5',
      ],
    ],
    [
      'with two columns of codes that name wholesalers',
      [`wholesalerID;Produit;wholesalerID;Quantité`, `${R};${A};${L};5`],
      {},
      [
        'read from 1, 1: – product – quantity',
        '- asked {kind: "columns",role: "wholesalerID",candidates: [{title: "wholesalerID",samples: ["Répartis"]},{column: 2,title: "wholesalerID",samples: ["Littoral Médicaments"]}]}',
        '- told {kind: "columnIgnored",title: "wholesalerID",reason: "notChosen",only: "Répartis"}',
        '- told {kind: "columnIgnored",column: 2,title: "wholesalerID",reason: "notChosen",only: "Littoral Médicaments"}',
        '2 p1 – 5',
      ],
    ],
    [
      'with two columns of references',
      ['Référence;Code;Grossiste;Quantité', `00117;TEN-5;${R};5`],
      {},
      [
        'read from 1, 1: – – wholesaler quantity',
        '- asked {kind: "columns",role: "reference",candidates: [{title: "Référence",samples: ["00117"],sum: 117},{column: 1,title: "Code",samples: ["TEN-5"]}]}',
        '- told {kind: "columnIgnored",title: "Référence",reason: "notChosen",only: "00117"}',
        '- told {kind: "columnIgnored",column: 1,title: "Code",reason: "notChosen",only: "TEN-5"}',
        '2 – w1 5',
      ],
    ],
    [
      'with a column of references and two of names',
      ['Référence;Produit;Désignation;Grossiste;Quantité', `00117;${A};${P};${R};5`],
      {},
      [
        'read from 1, 1: reference – – wholesaler quantity',
        '- asked {kind: "columns",role: "product",candidates: [{column: 1,title: "Produit",samples: ["Amoxivane 500 mg B/12"]},{column: 2,title: "Désignation",samples: ["Paludexa 20/120 B/24"]}]}',
        '- told {kind: "columnIgnored",column: 1,title: "Produit",reason: "notChosen",only: "Amoxivane 500 mg B/12"}',
        '- told {kind: "columnIgnored",column: 2,title: "Désignation",reason: "notChosen",only: "Paludexa 20/120 B/24"}',
        '2 p1 w1 5',
      ],
    ],
    [
      'with two columns of names, and no quantity',
      ['Produit;Désignation;Grossiste', `${A};${P};${R}`],
      {},
      [
        'to be mapped from 1, 1: – – wholesaler',
        '- asked {kind: "columns",role: "product",candidates: [{title: "Produit",samples: ["Amoxivane 500 mg B/12"]},{column: 1,title: "Désignation",samples: ["Paludexa 20/120 B/24"]}]}',
      ],
    ],
    [
      'that the user has told from rows, with the columns of these',
      [`${A};${R};12`, 'Quantité;Produit;Grossiste', `5;${P};${R}`],
      { answers: { header: { first: 0, count: 0 }, columns: { product: 0, wholesaler: 1, quantity: 2 } } },
      [
        'read from 1, 0: product wholesaler quantity',
        '- answered {header: {},columns: {wholesaler: 1,quantity: 2}}',
        '- asked {kind: "tables",line: 2,titles: ["Quantité","Produit","Grossiste"],rows: 1,columns: [{role: "product",below: ["Quantité"]},{role: "wholesaler",below: ["Produit"]},{role: "quantity",below: ["Grossiste"]}]}',
        '1 p1 w1 12',
        '3 5 paludexa20/120b/24 « Répartis »',
      ],
    ],
    [
      'that an earlier file had',
      ['Produit;Grossiste;A;B', `${A};${R};5;7`],
      { known: [knownHeader(['Produit', 'Grossiste', 'A', 'B'], ['product', 'wholesaler', null, 'quantity'])] },
      [
        'read from 1, 1: product wholesaler – quantity',
        '- told {kind: "columnIgnored",column: 2,title: "A",reason: "unknown",only: "5"}',
        '2 p1 w1 7',
      ],
    ],
    [
      'that an earlier file had, with other answers',
      ['Produit;Grossiste;A;B', `${A};${R};5;7`],
      {
        known: [knownHeader(['Produit', 'Grossiste', 'A', 'B'], ['product', 'wholesaler', null, 'quantity'])],
        answers: { columns: { quantity: 2 } },
      },
      [
        'read from 1, 1: product wholesaler quantity –',
        '- answered {columns: {quantity: 2}}',
        '- told {kind: "columnIgnored",column: 3,title: "B",reason: "unknown",only: "7"}',
        '2 p1 w1 5',
      ],
    ],
    [
      'that were chosen without an answer',
      [HEAD, 'Désignation;Grossiste;Boîtes', `${A};${R};5`],
      { chosen: { sheet: 0, header: { first: 1, count: 1 }, roles: [], answers: {} } },
      [
        'read from 2, 1: product wholesaler quantity',
        '- answered {}',
        '- told {kind: "linesSkipped",lines: ["Produit Grossiste Quantité"]}',
        '3 p1 w1 5',
      ],
    ],
    [
      'that were chosen to be none, without an answer',
      [`${A};${R};5`, `${P};${R};7`],
      { chosen: { sheet: 0, header: { first: 0, count: 0 }, roles: [], answers: {} } },
      ['to be mapped from 1, 0: product wholesaler quantity', '- answered {}'],
    ],
    [
      'with two columns of wholesalers',
      [`Grossiste;Produit;Grossiste;Quantité`, `${R};${A};${L};5`],
      {},
      [
        'read from 1, 1: – product – quantity',
        '- asked {kind: "columns",role: "wholesaler",candidates: [{title: "Grossiste",samples: ["Répartis"]},{column: 2,title: "Grossiste",samples: ["Littoral Médicaments"]}]}',
        '- told {kind: "columnIgnored",title: "Grossiste",reason: "notChosen",only: "Répartis"}',
        '- told {kind: "columnIgnored",column: 2,title: "Grossiste",reason: "notChosen",only: "Littoral Médicaments"}',
        '2 p1 – 5',
      ],
    ],
    [
      'with two columns of wholesalers by their codes',
      [`wholesalerID;Produit;wholesalerID;Quantité`, `w1;${A};w2;5`],
      {},
      [
        'read from 1, 1: wholesalerID product – quantity',
        '- told {kind: "columnIgnored",column: 2,title: "wholesalerID",reason: "notChosen",only: "w2"}',
        '2 p1 w1 5',
      ],
    ],
  ])('%s', (_, rows, given, told) => {
    expect(toldOf(rows, given)).toEqual(told);
  });

  test.each([
    ['2026', false],
    [' 2026 ', false],
    ['2026-10', false],
    ['2026/10', false],
    ['10/2026', false],
    ['10-2026', false],
    ['1999', true],
    ['20261', true],
    ['12026', true],
    ['12', true],
  ])('beside one that is known, %j makes a row of them: %s', (title, isAsked) => {
    const { questions } = read([`Produit;x;${title}`, `${A};${R};5`]);
    expect(questions.some(({ kind }) => kind === 'header')).toBe(isAsked);
  });

  test('are as many as the cells of the header; without one, of the first thirty lines', () => {
    const titled = ['Produit;Quantité;; ;', `${A};5;x;y`];
    expect(read(titled).titles).toEqual(['Produit', 'Quantité']);
    const rows = (wide: number) => Array.from({ length: 32 }, (_, at) => (at === wide ? `${A};5;x;y;z` : `${A};5`));
    expect([29, 30].map((wide) => read(rows(wide)).titles.length)).toEqual([5, 2]);
    const chosen = {
      sheet: 0,
      header: { first: 0, count: 1 },
      roles: ['product', null, 'wholesaler', 'quantity', null, null],
    } as const;
    expect(read(['x', `${A};5;${R};7`], { chosen }).titles).toEqual(['x', '', '', '']);
    expect([[''], []].map((empty) => read(empty).titles)).toEqual([[''], ['']]);
  });
});

describe('rows above the titles of a sheet that was sorted', () => {
  test.each<Case>([
    [
      'are read',
      [`${A};${R};40`, `${P};${L};5`, HEAD, `${T};${R};7`],
      {},
      ['read from 3, 1: product wholesaler quantity', '1 p1 w1 40', '2 p2 w2 5', '4 p3 w1 7'],
    ],
    [
      'are read from the first with a number on',
      ['Ventes', `${A};${R};40`, HEAD, `${T};${R};7`],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Ventes"]}',
        '2 p1 w1 40',
        '4 p3 w1 7',
      ],
    ],
    [
      'may have a product that is not known',
      [`Autre;${R};3`, `${A};${R};40`, HEAD, `${T};${R};7`],
      {},
      ['read from 3, 1: product wholesaler quantity', '1 autre w1 3', '2 p1 w1 40', '4 p3 w1 7'],
    ],
    [
      'name a product',
      ['Tél;699', HEAD, `${T};${R};7`],
      {},
      ['read from 2, 1: product wholesaler quantity', '- told {kind: "linesSkipped",lines: ["Tél 699"]}', '3 p3 w1 7'],
    ],
    [
      'have a number',
      [`${A};${R}`, HEAD, `${T};${R};7`],
      {},
      [
        'read from 2, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Amoxivane 500 mg B/12 Répartis"]}',
        '3 p3 w1 7',
      ],
    ],
    [
      'have a number that is no year',
      [`${A};2026`, HEAD, `${T};${R};7`],
      {},
      [
        'read from 2, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Amoxivane 500 mg B/12 2026"]}',
        '3 p3 w1 7',
      ],
    ],
    [
      'have a number beside a text',
      [`117`, HEAD, `${T};${R};7`],
      {},
      ['read from 2, 1: product wholesaler quantity', '- told {kind: "linesSkipped",lines: ["117"]}', '3 p3 w1 7'],
    ],
    [
      'name a product by a word',
      ['117;40', HEAD, `${T};${R};7`],
      {},
      ['read from 2, 1: product wholesaler quantity', '- told {kind: "linesSkipped",lines: ["117 40"]}', '3 p3 w1 7'],
    ],
    [
      'of which one has a number and another a product',
      ['Tél;699', `${A};${R}`, HEAD, `${T};${R};7`],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Tél 699","Amoxivane 500 mg B/12 Répartis"]}',
        '4 p3 w1 7',
      ],
    ],
    [
      'are read from the first with a number beside a text on',
      ['12', ' ;13', `${A};${R};40`, HEAD, `${T};${R};7`],
      {},
      [
        'read from 4, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["12","13"]}',
        '3 p1 w1 40',
        '5 p3 w1 7',
      ],
    ],
    [
      'have two cells',
      [`${A};40`, 'Produit;Objectif', `${P};5`],
      { kind: 'goals', period: '2026' },
      ['read from 2, 1: product quantity', '1 p1 – 40', '3 p2 – 5'],
    ],
    [
      'are not read where the first row was told',
      [`${A};${R};40`, `${P};${R};5`],
      { answers: { header: { first: 1, count: 0 }, columns: { product: 0, wholesaler: 1, quantity: 2 } } },
      [
        'read from 2, 0: product wholesaler quantity',
        '- answered {header: {first: 1},columns: {wholesaler: 1,quantity: 2}}',
        '- told {kind: "linesSkipped",lines: ["Amoxivane 500 mg B/12 Répartis 40"]}',
        '2 p2 w1 5',
      ],
    ],
    [
      'above two lines of titles',
      [`${A};${R};40`, 'Produit;;Ventes', ';Grossiste;Quantité', `${T};${R};7`],
      {},
      ['read from 2, 2: product wholesaler quantity', '1 p1 w1 40', '4 p3 w1 7'],
    ],
  ])('%s', (_, rows, given, told) => {
    expect(toldOf(rows, given)).toEqual(told);
  });
});

test('of a column the first three cells with something are shown, of the first thirty lines', () => {
  const records = [['x', 'Titre'], ['', ' un '], [], ['', ' '], ['', 'deux'], ['', 'trois'], ['', 'quatre']];
  expect(samplesOf(records, 1, 1)).toEqual(['un', 'deux', 'trois']);
  expect(samplesOf(records, 5, 1)).toEqual(['trois', 'quatre']);
  expect(samplesOf(records, 1, 2)).toEqual([]);
  const late = (at: number) => Array.from({ length: 40 }, (_, index) => [index === at ? 'tard' : '']);
  expect([samplesOf(late(31), 2, 0), samplesOf(late(32), 2, 0)]).toEqual([['tard'], []]);
});

test('the columns of a sheet by their titles alone', () => {
  const records = [['Ventes'], ['Produit', 'Autre', 'Quantité', ''], [A, '', '5', '']];
  expect(layoutRoles(records, 'sales', [])).toEqual({
    header: { first: 1, count: 1 },
    titles: ['Produit', 'Autre', 'Quantité'],
    roles: ['product', null, 'quantity'],
  });
});

describe('several columns of quantities', () => {
  test.each<Case>([
    [
      'are offered with their first cells and their sums',
      [
        'Produit;Grossiste;Qté sept.;Qté oct.',
        `${A};${R};1;10`,
        `${P};${R};;`,
        `${T};${R};2,5;20`,
        `${E};${R};3;x`,
        `${E};${L};4;30`,
      ],
      {},
      [
        'read from 1, 1: product wholesaler – –',
        '- asked {kind: "columns",role: "quantity",candidates: [{column: 2,title: "Qté sept.",samples: ["1","2,5","3"],sum: 10.5},{column: 3,title: "Qté oct.",samples: ["10","20","x"],sum: 60}],proposed: {column: 3,reason: "period"}}',
      ],
    ],
    [
      'of which one is hidden, and a total',
      ['Produit;S1;S2;Total', `${A};10;20;30`, `${P};2;3;5`],
      { kind: 'goals', period: '2026', answers: { hidden: 'leave' }, sheet: { hiddenColumns: new Set([2]) } },
      [
        'read from 1, 1: product quantity – –',
        '- answered {hidden: "leave"}',
        '- asked {kind: "period",open: "2026",place: "title",text: "S1",isPart: true}',
        '- told {kind: "columnIgnored",column: 2,title: "S2",reason: "unknown"}',
        '- told {kind: "columnIgnored",column: 3,title: "Total",reason: "amount"}',
        '2 p1 – 10',
        '3 p2 – 2',
      ],
    ],
    [
      'of which one is of stock, and a total',
      ['Produit;Grossiste;Quantité;Stock;Total', `${A};${R};10;5;15`, `${P};${R};2;1;3`],
      {},
      [
        'read from 1, 1: product wholesaler quantity – –',
        '- told {kind: "columnIgnored",column: 3,title: "Stock",reason: "unknown"}',
        '- told {kind: "columnIgnored",column: 4,title: "Total",reason: "amount"}',
        '2 p1 w1 10',
        '3 p2 w1 2',
      ],
    ],
    [
      'of kinds of customers, and a total',
      ['Produit;Grossiste;Officines;Hôpitaux;Total', `${A};${R};10;5;15`, `${P};${R};2;1;3`],
      {},
      [
        'read from 1, 1: product wholesaler – – –',
        '- asked {kind: "columns",role: "quantity",candidates: [{column: 2,title: "Officines",samples: ["10","2"],sum: 12},{column: 3,title: "Hôpitaux",samples: ["5","1"],sum: 6},{column: 4,title: "Total",samples: ["15","3"],sum: 18}],parts: [2,3]}',
      ],
    ],
    [
      'in parts beside two columns of names',
      ['Produit;Désignation;S1;S2', `${A};${P};1;2`],
      { kind: 'goals', period: '2026' },
      [
        'read from 1, 1: – – – –',
        '- asked {kind: "columns",role: "product",candidates: [{title: "Produit",samples: ["Amoxivane 500 mg B/12"]},{column: 1,title: "Désignation",samples: ["Paludexa 20/120 B/24"]}]}',
        '- asked {kind: "columns",role: "quantity",candidates: [{column: 2,title: "S1",samples: ["1"],sum: 1},{column: 3,title: "S2",samples: ["2"],sum: 2}],parts: [2,3]}',
      ],
    ],
    [
      'in parts',
      ['Produit;S1;S2', `${A};1;2`, `${P};3;4`],
      { kind: 'goals', period: '2026' },
      [
        'read from 1, 1: product – –',
        '- asked {kind: "columns",role: "quantity",candidates: [{column: 1,title: "S1",samples: ["1","3"],sum: 4},{column: 2,title: "S2",samples: ["2","4"],sum: 6}],parts: [1,2]}',
      ],
    ],
    [
      'of which one is added to another that is none of the parts',
      ['Produit;S1;S2;Objectif', `${A};1;2;4`, `${P};3;4;8`],
      { kind: 'goals', period: '2026', answers: { added: [1, 3] } },
      [
        'read from 1, 1: product quantity – quantity',
        '- answered {added: [1,3]}',
        '- told {kind: "columnIgnored",column: 2,title: "S2",reason: "notChosen"}',
        '2 p1 – 5',
        '3 p2 – 11',
        'left otherColumns with 6',
      ],
    ],
    [
      'of which one is added to others, beside the total of these',
      ['Produit;T1;T2;Total;T3', `${A};1;2;3;4`, `${P};3;4;8;8`],
      { kind: 'goals', period: '2026', answers: { added: [1, 2, 4] } },
      [
        'read from 1, 1: product quantity quantity – quantity',
        '- answered {added: [1,2,4]}',
        '- told {kind: "columnIgnored",column: 3,title: "Total",reason: "notChosen"}',
        '2 p1 – 7',
        '3 p2 – 15',
      ],
    ],
    [
      'that are added up, beside a total that is right',
      ['Produit;S1;S2;Total', `${A};10;20;30`],
      { kind: 'goals', period: '2026', answers: { added: [1, 2] } },
      [
        'read from 1, 1: product quantity quantity –',
        '- answered {added: [1,2]}',
        '- told {kind: "totalLeftOut",title: "Total",stated: 30,computed: 30}',
        '2 p1 – 30',
      ],
    ],
    [
      'of which one is read, with rows above the titles',
      [`${A};10;20`, 'Produit;S1;S2', `${P};2;4`],
      {
        kind: 'goals',
        period: '2026',
        answers: { header: { first: 1, count: 1 }, columns: { quantity: 1 }, period: 'all' },
      },
      [
        'read from 2, 1: product quantity –',
        '- answered {header: {first: 1,count: 1},columns: {quantity: 1},period: "all"}',
        '- told {kind: "columnIgnored",column: 2,title: "S2",reason: "notChosen"}',
        '1 p1 – 10',
        '3 p2 – 2',
        'left otherColumns with 24',
      ],
    ],
    [
      'of which one has no numbers',
      ['Produit;Grossiste;Qté sept.;Qté oct.', `${A};${R};;10`, `${P};${R};;7`],
      {},
      [
        'read from 1, 1: product wholesaler – quantity',
        '- told {kind: "periodNamed",place: "title",text: "Qté oct."}',
        '- told {kind: "columnIgnored",column: 2,title: "Qté sept.",reason: "notChosen"}',
        '2 p1 w1 10',
        '3 p2 w1 7',
      ],
    ],
    [
      'with thousands',
      ['Produit;Grossiste;Qté sept.;Qté oct.', `${A};${R};1.100;10`, `${P};${R};1.234,50;7`],
      {},
      [
        'read from 1, 1: product wholesaler – –',
        '- asked {kind: "columns",role: "quantity",candidates: [{column: 2,title: "Qté sept.",samples: ["1.100","1.234,50"],sum: 2334.5},{column: 3,title: "Qté oct.",samples: ["10","7"],sum: 17}],proposed: {column: 3,reason: "period"}}',
      ],
    ],
    [
      'with thousands of two readings',
      ['Produit;Grossiste;Qté sept.;Qté oct.', `${A};${R};1.100;10`, `${P};${R};900;7`],
      {},
      [
        'read from 1, 1: product wholesaler – –',
        '- asked {kind: "columns",role: "quantity",candidates: [{column: 2,title: "Qté sept.",samples: ["1.100","900"]},{column: 3,title: "Qté oct.",samples: ["10","7"],sum: 17}],proposed: {column: 3,reason: "period"}}',
      ],
    ],
    [
      'with thousands of two readings, of which one was chosen',
      ['Produit;Grossiste;Qté sept.;Qté oct.', `${A};${R};1.100;10`, `${P};${R};900;7`],
      { answers: { decimal: { quantity: ',' } } },
      [
        'read from 1, 1: product wholesaler – –',
        '- answered {decimal: {quantity: ","}}',
        '- asked {kind: "columns",role: "quantity",candidates: [{column: 2,title: "Qté sept.",samples: ["1.100","900"],sum: 2000},{column: 3,title: "Qté oct.",samples: ["10","7"],sum: 17}],proposed: {column: 3,reason: "period"}}',
      ],
    ],
    [
      'are added up',
      ['Produit;S1;S2', `${A};10;20`, `${P};2,5;`, `${T};;`, `${E};x;3`, `${E}; y ; `, `${E}; 4 ;3`],
      { kind: 'goals', period: '2026', answers: { added: [1, 2] } },
      [
        'read from 1, 1: product quantity quantity',
        '- answered {added: [1,2]}',
        '2 p1 – 30',
        '3 p2 – 2.5',
        '4 p3 – «  »',
        '5 p4 – « x + 3 »',
        '6 p4 – « y »',
        '7 p4 – 7',
      ],
    ],
    [
      'are added up, with thousands',
      ['Produit;S1;S2', `${A};1.100;20,5`, `${P};2.250;1`],
      { kind: 'goals', period: '2026', answers: { added: [1, 2], decimal: { quantity: ',' } } },
      [
        'read from 1, 1: product quantity quantity',
        '- answered {added: [1,2],decimal: {quantity: ","}}',
        '- told {kind: "numbersRead",role: "quantity",decimal: ",",clue: "answer",text: "1.100",value: 1100,count: 2}',
        '2 p1 – 1120.5',
        '3 p2 – 2251',
      ],
    ],
    [
      'of which one is read, a part of the year',
      ['Produit;S1;S2', `${A};10;20`, `${P};2;x`, 'Total;12;20'],
      { kind: 'goals', period: '2026', answers: { columns: { quantity: 1 }, period: 'all' } },
      [
        'read from 1, 1: product quantity –',
        '- answered {columns: {quantity: 1},period: "all"}',
        '- told {kind: "totalLeftOut",line: 4,title: "Total",stated: 12,computed: 12}',
        '- told {kind: "columnIgnored",column: 2,title: "S2",reason: "notChosen"}',
        '2 p1 – 10',
        '3 p2 – 2',
        'left otherColumns with 20 and 1 unreadable',
      ],
    ],
    [
      'and their total, which is read',
      ['Produit;S1;S2;Total', `${A};10;20;30`, `${P};2;3;6`],
      { kind: 'goals', period: '2026', answers: { columns: { quantity: 3 } } },
      [
        'read from 1, 1: product – – quantity',
        '- answered {columns: {quantity: 3}}',
        '- told {kind: "totalLeftOut",title: "Total",stated: 36,computed: 35}',
        '- told {kind: "columnIgnored",column: 1,title: "S1",reason: "notChosen"}',
        '- told {kind: "columnIgnored",column: 2,title: "S2",reason: "notChosen"}',
        '2 p1 – 30',
        '3 p2 – 6',
      ],
    ],
    [
      'and their total, which is right',
      ['Produit;S1;S2;Total', `${A};10;20;30`, `${P};2;3;5`],
      { kind: 'goals', period: '2026', answers: { columns: { quantity: 3 } } },
      [
        'read from 1, 1: product – – quantity',
        '- answered {columns: {quantity: 3}}',
        '- told {kind: "columnIgnored",column: 1,title: "S1",reason: "notChosen"}',
        '- told {kind: "columnIgnored",column: 2,title: "S2",reason: "notChosen"}',
        '2 p1 – 30',
        '3 p2 – 5',
      ],
    ],
    [
      'that are added up, beside their total',
      ['Produit;S1;S2;Total', `${A};10;20;30`, `${P};2;3;6`],
      { kind: 'goals', period: '2026', answers: { added: [1, 2] } },
      [
        'read from 1, 1: product quantity quantity –',
        '- answered {added: [1,2]}',
        '- told {kind: "totalLeftOut",title: "Total",stated: 36,computed: 35}',
        '2 p1 – 30',
        '3 p2 – 5',
      ],
    ],
    [
      'of which some are added up, beside the total of all',
      ['Produit;T1;T2;T3;Total', `${A};10;20;1;31`, `${P};2;3;1;6`],
      { kind: 'goals', period: '2026', answers: { added: [1, 2] } },
      [
        'read from 1, 1: product quantity quantity – –',
        '- answered {added: [1,2]}',
        '- told {kind: "columnIgnored",column: 3,title: "T3",reason: "notChosen",only: "1"}',
        '- told {kind: "columnIgnored",column: 4,title: "Total",reason: "notChosen"}',
        '2 p1 – 30',
        '3 p2 – 5',
        'left otherColumns with 2',
      ],
    ],
  ])('%s', (_, rows, given, told) => {
    expect(toldOf(rows, given)).toEqual(told);
  });
});

describe('numbers with two readings', () => {
  const rows = (...quantities: readonly string[]) => [
    HEAD,
    ...quantities.map((quantity, at) => [[A, P, T, E][at % 4], at < 4 ? R : L, quantity].join(';')),
  ];
  const priced = (...prices: readonly string[]) => [
    `${HEAD};PGHT`,
    ...prices.map((price, at) => [[A, P, T, E][at % 4], at < 4 ? R : L, `${at + 1}`, price].join(';')),
  ];
  const history = (p1: number, p2 = p1) => ({
    history: { periods: [{ period: '2026-09', quantities: { p1: { w1: p1 }, p2: { w1: p2 } } }] },
  });

  test.each<Case>([
    [
      'are asked about',
      rows('1.000', '2.500', '3'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.500",readings: {".":2.5,",":2500}}],count: 2,totals: {".":6.5,",":3503},clues: [{kind: "wholeBoxes",decimal: ",",text: "2.500"}],proposed: ","}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 « 2.500 »',
        '4 p3 w1 3',
      ],
    ],
    [
      'are shown five at most',
      rows('1.001', '1.002', '1.003', '1.004', '1.005', '1.006', '1.006', '7'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.001",readings: {".":1.001,",":1001}},{text: "1.002",readings: {".":1.002,",":1002}},{text: "1.003",readings: {".":1.003,",":1003}},{text: "1.004",readings: {".":1.004,",":1004}},{text: "1.005",readings: {".":1.005,",":1005}}],count: 7,totals: {".":14.027000000000001,",":7034},clues: [{kind: "wholeBoxes",decimal: ",",text: "1.001"}],proposed: ","}',
        '2 p1 w1 « 1.001 »',
        '3 p2 w1 « 1.002 »',
        '4 p3 w1 « 1.003 »',
        '5 p4 w1 « 1.004 »',
        '6 p1 w2 « 1.005 »',
        '7 p2 w2 « 1.006 »',
        '8 p3 w2 « 1.006 »',
        '9 p4 w2 7',
      ],
    ],
    [
      'with a comma',
      rows('1,000', '2,500', '3'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1,000",readings: {".":1000,",":1}},{text: "2,500",readings: {".":2500,",":2.5}}],count: 2,totals: {".":3503,",":6.5},clues: [{kind: "wholeBoxes",decimal: ".",text: "2,500"}],proposed: "."}',
        '2 p1 w1 « 1,000 »',
        '3 p2 w1 « 2,500 »',
        '4 p3 w1 3',
      ],
    ],
    [
      'below zero',
      rows('-1.000', '2'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "-1.000",readings: {".":-1,",":-1000}}],count: 1,totals: {".":1,",":-998}}',
        '2 p1 w1 « -1.000 »',
        '3 p2 w1 2',
      ],
    ],
    [
      'of which a comma would make parts of boxes',
      rows('1,000', '2,500', '2.000'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1,000",readings: {".":1000,",":1}},{text: "2,500",readings: {".":2500,",":2.5}},{text: "2.000",readings: {".":2,",":2000}}],count: 3,totals: {".":3502,",":2003.5},clues: [{kind: "wholeBoxes",decimal: ".",text: "2,500"}],proposed: "."}',
        '2 p1 w1 « 1,000 »',
        '3 p2 w1 « 2,500 »',
        '4 p3 w1 « 2.000 »',
      ],
    ],
    [
      'of which a point would make parts of boxes',
      rows('1.500', '2,000'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.500",readings: {".":1.5,",":1500}},{text: "2,000",readings: {".":2000,",":2}}],count: 2,totals: {".":2001.5,",":1502},clues: [{kind: "wholeBoxes",decimal: ",",text: "1.500"}],proposed: ","}',
        '2 p1 w1 « 1.500 »',
        '3 p2 w1 « 2,000 »',
      ],
    ],
    [
      'of which both make parts of boxes',
      rows('1.500', '2,500'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.500",readings: {".":1.5,",":1500}},{text: "2,500",readings: {".":2500,",":2.5}}],count: 2,totals: {".":2501.5,",":1502.5}}',
        '2 p1 w1 « 1.500 »',
        '3 p2 w1 « 2,500 »',
      ],
    ],
    [
      'beside a part of a box',
      rows('1.000', '2.000', '1.5'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":4.5,",":3001.5},clues: [{kind: "decimals",decimal: ".",text: "1.5"},{kind: "wholeBoxes",decimal: ",",text: "1.5"}]}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 « 2.000 »',
        '4 p3 w1 1.5',
      ],
    ],
    [
      'beside a part of a box with a comma',
      rows('1,000', '2,000', '1,5'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1,000",readings: {".":1000,",":1}},{text: "2,000",readings: {".":2000,",":2}}],count: 2,totals: {".":3001.5,",":4.5},clues: [{kind: "decimals",decimal: ",",text: "1,5"},{kind: "wholeBoxes",decimal: ".",text: "1,5"}]}',
        '2 p1 w1 « 1,000 »',
        '3 p2 w1 « 2,000 »',
        '4 p3 w1 1.5',
      ],
    ],
    [
      'beside decimals in both signs',
      rows('1.000', '2.0', '3,0'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}}],count: 1,totals: {".":6,",":1005},clues: [{kind: "decimals",decimal: ".",text: "2.0"},{kind: "decimals",decimal: ",",text: "3,0"}]}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 2',
        '4 p3 w1 3',
      ],
    ],
    [
      'near to thousands in the months before',
      rows('1.000', '2.000'),
      history(1100),
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":3,",":3000},clues: [{kind: "history",decimal: ","}],proposed: ","}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 « 2.000 »',
      ],
    ],
    [
      'near to units in the months before',
      rows('1.000', '2.000'),
      history(2),
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":3,",":3000},clues: [{kind: "history",decimal: "."}],proposed: "."}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 « 2.000 »',
      ],
    ],
    [
      'as near to thousands as to units',
      rows('1.000', '2.000'),
      history(1000, 2),
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":3,",":3000}}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 « 2.000 »',
      ],
    ],
    [
      'without months before of these products',
      rows('1', '2', '2.000'),
      history(1100),
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "2.000",readings: {".":2,",":2000}}],count: 1,totals: {".":5,",":2003}}',
        '2 p1 w1 1',
        '3 p2 w1 2',
        '4 p3 w1 « 2.000 »',
      ],
    ],
    [
      'that the months before and the boxes contradict',
      rows('1.500', '2.000'),
      history(2),
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.500",readings: {".":1.5,",":1500}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":3.5,",":3500},clues: [{kind: "wholeBoxes",decimal: ",",text: "1.500"},{kind: "history",decimal: "."}]}',
        '2 p1 w1 « 1.500 »',
        '3 p2 w1 « 2.000 »',
      ],
    ],
    [
      'in prices, near to those of the catalogue',
      priced('1.450', '1.980', '3'),
      {},
      [
        'read from 1, 1: product wholesaler quantity price',
        '- asked {kind: "numbers",role: "price",columns: [3],samples: [{text: "1.450",readings: {".":1.45,",":1450}},{text: "1.980",readings: {".":1.98,",":1980}}],count: 2,totals: {".":6.43,",":3433},clues: [{kind: "catalogue",decimal: ","}],proposed: ","}',
        '2 p1 w1 1',
        '3 p2 w1 2',
        '4 p3 w1 3 × 3',
      ],
    ],
    [
      'in prices, of products that are not known',
      [`${HEAD};PGHT`, `Autre;${R};1;1.450`],
      {},
      [
        'read from 1, 1: product wholesaler quantity price',
        '- asked {kind: "numbers",role: "price",columns: [3],samples: [{text: "1.450",readings: {".":1.45,",":1450}}],count: 1,totals: {".":1.45,",":1450}}',
        '2 autre w1 1',
      ],
    ],
    [
      'in prices, in thousands',
      priced('1,450', '2.0'),
      {},
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "numbersRead",role: "price",decimal: ".",clue: {kind: "decimals",decimal: ".",text: "2.0"},text: "1,450",value: 1450,count: 1}',
        '2 p1 w1 1 × 1450',
        '3 p2 w1 2 × 2',
      ],
    ],
    [
      'that were chosen to be thousands',
      rows('1.000', '2.500', '3'),
      { answers: { decimal: { quantity: ',' } } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {decimal: {quantity: ","}}',
        '- told {kind: "numbersRead",role: "quantity",decimal: ",",clue: "answer",text: "1.000",value: 1000,count: 2}',
        '2 p1 w1 1000',
        '3 p2 w1 2500',
        '4 p3 w1 3',
      ],
    ],
    [
      'that were chosen to be units',
      rows('1.000', '2.500', '3'),
      { answers: { decimal: { quantity: '.' } } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {decimal: {quantity: "."}}',
        '- told {kind: "numbersRead",role: "quantity",decimal: ".",clue: "answer",text: "1.000",value: 1,count: 2}',
        '2 p1 w1 1',
        '3 p2 w1 2.5',
        '4 p3 w1 3',
      ],
    ],
    [
      'that are corrected in their rows',
      rows('1.000', '2.500', '3'),
      { answers: { decimal: { quantity: null } } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {decimal: {}}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 « 2.500 »',
        '4 p3 w1 3',
      ],
    ],
    [
      'that another number decides',
      rows('1.234,50', '1.000', '1.000'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "numbersRead",role: "quantity",decimal: ",",clue: {kind: "twoSeparators",decimal: ",",text: "1.234,50"},text: "1.000",value: 1000,count: 2}',
        '2 p1 w1 1234.5',
        '3 p2 w1 1000',
        '4 p3 w1 1000',
      ],
    ],
    [
      'that prices decide',
      priced('1450,50', '1980,25').map((row, at) => (at === 1 ? row.replace(';1;', ';1.000;') : row)),
      {},
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "numbersRead",role: "quantity",decimal: ",",clue: {kind: "otherColumn",decimal: ",",text: "1450,50"},text: "1.000",value: 1000,count: 1}',
        '2 p1 w1 1000 × 1450.5',
        '3 p2 w1 2 × 1980.25',
      ],
    ],
    [
      'that no day and no code decides',
      ['Référence;Date;Produit;Grossiste;Quantité', `1,5;1,5;${A};${R};1.000`, `2,5;2,5;${P};${R};2.000`],
      {},
      [
        'read from 1, 1: – – product wholesaler quantity',
        '- told {kind: "numbersRead",role: "quantity",decimal: ",",clue: {kind: "otherColumn",decimal: ",",text: "1,5"},text: "1.000",value: 1000,count: 2}',
        '- told {kind: "columnIgnored",title: "Référence",reason: "noProduct",samples: ["1,5","2,5"]}',
        '2 p1 w1 1000',
        '3 p2 w1 2000',
      ],
    ],
    [
      'that a remark and a reference do not decide',
      [`Référence;${HEAD};Remarque`, `TEN-5;${T};${R};1.000;ok`, `1,5;${A};${R};2.000;vu`, `117;${P};${R};2.000;2,5`],
      {},
      [
        'read from 1, 1: reference product wholesaler quantity –',
        '- asked {kind: "numbers",role: "quantity",columns: [3],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 3,totals: {".":5,",":5000}}',
        '- told {kind: "columnIgnored",column: 4,title: "Remarque",reason: "unknown",divides: [{text: "ok",rows: 1},{text: "vu",rows: 1},{text: "2,5",rows: 1}]}',
        '2 p3 w1 « 1.000 »',
        '3 p1 w1 « 2.000 »',
        '4 p2 w1 « 2.000 »',
      ],
    ],
    [
      'that a day does not decide',
      [`Date;${HEAD}`, `46295,5;${A};${R};1.000`, `46296,5;${P};${R};2.000`],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Date",periods: [{period: "2026-09-30",rows: 1},{period: "2026-10-01",rows: 1,isOpen: true}],open: "2026-10"}',
        '- asked {kind: "numbers",role: "quantity",columns: [3],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":3,",":3000}}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 « 2.000 »',
      ],
    ],
    [
      'that parts of boxes do not decide',
      rows('1.000', '2.5', '3.5'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}}],count: 1,totals: {".":7,",":1006},clues: [{kind: "decimals",decimal: ".",text: "2.5"},{kind: "wholeBoxes",decimal: ",",text: "2.5"}]}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 2.5',
        '4 p3 w1 3.5',
      ],
    ],
    [
      'that parts of a price decide',
      priced('1.450', '2.5', '3.5'),
      {},
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "numbersRead",role: "price",decimal: ".",clue: {kind: "decimals",decimal: ".",text: "2.5"},text: "1.450",value: 1.45,count: 1}',
        '2 p1 w1 1 × 1.45',
        '3 p2 w1 2 × 2.5',
        '4 p3 w1 3 × 3.5',
      ],
    ],
    [
      'in prices that were chosen',
      priced('1.450', '1.980', '1.980'),
      { answers: { decimal: { price: ',' } } },
      [
        'read from 1, 1: product wholesaler quantity price',
        '- answered {decimal: {price: ","}}',
        '- told {kind: "numbersRead",role: "price",decimal: ",",clue: "answer",text: "1.450",value: 1450,count: 3}',
        '2 p1 w1 1 × 1450',
        '3 p2 w1 2 × 1980',
        '4 p3 w1 3 × 1980',
      ],
    ],
    [
      'in a table below, with its columns in another order',
      [HEAD, `${A};${R};1.000`, 'Quantité;Produit;Grossiste', `2.000;${P};${R}`],
      { answers: { tables: 'all' } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {tables: "all"}',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":3,",":3000}}',
        '- told {kind: "titlesRepeated",count: 1}',
        '2 p1 w1 « 1.000 »',
        '4 p2 w1 « 2.000 »',
      ],
    ],
    [
      'of both roles',
      [`${HEAD};PGHT`, `${A};${R};1.000;1.450`, `${P};${R};2.000;1.980`],
      {},
      [
        'read from 1, 1: product wholesaler quantity price',
        '- asked {kind: "numbers",role: "quantity",columns: [2],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":3,",":3000}}',
        '- asked {kind: "numbers",role: "price",columns: [3],samples: [{text: "1.450",readings: {".":1.45,",":1450}},{text: "1.980",readings: {".":1.98,",":1980}}],count: 2,totals: {".":3.4299999999999997,",":3430},clues: [{kind: "catalogue",decimal: ","}],proposed: ","}',
        '2 p1 w1 « 1.000 »',
        '3 p2 w1 « 2.000 »',
      ],
    ],
    [
      'that a spreadsheet computed',
      [
        `${HEAD};PGHT`,
        `${A};${R};12.000000000000002;1450.0000000000002`,
        `${P};${R};12.000000000000002;1980`,
        `${T};${R};13.000000000000002;3120`,
      ],
      {},
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "roundedFloat",role: "quantity",text: "12.000000000000002",value: 12,count: 3}',
        '- told {kind: "roundedFloat",role: "price",text: "1450.0000000000002",value: 1450,count: 1}',
        '2 p1 w1 12 × 1450',
        '3 p2 w1 12 × 1980',
        '4 p3 w1 13 × 3120',
      ],
    ],
    [
      'that a spreadsheet computed to almost nothing',
      [HEAD, `${A};${R};.0000000001`, `${P};${R};2`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "roundedFloat",role: "quantity",text: ".0000000001",count: 1}',
        '2 p1 w1 0',
        '3 p2 w1 2',
      ],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });

  test('are decided by numbers of other columns in the first two thousand rows', () => {
    const many = (at: number) => [
      `${HEAD};PGHT`,
      `${A};${R};1.000;1450`,
      ...Array.from({ length: 2000 }, (_, line) => (line === at ? `${P};${R};2;1980,50` : '')),
    ];
    const asked = [1998, 1999].map((at) => read(many(at)).questions.map(({ kind }) => kind));
    expect(asked).toEqual([[], ['numbers']]);
  });
});

describe('cells that a workbook merged', () => {
  const rows = [HEAD, `${A};${R};5`, `${P};;6`, T, `${E};${L};8`];
  const merged = (...cells: WorkbookSheet['merged']) => ({ sheet: { merged: cells } });
  test.each<Case>([
    [
      'have their text on each line',
      rows,
      merged({ column: 1, first: 2, last: 4 }),
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "mergedCells",column: 1,title: "Grossiste",lines: 3}',
        '2 p1 w1 5',
        '3 p2 w1 6',
        '4 p3 w1 «  »',
        '5 p4 w2 8',
      ],
    ],
    [
      'of several columns are told by column',
      rows,
      merged({ column: 1, first: 2, last: 3 }, { column: 1, first: 4, last: 5 }, { column: 0, first: 4, last: 5 }),
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "mergedCells",column: 1,title: "Grossiste",lines: 4}',
        '- told {kind: "mergedCells",title: "Produit",lines: 2}',
        '2 p1 w1 5',
        '3 p2 w1 6',
        '4 p3 – «  »',
        '5 p3 – 8',
      ],
    ],
    [
      'of quantities count once',
      rows,
      merged({ column: 2, first: 2, last: 3 }),
      ['read from 1, 1: product wholesaler quantity', '2 p1 w1 5', '3 p2 – 6', '4 p3 – «  »', '5 p4 w2 8'],
    ],
    [
      'on lines that end before them',
      ['Produit;Quantité;Grossiste', `${A};5;${R}`, P, `${T};7`],
      merged({ column: 2, first: 2, last: 4 }),
      [
        'read from 1, 1: product quantity wholesaler',
        '- told {kind: "mergedCells",column: 2,title: "Grossiste",lines: 3}',
        '2 p1 w1 5',
        '3 p2 w1 «  »',
        '4 p3 w1 7',
      ],
    ],
    [
      'of prices count once',
      [`${HEAD};PGHT`, `${A};${R};5;1450`, `${P};${R};6;`],
      merged({ column: 3, first: 2, last: 3 }),
      ['read from 1, 1: product wholesaler quantity price', '2 p1 w1 5 × 1450', '3 p2 w1 6'],
    ],
    [
      'in the titles are no rows',
      ['Ventes', ...rows],
      merged({ column: 1, first: 2, last: 3 }, { column: 0, first: 1, last: 2 }),
      [
        'read from 2, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Ventes"]}',
        '3 p1 w1 5',
        '4 p2 – 6',
        '5 p3 – «  »',
        '6 p4 w2 8',
      ],
    ],
    [
      'beyond the last line',
      rows,
      merged({ column: 1, first: 5, last: 7 }),
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "mergedCells",column: 1,title: "Grossiste",lines: 3}',
        '2 p1 w1 5',
        '3 p2 – 6',
        '4 p3 – «  »',
        '5 p4 w2 8',
      ],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('numbers that a comma made two cells of', () => {
  const rows = (head: string, ...lines: readonly string[]) => [
    head,
    ...lines.map((line, at) => line.replace('#', [A, P, T, E][at % 4] ?? '')),
  ];
  const WORDS = 'Produit;Quantité;Remarque;Grossiste';
  const NUMBERS = 'Produit;Quantité;Stock;Grossiste';
  test.each<Case>([
    [
      'beside words',
      rows(WORDS, `#;1;063;${R}`, `#;12;ok;${R}`, `#;7;ok;${R}`, `#;8;;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Remarque",reason: "unknown",divides: [{text: "063",rows: 1,quantity: 1},{text: "ok",rows: 2,quantity: 19},{rows: 1,quantity: 8}]}',
        '2 p1 w1 1 overlong',
        '3 p2 w1 12',
        '4 p3 w1 7',
        '5 p4 w1 8',
      ],
    ],
    [
      'beside words, without a zero',
      rows(WORDS, `#;1;163;${R}`, `#;12;ok;${R}`, `#;7;ok;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Remarque",reason: "unknown",divides: [{text: "163",rows: 1,quantity: 1},{text: "ok",rows: 2,quantity: 19}]}',
        '2 p1 w1 1 overlong',
        '3 p2 w1 12',
        '4 p3 w1 7',
      ],
    ],
    [
      'beside words on half of the rows',
      rows(WORDS, `#;1;163;${R}`, `#;12;40;${R}`, `#;7;ok;${R}`, `#;8;vu;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Remarque",reason: "unknown",divides: [{text: "163",rows: 1,quantity: 1},{text: "40",rows: 1,quantity: 12},{text: "ok",rows: 1,quantity: 7},{text: "vu",rows: 1,quantity: 8}]}',
        '2 p1 w1 1',
        '3 p2 w1 12',
        '4 p3 w1 7',
        '5 p4 w1 8',
      ],
    ],
    [
      'beside numbers with a zero on half of the rows',
      rows(NUMBERS, `#;1;063;${R}`, `#;12;40;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 1 overlong',
        '3 p2 w1 12',
      ],
    ],
    [
      'beside numbers, below hundreds and a word',
      rows(NUMBERS, `#;1;102;${R}`, `#;868;40;${R}`, `#;940;51;${R}`, `#;x;51;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 1 overlong',
        '3 p2 w1 868',
        '4 p3 w1 940',
        '5 p4 w1 « x »',
      ],
    ],
    [
      'beside numbers, two digits below thousands',
      rows(NUMBERS, `#;10;102;${R}`, `#;5000;40;${R}`, `#;6000;51;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 10',
        '3 p2 w1 5000',
        '4 p3 w1 6000',
      ],
    ],
    [
      'beside two digits, below hundreds',
      rows(NUMBERS, `#;1;40;${R}`, `#;868;40;${R}`, `#;940;51;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 1',
        '3 p2 w1 868',
        '4 p3 w1 940',
      ],
    ],
    [
      'beside the numbers of another wholesaler',
      rows(`Produit;${R};${L}`, '#;1;102', '#;868;940', '#;700;800'),
      { isStrict: true },
      [
        'read from 1, 1: product – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 1',
        '2 p1 w2 102',
        '3 p2 w1 868',
        '3 p2 w2 940',
        '4 p3 w1 700',
        '4 p3 w2 800',
      ],
    ],
    [
      'below a row',
      [`${A};1;063;${R}`, WORDS, `${P};12;ok;${R}`, `${T};7;ok;${R}`],
      { isStrict: true },
      [
        'read from 2, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Remarque",reason: "unknown",divides: [{text: "063",rows: 1,quantity: 1},{text: "ok",rows: 2,quantity: 19}]}',
        '1 p1 w1 1 overlong',
        '3 p2 w1 12',
        '4 p3 w1 7',
      ],
    ],
    [
      'beside words, in another file',
      rows(WORDS, `#;1;063;${R}`, `#;12;ok;${R}`, `#;7;ok;${R}`),
      {},
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Remarque",reason: "unknown",divides: [{text: "063",rows: 1,quantity: 1},{text: "ok",rows: 2,quantity: 19}]}',
        '2 p1 w1 1',
        '3 p2 w1 12',
        '4 p3 w1 7',
      ],
    ],
    [
      'beside three digits on most rows',
      rows(WORDS, `#;1;163;${R}`, `#;12;170;${R}`, `#;7;ok;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Remarque",reason: "unknown",divides: [{text: "163",rows: 1,quantity: 1},{text: "170",rows: 1,quantity: 12},{text: "ok",rows: 1,quantity: 7}]}',
        '2 p1 w1 1',
        '3 p2 w1 12',
        '4 p3 w1 7',
      ],
    ],
    [
      'beside numbers, with a zero',
      rows(NUMBERS, `#;1;063;${R}`, `#;12;40;${R}`, `#;7;163;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 1 overlong',
        '3 p2 w1 12',
        '4 p3 w1 7',
      ],
    ],
    [
      'beside numbers with zeros',
      rows(NUMBERS, `#;1;063;${R}`, `#;12;040;${R}`, `#;7;50;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 1',
        '3 p2 w1 12',
        '4 p3 w1 7',
      ],
    ],
    [
      'beside numbers, below hundreds',
      rows(NUMBERS, `#;1;102;${R}`, `#;868;40;${R}`, `#;940;51;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 1 overlong',
        '3 p2 w1 868',
        '4 p3 w1 940',
      ],
    ],
    [
      'beside numbers, far from hundreds',
      rows(NUMBERS, `#;9;102;${R}`, `#;868;40;${R}`, `#;900;51;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 9',
        '3 p2 w1 868',
        '4 p3 w1 900',
      ],
    ],
    [
      'beside numbers, below less than hundreds',
      rows(NUMBERS, `#;1;102;${R}`, `#;98;40;${R}`, `#;99;51;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 1',
        '3 p2 w1 98',
        '4 p3 w1 99',
      ],
    ],
    [
      'beside numbers, ten times as many',
      rows(NUMBERS, `#;1;110;${R}`, `#;111;40;${R}`, `#;111;51;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 1',
        '3 p2 w1 111',
        '4 p3 w1 111',
      ],
    ],
    [
      'beside numbers, two digits below hundreds',
      rows(NUMBERS, `#;10;102;${R}`, `#;868;40;${R}`, `#;940;51;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Stock",reason: "unknown"}',
        '2 p1 w1 10',
        '3 p2 w1 868',
        '4 p3 w1 940',
      ],
    ],
    [
      'of which the first begins with a zero',
      rows(WORDS, `#;01;063;${R}`, `#;12;ok;${R}`, `#;7;ok;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Remarque",reason: "unknown",divides: [{text: "063",rows: 1,quantity: 1},{text: "ok",rows: 2,quantity: 19}]}',
        '2 p1 w1 1',
        '3 p2 w1 12',
        '4 p3 w1 7',
      ],
    ],
    [
      'of which the first has four digits',
      rows(WORDS, `#;1234;063;${R}`, `#;12;ok;${R}`, `#;7;ok;${R}`),
      { isStrict: true },
      [
        'read from 1, 1: product quantity – wholesaler',
        '- told {kind: "columnIgnored",column: 2,title: "Remarque",reason: "unknown",divides: [{text: "063",rows: 1,quantity: 1234},{text: "ok",rows: 2,quantity: 19}]}',
        '2 p1 w1 1234',
        '3 p2 w1 12',
        '4 p3 w1 7',
      ],
    ],
    [
      'that push an empty cell out',
      ['Orvalis', ...rows('Produit;Quantité;PGHT;Remarque', '#;1;5;1450;', '#;12;1450;', '#;1;x;1450;')],
      { isStrict: true, answers: { header: { first: 1, count: 1 }, wholesalerID: 'w1' } },
      [
        'read from 2, 1: product quantity price –',
        '- answered {header: {first: 1,count: 1},wholesalerID: "w1"}',
        '- told {kind: "linesSkipped",lines: ["Orvalis"]}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '- told {kind: "columnIgnored",column: 3,title: "Remarque",reason: "unknown",divides: [{text: "1450",rows: 2,quantity: 2},{rows: 1,quantity: 12}]}',
        '3 p1 w1 1 × 5 overlong',
        '4 p2 w1 12 × 1450',
        '5 p3 w1 1',
      ],
    ],
    [
      'that push an empty cell out, in another file',
      ['Orvalis', ...rows('Produit;Quantité;PGHT;Remarque', '#;1;5;1450;')],
      { answers: { header: { first: 1, count: 1 }, wholesalerID: 'w1' } },
      [
        'read from 2, 1: product quantity price –',
        '- answered {header: {first: 1,count: 1},wholesalerID: "w1"}',
        '- told {kind: "linesSkipped",lines: ["Orvalis"]}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '- told {kind: "columnIgnored",column: 3,title: "Remarque",reason: "unknown",divides: [{text: "1450",rows: 1,quantity: 1}],only: "1450"}',
        '3 p1 w1 1 × 5',
      ],
    ],
    [
      'without titles',
      ['Orvalis', `${A};1;5`, `${P};7;12`],
      {
        isStrict: true,
        answers: { header: { first: 1, count: 0 }, columns: { product: 0, quantity: 1 }, wholesalerID: 'w1' },
      },
      [
        'read from 2, 0: product quantity –',
        '- answered {header: {first: 1},columns: {quantity: 1},wholesalerID: "w1"}',
        '- told {kind: "linesSkipped",lines: ["Orvalis"]}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '2 p1 w1 1',
        '3 p2 w1 7',
      ],
    ],
    [
      'that make the row longer',
      rows('Produit;Grossiste;Quantité', `#;${R};1;5;`, `#;${R};12`, `#;${R};1;x;`),
      { isStrict: true },
      ['read from 1, 1: product wholesaler quantity', '2 p1 w1 1 overlong', '3 p2 w1 12', '4 p3 w1 1 overlong'],
    ],
    [
      'that make the row longer, in another file',
      rows('Produit;Grossiste;Quantité', `#;${R};1;5;`),
      {},
      ['read from 1, 1: product wholesaler quantity', '2 p1 w1 1 overlong'],
    ],
    [
      'at the end',
      rows('Produit;Grossiste;Quantité', `#;${R};1;063`, `#;${R};12`),
      { isStrict: true },
      ['read from 1, 1: product wholesaler quantity', '2 p1 w1 1 overlong', '3 p2 w1 12'],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('what a workbook shows beside a number', () => {
  const shown = (column: number, ...formats: readonly (readonly [line: number, code: string])[]) => ({
    sheet: {
      formats: new Map([[column, new Map(formats.map(([line, code]) => [line, cellFormats(code) ?? []]))]]),
    },
  });
  const rows = [`${HEAD};PGHT`, `${A};${R};5;1450`, `${P};${R};6;1980`, `${T};${R};x;3120`];
  test.each<Case>([
    [
      'may be the box',
      rows,
      shown(2, [2, '0" boîtes"']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be another unit',
      rows,
      shown(2, [2, '0" cartons"'], [3, '0" cartons"']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '2 p1 w1 5 × 1450 cartons',
        '3 p2 w1 6 × 1980 cartons',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be thousands',
      rows,
      shown(2, [2, '0,'], [3, '0,']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "shownOtherwise",role: "quantity",line: 2,format: {divisor: 1000,hasNumber: true},stored: 5,count: 2}',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be thousands of another unit',
      rows,
      shown(2, [2, '0," cartons"']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "shownOtherwise",role: "quantity",line: 2,format: {after: " cartons",words: "cartons",divisor: 1000,hasNumber: true},stored: 5,count: 1}',
        '2 p1 w1 5 × 1450 cartons',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may differ',
      rows,
      shown(2, [2, '0,'], [3, '-0']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "shownOtherwise",role: "quantity",line: 2,format: {divisor: 1000,hasNumber: true},stored: 5,count: 1}',
        '- told {kind: "shownOtherwise",role: "quantity",line: 3,format: {before: "-",divisor: 1,hasNumber: true,isNegative: true},stored: 6,count: 1}',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be money in the quantities',
      rows,
      shown(2, [2, '0" €"']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "shownOtherwise",role: "quantity",line: 2,format: {after: " €",words: "€",divisor: 1,hasNumber: true},stored: 5,count: 1}',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be a word',
      rows,
      shown(2, [2, '0" Total"']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "shownOtherwise",role: "quantity",line: 2,format: {after: " Total",words: "Total",divisor: 1,hasNumber: true},stored: 5,count: 1}',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be a word beside a price',
      rows,
      shown(3, [2, '0" Total"']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'says nothing of a total',
      [...rows, 'Total;;11;'],
      shown(2, [5, '0,']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "totalLeftOut",line: 5,title: "Total",stated: 11,computed: 11}',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'says nothing of a text, nor of a line above the rows',
      rows,
      shown(2, [1, '0,'], [4, '0,']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be of a price',
      rows,
      shown(3, [2, '0,'], [3, '0" FCFA"']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "shownOtherwise",role: "price",line: 2,format: {divisor: 1000,hasNumber: true},stored: 1450,count: 1}',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be of a price in another currency',
      rows,
      shown(3, [2, '0" €"']),
      [
        'read from 1, 1: product wholesaler quantity price',
        '- told {kind: "shownOtherwise",role: "price",line: 2,format: {after: " €",words: "€",divisor: 1,hasNumber: true},stored: 1450,count: 1}',
        '2 p1 w1 5 × 1450',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'may be of a column that is not read',
      [`${HEAD};Stock`, `${A};${R};5;9`],
      shown(3, [2, '0,']),
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Stock",reason: "unknown",only: "9"}',
        '2 p1 w1 5',
      ],
    ],
    [
      'may be of a part of the quantity',
      ['Produit;S1;S2', `${A};10;20`, `${P};2;3`],
      { ...shown(2, [2, '0" cartons"']), kind: 'goals', period: '2026', answers: { added: [1, 2] } },
      ['read from 1, 1: product quantity quantity', '- answered {added: [1,2]}', '2 p1 – 30 cartons', '3 p2 – 5'],
    ],
    [
      'may be of the quantity of a wholesaler',
      [`Produit;${R};${L}`, `${A};10;20`, `${P};2;3`],
      shown(2, [2, '0" cartons"']),
      [
        'read from 1, 1: product – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 10',
        '2 p1 w2 20 cartons',
        '3 p2 w1 2',
        '3 p2 w2 3',
      ],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });

  const struck = (column: number, line: number) => ({
    sheet: { struck: new Map([[column, new Map([[line, true as const]])]]) },
  });
  test.each<Case>([
    [
      'a line through a cell',
      rows,
      struck(0, 2),
      [
        'read from 1, 1: product wholesaler quantity price',
        '2 p1 w1 5 × 1450 struck',
        '3 p2 w1 6 × 1980',
        '4 p3 w1 « x » × 3120',
      ],
    ],
    [
      'a line through a part of the quantity',
      ['Produit;S1;S2', `${A};10;20`, `${P};2;3`],
      { ...struck(2, 3), kind: 'goals', period: '2026', answers: { added: [1, 2] } },
      ['read from 1, 1: product quantity quantity', '- answered {added: [1,2]}', '2 p1 – 30', '3 p2 – 5 struck'],
    ],
    [
      'a line through the name of a product with parts',
      ['Produit;S1;S2', `${A};10;20`, `${P};2;3`],
      { ...struck(0, 3), kind: 'goals', period: '2026', answers: { added: [1, 2] } },
      ['read from 1, 1: product quantity quantity', '- answered {added: [1,2]}', '2 p1 – 30', '3 p2 – 5 struck'],
    ],
    [
      'a line through the quantity of a wholesaler',
      [`Produit;${R};${L}`, `${A};10;20`, `${P};2;3`],
      struck(2, 3),
      [
        'read from 1, 1: product – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 10',
        '2 p1 w2 20',
        '3 p2 w1 2',
        '3 p2 w2 3 struck',
      ],
    ],
    [
      'a line through a cell that is not read',
      [`${HEAD};Stock`, `${A};${R};5;9`],
      struck(3, 2),
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Stock",reason: "unknown",only: "9"}',
        '2 p1 w1 5',
      ],
    ],
  ])('is told of its row: %s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('another period than the open one', () => {
  const rows = [HEAD, `${A};${R};40`, `${P};${R};5`];
  const week = { kind: 'trends', period: '2026-10-05' } as const;
  const goals = { kind: 'goals', period: '2026' } as const;
  test.each<Case>([
    [
      'is not asked about before the columns are mapped',
      ['Produit;Autre', `${A};x`],
      { fileName: 'septembre.csv' },
      ['to be mapped from 1, 1: product –'],
    ],
    [
      'is no day of the week',
      ['Produit;Grossiste;Qté lun;Qté mar', `${A};${R};1;2`],
      { answers: { columns: { quantity: 3 } } },
      [
        'read from 1, 1: product wholesaler – quantity',
        '- answered {columns: {quantity: 3}}',
        '- told {kind: "columnIgnored",column: 2,title: "Qté lun",reason: "notChosen",only: "1"}',
        '2 p1 w1 2',
      ],
    ],
    [
      'is no day of the open week',
      ['Produit;Grossiste;Qté lun;Qté mar', `${A};${R};1;2`],
      { ...week, answers: { columns: { quantity: 3 } } },
      [
        'read from 1, 1: product wholesaler – quantity',
        '- answered {columns: {quantity: 3}}',
        '- asked {kind: "period",open: "2026-10-05",place: "title",text: "Qté mar",isPart: true}',
        '- told {kind: "columnIgnored",column: 2,title: "Qté lun",reason: "notChosen",only: "1"}',
        '2 p1 w1 2',
        'left otherColumns with 1',
      ],
    ],
    [
      'in the name of the file, a part of the month',
      rows,
      { fileName: 'semaine 41.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "fileName",text: "semaine 41",read: "S41"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'over the quantities, the month and a part of it',
      ['Produit;Grossiste;Qté octobre semaine 41', `${A};${R};40`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "title",text: "Qté octobre semaine 41",isPart: true}',
        '2 p1 w1 40',
      ],
    ],
    [
      'is not looked for without an open one',
      rows,
      { fileName: 'Ventes septembre 2026.csv', period: undefined },
      ['read from 1, 1: product wholesaler quantity', '2 p1 w1 40', '3 p2 w1 5'],
    ],
    [
      'in the name of the file',
      rows,
      { fileName: 'Ventes v1.2 septembre 2026.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "fileName",text: "Ventes v1.2 septembre 2026",read: "2026-09"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in the name of the file, which was answered',
      rows,
      { fileName: 'septembre.csv', answers: { period: 'all' } },
      ['read from 1, 1: product wholesaler quantity', '- answered {period: "all"}', '2 p1 w1 40', '3 p2 w1 5'],
    ],
    [
      'in the name of the sheet',
      rows,
      { sheet: { name: 'Septembre 2026' } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "sheet",text: "Septembre 2026",read: "2026-09"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in a line above the rows',
      [' Ventes de ; ;septembre 2026 ', '', ...rows],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "above",text: "Ventes de  septembre 2026",read: "2026-09"}',
        '- told {kind: "linesSkipped",lines: ["Ventes de  septembre 2026"]}',
        '4 p1 w1 40',
        '5 p2 w1 5',
      ],
    ],
    [
      'in a line above the rows, and the open one nearer to them',
      ['septembre 2026', 'octobre 2026', ...rows],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "above",text: "septembre 2026",read: "2026-09"}',
        '- told {kind: "linesSkipped",lines: ["septembre 2026","octobre 2026"]}',
        '- told {kind: "periodNamed",place: "above",text: "octobre 2026"}',
        '4 p1 w1 40',
        '5 p2 w1 5',
      ],
    ],
    [
      'in a line below the rows',
      [...rows, ' Chiffres de septembre 2026 '],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "below",text: "Chiffres de septembre 2026",read: "2026-09"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '4 chiffresdeseptembre2026 – «  »',
      ],
    ],
    [
      'in a line with a product is of its row',
      [...rows, `${T};septembre 2026;`],
      {},
      ['read from 1, 1: product wholesaler quantity', '2 p1 w1 40', '3 p2 w1 5', '4 p3 septembre2026 «  »'],
    ],
    [
      'in a total',
      [...rows, 'Total septembre 2026;;45'],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "below",text: "Total septembre 2026",read: "2026-09"}',
        '- told {kind: "totalLeftOut",line: 4,title: "Total septembre 2026",stated: 45,computed: 45}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in a total of columns that are added up',
      ['Produit;S1;S2', `${A};10;5`, 'Total 2025;10;'],
      { ...goals, answers: { added: [1, 2] } },
      [
        'read from 1, 1: product quantity quantity',
        '- answered {added: [1,2]}',
        '- asked {kind: "period",open: "2026",place: "below",text: "Total 2025",read: "2025"}',
        '2 p1 – 15',
        '3 total2025 – 10',
      ],
    ],
    [
      'in a hidden line, which does not count',
      [...rows, 'Chiffres de septembre 2026'],
      { sheet: { hiddenLines: new Set([4]) }, answers: { hidden: 'leave' } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {hidden: "leave"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        'left hidden 4 with 0',
      ],
    ],
    [
      'in a row is no total',
      [...rows, `${T} octobre;${R};7`, '12 total septembre 2026;;8'],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '4 tensorel5mgb/30octobre w1 7',
        '5 12totalseptembre2026 – 8',
      ],
    ],
    [
      'over the quantities',
      ['Produit;Grossiste;Quantité septembre', `${A};${R};40`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "title",text: "Quantité septembre"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'over the quantities, a part of the month',
      ['Produit;Grossiste;Quantité semaine 41', `${A};${R};40`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "title",text: "Quantité semaine 41",isPart: true}',
        '2 p1 w1 40',
      ],
    ],
    [
      'over the quantities, a day of the month',
      ['Produit;Grossiste;Qté 05/10/2026', `${A};${R};40`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "title",text: "Qté 05/10/2026",isPart: true}',
        '2 p1 w1 40',
      ],
    ],
    [
      'over the quantities, the year before',
      ['Produit;Grossiste;Qté N-1', `${A};${R};40`],
      { answers: { columns: { quantity: 2 } } },
      ['read from 1, 1: product wholesaler quantity', '- answered {columns: {quantity: 2}}', '2 p1 w1 40'],
    ],
    [
      'over the quantities of a week, its month',
      ['Produit;Grossiste;Qté octobre', `${A};${R};40`],
      week,
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10-05",place: "title",text: "Qté octobre"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'in the name of the file of a week, its month',
      rows,
      { ...week, fileName: 'octobre 2026.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10-05",place: "fileName",text: "octobre 2026",read: "2026-10"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in the name of the file of a week, its quarter',
      rows,
      { ...week, fileName: 'T4.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10-05",place: "fileName",text: "T4",read: "T4"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in the name of the file of a week, its days',
      rows,
      { ...week, fileName: 'du 05 au 11 octobre 2026.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "periodNamed",place: "fileName",text: "du 05 au 11 octobre 2026"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in the name of the file of a week, another one',
      rows,
      { ...week, fileName: 's39.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10-05",place: "fileName",text: "s39",read: "S39"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in a line of a week, the day on which it was printed',
      ['Édité le 12/10/2026', '', ...rows],
      week,
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Édité le 12/10/2026"]}',
        '4 p1 w1 40',
        '5 p2 w1 5',
      ],
    ],
    [
      'in the name of the file of a week, with its month',
      rows,
      { ...week, fileName: 'semaine 41 octobre 2026.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "periodNamed",place: "fileName",text: "semaine 41 octobre 2026"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in a short name of the file',
      rows,
      { fileName: '0926.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "fileName",text: "0926",read: "2026-09"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'in a short name above the rows',
      ['0926', '', ...rows],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["0926"]}',
        '4 p1 w1 40',
        '5 p2 w1 5',
      ],
    ],
    [
      'in a version',
      rows,
      { fileName: 'fichier s2.csv', sheet: { name: 'w1' } },
      ['read from 1, 1: product wholesaler quantity', '2 p1 w1 40', '3 p2 w1 5'],
    ],
    [
      'in a letterhead',
      ['BP 2025', 'Fondée en 2012', '', ...rows],
      {},
      [
        'read from 4, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["BP 2025","Fondée en 2012"]}',
        '5 p1 w1 40',
        '6 p2 w1 5',
      ],
    ],
    [
      'in the name of the file, a letterhead is none',
      rows,
      { fileName: 'BP 2025.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "fileName",text: "BP 2025",read: "2025"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'by a month before',
      rows,
      { fileName: 'M-1.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "fileName",text: "M-1",read: "2026-09"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
    [
      'over the goals of half a year',
      ['Produit;S1', `${A};40`],
      goals,
      [
        'read from 1, 1: product quantity',
        '- asked {kind: "period",open: "2026",place: "title",text: "S1",isPart: true}',
        '2 p1 – 40',
      ],
    ],
    [
      'over goals that are added up',
      ['Produit;S1;S2', `${A};40;5`],
      { ...goals, answers: { added: [1, 2] } },
      ['read from 1, 1: product quantity quantity', '- answered {added: [1,2]}', '2 p1 – 45'],
    ],
    [
      'over the quantities of a wholesaler',
      [`Produit;${R} 09/2026;${L}`, `${A};40;5`],
      { answers: { crosstab: { 1: 'w1', 2: 'w2' } } },
      [
        'read from 1, 1: product – –',
        '- answered {crosstab: {"1":"w1","2":"w2"}}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 40',
        '2 p1 w2 5',
      ],
    ],
    [
      'beside the open one',
      rows,
      { fileName: 'septembre.csv', sheet: { name: 'Octobre 2026' } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "period",open: "2026-10",place: "fileName",text: "septembre",read: "09"}',
        '- told {kind: "periodNamed",place: "sheet",text: "Octobre 2026"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
      ],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });

  const dated = (...days: readonly string[]) => [
    `Date;${HEAD}`,
    ...days.map((day, at) => [day, [A, P, T, E][at % 4], at < 4 ? R : L, 10 * (at + 1)].join(';')),
  ];
  test.each<Case>([
    [
      'on some rows',
      dated('30/09/2026', '01/10/2026', '', ' 30/09/2026 ', '02/09/2026'),
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Date",periods: [{rows: 1,quantity: 30,isOpen: true},{period: "2026-09-02",rows: 1,quantity: 50},{period: "2026-09-30",rows: 2,quantity: 50},{period: "2026-10-01",rows: 1,quantity: 20,isOpen: true}],open: "2026-10"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p3 w1 30',
        '5 p4 w1 40',
        '6 p1 w2 50',
      ],
    ],
    [
      'on some rows, which are left out',
      dated('30/09/2026', '01/10/2026', '', 'plus tard'),
      { answers: { period: 'open' } },
      [
        'read from 1, 1: – product wholesaler quantity',
        '- answered {period: "open"}',
        '3 p2 w1 20',
        '4 p3 w1 30',
        '5 p4 w1 40',
        'left otherPeriod 2 with 10',
      ],
    ],
    [
      'on some rows, which count',
      dated('30/09/2026', '01/10/2026'),
      { answers: { period: 'all' } },
      ['read from 1, 1: – product wholesaler quantity', '- answered {period: "all"}', '2 p1 w1 10', '3 p2 w1 20'],
    ],
    [
      'on no row',
      dated('01/10/2026', '31/10/2026'),
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "periodNamed",place: "column",text: "Date"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'on some rows, though the name says the open one',
      dated('30/09/2026', '01/10/2026'),
      { fileName: 'octobre.csv' },
      [
        'read from 1, 1: – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Date",periods: [{period: "2026-09-30",rows: 1,quantity: 10},{period: "2026-10-01",rows: 1,quantity: 20,isOpen: true}],open: "2026-10"}',
        '- told {kind: "periodNamed",place: "fileName",text: "octobre"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'on some rows, though the name says another',
      dated('30/09/2026', '01/10/2026'),
      { fileName: 'août.csv' },
      [
        'read from 1, 1: – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Date",periods: [{period: "2026-09-30",rows: 1,quantity: 10},{period: "2026-10-01",rows: 1,quantity: 20,isOpen: true}],open: "2026-10"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'in a column without a date',
      dated('x', 'y'),
      {},
      ['read from 1, 1: – product wholesaler quantity', '2 p1 w1 10', '3 p2 w1 20'],
    ],
    [
      'in days with the month first',
      dated('09/30/2026', '10/01/2026'),
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Date",periods: [{period: "2026-09-30",rows: 1,quantity: 10},{period: "2026-10-01",rows: 1,quantity: 20,isOpen: true}],open: "2026-10"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'in numbers of days',
      dated('46295', '46296', ''),
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Date",periods: [{rows: 1,quantity: 30,isOpen: true},{period: "2026-09-30",rows: 1,quantity: 10},{period: "2026-10-01",rows: 1,quantity: 20,isOpen: true}],open: "2026-10"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p3 w1 30',
      ],
    ],
    [
      'in days without a year',
      dated('30/09', '01/10'),
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Date",periods: [{period: "2026-09-30",rows: 1,quantity: 10},{period: "2026-10-01",rows: 1,quantity: 20,isOpen: true}],open: "2026-10"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'in a total is of no row',
      [...dated('01/10/2026'), '30/09/2026;Total;;10'],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "totalLeftOut",line: 3,title: "Total",stated: 10,computed: 10}',
        '- told {kind: "periodNamed",place: "column",text: "Date"}',
        '2 p1 w1 10',
      ],
    ],
    [
      'in a year and a month',
      [
        'Année;Mois;Produit;Grossiste;Quantité',
        `2026;10;${A};${R};1`,
        `2025;10;${P};${R};2`,
        `2026;9;${T};${R};4`,
        `;;${E};${R};8`,
      ],
      {},
      [
        'read from 1, 1: – – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Année, Mois",periods: [{rows: 1,quantity: 8,isOpen: true},{period: "2025-10",rows: 1,quantity: 2},{period: "2026-09",rows: 1,quantity: 4},{period: "2026-10",rows: 1,quantity: 1,isOpen: true}],open: "2026-10"}',
        '2 p1 w1 1',
        '3 p2 w1 2',
        '4 p3 w1 4',
        '5 p4 w1 8',
      ],
    ],
    [
      'at the end of some rows',
      [`${HEAD};Date`, `${A};${R};1`, `${P};${R};2;30/09/2026`],
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- asked {kind: "period",place: "column",text: "Date",periods: [{rows: 1,quantity: 1,isOpen: true},{period: "2026-09-30",rows: 1,quantity: 2}],open: "2026-10"}',
        '2 p1 w1 1',
        '3 p2 w1 2',
      ],
    ],
    [
      'in the quantities',
      ['Mois;Produit;Grossiste', `9;${A};${R}`],
      { answers: { columns: { quantity: 0 } } },
      ['read from 1, 1: quantity product wholesaler', '- answered {columns: {}}', '2 p1 w1 9'],
    ],
    [
      'in a year alone',
      ['Année;Produit;Grossiste;Quantité', `2026;${A};${R};1`, `2025;${P};${R};2`],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- asked {kind: "period",place: "column",text: "Année",periods: [{period: "2025",rows: 1,quantity: 2},{period: "2026",rows: 1,quantity: 1,isOpen: true}],open: "2026-10"}',
        '2 p1 w1 1',
        '3 p2 w1 2',
      ],
    ],
    [
      'beside rows that are skipped',
      [`Date;${HEAD}`, `30/09/2026;${A};${R};0`, `30/09/2026;${P};${R};3`, `01/10/2026;${T};${R};3`],
      { answers: { period: 'open' } },
      [
        'read from 1, 1: – product wholesaler quantity',
        '- answered {period: "open"}',
        '4 p3 w1 3',
        'left otherPeriod 2 3 with 3',
      ],
    ],
    [
      'beside another table',
      [
        `Date;${HEAD}`,
        `30/09/2026;${A};${R};1`,
        `01/10/2026;${T};${R};3`,
        'Date;Produit;Grossiste;Stock',
        `30/09/2026;${P};${R};3`,
      ],
      { answers: { period: 'open', tables: 'first' } },
      [
        'read from 1, 1: – product wholesaler quantity –',
        '- answered {period: "open",tables: "first"}',
        '- told {kind: "columnIgnored",column: 4,title: "Stock",reason: "unknown"}',
        '3 p3 w1 3',
        'left otherTable 5 with 0',
        'left otherPeriod 2 with 1',
      ],
    ],
  ])('in a column: %s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });

  test.each<Case>([
    [
      'a row of the same day',
      dated('01/10/2026', '02/10/2026').concat(
        `01/10/2026;${A};${R};5`,
        `02/10/2026;${P};${R};5`,
        `02/10/2026;${P};${L};5`,
      ),
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "periodNamed",place: "column",text: "Date"}',
        '- told {kind: "sameDay",line: 4,other: 2,text: "01/10/2026",count: 2}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p1 w1 5',
        '5 p2 w1 5',
        '6 p2 w2 5',
      ],
    ],
    [
      'a row of the same name and day',
      [
        `Jour;${HEAD}`,
        `01/10/2026;Autre;Autre;1`,
        `01/10/2026;Autre;Autre;2`,
        `01/10/2026;Autre;Tiers;2`,
        ';Autre;Autre;3',
        ';Autre;Autre;3',
      ],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "periodNamed",place: "column",text: "Jour"}',
        '- told {kind: "sameDay",line: 3,other: 2,text: "01/10/2026",count: 1}',
        '2 autre autre 1',
        '3 autre autre 2',
        '4 autre tiers 2',
        '5 autre autre 3',
        '6 autre autre 3',
      ],
    ],
    [
      'a row of the same month is no row of the same day',
      ['Mois;Produit;Grossiste;Quantité', `10;${A};${R};1`, `10;${A};${R};2`],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "periodNamed",place: "column",text: "Mois"}',
        '2 p1 w1 1',
        '3 p1 w1 2',
      ],
    ],
    [
      'a row of the same two days',
      [`Date;Jour;${HEAD}`, `01/10/2026;1;${A};${R};1`, `01/10/2026;2;${A};${R};2`, `01/10/2026;2;${A};${R};3`],
      {},
      [
        'read from 1, 1: – – product wholesaler quantity',
        '- told {kind: "periodNamed",place: "column",text: "Date, Jour"}',
        '- told {kind: "sameDay",line: 4,other: 3,text: "01/10/2026 2",count: 1}',
        '2 p1 w1 1',
        '3 p1 w1 2',
        '4 p1 w1 3',
      ],
    ],
  ])('is told: %s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('what a workbook hides', () => {
  const rows = [HEAD, `${A};${R};40`, `${P};${R};5`, '', `${T};${R};7`, 'Total;;52'];
  const lines = (...hidden: readonly number[]) => ({ sheet: { hiddenLines: new Set(hidden) } });
  const columns = (...hidden: readonly number[]) => ({ sheet: { hiddenColumns: new Set(hidden) } });
  const leave = { answers: { hidden: 'leave' } } as const;
  const take = { answers: { hidden: 'take' } } as const;
  test.each<Case>([
    [
      'rows',
      rows,
      lines(5, 2, 4, 6, 1),
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "hidden",rows: 2,quantity: 47}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '5 p3 w1 7',
      ],
    ],
    [
      'rows that count',
      rows,
      { ...lines(5, 2), ...take },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {hidden: "take"}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '5 p3 w1 7',
      ],
    ],
    [
      'rows that do not count',
      rows,
      { ...lines(5, 2), ...leave },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {hidden: "leave"}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '3 p2 w1 5',
        'left hidden 2 5 with 47',
      ],
    ],
    [
      'rows of which some have no number',
      [HEAD, `${A};${R};x`, `${P};${R};5`],
      { ...lines(2, 3), ...leave },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {hidden: "leave"}',
        'left hidden 2 3 with 5 and 1 unreadable',
      ],
    ],
    [
      'rows of which one ends before its quantity',
      [HEAD, `${A};${R}`, `${P};${R};5`],
      { ...lines(2), ...leave },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {hidden: "leave"}',
        '3 p2 w1 5',
        'left hidden 2 with 0',
      ],
    ],
    [
      'rows of a sheet that is to be mapped',
      ['Produit;Autre', `${A};40`],
      lines(2),
      ['to be mapped from 1, 1: product –', '- asked {kind: "hidden",rows: 1}'],
    ],
    [
      'no rows',
      rows,
      lines(4, 6),
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '5 p3 w1 7',
      ],
    ],
    [
      'a column that is read',
      rows,
      columns(2, 1),
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "hidden",columns: ["Quantité","Grossiste"]}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '5 p3 w1 7',
      ],
    ],
    [
      'a column that is read and does not count',
      rows,
      { ...columns(1), ...leave },
      [
        'read from 1, 1: product – quantity',
        '- answered {hidden: "leave"}',
        '- asked {kind: "wholesaler"}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '- told {kind: "columnIgnored",column: 1,title: "Grossiste",reason: "notChosen",only: "Répartis"}',
        '2 p1 – 40',
        '3 p2 – 5',
        '5 p3 – 7',
      ],
    ],
    [
      'a column that is not read',
      [`${HEAD};Stock`, `${A};${R};5;9`],
      columns(3),
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Stock",reason: "unknown",only: "9"}',
        '2 p1 w1 5',
      ],
    ],
    [
      'the column of a wholesaler',
      [`Produit;${R};${L}`, `${A};10;20`],
      columns(2),
      [
        'read from 1, 1: product – –',
        '- asked {kind: "hidden",columns: ["Littoral Médicaments"]}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 10',
        '2 p1 w2 20',
      ],
    ],
    [
      'the column of a wholesaler, which does not count',
      [`Produit;${R};${L}`, `${A};10;20`],
      { ...columns(2), ...leave },
      [
        'read from 1, 1: product – –',
        '- answered {hidden: "leave"}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1"]}',
        '- told {kind: "columnIgnored",column: 2,title: "Littoral Médicaments",reason: "unknown",sold: 20,only: "20"}',
        '2 p1 w1 10',
      ],
    ],
    [
      'the sheet',
      rows,
      { sheet: { isHidden: true } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "hidden",isSheet: true}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '5 p3 w1 7',
      ],
    ],
    [
      'the sheet, which counts',
      rows,
      { sheet: { isHidden: true }, ...take },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {hidden: "take"}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '5 p3 w1 7',
      ],
    ],
    [
      'the sheet, which does not count',
      rows,
      { sheet: { isHidden: true }, ...leave },
      ['to be mapped from 1, 1: product wholesaler quantity', '- answered {hidden: "leave"}'],
    ],
    [
      'nothing, where hidden rows do not count',
      rows,
      leave,
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {hidden: "leave"}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total",stated: 52,computed: 52}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '5 p3 w1 7',
      ],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('several tables', () => {
  const STOCK = 'Produit;Grossiste;Stock';
  const below = [HEAD, `${A};${R};40`, STOCK, `${P};${R};5`, `${T};${R};x`];
  const BESIDE = ['Ventes;;;Retours', 'Produit;Quantité;;Produit;Quantité', `${A};40;;${P};3`, `${T};7;;${E};`];
  test.each<Case>([
    [
      'below the first',
      below,
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- asked {kind: "tables",line: 3,titles: ["Produit","Grossiste","Stock"],rows: 2,columns: [{role: "product",title: "Produit",below: ["Produit"]},{role: "wholesaler",title: "Grossiste",below: ["Grossiste"]},{role: "quantity",title: "Quantité",below: [""]}]}',
        '- told {kind: "columnIgnored",column: 3,title: "Stock",reason: "unknown"}',
        '2 p1 w1 40',
        '4 p2 w1 «  »',
        '5 p3 w1 «  »',
      ],
    ],
    [
      'below the first, which are left out',
      below,
      { answers: { tables: 'first' } },
      [
        'read from 1, 1: product wholesaler quantity –',
        '- answered {tables: "first"}',
        '- told {kind: "columnIgnored",column: 3,title: "Stock",reason: "unknown"}',
        '2 p1 w1 40',
        'left otherTable 4 5 with 0',
      ],
    ],
    [
      'below the first, which count',
      below,
      { answers: { tables: 'all' } },
      [
        'read from 1, 1: product wholesaler quantity –',
        '- answered {tables: "all"}',
        '- told {kind: "columnIgnored",column: 3,title: "Stock",reason: "unknown"}',
        '2 p1 w1 40',
        '4 p2 w1 «  »',
        '5 p3 w1 «  »',
      ],
    ],
    [
      'below the first, with other titles',
      [`${HEAD};PGHT`, `${A};${R};40;1450`, 'Désignation;Grossiste;Quantité;Remarque', `${P};${R};5;x`],
      {},
      [
        'read from 1, 1: product wholesaler quantity price –',
        '- asked {kind: "tables",line: 3,titles: ["Désignation","Grossiste","Quantité","Remarque"],rows: 1,quantity: 5,columns: [{role: "product",title: "Produit",below: ["Désignation"]},{role: "wholesaler",title: "Grossiste",below: ["Grossiste"]},{role: "quantity",title: "Quantité",below: ["Quantité"]},{role: "price",title: "PGHT",below: [""]}]}',
        '- told {kind: "columnIgnored",column: 4,title: "Remarque",reason: "unknown",divides: [{rows: 1,quantity: 40},{text: "x",rows: 1,quantity: 5}]}',
        '2 p1 w1 40 × 1450',
        '4 p2 w1 5',
      ],
    ],
    [
      'below the first, of wholesalers',
      [`Produit;${R};${L}`, `${A};10;20`, `Produit;${R};Stock`, `${P};3;4`],
      {},
      [
        'read from 1, 1: product – – –',
        '- asked {kind: "crosstab",columns: [{column: 1,title: "Répartis",samples: ["10","Répartis","3"],sum: 13,wholesalerID: "w1"},{column: 2,title: "Littoral Médicaments",samples: ["20"],sum: 20,wholesalerID: "w2"},{column: 3,title: "Stock",samples: ["Stock","4"],sum: 4}]}',
      ],
    ],
    [
      'below the first, of the same wholesalers',
      [`Produit;${R};${L};PGHT`, `${A};10;20;1450`, `Désignation;${R};${L}`, `${P};3;4`],
      {},
      [
        'read from 1, 1: product – – price',
        '- asked {kind: "tables",line: 3,titles: ["Désignation","Répartis","Littoral Médicaments"],rows: 1,quantity: 7,columns: [{role: "product",title: "Produit",below: ["Désignation"]},{title: "Répartis",below: ["Répartis"]},{title: "Littoral Médicaments",below: ["Littoral Médicaments"]},{role: "price",title: "PGHT",below: [""]}]}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 10 × 1450',
        '2 p1 w2 20 × 1450',
        '4 p2 w1 3',
        '4 p2 w2 4',
      ],
    ],
    [
      'below the first, with two columns that may be its quantities',
      [HEAD, `${A};${R};40`, 'Produit;Grossiste;Boîtes;Unités vendues', `${P};${R};2;9`],
      { answers: { tables: 'all' } },
      [
        'read from 1, 1: product wholesaler quantity – –',
        '- answered {tables: "all"}',
        '- told {kind: "columnIgnored",column: 3,title: "Boîtes",reason: "notChosen"}',
        '- told {kind: "columnIgnored",column: 4,title: "Unités vendues",reason: "notChosen"}',
        '2 p1 w1 40',
        '4 p2 w1 «  »',
      ],
    ],
    [
      'below the first, named for a wholesaler by a label',
      ['Produit;Quantité', `${A};40`, `Grossiste : ${L}`, 'Produit;Quantité', `${P};5`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "titlesRepeated",count: 1}',
        '- told {kind: "sections",wholesalerIDs: ["w2"]}',
        '2 p1 – 40',
        '5 p2 w2 5',
      ],
    ],
    [
      'below the first, named for a wholesaler beside a column of them',
      [HEAD, `${A};${R};40`, `Grossiste : ${L}`, HEAD, `${P};${R};5`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "tables",line: 3,titles: ["Grossiste : Littoral Médicaments"],rows: 1,quantity: 5,columns: [{role: "product",title: "Produit"},{role: "wholesaler",title: "Grossiste"},{role: "quantity",title: "Quantité"}]}',
        '- told {kind: "titlesRepeated",count: 1}',
        '2 p1 w1 40',
        '5 p2 w1 5',
      ],
    ],
    [
      'below the first, on the next page',
      [HEAD, `${A};${R};40`, HEAD, `${P};${R};5`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "titlesRepeated",count: 1}',
        '2 p1 w1 40',
        '4 p2 w1 5',
      ],
    ],
    [
      'below the first, named for a wholesaler',
      ['Produit;Quantité', `${A};40`, L, 'Produit;Quantité', `${P};5`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "titlesRepeated",count: 1}',
        '- told {kind: "sections",wholesalerIDs: ["w2"]}',
        '2 p1 – 40',
        '5 p2 w2 5',
      ],
    ],
    [
      'beside each other',
      BESIDE,
      {},
      [
        'read from 2, 1: product quantity – – –',
        '- answered {}',
        '- asked {kind: "beside",tables: [{last: 1,above: ["Ventes"],titles: ["Produit","Quantité"],rows: 2,quantity: 47},{first: 3,last: 4,above: ["Retours"],titles: ["Produit","Quantité"],rows: 1,quantity: 3}]}',
      ],
    ],
    [
      'beside each other, of which the first is read',
      BESIDE,
      { answers: { header: { first: 1, count: 1 }, beside: 0, wholesalerID: 'w1' } },
      [
        'read from 2, 1: product quantity – – –',
        '- answered {header: {first: 1,count: 1},wholesalerID: "w1"}',
        '- told {kind: "linesSkipped",lines: ["Ventes"]}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '3 p1 w1 40',
        '4 p3 w1 7',
        'left otherColumns with 3',
      ],
    ],
    [
      'beside each other, of which the second is read',
      BESIDE,
      { answers: { header: { first: 1, count: 1 }, beside: 1, wholesalerID: 'w1' } },
      [
        'read from 2, 1: – – – product quantity',
        '- answered {header: {first: 1,count: 1},beside: 1,wholesalerID: "w1"}',
        '- told {kind: "linesSkipped",lines: ["Retours"]}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '- told {kind: "otherNamed",place: "above",text: "Retours"}',
        '3 p2 w1 3',
        '4 p4 w1 «  »',
        'left otherColumns with 47',
      ],
    ],
    [
      'beside each other, by the column of its quantities',
      BESIDE,
      { answers: { header: { first: 1, count: 1 }, columns: { product: 3, quantity: 4 }, wholesalerID: 'w1' } },
      [
        'read from 2, 1: – – – product quantity',
        '- answered {header: {first: 1,count: 1},columns: {product: 3,quantity: 4},wholesalerID: "w1"}',
        '- told {kind: "linesSkipped",lines: ["Retours"]}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '- told {kind: "otherNamed",place: "above",text: "Retours"}',
        '3 p2 w1 3',
        '4 p4 w1 «  »',
        'left otherColumns with 47',
      ],
    ],
    [
      'beside each other, below titles that may be a row',
      [`Produit;Quantité;;Produit;${A}`, `${T};40;;${P};3`],
      {},
      [
        'read from 1, 1: product quantity – – –',
        '- answered {}',
        '- asked {kind: "header",record: ["Produit","Quantité","","Produit","Amoxivane 500 mg B/12"],line: 1,reason: "product",headers: {titles: {count: 1},data: {}},proposed: "data"}',
      ],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('whose the rows are', () => {
  const rows = ['Produit;Quantité', `${A};40`, `${P};5`];
  const mixed = [HEAD, `${A};${R};40`, `${P};${L};5`, `${T};${L};x`];
  const named = { fileName: `Ventes ${R}.csv` };
  test.each<Case>([
    [
      'is asked',
      rows,
      {},
      ['read from 1, 1: product quantity', '- asked {kind: "wholesaler"}', '2 p1 – 40', '3 p2 – 5'],
    ],
    [
      'is proposed by the name of the file',
      rows,
      named,
      [
        'read from 1, 1: product quantity',
        '- asked {kind: "wholesaler",proposed: {wholesalerID: "w1",place: "fileName",text: "Ventes Répartis"}}',
        '2 p1 – 40',
        '3 p2 – 5',
      ],
    ],
    [
      'is proposed by the line nearest to the rows',
      [`Dépôt ${L}`, ...rows],
      named,
      [
        'read from 2, 1: product quantity',
        '- asked {kind: "wholesaler",proposed: {wholesalerID: "w2",place: "above",text: "Dépôt Littoral Médicaments"}}',
        '- told {kind: "linesSkipped",lines: ["Dépôt Littoral Médicaments"]}',
        '3 p1 – 40',
        '4 p2 – 5',
      ],
    ],
    [
      'is proposed by the short name of the sheet',
      [`Produit;Quantité`, `${A};40`],
      { sheet: { name: 'LITT. MÉD.' } },
      [
        'read from 1, 1: product quantity',
        '- asked {kind: "wholesaler",proposed: {wholesalerID: "w2",place: "sheet",text: "LITT. MÉD."}}',
        '2 p1 – 40',
      ],
    ],
    [
      'is answered',
      rows,
      { answers: { wholesalerID: 'w2' } },
      [
        'read from 1, 1: product quantity',
        '- answered {wholesalerID: "w2"}',
        '- told {kind: "wholesaler",wholesalerID: "w2"}',
        '2 p1 w2 40',
        '3 p2 w2 5',
      ],
    ],
    [
      'is answered by a wholesaler that is no more',
      rows,
      { answers: { wholesalerID: 'w9' } },
      [
        'read from 1, 1: product quantity',
        '- answered {wholesalerID: "w9"}',
        '- asked {kind: "wholesaler"}',
        '2 p1 – 40',
        '3 p2 – 5',
      ],
    ],
    [
      'does not matter for goals',
      ['Produit;Objectif', `${A};40`],
      { kind: 'goals', period: '2026', answers: { wholesalerID: 'w2' } },
      ['read from 1, 1: product quantity', '- answered {wholesalerID: "w2"}', '2 p1 – 40'],
    ],
    [
      'is said by a line, which a column contradicts',
      [HEAD, L, `${A};${R};40`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "loneLines",lines: [{line: 2,text: "Littoral Médicaments",last: 3}]}',
        '2 littoralmedicaments – «  »',
        '3 p1 w1 40',
      ],
    ],
    [
      'is not said by lines of a sheet that is to be mapped',
      ['Produit;Autre', R, `${A};x`],
      {},
      ['to be mapped from 1, 1: product –'],
    ],
    [
      'is said by a line with its sum, and one below which nothing was sold',
      ['Produit;Quantité', `${L};7`, `${T};7`, R, `${A};0`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "totalLeftOut",line: 2,title: "Littoral Médicaments",stated: 7,computed: 7}',
        '- told {kind: "sections",wholesalerIDs: ["w2","w1"]}',
        '- told {kind: "zeroRows",count: 1,wholesalerIDs: ["w1"]}',
        '3 p3 w2 7',
        'left zero 5 with 0',
      ],
    ],
    [
      'is said by a line, and nothing was sold',
      ['Produit;Quantité', R, `${A};0`, `${P};4`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "sections",wholesalerIDs: ["w1"]}',
        '- told {kind: "zeroRows",count: 1,wholesalerIDs: ["w1"]}',
        '4 p2 w1 4',
        'left zero 3 with 0',
      ],
    ],
    [
      'is said by the file alike, which was answered once',
      [HEAD, `${A};${R};40`],
      { ...named, answers: { whose: 'only' } },
      ['read from 1, 1: product wholesaler quantity', '- answered {whose: "only"}', '2 p1 w1 40'],
    ],
    [
      'is said by the file alike, whatever was answered',
      [HEAD, `${A};${R};40`],
      { ...named, answers: { whose: 'all' } },
      ['read from 1, 1: product wholesaler quantity', '- answered {whose: "all"}', '2 p1 w1 40'],
    ],
    [
      'is said by titles and by cells',
      [`Produit;Grossiste;${R}`, `${A};${L};40`],
      { ...named, answers: { crosstab: { 2: 'w1' } } },
      [
        'read from 1, 1: product wholesaler –',
        '- answered {crosstab: {"2":"w1"}}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1"]}',
        '2 p1 w1 40',
      ],
    ],
    [
      'is not asked of a sheet that is to be mapped, and names several',
      ['Produit;Grossiste;Autre', `${A};${L};x`],
      named,
      ['to be mapped from 1, 1: product wholesaler –'],
    ],
    [
      'does not matter for goals, whatever an earlier file had',
      ['Produit;Grossiste;Objectif', `${A};${L};40`],
      {
        kind: 'goals',
        period: '2026',
        fileName: `${R}.csv`,
        known: [knownHeader(['Produit', 'Grossiste', 'Objectif'], ['product', 'wholesaler', 'quantity'])],
      },
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "shareNamed",text: "Répartis",of: "goals"}',
        '2 p1 w2 40',
      ],
    ],
    [
      'is not asked of a sheet that is to be mapped',
      ['Produit;Autre', `${A};x`],
      {},
      ['to be mapped from 1, 1: product –'],
    ],
    [
      'is said by lines between them',
      [...rows, L, `${T};7`, `${E};8`, R, `${A};1`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "sections",wholesalerIDs: ["w2","w1"]}',
        '2 p1 – 40',
        '3 p2 – 5',
        '5 p3 w2 7',
        '6 p4 w2 8',
        '8 p1 w1 1',
      ],
    ],
    [
      'is said by a line above the titles and one between them',
      [R, ...rows, L, `${T};7`],
      {},
      [
        'read from 2, 1: product quantity',
        '- told {kind: "linesSkipped",lines: ["Répartis"]}',
        '- told {kind: "sections",wholesalerIDs: ["w1","w2"]}',
        '3 p1 w1 40',
        '4 p2 w1 5',
        '6 p3 w2 7',
      ],
    ],
    [
      'is said by lines of which one is not known',
      ['Produit;Quantité', `*** ${R} ***`, `${A};40`, '*** Autre ***', `${T};7`],
      {},
      ['read from 1, 1: product quantity', '- told {kind: "sections",wholesalerIDs: ["w1"]}', '3 p1 w1 40', '5 p3 – 7'],
    ],
    [
      'is said by lines with their sums',
      ['Produit;Quantité', `${R};45`, `${A};40`, `${P};5`, `${L};7`, `${T};7`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "totalLeftOut",line: 2,title: "Répartis",stated: 45,computed: 45}',
        '- told {kind: "totalLeftOut",line: 5,title: "Littoral Médicaments",stated: 7,computed: 7}',
        '- told {kind: "sections",wholesalerIDs: ["w1","w2"]}',
        '3 p1 w1 40',
        '4 p2 w1 5',
        '6 p3 w2 7',
      ],
    ],
    [
      'is said by lines with their sums, and a total',
      ['Produit;Quantité', `${R};45`, `${A};40`, `${P};5`, `${L};7`, `${T};7`, 'Total général;52'],
      { sheet: { hiddenLines: new Set([2, 3]) } },
      [
        'read from 1, 1: product quantity',
        '- asked {kind: "hidden",rows: 1,quantity: 40}',
        '- told {kind: "totalLeftOut",line: 2,title: "Répartis",stated: 45,computed: 45}',
        '- told {kind: "totalLeftOut",line: 5,title: "Littoral Médicaments",stated: 7,computed: 7}',
        '- told {kind: "totalLeftOut",line: 7,title: "Total général",stated: 52,computed: 52}',
        '- told {kind: "sections",wholesalerIDs: ["w1","w2"]}',
        '3 p1 w1 40',
        '4 p2 w1 5',
        '6 p3 w2 7',
      ],
    ],
    [
      'is said by their cells, and a line has a sum',
      [HEAD, `${R};;45`, `${A};${L};40`, `${P};${L};5`],
      {},
      ['read from 1, 1: product wholesaler quantity', '2 repartis – 45', '3 p1 w2 40', '4 p2 w2 5'],
    ],
    [
      'is said by lines with other sums',
      ['Produit;Quantité', `${R};46`, `${A};40`, `${P};5`],
      {},
      ['read from 1, 1: product quantity', '- asked {kind: "wholesaler"}', '2 repartis – 46', '3 p1 – 40', '4 p2 – 5'],
    ],
    [
      'is said by lines, some with their sums',
      ['Produit;Quantité', `${L};7`, `${T};7`, R, `${A};40`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "sections",wholesalerIDs: ["w1"]}',
        '2 littoralmedicaments – 7',
        '3 p3 – 7',
        '5 p1 w1 40',
      ],
    ],
    [
      'is said by their cells, and the file names one',
      mixed,
      named,
      [
        'read from 1, 1: product wholesaler quantity',
        '- asked {kind: "whose",wholesalerID: "w1",place: "fileName",text: "Ventes Répartis",wholesalers: [{wholesalerID: "w1",rows: 1,quantity: 40},{wholesalerID: "w2",rows: 2,quantity: 5}]}',
        '2 p1 w1 40',
        '3 p2 w2 5',
        '4 p3 w2 « x »',
      ],
    ],
    [
      'is said by their cells, which count',
      mixed,
      { ...named, answers: { whose: 'rows' } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {whose: "rows"}',
        '2 p1 w1 40',
        '3 p2 w2 5',
        '4 p3 w2 « x »',
      ],
    ],
    [
      'is said by their cells, of which one counts',
      mixed,
      { ...named, answers: { whose: 'only' } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {whose: "only"}',
        '2 p1 w1 40',
        'left otherWholesaler 3 4 with 5 and 1 unreadable',
      ],
    ],
    [
      'is said by the file',
      mixed,
      { ...named, answers: { whose: 'all' } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {whose: "all"}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '4 p3 w1 « x »',
      ],
    ],
    [
      'is said by their codes',
      ['Produit;wholesalerID;Quantité', `${A};w1;40`],
      {},
      ['read from 1, 1: product wholesalerID quantity', '2 p1 w1 40'],
    ],
    [
      'is said by two columns',
      ['Produit;wholesalerID;Grossiste;Quantité', `${A};w1;${R};40`, `${P};;${L};2`],
      {},
      ['read from 1, 1: product wholesalerID wholesaler quantity', '2 p1 w1 40', '3 p2 w2 2'],
    ],
    [
      'is said by the file alike',
      [HEAD, `${A};${R};40`],
      named,
      ['read from 1, 1: product wholesaler quantity', '2 p1 w1 40'],
    ],
    [
      'does not matter for goals that name one',
      ['Produit;Grossiste;Objectif', `${A};${L};40`],
      { kind: 'goals', period: '2026', fileName: `${R}.csv` },
      [
        'read from 1, 1: product – quantity',
        '- told {kind: "shareNamed",text: "Répartis",of: "goals"}',
        '- told {kind: "columnIgnored",column: 1,title: "Grossiste",reason: "unknown",only: "Littoral Médicaments"}',
        '2 p1 – 40',
      ],
    ],
    [
      'is said by titles, whatever the file names',
      [`Produit;${R};${L}`, `${A};10;20`],
      named,
      [
        'read from 1, 1: product – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 10',
        '2 p1 w2 20',
      ],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('wholesalers as columns', () => {
  test.each<Case>([
    [
      'with a total that is right',
      [`Produit;${R};${L};Total`, `${A};10;20;30`, `${P};0;-;0`],
      {},
      [
        'read from 1, 1: product – – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"],empty: 2}',
        '- told {kind: "totalLeftOut",title: "Total",stated: 30,computed: 30}',
        '2 p1 w1 10',
        '2 p1 w2 20',
      ],
    ],
    [
      'with a total that is wrong',
      [`Produit;${R};${L};Total`, `${A};10;;11`, `${P};x;2;2`],
      {},
      [
        'read from 1, 1: product – – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"],empty: 1}',
        '- told {kind: "totalLeftOut",title: "Total",stated: 13,computed: 12}',
        '2 p1 w1 10',
        '3 p2 w1 « x »',
        '3 p2 w2 2',
      ],
    ],
    [
      'with a total of quantities',
      [`Produit;${R};${L};Total Qté`, `${A};10;20;30`],
      {},
      [
        'read from 1, 1: product – – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '- told {kind: "totalLeftOut",title: "Total Qté",stated: 30,computed: 30}',
        '2 p1 w1 10',
        '2 p1 w2 20',
      ],
    ],
    [
      'of which there is one, with a total of quantities',
      [`Produit;${R};Total Qté`, `${A};10;10`],
      {},
      [
        'read from 1, 1: product – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1"]}',
        '- told {kind: "totalLeftOut",title: "Total Qté",stated: 10,computed: 10}',
        '2 p1 w1 10',
      ],
    ],
    [
      'of another month',
      [`Produit;${R} 09/2026;${L} 10/2026`, `${A};10;20`],
      {},
      [
        'read from 1, 1: product – –',
        '- asked {kind: "crosstab",columns: [{column: 1,title: "Répartis 09/2026",samples: ["10"],sum: 10,wholesalerID: "w1",isOther: true},{column: 2,title: "Littoral Médicaments 10/2026",samples: ["20"],sum: 20,wholesalerID: "w2"}]}',
      ],
    ],
    [
      'beside a column of quantities',
      [`Produit;Quantité;${R}`, `${A};10;20`],
      {},
      [
        'read from 1, 1: product – –',
        '- asked {kind: "crosstab",columns: [{column: 1,title: "Quantité",samples: ["10"],sum: 10},{column: 2,title: "Répartis",samples: ["20"],sum: 20,wholesalerID: "w1"}]}',
      ],
    ],
    [
      'that are titled as wholesalers',
      [`Produit;Grossiste ${R};Grossiste ${L}`, `${A};10;20`],
      { answers: { crosstab: { 1: 'w1', 2: 'w2' } } },
      [
        'read from 1, 1: product – –',
        '- answered {crosstab: {"1":"w1","2":"w2"}}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 10',
        '2 p1 w2 20',
      ],
    ],
    [
      'beside a column of wholesalers, which is asked about',
      [`Produit;Grossiste;${R}`, `${A};${L};20`],
      {},
      [
        'read from 1, 1: product wholesaler –',
        '- asked {kind: "crosstab",columns: [{column: 2,title: "Répartis",samples: ["20"],sum: 20,wholesalerID: "w1"}]}',
      ],
    ],
    [
      'with blank lines and a total below',
      [`Produit;${R};${L}`, `${A};10;`, '', 'Total;10;0'],
      {},
      [
        'read from 1, 1: product – –',
        '- told {kind: "totalLeftOut",line: 4,title: "Total",stated: 10,computed: 10}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"],empty: 1}',
        '2 p1 w1 10',
      ],
    ],
    [
      'with a total in thousands',
      [`Produit;${R};${L};Total`, `${A};1.000;2.000;3.000`],
      { answers: { decimal: { quantity: ',' } } },
      [
        'read from 1, 1: product – – –',
        '- answered {decimal: {quantity: ","}}',
        '- told {kind: "numbersRead",role: "quantity",decimal: ",",clue: "answer",text: "1.000",value: 1000,count: 2}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '- told {kind: "totalLeftOut",title: "Total",stated: 3000,computed: 3000}',
        '2 p1 w1 1000',
        '2 p1 w2 2000',
      ],
    ],
    [
      'below a row',
      [`${A};10;20`, `Produit;${R};${L}`, `${P};;7`],
      {},
      [
        'read from 2, 1: product – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"],empty: 1}',
        '1 p1 w1 10',
        '1 p1 w2 20',
        '3 p2 w2 7',
      ],
    ],
    [
      'with a remark in place of a number',
      [`Produit;${R};${L}`, `${A};retour;5`, `${P};1;2`],
      {},
      [
        'read from 1, 1: product – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 « retour »',
        '2 p1 w2 5',
        '3 p2 w1 1',
        '3 p2 w2 2',
      ],
    ],
    [
      'with a price',
      [`Produit;PGHT;${R};${L}`, `${A};1450;10;20`],
      {},
      [
        'read from 1, 1: product price – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 10 × 1450',
        '2 p1 w2 20 × 1450',
      ],
    ],
    [
      'with a column that is not known',
      [`Produit;${R};Autre`, `${A};10;20`, `${P};1,5;`],
      {},
      [
        'read from 1, 1: product – –',
        '- asked {kind: "crosstab",columns: [{column: 1,title: "Répartis",samples: ["10","1,5"],sum: 11.5,wholesalerID: "w1"},{column: 2,title: "Autre",samples: ["20"],sum: 20}]}',
      ],
    ],
    [
      'with a column that is not known, left aside',
      [`Produit;${R};Autre`, `${A};10;20`],
      { answers: { crosstab: { 1: 'w1', 2: null } } },
      [
        'read from 1, 1: product – –',
        '- answered {crosstab: {"1":"w1"}}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1"]}',
        '- told {kind: "columnIgnored",column: 2,title: "Autre",reason: "unknown",only: "20"}',
        '2 p1 w1 10',
      ],
    ],
    [
      'with a column of the same wholesaler, left aside',
      [`Produit;${R};Retours ${R}`, `${A};10;2`],
      { answers: { crosstab: { 1: 'w1', 2: null } } },
      [
        'read from 1, 1: product – –',
        '- answered {crosstab: {"1":"w1"}}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1"]}',
        '- told {kind: "columnIgnored",column: 2,title: "Retours Répartis",reason: "unknown",notSold: 2,only: "2"}',
        '2 p1 w1 10',
      ],
    ],
    [
      'with numbers of two readings',
      [`Produit;${R};${L}`, `${A};1.000;2.000`],
      {},
      [
        'read from 1, 1: product – –',
        '- asked {kind: "numbers",role: "quantity",columns: [1,2],samples: [{text: "1.000",readings: {".":1,",":1000}},{text: "2.000",readings: {".":2,",":2000}}],count: 2,totals: {".":3,",":3000}}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 « 1.000 »',
        '2 p1 w2 « 2.000 »',
      ],
    ],
    [
      'with a zero and a line',
      [`Produit;${R};${L}`, `${A};0;0`, 'Antibiotiques', `${P};1;2`],
      {},
      [
        'read from 1, 1: product – –',
        '- told {kind: "loneLines",lines: [{line: 3,text: "Antibiotiques",last: 4}]}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"],empty: 4}',
        '4 p2 w1 1',
        '4 p2 w2 2',
      ],
    ],
    [
      'with remarks',
      [`Produit;${R};${L};Remarque`, `${A};1;2;retour`, `${P};3;4;`],
      {},
      [
        'read from 1, 1: product – – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '- told {kind: "columnIgnored",column: 3,title: "Remarque",reason: "unknown"}',
        '2 p1 w1 1 retour',
        '2 p1 w2 2 retour',
        '3 p2 w1 3',
        '3 p2 w2 4',
      ],
    ],
    [
      'with a second column of products',
      [`Référence;Produit;${R};${L}`, `00117;${A};1;2`],
      {},
      [
        'read from 1, 1: reference product – –',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 1',
        '2 p1 w2 2',
      ],
    ],
    [
      'of which two are of one',
      [`Produit;${R} Douala;${R} Yaoundé;${L}`, `${A};1;2;3`],
      { answers: { crosstab: { 1: 'w1', 2: 'w1', 3: 'w2' } } },
      [
        'read from 1, 1: product – – –',
        '- answered {crosstab: {"1":"w1","2":"w1","3":"w2"}}',
        '- told {kind: "crosstab",wholesalerIDs: ["w1","w2"]}',
        '2 p1 w1 1',
        '2 p1 w1 2',
        '2 p1 w2 3',
      ],
    ],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('lines that are no sales', () => {
  const goals = { kind: 'goals', period: '2026' } as const;
  test.each<Case>([
    [
      'rows of no box',
      [HEAD, `${A};${R};0`, `${P};${L};0,00`, `${T};${R};000`, `${E};${R};0,5`, `Autre;${R}; 0 `],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "zeroRows",count: 4,wholesalerIDs: ["w1","w2"]}',
        '5 p4 w1 0.5',
        'left zero 2 3 4 6 with 0',
      ],
    ],
    [
      'rows of no box and no wholesaler',
      ['Produit;Quantité', `${A};0`, `${P};4`],
      { answers: { wholesalerID: 'w2' } },
      [
        'read from 1, 1: product quantity',
        '- answered {wholesalerID: "w2"}',
        '- told {kind: "wholesaler",wholesalerID: "w2"}',
        '- told {kind: "zeroRows",count: 1,wholesalerIDs: ["w2"]}',
        '3 p2 w2 4',
        'left zero 2 with 0',
      ],
    ],
    [
      'rows of no box below the name of a wholesaler',
      ['Produit;Quantité', R, `${A};0`, `${P};4`, L, `${A};0`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "sections",wholesalerIDs: ["w1","w2"]}',
        '- told {kind: "zeroRows",count: 2,wholesalerIDs: ["w1","w2"]}',
        '4 p2 w1 4',
        'left zero 3 6 with 0',
      ],
    ],
    [
      'a row of no box above the titles',
      [`${A};${R};0`, HEAD, `${P};${R};5`],
      {},
      [
        'read from 2, 1: product wholesaler quantity',
        '- told {kind: "zeroRows",count: 1,wholesalerIDs: ["w1"]}',
        '3 p2 w1 5',
        'left zero 1 with 0',
      ],
    ],
    [
      'a row of no box in a sheet without titles',
      [`${A};${R};0`, `${P};${R};5`],
      {},
      ['to be mapped from 1, 0: product wholesaler quantity'],
    ],
    [
      'a zero without a name, and a section of no box',
      [HEAD, `;;0`, `${R};;0`, `${A};${R};4`],
      {},
      ['read from 1, 1: product wholesaler quantity', '2 – – 0', '3 repartis – 0', '4 p1 w1 4'],
    ],
    [
      'goals of no box in one part',
      ['Produit;S1;S2', `${A};0;0`, `${P};0;4`, `${T};0;`, `${E};;`],
      { ...goals, answers: { added: [1, 2] } },
      [
        'read from 1, 1: product quantity quantity',
        '- answered {added: [1,2]}',
        '- told {kind: "zeroRows",count: 2}',
        '3 p2 – 4',
        '5 p4 – «  »',
        'left zero 2 4 with 0',
      ],
    ],
    [
      'a line alone',
      [HEAD, 'Antibiotiques;;', `${A};${R};40`, `${P};${R};5`, ' Divers ', '', `${T};${R};7`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "loneLines",lines: [{line: 2,text: "Antibiotiques",last: 4},{line: 5,text: "Divers",last: 7}]}',
        '2 antibiotiques – «  »',
        '3 p1 w1 40',
        '4 p2 w1 5',
        '5 divers – «  »',
        '7 p3 w1 7',
      ],
    ],
    [
      'a line alone at the end, and two that follow each other',
      [HEAD, 'Un', 'Deux', `${A};${R};40`, 'Fin'],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "loneLines",lines: [{line: 3,text: "Deux",last: 5}]}',
        '2 un – «  »',
        '3 deux – «  »',
        '4 p1 w1 40',
        '5 fin – «  »',
      ],
    ],
    [
      'a line alone above the first row of a sheet without titles',
      ['Antibiotiques', `${A};${R};40`],
      { answers: { header: { first: 0, count: 0 }, columns: { product: 0, wholesaler: 1, quantity: 2 } } },
      [
        'read from 1, 0: product wholesaler quantity',
        '- answered {header: {},columns: {wholesaler: 1,quantity: 2}}',
        '- told {kind: "loneLines",lines: [{line: 1,text: "Antibiotiques",last: 2}]}',
        '1 antibiotiques – «  »',
        '2 p1 w1 40',
      ],
    ],
    [
      'a line alone above a total',
      [HEAD, `${A};${R};40`, 'Fin', 'Total;;40'],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "totalLeftOut",line: 4,title: "Total",stated: 40,computed: 40}',
        '2 p1 w1 40',
        '3 fin – «  »',
      ],
    ],
    [
      'a line alone directly above the name of a wholesaler',
      ['Produit;Quantité', 'Divers', R, `${A};1`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "sections",wholesalerIDs: ["w1"]}',
        '- told {kind: "loneLines",lines: [{line: 2,text: "Divers",last: 2}]}',
        '2 divers – «  »',
        '4 p1 w1 1',
      ],
    ],
    [
      'a line with a product alone',
      [HEAD, A, `${A};${R};40`, `12`, `${P};${R};5`],
      {},
      ['read from 1, 1: product wholesaler quantity', '2 p1 – «  »', '3 p1 w1 40', '4 12 – «  »', '5 p2 w1 5'],
    ],
    [
      'a line alone above the name of a wholesaler',
      ['Produit;Quantité', 'Divers', `${A};1`, `${P};2`, R, `${T};7`],
      {},
      [
        'read from 1, 1: product quantity',
        '- told {kind: "sections",wholesalerIDs: ["w1"]}',
        '- told {kind: "loneLines",lines: [{line: 2,text: "Divers",last: 4}]}',
        '2 divers – «  »',
        '3 p1 – 1',
        '4 p2 – 2',
        '6 p3 w1 7',
      ],
    ],
    [
      'lines of two cells',
      [HEAD, 'Famille;Antibiotiques', `${A};${R};40`],
      {},
      ['read from 1, 1: product wholesaler quantity', '2 famille antibiotiques «  »', '3 p1 w1 40'],
    ],
    [
      'a unit below the rows',
      [HEAD, `${A};${R};40`, 'Quantités en cartons;;x'],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "unitBelow",lines: ["Quantités en cartons x"]}',
        '2 p1 w1 40',
        '3 quantitesencartons – « x »',
      ],
    ],
    [
      'a unit in a line alone',
      [HEAD, 'Quantités en cartons', `${A};${R};40`],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "loneLines",lines: [{line: 2,text: "Quantités en cartons",last: 3}]}',
        '2 quantitesencartons – «  »',
        '3 p1 w1 40',
      ],
    ],
    [
      'a unit in a title of nothing',
      [`${HEAD};en cartons`, `${A};${R};40`],
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "unitBelow",lines: ["en cartons"]}',
        '- told {kind: "columnIgnored",column: 3,title: "en cartons",reason: "unknown"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'totals',
      [HEAD, `${A};${R};40`, `${P};${R};5`, 'Total;;45', `${T};${L};7`, 'Total général;;53'],
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "totalLeftOut",line: 4,title: "Total",stated: 45,computed: 45}',
        '- told {kind: "totalLeftOut",line: 6,title: "Total général",stated: 53,computed: 52}',
        '2 p1 w1 40',
        '3 p2 w1 5',
        '5 p3 w2 7',
      ],
    ],
    [
      'a total under references',
      ['Famille;Référence;Produit;Grossiste;Quantité', `x;00117;;${R};40`, 'x;Total;;;40'],
      {},
      [
        'read from 1, 1: – reference product wholesaler quantity',
        '- told {kind: "totalLeftOut",line: 3,title: "Total",stated: 40,computed: 40}',
        '- told {kind: "columnIgnored",title: "Famille",reason: "unknown",only: "x"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a total under names of products',
      ['Famille;Produit;Grossiste;Quantité', `x;${A};${R};40`, 'x;Total;;40'],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "totalLeftOut",line: 3,title: "Total",stated: 40,computed: 40}',
        '- told {kind: "columnIgnored",title: "Famille",reason: "unknown",only: "x"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a total under codes of products',
      ['Famille;pharmaProductID;Grossiste;Quantité', `x;p1;${R};40`, 'x;Total;;40'],
      {},
      [
        'read from 1, 1: – productID wholesaler quantity',
        '- told {kind: "totalLeftOut",line: 3,title: "Total",stated: 40,computed: 40}',
        '- told {kind: "columnIgnored",title: "Famille",reason: "unknown",only: "x"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a total under wholesalers',
      ['Famille;Produit;Grossiste;Quantité', `x;${A};${R};40`, 'x;;Total;40'],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "totalLeftOut",line: 3,title: "Total",stated: 40,computed: 40}',
        '- told {kind: "columnIgnored",title: "Famille",reason: "unknown",only: "x"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a total under codes of wholesalers',
      ['Famille;Produit;wholesalerID;Quantité', `x;${A};w1;40`, 'x;;Total;40'],
      {},
      [
        'read from 1, 1: – product wholesalerID quantity',
        '- told {kind: "totalLeftOut",line: 3,title: "Total",stated: 40,computed: 40}',
        '- told {kind: "columnIgnored",title: "Famille",reason: "unknown",only: "x"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a total under another title',
      ['Famille;Produit;Grossiste;Remarque;Quantité', `x;${A};${R};;40`, 'x;;;Total;40'],
      {},
      [
        'read from 1, 1: – product wholesaler – quantity',
        '- told {kind: "columnIgnored",title: "Famille",reason: "unknown",only: "x"}',
        '- told {kind: "columnIgnored",column: 3,title: "Remarque",reason: "unknown",divides: [{rows: 1,quantity: 40},{text: "Total",rows: 1,quantity: 40}]}',
        '2 p1 w1 40',
        '3 – – 40',
      ],
    ],
    [
      'quantities of stock, which were chosen',
      ['Produit;Grossiste;Stock', `${A};${R};40`],
      { answers: { columns: { quantity: 2 } } },
      ['read from 1, 1: product wholesaler quantity', '- answered {columns: {quantity: 2}}', '2 p1 w1 40'],
    ],
    [
      'quantities of a share, which were chosen',
      ['Produit;Grossiste;Qté zone Nord', `${A};${R};40`],
      { answers: { columns: { quantity: 2 } } },
      ['read from 1, 1: product wholesaler quantity', '- answered {columns: {quantity: 2}}', '2 p1 w1 40'],
    ],
    [
      'a line above by day',
      ['Chiffres par jour', 'Semaine du mois', '', HEAD, `${A};${R};40`],
      {},
      [
        'read from 4, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Chiffres par jour","Semaine du mois"]}',
        '- told {kind: "otherNamed",place: "above",text: "Chiffres par jour"}',
        '5 p1 w1 40',
      ],
    ],
    [
      'the name of a file by day',
      [HEAD, `${A};${R};40`],
      { fileName: 'Chiffres jour.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "otherNamed",place: "fileName",text: "Chiffres jour"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a line above that has a day',
      ['Chiffres jour', '', HEAD, `${A};${R};40`],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Chiffres jour"]}',
        '4 p1 w1 40',
      ],
    ],
    [
      'another country than none',
      ['Ventes Gabon', '', HEAD, `${A};${R};40`],
      { catalogue: CATALOGUE },
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Ventes Gabon"]}',
        '4 p1 w1 40',
      ],
    ],
    [
      'another unit in a title of something',
      [`${HEAD};en cartons`, `${A};${R};40;x`],
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "en cartons",reason: "unknown",only: "x"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a return in place of a name',
      [HEAD, `Retour;${R};40`, `${A};Retours;40`],
      {},
      ['read from 1, 1: product wholesaler quantity', '2 retour w1 40', '3 p1 retours 40'],
    ],
    [
      'a return in a column of numbers',
      [`${HEAD};Stock`, `${A};${R};40;1`, `${P};${R};40;2`, `${T};${R};40;retour`],
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Stock",reason: "unknown",divides: [{areNumbers: true,rows: 2,quantity: 80},{text: "retour",rows: 1,quantity: 40}]}',
        '2 p1 w1 40',
        '3 p2 w1 40',
        '4 p3 w1 40',
      ],
    ],
    [
      'a return in a column of days',
      [`Date;${HEAD}`, `retour;${A};${R};40`, `01/10/2026;${P};${R};40`],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "periodNamed",place: "column",text: "Date"}',
        '2 p1 w1 40',
        '3 p2 w1 40',
      ],
    ],
    [
      'a pack under the names of products',
      ['Cond.;Grossiste;Quantité', `B/12;${R};40`, `24;${R};40`],
      { answers: { columns: { product: 0 } } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {columns: {}}',
        '- told {kind: "linesSkipped",lines: ["Cond."]}',
        '2 b/12 w1 40',
        '3 24 w1 40',
      ],
    ],
    [
      'the name of a file of returns',
      [HEAD, `${A};${R};40`],
      { fileName: 'Retours octobre.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "periodNamed",place: "fileName",text: "Retours octobre"}',
        '- told {kind: "otherNamed",place: "fileName",text: "Retours octobre"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'the name of a sheet of stock',
      [HEAD, `${A};${R};40`],
      { sheet: { name: 'Stock' } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "otherNamed",place: "sheet",text: "Stock"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a line above of returns',
      ['Retours octobre 2026', '', HEAD, `${A};${R};40`],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Retours octobre 2026"]}',
        '- told {kind: "periodNamed",place: "above",text: "Retours octobre 2026"}',
        '- told {kind: "otherNamed",place: "above",text: "Retours octobre 2026"}',
        '4 p1 w1 40',
      ],
    ],
    [
      'a title over the names of products',
      ['Retours;Grossiste;Quantité', `${A};${R};40`],
      { answers: { columns: { product: 0, wholesaler: 1, quantity: 2 } } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {columns: {wholesaler: 1,quantity: 2}}',
        '- told {kind: "linesSkipped",lines: ["Retours"]}',
        '- told {kind: "otherNamed",place: "above",text: "Retours"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a share in the name of the file',
      [HEAD, `${A};${R};40`],
      { fileName: 'Ventes zone Nord.csv' },
      [
        'read from 1, 1: product wholesaler quantity',
        '- told {kind: "shareNamed",text: "Ventes zone Nord",of: "sales"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'a share in a column',
      [`${HEAD};Délégué`, `${A};${R};40;Mbida`, `${P};${R};4;Mbida`],
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "shareNamed",text: "Mbida",title: "Délégué",of: "sales"}',
        '- told {kind: "columnIgnored",column: 3,title: "Délégué",reason: "unknown",only: "Mbida"}',
        '2 p1 w1 40',
        '3 p2 w1 4',
      ],
    ],
    [
      'a share in a column and in the name',
      [`${HEAD};Délégué`, `${A};${R};40;Mbida`],
      { fileName: 'Ventes délégué Mbida.csv' },
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "shareNamed",text: "Ventes délégué Mbida",of: "sales"}',
        '- told {kind: "columnIgnored",column: 3,title: "Délégué",reason: "unknown",only: "Mbida"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'another country',
      ['Ventes Gabon', '', HEAD, `${A};${R};40`],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Ventes Gabon"]}',
        '- told {kind: "otherCountry",text: "Ventes Gabon"}',
        '4 p1 w1 40',
      ],
    ],
    [
      'another country over the quantities',
      ['Produit;Grossiste;Qté Gabon', `${A};${R};40`],
      { answers: { columns: { quantity: 2 } } },
      [
        'read from 1, 1: product wholesaler quantity',
        '- answered {columns: {quantity: 2}}',
        '- told {kind: "otherCountry",text: "Qté Gabon"}',
        '2 p1 w1 40',
      ],
    ],
    [
      'its own country',
      ['Ventes Cameroun', '', HEAD, `${A};${R};40`],
      {},
      [
        'read from 3, 1: product wholesaler quantity',
        '- told {kind: "linesSkipped",lines: ["Ventes Cameroun"]}',
        '4 p1 w1 40',
      ],
    ],
    ['a separator', ['sep=;', HEAD, `${A};${R};40`], {}, ['read from 2, 1: product wholesaler quantity', '3 p1 w1 40']],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

describe('columns that are not read', () => {
  const beside = (title: string, ...cells: readonly string[]) => [
    `${HEAD};${title}`,
    ...cells.map((cell, at) => [[A, P, T, E][at % 4], at < 4 ? R : L, 10 * (at + 1), cell].join(';')),
  ];
  test.each<Case>([
    [
      'prices of pharmacies',
      beside('Prix public', '2000', '3000'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Prix public",reason: "publicPrice"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'amounts',
      beside('CA', '14500', '39600'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "CA",reason: "amount"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'amounts that are far',
      beside('CA', '1', '2'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "CA",reason: "amount",amounts: {line: 2,amount: 1,quantity: 10,pght: 1450,far: 2,compared: 2}}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'amounts that are far, beside prices',
      [`${HEAD};PGHT;CA`, `${A};${R};10;1450;1`, `${P};${R};20;1980;2`],
      {},
      [
        'read from 1, 1: product wholesaler quantity price –',
        '- told {kind: "columnIgnored",column: 4,title: "CA",reason: "amount",amounts: {line: 2,amount: 1,quantity: 10,pght: 1450,far: 2,compared: 2}}',
        '2 p1 w1 10 × 1450',
        '3 p2 w1 20 × 1980',
      ],
    ],
    [
      'amounts that are far, in two columns',
      [`${HEAD};CA;Montant`, `${A};${R};10;1;1`, `${P};${R};20;2;2`],
      {},
      [
        'read from 1, 1: product wholesaler quantity – –',
        '- told {kind: "columnIgnored",column: 3,title: "CA",reason: "amount"}',
        '- told {kind: "columnIgnored",column: 4,title: "Montant",reason: "amount"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'amounts of a wholesaler',
      beside(`CA ${L}`, '1', '2'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "CA Littoral Médicaments",reason: "amount"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'amounts of nothing',
      beside('CA', '0', '39600'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "CA",reason: "amount",divides: [{text: "0",rows: 1,quantity: 10},{text: "> 0",rows: 1,quantity: 20}]}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'codes of no product',
      [`Référence;${HEAD}`, `X1;${A};${R};1`, `X2;${P};${R};2`, `X3;${T};${R};3`, `X4;${E};${R};4`],
      {},
      [
        'read from 1, 1: – product wholesaler quantity',
        '- told {kind: "columnIgnored",title: "Référence",reason: "noProduct",samples: ["X1","X2","X3"]}',
        '2 p1 w1 1',
        '3 p2 w1 2',
        '4 p3 w1 3',
        '5 p4 w1 4',
      ],
    ],
    [
      'a second column of prices',
      [`${HEAD};PGHT;Prix`, `${A};${R};1;1450;1400`],
      {},
      [
        'read from 1, 1: product wholesaler quantity price –',
        '- told {kind: "columnIgnored",column: 4,title: "Prix",reason: "notChosen",only: "1400"}',
        '2 p1 w1 1 × 1450',
      ],
    ],
    [
      'quantities that were not chosen',
      [`${HEAD};Qté livrée`, `${A};${R};1;2`, `${P};${R};3;4`],
      { answers: { columns: { quantity: 2 } } },
      [
        'read from 1, 1: product wholesaler quantity –',
        '- answered {columns: {quantity: 2}}',
        '- told {kind: "columnIgnored",column: 3,title: "Qté livrée",reason: "notChosen"}',
        '2 p1 w1 1',
        '3 p2 w1 3',
      ],
    ],
    [
      'names of products that were not chosen',
      [`Produit;Désignation;Grossiste;Quantité`, `${A};V;${R};1`, `${P};R;${R};2`],
      { answers: { columns: { product: 0 } } },
      [
        'read from 1, 1: product – wholesaler quantity',
        '- answered {columns: {}}',
        '- told {kind: "columnIgnored",column: 1,title: "Désignation",reason: "notChosen",divides: [{text: "V",rows: 1,quantity: 1},{text: "R",rows: 1,quantity: 2}]}',
        '2 p1 w1 1',
        '3 p2 w1 2',
      ],
    ],
    [
      'names of products under another title',
      beside('Article bis', P, A),
      {},
      [
        'read from 1, 1: – wholesaler quantity –',
        '- asked {kind: "columns",role: "product",candidates: [{title: "Produit",samples: ["Amoxivane 500 mg B/12","Paludexa 20/120 B/24"]},{column: 3,title: "Article bis",samples: ["Paludexa 20/120 B/24","Amoxivane 500 mg B/12"]}]}',
        '- told {kind: "columnIgnored",title: "Produit",reason: "notChosen"}',
        '- told {kind: "columnIgnored",column: 3,title: "Article bis",reason: "notChosen"}',
        '2 – w1 10',
        '3 – w1 20',
      ],
    ],
    [
      'quantities that were not chosen and repeat',
      beside('Qté livrée', '1', '1', '2', '2'),
      { answers: { columns: { quantity: 2 } } },
      [
        'read from 1, 1: product wholesaler quantity –',
        '- answered {columns: {quantity: 2}}',
        '- told {kind: "columnIgnored",column: 3,title: "Qté livrée",reason: "notChosen"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p3 w1 30',
        '5 p4 w1 40',
      ],
    ],
    [
      'a name of a product among remarks',
      beside('Nature', P, 'x', 'x', 'x'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Nature",reason: "unknown"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p3 w1 30',
        '5 p4 w1 40',
      ],
    ],
    [
      'marks between titles',
      [`${HEAD};;x`, ...['V', 'R', 'V', 'V'].map((mark, at) => `${[A, P, T, E][at]};${R};10;${mark};y`)],
      {},
      [
        'read from 1, 1: product wholesaler quantity – –',
        '- told {kind: "columnIgnored",column: 3,reason: "unknown",divides: [{text: "V",rows: 3,quantity: 30},{text: "R",rows: 1,quantity: 10}]}',
        '- told {kind: "columnIgnored",column: 4,title: "x",reason: "unknown",only: "y"}',
        '2 p1 w1 10',
        '3 p2 w1 10',
        '4 p3 w1 10',
        '5 p4 w1 10',
      ],
    ],
    [
      'the sizes of cartons, which repeat',
      beside('Colisage', '24', '12', '24', '12'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Colisage",reason: "unknown",packs: ["24","12"]}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p3 w1 30',
        '5 p4 w1 40',
      ],
    ],
    [
      'returns of a wholesaler',
      [`Produit;Quantité;Retours ${L}`, `${A};10;1`],
      { answers: { columns: { quantity: 1 }, wholesalerID: 'w1' } },
      [
        'read from 1, 1: product quantity –',
        '- answered {columns: {quantity: 1},wholesalerID: "w1"}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '- told {kind: "columnIgnored",column: 2,title: "Retours Littoral Médicaments",reason: "unknown",sold: 1,only: "1"}',
        '2 p1 w1 10',
      ],
    ],
    [
      'returned quantities that were not chosen',
      beside('Qté retournée', '1', '2'),
      { answers: { columns: { quantity: 2 } } },
      [
        'read from 1, 1: product wholesaler quantity –',
        '- answered {columns: {quantity: 2}}',
        '- told {kind: "columnIgnored",column: 3,title: "Qté retournée",reason: "notChosen"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'amounts of returns',
      beside('Montant retours', '1', '2'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Montant retours",reason: "amount",amounts: {line: 2,amount: 1,quantity: 10,pght: 1450,far: 2,compared: 2}}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'names of those who sell',
      beside('Délégué', 'Mbida', 'Ekotto'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Délégué",reason: "unknown",divides: [{text: "Mbida",rows: 1,quantity: 10},{text: "Ekotto",rows: 1,quantity: 20}]}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'marks',
      beside('Nature', 'V', 'R', 'V', 'V'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Nature",reason: "unknown",divides: [{text: "V",rows: 3,quantity: 80},{text: "R",rows: 1,quantity: 20}]}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p3 w1 30',
        '5 p4 w1 40',
      ],
    ],
    [
      'marks that all rows have',
      beside('Nature', 'V', 'V'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Nature",reason: "unknown",only: "V"}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'marks without a title',
      beside('', 'V', 'R', 'V', 'V'),
      {},
      [
        'read from 1, 1: product wholesaler quantity',
        '2 p1 w1 10 overlong',
        '3 p2 w1 20 overlong',
        '4 p3 w1 30 overlong',
        '5 p4 w1 40 overlong',
      ],
    ],
    [
      'nothing without a title',
      [`${HEAD};;Nature`, `${A};${R};1;x;V`],
      {},
      [
        'read from 1, 1: product wholesaler quantity – –',
        '- told {kind: "columnIgnored",column: 4,title: "Nature",reason: "unknown",only: "V"}',
        '2 p1 w1 1',
      ],
    ],
    [
      'remarks of returns',
      beside('Remarque', '', 'retour', ''),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Remarque",reason: "unknown"}',
        '2 p1 w1 10',
        '3 p2 w1 20 retour',
        '4 p3 w1 30',
      ],
    ],
    [
      'the size of cartons',
      beside('Colisage', '24', '12', '24'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Colisage",reason: "unknown",packs: ["24","12"]}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p3 w1 30',
      ],
    ],
    [
      'the size of boxes',
      beside('Cond.', 'B/12', '24', '1'),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Cond.",reason: "unknown"}',
        '2 p1 w1 10 B/12',
        '3 p2 w1 20 24',
        '4 p3 w1 30',
      ],
    ],
    [
      'units',
      beside('Unité', 'boîte', 'carton', ''),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Unité",reason: "unknown"}',
        '2 p1 w1 10',
        '3 p2 w1 20 carton',
        '4 p3 w1 30',
      ],
    ],
    [
      'boxes of a wholesaler',
      beside(`Qté ${L}`, '1', '2'),
      { answers: { columns: { quantity: 2 } } },
      [
        'read from 1, 1: product wholesaler quantity –',
        '- answered {columns: {quantity: 2}}',
        '- told {kind: "columnIgnored",column: 3,title: "Qté Littoral Médicaments",reason: "notChosen",sold: 3}',
        '2 p1 w1 10',
        '3 p2 w1 20',
      ],
    ],
    [
      'boxes of a wholesaler that an answer left aside',
      [`Produit;Quantité;${L}`, `${A};10;1`],
      { answers: { columns: { quantity: 1 }, crosstab: { 2: null }, wholesalerID: 'w1' } },
      [
        'read from 1, 1: product quantity –',
        '- answered {columns: {quantity: 1},crosstab: {},wholesalerID: "w1"}',
        '- told {kind: "wholesaler",wholesalerID: "w1"}',
        '- told {kind: "columnIgnored",column: 2,title: "Littoral Médicaments",reason: "unknown",only: "1"}',
        '2 p1 w1 10',
      ],
    ],
    [
      'returns in numbers',
      beside('Retours', '1', '2,5', ''),
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Retours",reason: "unknown",notSold: 3.5}',
        '2 p1 w1 10',
        '3 p2 w1 20',
        '4 p3 w1 30',
      ],
    ],
    [
      'returns in numbers with two readings',
      [`${HEAD};Retours`, `${A};${R};1.234,50;1.000`],
      {},
      [
        'read from 1, 1: product wholesaler quantity –',
        '- told {kind: "columnIgnored",column: 3,title: "Retours",reason: "unknown",notSold: 1000,only: "1.000"}',
        '2 p1 w1 1234.5',
      ],
    ],
    ['days', beside('Date', '', ''), {}, ['read from 1, 1: product wholesaler quantity –', '2 p1 w1 10', '3 p2 w1 20']],
  ])('%s', (_, given, more, told) => {
    expect(toldOf(given, more)).toEqual(told);
  });
});

test('what is not said is told as nothing', () => {
  const rows = ['Ventes;;;Retours', 'Produit;Quantité;;Produit;Quantité', `${A};40;;${P};3`];
  const asked = read(rows, { sheetIndex: 3 });
  expect(asked).toEqual({
    mapping: {
      sheet: 3,
      header: { first: 1, count: 1 },
      roles: ['product', 'quantity', null, null, null],
      answers: {},
    },
    titles: ['Produit', 'Quantité', '', 'Produit', 'Quantité'],
    isMapped: true,
    questions: [expect.objectContaining({ kind: 'beside' })],
    notes: [],
    table: null,
  });
  const { mapping, questions, notes, table } = read([`${HEAD};x`, `${A};${R};1.000;`, `${P};${R};1;`], {
    sheetIndex: 3,
    fileName: 'zone Nord septembre.csv',
    sheet: { isHidden: true },
  });
  expect(mapping).toEqual({
    sheet: 3,
    header: { first: 0, count: 1 },
    roles: ['product', 'wholesaler', 'quantity', null],
  });
  expect(questions).toEqual([
    { kind: 'hidden', rows: 0, quantity: 0, columns: [], isSheet: true },
    {
      kind: 'period',
      open: '2026-10',
      place: 'fileName',
      text: 'zone Nord septembre',
      isPart: false,
      read: '09',
      periods: [],
    },
    expect.objectContaining({ kind: 'numbers', clues: [], proposed: null }),
  ]);
  expect(notes).toEqual([
    { kind: 'shareNamed', text: 'zone Nord septembre', title: null, of: 'sales' },
    {
      kind: 'columnIgnored',
      column: 3,
      title: 'x',
      reason: 'unknown',
      samples: [],
      divides: [],
      packs: [],
      sold: null,
      notSold: null,
      only: null,
      amounts: null,
    },
  ]);
  expect(table?.leftOut).toEqual([]);
  const unmapped = read(['Autre;x', `${A};1`], { sheet: { hiddenLines: new Set([2]) } });
  expect(unmapped).toMatchObject({
    isMapped: false,
    table: null,
    questions: [{ kind: 'hidden', quantity: null, isSheet: false }],
  });
});

test('a date in a column, a column without numbers, and a sum are told in full', () => {
  expect(read([`Date;${HEAD}`, `30/09/2026;${A};${R};1`]).questions).toEqual([
    {
      kind: 'period',
      open: '2026-10',
      place: 'column',
      text: 'Date',
      isPart: false,
      read: '',
      periods: [{ period: '2026-09-30', rows: 1, quantity: 1, isOpen: false }],
    },
  ]);
  expect(read([`Produit;${R};Autre`, `${A};;20`]).questions).toMatchObject([{ columns: [{ sum: null }, { sum: 20 }] }]);
  const { notes } = read(['Produit;S1;S2;Total', `${A};10;20;31`, `${P};1;2;3`], {
    kind: 'goals',
    period: '2026',
    answers: { added: [1, 2] },
  });
  expect(notes).toEqual([{ kind: 'totalLeftOut', line: null, title: 'Total', stated: 34, computed: 33 }]);
});

test('a sum of columns is written with one reading, and what is no sum as its parts', () => {
  const rows = ['Produit;S1;S2', `${A};10;20`, `${P}; 2,5 ;`, `${T};x; 3 `, `${E};1,5;2`];
  const { table } = read(rows, { kind: 'goals', period: '2026', answers: { added: [1, 2] } });
  expect(Array.from(table?.cells.quantity ?? [], (text) => table?.texts[text])).toEqual([
    '30',
    '2.5000',
    'x + 3',
    '3.5000',
  ]);
});
