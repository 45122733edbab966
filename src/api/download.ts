import { ApiError } from './errors.ts';

export interface DownloadOptions {
  /** Of the API. */
  readonly address: string;
  /** Who asks: for the API's own host only. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Stands in for the network. */
  readonly fetch: typeof globalThis.fetch | undefined;
}

/** @throws {ApiError} */
export async function download(
  link: URL,
  { address, headers, signal, fetch: ownFetch }: DownloadOptions,
): Promise<Blob> {
  const isOurs = link.origin === new URL(address).origin;
  const fetchNow = ownFetch ?? globalThis.fetch;
  let response: Response;
  try {
    response = await fetchNow(link, { signal, ...(isOurs && { headers }) });
  } catch {
    throw new ApiError('network');
  }
  const { status } = response;
  if (status === 401 && isOurs) throw new ApiError('unauthorized', { status });
  if (status === 404) throw new ApiError('refused', { status, errors: [{ message: 'NOT_FOUND', dependents: [] }] });
  if (!response.ok) throw new ApiError('http', { status });
  // A connection that is cut half-way is no answer.
  return response.blob().catch(() => {
    throw new ApiError('network');
  });
}
