import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion, type Share, sharesOf, split, spread, totalOf } from '#domain/finance/split.ts';

const quantities = fc.nat(1_000_000);
/** Quantities beyond the present maximum. */
const anyQuantities = fc.oneof(quantities, fc.integer({ min: 0, max: 1e15 }));
const sum = (units: Iterable<number>): number => Array.from(units).reduce((all, some) => all + some, 0);

/** Shares of different delegates with any sum, to two decimals. */
const anyShares: fc.Arbitrary<readonly Share[]> = fc
  .uniqueArray(fc.record({ delegueID: fc.string({ minLength: 1, maxLength: 4 }), weight: fc.nat(10_000) }), {
    selector: ({ delegueID }) => delegueID,
    minLength: 1,
    maxLength: 12,
  })
  .map((shares) => shares.map(({ delegueID, weight }) => ({ delegueID, percentage: weight / 100 })));

/** Shares that add up to 100 %: the whole, cut at random points. */
const wholeShares: fc.Arbitrary<readonly Share[]> = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 11 })
  .map((cuts) => {
    const edges = [0, ...cuts.toSorted((a, b) => a - b), 10_000];
    const widths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
    return widths.map((width, index) => ({ delegueID: `d${index}`, percentage: width / 100 }));
  });

describe('the split of units by shares', () => {
  test('gives whole, non-negative parts that add up', () => {
    fc.assert(
      fc.property(anyQuantities, wholeShares, (quantity, shares) => {
        const { parts = new Map<string, number>() } = split(quantity, shares);
        expect(sum(parts.values())).toBe(quantity);
        expect([...parts.values()].every((units) => Number.isInteger(units) && units >= 0)).toBe(true);
      }),
    );
  });

  test('is within one unit of the exact share, and gives nothing for no share', () => {
    fc.assert(
      fc.property(quantities, wholeShares, (quantity, shares) => {
        const { parts } = split(quantity, shares);
        for (const { delegueID, percentage } of shares) {
          const units = parts?.get(delegueID) ?? 0;
          expect(Math.abs(units - (quantity * percentage) / 100)).toBeLessThan(percentage === 0 ? 1e-6 : 1 + 1e-6);
        }
      }),
    );
  });

  test('does not depend on the order of the shares', () => {
    const shuffled = wholeShares.chain((shares) =>
      fc.tuple(fc.constant(shares), fc.shuffledSubarray([...shares], { minLength: shares.length })),
    );
    fc.assert(
      fc.property(anyQuantities, shuffled, (quantity, [shares, others]) => {
        expect(split(quantity, others).parts).toEqual(split(quantity, shares).parts);
      }),
    );
  });

  test('gives the remaining units to the largest fractions, then by id', () => {
    const thirds = [
      { delegueID: 'c', percentage: 33.33 },
      { delegueID: 'b', percentage: 33.33 },
      { delegueID: 'a', percentage: 33.34 },
    ];
    expect(Object.fromEntries(split(10, thirds).parts ?? [])).toEqual({ a: 4, b: 3, c: 3 });
    const halves = [
      { delegueID: 'b', percentage: 50 },
      { delegueID: 'a', percentage: 50 },
    ];
    for (const either of [halves, halves.toReversed()])
      expect(Object.fromEntries(split(7, either).parts ?? [])).toEqual({ a: 4, b: 3 });
  });

  test('is refused with the sum where the shares are not 100 %', () => {
    fc.assert(
      fc.property(quantities, anyShares, (quantity, shares) => {
        const total = totalOf(shares);
        expect(split(quantity, shares).total).toBe(total === 100 ? undefined : total);
      }),
    );
    expect(split(10, [])).toEqual({ total: 0 });
    expect(split(10, [{ delegueID: 'a', percentage: 99.99 }])).toEqual({ total: 99.99 });
  });

  test('is refused where a share is negative', () => {
    const shares = [
      { delegueID: 'a', percentage: 110 },
      { delegueID: 'b', percentage: -10 },
    ];
    expect(split(10, shares).parts).toBeUndefined();
  });

  test('adds decimal shares exactly', () => {
    const shares = Array.from({ length: 1000 }, (_, index) => ({ delegueID: `d${index}`, percentage: 0.1 }));
    expect(sum(split(1234, shares).parts?.values() ?? [])).toBe(1234);
  });
});

describe('units among some delegates of a product', () => {
  test('go to nobody if nobody has a share, and whole to whoever has the smallest one alone', () => {
    expect(apportion(10, [{ delegueID: 'a', percentage: 0 }])).toEqual(new Map());
    expect(apportion(7, [{ delegueID: 'a', percentage: 0.01 }])).toEqual(new Map([['a', 7]]));
  });

  test('add up for any sum of shares, unless all are zero', () => {
    fc.assert(
      fc.property(anyQuantities, anyShares, (quantity, shares) => {
        expect(sum(apportion(quantity, shares).values())).toBe(totalOf(shares) === 0 ? 0 : quantity);
      }),
    );
  });
});

test('units spread over periods add up, differ by at most one, and the first have more', () => {
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 53 }), (quantity, periods) => {
      const units = spread(quantity, periods);
      expect(units).toHaveLength(periods);
      expect(sum(units)).toBe(quantity);
      expect(units).toEqual(units.toSorted((a, b) => b - a));
      expect((units[0] ?? 0) - (units.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});

test('the shares of a product are those of the delegates whom the server has assigned', () => {
  const assigned = [
    { contributionPercentage: 33.34, Delegue: { ID: 'a', name: 'Awa' } },
    { contributionPercentage: 66.66, Delegue: { ID: 'b', name: 'Bih' } },
  ];
  expect(sharesOf(assigned)).toEqual([
    { delegueID: 'a', percentage: 33.34 },
    { delegueID: 'b', percentage: 66.66 },
  ]);
});
