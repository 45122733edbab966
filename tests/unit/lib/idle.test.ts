import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#lib/idle.ts';

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
