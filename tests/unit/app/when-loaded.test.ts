import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenLoaded } from '#app/shell/when-loaded.ts';

let waiting: Set<() => void>;

beforeEach(() => {
  waiting = new Set();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    waiting.add(act);
    return act;
  });
  vi.stubGlobal('cancelIdleCallback', (act: () => void) => waiting.delete(act));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page has nothing else to do, once. */
function rest(): void {
  const all = [...waiting];
  waiting.clear();
  for (const act of all) act();
}

/** What was settled is told. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A read that answers when it is told to. */
function read(queries: QueryClient) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answered = queries.fetchQuery({ queryKey: ['list'], queryFn: () => promise });
  return async () => {
    resolve('rows');
    await answered;
    await turn();
  };
}

test('it waits for the code of the page, then for its answers, then for an idle moment', async () => {
  const queries = new QueryClient();
  const code = Promise.withResolvers<void>();
  const act = vi.fn<() => void>();
  whenLoaded(queries, code.promise, act);
  rest();
  expect(act).not.toHaveBeenCalled();

  const answer = read(queries);
  code.resolve();
  await turn();
  rest();
  expect(act).not.toHaveBeenCalled();

  await answer();
  expect(act).not.toHaveBeenCalled();
  rest();
  expect(act).toHaveBeenCalledTimes(1);
  rest();
  expect(act).toHaveBeenCalledTimes(1);
});

test('code that does not arrive is not waited for', async () => {
  const act = vi.fn<() => void>();
  whenLoaded(new QueryClient(), Promise.reject(new Error('offline')), act);
  await turn();
  rest();
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(['the code', 'an idle moment', 'an answer'] as const)(
  'nothing is called once it was stopped while it waited for %s',
  async (awaited) => {
    const queries = new QueryClient();
    const code = Promise.withResolvers<void>();
    const act = vi.fn<() => void>();
    const stop = whenLoaded(queries, code.promise, act);
    const answer = read(queries);
    if (awaited === 'the code') stop();
    code.resolve();
    await turn();
    if (awaited === 'an idle moment') stop();
    rest();
    if (awaited === 'an answer') stop();
    await answer();
    rest();
    expect(act).not.toHaveBeenCalled();
  },
);
