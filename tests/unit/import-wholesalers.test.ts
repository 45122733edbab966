import { describe, expect, test } from 'vitest';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { factsOf } from '#domain/import/candidates.ts';
import { finderOf } from '#domain/import/lookup.ts';
import type { ImportAnswers } from '#domain/import/questions.ts';
import {
  crosstabOf,
  headingOf,
  headingsOf,
  summedHeadings,
  wholesalerBelow,
  wholesalerQuestion,
  wholesalerReader,
  whoseQuestion,
} from '#domain/import/wholesalers.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

type Cells = readonly string[];
const catalogueOf = (...names: readonly string[]) => ({
  ...CATALOGUE,
  wholesalers: [...CATALOGUE.wholesalers, ...names.map((name) => ({ ID: name, name }))],
});
const every = () => true;

describe('whose the rows are', () => {
  test('is proposed by the place nearest to them that names a wholesaler', () => {
    expect(
      wholesalerQuestion(CATALOGUE, [
        ['fileName', 'ventes répartis'],
        ['above', 'Littoral Médicaments'],
        ['above', 'Octobre'],
      ]),
    ).toEqual({
      kind: 'wholesaler',
      proposed: { wholesalerID: 'w2', place: 'above', text: 'Littoral Médicaments' },
    });
    expect(wholesalerQuestion(CATALOGUE, [['fileName', 'ventes']])).toEqual({ kind: 'wholesaler', proposed: null });
  });

  test('may be abbreviated in the name of a sheet alone', () => {
    expect(wholesalerQuestion(CATALOGUE, [['sheet', 'Litt. Méd.']]).proposed?.wholesalerID).toBe('w2');
    expect(wholesalerQuestion(CATALOGUE, [['sheet', 'Feuille Répartis']]).proposed?.wholesalerID).toBe('w1');
    expect(wholesalerQuestion(CATALOGUE, [['fileName', 'Litt. Méd.']]).proposed).toBeNull();
    expect(wholesalerQuestion(CATALOGUE, [['sheet', 'Feuil1']]).proposed).toBeNull();
  });

  test('is said by the name in a row, or by its ID, each in its own column', () => {
    const records = [[' Répartis ', ''], ['', ' w2 '], ['w', '1'], ['', 'w1'], [], ['Répartis', 'w2'], ['', 'w2']];
    const read = (roles: Parameters<typeof wholesalerReader>[1]) =>
      records.map((_, index) => wholesalerReader(records, roles, CATALOGUE)(index + 1));
    expect(read(['wholesaler', 'wholesalerID'])).toEqual([0, 1, -1, 0, -1, 0, 1]);
    expect(read(['wholesaler', null])).toEqual([0, -1, -1, -1, -1, 0, -1]);
    expect(read([null, 'wholesalerID'])).toEqual([-1, 1, -1, 0, -1, 1, 1]);
    const same = wholesalerReader(records, ['wholesaler', 'wholesalerID'], CATALOGUE);
    expect([3, 4, 3, 4, 99].map(same)).toEqual([-1, 0, -1, 0, -1]);
  });

  const ROWS: readonly Cells[] = [
    ['Grossiste', 'Qté'],
    ['Répartis', '1'],
    ['Littoral Médicaments', '2'],
    ['Inconnu', '4'],
    ['Répartis', '8'],
    ['Littoral Médicaments', '16'],
  ];
  const whose = (
    places: Parameters<typeof whoseQuestion>[0]['places'],
    isRow = (line: number) => line > 1,
    records = ROWS,
  ) =>
    whoseQuestion({
      records,
      roles: ['wholesaler', 'quantity'],
      isRow,
      places,
      catalogue: CATALOGUE,
      quantityAt: (line) => Number(records[line - 1]?.[1]),
    });

  test('is asked where rows name others than the file', () => {
    expect(
      whose([
        ['fileName', 'Littoral Médicaments'],
        ['above', 'Ventes Répartis'],
        ['above', 'Octobre'],
        ['title', 'Littoral Médicaments'],
      ]),
    ).toEqual({
      question: {
        kind: 'whose',
        wholesalerID: 'w1',
        place: 'above',
        text: 'Ventes Répartis',
        wholesalers: [
          { wholesalerID: 'w1', rows: 2, quantity: 9 },
          { wholesalerID: 'w2', rows: 2, quantity: 18 },
        ],
      },
      named: CATALOGUE.wholesalers[0],
      others: [3, 6],
    });
  });

  test('is not asked where the file names none, or its rows the same or none', () => {
    expect(whose([['fileName', 'ventes']])).toBeNull();
    expect(whose([['title', 'Répartis']])).toBeNull();
    expect(whose([['fileName', 'Répartis']], (line) => [2, 4, 5].includes(line))).toBeNull();
    expect(whose([['fileName', 'Répartis']], (line) => line === 6)?.others).toEqual([6]);
    expect(whose([['fileName', 'Littoral Médicaments']], every, ROWS.slice(1))?.others).toEqual([1, 4]);
  });
});

