import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#api/client.ts';
import { CreateTokenDocument, ValidateTokenDocument } from '#api/session.generated.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { readArguments, type RunningApi, startApi } from '#mocks/hosts/http.ts';
import { DEMO_PASSWORD } from '#mocks/seed/personas.ts';
import { at, listAt, textAt, textsAt } from './server-client.ts';

const OPTIONS = {
  port: 0,
  host: '127.0.0.1',
  seed: 1,
  now: DEFAULT_NOW,
  scenario: 'small',
  tokenLifetime: undefined,
  agencyHeader: 'X-Office',
} as const;

let running: RunningApi;
/** The headers of a boss. */
let AUTHORIZED: Readonly<Record<string, string>>;
beforeAll(async () => {
  running = await startApi(OPTIONS);
  AUTHORIZED = { Authorization: `Bearer ${await tokenOf(running)}`, 'X-Office': 'cm' };
});
afterAll(() => running.close());

async function tokenOf({ url }: RunningApi): Promise<string> {
  const password = `email: "serge.etoundi@tournee.example", password: "${DEMO_PASSWORD}"`;
  const body = JSON.stringify({ query: `mutation { createToken(${password}) { token } }` });
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return textAt(await response.json(), 'data', 'createToken', 'token');
}

async function post(
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(running.url, { method: 'POST', body, headers });
  return { status: response.status, answer: await response.json() };
}

const asJson = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  post(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });

