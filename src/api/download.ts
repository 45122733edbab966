import { ApiError } from './errors.ts';

export interface DownloadOptions {
  /** Address of the API. */
  readonly address: string;
  /** Token and agency; sent only to the API's own host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Replaces the network. */
  readonly fetch: typeof globalThis.fetch | undefined;
}

/** Downloads a file. @throws {ApiError} */
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
  // The connection may be cut while the body is read.
  return response.blob().catch(() => {
    throw new ApiError('network');
  });
}
