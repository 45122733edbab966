import { afterEach, describe, expect, test, vi } from 'vitest';
import { ReadAllAgenciesDocument } from '#queries/agencies.generated.ts';
import { ApiError } from '#api/errors.ts';
import type { Operation } from '#api/operation.ts';
import { CreateTokenDocument, RefreshTokenDocument, ValidateTokenDocument } from '#api/session.generated.ts';
import { apiAgainst, errors, json, READ, readJson, WRITE } from './api-fake-server.ts';

const DONE = { done: true };
const CITY = { name: 'Douala' };
const WRITTEN = { data: { createCity: { ID: '1' } } };

/** The error of a call that must fail. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
}

const refuse = () => json({ data: null, ...errors('Error: UNAUTHORIZED (expired)') });
const never = () => new Promise<Response>(() => {});

afterEach(() => {
  vi.useRealTimers();
});

describe('a request', () => {
  test('goes to the only endpoint, as JSON, with the bearer token and the agency', async () => {
    const { api, sent } = apiAgainst(() => json(WRITTEN));
    await api.request(WRITE, CITY);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://api.example/api/v1');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
    expect(sent[0]?.headers.get('X-Agency-Id')).toBe('agency-1');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(readJson(sent[0]?.body)).toEqual({ query: WRITE.text, operationName: 'Write', variables: CITY });
  });

  test('is not parsed to find its name', async () => {
    const { api, sent } = apiAgainst(() => json(WRITTEN));
    await api.request({ ...WRITE, text: 'mutation {' }, CITY);
    expect(readJson(sent[0]?.body)).toEqual({ query: 'mutation {', operationName: 'Write', variables: CITY });
  });

  test('reads the token and the agency again for every call', async () => {
    let token: string | null = null;
    let agency: string | null = null;
    const { api, sent } = apiAgainst(() => json(WRITTEN), { token: () => token, agency: () => agency });
    await api.request(WRITE, CITY);
    [token, agency] = ['new', 'agency-2'];
    await api.request(WRITE, CITY);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer new']);
    expect(sent.map(({ headers }) => headers.get('X-Agency-Id'))).toEqual(['global', 'agency-2']);
  });

  test('uses the agency header of the settings', async () => {
    const { api, sent } = apiAgainst(() => json(WRITTEN), {
      settings: {
        apiHost: 'https://api.example',
        agencyHeader: 'Agence',
        mapTiles: null,
        contact: null,
        requestTimeout: 1000,
        hidePharmaNetworkProgression: false,
        timeZones: {},
        lacks: [],
      },
    });
    await api.request(WRITE, CITY);
    expect(sent[0]?.headers.get('Agence')).toBe('agency-1');
  });

  test('sends the global agency for calls that do not depend on one', async () => {
    const { api, sent } = apiAgainst(() => json({ data: { any: {} } }));
    await api.request(CreateTokenDocument, { email: 'a@b', password: 'c' });
    await api.request(RefreshTokenDocument, {});
    await api.request(ValidateTokenDocument, { token: 'offered' });
    await api.request(ReadAllAgenciesDocument, {});
    await api.request(READ, DONE);
    expect(sent.map(({ headers }) => headers.get('X-Agency-Id'))).toEqual([
      'global',
      'global',
      'global',
      'global',
      'agency-1',
    ]);
  });
});

describe('a query', () => {
  test('returns its data', async () => {
    const data = { getAllReminder: [{ ID: '1' }], readAllCity: null };
    const { api } = apiAgainst(() => json({ data }));
    await expect(api.request(READ, DONE)).resolves.toEqual({ data, errors: [] });
  });

  test('may return null', async () => {
    const data = { getAllReminder: null, readAllCity: null };
    const { api } = apiAgainst(() => json({ data }));
    await expect(api.request(READ, DONE)).resolves.toEqual({ data, errors: [] });
  });

  test('returns partial data with its errors', async () => {
    const data = { getAllReminder: [], readAllCity: null };
    const { api } = apiAgainst(() => json({ data, ...errors('NOT_SERVED: readAllCity') }));
    const answer = await api.request(READ, DONE);
    expect(answer.data).toEqual(data);
    expect(answer.errors.map(({ kind, key }) => [kind, key])).toEqual([['refused', 'NOT_SERVED']]);
  });

  test.each([{ data: null }, {}, { data: { getAllReminder: null, readAllCity: null } }])(
    'with errors and no data fails: %o',
    async (answer) => {
      const { api } = apiAgainst(() => json({ ...answer, ...errors('FORBIDDEN', 'NOT_FOUND') }));
      const error = await failureOf(api.request(READ, DONE));
      expect([error.kind, error.key, error.codes]).toEqual(['refused', 'FORBIDDEN', ['FORBIDDEN', 'NOT_FOUND']]);
    },
  );
});

describe('a record whose name has nothing to see', () => {
  test.each(['', '   ', '\u200B'])('is called by its id: %j', async (name) => {
    const { api } = apiAgainst(() =>
      json({ data: { readAllCity: [{ ID: '7', name }, { ID: '8', name: 'Douala', City: { name } }, null] } }),
    );
    const { data } = await api.request(READ, DONE);
    expect(data).toEqual({
      readAllCity: [{ ID: '7', name: '7' }, { ID: '8', name: 'Douala', City: { name: '–' } }, null],
    });
  });

  test('keeps a name that is null, and other texts', async () => {
    const answer = { readAllAgencies: [{ idAgency: 'cm', name: ' ' }], me: { ID: '1', name: null, phone: '' } };
    const { api } = apiAgainst(() => json({ data: answer }));
    const { data } = await api.request(READ, DONE);
    expect(data).toEqual({ ...answer, readAllAgencies: [{ idAgency: 'cm', name: 'cm' }] });
  });
});

describe('a mutation', () => {
  test('returns its data', async () => {
    const { api } = apiAgainst(() => json(WRITTEN));
    await expect(api.request(WRITE, CITY)).resolves.toEqual({ ...WRITTEN, errors: [] });
  });

  test('fails with any error, even with data', async () => {
    const { api } = apiAgainst(() => json({ ...WRITTEN, ...errors('La ville existe déjà.') }));
    const error = await failureOf(api.request(WRITE, CITY));
    expect([error.kind, error.key]).toEqual(['refused', 'errors.error-title']);
    expect(error.message).toBe('La ville existe déjà.');
  });

  test('reports the dependents of a record to delete', async () => {
    const dependents = [{ kind: 'RegulatoryActionStep', ID: '7', name: 'Dépôt' }];
    const refusal = { message: 'HAS_DEPENDENTS', extensions: { dependents: [...dependents, { ID: 1 }, null] } };
    const { api } = apiAgainst(() => json({ errors: [refusal], data: null }));
    expect((await failureOf(api.request(WRITE, CITY))).dependents).toEqual(dependents);
  });
});

describe('an unusable answer', () => {
  test.each([
    ['no-data', () => json({})],
    ['no-data', () => json({ data: null })],
    ['no-data', () => json({ data: {} })],
    ['no-data', () => json({ data: null, errors: [] })],
    ['malformed', () => new Response('{"data":', { headers: { 'Content-Type': 'application/json' } })],
    ['malformed', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['malformed', () => new Response('')],
    ['malformed', () => json(42)],
    ['malformed', () => json(null)],
    ['malformed', () => json([{ data: { createCity: null } }])],
    ['malformed', () => json({ data: 'text' })],
    ['http', () => new Response('Internal Server Error', { status: 500 })],
    ['http', () => json(errors('SALE_DATA_EXIST'), 503)],
    ['http', () => new Response('', { status: 404 })],
    ['malformed', () => webPage(404)],
    ['malformed', () => webPage(403)],
    ['http', () => webPage(413)],
    ['refused', () => json(errors('FORBIDDEN'), 403)],
    ['refused', () => json(errors('NOT_FOUND'), 400)],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['network', () => cutHalfWay()],
  ])('fails as %s (%#)', async (kind, answer) => {
    const { api, ended } = apiAgainst(answer);
    expect((await failureOf(api.request(WRITE, CITY))).kind).toBe(kind);
    expect((await failureOf(api.request(READ, DONE))).kind).toBe(kind);
    expect(ended).toEqual([]);
  });

  test('gives its status and codes to the error', async () => {
    const { api } = apiAgainst(() => json(errors('SALE_DATA_EXIST'), 503));
    const error = await failureOf(api.request(WRITE, CITY));
    expect([error.status, error.codes]).toEqual([503, ['SALE_DATA_EXIST']]);
  });
});

const webPage = (status: number): Response =>
  new Response('<!doctype html><title>Portail</title>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

function cutHalfWay(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

describe('UNAUTHORIZED', () => {
  test('ends the session once, however many calls receive it', async () => {
    const { api, ended } = apiAgainst(refuse);
    const failures = await Promise.all([
      failureOf(api.request(READ, DONE)),
      failureOf(api.request(WRITE, CITY)),
      failureOf(api.request(READ, DONE)),
    ]);
    expect(failures.map(({ kind, key }) => `${kind} ${key}`)).toEqual(Array(3).fill('unauthorized UNAUTHORIZED'));
    expect(ended).toEqual(['secret-token']);
  });

  test.each([
    ['beside data', () => json({ data: { getAllReminder: [] }, ...errors('UNAUTHORIZED') })],
    ['with a status', () => json(errors('UNAUTHORIZED'), 403)],
    ['as a status alone', () => new Response('', { status: 401 })],
  ])('is recognised %s', async (_where, answer) => {
    const { api, ended } = apiAgainst(answer);
    expect((await failureOf(api.request(READ, DONE))).kind).toBe('unauthorized');
    expect(ended).toEqual(['secret-token']);
  });

  test('ends a later session too', async () => {
    let token = 'first';
    const { api, ended } = apiAgainst(refuse, { token: () => token });
    await failureOf(api.request(READ, DONE));
    token = 'second';
    await failureOf(api.request(READ, DONE));
    await failureOf(api.request(READ, DONE));
    expect(ended).toEqual(['first', 'second']);
  });

  test('for an old token does not end a newer session', async () => {
    let token = 'first';
    const { api, ended } = apiAgainst(
      () => {
        token = 'second';
        return refuse();
      },
      { token: () => token },
    );
    const late = failureOf(api.request(READ, DONE));
    expect((await late).kind).toBe('unauthorized');
    expect(ended).toEqual([]);
  });

  test('does not end the session without a token, or for calls that sign in or check a token', async () => {
    const nobody = apiAgainst(refuse, { token: () => null });
    expect((await failureOf(nobody.api.request(READ, DONE))).kind).toBe('unauthorized');
    const somebody = apiAgainst(refuse);
    await failureOf(somebody.api.request(CreateTokenDocument, { email: 'a@b', password: 'c' }));
    await failureOf(somebody.api.request(ValidateTokenDocument, { token: 'offered' }));
    expect([...nobody.ended, ...somebody.ended]).toEqual([]);
  });
});

describe('an aborted call', () => {
  test('fails at once and aborts the request', async () => {
    const controller = new AbortController();
    const asked = Promise.withResolvers<AbortSignal | null | undefined>();
    const { api } = apiAgainst((signal) => {
      asked.resolve(signal);
      return never();
    });
    const failure = failureOf(api.request(READ, DONE, { signal: controller.signal }));
    const signal = await asked.promise;
    controller.abort();
    expect((await failure).kind).toBe('aborted');
    expect(signal?.aborted).toBe(true);
  });

  test('is not sent if the signal was already aborted', async () => {
    const { api, sent } = apiAgainst(() => json(WRITTEN));
    expect((await failureOf(api.request(READ, DONE, { signal: AbortSignal.abort() }))).kind).toBe('aborted');
    expect(sent).toEqual([]);
  });
});

describe('a call without an answer', () => {
  test.each([
    ['the settings', undefined, 30_000],
    ['the call', 500, 500],
  ])('times out after the limit of %s', async (_who, timeout, after) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = apiAgainst(never);
    let settled = false;
    const failure = failureOf(api.request(READ, DONE, timeout === undefined ? {} : { timeout })).finally(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).kind).toBe('timeout');
  });

  test('leaves no timer behind once it was answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = apiAgainst(() => json(WRITTEN));
    await api.request(WRITE, CITY);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('secrets', () => {
  const LEAK: Operation<{ createToken: object }, { email: string; password: string; token: string }> = {
    kind: 'mutation',
    name: 'Leak',
    calls: ['createCity'],
    text: 'mutation Leak { createCity(name: "") { ID } }',
  };
  const variables = { email: 'a@b', password: 'hunter2', token: 'offered-token' };

  test.each([
    ['repeats them', () => json(errors('Bearer secret-token of hunter2, offered-token, is not good'))],
    ['fails with them', () => json(errors('UNAUTHORIZED secret-token hunter2 offered-token'), 500)],
    ['is a page that contains them', () => new Response('secret-token hunter2 offered-token', { status: 502 })],
    ['is not JSON', () => new Response('secret-token hunter2 offered-token')],
    ['never comes', () => Promise.reject(new TypeError('secret-token hunter2 offered-token'))],
  ])('never appear in an error when the answer %s', async (_how, answer) => {
    const { api } = apiAgainst(answer);
    const error = await failureOf(api.request(LEAK, variables));
    const shown = [error.stack, error.message, JSON.stringify(error), String(error.cause)].join('\n');
    for (const secret of ['secret-token', 'hunter2', 'offered-token']) expect(shown).not.toContain(secret);
  });
});
