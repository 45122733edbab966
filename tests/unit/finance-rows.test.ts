import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FINANCE_KINDS, type FinanceRow, MAX_QUANTITY, readRows, writeRows } from '#domain/finance/rows.ts';

/** Rows of different products and wholesalers; a product has one price. */
const someRows = (withWholesalers: boolean): fc.Arbitrary<readonly FinanceRow[]> =>
  fc
    .uniqueArray(
      fc.record({
        pharmaProductID: fc.string(),
        pght: fc.integer({ min: 0, max: 2_000_000 }).map((hundredths) => hundredths / 100),
        quantities: fc.array(fc.integer({ min: 1, max: MAX_QUANTITY }), { maxLength: withWholesalers ? 3 : 1 }),
      }),
      { selector: ({ pharmaProductID }) => pharmaProductID },
    )
    .map((products) =>
      products.flatMap(({ pharmaProductID, pght, quantities }) =>
        quantities.map((quantity, index) => ({
          pharmaProductID,
          wholesalerID: withWholesalers ? `wholesaler ${index}` : null,
          quantity,
          pght,
        })),
      ),
    );

describe('rows on the wire', () => {
  test.each(FINANCE_KINDS)('of %s are read as they were written', (kind) => {
    fc.assert(
      fc.property(someRows(kind !== 'goals'), (rows) => {
        expect(readRows(kind, writeRows(rows))).toEqual({ rows });
      }),
    );
  });

  const row = { pharmaProductID: 'a', wholesalerID: 'w', quantity: 1, pght: 10 };
  const faults: readonly (readonly [why: string, items: readonly unknown[], problem: string, at: readonly number[]])[] =
    [
      ['what is no object', [row, 7, null, 'row'], 'unreadable', [1, 2, 3]],
      ['a product that is no text', [{ ...row, pharmaProductID: 7 }], 'unreadable', [0]],
      ['a wholesaler that is no text', [{ ...row, wholesalerID: 7 }], 'unreadable', [0]],
      ['a field too many', [row, { ...row, pharmaProductID: 'b', amount: 10 }], 'unreadable', [1]],
      ['a field too few', [{ pharmaProductID: 'a', wholesalerID: 'w', pght: 10 }], 'unreadable', [0]],
      ['a quantity in words', [{ ...row, quantity: '12' }], 'unreadable', [0]],
      ['no unit', [{ ...row, quantity: 0 }], 'quantity', [0]],
      ['less than none', [row, { ...row, pharmaProductID: 'b', quantity: -1 }], 'quantity', [1]],
      ['half a unit', [{ ...row, quantity: 1.5 }], 'quantity', [0]],
      ['more than anybody sells', [{ ...row, quantity: MAX_QUANTITY + 1 }], 'quantity', [0]],
      ['a price below zero', [{ ...row, pght: -1 }], 'price', [0]],
      ['a price in thousandths', [{ ...row, pght: 0.125 }], 'price', [0]],
      ['two prices of a product', [row, { ...row, wholesalerID: 'v', pght: 11 }], 'price', [1]],
      ['a product and wholesaler twice', [row, { ...row, quantity: 3 }, row], 'duplicate', [1, 2]],
    ];
  test.each(faults)('refuse %s, and tell where', (_why, items, problem, at) => {
    expect(readRows('sales', JSON.stringify(items))).toEqual({ problem, at });
  });

  test('of goals name no wholesaler', () => {
    expect(readRows('goals', JSON.stringify([row]))).toEqual({ problem: 'unreadable', at: [0] });
  });

  test.each(['', '{', 'null', '{}', '7', '"rows"'])('are a list: %j is none', (json) => {
    expect(readRows('sales', json)).toEqual({ problem: 'unreadable', at: [] });
  });

  test('are read whatever the text: it is rows, or says what is wrong', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...FINANCE_KINDS), (json, kind) => {
        const { rows, problem } = readRows(kind, json);
        expect(rows === undefined).toBe(problem !== undefined);
      }),
    );
  });
});
