import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPeriodOf } from '#domain/finance/periods.ts';
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

describe('rows as JSON', () => {
  test.each(FINANCE_KINDS)('of %s are read back as written', (kind) => {
    fc.assert(
      fc.property(someRows(kind !== 'goals'), (rows) => {
        expect(readRows(kind, writeRows(rows))).toEqual({ rows });
      }),
    );
  });

  const row = { pharmaProductID: 'a', wholesalerID: 'w', quantity: 1, pght: 10 };
  const faults: readonly (readonly [why: string, items: readonly unknown[], problem: string, at: readonly number[]])[] =
    [
      ['an item that is not an object', [row, 7, null, 'row'], 'unreadable', [1, 2, 3]],
      ['a product that is not a string', [{ ...row, pharmaProductID: 7 }], 'unreadable', [0]],
      ['a wholesaler that is not a string', [{ ...row, wholesalerID: 7 }], 'unreadable', [0]],
      ['an extra field', [row, { ...row, pharmaProductID: 'b', amount: 10 }], 'unreadable', [1]],
      ['a missing field', [{ pharmaProductID: 'a', wholesalerID: 'w', pght: 10 }], 'unreadable', [0]],
      ['a quantity as a string', [{ ...row, quantity: '12' }], 'unreadable', [0]],
      ['a price as a string', [{ ...row, pght: '10' }], 'unreadable', [0]],
      ['a price that is not given', [{ ...row, pght: undefined }], 'unreadable', [0]],
      ['a quantity of zero', [{ ...row, quantity: 0 }], 'quantity', [0]],
      ['a negative quantity', [row, { ...row, pharmaProductID: 'b', quantity: -1 }], 'quantity', [1]],
      ['a fraction of a unit', [{ ...row, quantity: 1.5 }], 'quantity', [0]],
      ['too large a quantity', [{ ...row, quantity: MAX_QUANTITY + 1 }], 'quantity', [0]],
      ['a negative price', [{ ...row, pght: -1 }], 'price', [0]],
      ['a price with three decimals', [{ ...row, pght: 0.125 }], 'price', [0]],
      ['two prices for a product', [row, { ...row, wholesalerID: 'v', pght: 11 }], 'price', [1]],
      ['a product and wholesaler twice', [row, { ...row, quantity: 3 }, row], 'duplicate', [1, 2]],
    ];
  test.each(faults)('with %s are refused with their indices', (_why, items, problem, at) => {
    expect(readRows('sales', JSON.stringify(items))).toEqual({ problem, at });
  });

  test('may be a million boxes, and no price at all', () => {
    const most = { ...row, quantity: 1_000_000, pght: 0 };
    expect(readRows('sales', JSON.stringify([most]))).toEqual({ rows: [most] });
    expect(readRows('sales', JSON.stringify([{ ...most, quantity: 1_000_001 }])).problem).toBe('quantity');
  });

  test('of goals are sent without a wholesaler, not with none', () => {
    const goal = { pharmaProductID: 'a', quantity: 12, pght: 10 };
    expect(JSON.parse(writeRows([{ ...goal, wholesalerID: null }]))).toEqual([goal]);
  });

  test('may not have a price without an end', () => {
    const json = JSON.stringify([row]).replace('"pght":10', '"pght":1e999');
    expect(readRows('sales', json)).toEqual({ problem: 'price', at: [0] });
  });

  test('of goals must have no wholesaler', () => {
    expect(readRows('goals', JSON.stringify([row]))).toEqual({ problem: 'unreadable', at: [0] });
  });

  test.each(['', '{', 'null', '{}', '7', '"rows"'])('must be a list, which %j is not', (json) => {
    expect(readRows('sales', json)).toEqual({ problem: 'unreadable', at: [] });
  });

  test('are read from any text as rows or as a problem', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...FINANCE_KINDS), (json, kind) => {
        const { rows, problem } = readRows(kind, json);
        expect(rows === undefined).toBe(problem !== undefined);
      }),
    );
  });
});

test('each kind of figures has periods of its own form', () => {
  const kindsOf = (text: string) => FINANCE_KINDS.filter((kind) => isPeriodOf(kind, text));
  expect(['2026', '2026-11-16', '2026-11', ''].map(kindsOf)).toEqual([['goals'], ['trends'], ['sales'], []]);
});
