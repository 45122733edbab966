import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { mapInSlices, sortInSlices } from '#lib/in-slices.ts';

/** Keeps the processor busy. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a list mapped in slices', () => {
  test('is mapped whole and in order, whatever its length', async () => {
    expect(await mapInSlices([], String)).toEqual([]);
    const numbers = Array.from({ length: 5000 }, (_, index) => index);
    expect(await mapInSlices(numbers, (each) => each + 1)).toEqual(numbers.map((each) => each + 1));
  });

  test('lets others work between two slices, and stops when it is told to', async () => {
    const controller = new AbortController();
    const mapped = vi.fn<() => void>(() => work(3));
    setTimeout(() => controller.abort(new Error('left')));
    await expect(mapInSlices(Array(1000).fill(0), mapped, controller.signal)).rejects.toThrow('left');
    expect(mapped.mock.calls.length).toBeLessThan(1000);
  });

  test('passes an error on', async () => {
    const fail = () => {
      throw new Error('no');
    };
    await expect(mapInSlices([1], fail)).rejects.toThrow('no');
  });
});

test('a short list is mapped at once, whatever else waits', async () => {
  const order: string[] = [];
  const waiting = new Promise<void>((resolve) => {
    setTimeout(() => {
      order.push('others');
      resolve();
    });
  });
  await mapInSlices([1, 2, 3], (each) => order.push(String(each)));
  expect(order).toEqual(['1', '2', '3']);
  await waiting;
});

test('a list sorted in slices is what it is when it is sorted at once', async () => {
  const item = fc.record({ rank: fc.nat({ max: 50 }), name: fc.string({ maxLength: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 5000, size: 'max' }), async (items) => {
      const compare = (a: { readonly rank: number }, b: { readonly rank: number }) => a.rank - b.rank;
      expect(await sortInSlices(items, compare)).toEqual(items.toSorted(compare));
    }),
    { numRuns: 20 },
  );
});
