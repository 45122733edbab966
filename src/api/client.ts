import { ApiError } from './errors.ts';
import type { ExchangeOptions, RawAnswer } from './exchange.ts';
import type { Operation } from './operation.ts';
import type { Settings } from './settings.ts';

/** The one endpoint (spec §9). */
const API_PATH = '/api/v1';

/** Value of the agency header of a call that is about no agency, and of a user who has not chosen one. */
const GLOBAL_AGENCY = 'global';

/** Calls that are about no agency (spec §7). */
const GLOBAL_CALLS: ReadonlySet<string> = new Set(['createToken', 'refreshToken', 'validateToken', 'readAllAgencies']);

/** Calls that ask who somebody is: UNAUTHORIZED answers the question, it does not end the session at hand. */
const ENTRY_CALLS: ReadonlySet<string> = new Set(['createToken', 'validateToken']);

/** What a token is made of (RFC 6750): whatever has anything else in it no server gave, and no request can carry. */
const TOKEN = /^[\w.~+/-]+=*$/;

/** Milliseconds: 20 MB take nine minutes at 300 kbit/s. */
const UPLOAD_TIMEOUT = 600_000;

export interface ApiOptions {
  readonly settings: Settings;
  /** The session's token; asked for at every call. */
  token(): string | null;
  /** The agency that is looked at; asked for at every call. */
  agency(): string | null;
  /** The session is over; called once, with the token it was about. */
  onUnauthorized(token: string): void;
  /** Stands in for the network. Uploads through it tell no progress but their end, unless there is `post`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Stands in for the network where progress is told. */
  readonly post?: ExchangeOptions['post'];
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; the settings' `requestTimeout` by default, ten minutes for an upload. */
  readonly timeout?: number;
}

export interface UploadOptions extends RequestOptions {
  /** Share of the body that is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface Answer<TResult> {
  readonly data: TResult;
  /** What is missing from `data`, and why (decision 20). Always empty for a write. */
  readonly errors: readonly ApiError[];
}

/** The way to the server; there is no other. Every failure is an {@link ApiError}. */
export interface Api {
  /**
   * Reads or writes. A read that has something to show answers it with its errors; one that has nothing, and a write
   * with any error, fails.
   * @throws {ApiError}
   */
  request<TResult extends object, TVariables extends object>(
    operation: Operation<TResult, TVariables>,
    variables: TVariables,
    options?: RequestOptions,
  ): Promise<Answer<TResult>>;

  /**
   * Writes with files among the variables. Succeeds only on HTTP 200 without errors (decision 19).
   * @throws {ApiError}
   */
  upload<TResult extends object, TVariables extends object>(
    operation: Operation<TResult, TVariables>,
    variables: TVariables,
    options?: UploadOptions,
  ): Promise<Answer<TResult>>;

  /**
   * Reads a file at an address that the server told. Only the API's own host is told who asks.
   * @throws {ApiError}
   */
  download(link: string, options?: RequestOptions): Promise<Blob>;
}

/** Makes the way to the server that the settings name. */
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

  /** Ends the session that a call belonged to: once, and not for a session that is no longer at hand. */
  function endSession(calls: readonly string[], token: string | null): void {
    if (calls.every((name) => ENTRY_CALLS.has(name))) return;
    if (token === null || token === endedToken || token !== options.token()) return;
    endedToken = token;
    options.onUnauthorized(token);
  }

  async function call<TResult extends object>(
    operation: Operation<TResult, never>,
    variables: object,
    { signal, timeout, ...how }: Deadline & Pick<ExchangeOptions, 'multipart' | 'onProgress'>,
  ): Promise<Answer<TResult>> {
    const token = options.token();
    if (token !== null && !TOKEN.test(token)) throw new ApiError('unauthorized');
    const answer = await withDeadline(
      async (stop) => {
        // What sends comes with the first call: no page waits for it.
        const { exchange } = await import('./exchange.ts').catch(() => {
          throw new ApiError('network');
        });
        const address = addressOf(settings);
        const headers = headersOf(operation.calls, token);
        const { fetch, post } = options;
        return exchange(operation, variables, { ...how, address, headers, token, signal: stop, fetch, post });
      },
      { signal, timeout },
    );
    const failure = failureOf(answer, operation.kind === 'mutation', how.multipart);
    if (failure) {
      if (failure.kind === 'unauthorized') endSession(operation.calls, token);
      throw failure;
    }
    if (!answer.data) throw new ApiError('no-data');
    return { data: answer.data, errors: answer.errors.map((error) => new ApiError('refused', { errors: [error] })) };
  }

  /** The read that tells a file's address. */
  const FILE_CALLS = ['getPharmaProductFileByID'];

  return {
    download: (link, { signal, timeout = UPLOAD_TIMEOUT } = {}) =>
      withDeadline(
        async (stop) => {
          const { download } = await import('./download.ts').catch(() => {
            throw new ApiError('network');
          });
          const token = options.token();
          const address = addressOf(settings);
          const headers = headersOf(FILE_CALLS, token);
          return download(new URL(link, address), { address, headers, signal: stop, fetch: options.fetch }).catch(
            (error: unknown) => {
              if (error instanceof ApiError && error.kind === 'unauthorized') endSession(FILE_CALLS, token);
              throw error;
            },
          );
        },
        { signal, timeout },
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

/** Whether a read that has errors has anything else: its calls are nullable, and each may have failed. */
function hasSomething(data: object | null | undefined): boolean {
  return Object.values(data ?? {}).some((answer) => answer !== null);
}

interface Deadline {
  readonly signal: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
}

/**
 * Does something that can be stopped, and fails as soon as it is: a `fetch` that does not hear the signal is not
 * waited for.
 */
function withDeadline<T>(work: (stop: AbortSignal) => Promise<T>, { signal, timeout }: Deadline): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (kind: 'aborted' | 'timeout') => {
      reject(new ApiError(kind));
      controller.abort();
    };
    const abort = () => {
      stop('aborted');
    };
    if (signal?.aborted) {
      abort();
      return;
    }
    const timer = setTimeout(() => {
      stop('timeout');
    }, timeout);
    signal?.addEventListener('abort', abort, { once: true });
    void work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      });
  });
}
