import type { Answer, ApiOptions, UploadOptions } from './client.ts';
import { download } from './download.ts';
import { ApiError } from './errors.ts';
import { exchange, type RawAnswer } from './exchange.ts';
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

/** The call that gives the link of a file. */
const FILE_CALLS = ['getPharmaProductFileByID'];

/** Who makes a call, and until when. */
export interface Caller {
  readonly token: string | null;
  readonly agency: string | null;
  readonly signal: AbortSignal;
}

/** The calls of an {@link Api}, without their deadlines. Every failure is an {@link ApiError}. */
export interface Calls {
  /** @param upload set for a mutation whose files are sent as the parts of a form */
  send<TResult extends object, TVariables extends object>(
    operation: Operation<TResult, TVariables>,
    variables: TVariables,
    caller: Caller,
    upload?: { readonly onProgress: UploadOptions['onProgress'] | undefined },
  ): Promise<Answer<TResult>>;
  download(link: string, caller: Caller): Promise<Blob>;
}

export function createCalls({ settings, ...options }: ApiOptions): Calls {
  const address = addressOf(settings);
  let endedToken: string | null = null;

  function headersOf(calls: readonly string[], { token, agency }: Caller): Record<string, string> {
    const global = calls.every((name) => GLOBAL_CALLS.has(name));
    return {
      [settings.agencyHeader]: (!global && agency) || GLOBAL_AGENCY,
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

  return {
    async send(operation, variables, caller, upload) {
      const { lacks } = settings;
      if (!isServed(operation, lacks)) throw notServed(operation);
      const { token, signal } = caller;
      if (token !== null && !TOKEN.test(token)) throw new ApiError('unauthorized');
      const multipart = upload !== undefined;
      const answer = await exchange({ ...operation, text: documentFor(operation.text, lacks) }, variables, {
        address,
        headers: headersOf(operation.calls, caller),
        token,
        signal,
        fetch: options.fetch,
        post: options.post,
        multipart,
        onProgress: upload?.onProgress,
      });
      const failure = failureOf(answer, operation.kind === 'mutation', multipart);
      if (failure) {
        if (failure.kind === 'unauthorized') endSession(operation.calls, token);
        // A server whose `config.json` does not say that it lacks the call says so itself.
        if (isOurs(operation) && isUnknownCall(failure.serverMessages)) throw notServed(operation);
        throw failure;
      }
      if (!answer.data) throw new ApiError('no-data');
      return { data: answer.data, errors: answer.errors.map((error) => new ApiError('refused', { errors: [error] })) };
    },

    download(link, caller) {
      const headers = headersOf(FILE_CALLS, caller);
      return download(new URL(link, address), { address, headers, signal: caller.signal, fetch: options.fetch }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.kind === 'unauthorized') endSession(FILE_CALLS, caller.token);
          throw error;
        },
      );
    },
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
