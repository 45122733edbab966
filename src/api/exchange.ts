import { ClientError, GraphQLClient } from 'graphql-request';
import { ApiError, readServerErrors, type ServerError } from './errors.ts';
import { multipartBody } from './multipart.ts';
import { makePresentable } from './presentable.ts';
import type { Operation } from './operation.ts';
import { postWithProgress } from './post-with-progress.ts';
import { tellServerTime } from './server-time.ts';

/** Variables whose values must not appear in an error. */
const SECRET_VARIABLES = ['token', 'password'] as const;

/** An answer before it is judged. */
export interface RawAnswer<TResult> {
  readonly status: number;
  readonly data: TResult | null | undefined;
  readonly errors: readonly ServerError[];
}

export interface ExchangeOptions {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Removed from errors. */
  readonly token: string | null;
  readonly signal: AbortSignal;
  /** Replaces the network. */
  readonly fetch: typeof globalThis.fetch | undefined;
  /** Replaces the network for uploads with progress. */
  readonly post: typeof postWithProgress | undefined;
  /** Whether files among the variables are sent as parts of a form. */
  readonly multipart: boolean;
  /** Called with the share of the form sent, 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined;
}

/**
 * Sends one operation and reads the answer.
 * @throws {ApiError} `network` if there is no answer, `malformed` if it cannot be read
 */
export async function exchange<TResult extends object>(
  operation: Operation<TResult, never>,
  variables: object,
  options: ExchangeOptions,
): Promise<RawAnswer<TResult>> {
  const { address, headers, token, signal } = options;
  const body = options.multipart ? multipartBody(operation, variables) : undefined;
  const client = new GraphQLClient(address, {
    headers,
    errorPolicy: 'all',
    signal,
    fetch: async (_address, init) => notForeign(await readWhole(() => send(init ?? {}, body, options))),
    // The name is known: graphql-request would parse the document of each call to find it.
    excludeOperationName: true,
    jsonSerializer: {
      parse: JSON.parse,
      stringify: (request: object) => JSON.stringify({ ...request, operationName: operation.name }),
    },
  });
  const hide = secretsOf(token, variables);
  try {
    const { status, data, errors } = await client.rawRequest<TResult | null>(operation.text, variables);
    if (data) await makePresentable(data, signal);
    return { status, data, errors: readServerErrors(errors, hide) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Errors of graphql-request contain the request, so they are not passed on.
    if (!(error instanceof ClientError)) throw new ApiError('malformed');
    const { status, errors } = error.response;
    return { status, data: null, errors: readServerErrors(errors, hide) };
  }
}

async function send(init: RequestInit, body: FormData | undefined, options: ExchangeOptions): Promise<Response> {
  const { address, signal, onProgress } = options;
  const fetchNow = options.fetch ?? globalThis.fetch;
  if (!body) return fetchNow(address, init);
  // The browser sets the type itself, because only it knows the boundary between the parts.
  const headers = new Headers(init.headers);
  headers.delete('Content-Type');
  const post = options.post ?? (options.fetch ? undefined : postWithProgress);
  if (onProgress && post) return post(address, { headers, body, signal }, onProgress);
  const response = await fetchNow(address, { ...init, headers, body });
  onProgress?.(1);
  return response;
}

/** Reads the whole body, so that a connection cut half-way is a network error rather than a malformed answer. */
async function readWhole(answer: () => Promise<Response>): Promise<Response> {
  try {
    const response = await answer();
    tellServerTime(response);
    await response.clone().text();
    return response;
  } catch {
    throw new ApiError('network');
  }
}

/**
 * Statuses that a portal, a proxy or a gateway gives with a page of its own. With 401 and 413 the page may be that of the server’s own
 * gateway, about this very call.
 */
const OF_GATEWAYS: ReadonlySet<number> = new Set([403, 404, 407]);

/** @throws {ApiError} `malformed`, for a page of something else that answers in the server’s place */
function notForeign(answer: Response): Response {
  const { status, headers } = answer;
  if (OF_GATEWAYS.has(status) && headers.get('Content-Type')?.startsWith('text/html'))
    throw new ApiError('malformed', { status });
  return answer;
}

function secretsOf(token: string | null, variables: object): readonly string[] {
  const secrets = SECRET_VARIABLES.map((name): unknown => Object.getOwnPropertyDescriptor(variables, name)?.value);
  return [token, ...secrets].filter((secret) => typeof secret === 'string' && secret !== '').map(String);
}
