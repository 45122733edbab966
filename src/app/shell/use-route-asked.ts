import { useMemo } from 'react';
import { matchRoute } from '#routes/match.ts';
import type { ScreenRoute } from '#routes/table.ts';
import { useNextPath } from '#state/location.ts';

/** The route that was asked for last: a pressed entry of a menu is the current one before its page is rendered. */
export function useRouteAsked(): ScreenRoute | undefined {
  const path = useNextPath();
  return useMemo(() => {
    const match = matchRoute(path);
    return match?.kind === 'screen' ? match.route : undefined;
  }, [path]);
}
