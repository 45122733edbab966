import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadEntries } from '#app/shell/preload-entries.ts';
import { whenIdle } from '#lib/idle.ts';

const TREE = '/regulatoryaffairsuser/administration';
const BAR = ['/app/customer-card/dashboard', `${TREE}/products`, `${TREE}/reminders`].map((href) => ({ href }));

let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {
    waiting = [];
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page has nothing else to do, once. */
const rest = () => waiting.shift()?.();

test('the screens of the first two entries are loaded one at a time, each when the page is idle', () => {
  const preload = vi.fn<(screen: string) => void>();
  preloadEntries(BAR, whenIdle, preload);
  expect(preload).not.toHaveBeenCalled();
  rest();
  expect(preload.mock.calls).toEqual([['customer_card_dashboard']]);
  rest();
  expect(preload.mock.calls).toEqual([['customer_card_dashboard'], ['products']]);
  rest();
  expect(waiting).toEqual([]);
});

test('nothing more is loaded once somebody has left', () => {
  const preload = vi.fn<(screen: string) => void>();
  const stop = preloadEntries(BAR, whenIdle, preload);
  rest();
  stop();
  rest();
  expect(preload).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, { effectiveType: '3g' }])('on a line with %o nothing is loaded ahead', (connection) => {
  vi.stubGlobal('navigator', { connection });
  preloadEntries(BAR, whenIdle);
  expect(waiting).toEqual([]);
});
