import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { SLOW, watchSlowReads } from '#app/shell/slow-reads.ts';

const onSlow = vi.fn<() => void>();
let queries: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onSlow.mockClear();
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  stop = watchSlowReads(queries, onSlow);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A page that reads something. @returns a function that leaves it */
function read(name: string, answer: Promise<string>): () => void {
  return new QueryObserver(queries, { queryKey: [name], queryFn: () => answer }).subscribe(() => undefined);
}

const NEVER = new Promise<string>(() => undefined);
const after = (milliseconds: number) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve('here'), milliseconds);
  });

test('a page that waits long says so once', async () => {
  read('customers', NEVER);
  await vi.advanceTimersByTimeAsync(SLOW - 1);
  expect(onSlow).not.toHaveBeenCalled();
  read('products', NEVER);
  await vi.advanceTimersByTimeAsync(SLOW * 3);
  expect(onSlow).toHaveBeenCalledOnce();
});

test('an answer, an error or another page ends the wait', async () => {
  read('customers', after(SLOW / 2));
  await vi.advanceTimersByTimeAsync(SLOW * 2);
  read('products', Promise.reject(new ApiError('http')));
  await vi.advanceTimersByTimeAsync(SLOW * 2);
  const leave = read('reminders', NEVER);
  await vi.advanceTimersByTimeAsync(SLOW / 2);
  leave();
  await vi.advanceTimersByTimeAsync(SLOW * 2);
  expect(onSlow).not.toHaveBeenCalled();
});

test('the next wait is said again; what is refreshed keeps nobody waiting', async () => {
  queries.setQueryData(['products'], 'before');
  const refreshed = new QueryObserver(queries, { queryKey: ['products'], queryFn: () => NEVER, staleTime: 0 });
  refreshed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(SLOW * 2);
  expect(onSlow).not.toHaveBeenCalled();
  read('customers', after(SLOW + 1000));
  await vi.advanceTimersByTimeAsync(SLOW + 2000);
  read('reminders', NEVER);
  await vi.advanceTimersByTimeAsync(SLOW);
  expect(onSlow).toHaveBeenCalledTimes(2);
});

test('what is forgotten while it is awaited keeps nobody waiting', async () => {
  read('customers', NEVER);
  queries.clear();
  await vi.advanceTimersByTimeAsync(SLOW * 2);
  expect(onSlow).not.toHaveBeenCalled();
});

test('nothing is said after the end', async () => {
  read('customers', NEVER);
  stop();
  await vi.advanceTimersByTimeAsync(SLOW * 2);
  expect(onSlow).not.toHaveBeenCalled();
});
