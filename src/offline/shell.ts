import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { TAKE_OVER } from '#lib/service-worker.ts';
import { unhurried } from './unhurried.ts';

declare const self: ServiceWorkerGlobalScope;

/** The precache manifest; filled in by the build. */
declare const __FILES__: { readonly url: string; readonly revision: string | null }[];

/**
 * Caches the application shell, so that every page opens offline. A new version waits until a page asks for it, or until
 * no page of the old version is open, so that an open page never loses its files.
 */
export function cacheShell(): void {
  addPlugins([unhurried]);
  precacheAndRoute(__FILES__);
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/api\//] }));
  cacheSettings();
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', ({ data }) => {
    if (data === TAKE_OVER) void self.skipWaiting();
  });
}

/** Serves config.json from the network, because it can change without a new build; from the cache when offline. */
function cacheSettings(): void {
  const { href } = new URL('config.json', self.registration.scope);
  const open = () => caches.open(`settings ${self.registration.scope}`);

  async function networkFirst(request: Request): Promise<Response> {
    const cache = await open();
    try {
      const response = await fetch(request);
      if (response.ok) await cache.put(href, response.clone());
      return response;
    } catch (error) {
      const cached = await cache.match(href);
      if (cached) return cached;
      throw error;
    }
  }

  registerRoute(
    ({ url }) => url.href === href,
    ({ request }) => networkFirst(request),
  );
  // The page that installs this worker has already fetched its settings, uncached: fetch them once more. A page without
  // settings uses the defaults.
  self.addEventListener('install', (event) => event.waitUntil(networkFirst(new Request(href)).catch(() => undefined)));
}
