import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DraftRow, type DraftRows, rowKey, sameRows } from '#domain/finance/draft-rows.ts';
import {
  changesByWholesaler,
  type FileRows,
  losesEntered,
  otherPrices,
  rowsWithFile,
  wholesalersOf,
} from '#domain/finance/file-rows.ts';
import { changedMeanwhile, mergedRows } from '#domain/finance/merge-rows.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';

const row = (pharmaProductID: string, wholesalerID: string, quantity = 10, pght = 1000): FinanceRow => ({
  pharmaProductID,
  wholesalerID,
  quantity,
  pght,
});

const PRODUCTS = ['a', 'b', 'c', 'd'] as const;

/** Rows of these wholesalers, each once; a product has one price. */
const rowsOf = (...wholesalers: readonly string[]): fc.Arbitrary<readonly FinanceRow[]> =>
  fc
    .record({
      prices: fc.tuple(...PRODUCTS.map(() => fc.constantFrom(1000, 1100))),
      cells: fc.uniqueArray(
        fc.tuple(fc.nat(PRODUCTS.length - 1), fc.constantFrom(...wholesalers), fc.integer({ min: 1, max: 3 })),
        { selector: ([product, wholesaler]) => `${product} ${wholesaler}` },
      ),
    })
    .map(({ prices, cells }) =>
      cells.map(([at, wholesaler, quantity]) => row(PRODUCTS[at] ?? '', wholesaler, quantity, prices[at])),
    );
const someRows = rowsOf('laborex', 'repartis', 'ubipharm');
const someFile: fc.Arbitrary<FileRows> = fc
  .subarray(['laborex', 'repartis'], { minLength: 1 })
  .chain((wholesalerIDs) => rowsOf(...wholesalerIDs).map((rows) => ({ rows, wholesalerIDs })));

const isOf =
  ({ wholesalerIDs }: FileRows) =>
  ({ wholesalerID }: DraftRow): boolean =>
    wholesalerIDs === null || (wholesalerID !== null && wholesalerIDs.includes(wholesalerID));
const quantities = (rows: DraftRows) => new Map(rows.map((each) => [rowKey(each), each.quantity]));
const hasOnePrice = (rows: DraftRows) =>
  [...Map.groupBy(rows, ({ pharmaProductID }) => pharmaProductID).values()].every(
    (each) => new Set(each.map(({ pght }) => pght)).size === 1,
  );

