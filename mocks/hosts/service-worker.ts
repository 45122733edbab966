import { cacheShell } from '#offline/shell.ts';
import { API_PATH } from './graphql-request.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker of the demo: that of the live application, and msw's, which carries the calls to the API back to
 * the page. Left to itself, msw's would also take over at once, stand before every file, and remove itself with its last
 * page: what leads to that is stopped before it hears of it.
 */
cacheShell();
const stop = (event: Event) => event.stopImmediatePropagation();
self.addEventListener('install', stop);
self.addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith(API_PATH)) stop(event);
});
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') stop(event);
});
self.importScripts('mockServiceWorker.js');
