import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DraftRow,
  faultyCount,
  rowKey,
  sameRows,
  turnoverOf,
  unitedRows,
  unitsOf,
  wholeRows,
} from '#domain/finance/draft-rows.ts';
import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { MAX_QUANTITY, readRows, writeRows } from '#domain/finance/rows.ts';

const row = (quantity: number | string, pght = 10, pharmaProductID = 'a'): DraftRow => ({
  pharmaProductID,
  wholesalerID: 'w',
  quantity,
  pght,
});

describe('rows of a draft', () => {
  test('without a fault are accepted by the server', () => {
    const quantity = fc.oneof(
      fc.integer({ min: -2, max: 3 }),
      fc.integer({ min: MAX_QUANTITY - 1, max: MAX_QUANTITY + 1 }),
      fc.double(),
      fc.constant('12o'),
    );
    fc.assert(
      fc.property(quantity, (entered) => {
        const rows = [row(entered)];
        const isTaken = readRows('sales', writeRows(wholeRows(rows))).problem === undefined;
        expect(isTaken || faultyCount(rows) > 0).toBe(true);
      }),
    );
  });

  test('above the highest quantity are faulty, and counted in the turnover all the same', () => {
    expect(faultyCount([row(MAX_QUANTITY), row(MAX_QUANTITY + 1), row(1e15)])).toBe(2);
    expect(turnoverOf([row(MAX_QUANTITY + 1)])).toBe((MAX_QUANTITY + 1) * 10);
  });

  test('without a sale are none and no fault; what is not a whole number of boxes is one', () => {
    expect(faultyCount([row(0), row(1), row(-1), row(1.5), row('12o'), row('')])).toBe(4);
    expect(faultyCount([])).toBe(0);
  });

  test('have as many boxes as they say, but for those to be corrected', () => {
    expect(unitsOf([row(3), row(7, 10, 'b'), row('12o', 10, 'c'), row(-1, 10, 'd'), row(0, 10, 'e')])).toBe(10);
    expect(unitsOf([])).toBe(0);
  });

  test('have the turnover that the server computes, to the cent', () => {
    const rows = [row(3, 1180.35), row(7, 0.1, 'b'), row(1, 0.2, 'c')];
    expect(turnoverOf(rows)).toBe(fromHundredths(amountOf(3, 1180.35) + amountOf(7, 0.1) + amountOf(1, 0.2)));
    expect(turnoverOf(rows)).toBe(3541.95);
  });
});

describe('two lists of rows', () => {
  test('are the same in whatever order, and differ by a row, a quantity or a price', () => {
    const rows = [row(3), row(7, 20, 'b')];
    expect([sameRows(rows, rows), sameRows(rows, rows.toReversed()), sameRows([], [])]).toEqual([true, true, true]);
    const others = [
      [...rows, row(1, 30, 'c')],
      rows.slice(1),
      [row(4), row(7, 20, 'b')],
      [row(3, 11), row(7, 20, 'b')],
      [row(3), row(7, 20, 'c')],
      [row(3), { ...row(7, 20, 'b'), wholesalerID: 'x' }],
    ];
    for (const other of others) {
      expect(sameRows(rows, other)).toBe(false);
      expect(sameRows(other, rows)).toBe(false);
    }
  });

  const priced = fc.constantFrom('a', 'b', 'c').map((ID) => ({ pharmaProductID: ID }));
  const list = fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.uniqueArray(fc.tuple(priced, fc.constantFrom('w', 'x'), fc.nat(9)), {
        selector: ([{ pharmaProductID }, wholesalerID]) => pharmaProductID + wholesalerID,
      }),
    )
    .map(([pght, rows]): readonly DraftRow[] =>
      rows.map(([{ pharmaProductID }, wholesalerID, quantity]) => ({
        pharmaProductID,
        wholesalerID,
        quantity: quantity + 1,
        pght,
      })),
    );

  test('merged: each row once, the later ones unchanged, one price for a product', () => {
    fc.assert(
      fc.property(list, list, (earlier, later) => {
        const both = unitedRows(earlier, later);
        expect(new Set(both.map(rowKey))).toEqual(new Set([...earlier, ...later].map(rowKey)));
        expect(both).toEqual(expect.arrayContaining([...later]));
        expect(readRows('sales', writeRows(wholeRows(both))).problem).toBeUndefined();
      }),
    );
  });
});
