import { createContext, use } from 'react';
import type { Api } from '#api/client.ts';
import type { Settings } from '#api/settings.ts';
import type { Clock } from '#lib/clock.ts';
import type { Demo } from '#demo/demo.ts';
import type { SessionHandle } from './session-handle.ts';

/** Shows a toast. */
export interface Say {
  success(text: string): void;
  info(text: string): void;
  error(text: string): void;
}

/** What a screen gets from its context instead of importing it, so that stories and tests can replace it. */
export interface Services {
  readonly api: Api;
  readonly clock: Clock;
  readonly say: Say;
  readonly session: SessionHandle;
  readonly settings: Settings;
  /** The demo's server; `null` in the live build. */
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

/** The demo's server; `null` in the live build, and outside of a provider, as in the story of a component. */
export const useDemo = (): Demo | null => use(ServicesContext)?.demo ?? null;
