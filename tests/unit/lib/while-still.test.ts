import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STILL, whileStill } from '#lib/while-still.ts';

let page: EventTarget;
/** What began and ended, in order. */
let said: string[];
let leave: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  said = [];
  leave = [];
});

afterEach(() => {
  for (const stop of leave) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const scroll = () => page.dispatchEvent(new Event('scroll'));

function row(name: string): () => void {
  const stop = whileStill(() => {
    said.push(`${name} begins`);
    return () => said.push(`${name} ends`);
  });
  leave.push(stop);
  return stop;
}

test('what waits for a page to stand still begins after the last scroll', () => {
  row('one');
  for (let frame = 0; frame < 20; frame += 1) {
    vi.advanceTimersByTime(STILL / 2);
    scroll();
  }
  vi.advanceTimersByTime(STILL - 1);
  expect(said).toStrictEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toStrictEqual(['one begins']);
  vi.advanceTimersByTime(STILL * 5);
  expect(said).toStrictEqual(['one begins']);
});

test('a scroll ends what has begun, which begins anew', () => {
  row('one');
  row('other');
  vi.advanceTimersByTime(STILL);
  scroll();
  expect(said).toStrictEqual(['one begins', 'other begins', 'one ends', 'other ends']);
  scroll();
  vi.advanceTimersByTime(STILL);
  expect(said.slice(4)).toStrictEqual(['one begins', 'other begins']);
});

test('one that comes later does not end the others', () => {
  row('one');
  vi.advanceTimersByTime(STILL);
  row('other');
  vi.advanceTimersByTime(STILL - 1);
  expect(said).toStrictEqual(['one begins']);
  vi.advanceTimersByTime(1);
  expect(said).toStrictEqual(['one begins', 'other begins']);
});

test('one that leaves is ended for good, and nothing is left when all have', () => {
  const one = row('one');
  const other = row('other');
  vi.advanceTimersByTime(STILL);
  one();
  other();
  scroll();
  vi.advanceTimersByTime(STILL * 5);
  expect(said).toStrictEqual(['one begins', 'other begins', 'one ends', 'other ends']);
  expect(vi.getTimerCount()).toBe(0);
  row('third');
  vi.advanceTimersByTime(STILL);
  expect(said.at(-1)).toBe('third begins');
});
