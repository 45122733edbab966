import { ApiError } from './errors.ts';
import type { Caller, Calls } from './calls.ts';
import type { ExchangeOptions } from './exchange.ts';
import type { Operation } from './operation.ts';
import type { Settings } from './settings.ts';

/** Milliseconds. 20 MB take nine minutes at 300 kbit/s. */
const UPLOAD_TIMEOUT = 600_000;

export interface ApiOptions {
  readonly settings: Settings;
  /** The session's token; read for every call. */
  token(): string | null;
  /** The chosen agency; read for every call. */
  agency(): string | null;
  /** The server no longer accepts `token`. Called once per token. */
  onUnauthorized(token: string): void;
  /** Replaces the network. Uploads then report no progress before their end, unless `post` is given too. */
  readonly fetch?: typeof globalThis.fetch;
  /** Replaces the network for uploads with progress. */
  readonly post?: ExchangeOptions['post'];
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; the settings' `requestTimeout` by default, ten minutes for an upload. */
  readonly timeout?: number;
  /** The agency that the call is about, where that is not the chosen one. */
  readonly agency?: string | undefined;
}

export interface UploadOptions extends Omit<RequestOptions, 'agency'> {
  /** Called with the share of the body sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface Answer<TResult> {
  readonly data: TResult;
  /** Why parts of `data` are null (docs/rules/api.md#partial-reads). Always empty for a write. */
  readonly errors: readonly ApiError[];
}

/** All access to the server. Every failure is an {@link ApiError}. */
export interface Api {
  /**
   * Runs a query or a mutation. A query with partial data resolves with the data and its errors. A query without data
   * and a mutation with any error reject.
   * @throws {ApiError}
   */
  request<TResult extends object, TVariables extends object>(
    operation: Operation<TResult, TVariables>,
    variables: TVariables,
    options?: RequestOptions,
  ): Promise<Answer<TResult>>;

  /**
   * Runs a mutation with files among its variables. Succeeds only on HTTP 200 without errors (docs/rules/api.md#uploads).
   * @throws {ApiError}
   */
  upload<TResult extends object, TVariables extends object>(
    operation: Operation<TResult, TVariables>,
    variables: TVariables,
    options?: UploadOptions,
  ): Promise<Answer<TResult>>;

  /**
   * Downloads a file from a link that the server gave. The token is sent only to the API's own host.
   * @throws {ApiError}
   */
  download(link: string, options?: Omit<RequestOptions, 'agency'>): Promise<Blob>;
}

/** Creates the client for the server named in the settings. */
export function createApi(options: ApiOptions): Api {
  const { requestTimeout } = options.settings;
  let calls: Promise<Calls> | null = null;

  /** The code of the calls, loaded with the first of them, so that no page waits for it. */
  const loaded = () =>
    (calls ??= import('./calls.ts').then(
      ({ createCalls }) => createCalls(options),
      () => {
        calls = null;
        throw new ApiError('network');
      },
    ));

  /** Runs a call for whoever is signed in when it is made, even if its code is still to come. */
  async function run<T>(
    work: (api: Calls, as: Caller) => Promise<T>,
    deadline: Deadline,
    agency = options.agency(),
  ): Promise<T> {
    const caller = { token: options.token(), agency };
    return withDeadline(async (signal) => work(await loaded(), { ...caller, signal }), deadline);
  }

  return {
    request: (operation, variables, { signal, timeout = requestTimeout, agency } = {}) =>
      run((api, as) => api.send(operation, variables, as), { signal, timeout }, agency),

    upload: (operation, variables, { signal, timeout = UPLOAD_TIMEOUT, onProgress } = {}) =>
      run((api, as) => api.send(operation, variables, as, { onProgress }), { signal, timeout }),

    download: (link, { signal, timeout = UPLOAD_TIMEOUT } = {}) =>
      run((api, as) => api.download(link, as), { signal, timeout }),
  };
}

interface Deadline {
  readonly signal: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
}

/**
 * Runs `work` and rejects as soon as the caller aborts or the time is up, even if `work` ignores its signal. The timer is
 * our own: tests cannot advance `AbortSignal.timeout`, and it cannot be cleared when the work is done.
 * @throws {ApiError} `aborted` or `timeout`
 */
async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { signal: caller, timeout }: Deadline,
): Promise<T> {
  if (caller?.aborted) throw new ApiError('aborted');
  const late = new AbortController();
  const signal = AbortSignal.any(caller ? [caller, late.signal] : [late.signal]);
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError(late.signal.aborted ? 'timeout' : 'aborted')));
  });
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    return await Promise.race([stopped, work(signal)]);
  } finally {
    clearTimeout(timer);
  }
}
