import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageSteps } from '#ui/pagination/pages.ts';
import { sizeAfterKey, withinBounds } from '#ui/split-view/separator.ts';

describe('pageSteps', () => {
  test.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 after 20'],
    [5, 20, '1 before 4 5 6 after 20'],
    [20, 20, '1 before 16 17 18 19 20'],
  ])('page %i of %i', (page, pages, steps) => {
    expect(pageSteps(page, pages).join(' ')).toBe(steps);
  });

  test('is ascending, contains both ends, the current page and its neighbours, and never leaves out a single page', () => {
    const place = fc
      .integer({ min: 1, max: 400 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const steps = pageSteps(page, pages);
        const numbers = steps.filter((step) => typeof step === 'number');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
        const wanted = [1, page - 1, page, page + 1, pages].filter((step) => step >= 1 && step <= pages);
        expect(numbers).toEqual(expect.arrayContaining(wanted));
        expect(steps.length).toBeLessThanOrEqual(7);
        const jumps = numbers.map((step, index) => step - (numbers[index - 1] ?? step - 1));
        expect(jumps.every((jump) => jump === 1 || jump > 2)).toBe(true);
        expect(jumps.filter((jump) => jump > 2)).toHaveLength(steps.length - numbers.length);
      }),
    );
  });
});

describe('the separator of a split view', () => {
  const bounds = { min: 240, max: 560 };
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End');

  test('stays within its bounds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ key, shiftKey: fc.boolean() })),
        fc.boolean(),
        fc.integer(),
        (keys, isRightToLeft, size) => {
          const end = keys.reduce(
            (now, press) => sizeAfterKey(press, now, bounds, isRightToLeft) ?? now,
            withinBounds(size, bounds),
          );
          expect(end).toBeGreaterThanOrEqual(bounds.min);
          expect(end).toBeLessThanOrEqual(bounds.max);
        },
      ),
    );
  });

  test('an arrow key moves it in its own direction, also in right-to-left pages', () => {
    const press = { key: 'ArrowRight', shiftKey: false };
    expect(sizeAfterKey(press, 300, bounds, false)).toBe(316);
    expect(sizeAfterKey(press, 300, bounds, true)).toBe(284);
    expect(sizeAfterKey({ key: 'a', shiftKey: false }, 300, bounds, false)).toBeNull();
  });
});
