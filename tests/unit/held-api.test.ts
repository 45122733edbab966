import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { type Api, createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import { heldApi } from '#queries/held-api.ts';

/** An API whose server answers when the test says so. */
function answering(): { readonly api: Api; readonly calls: PromiseWithResolvers<Response>[] } {
  const calls: PromiseWithResolvers<Response>[] = [];
  const api = createApi({
    settings: { ...DEFAULT_SETTINGS, apiHost: 'https://api.tournee.test' },
    token: () => null,
    agency: () => null,
    onUnauthorized: () => undefined,
    fetch: () => {
      const call = Promise.withResolvers<Response>();
      calls.push(call);
      return call.promise;
    },
  });
  return { api, calls };
}

const EMPTY = {
  agencyHealthWorkers: [],
  readAllDrugstores: [],
  readAllAdministrations: [],
  readAllWholesalers: [],
};

test('calls the server at once, and gives out what it answers once the page is there', async () => {
  const { api, calls } = answering();
  const queries = new QueryClient();
  const page = Promise.withResolvers<void>();
  const read = queries.prefetchQuery(customersQuery(heldApi(api, () => page.promise)));
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.resolve(Response.json({ data: EMPTY }));
  const { queryKey } = customersQuery(api);
  // The page itself asks meanwhile: it waits for the same call.
  const second = queries.prefetchQuery(customersQuery(api));
  await expect.poll(() => queries.isFetching()).toBe(1);
  expect(queries.getQueryData(queryKey)).toBeUndefined();
  page.resolve();
  await Promise.all([read, second]);
  expect(queries.getQueryData(queryKey)).toBeDefined();
  expect(calls).toHaveLength(1);
});

test('a failure that comes before is given out as one, and not reported as forgotten', async () => {
  const { api, calls } = answering();
  const forgotten: unknown[] = [];
  const hear = (reason: unknown) => forgotten.push(reason);
  process.on('unhandledRejection', hear);
  const page = Promise.withResolvers<void>();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read = queries.fetchQuery(customersQuery(heldApi(api, () => page.promise)));
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.reject(new TypeError('Failed to fetch'));
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  page.resolve();
  await expect(read).rejects.toMatchObject({ kind: 'network' });
  process.off('unhandledRejection', hear);
  expect(forgotten).toEqual([]);
});

test('a page that takes long to be rendered does not make the server seem silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { api, calls } = answering();
    const queries = new QueryClient();
    const options = customersQuery(heldApi(api, () => new Promise(() => {})));
    const read = queries.prefetchQuery(options);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.resolve(Response.json({ data: EMPTY }));
    await vi.advanceTimersByTimeAsync(500);
    expect(queries.getQueryData(options.queryKey)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(500);
    await read;
    expect(queries.getQueryData(options.queryKey)).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});