describe('a line that names a wholesaler', () => {
  const catalogue = catalogueOf('Est: Pharma', 'Sud (Cam.)');

  test.each<[record: Cells, ID: string | undefined]>([
    [['Répartis'], 'w1'],
    [['', ' REPARTIS ', ''], 'w1'],
    [['Grossiste : Répartis'], 'w1'],
    [['Grossiste', 'Répartis'], 'w1'],
    [['Répartiteur:Répartis'], 'w1'],
    [['*** Répartis ***'], 'w1'],
    [['« Répartis »'], 'w1'],
    [['Sud (Cam.)'], 'Sud (Cam.)'],
    [['Wholesaler: Est: Pharma'], 'Est: Pharma'],
    [['Est: Pharma'], 'Est: Pharma'],
    [['Douala : Répartis'], undefined],
    [['Code grossiste : Répartis'], undefined],
    [['Ventes Répartis'], undefined],
    [['Répartis', 'Littoral Médicaments'], undefined],
    [['Grossiste', 'Répartis', 'Douala'], undefined],
    [['Grossiste', 'Est', 'Pharma'], undefined],
    [['Grossiste'], undefined],
    [['', ' '], undefined],
    [[], undefined],
  ])('%j: %s', (record, ID) => {
    expect(headingOf(record, catalogue)?.ID).toBe(ID);
  });

  const headings = (records: readonly Cells[], start: number, isRow: (line: number) => boolean = every) =>
    [...headingsOf(records, start, isRow, catalogue)].map(([line, wholesaler]) => [line, wholesaler && wholesaler.ID]);
  const [HEAD, ROW] = [
    ['Produit', 'Qté', 'Prix'],
    ['A', '1', '2'],
  ] as const;

  test('is of the rows below it, until the next one', () => {
    expect(headings([HEAD, ['Répartis'], ROW, ['Littoral Médicaments'], ROW], 1)).toEqual([
      [2, 'w1'],
      [4, 'w2'],
    ]);
  });

  test('above the titles is of the first rows, if another stands between them', () => {
    const above = [['Littoral Médicaments'], ['Répartis'], ['Octobre'], HEAD, ROW];
    expect(headings(above, 4)).toEqual([]);
    expect(headings([...above, ['Littoral Médicaments'], ROW], 4)).toEqual([
      [2, 'w1'],
      [6, 'w2'],
    ]);
  });

  test('is none where it is not a row', () => {
    expect(headings([HEAD, ROW, ['Répartis'], ROW], 1, (line) => line !== 3)).toEqual([]);
    expect(headings([HEAD, ['Répartis'], ROW, ['Répartis'], ROW], 1, (line) => line !== 2)).toEqual([[4, 'w1']]);
    expect(headings([['Répartis'], HEAD, ['Répartis'], ROW], 2, (line) => line > 1)).toEqual([
      [1, 'w1'],
      [3, 'w1'],
    ]);
  });

  test('of the same form names one that is not in the catalogue', () => {
    const framed = [HEAD, ['** Nord **'], ROW, ['** Répartis **'], ROW, ['-- Nord --'], ROW, ['Nord'], ROW];
    expect(headings(framed, 1)).toEqual([
      [2, null],
      [4, 'w1'],
    ]);
    expect(headings([HEAD, ['Répartis'], ROW, ['Grossiste : Nord'], ROW, ['Grossiste', 'Est'], ['Nord']], 1)).toEqual([
      [2, 'w1'],
      [4, null],
      [6, null],
    ]);
    expect(headings([HEAD, ['Grossiste : Nord'], ROW], 1)).toEqual([]);
    expect(headings([HEAD, ['** Répartis **'], ROW, ['** Nord **']], 1, (line) => line !== 4)).toEqual([[2, 'w1']]);
  });

  test('has no form where it is one of two cells, or stands above the titles', () => {
    expect(headings([['** Répartis **'], HEAD, ['Littoral Médicaments'], ROW, ['** Nord **'], ROW], 2)).toEqual([
      [1, 'w1'],
      [3, 'w2'],
    ]);
    expect(headings([HEAD, ['* Grossiste', 'Répartis *'], ROW, ['* Nord *'], ROW], 1)).toEqual([[2, 'w1']]);
    expect(headings([HEAD, ['Grossiste', 'Répartis'], ['A', '1'], ['B', '2']], 1)).toEqual([[2, 'w1']]);
    expect(headings([HEAD, [' Répartis'], ROW, [' Nord'], ROW], 1)).toEqual([[2, 'w1']]);
    expect(headings([HEAD, ['*Répartis**'], ROW, ['**Nord*'], ROW], 1)).toEqual([[2, 'w1']]);
  });

  test('is no line of titles', () => {
    const titles = ['Grossiste', 'Produit', 'Qté'];
    expect(headings([titles, ['Répartis'], ROW, titles, ROW], 1)).toEqual([[2, 'w1']]);
  });
});

