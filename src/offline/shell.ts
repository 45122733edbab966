import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { TAKE_OVER } from '#lib/service-worker.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this build, each with what tells one version from the next; written in by the build. */
declare const __FILES__: { readonly url: string; readonly revision: string | null }[];

/**
 * Keeps the application on the device, so that any of its pages opens without a network. A new version waits until it is
 * asked for, or until no page is left of the one before: no file of a page that is open disappears under it.
 */
export function keepShell(): void {
  precacheAndRoute(__FILES__);
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/api\//] }));
  keepSettings();
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', ({ data }) => {
    if (data === TAKE_OVER) void self.skipWaiting();
  });
}

/** A host may change its settings without a new build: they are asked for each time, and kept for when nobody answers. */
function keepSettings(): void {
  const { href } = new URL('config.json', self.registration.scope);
  const open = () => caches.open(`settings ${self.registration.scope}`);

  async function newest(request: Request): Promise<Response> {
    const cache = await open();
    try {
      const response = await fetch(request);
      if (response.ok) await cache.put(href, response.clone());
      return response;
    } catch (error) {
      const kept = await cache.match(href);
      if (kept) return kept;
      throw error;
    }
  }

  registerRoute(
    ({ url }) => url.href === href,
    ({ request }) => newest(request),
  );
  // The page that installs this has asked before there was anyone to keep the answer. Without one, it has its defaults.
  self.addEventListener('install', (event) => event.waitUntil(newest(new Request(href)).catch(() => undefined)));
}
