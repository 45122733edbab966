import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTime, untilDone } from '#lib/until-done.ts';

/** The page, shown or hidden, and what the browser tells it. */
let page: EventTarget & { visibilityState: DocumentVisibilityState };
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PAUSES = { first: 1000, longest: 3000 };

describe('what is tried until it is done', () => {
  test('is tried after pauses that grow up to the longest, and never again once it is done', async () => {
    const attempt = vi.fn<(signal: AbortSignal) => Promise<boolean>>(() => Promise.resolve(false));
    untilDone(attempt, PAUSES);
    const tries = [999, 1, 999, 1, 1999, 1, 2999, 1, 2999, 1];
    const counts: number[] = [];
    for (const milliseconds of tries) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      counts.push(attempt.mock.calls.length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    attempt.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(6);
    browser.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(attempt).toHaveBeenCalledTimes(6);
  });

  test('waits a whole pause after a try that was made at once', async () => {
    const attempt = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    untilDone(attempt, PAUSES);
    await vi.advanceTimersByTimeAsync(600);
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(999);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  test('is not tried any more once it is stopped between two tries', async () => {
    const attempt = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    const stop = untilDone(attempt, PAUSES);
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    browser.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('is tried at once when the network is said to be back or the page is shown, never twice at a time', async () => {
    const first = Promise.withResolvers<boolean>();
    const attempt = vi.fn<(signal: AbortSignal) => Promise<boolean>>(() => first.promise);
    untilDone(attempt, PAUSES);
    page.visibilityState = 'hidden';
    browser.dispatchEvent(new Event('online'));
    expect(attempt).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(attempt).toHaveBeenCalledTimes(1);
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
    first.resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    browser.dispatchEvent(new Event('online'));
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  test('ends when it is stopped, and tells the try that is under way', async () => {
    const signals: AbortSignal[] = [];
    const stop = untilDone((signal) => {
      signals.push(signal);
      return new Promise(() => {});
    }, PAUSES);
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('what has to come in time', () => {
  test('comes, fails by itself, or is late', async () => {
    expect(await inTime(Promise.resolve(1), 1000)).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    await expect(inTime(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
    const late = inTime(new Promise(() => {}), 1000);
    const [ended] = await Promise.allSettled([late, vi.advanceTimersByTimeAsync(1000)]);
    expect(ended).toMatchObject({ status: 'rejected', reason: { name: 'Late' } });
    expect(vi.getTimerCount()).toBe(0);
  });
});