describe('a line that names a wholesaler and has the sum of its rows', () => {
  const summed = (records: readonly Cells[], skipped: readonly number[] = []) =>
    [
      ...summedHeadings({
        records,
        start: 1,
        catalogue: CATALOGUE,
        quantities: [1, 3],
        quantityAt: (line) => Number(records[line - 1]?.[1] ?? 0),
        skipped: new Set(skipped),
      }),
    ].map(([line, { wholesaler, title, sum }]) => [line, wholesaler.ID, title, sum]);
  const HEAD = ['Produit', 'Qté'];
  const TWO = [
    HEAD,
    ['X', '9'],
    ['Répartis', '5'],
    ['A', '2'],
    ['B', '3'],
    ['Littoral Médicaments sous-total', '4'],
    ['A', '4'],
  ];

  test('is told with its title and sum', () => {
    expect(summed(TWO)).toEqual([
      [3, 'w1', 'Répartis', 5],
      [6, 'w2', 'Littoral Médicaments sous-total', 4],
    ]);
    expect(summed([HEAD, ['Répartis (total)', '5'], ['A', '5']])).toEqual([[2, 'w1', 'Répartis (total)', 5]]);
    expect(summed([HEAD, ['A', '5']])).toEqual([]);
  });

  test('is none where one of them has another sum', () => {
    expect(summed([...TWO, ['B', '1']])).toEqual([]);
    expect(summed([HEAD, ['Répartis', '1'], ['A', '5']])).toEqual([]);
  });

  test('is none without a quantity, or with another text', () => {
    expect(summed([HEAD, ['Répartis', ''], ['A', '0']])).toEqual([]);
    expect(summed([HEAD, ['Répartis', '5', 'Douala'], ['A', '5']])).toEqual([]);
    expect(summed([HEAD, ['Répartis', '5', '1450', ' '], ['A', '5']])).toHaveLength(1);
    expect(summed([HEAD, ['Répartis', '', '', '0'], ['A', '0']])).toHaveLength(1);
  });

  test('does not sum totals and lines that are left out', () => {
    expect(summed([...TWO, ['Total général', '18', 'Douala'], ['C', '7']], [9])).toHaveLength(2);
    expect(summed([...TWO, ['Répartis', '7']], [8])).toHaveLength(2);
    expect(
      summed([
        ['Répartis', '9'],
        ['A', '9'],
      ]),
    ).toEqual([]);
  });
});

