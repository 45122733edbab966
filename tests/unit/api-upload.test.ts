import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '#api/client.ts';
import type { Operation } from '#api/operation.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { apiAgainst, errors, json, readJson, type Sent } from './api-fake-server.ts';

type Variables = {
  name: string;
  file?: File | null;
  more?: readonly File[];
  deep?: { files: readonly (File | null)[] };
};

const UPLOAD: Operation<{ createPharmaProductFile: { ID: string } }, Variables> = {
  kind: 'mutation',
  name: 'Upload',
  calls: ['createPharmaProductFile'],
  text: 'mutation Upload($file: Upload!) { createPharmaProductFile(file: $file) { ID } }',
};
const UPLOADED = { data: { createPharmaProductFile: { ID: '1' } } };

const pdf = new File(['%PDF'], 'amm.pdf', { type: 'application/pdf' });
const csv = new File(['a;b'], 'ventes.csv', { type: 'text/csv' });

function formOf(sent: Sent | undefined): FormData {
  if (!(sent?.body instanceof FormData)) throw new Error('No form was sent.');
  return sent.body;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the multipart body', () => {
  test('contains the operation, the map and the file, in this order', async () => {
    const { api, sent } = apiAgainst(() => json(UPLOADED));
    await api.upload(UPLOAD, { name: 'AMM', file: pdf });
    const form = formOf(sent[0]);
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(readJson(form.get('operations'))).toEqual({
      query: UPLOAD.text,
      operationName: 'Upload',
      variables: { name: 'AMM', file: null },
    });
    expect(readJson(form.get('map'))).toEqual({ 0: ['variables.file'] });
    const file = form.get('0');
    expect(file instanceof File && [file.name, file.type, file.size]).toEqual(['amm.pdf', 'application/pdf', 4]);
  });

  test('has the usual headers, and the browser sets the boundary', async () => {
    const { api, sent } = apiAgainst(() => json(UPLOADED));
    await api.upload(UPLOAD, { name: 'AMM', file: pdf });
    expect(sent[0]?.url).toBe('https://api.example/api/v1');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
    expect(sent[0]?.headers.get('X-Agency-Id')).toBe('agency-1');
    expect(sent[0]?.headers.has('Content-Type')).toBe(false);
  });

  test('finds files in lists and objects, and sends a file used twice only once', async () => {
    const { api, sent } = apiAgainst(() => json(UPLOADED));
    await api.upload(UPLOAD, { name: 'AMM', file: pdf, more: [csv, pdf], deep: { files: [null, csv] } });
    const form = formOf(sent[0]);
    expect([...form.keys()]).toEqual(['operations', 'map', '0', '1']);
    expect(readJson(form.get('map'))).toEqual({
      0: ['variables.file', 'variables.more.1'],
      1: ['variables.more.0', 'variables.deep.files.1'],
    });
  });

  test('is plain JSON without files', async () => {
    const { api, sent } = apiAgainst(() => json(UPLOADED));
    await api.upload(UPLOAD, { name: 'AMM', file: null });
    expect(readJson(sent[0]?.body)).toMatchObject({ variables: { name: 'AMM', file: null } });
  });
});

describe('an upload', () => {
  test('succeeds on 200 without errors', async () => {
    const { api } = apiAgainst(() => json(UPLOADED));
    await expect(api.upload(UPLOAD, { name: 'AMM', file: pdf })).resolves.toEqual({ ...UPLOADED, errors: [] });
  });

  test.each([
    ['http', () => json(UPLOADED, 201)],
    ['http', () => new Response('Payload Too Large', { status: 413 })],
    ['refused', () => json({ ...UPLOADED, ...errors('Format') })],
    ['unauthorized', () => json(errors('UNAUTHORIZED'))],
    ['no-data', () => json({ data: null })],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails as %s otherwise (%#)', async (kind, answer) => {
    const { api } = apiAgainst(answer);
    await expect(api.upload(UPLOAD, { name: 'AMM', file: pdf })).rejects.toMatchObject({ kind });
  });

  test('has a longer timeout than a request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = apiAgainst(() => new Promise<Response>(() => {}));
    const outcome = api.upload(UPLOAD, { name: 'AMM', file: pdf }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(599_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });
});

/** The part of XMLHttpRequest that an upload uses. */
class FakeRequest extends EventTarget {
  static readonly sent = new EventTarget();
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  url = '';
  status = 0;
  responseText = '';
  body: unknown = null;
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(): string {
    return 'application/json';
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: unknown): void {
    this.body = body;
    FakeRequest.sent.dispatchEvent(new CustomEvent('sent', { detail: this }));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

/** Starts an upload over XMLHttpRequest and waits until it was sent. */
async function start({ signal }: { signal?: AbortSignal } = {}) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const api = createApi({
    settings: { ...DEFAULT_SETTINGS, apiHost: 'https://api.example' },
    token: () => 'secret-token',
    agency: () => 'agency-1',
    onUnauthorized: () => {},
  });
  const shares: number[] = [];
  const sent = new Promise<FakeRequest>((resolve) => {
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && event.detail instanceof FakeRequest) resolve(event.detail);
    };
    FakeRequest.sent.addEventListener('sent', hear, { once: true });
  });
  const onProgress = (share: number) => shares.push(share);
  const upload = api.upload(UPLOAD, { name: 'AMM', file: pdf }, { onProgress, ...(signal && { signal }) });
  const outcome = upload.then(
    ({ data }) => data,
    (error: unknown) => error,
  );
  return { outcome, shares, request: await sent };
}

describe('an upload with progress', () => {
  test('sends the same form and headers, and reads the same answer', async () => {
    const { outcome, shares, request } = await start();
    request.progress(1, 0);
    request.progress(1, 4);
    request.progress(4, 4);
    request.answer(200, UPLOADED);
    expect(await outcome).toEqual(UPLOADED.data);
    expect(shares).toEqual([0.25, 1]);
    expect(request.url).toBe('https://api.example/api/v1');
    expect([...request.headers.keys()].toSorted()).toEqual(['accept', 'authorization', 'x-agency-id']);
    expect(request.body instanceof FormData && [...request.body.keys()]).toEqual(['operations', 'map', '0']);
  });

  test.each([
    ['http', (request: FakeRequest) => request.answer(500, {})],
    ['http', (request: FakeRequest) => request.answer(201, UPLOADED)],
    ['refused', (request: FakeRequest) => request.answer(200, errors('Format'))],
    ['network', (request: FakeRequest) => request.dispatchEvent(new Event('error'))],
  ])('fails as %s, like any other call (%#)', async (kind, happen) => {
    const { outcome, request } = await start();
    happen(request);
    expect(await outcome).toMatchObject({ kind });
  });

  test('stops when aborted', async () => {
    const controller = new AbortController();
    const { outcome, request } = await start({ signal: controller.signal });
    const aborted = new Promise((resolve) => {
      request.addEventListener('abort', resolve);
    });
    controller.abort();
    await aborted;
    expect(await outcome).toMatchObject({ kind: 'aborted' });
  });

  test('reports only its end with an injected fetch', async () => {
    const { api } = apiAgainst(() => json(UPLOADED));
    const shares: number[] = [];
    await api.upload(UPLOAD, { name: 'AMM', file: pdf }, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([1]);
  });
});
