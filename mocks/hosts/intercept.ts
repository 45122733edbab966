import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { http, HttpResponse } from 'msw/http';
import { FILES_PATH } from '#mocks/server/product-files.ts';
import { API_PATH } from './graphql-request.ts';

/**
 * Has every call of the page to the API answered by a function: at once in the page itself, and through msw's service
 * worker as soon as that is in control. Where there is none, or it cannot start, the page goes on answering.
 * @param base where the application is mounted, with a slash at the end
 */
export function intercept(answer: (request: Request) => Promise<Response>, base: string): void {
  const pass = async ({ request }: { readonly request: Request }): Promise<Response> => {
    const response = await answer(request);
    return response.type === 'error' ? HttpResponse.error() : response;
  };
  const handlers = [http.post(`*${API_PATH}`, pass), http.get(`*${FILES_PATH}:ID/:name`, pass)];
  const page = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] })],
    handlers,
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  page.enable();

  async function handOver(): Promise<void> {
    if (!(await maySendThroughServiceWorker(base))) return;
    const url = `${base}mockServiceWorker.js`;
    await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
    page.disable();
  }
  handOver().catch(() => {
    // Blocked, or not served: the page answers.
  });
}

/**
 * A forced reload leaves a page without its service worker, though one is installed. msw would reload the page again;
 * answering in the page is as good.
 * @throws when the worker that was found is about to go, as it does after its last page: msw would not notice, and the
 * browser would complain
 */
async function maySendThroughServiceWorker(base: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (!registration) return true;
  if (navigator.serviceWorker.controller === null) return false;
  await registration.update();
  return true;
}
