import { describe, expect, test, vi } from 'vitest';
import { ReadAllAgenciesDocument } from '#queries/agencies.generated.ts';
import { createApi } from '#api/client.ts';
import { CreateTokenDocument, ValidateTokenDocument } from '#api/session.generated.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { answerHttp } from '#mocks/hosts/graphql-request.ts';
import { createSimulatedNetwork, delayOf } from '#mocks/hosts/simulated-network.ts';
import { writing } from '#mocks/hosts/written-answer.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { DEMO_PASSWORD } from '#mocks/seed/personas.ts';
import type { Server, ServerAnswer, ServerRequest } from '#mocks/server/server.ts';
import { enterAs, textAt } from './server-client.ts';

const ADDRESS = 'https://demo.example/api/v1';

function request(body: BodyInit, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request(ADDRESS, { method: 'POST', body, headers });
}

/** A server that only records what it is asked. */
function echo() {
  const execute = vi.fn<(call: ServerRequest) => Promise<ServerAnswer>>(async () => ({ data: { done: true } }));
  const readFile = vi.fn<Server['readFile']>(async () => ({ status: 404 }));
  return { execute, readFile, asked: () => execute.mock.calls.at(-1)?.[0] };
}

describe('a GraphQL request over HTTP', () => {
  test('is read from JSON, with its headers', async () => {
    const { asked, ...server } = echo();
    const { execute } = writing(server);
    const body = JSON.stringify({ query: '{ a }', variables: { b: 1 }, operationName: 'C' });
    const response = await answerHttp(request(body, { Authorization: 'Bearer t', 'X-Agency-Id': 'cm' }), execute);
    expect(await response.json()).toEqual({ data: { done: true } });
    expect(asked()).toEqual({
      query: '{ a }',
      variables: { b: 1 },
      operationName: 'C',
      authorization: 'Bearer t',
      agency: 'cm',
    });
  });

  const form = (operations: string, map: string, ...files: readonly File[]): FormData => {
    const parts = new FormData();
    parts.append('operations', operations);
    parts.append('map', map);
    for (const [name, file] of files.entries()) parts.append(String(name), file);
    return parts;
  };

  test('is read from a form, with each file at all of its paths', async () => {
    const { asked, ...server } = echo();
    const { execute } = writing(server);
    const [one, other] = [new File(['1'], 'one.csv'), new File(['22'], 'other.csv')];
    const operations = JSON.stringify({ query: 'q', variables: { file: null, more: [null, { deep: null }] } });
    const map = JSON.stringify({ 0: ['variables.file', 'variables.more.1.deep'], 1: ['variables.more.0'] });
    await answerHttp(request(form(operations, map, one, other)), execute);
    expect(asked()?.variables).toMatchObject({
      file: { name: 'one.csv' },
      more: [{ name: 'other.csv' }, { deep: { name: 'one.csv' } }],
    });
  });

  test.for([
    ['text that is not JSON', '{'],
    ['JSON that is not an object', '[]'],
    ['a missing query', '{"variables":{}}'],
    ['a form without operations', form('', '{}')],
    ['a form without its file', form('{"query":"q","variables":{"file":null}}', '{"0":["variables.file"]}')],
    ['a path that is not in a list', form('{"query":"q"}', '{"0":"variables.file"}', new File([''], 'a'))],
    [
      'a path that leads nowhere',
      form('{"query":"q","variables":{}}', '{"0":["variables.file"]}', new File([''], 'a')),
    ],
  ] as const)('is refused for %s', async ([, body]) => {
    const server = echo();
    const response = await answerHttp(request(body), writing(server).execute);
    expect(response.status).toBe(400);
    expect(textAt(await response.json(), 'errors', 0, 'message')).not.toBe('');
    expect(server.execute).not.toHaveBeenCalled();
  });
});

