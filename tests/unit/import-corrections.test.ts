import { describe, expect, test } from 'vitest';
import { checkRows, issuesOf } from '#domain/import/check.ts';
import {
  type AcceptableIssue,
  combineCorrections,
  type Correction,
  type KnownNames,
  namesChosen,
  notConfirmed,
} from '#domain/import/corrections.ts';
import { tableOf } from '#domain/import/table.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

const known: KnownNames = { product: { amox: 'p1', palu: 'p2' }, wholesaler: { rep: 'w1' } };
const named = (field: 'product' | 'wholesaler', name: string, ID: string): Correction => ({
  kind: 'name',
  field,
  name,
  ID,
});

test('of several corrections of the same thing the last counts, and each of another', () => {
  const typed = (row: number, field: 'quantity' | 'price', text: string): Correction => ({
    kind: 'type',
    row,
    field,
    text,
  });
  const assigned = (row: number, field: 'product' | 'wholesaler', ID: string): Correction => ({
    kind: 'assign',
    row,
    field,
    ID,
  });
  const combined = combineCorrections(
    [
      named('product', 'amox', 'p3'),
      named('wholesaler', 'palu', 'w2'),
      assigned(1, 'product', 'p1'),
      assigned(1, 'product', 'p2'),
      assigned(1, 'wholesaler', 'w1'),
      typed(0, 'quantity', '3'),
      typed(0, 'quantity', '4'),
      typed(0, 'price', '1500'),
      { kind: 'price', productID: 'p1', price: 1600 },
      { kind: 'price', productID: 'p1', price: 1700 },
      { kind: 'acknowledge', finding: 'totals' },
      { kind: 'add', rows: [2, 3] },
      { kind: 'exclude', rows: [4, 5, 6] },
      { kind: 'include', row: 5 },
      { kind: 'accept', rows: [7], issue: 'struck' },
    ],
    known,
  );
  expect(combined).toEqual({
    names: {
      product: new Map(Object.entries({ amox: 'p3', palu: 'p2' })),
      wholesaler: new Map(Object.entries({ rep: 'w1', palu: 'w2' })),
    },
    recalled: new Set(['palu']),
    assigned: { product: new Map([[1, 'p2']]), wholesaler: new Map([[1, 'w1']]) },
    typed: { quantity: new Map([[0, '4']]), price: new Map([[0, '1500']]) },
    prices: new Map([['p1', 1700]]),
    ownPrices: false,
    acknowledged: new Set(['totals']),
    accepted: { overlong: new Set(), notSold: new Set(), otherUnit: new Set(), struck: new Set([7]) },
    confirmed: new Map(),
    added: new Set([2, 3]),
    excluded: new Set([4, 6]),
  });
  expect(combineCorrections([{ kind: 'ownPrices' }]).ownPrices).toBe(true);
});

test('what names stand for is remembered beside what was known', () => {
  expect(namesChosen([named('product', 'amox', 'p3'), named('wholesaler', 'litt', 'w2')], known)).toEqual({
    product: { amox: 'p3', palu: 'p2' },
    wholesaler: { rep: 'w1', litt: 'w2' },
  });
});

test('a quantity is confirmed for one product and wholesaler, and no other quantity is', () => {
  const of = (productID: string, wholesalerID: string | null, quantity: number) => ({
    productID,
    wholesalerID,
    quantity,
  });
  const { confirmed } = combineCorrections([
    { kind: 'confirm', of: [of('p1', 'w1', 9000), of('p2', null, 7000)] },
    { kind: 'confirm', of: [of('p1', 'w2', 8000)] },
  ]);
  const figures = [
    of('p1', 'w1', 9000),
    of('p1', 'w2', 8000),
    of('p1', 'w2', 9000),
    of('p2', null, 7000),
    of('p2', 'w1', 7000),
    of('p3', null, 7000),
  ];
  expect(notConfirmed(figures, confirmed)).toEqual([of('p1', 'w2', 9000), of('p2', 'w1', 7000), of('p3', null, 7000)]);
});

describe('a row that is right in spite of an issue', () => {
  const ALL: readonly AcceptableIssue[] = ['notSold', 'otherUnit', 'struck', 'overlong'];
  const [{ name }] = CATALOGUE.products;
  const table = tableOf(
    {
      records: [
        [name, 'Répartis', '10', 'lot de 2', 'Retour', 'x'],
        [name, 'Littoral Médicaments', '10', 'lot de 2', 'Retour', 'x'],
      ],
      header: { first: 0, count: 0 },
      roles: ['product', 'wholesaler', 'quantity', null, null],
      units: [3],
      remarks: [4],
      isStruck: () => true,
    },
    CATALOGUE,
  );

  test.each(ALL)('has all other issues, and so have other rows: %s', (issue) => {
    const report = checkRows(table, CATALOGUE, 'sales', [{ kind: 'accept', rows: [0], issue }]);
    expect(issuesOf(report, 0)).toEqual(ALL.filter((each) => each !== issue));
    expect(issuesOf(report, 1)).toEqual(ALL);
  });
});
