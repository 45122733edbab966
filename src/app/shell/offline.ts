import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { serviceWorkers } from '#lib/device/service-worker.ts';
import { SERVICE_WORKER, TAKE_OVER } from '#lib/service-worker.ts';
import type { Messages } from '../messages.tsx';

const OFFLINE = msg`Hors connexion : ce qui est affiché reste, rien de nouveau n’est lu ni envoyé.`;
const UPDATED = msg`Une nouvelle version de Tournée est prête.`;
const RELOAD = msg`Recharger`;

export interface OfflineOptions {
  readonly messages: Messages;
  /** True in the demo, whose server runs in the page: it needs no network. */
  readonly hasServer: boolean;
}

/**
 * Registers the service worker, says when the device is offline, and offers to reload when a new version is ready.
 * The new version takes over on reload, or once all pages of the old one are closed.
 */
export function watchNetwork({ messages, hasServer }: OfflineOptions): void {
  if (!hasServer) sayWhenOffline(messages);
  const workers = serviceWorkers();
  if (import.meta.env.PROD && workers) {
    keepUpToDate(workers, messages).catch(() => {
      // The browser blocks it, or the page is not served over HTTPS: the application then works online only.
    });
  }
}

function sayWhenOffline(messages: Messages): void {
  let withdraw: (() => void) | undefined;
  const update = () => {
    if (navigator.onLine) {
      withdraw?.();
      withdraw = undefined;
    } else withdraw ??= messages.keep(i18n._(OFFLINE));
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}

async function keepUpToDate(serviceWorker: ServiceWorkerContainer, messages: Messages): Promise<void> {
  let isControlled = serviceWorker.controller !== null;
  let hasAccepted = false;
  let withdraw: (() => void) | undefined;
  const offer = (accept: () => void) => {
    withdraw?.();
    withdraw = messages.keep(i18n._(UPDATED), { label: i18n._(RELOAD), onPress: accept });
  };

  serviceWorker.addEventListener('controllerchange', () => {
    if (hasAccepted) location.reload();
    // Another tab activated the new version: this one keeps running the old code that it has loaded.
    else if (isControlled) offer(() => location.reload());
    isControlled = true;
  });

  const registration = await serviceWorker.register(import.meta.env.BASE_URL + SERVICE_WORKER);
  const offerWaiting = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    offer(() => {
      hasAccepted = true;
      waiting.postMessage(TAKE_OVER);
    });
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  document.addEventListener('visibilitychange', () => {
    // A tab may stay open for days. Offline, the check fails and that is fine.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
