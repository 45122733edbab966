import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unhurried } from '../../src/offline/unhurried.ts';

const request = new Request('https://tournee.example/assets/a.js');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for a file. @returns how many timers it waits for */
async function timersOf(type: string): Promise<number> {
  const event = Object.assign(new Event(type), { waitUntil: () => {} });
  const answer = unhurried.requestWillFetch({ request, event });
  const timers = vi.getTimerCount();
  await vi.runAllTimersAsync();
  expect(await answer).toBe(request);
  return timers;
}

test('the application is cached with pauses', async () => {
  expect(await timersOf('install')).toBe(1);
});

test('a file that a page waits for is fetched at once', async () => {
  expect(await timersOf('fetch')).toBe(0);
});
