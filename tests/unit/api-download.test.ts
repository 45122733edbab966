import { describe, expect, test } from 'vitest';
import { apiAgainst, json } from './api-fake-server.ts';

const LINK = '/api/v1/files/file-1/amm.pdf';

describe('a download', () => {
  test('from the API’s host carries the session', async () => {
    const { api, sent } = apiAgainst(() => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }));
    const file = await api.download(LINK);
    expect([await file.text(), file.type]).toEqual(['%PDF-', 'application/pdf']);
    expect(sent[0]?.url).toBe(`https://api.example${LINK}`);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
  });

  test('from another host carries no session', async () => {
    const { api, sent } = apiAgainst(() => new Response('%PDF-'));
    await api.download('https://files.example/amm.pdf');
    expect(sent[0]?.url).toBe('https://files.example/amm.pdf');
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
  });

  test.for([
    [404, 'NOT_FOUND'],
    [403, 'call.http'],
    [500, 'call.http'],
  ] as const)('with status %i fails as %s', async ([status, key]) => {
    const { api } = apiAgainst(() => json({}, status));
    await expect(api.download(LINK)).rejects.toMatchObject({ key });
  });

  test('fails as a network error when there is no answer, and stops at once when aborted', async () => {
    const { api } = apiAgainst(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.download(LINK)).rejects.toMatchObject({ kind: 'network' });
    await expect(api.download(LINK, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('ends the session on UNAUTHORIZED', async () => {
    const { api, ended } = apiAgainst(() => json({}, 401));
    await expect(api.download(LINK)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(ended).toHaveLength(1);
  });
});