describe('a file', () => {
  test('replaces the rows of its wholesalers, and leaves every other row as it is', () => {
    fc.assert(
      fc.property(someRows, someFile, (draft, file) => {
        const result = rowsWithFile(draft, file, 'own');
        const others = draft.filter((each) => !isOf(file)(each));
        expect(result.filter((each) => !isOf(file)(each))).toEqual(others);
        expect(quantities(result.filter(isOf(file)))).toEqual(quantities(file.rows));
        expect(hasOnePrice(result)).toBe(true);
      }),
    );
  });

  test('whose prices are taken changes the price of other rows, and nothing else', () => {
    fc.assert(
      fc.property(someRows, someFile, (draft, file) => {
        const result = rowsWithFile(draft, file, 'file');
        expect(result.filter(isOf(file))).toEqual(file.rows);
        expect(quantities(result)).toEqual(quantities(rowsWithFile(draft, file, 'own')));
        expect(hasOnePrice(result)).toBe(true);
        const asked = new Set(otherPrices(draft, file).map(({ pharmaProductID }) => pharmaProductID));
        const others = (rows: DraftRows) =>
          rows.filter((each) => !isOf(file)(each) && !asked.has(each.pharmaProductID));
        expect(others(result)).toEqual(others(draft));
      }),
    );
  });

  test('without another price is the same, whosever prices are taken', () => {
    fc.assert(
      fc.property(someRows, someFile, (draft, file) => {
        const isAlike = sameRows(rowsWithFile(draft, file, 'own'), rowsWithFile(draft, file, 'file'));
        expect(isAlike).toBe(otherPrices(draft, file).length === 0);
      }),
    );
  });

  test('says which price it has for which product', () => {
    const draft = [row('a', 'repartis', 5, 1000), row('b', 'repartis', 5, 900), row('a', 'laborex', 5, 1000)];
    const file = { rows: [row('a', 'laborex', 7, 1200), row('b', 'laborex', 7, 900)], wholesalerIDs: ['laborex'] };
    expect(otherPrices(draft, file)).toEqual([{ pharmaProductID: 'a', own: 1000, file: 1200 }]);
  });

  test('empties a wholesaler that it names without a row', () => {
    const draft = [row('a', 'repartis'), row('a', 'laborex')];
    expect(rowsWithFile(draft, { rows: [], wholesalerIDs: ['laborex'] }, 'own')).toEqual([row('a', 'repartis')]);
  });

  test('of goals replaces all', () => {
    const goal = (ID: string): FinanceRow => ({ ...row(ID, ''), wholesalerID: null });
    const file = { rows: [goal('b')], wholesalerIDs: wholesalersOf('goals', [goal('b')]) };
    expect(file.wholesalerIDs).toBeNull();
    expect(rowsWithFile([goal('a')], file, 'own')).toEqual([goal('b')]);
    expect(wholesalersOf('sales', [row('a', 'x'), row('b', 'x'), row('a', 'y')])).toEqual(['x', 'y']);
    expect(wholesalersOf('sales', [])).toEqual([]);
  });

  test('loses what was entered only for its own wholesalers', () => {
    const saved = [row('a', 'laborex', 1), row('a', 'repartis', 1)];
    const file = { rows: [row('b', 'laborex', 2)], wholesalerIDs: ['laborex'] };
    expect(losesEntered(saved, saved, file)).toBe(false);
    expect(losesEntered([row('a', 'laborex', 1), row('a', 'repartis', 5)], saved, file)).toBe(false);
    expect(losesEntered([row('a', 'laborex', 5), row('a', 'repartis', 1)], saved, file)).toBe(true);
    expect(losesEntered([...saved, row('b', 'laborex', 2)], saved, file)).toBe(false);
    expect(losesEntered([...saved, row('b', 'laborex', 3)], saved, file)).toBe(true);
  });
});

test('changes are counted by wholesaler', () => {
  const before = [row('a', 'laborex', 1), row('b', 'laborex', 1), row('a', 'repartis', 1), row('b', 'repartis', 1, 5)];
  const after = [row('b', 'laborex', 2), row('a', 'repartis', 1), row('b', 'repartis', 1, 6), row('a', 'ubipharm', 1)];
  expect(changesByWholesaler(before, after)).toEqual([
    { wholesalerID: 'laborex', added: 0, changed: 1, removed: 1, same: 0 },
    { wholesalerID: 'repartis', added: 0, changed: 1, removed: 0, same: 1 },
    { wholesalerID: 'ubipharm', added: 1, changed: 0, removed: 0, same: 0 },
  ]);
});

describe('three sides', () => {
  const keysOf = (rows: readonly Pick<DraftRow, 'pharmaProductID' | 'wholesalerID'>[]) => rows.map(rowKey);

  test('merge to the side that changed', () => {
    fc.assert(
      fc.property(someRows, someRows, (base, other) => {
        expect(sameRows(mergedRows(base, base, other), other)).toBe(true);
        expect(sameRows(mergedRows(base, other, base), other)).toBe(true);
        expect(sameRows(mergedRows(base, other, other), other)).toBe(true);
      }),
    );
  });

  test('merged, keep what I changed, what they changed, and one price', () => {
    fc.assert(
      fc.property(someRows, someRows, someRows, (base, theirs, mine) => {
        const merged = mergedRows(base, theirs, mine);
        const [was, is, own, both] = [base, theirs, mine, merged].map(quantities);
        for (const key of keysOf([...base, ...theirs, ...mine])) {
          const isMine = own?.get(key) !== was?.get(key);
          expect(both?.get(key)).toBe((isMine ? own : is)?.get(key));
        }
        expect(hasOnePrice(merged)).toBe(true);
      }),
    );
  });

  test('list exactly what the server changed, and mark what both changed', () => {
    const base = [row('a', 'x', 1), row('b', 'x', 1), row('c', 'x', 1), row('e', 'x', 1)];
    const theirs = [row('a', 'x', 2), row('b', 'x', 1), row('d', 'x', 4), row('e', 'x', 5)];
    const mine = [row('a', 'x', 3), row('b', 'x', 9), row('c', 'x', 1), row('e', 'x', 5)];
    const cell = (quantity: number) => ({ quantity, pght: 1000 });
    expect(changedMeanwhile(base, theirs, mine)).toEqual([
      {
        pharmaProductID: 'a',
        wholesalerID: 'x',
        base: cell(1),
        theirs: cell(2),
        mine: cell(3),
        isContested: true,
        isAgreed: false,
      },
      {
        pharmaProductID: 'c',
        wholesalerID: 'x',
        base: cell(1),
        theirs: null,
        mine: cell(1),
        isContested: false,
        isAgreed: false,
      },
      {
        pharmaProductID: 'e',
        wholesalerID: 'x',
        base: cell(1),
        theirs: cell(5),
        mine: cell(5),
        isContested: false,
        isAgreed: true,
      },
      {
        pharmaProductID: 'd',
        wholesalerID: 'x',
        base: null,
        theirs: cell(4),
        mine: null,
        isContested: false,
        isAgreed: false,
      },
    ]);
    expect(mergedRows(base, theirs, mine)).toEqual([
      row('a', 'x', 3),
      row('b', 'x', 9),
      row('d', 'x', 4),
      row('e', 'x', 5),
    ]);
  });
});

