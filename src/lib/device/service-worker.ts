/** The service workers of this browser; `null` where there are none: on plain http, in some private windows. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

/** Unregisters the service worker of a folder of the site, and deletes its caches. A browser that refuses has none. */
export async function deleteOfflineFiles(base: string): Promise<void> {
  try {
    const registration = await serviceWorkers()?.getRegistration(base);
    if (!registration) return;
    await registration.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.endsWith(registration.scope)).map((name) => caches.delete(name)));
  } catch {
    // Site data are blocked, so nothing is stored.
  }
}
