import { describe, expect, test } from 'vitest';
import { checkRows } from '#domain/import/check.ts';
import { controlOf } from '#domain/import/control.ts';
import type { Correction } from '#domain/import/corrections.ts';
import { type ImportHistory, outliersOf } from '#domain/import/outliers.ts';
import { tableOf } from '#domain/import/table.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

function rowsOf(records: readonly (readonly string[])[], corrections: readonly Correction[] = []) {
  const table = tableOf(
    { records, header: { first: 0, count: 0 }, roles: ['product', 'wholesaler', 'quantity'] },
    CATALOGUE,
  );
  return { table, report: checkRows(table, CATALOGUE, 'sales', corrections) };
}
const [AMOX = '', PALU = '', TENS = '', ELOX = ''] = CATALOGUE.products.map(({ name }) => name);

describe('control totals', () => {
  test('say what was taken and what was not', () => {
    const { table, report } = rowsOf(
      [
        [AMOX, 'Répartis', '420'],
        [PALU, 'Répartis', '12'],
        ['?', 'Répartis', '30'],
        [TENS, 'Répartis', 'douze'],
        [ELOX, 'Répartis', '7'],
      ],
      [
        { kind: 'exclude', rows: [4] },
        { kind: 'type', row: 1, field: 'quantity', text: '15' },
      ],
    );
    expect(controlOf(table, report)).toEqual({
      file: { rows: 5, quantity: 469 },
      taken: { rows: 2, quantity: 435 },
      left: [
        { reason: 'wrong', rows: 2, quantity: 30 },
        { reason: 'excluded', rows: 1, quantity: 7 },
      ],
      corrected: 3,
    });
  });
});

describe('outliers', () => {
  const period = (name: string, quantities: Readonly<Record<string, Readonly<Record<string, number>>>>) => ({
    period: name,
    quantities,
  });
  const history: ImportHistory = {
    periods: [
      period('2026-10', { p1: { w1: 1000 }, p2: { w1: 300 }, p3: { w1: 50, w2: 40 }, p4: { w1: 4 } }),
      period('2026-09', { p1: { w1: 1200 }, p2: { w1: 310 }, p3: { w1: 45, w2: 40 } }),
      period('2026-08', { p1: { w1: 900 }, p3: { w1: 55, w2: 40 } }),
    ],
  };

  test('are quantities far from the median of recent periods, and products that are missing or new', () => {
    const { report } = rowsOf([
      [AMOX, 'Répartis', '1'],
      [PALU, 'Répartis', '310000'],
      [ELOX, 'Répartis', '5'],
      [AMOX, 'Littoral Médicaments', '6'],
    ]);
    const about = outliersOf(report, CATALOGUE, history).map(
      ({ kind, productID, wholesalerID, rows, usual }) =>
        `${kind} ${productID} ${wholesalerID} ${rows.join()} ${usual}`,
    );
    expect(about).toEqual([
      '÷1000 p1 w1 0 1000',
      '×1000 p2 w1 1 300',
      'new p1 w2 3 0',
      'missing p3 w1  50',
      'missing p3 w2  40',
    ]);
  });

  test('count the rows of one product and wholesaler together', () => {
    const { report } = rowsOf(
      [
        [AMOX, 'Répartis', '60'],
        [AMOX, 'Répartis', '40'],
        [TENS, 'Répartis', '50'],
      ],
      [{ kind: 'add', rows: [1] }],
    );
    expect(outliersOf(report, CATALOGUE, history)).toEqual([
      { kind: '÷10', productID: 'p1', wholesalerID: 'w1', rows: [0, 1], quantity: 100, usual: 1000, ratio: 0.1 },
    ]);
  });

  test('need a history', () => {
    const { report } = rowsOf([[AMOX, 'Répartis', '1']]);
    expect(outliersOf(report, CATALOGUE, null)).toEqual([]);
    expect(outliersOf(report, CATALOGUE, { periods: [] })).toEqual([]);
  });
});
