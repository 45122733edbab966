import { describe, expect, test } from 'vitest';
import { finderOf } from '#domain/import/lookup.ts';
import type { DecimalSign } from '#domain/import/numbers.ts';
import type { Cells } from '#domain/import/records.ts';
import { isTotal, summedColumns, totalColumns, totalsOf } from '#domain/import/totals.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

const [AMOX = '', PALU = '', TENS = ''] = CATALOGUE.products.map(({ name }) => name);
const [R = '', L = ''] = CATALOGUE.wholesalers.map(({ name }) => name);
const HEAD = ['Produit', 'Grossiste', 'Quantité', 'Quantité 2'];

const numberIn = (text: string | undefined): number => Number(text) || 0;

/** The totals as a person would note them: line, title, what it states, and the sum of its rows. */
function totals(records: readonly Cells[], more: Partial<Parameters<typeof totalsOf>[0]> = {}) {
  const finder = finderOf(CATALOGUE);
  const all = [HEAD, ...records];
  return totalsOf({
    records: all,
    start: 1,
    titles: HEAD,
    identified: [0, 1],
    quantities: [2],
    quantityIn: (line, column) => numberIn(all[line - 1]?.[column]),
    catalogue: CATALOGUE,
    wholesalerAt: (line) => finder.wholesaler(all[line - 1]?.[1] ?? '', ''),
    skipped: new Set(),
    ...more,
  }).map(({ line, title, stated, computed }) => [line, title, stated, computed].join(' | '));
}

test.each([
  ['Total', true],
  ['TOTAUX', true],
  ['Sous-total', true],
  ['sous total', true],
  ['Sub-total', true],
  ['Grand total', true],
  ['Somme', true],
  [' total :', true],
  [' Somme', true],
  ['Totaux généraux', true],
  ['Totale', false],
  ['Sommeil', false],
  ['Le total', false],
])('“%s” is the label of a total: %s', (text, is) => {
  expect(isTotal(text)).toBe(is);
});

