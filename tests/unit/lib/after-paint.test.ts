import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '#lib/after-paint.ts';

let frames: Map<number, () => void>;

beforeEach(() => {
  frames = new Map();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (begin: () => void) => {
    frames.set(frames.size + 1, begin);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const paint = () => {
  for (const begin of frames.values()) begin();
};

test('what waits for the page to be painted happens after the frame, once', () => {
  const act = vi.fn<() => void>();
  afterPaint(act);
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  paint();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('it does not happen where the wait is stopped, before the frame or after it', () => {
  const [before, after] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = afterPaint(after);
  afterPaint(before)();
  paint();
  stop();
  vi.runAllTimers();
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 0]);
});
