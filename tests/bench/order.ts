import { bestOrder } from '#domain/field/best-order.ts';
import { createRandom } from '#mocks/seed/random.ts';

/** How many stops a day has: as many as the order is exact for. */
export const STOPS = 12;
const DAYS = 100;

/**
 * Measures the order of a day of twelve stops anywhere in a town, in milliseconds.
 * @param timed the median of several runs of a piece of work
 * @returns the median of a hundred days, and the dearest of them
 */
export function measureOrder(timed: (act: () => unknown) => number): {
  readonly median: number;
  readonly most: number;
} {
  const random = createRandom(1, 'order');
  const times = Array.from({ length: DAYS }, () => {
    const stops = Array.from({ length: STOPS }, () => ({ lat: 4 + random.float() / 8, lng: 9.7 + random.float() / 8 }));
    return timed(() => bestOrder(stops));
  }).toSorted((one, other) => one - other);
  return { median: times[DAYS / 2] ?? 0, most: times.at(-1) ?? 0 };
}
