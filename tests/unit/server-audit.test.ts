// The server over HTTP against the specification « GraphQL over HTTP », as the package `graphql-http` audits it.
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { AGENCY_HEADER } from '#mocks/hosts/graphql-request.ts';
import { type RunningApi, startApi } from '#mocks/hosts/http.ts';

let running: RunningApi;
beforeAll(async () => {
  running = await startApi({
    port: 0,
    host: '127.0.0.1',
    seed: 1,
    now: DEFAULT_NOW,
    scenario: 'small',
    tokenLifetime: undefined,
    agencyHeader: AGENCY_HEADER,
  });
});
afterAll(() => running.close());

const audits = serverAudits({ url: () => running.url, fetchFn: fetch });

describe('the audit of GraphQL over HTTP', () => {
  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? result.status : `${result.status}: ${result.reason}`).toBe('ok');
  });
});