describe('over a real connection', () => {
  test('answers JSON, and reads both headers', async () => {
    const query = '{ readAllBaseUsers { ID } }';
    const { status, answer } = await asJson({ query }, AUTHORIZED);
    expect(status).toBe(200);
    expect(textsAt(listAt(answer, 'data', 'readAllBaseUsers'), 'ID')).toContain('user-cm-1');
    const refused = await asJson({ query }, { ...AUTHORIZED, 'X-Office': 'ci' });
    const error = { path: ['readAllBaseUsers'], extensions: { code: 'FORBIDDEN' } };
    expect(refused).toMatchObject({ status: 200, answer: { errors: [error] } });
    expect(textAt(refused.answer, 'errors', 0, 'message')).toContain('FORBIDDEN');
  });

  test('takes a multipart request with a file, and serves the file to those who may read it', async () => {
    const form = new FormData();
    const [product] = listAt(
      (await asJson({ query: '{ readAllPharmaProducts { ID } }' }, AUTHORIZED)).answer,
      'data',
      'readAllPharmaProducts',
    );
    const query = `mutation ($file: Upload!) {
      createPharmaProductFile(file: $file, name: "RCP", pharmaProductID: "${textAt(product, 'ID')}") { File }
    }`;
    form.append('operations', JSON.stringify({ query, variables: { file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new File(['%PDF-1.7'], 'rcp.pdf', { type: 'application/pdf' }));
    const { status, answer } = await post(form, AUTHORIZED);
    expect(status).toBe(200);
    const link = new URL(textAt(answer, 'data', 'createPharmaProductFile', 'File'), running.url);
    const file = await fetch(link, { headers: { ...AUTHORIZED, Origin: 'http://localhost:5173' } });
    expect(await file.text()).toBe('%PDF-1.7');
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(file.headers.get('Access-Control-Allow-Origin')).toMatch(/^(\*|http:\/\/localhost:5173)$/);
    expect((await fetch(link)).status).toBe(401);

    const withoutFile = await asJson({ query, variables: { file: 'rcp.pdf' } }, AUTHORIZED);
    expect(textAt(withoutFile.answer, 'errors', 0, 'message')).toContain('Upload');
  });

  test('answers 400 to a request whose operationName is not text', async () => {
    const { status, answer } = await asJson({ query: '{ __typename }', operationName: 7 });
    expect([status, textAt(answer, 'errors', 0, 'message')]).toEqual([400, 'operationName is not text']);
  });

  test('takes variables that are null', async () => {
    const { status, answer } = await asJson({ query: '{ __typename }', variables: null });
    expect([status, answer]).toEqual([200, { data: { __typename: 'Query' } }]);
  });

  test('allows its headers from another origin', async () => {
    const headers = {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-office',
    };
    const response = await fetch(running.url, { method: 'OPTIONS', headers });
    expect(response.headers.get('Access-Control-Allow-Origin')).toMatch(/^(\*|http:\/\/localhost:5173)$/);
    expect(response.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('x-office');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test('refuses requests that are not GraphQL', async () => {
    expect((await post('{', { 'Content-Type': 'application/json' })).status).toBe(400);
    expect((await fetch(running.url.replace('/api/v1', '/'))).status).toBe(404);
  });

  test('answers the API client of the application', async () => {
    let token: string | null = null;
    const { origin } = new URL(running.url);
    const api = createApi({
      settings: { ...DEFAULT_SETTINGS, apiHost: origin, agencyHeader: OPTIONS.agencyHeader },
      token: () => token,
      agency: () => null,
      onUnauthorized: () => undefined,
    });
    const { data } = await api.request(CreateTokenDocument, {
      email: 'serge.etoundi@tournee.example',
      password: DEMO_PASSWORD,
    });
    expect(data.createToken).toMatchObject({ valid: true, userType: 'Boss' });
    token = data.createToken.token;
    const validated = await api.request(ValidateTokenDocument, {});
    expect(validated.data.validateToken?.Member?.Email).toBe('serge.etoundi@tournee.example');
  });
});

describe('a stranger', () => {
  test('cannot write a token, nor change one, nor use that of another server', async () => {
    const own = await tokenOf(running);
    const [signature = '', userID = '', time = ''] = own.split('.');
    const another = await startApi(OPTIONS);
    const forged = [
      `demo.${userID}.${time}`,
      `${signature}.user-cm-2.${time}`,
      `${signature}.${userID}.${Number(time) + 1}`,
      `${signature.slice(1)}.${userID}.${time}`,
      `${userID}.${time}`,
      await tokenOf(another),
    ];
    await another.close();
    const codeFor = async (token: string) => {
      const headers = { ...AUTHORIZED, Authorization: `Bearer ${token}` };
      return at(
        (await asJson({ query: '{ readAllBaseUsers { ID } }' }, headers)).answer,
        'errors',
        0,
        'extensions',
        'code',
      );
    };
    expect(await codeFor(own)).toBeUndefined();
    expect(await Promise.all(forged.map(codeFor))).toEqual(forged.map(() => 'UNAUTHORIZED'));
  });

  const secrets = /node_modules|\.ts|at \w+ \(/;

  test.for(['files/%E0%A4%A/x', 'files/', 'files/..%2F..%2Fetc', 'files/%00'])('reads no stack at %s', async (path) => {
    const response = await fetch(`${running.url}/${path}`, { headers: AUTHORIZED });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(secrets);
  });

  test('runs no mutation by GET', async () => {
    const query = encodeURIComponent('mutation { createToken(email: "a", password: "b") { code } }');
    const response = await fetch(`${running.url}?query=${query}`);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(await response.text()).not.toContain('401');
  });

  test.for([
    { name: 'a.pdf', size: 1, arrayBuffer: 1, slice: 1 },
    { name: 'a.pdf', size: 1, type: 'application/pdf', arrayBuffer: {} },
    [],
    7,
  ])('is told that %j is no file', async (file) => {
    const query = `mutation ($file: Upload!) {
      createPharmaProductFile(file: $file, name: "a", pharmaProductID: "a") { ID }
    }`;
    const accept = { Accept: 'application/graphql-response+json' };
    const { status, answer } = await asJson({ query, variables: { file } }, { ...AUTHORIZED, ...accept });
    expect(status).toBe(400);
    expect(textAt(answer, 'errors', 0, 'message')).toContain('Upload must be a file');
  });

  test.for(['{', '{}', '{"0":"variables.file"}', '{"0":["nowhere.at.all"]}', '[]', 'null'])(
    'cannot break the server with a map of files: %s',
    async (map) => {
      const form = new FormData();
      form.append('operations', JSON.stringify({ query: '{ __typename }', variables: {} }));
      form.append('map', map);
      const { status, answer } = await post(form);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(answer)).not.toMatch(secrets);
    },
  );

  test('cannot keep the server busy with groups in groups', async () => {
    const inner = (times: number): string => (times === 0 ? 'ID' : `Delegues { WorkGroup { ${inner(times - 1)} } }`);
    for (const times of [4, 6, 10]) {
      const { answer } = await asJson({ query: `{ readWorkGroups { ${inner(times)} } }` }, AUTHORIZED);
      expect(at(answer, 'errors', 0, 'extensions', 'code') ?? 'answered').toBe(
        times < 6 ? 'answered' : 'QUERY_TOO_COSTLY',
      );
    }
  });

  test('is answered 413 for a body that is too large', async () => {
    expect((await asJson({ query: `#${'x'.repeat(21_000_001)}` })).status).toBe(413);
  });

  test('tries few wrong passwords', async () => {
    const own = await startApi(OPTIONS);
    const query = 'mutation { createToken(email: "fatou.diagne@tournee.example", password: "wrong") { code } }';
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () =>
        fetch(own.url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query }),
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(await tokenOf(own), 'another account at the same address').toMatch(/./);
    expect(refused.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
    await own.close();
  });

  test('reads no stack when the server itself fails, and the server goes on', async () => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
    const answers: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => answers.push(text));
    for (const target of ['//', '/api/v1/files/%', 'http://[']) {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
    }
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(answers.join('')).toContain('HTTP/1.1 404');
    expect(answers.join('')).not.toMatch(secrets);
    expect((await asJson({ query: '{ __typename }' })).status).toBe(200);
  });
});

describe('the command line', () => {
  test('has a default for everything, with the real time', () => {
    expect(readArguments([])).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      seed: 1,
      scenario: 'standard',
      tokenLifetime: undefined,
      agencyHeader: 'X-Agency-Id',
    });
    expect(readArguments([]).now).toBeGreaterThan(1_780_000_000);
  });

  test('reads what it is given', () => {
    const world = '--seed 7 --now 2026-11-19T08:10:00+01:00 --scenario small';
    const args = `--port 0 --host ::1 ${world} --token-lifetime 90 --agency-header X-Office`;
    expect(readArguments(args.split(' '))).toEqual({ ...OPTIONS, host: '::1', seed: 7, tokenLifetime: 90 });
  });

  test.for([
    ['--port', 'http'],
    ['--port', '65536'],
    ['--seed', '-1'],
    ['--now', 'today'],
    ['--scenario', 'huge'],
    ['--token-lifetime', '0'],
  ] as const)('names an invalid value: %s=%s', ([option, value]) => {
    expect(() => readArguments([`${option}=${value}`])).toThrow(option);
  });

  test('refuses an unknown option', () => {
    expect(() => readArguments(['--speed', 'fast'])).toThrow('--speed');
  });
});
