/**
 * Posts a form with upload progress, which `fetch` cannot report.
 * @param onProgress called with the share of the body sent, 0 to 1
 * @throws {TypeError} if there is no answer, like `fetch`
 */
export function postWithProgress(
  url: string,
  { headers, body, signal }: { headers: Headers; body: FormData; signal: AbortSignal },
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('Content-Type');
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          ...(type && { headers: { 'Content-Type': type } }),
        }),
      );
    });
    for (const failure of ['error', 'abort', 'timeout'] as const) {
      request.addEventListener(failure, () => {
        reject(new TypeError(`The upload ended with: ${failure}.`));
      });
    }
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(body);
  });
}
