import { ApiError } from './errors.ts';
import type { ExchangeOptions, RawAnswer } from './exchange.ts';
import { documentFor, isOurs, isServed, isUnknownCall, notServed } from './extensions.ts';
import type { Operation } from './operation.ts';
import type { Settings } from './settings.ts';

/** The only endpoint (docs/rules/api.md#call-headers). */
const API_PATH = '/api/v1';

/** Value of the agency header for calls without an agency, and before the user has chosen one. */
const GLOBAL_AGENCY = 'global';

/** Calls that do not depend on the agency. */
const GLOBAL_CALLS: ReadonlySet<string> = new Set(['createToken', 'refreshToken', 'validateToken', 'readAllAgencies']);

/** Calls that sign in or check a token: UNAUTHORIZED is their answer, and does not end the current session. */
const ENTRY_CALLS: ReadonlySet<string> = new Set(['createToken', 'validateToken']);

/** The characters of a bearer token (RFC 6750). Any other text cannot be sent in a header. */
const TOKEN = /^[\w.~+/-]+=*$/;

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
}

export interface UploadOptions extends RequestOptions {
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
  download(link: string, options?: RequestOptions): Promise<Blob>;
}

/** Creates the client for the server named in the settings. */
export function createApi(options: ApiOptions): Api {
  const { settings } = options;
  let endedToken: string | null = null;

  function headersOf(calls: readonly string[], token: string | null): Record<string, string> {
    const global = calls.every((name) => GLOBAL_CALLS.has(name));
    return {
      [settings.agencyHeader]: (!global && options.agency()) || GLOBAL_AGENCY,
      ...(token && { Authorization: `Bearer ${token}` }),
    };
  }

  /** Reports the end of the session that a call belonged to: once, and only if that session is still the current one. */
  function endSession(calls: readonly string[], token: string | null): void {
    if (calls.every((name) => ENTRY_CALLS.has(name))) return;
    if (token === null || token === endedToken || token !== options.token()) return;
    endedToken = token;
    options.onUnauthorized(token);
  }

  async function call<TResult extends object>(
    operation: Operation<TResult, never>,
    variables: object,
    { signal: caller, timeout, ...how }: Deadline & Pick<ExchangeOptions, 'multipart' | 'onProgress'>,
  ): Promise<Answer<TResult>> {
    const { lacks } = settings;
    if (!isServed(operation, lacks)) throw notServed(operation);
    const token = options.token();
    if (token !== null && !TOKEN.test(token)) throw new ApiError('unauthorized');
    const sent = { ...operation, text: documentFor(operation.text, lacks) };
    const answer = await withDeadline(
      async (signal) => {
        // Loaded with the first call, so that no page waits for graphql-request.
        const { exchange } = await import('./exchange.ts').catch(() => {
          throw new ApiError('network');
        });
        const address = addressOf(settings);
        const headers = headersOf(operation.calls, token);
        const { fetch, post } = options;
        return exchange(sent, variables, { ...how, address, headers, token, signal, fetch, post });
      },
      { signal: caller, timeout },
    );
    const failure = failureOf(answer, operation.kind === 'mutation', how.multipart);
    if (failure) {
      if (failure.kind === 'unauthorized') endSession(operation.calls, token);
      // A server whose `config.json` does not say that it lacks the call says so itself.
      if (isOurs(operation) && isUnknownCall(failure.serverMessages)) throw notServed(operation);
      throw failure;
    }
    if (!answer.data) throw new ApiError('no-data');
    return { data: answer.data, errors: answer.errors.map((error) => new ApiError('refused', { errors: [error] })) };
  }

  /** The call that gives the link of a file. */
  const FILE_CALLS = ['getPharmaProductFileByID'];

  return {
    download: (link, { signal: caller, timeout = UPLOAD_TIMEOUT } = {}) =>
      withDeadline(
        async (signal) => {
          const { download } = await import('./download.ts').catch(() => {
            throw new ApiError('network');
          });
          const token = options.token();
          const address = addressOf(settings);
          const headers = headersOf(FILE_CALLS, token);
          return download(new URL(link, address), { address, headers, signal, fetch: options.fetch }).catch(
            (error: unknown) => {
              if (error instanceof ApiError && error.kind === 'unauthorized') endSession(FILE_CALLS, token);
              throw error;
            },
          );
        },
        { signal: caller, timeout },
      ),

    request: (operation, variables, { signal, timeout = settings.requestTimeout } = {}) =>
      call(operation, variables, { signal, timeout, multipart: false, onProgress: undefined }),

    upload: (operation, variables, { signal, timeout = UPLOAD_TIMEOUT, onProgress } = {}) =>
      call(operation, variables, { signal, timeout, multipart: true, onProgress }),
  };
}

function addressOf({ apiHost }: Settings): string {
  return apiHost ? apiHost + API_PATH : new URL(API_PATH, location.origin).href;
}

/** The error that an answer means; `null` when it is usable. */
function failureOf({ status, data, errors }: RawAnswer<object>, write: boolean, multipart: boolean): ApiError | null {
  if (status === 401 || errors.some(({ message }) => message.includes('UNAUTHORIZED'))) {
    return new ApiError('unauthorized', { status, errors });
  }
  const refused = errors.length > 0;
  if (status < 200 || status >= 300) {
    return new ApiError(refused && status < 500 ? 'refused' : 'http', { status, errors });
  }
  if (multipart && status !== 200) return new ApiError('http', { status, errors });
  if (refused && (write || multipart || !hasSomething(data))) return new ApiError('refused', { status, errors });
  if (Array.isArray(data)) return new ApiError('malformed', { status });
  return data && Object.keys(data).length > 0 ? null : new ApiError('no-data', { status });
}

/** Whether an answer with errors also has data. Each field of a query is nullable, and may fail without the others. */
function hasSomething(data: object | null | undefined): boolean {
  return Object.values(data ?? {}).some((answer) => answer !== null);
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
