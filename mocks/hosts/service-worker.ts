import { cacheShell } from '#offline/shell.ts';
import { API_PATH } from './graphql-request.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The demo's service worker: that of the live application, and msw's, which passes the calls to the API back to the
 * page. By default msw's would also take control at once, handle every request, and unregister itself when its last page
 * closes. The listeners below stop the events that lead to this, before msw's script receives them.
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
