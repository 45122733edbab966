import { setupWorker } from 'msw/browser';
import { http, HttpResponse } from 'msw/http';
import { FILES_PATH } from '#mocks/server/product-files.ts';
import { serviceWorkers } from '#lib/device/service-worker.ts';
import { API_PATH } from './graphql-request.ts';

/** Header with the number of a call, by which it is found again when it returns from the service worker. */
const CALL_HEADER = 'X-Demo-Call';

/** Milliseconds that the service worker has to return a call. */
const TIMEOUT = 2_000;

/** Sends a request through the service worker. Resolves to whether it returned to the page, which answers it. */
export type Relay = (request: Request, answer: () => Promise<Response>) => Promise<boolean>;

/**
 * Sends calls through msw's service worker, so that the browser's developer tools show them like calls to a live host.
 * msw returns them to the page, which answers them. If a call gets lost on the way, the page answers it directly.
 * @param script address of the service worker, which controls the page
 * @throws if the service worker cannot be reached
 */
export async function openRelay(script: string): Promise<Relay> {
  const calls = new Map<string, () => Promise<Response>>();
  let sent = 0;

  async function respond({ request }: { readonly request: Request }): Promise<Response> {
    const answer = calls.get(request.headers.get(CALL_HEADER) ?? '');
    // Too late: the page has answered it directly.
    if (!answer) return new HttpResponse(null, { status: 204 });
    const response = await answer();
    return response.type === 'error' ? HttpResponse.error() : response.clone();
  }

  // msw updates the registration too, but does not catch the error when offline.
  await (await serviceWorkers()?.getRegistration())?.update();
  await setupWorker(http.post(`*${API_PATH}`, respond), http.get(`*${FILES_PATH}:ID/:name`, respond)).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: script },
  });

  return async (request, answer) => {
    sent += 1;
    const call = String(sent);
    let isBack = false;
    calls.set(call, () => {
      isBack = true;
      return answer();
    });
    const copy = request.clone();
    copy.headers.set(CALL_HEADER, call);
    const late = new Promise((resolve) => {
      setTimeout(resolve, TIMEOUT);
    });
    await Promise.race([fetch(copy).catch(() => undefined), late]);
    calls.delete(call);
    return isBack;
  };
}
