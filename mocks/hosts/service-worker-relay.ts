import { setupWorker } from 'msw/browser';
import { http, HttpResponse } from 'msw/http';
import { FILES_PATH } from '#mocks/server/product-files.ts';
import { API_PATH } from './graphql-request.ts';

/** Names a call, so that what comes back from the service worker is known again. */
const CALL = 'X-Demo-Call';

/** Milliseconds that a call may take to come back from the service worker. */
const PATIENCE = 2_000;

/** Sends a call on its way. Tells whether it came by here, which is where it is answered. */
export type Relay = (request: Request, answer: () => Promise<Response>) => Promise<boolean>;

/**
 * Lets calls go through msw's service worker, so that the browser's own tools show them as those of a live host. It is
 * the page that answers them in the end; so a call that gets lost on its way loses nothing.
 * @param script the address of the service worker, which is in control
 * @throws when it cannot be reached
 */
export async function openRelay(script: string): Promise<Relay> {
  const calls = new Map<string, () => Promise<Response>>();
  let sent = 0;

  async function show({ request }: { readonly request: Request }): Promise<Response> {
    const answer = calls.get(request.headers.get(CALL) ?? '');
    // It is so late that it has been answered.
    if (!answer) return new HttpResponse(null, { status: 204 });
    const response = await answer();
    return response.type === 'error' ? HttpResponse.error() : response.clone();
  }

  // msw asks too, and does not catch what comes of it where there is no network.
  await (await navigator.serviceWorker.getRegistration())?.update();
  await setupWorker(http.post(`*${API_PATH}`, show), http.get(`*${FILES_PATH}:ID/:name`, show)).start({
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
    copy.headers.set(CALL, call);
    const late = new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    });
    await Promise.race([fetch(copy).catch(() => undefined), late]);
    calls.delete(call);
    return isBack;
  };
}