describe('a line with a total', () => {
  test('is no row, and is compared with the rows above', () => {
    expect(
      totals([
        [AMOX, R, '10'],
        [PALU, R, '5'],
        ['Total', '', '15'],
      ]),
    ).toEqual(['4 | Total | 15 | 15']);
    expect(
      totals([
        [AMOX, R, '10'],
        [PALU, R, '5'],
        ['Total', '', '16'],
      ]),
    ).toEqual(['4 | Total | 16 | 15']);
  });

  test('may stand in any column, and state nothing', () => {
    expect(
      totals([
        [AMOX, R, '10'],
        ['', ' TOTAL ', '10'],
      ]),
    ).toEqual(['3 | TOTAL | 10 | 10']);
    expect(
      totals([
        [AMOX, R, '10'],
        ['1', 'Total', '10'],
        ['Sirop inconnu', R, '10'],
      ]),
    ).toEqual(['3 | Total | 10 | 10']);
    const unstated = [
      [AMOX, R, '10'],
      ['', '', '', ' Total '],
      ['Total', '', ''],
    ];
    expect(totals(unstated).map((told) => told.split(' | ').slice(0, 3))).toEqual([
      ['3', 'Total', ''],
      ['4', 'Total', ''],
    ]);
  });

  test('of a part sums what stands since the last one, and the last sums all', () => {
    expect(
      totals([
        [AMOX, R, '10'],
        ['Sous-total', '', '10'],
        [PALU, R, '5'],
        ['Sous-total', '', '6'],
        ['Total', '', '15'],
      ]),
    ).toEqual(['3 | Sous-total | 10 | 10', '5 | Sous-total | 6 | 5', '6 | Total | 15 | 15']);
  });

  test('of a part may be called a total, and one of all a part', () => {
    expect(
      totals([
        [AMOX, R, '10'],
        ['Total', '', '10'],
        [PALU, R, '5'],
        [TENS, R, '4'],
        ['Total', '', '9'],
      ]),
    ).toEqual(['3 | Total | 10 | 10', '6 | Total | 9 | 9']);
    expect(
      totals([
        [AMOX, R, '10'],
        ['Sous-total', '', '10'],
        [PALU, R, '5'],
        ['Sous-total', '', '15'],
      ]),
    ).toEqual(['3 | Sous-total | 10 | 10', '5 | Sous-total | 15 | 15']);
  });

  test('of a wholesaler sums its rows, wherever they stand', () => {
    const rows = [
      [AMOX, R, '10'],
      [AMOX, L, '7'],
      [PALU, R, '5'],
    ] as const;
    expect(totals([...rows, [`Total ${R}`, '', '15'], [`Total ${L}`, '', '8']])).toEqual([
      `5 | Total ${R} | 15 | 15`,
      `6 | Total ${L} | 8 | 7`,
    ]);
    expect(totals([...rows, ['Total', L, '7']]), 'named in its own column').toEqual(['5 | Total | 7 | 7']);
    expect(totals([...rows, [`Total ${R} Douala`, '', '16']]), 'beside a place').toEqual([
      `5 | Total ${R} Douala | 16 | 15`,
    ]);
    expect(totals([...rows, ['Total Litt. Méd.', '', '9']]), 'abbreviated').toEqual(['5 | Total Litt. Méd. | 9 | 7']);
  });

  test('of all sums the rows without a wholesaler too', () => {
    expect(
      totals([
        [AMOX, R, '10'],
        [TENS, '', '4'],
        ['Total', '', '15'],
      ]),
    ).toEqual(['4 | Total | 15 | 14']);
  });

  test('above its rows sums those below, up to the next total', () => {
    expect(
      totals([
        ['Total', '', '15'],
        [AMOX, R, '10'],
        [PALU, R, '5'],
      ]),
    ).toEqual(['2 | Total | 15 | 15']);
    expect(
      totals([
        ['Total', '', '10'],
        [AMOX, R, '10'],
        ['Total', '', '5'],
        [PALU, R, '5'],
      ]),
    ).toEqual(['2 | Total | 10 | 10', '4 | Total | 5 | 5']);
    const two = [
      [AMOX, R, '10'],
      [TENS, R, '4'],
    ] as const;
    expect(totals([['Total', '', '14'], ...two, ['Total', '', '5'], [PALU, R, '5']])).toEqual([
      '2 | Total | 14 | 14',
      '5 | Total | 5 | 5',
    ]);
    expect(
      totals([
        ['Total', '', '9'],
        [AMOX, R, '10'],
      ]),
      'one that is wrong',
    ).toEqual(['2 | Total | 9 | 10']);
  });

  test('may have no cell for its number', () => {
    expect(totals([[AMOX, R, '10'], ['Total']])).toHaveLength(1);
    expect(totals([[AMOX, R, '10'], ['Total']])[0]).toMatch(/^3 \| Total \|  \|/u);
    expect(totals([['Total'], [AMOX, R, '10']])[0]).toMatch(/^2 \| Total \|  \|/u);
    const both = totals([[AMOX, R, '5', '-5'], ['Total']], { quantities: [2, 3] });
    expect(both).toEqual(['3 | Total |  | 0']);
  });

  test('of nothing is wrong below rows that have boxes', () => {
    expect(
      totals([
        [AMOX, R, '10'],
        ['Total', '', '0'],
      ]),
    ).toEqual(['3 | Total | 0 | 10']);
  });

  test('counts no line that is skipped', () => {
    const rows = [
      [AMOX, R, '10'],
      [PALU, R, '5'],
      ['Total', '', '10'],
    ];
    expect(totals(rows, { skipped: new Set([3]) })).toEqual(['4 | Total | 10 | 10']);
    expect(totals(rows, { skipped: new Set([4]) })).toEqual([]);
    expect(totals([...rows.slice(0, 2), [AMOX, L, '7'], [`Total ${R}`, '', '9']], { skipped: new Set([3]) })).toEqual([
      `5 | Total ${R} | 9 | 10`,
    ]);
    expect(totals([...rows.slice(0, 2), [`Total ${R}`, '', '6']], { start: 2 }), 'nor what stands above').toEqual([
      `4 | Total ${R} | 6 | 5`,
    ]);
    expect(totals([['Total', '', '10'], ...rows.slice(0, 2)], { skipped: new Set([4]) })).toEqual([
      '2 | Total | 10 | 10',
    ]);
  });

  test('is a row where its words are no label of ours, and its number is no sum', () => {
    const rows = [[AMOX, R, '10'] as const, [PALU, R, '5'] as const];
    expect(totals([...rows, ['Total Energies', '', '3']])).toEqual([]);
    expect(totals([...rows, ['Total Energies', '', '']])).toEqual([]);
    expect(totals([...rows, ['Total Energies', '', '15']])).toEqual(['4 | Total Energies | 15 | 15']);
    expect(totals([...rows, ['Total général des ventes du mois', '', '3']])).toEqual([
      '4 | Total général des ventes du mois | 3 | 15',
    ]);
    expect(totals([['Total Energies', '', '15'], ...rows])).toEqual(['2 | Total Energies | 15 | 15']);
    expect(totals([...rows, ['Total', '', '15'], [TENS, R, '4'], ['Total Energies', '', '4']])).toHaveLength(2);
    expect(totals([...rows, ['Total', '', '15'], [TENS, R, '4'], ['Total Energies', '', '19']])).toHaveLength(2);
    expect(totals([...rows, [TENS, L, '4'], ['Total Energies', R, '15']]), 'in the column of a wholesaler').toEqual([
      '5 | Total Energies | 15 | 15',
    ]);
    const products = CATALOGUE.products.map((each, at) => (at === 0 ? { ...each, name: 'Total' } : each));
    expect(totals([...rows, ['Total', R, '3']], { catalogue: { ...CATALOGUE, products } })).toEqual([]);
  });

  test('of two columns is told by column where their errors make up for each other', () => {
    const both = { quantities: [2, 3] };
    const rows = [
      [AMOX, R, '10', '1'],
      [TENS, R, '5', '2'],
    ] as const;
    expect(totals([...rows, ['Total', '', '15', '3']], both)).toEqual(['4 | Total | 18 | 18']);
    expect(totals([...rows, ['Total', '', '14', '4']], both)).toEqual([
      '4 | Total, Quantité | 14 | 15',
      '4 | Total, Quantité 2 | 4 | 3',
    ]);
    expect(totals([...rows, ['Total', '', '14', '3']], both)).toEqual(['4 | Total | 17 | 18']);
    expect(
      totals(
        [
          [AMOX, R, '10', ''],
          ['Total', '', '0', ''],
        ],
        both,
      ),
      'one of which is nothing',
    ).toEqual(['3 | Total | 0 | 10']);
    expect(
      totals(
        [
          [AMOX, R, '10', ''],
          ['Total', '', '11', ''],
        ],
        both,
      ),
      'one of which is empty',
    ).toEqual(['3 | Total | 11 | 10']);
    expect(totals([...rows, [`Total ${R}`, '', '16', '2']], both)).toEqual([
      `4 | Total ${R}, Quantité | 16 | 15`,
      `4 | Total ${R}, Quantité 2 | 2 | 3`,
    ]);
  });
});

