/** The demos that an address can name. Files that name another are refused: nothing could open it. */

/** Seconds. */
const DAY = 86_400;

/** Seconds since 1970. Goals begin in 2020: docs/rules/finance.md#goal-years. */
const EARLIEST = Date.UTC(2020) / 1000;
const LATEST = Date.UTC(2100) / 1000;

/** Days that a demo's clock can be put forward. */
const MOST_DAYS = 999;

const isWholeUpTo = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

export const isDemoSeed = (seed: number): boolean => isWholeUpTo(seed, 2 ** 31 - 1);

/** @param now when a demo begins, in seconds since 1970 */
export const isDemoStart = (now: number): boolean => Number.isInteger(now) && now >= EARLIEST && now < LATEST;

export const isDemoDays = (days: number): boolean => isWholeUpTo(days, MOST_DAYS);

/** @param at when work was done in a demo, in seconds since 1970 */
export const isDemoTime = (at: number): boolean =>
  Number.isInteger(at) && at >= EARLIEST && at < LATEST + (MOST_DAYS + 1) * DAY;
