import { describe, expect, test } from 'vitest';
import { apiAgainst, json } from './api-fake-server.ts';

const LINK = '/api/v1/files/file-1/amm.pdf';

describe('a file', () => {
  test('is read below the API’s host, by whoever asks', async () => {
    const { api, sent } = apiAgainst(() => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }));
    const file = await api.download(LINK);
    expect([await file.text(), file.type]).toEqual(['%PDF-', 'application/pdf']);
    expect(sent[0]?.url).toBe(`https://api.example${LINK}`);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
  });

  test('of another host is read without telling it who asks', async () => {
    const { api, sent } = apiAgainst(() => new Response('%PDF-'));
    await api.download('https://files.example/amm.pdf');
    expect(sent[0]?.url).toBe('https://files.example/amm.pdf');
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
  });

  test.for([
    [404, 'NOT_FOUND'],
    [403, 'call.http'],
    [500, 'call.http'],
  ] as const)('that answers %i fails as %s', async ([status, key]) => {
    const { api } = apiAgainst(() => json({}, status));
    await expect(api.download(LINK)).rejects.toMatchObject({ key });
  });

  test('that cannot be reached fails as such, and one that is no longer wanted is not waited for', async () => {
    const { api } = apiAgainst(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.download(LINK)).rejects.toMatchObject({ kind: 'network' });
    await expect(api.download(LINK, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('ends a session that is over', async () => {
    const { api, ended } = apiAgainst(() => json({}, 401));
    await expect(api.download(LINK)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(ended).toHaveLength(1);
  });
});