test('the rows of a file replace those of their wholesalers, whether or not the file names these by themselves', () => {
  const file = { rows: [row('a', 'laborex', 7)], wholesalerIDs: [] };
  expect(rowsWithFile([row('a', 'laborex', 3), row('a', 'repartis', 4)], file, 'own')).toEqual([
    row('a', 'repartis', 4),
    row('a', 'laborex', 7),
  ]);
});

test('the wholesalers of a file are named once; goals have none, and a row without one names none', () => {
  const rows = [
    row('a', 'laborex'),
    row('b', 'laborex'),
    row('a', 'repartis'),
    { ...row('c', ''), wholesalerID: null },
  ];
  expect(wholesalersOf('sales', rows)).toEqual(['laborex', 'repartis']);
  expect(wholesalersOf('goals', rows)).toBeNull();
});

test('a row differs by its price as by its quantity', () => {
  const before = [
    row('a', 'w', 10, 1000),
    row('b', 'w', 10, 1000),
    row('c', 'w', 10, 1000),
    row('f', 'w'),
    row('d', 'v'),
  ];
  const after = [
    row('a', 'w', 10, 1100),
    row('b', 'w', 10, 1000),
    row('c', 'w', 11, 1000),
    row('f', 'w'),
    row('e', 'v'),
  ];
  expect(changesByWholesaler(before, after)).toEqual([
    { wholesalerID: 'w', added: 0, changed: 2, removed: 0, same: 2 },
    { wholesalerID: 'v', added: 1, changed: 0, removed: 1, same: 0 },
  ]);
});

describe('what somebody else changed meanwhile', () => {
  const [was, dearer, more] = [row('a', 'w', 10, 1000), row('a', 'w', 10, 1100), row('a', 'w', 11, 1000)];
  const contested = (theirs: DraftRows, mine: DraftRows) =>
    changedMeanwhile([was], theirs, mine).map(({ isContested }) => isContested);

  test('is told also of a price alone', () => {
    expect(changedMeanwhile([was], [dearer], [was])).toEqual([
      {
        pharmaProductID: 'a',
        wholesalerID: 'w',
        base: { quantity: 10, pght: 1000 },
        theirs: { quantity: 10, pght: 1100 },
        mine: { quantity: 10, pght: 1000 },
        isContested: false,
        isAgreed: false,
      },
    ]);
  });

  test('is contested only where both have changed it, and not to the same', () => {
    expect(contested([more], [dearer])).toEqual([true]);
    expect(contested([more], [more])).toEqual([false]);
    expect(contested([more], [was])).toEqual([false]);
    expect(contested([was], [more])).toEqual([]);
    expect(contested([], [])).toEqual([false]);
  });

  test('a row that they add keeps its price, where the draft has dropped the product', () => {
    const theirs = [was, row('a', 'v', 5, 1000)];
    expect(mergedRows([was], theirs, [])).toEqual([row('a', 'v', 5, 1000)]);
  });
});