describe('the network to the server', () => {
  const call = () => request('{"query":"{ a }"}');

  test('passes on a call and its answer, and notifies of changed conditions', async () => {
    const network = createSimulatedNetwork({ server: writing(echo()) });
    expect((await network.send(call())).status).toBe(200);
    const heard = vi.fn<() => void>();
    const leave = network.subscribe(heard);
    const before = network.conditions();
    expect(network.conditions()).toBe(before);
    network.setLatency('3g');
    expect(network.conditions()).toEqual({ latency: '3g', failure: 'none', faults: {} });
    leave();
    network.setLatency('none');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('fails the next call once, before it reaches the server', async () => {
    const server = echo();
    const { execute } = server;
    const network = createSimulatedNetwork({ server: writing(server) });
    network.setFailure('next');
    expect((await network.send(call())).status).toBe(500);
    expect(execute).not.toHaveBeenCalled();
    expect(network.conditions().failure).toBe('none');
    expect((await network.send(call())).status).toBe(200);
  });

  test('stays cut until it is restored', async () => {
    const server = echo();
    const { execute } = server;
    const network = createSimulatedNetwork({ server: writing(server) });
    network.setFailure('all');
    expect((await network.send(call())).type).toBe('error');
    expect((await network.send(call())).type).toBe('error');
    expect(execute).not.toHaveBeenCalled();
    network.setFailure('none');
    expect((await network.send(call())).status).toBe(200);
  });

  describe('with a fault for calls of one name', () => {
    const named = (name: string) => request(JSON.stringify({ query: `mutation Any { ${name}(a: 1) { ID } }` }));

    test('fails those calls once or until the fault is removed, and passes on others', async () => {
      const network = createSimulatedNetwork({
        server: writing(echo()),
        faults: { createReminder: 'next', deleteReminder: 'all' },
      });
      expect((await network.send(named('createReminderOfSomething'))).status).toBe(200);
      expect((await network.send(named('createReminder'))).status).toBe(500);
      expect(network.conditions().faults).toEqual({ deleteReminder: 'all' });
      expect((await network.send(named('createReminder'))).status).toBe(200);
      expect((await network.send(named('deleteReminder'))).type).toBe('error');
      expect((await network.send(named('deleteReminder'))).type).toBe('error');
      network.setFault('deleteReminder', null);
      expect((await network.send(named('deleteReminder'))).status).toBe(200);
    });

    test('knows a call by the operation, not by a right of the same name in a login answer', async () => {
      const network = createSimulatedNetwork({ server: writing(echo()), faults: { editWorkArea: 'all' } });
      const send = async (query: string) => (await network.send(request(JSON.stringify({ query })))).type;
      expect(await send('mutation Login { createToken(email: "a") { acl { editWorkArea } } }')).not.toBe('error');
      expect(await send('{ createToken { ...Acl } } fragment Acl on Rights { editWorkArea }')).not.toBe('error');
      expect(await send('mutation Edit($ID: ID!) { editWorkArea(ID: $ID) { ID } }')).toBe('error');
    });

    test('expires the session of one call once, or slows it down', async () => {
      const { asked, ...server } = echo();
      const wait = vi.fn<(milliseconds: number) => Promise<void>>(async () => undefined);
      const network = createSimulatedNetwork({ server: writing(server), wait });
      network.setFault('createReminder', 'expire');
      network.setFault('editReminder', '3g');
      await network.send(named('createReminder'));
      expect(asked()?.tokensExpired).toBe(true);
      await network.send(named('createReminder'));
      expect(asked()?.tokensExpired).toBeUndefined();
      expect(wait).not.toHaveBeenCalled();
      await network.send(named('editReminder'));
      expect(wait).toHaveBeenCalledOnce();
    });
  });

  describe('where an answer does not come', () => {
    const writes = (name: string) => request(JSON.stringify({ query: `mutation Any { ${name}(a: 1) { ID } }` }));

    test('loses it once, after the server has done the call', async () => {
      const server = echo();
      const { execute } = server;
      const network = createSimulatedNetwork({ server: writing(server), faults: { createVisitReport: 'lost' } });
      expect((await network.send(writes('createVisitReport'))).type).toBe('error');
      expect(execute).toHaveBeenCalledTimes(1);
      expect((await network.send(writes('createVisitReport'))).status).toBe(200);
    });

    test('has the server do a call once the application has given it up', async () => {
      const server = echo();
      const { execute } = server;
      const pause = Promise.withResolvers<void>();
      const wait = vi.fn<(milliseconds: number) => Promise<void>>(() => pause.promise);
      const network = createSimulatedNetwork({ server: writing(server), faults: { createVisitReport: 'late' }, wait });
      const answer = network.send(writes('createVisitReport'));
      await vi.waitFor(() => expect(wait).toHaveBeenCalledTimes(1));
      expect(wait.mock.calls[0]?.[0]).toBeGreaterThan(DEFAULT_SETTINGS.requestTimeout);
      expect(execute).not.toHaveBeenCalled();
      pause.resolve();
      expect((await answer).type).toBe('error');
      expect(execute).toHaveBeenCalledTimes(1);
    });

    test('has the server do a call as soon as it is given up', async () => {
      const server = echo();
      const { execute } = server;
      const wait = () => new Promise<void>(() => {});
      const network = createSimulatedNetwork({ server: writing(server), faults: { createVisitReport: 'late' }, wait });
      const giveUp = new AbortController();
      const asked = new Request(writes('createVisitReport'), { signal: giveUp.signal });
      const answer = network.send(asked);
      giveUp.abort();
      expect((await answer).type).toBe('error');
      expect(execute).toHaveBeenCalledTimes(1);
    });

    test.each(['lost', 'late'] as const)('of the next write alone, if it is %s', async (failure) => {
      const network = createSimulatedNetwork({ server: writing(echo()), wait: () => Promise.resolve() });
      network.setFailure(failure);
      expect((await network.send(call())).status).toBe(200);
      expect(network.conditions().failure).toBe(failure);
      expect((await network.send(writes('createVisitReport'))).type).toBe('error');
      expect(network.conditions().failure).toBe('none');
    });

    test('puts a page of HTML in its place until it is set right', async () => {
      const server = echo();
      const { execute } = server;
      const network = createSimulatedNetwork({ server: writing(server) });
      network.setFailure('page');
      for (const asked of [call(), writes('createVisitReport')]) {
        const answer = await network.send(asked);
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html']);
      }
      expect(execute).not.toHaveBeenCalled();
      network.setFailure('none');
      expect((await network.send(call())).headers.get('Content-Type')).toContain('json');
    });
  });

  test('passes on a download', async () => {
    const server = echo();
    server.readFile.mockResolvedValueOnce({ content: new Blob(['%PDF-']), type: 'application/pdf', name: 'é.pdf' });
    const network = createSimulatedNetwork({ server: writing(server) });
    const ask = () =>
      network.send(
        new Request('https://demo.example/api/v1/files/file-1/%C3%A9.pdf', {
          headers: { Authorization: 'Bearer t', 'X-Agency-Id': 'cm' },
        }),
      );
    const found = await ask();
    expect(await found.text()).toBe('%PDF-');
    expect(found.headers.get('Content-Type')).toBe('application/pdf');
    expect(server.readFile).toHaveBeenCalledWith({
      ID: 'file-1',
      authorization: 'Bearer t',
      agency: 'cm',
      tokensExpired: false,
    });
    expect((await ask()).status).toBe(404);
    expect(server.execute).not.toHaveBeenCalled();
  });

  describe('an upload', () => {
    const form = () => {
      const body = new FormData();
      body.append('operations', '{"query":"q","variables":{"file":null}}');
      body.append('map', '{"0":["variables.file"]}');
      body.append('0', new File([new Uint8Array(10_000)], 'a.pdf'));
      return { headers: new Headers(), body, signal: new AbortController().signal };
    };
    const wait = async () => undefined;

    test('reports progress', async () => {
      const server = echo();
      const network = createSimulatedNetwork({ server: writing(server), wait });
      network.setLatency('3g');
      const shares: number[] = [];
      const response = await network.post(ADDRESS, form(), (share) => shares.push(share));
      expect(await response.json()).toEqual({ data: { done: true } });
      expect(shares.length).toBeGreaterThan(2);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.at(-1)).toBe(1);
      expect(server.asked()?.variables).toMatchObject({ file: { name: 'a.pdf', size: 10_000 } });
    });

    test('that is cancelled or cut never reaches the server, and can be sent again', async () => {
      const server = echo();
      const network = createSimulatedNetwork({ server: writing(server), wait });
      const controller = new AbortController();
      const cancelled = network.post(ADDRESS, { ...form(), signal: controller.signal }, () => controller.abort());
      await expect(cancelled).rejects.toThrow('aborted');
      const cut = network.post(ADDRESS, form(), () => network.setFailure('all'));
      await expect(cut).rejects.toThrow('Failed to fetch');
      expect(server.execute).not.toHaveBeenCalled();
      network.setFailure('none');
      expect((await network.post(ADDRESS, form(), () => undefined)).status).toBe(200);
    });
  });

  test('delays a call by its size', async () => {
    const wait = vi.fn<(milliseconds: number) => Promise<void>>(async () => undefined);
    const network = createSimulatedNetwork({ server: writing(echo()), wait });
    network.setLatency('3g');
    await network.send(call());
    expect(wait).toHaveBeenCalledExactlyOnceWith(delayOf('3g', 0, '{"data":{"done":true}}'.length));
    expect(delayOf('none', 5e6, 5e6)).toBe(0);
    expect(delayOf('3g', 0, 0)).toBe(400);
    expect(delayOf('3g', 5_000_000, 0)).toBeGreaterThan(delayOf('3g', 0, 5_000_000));
  });
});

describe('the application against the server in the same process', () => {
  async function open() {
    const { server, network, fetch } = startNodeHost();
    const { authorization, agency } = await enterAs(server, 'Boss');
    let token: string | null = authorization.replace('Bearer ', '');
    const onUnauthorized = vi.fn<(token: string) => void>();
    const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
    const api = createApi({ settings, token: () => token, agency: () => agency, onUnauthorized, fetch });
    const signIn = async () => {
      const { data } = await api.request(CreateTokenDocument, {
        email: 'serge.etoundi@tournee.example',
        password: DEMO_PASSWORD,
      });
      token = data.createToken.token;
      return data.createToken.valid;
    };
    return { api, network, onUnauthorized, signIn };
  }

  test('a cut is a network error, and a single failure is an HTTP error', async () => {
    const { api, network } = await open();
    network.setFailure('all');
    await expect(api.request(ValidateTokenDocument, {})).rejects.toMatchObject({ kind: 'network' });
    network.setFailure('next');
    await expect(api.request(ValidateTokenDocument, {})).rejects.toMatchObject({ kind: 'http', status: 500 });
    expect((await api.request(ValidateTokenDocument, {})).data.validateToken?.valid).toBe(true);
  });

  test('an expired session ends, and a new sign-in works again', async () => {
    const { api, network, onUnauthorized, signIn } = await open();
    network.setFailure('expire');
    const validated = await api.request(ValidateTokenDocument, {});
    expect(validated.data.validateToken?.valid).toBe(false);
    await expect(api.request(ReadAllAgenciesDocument, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(network.conditions().failure).toBe('expire');
    expect(await signIn()).toBe(true);
    expect(network.conditions().failure).toBe('none');
    expect((await api.request(ReadAllAgenciesDocument, {})).data.readAllAgencies).toHaveLength(1);
  });
});
