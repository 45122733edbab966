import { createContext, use } from 'react';
import type { Api } from '#api/client.ts';
import type { Settings } from '#api/settings.ts';
import type { Clock } from '#lib/clock.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import type { Demo } from '#demo/demo.ts';

/** Says in passing what came of something; see the toasts of `#ui`. */
export interface Say {
  success(text: string): void;
  info(text: string): void;
  error(text: string): void;
}

/** What a screen is given rather than imports: so a story and a test can give something else. */
export interface Services {
  readonly api: Api;
  readonly clock: Clock;
  readonly say: Say;
  readonly session: SessionActor;
  readonly settings: Settings;
  /** The demo's own server, in the demo build only. */
  readonly demo: Demo | null;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** @throws {Error} outside of a `ServicesProvider` */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices must be used inside a ServicesProvider');
  return services;
}

/** The demo's own server; nothing in the live build, nor where a part stands alone, as in a story of it. */
export const useDemo = (): Demo | null => use(ServicesContext)?.demo ?? null;
