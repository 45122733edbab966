import { cacheShell } from '#offline/shell.ts';
import { API_PATH } from './graphql-request.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker of the demo: that of the live application, and msw's, which returns the calls to the API to the
 * page. By default msw's would also take control at once, handle every request, and unregister itself when its last page
 * closes. The listeners below stop these events before msw's script receives them.
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
