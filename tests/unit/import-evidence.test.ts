import { describe, expect, test } from 'vitest';
import { checkRows, issuesOf } from '#domain/import/check.ts';
import { controlOf } from '#domain/import/control.ts';
import type { Correction } from '#domain/import/corrections.ts';
import { type ImportHistory, outliersOf, unusualChanges } from '#domain/import/outliers.ts';
import { productsNamed, tableOf } from '#domain/import/table.ts';
import { otherUnits } from '#domain/import/units.ts';
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
      file: { rows: 5, quantity: 469, unreadable: 1 },
      taken: { rows: 2, quantity: 435, unreadable: 0 },
      left: [
        { reason: 'wrong', rows: 2, quantity: 30, unreadable: 1 },
        { reason: 'excluded', rows: 1, quantity: 7, unreadable: 0 },
      ],
      corrected: 3,
    });
  });
});

describe('a row that is right in spite of an issue', () => {
  const issuesWith = (...corrections: readonly Correction[]) => {
    const source = {
      records: [[AMOX, 'Répartis', '10', 'lot de 2', 'Retour']],
      header: { first: 0, count: 0 },
      roles: ['product', 'wholesaler', 'quantity', null, null],
      units: [3],
      remarks: [4],
    } as const;
    return issuesOf(checkRows(tableOf(source, CATALOGUE), CATALOGUE, 'sales', corrections), 0);
  };

  test('keeps its other issues', () => {
    expect(issuesWith()).toEqual(['notSold', 'otherUnit']);
    expect(issuesWith({ kind: 'accept', rows: [0], issue: 'notSold' })).toEqual(['otherUnit']);
    expect(issuesWith({ kind: 'accept', rows: [0], issue: 'otherUnit' })).toEqual(['notSold']);
  });

  test('has boxes once they were typed', () => {
    expect(issuesWith({ kind: 'type', row: 0, field: 'quantity', text: '20' })).toEqual(['notSold']);
  });
});

test('rows in another unit are together by unit, with their number and sum, until each is settled', () => {
  const source = {
    records: [
      [AMOX, 'Répartis', '10', 'Carton'],
      [PALU, 'Répartis', '4', 'carton '],
      [TENS, 'Répartis', 'dix', 'CARTON'],
      [AMOX, 'Littoral Médicaments', '3', 'lot de 2'],
      [PALU, 'Littoral Médicaments', '7', 'boîte'],
      [TENS, 'Littoral Médicaments', '9', 'carton'],
    ],
    header: { first: 0, count: 0 },
    roles: ['product', 'wholesaler', 'quantity', null],
    units: [3],
  } as const;
  const table = tableOf(source, CATALOGUE);
  const unitsWith = (...corrections: readonly Correction[]) =>
    otherUnits(table, checkRows(table, CATALOGUE, 'sales', corrections));
  const all = unitsWith({ kind: 'exclude', rows: [5] });
  expect(all).toEqual([
    { text: 'Carton', rows: [0, 1, 2], quantity: 14 },
    { text: 'lot de 2', rows: [3], quantity: 3 },
  ]);
  const accepted = unitsWith(
    { kind: 'accept', rows: all[0]?.rows ?? [], issue: 'otherUnit' },
    { kind: 'type', row: 3, field: 'quantity', text: '6' },
  );
  expect(accepted).toEqual([{ text: 'carton', rows: [5], quantity: 9 }]);
  const alone = tableOf({ ...source, records: [['', '', '', 'carton']] }, CATALOGUE);
  expect(otherUnits(alone, checkRows(alone, CATALOGUE, 'sales', [])), 'a row of its unit alone').toEqual([
    { text: 'carton', rows: [0], quantity: 0 },
  ]);
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

  test('are looked for among what was typed or pasted', () => {
    const of = (product: string, wholesalerID: string, quantity: number | string) => ({
      pharmaProductID: product,
      wholesalerID,
      quantity,
      pght: 1450,
    });
    const saved = [of('p1', 'w1', 9), of('p2', 'w1', 300)];
    const draft = [of('p1', 'w1', 9), of('p2', 'w1', 3), of('p3', 'w1', 51), of('p3', 'w2', '4O'), of('p4', 'w1', 40)];
    expect(unusualChanges(saved, draft, history)).toMatchObject([
      { kind: '÷10', productID: 'p2', wholesalerID: 'w1', quantity: 3, usual: 300 },
      { kind: '×10', productID: 'p4', quantity: 40, usual: 4 },
    ]);
    expect(unusualChanges(saved, draft, null)).toEqual([]);
  });

  test('need a history', () => {
    const { report } = rowsOf([[AMOX, 'Répartis', '1']]);
    expect(outliersOf(report, CATALOGUE, null)).toEqual([]);
    expect(outliersOf(report, CATALOGUE, { periods: [] })).toEqual([]);
  });
});

describe('a code and a name that contradict each other', () => {
  const named = (ref: string, name: string) =>
    tableOf(
      {
        records: [[ref, name, 'Répartis', '5']],
        header: { first: 0, count: 0 },
        roles: ['reference', 'product', 'wholesaler', 'quantity'],
      },
      CATALOGUE,
    );
  const issuesIn = (ref: string, name: string, corrections: readonly Correction[] = []) =>
    issuesOf(checkRows(named(ref, name), CATALOGUE, 'sales', corrections), 0);

  test('are an error, with both products to choose from', () => {
    expect(issuesIn('00117', PALU)).toEqual(['productContradicts']);
    expect(productsNamed(named('00117', PALU), 0, CATALOGUE)).toEqual([0, 1]);
    // The name is unknown, and like that of another product.
    expect(issuesIn('00117', 'Paludexa 20-120 b24')).toEqual(['productContradicts']);
    expect(issuesIn('00117', 'Amoxivane')).toEqual([]);
  });

  test('are settled for that code with that name only', () => {
    const [name = ''] = named('00117', PALU).names;
    const settled: Correction = { kind: 'name', field: 'product', name, ID: 'p2' };
    expect(issuesIn('00117', PALU, [settled])).toEqual([]);
    expect(issuesIn('TEN-5', PALU, [settled])).toEqual(['productContradicts']);
  });
});

describe('numbers typed in place', () => {
  const typed = (text: string, decimal?: '.' | ',') => {
    const table = tableOf(
      {
        records: [[AMOX, 'Répartis', '5']],
        header: { first: 0, count: 0 },
        roles: ['product', 'wholesaler', 'quantity'],
        ...(decimal && { decimal: { quantity: decimal } }),
      },
      CATALOGUE,
    );
    const report = checkRows(table, CATALOGUE, 'sales', [{ kind: 'type', row: 0, field: 'quantity', text }]);
    return [...issuesOf(report, 0), report.quantity[0]];
  };

  test('are read like their column, and never guessed', () => {
    expect(typed('1.000')).toEqual(['quantityAmbiguous', Number.NaN]);
    expect(typed('1.000', ',')).toEqual([1000]);
    expect(typed('1,000', ',')).toEqual([1]);
    expect(typed('1 000')).toEqual([1000]);
  });
});

describe('rows added to others', () => {
  test('may not exceed the largest quantity, and say so', () => {
    const { report } = rowsOf(
      [
        [AMOX, 'Répartis', '900000'],
        [AMOX, 'Répartis', '200000'],
      ],
      [{ kind: 'add', rows: [1] }],
    );
    expect(issuesOf(report, 1)).toEqual(['sumTooLarge']);
  });
});
