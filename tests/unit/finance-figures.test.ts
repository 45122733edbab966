import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, deficitsOf, fromHundredths } from '#domain/finance/figures.ts';
import { completionOf } from '#lib/completion.ts';

describe('figures', () => {
  test('of turnover add up to the same total in any order', () => {
    const prices = fc.nat(10_000_000).map((hundredths) => hundredths / 100);
    const total = (lines: readonly (readonly [quantity: number, pght: number])[]) =>
      lines.reduce((sum, [quantity, pght]) => sum + amountOf(quantity, pght), 0);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1_000_000), prices)), (lines) => {
        expect(total(lines.toReversed())).toBe(total(lines));
      }),
    );
    expect(fromHundredths(amountOf(3, 12.35))).toBe(37.05);
  });

  test('of completion are percentages, or null where nothing was expected', () => {
    expect(completionOf(45, 60)).toBe(75);
    expect(completionOf(90, 60)).toBe(150);
    expect(completionOf(10, 0)).toBeNull();
  });

  test('of a deficit carry over to the next month, and a surplus does not', () => {
    expect(deficitsOf([10, 10, 10, 10], (month) => [4, 12, 30, 9][month] ?? 0)).toEqual([6, 4, 0, 1]);
  });

  test('of a deficit are never negative, nor above the sum expected so far', () => {
    const year = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(year, year, (expected, obtained) => {
        let soFar = 0;
        for (const [month, left] of deficitsOf(expected, (at) => obtained[at] ?? 0).entries()) {
          soFar += expected[month] ?? 0;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(soFar);
        }
      }),
    );
  });
});