describe('a column of totals', () => {
  test('is compared with the quantities of the rows', () => {
    const records = [
      ['Produit', 'A', 'Total'],
      [AMOX, '1', '1.000'],
      [PALU, '2', 'x'],
      [TENS, '4', '3'],
      [TENS, '4'],
    ];
    const notes = (sign: DecimalSign) =>
      totalColumns(records, [2, 3, 4, 5], ['Produit', 'A', 'Total'], [2], (line) => 10 * line, sign);
    expect(notes(',')).toEqual([{ kind: 'totalLeftOut', line: null, title: 'Total', stated: 1003, computed: 140 }]);
    expect(notes('.')).toMatchObject([{ stated: 4 }]);
  });

  const summed = (titles: readonly string[], rows: readonly Cells[], mayCount = (column: number) => column > 0) =>
    Object.fromEntries(summedColumns([titles, ...rows], 1, titles, mayCount));

  test('is the sum of those before it in most rows', () => {
    const titles = ['Produit', 'A', 'B', 'Total'];
    const right = [AMOX, '1', '2', '3'];
    const wrong = [PALU, '1', '2', '9'];
    expect(summed(titles, [right])).toEqual({ 3: [1, 2] });
    expect(summed(titles, [right, wrong])).toEqual({ 3: [1, 2] });
    expect(summed(titles, [right, wrong, wrong])).toEqual({});
    const unfilled = [[TENS, '1', '2', ''], [TENS, '1', '2', '-'], [TENS, '1', '2', '0'], [TENS]];
    expect(summed(titles, [right, ...unfilled])).toEqual({ 3: [1, 2] });
    expect(summed(['Produit', 'A', 'B', 'C'], [right])).toEqual({});
  });

  test('sums two columns at least, each of which has a number, and that may be counted', () => {
    expect(summed(['Produit', 'A', 'Total'], [[AMOX, '3', '3']])).toEqual({});
    expect(summed(['Produit', 'A', 'B', 'Total'], [[AMOX, '', '3', '3']])).toEqual({});
    expect(summed(['Produit', 'A', 'B', 'Total'], [[AMOX, '', '', '']])).toEqual({});
    expect(summed(['A', 'B', 'C', 'Total'], [['1', '2', '3', '6']], () => true)).toEqual({ 3: [0, 1, 2] });
    expect(summed(['A', 'B', 'C', 'Total'], [['1', '2', '3', '6']])).toEqual({});
    expect(summed(['A', 'B', 'C', 'Total'], [['1', '2', '3', '5']])).toEqual({ 3: [1, 2] });
  });
});
