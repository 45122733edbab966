import { describe, expect, test } from 'vitest';
import { checkRows } from '#domain/import/check.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import {
  type ImportHistory,
  isStrong,
  median,
  missingLaboratories,
  outliersOf,
  unusualChanges,
  usualQuantities,
} from '#domain/import/outliers.ts';
import { tableOf } from '#domain/import/table.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

const [AMOX = '', PALU = '', TENS = ''] = CATALOGUE.products.map(({ name }) => name);

const historyOf = (...quantities: readonly number[]): ImportHistory => ({
  periods: quantities.map((quantity, index) => ({
    period: `2026-0${9 - index}`,
    quantities: { p1: { w1: quantity } },
  })),
});

test.each([
  [[], 0],
  [[7], 7],
  [[9, 1], 1],
  [[9, 1, 5], 5],
  [[10, 2, 100, 30], 10],
])('the median of %j is %i', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each<[quantity: number, usual: number, kind: string | undefined]>([
  [800, 100, '×10'],
  [799, 100, undefined],
  [100, 100, undefined],
  [13, 100, undefined],
  [100, 800, '÷10'],
  [101, 800, undefined],
  [20_000, 100, '×1000'],
  [19_999, 100, '×10'],
  [1, 200, '÷1000'],
  [1, 199, '÷10'],
  [8, 1, '×10'],
])('%i boxes where %i are usual are %s', (quantity, usual, kind) => {
  const row = { pharmaProductID: 'p1', wholesalerID: 'w1', quantity, pght: 1 };
  expect(unusualChanges([], [row], historyOf(usual)).map((each) => each.kind)).toEqual(
    kind === undefined ? [] : [kind],
  );
});

test('what was usual is known by product and wholesaler, over all periods', () => {
  const history: ImportHistory = {
    periods: [
      { period: '2026-09', quantities: { p1: { w1: 1, w2: 2 }, p2: { '': 9 } } },
      { period: '2026-08', quantities: { p1: { w1: 3 } } },
    ],
  };
  expect(Object.fromEntries(usualQuantities(history))).toEqual({ 'p1 w1': [1, 3], 'p1 w2': [2], 'p2 ': [9] });
  expect(usualQuantities(null).size).toBe(0);
});

describe('a file beside earlier periods', () => {
  const of = (records: readonly (readonly string[])[], history: ImportHistory, kind: 'sales' | 'goals' = 'sales') => {
    const roles =
      kind === 'sales' ? (['product', 'wholesaler', 'quantity'] as const) : (['product', 'quantity'] as const);
    const table = tableOf({ records, header: { first: 0, count: 0 }, roles }, CATALOGUE);
    return outliersOf(checkRows(table, CATALOGUE, kind, []), CATALOGUE, history).map(
      ({ kind: each, productID, wholesalerID, quantity, usual, ratio }) =>
        [each, productID, wholesalerID, quantity, usual, ratio].join(' '),
    );
  };

  test('lacks what was sold in each of them, and what no row speaks of', () => {
    const both = historyOf(10, 20);
    const history: ImportHistory = {
      periods: (both?.periods ?? []).map(({ period, quantities }, index) => ({
        period,
        quantities: { ...quantities, p2: { w1: 5, w2: 6 }, ...(index === 0 && { p3: { w1: 7 } }) },
      })),
    };
    expect(of([[TENS, 'Répartis', '7']], history)).toEqual(['missing p1 w1 0 10 0', 'missing p2 w1 0 5 0']);
    // A wrong row about the product speaks of it, but counts nothing.
    expect(
      of(
        [
          [TENS, 'Répartis', '7'],
          [AMOX, 'Répartis', 'x'],
          [PALU, 'Répartis', '5'],
        ],
        history,
      ),
    ).toEqual([]);
    expect(of([[PALU, 'Littoral Médicaments', '6']], history)).toEqual([]);
  });

  test('has what was never sold', () => {
    expect(
      of(
        [
          [PALU, 'Répartis', '5'],
          [AMOX, 'Répartis', '10'],
        ],
        historyOf(10),
      ),
    ).toEqual(['new p2 w1 5 0 ']);
  });

  test('of goals is compared without wholesalers', () => {
    const history: ImportHistory = {
      periods: [{ period: '2025', quantities: { p1: { '': 100 }, p2: { '': 50 } } }],
    };
    expect(of([[AMOX, '900']], history, 'goals')).toEqual(['×10 p1  900 100 9', 'missing p2  0 50 0']);
  });

  test('of goals has no wholesaler, be it in what is missing', () => {
    const periods = [{ period: '2025', quantities: { p1: { '': 100 }, p2: { '': 50 } } }];
    const roles = ['product', 'quantity'] as const;
    const table = tableOf({ records: [[AMOX, '900']], header: { first: 0, count: 0 }, roles }, CATALOGUE);
    const found = outliersOf(checkRows(table, CATALOGUE, 'goals', []), CATALOGUE, { periods });
    expect(found.map(({ wholesalerID }) => wholesalerID)).toStrictEqual([null, null]);
  });

  test('counts no row that is left out', () => {
    const records = [
      [AMOX, 'Répartis', '10'],
      [PALU, 'Répartis', '9000'],
    ];
    const roles = ['product', 'wholesaler', 'quantity'] as const;
    const table = tableOf({ records, header: { first: 0, count: 0 }, roles }, CATALOGUE);
    const report = checkRows(table, CATALOGUE, 'sales', [{ kind: 'exclude', rows: [1] }]);
    expect(outliersOf(report, CATALOGUE, historyOf(10))).toEqual([]);
  });

  test('counts no row that is wrong', () => {
    expect(
      of(
        [
          [AMOX, 'Répartis', '10'],
          [AMOX, 'Répartis', '9000'],
        ],
        historyOf(10),
      ),
    ).toEqual([]);
  });
});

describe('a laboratory that the file lacks', () => {
  const history: ImportHistory = {
    periods: ['2026-09', '2026-08'].map((period) => ({
      period,
      quantities: { p1: { w1: 10 }, p3: { w1: 70, w2: 8 }, p4: { w1: 4 } },
    })),
  };
  const lackedOf = (catalogue: Catalogue, ...records: readonly (readonly string[])[]) => {
    const roles = ['product', 'wholesaler', 'quantity'] as const;
    const table = tableOf({ records, header: { first: 0, count: 0 }, roles }, catalogue);
    const report = checkRows(table, catalogue, 'sales', []);
    return missingLaboratories(report, catalogue, outliersOf(report, catalogue, history));
  };
  const lacked = (...records: readonly (readonly string[])[]) => lackedOf(CATALOGUE, ...records);

  test('is told with its usual products and boxes, at the wholesalers of the file', () => {
    expect(lacked([AMOX, 'Répartis', '9'])).toEqual([{ name: 'Brévane', products: 2, usual: 74 }]);
    expect(lacked([AMOX, 'Répartis', '9'], [AMOX, 'Littoral Médicaments', '9'])).toEqual([
      { name: 'Brévane', products: 2, usual: 82 },
    ]);
  });

  test('has a name: products of which no laboratory is known are missing one by one', () => {
    const nameless = { ...CATALOGUE, products: CATALOGUE.products.map((each) => ({ ...each, laboratory: null })) };
    const [first, ...others] = nameless.products;
    const known = first ? [{ ...first, laboratory: 'Orvalis' }, ...others] : [];
    expect(lackedOf({ ...CATALOGUE, products: known }, [AMOX, 'Répartis', '9'])).toEqual([]);
  });

  test('is none where a row speaks of one of its products, be it wrong', () => {
    expect(lacked([AMOX, 'Répartis', '9'], [TENS, 'Répartis', 'x'])).toEqual([]);
  });
});

test.each([
  ['×1000', true],
  ['÷10', true],
  ['missing', false],
  ['new', false],
] as const)('whether %s must be looked at: %s', (kind, is) => {
  const about = { productID: 'p1', wholesalerID: 'w1', rows: [], quantity: 1, usual: 1, ratio: 1 };
  expect(isStrong({ kind, ...about })).toBe(is);
});

test('only what was changed in a draft is looked at, and what is missing or new is not told', () => {
  const row = (pharmaProductID: string, quantity: number) => ({
    pharmaProductID,
    wholesalerID: 'w1',
    quantity,
    pght: 1,
  });
  expect(unusualChanges([row('p1', 900)], [row('p1', 900), row('p2', 5)], historyOf(10))).toEqual([]);
  expect(unusualChanges([row('p1', 10)], [row('p1', 900)], historyOf(10))).toMatchObject([{ kind: '×10', ratio: 90 }]);
});
