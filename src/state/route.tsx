import { createContext, use } from 'react';
import type { Params } from '#routes/path.ts';
import type { ScreenRoute } from '#routes/table.ts';

/** The route of the current screen, and its parameters. */
export interface CurrentRoute {
  readonly route: ScreenRoute;
  readonly params: Params;
  /** The address in a `to` parameter, if the user may follow it. */
  readonly returnPathOf: (to: string | null) => string | undefined;
}

const RouteContext = createContext<CurrentRoute | null>(null);

export const RouteProvider = RouteContext.Provider;

/** @throws {Error} outside of a screen */
export function useRoute(): CurrentRoute {
  const route = use(RouteContext);
  if (!route) throw new Error('useRoute must be used in a screen');
  return route;
}