test('a row is of the last wholesaler named above it, if that one is known', () => {
  const [first, second] = CATALOGUE.wholesalers;
  const of = wholesalerBelow(
    new Map<number, typeof first | typeof second | null>([
      [2, first],
      [5, null],
      [8, second],
    ]),
  );
  expect([1, 2, 3, 5, 6, 8, 9, 99].map(of).map((found) => found && found.ID)).toEqual([
    undefined,
    undefined,
    'w1',
    'w1',
    undefined,
    undefined,
    'w2',
    'w2',
  ]);
});

describe('columns of the quantities of a wholesaler each', () => {
  interface Told {
    readonly kind?: FinanceKind;
    readonly period?: FinancePeriod;
    readonly names?: readonly string[];
    readonly answers?: ImportAnswers;
    readonly away?: readonly number[];
    /** Columns of texts. */
    readonly texts?: readonly number[];
  }
  /** The wholesaler of each column; columns of totals; those asked about with what they say beside it. */
  function crosstab(titles: Cells, told: Told = {}) {
    const { kind = 'sales', period, names = [], answers = {}, away = [], texts = [] } = told;
    const catalogue = catalogueOf(...names);
    const row = titles.map((_, column) => (column === 0 || texts.includes(column) ? 'texte' : '5'));
    const facts = factsOf(titles, [row], 0, finderOf(catalogue));
    const found = crosstabOf({ kind, period, catalogue, titles, facts, answers, away: new Set(away) });
    return {
      columns: Object.fromEntries([...found.columns].map(([column, { ID }]) => [column, ID])),
      totals: found.totals,
      asked: found.asked && found.asked.map(({ column, wholesalerID, isOther }) => [column, wholesalerID, isOther]),
    };
  }
  const TWO = ['Produit', 'Répartis', 'Littoral Médicaments'];
  const FOUND = { columns: { 1: 'w1', 2: 'w2' }, totals: [], asked: null };
  const NOTHING = { columns: {}, totals: [], asked: null };

  test('are named for them', () => {
    expect(crosstab(TWO)).toEqual(FOUND);
    expect(crosstab(['Produit', 'Qté Répartis', 'Ventes Littoral Médicaments'])).toEqual(FOUND);
    expect(crosstab(['Produit', 'Qté vendue Répartis', 'QtéLittoralMédicaments'])).toEqual(FOUND);
    expect(crosstab(['Produit', 'VentesRépartis', 'Sté Littoral Médicaments SARL'])).toEqual(FOUND);
    expect(crosstab(['Produit', 'Qté', 'Prix'])).toEqual(NOTHING);
    expect(crosstab(TWO, { texts: [1, 2] })).toEqual(FOUND);
  });

  test('are none in goals, nor where the user has said which column has what', () => {
    expect(crosstab(TWO, { kind: 'goals' })).toEqual(NOTHING);
    expect(crosstab(TWO, { kind: 'trends' })).toEqual(FOUND);
    for (const role of ['wholesaler', 'wholesalerID', 'quantity'] as const)
      expect(crosstab(TWO, { answers: { columns: { [role]: 1 } } })).toEqual(NOTHING);
    expect(crosstab(TWO, { answers: { columns: { wholesaler: null, product: 0 } } })).toEqual(FOUND);
  });

  test('may stand beside their total, and columns that are left out', () => {
    expect(crosstab([...TWO, 'Total'])).toEqual({ ...FOUND, totals: [3] });
    expect(crosstab([...TWO, 'Somme'])).toEqual({ ...FOUND, totals: [3] });
    expect(crosstab([...TWO, 'Officines'], { away: [3] })).toEqual(FOUND);
    expect(crosstab([...TWO, 'Répartis'], { away: [3] })).toEqual(FOUND);
    expect(crosstab([...TWO, ''])).toEqual(FOUND);
    expect(crosstab([...TWO, 'Code', 'PGHT', 'Montant', 'Date', 'Prix public'])).toEqual(FOUND);
    expect(crosstab([...TWO, 'Remarque'], { texts: [3] })).toEqual(FOUND);
  });

  test.each<[title: string, names: readonly string[], ID: string | null]>([
    ['Litt. Méd.', [], 'w2'],
    ['Rép.', [], 'w1'],
    ['Rép. oct.', ['Rép. Octavia'], null],
    ['Vol', ['Volga'], 'Volga'],
    ['Volume', ['Volume Santé'], null],
    ['Sam', ['Samba'], null],
    ['Total', ['Total Santé'], null],
    ['Somme', ['Sommet Pharma'], null],
  ])('may be abbreviated where nothing else is meant: « %s » beside %j is of %s', (title, names, ID) => {
    const { columns, asked } = crosstab(['Produit', title], { names });
    const claimed = asked?.find(([column, , isOther]) => column === 1 && isOther === null)?.[1];
    expect(columns[1] ?? claimed ?? null).toBe(ID);
    expect(crosstab(['Produit', title], { names, texts: [1] })).toEqual(NOTHING);
  });

  test.each<[title: string, isOther: boolean | null, told?: Told]>([
    ['Répartis stock', true],
    ['Répartis prévu', true],
    ['Répartis Bafoussam', null],
    ['Répartis septembre', true, { period: '2026-10' }],
    ['Répartis octobre', false, { period: '2026-10' }],
    ['Répartis septembre', false],
    ['Répartis SARL', false],
    ['Répartis 2', false],
    ['Stock Pharma', false, { names: ['Stock Pharma'] }],
    ['Valeur Santé', false, { names: ['Valeur Santé'] }],
  ])('are asked about where « %s » says something else: %s', (title, isOther, told = {}) => {
    const ID = told.names?.[0] ?? 'w1';
    const other = [2, 'w2', false];
    // Where nothing is asked, the columns have them.
    const all = { columns: { 1: ID, 2: 'w2' }, totals: [], asked: null };
    const asked = { ...NOTHING, asked: [[1, ID, isOther], other] };
    const found = crosstab(['Produit', title, 'Littoral Médicaments'], told);
    expect(found).toEqual(isOther === false ? all : asked);
  });

  test('are asked about beside a column of wholesalers, or another of numbers', () => {
    const known = [
      [1, 'w1', false],
      [2, 'w2', false],
    ];
    expect(crosstab([...TWO, 'Grossiste'], { texts: [3] }).asked).toEqual(known);
    expect(crosstab([...TWO, 'wholesalerID'], { texts: [3] }).asked).toEqual(known);
    expect(crosstab(['Produit', 'Officines', 'Répartis', 'Total']).asked).toEqual([
      [1, null, false],
      [2, 'w1', false],
    ]);
  });

  test('are asked about where two are of one wholesaler', () => {
    expect(crosstab(['Produit', 'Qté Répartis', 'Ventes Répartis'])).toEqual({
      columns: {},
      totals: [],
      asked: [
        [1, 'w1', false],
        [2, 'w1', false],
      ],
    });
  });

  test('are not the amounts beside their boxes, but may be those of a wholesaler without any', () => {
    const amounts = ['Produit', 'Répartis', 'Montant Répartis', 'Valeur Littoral Médicaments'];
    expect(crosstab(amounts).asked).toEqual([
      [1, 'w1', false],
      [3, 'w2', true],
    ]);
    expect(crosstab(amounts, { texts: [3] })).toEqual({ ...NOTHING, columns: { 1: 'w1' } });
    expect(crosstab(['Produit', 'Répartis', 'Prix Littoral Médicaments'])).toEqual({
      ...NOTHING,
      columns: { 1: 'w1' },
    });
    expect(crosstab(['Produit', 'Montant Répartis'])).toEqual(NOTHING);
    expect(crosstab(['Produit', 'Répartis', 'Total Littoral Médicaments'])).toEqual({
      ...NOTHING,
      columns: { 1: 'w1' },
      totals: [2],
    });
    expect(crosstab(['Produit', 'Répartis', 'Total'], { names: ['Total'] })).toEqual({
      ...NOTHING,
      columns: { 1: 'w1', 2: 'Total' },
    });
  });

  test('are those that the user has told', () => {
    expect(crosstab([...TWO, 'Total'], { answers: { crosstab: { 1: 'w2', 2: null, 3: 'unknown' } } })).toEqual({
      columns: { 1: 'w2' },
      totals: [3],
      asked: null,
    });
  });
});
