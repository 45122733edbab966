import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SERVICE_WORKER, TAKE_OVER } from '#lib/service-worker.ts';
import type { Messages } from '../messages.tsx';

const OFFLINE = msg`Hors connexion : ce qui est affiché reste, rien de nouveau n’est lu ni envoyé.`;
const UPDATED = msg`Une nouvelle version de Tournée est prête.`;
const RELOAD = msg`Recharger`;

export interface OfflineOptions {
  readonly messages: Messages;
  /** Whether the server is beside the page: then a page without a network lacks nothing. */
  readonly hasServer: boolean;
}

/**
 * Keeps the application on the device once its first page stands, says when there is no network, and offers a new
 * version when one is there. It comes when it is asked for, or when all pages of the old one are closed.
 */
export function watchNetwork({ messages, hasServer }: OfflineOptions): void {
  if (!hasServer) sayWhenOffline(messages);
  const isSupported = 'serviceWorker' in navigator;
  if (import.meta.env.PROD && isSupported) {
    keepUpToDate(messages).catch(() => {
      // Blocked, or not served securely: the application needs its network, as any page does.
    });
  }
}

function sayWhenOffline(messages: Messages): void {
  let withdraw: (() => void) | undefined;
  const look = () => {
    if (navigator.onLine) {
      withdraw?.();
      withdraw = undefined;
    } else withdraw ??= messages.keep(i18n._(OFFLINE));
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
}

async function keepUpToDate(messages: Messages): Promise<void> {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let isChosen = false;
  let withdraw: (() => void) | undefined;
  const offer = (take: () => void) => {
    withdraw?.();
    withdraw = messages.keep(i18n._(UPDATED), { label: i18n._(RELOAD), onPress: take });
  };

  serviceWorker.addEventListener('controllerchange', () => {
    if (isChosen) location.reload();
    // Another tab has taken the new version: this one goes on with the old, as far as it is loaded.
    else if (isControlled) offer(() => location.reload());
    isControlled = true;
  });

  const registration = await serviceWorker.register(import.meta.env.BASE_URL + SERVICE_WORKER);
  const offerWaiting = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    offer(() => {
      isChosen = true;
      waiting.postMessage(TAKE_OVER);
    });
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  document.addEventListener('visibilitychange', () => {
    // A tab may stay open for days. Without a network there is nothing new.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
