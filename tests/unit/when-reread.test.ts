import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { whenReread } from '#queries/when-reread.ts';

/** A page that shows a read, whose answers come when the test gives them. */
async function showing() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let answer = Promise.withResolvers<string>();
  const observer = new QueryObserver(queries, { queryKey: ['card'], queryFn: () => answer.promise });
  const seen: (string | undefined)[] = [];
  const leave = observer.subscribe(({ data }) => seen.push(data));
  answer.resolve('old');
  await expect.poll(() => seen.at(-1)).toBe('old');
  const next = () => {
    answer = Promise.withResolvers<string>();
    void queries.invalidateQueries({ queryKey: ['card'] });
    return answer;
  };
  return { queries, seen, leave, next };
}

/** Waits, and says whether that is over. */
function watch(promise: Promise<void>): { isOver: boolean } {
  const watched = { isOver: false };
  const wait = async () => {
    await promise;
    watched.isOver = true;
  };
  void wait();
  return watched;
}

test('nothing out of date, nothing to wait for', async () => {
  const { queries } = await showing();
  await expect(whenReread(queries)).resolves.toBeUndefined();
});

test('resolves after the page has the new answer', async () => {
  const { queries, seen, next } = await showing();
  const answer = next();
  const waiting = whenReread(queries);
  const watched = watch(waiting);
  await Promise.resolve();
  expect(watched.isOver).toBe(false);
  answer.resolve('new');
  await waiting;
  expect(seen.at(-1)).toBe('new');
});

test('a failed read is waited for until it is made again', async () => {
  const { queries, seen, next } = await showing();
  const failing = next();
  const waiting = whenReread(queries);
  const watched = watch(waiting);
  failing.reject(new Error('no line'));
  await expect.poll(() => queries.getQueryState(['card'])?.status).toBe('error');
  expect(watched.isOver).toBe(false);
  next().resolve('new');
  await waiting;
  expect(seen.at(-1)).toBe('new');
});

test('what is shown no more is not waited for', async () => {
  const { queries, leave, next } = await showing();
  next();
  const waiting = whenReread(queries);
  leave();
  await expect(waiting).resolves.toBeUndefined();
});
