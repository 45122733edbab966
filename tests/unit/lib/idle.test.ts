import { afterEach, expect, test, vi } from 'vitest';
import { whenAtRest, whenIdle } from '#lib/idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what waits until the page is idle runs once, or not at all if the wait is stopped', () => {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    waiting.set(waiting.size + 1, act);
    return waiting.size;
  });
  vi.stubGlobal('cancelIdleCallback', (number: number) => waiting.delete(number));
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenIdle(one);
  whenIdle(other)();
  for (const act of waiting.values()) act();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('the same in a browser that does not tell when it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenIdle(one);
  whenIdle(other)();
  expect(one).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('what may not wait for ever says how long it waits', () => {
  const asked = vi.fn<(act: () => void, options: IdleRequestOptions) => number>();
  vi.stubGlobal('requestIdleCallback', asked);
  const act = () => undefined;
  whenIdle(act);
  whenIdle(act, 2000);
  expect(asked.mock.calls).toStrictEqual([
    [act, {}],
    [act, { timeout: 2000 }],
  ]);
});

/** A browser whose idle periods the test begins. */
function idlePeriods() {
  const waiting = new Map<number, IdleRequestCallback>();
  const timeouts: (number | undefined)[] = [];
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback, options?: IdleRequestOptions) => {
    last += 1;
    timeouts.push(options?.timeout);
    waiting.set(last, act);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (number: number) => waiting.delete(number));
  const begin = (milliseconds: number, didTimeout = false) => {
    const acts = [...waiting.values()];
    waiting.clear();
    for (const act of acts) act({ didTimeout, timeRemaining: () => milliseconds });
  };
  return { begin, timeouts };
}

test('what takes long waits while a frame is due, and runs once', () => {
  const { begin } = idlePeriods();
  const act = vi.fn<() => void>();
  whenAtRest(act, 2000);
  begin(14);
  begin(3);
  expect(act).not.toHaveBeenCalled();
  begin(49);
  begin(49);
  expect(act).toHaveBeenCalledOnce();
});

test('a page that draws each frame does not put it off for ever', () => {
  vi.useFakeTimers();
  const { begin, timeouts } = idlePeriods();
  const act = vi.fn<() => void>();
  whenAtRest(act, 2000);
  vi.advanceTimersByTime(600);
  begin(10);
  vi.advanceTimersByTime(1500);
  begin(10);
  expect(timeouts).toEqual([2000, 1400, 1]);
  expect(act).not.toHaveBeenCalled();
  begin(0, true);
  expect(act).toHaveBeenCalledOnce();
});

test('a wait that is stopped while a frame is due is over', () => {
  const { begin } = idlePeriods();
  const act = vi.fn<() => void>();
  const stop = whenAtRest(act, 2000);
  begin(10);
  stop();
  begin(49, true);
  expect(act).not.toHaveBeenCalled();
});
