import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '#api/client.ts';
import { entryOf } from '#domain/access/entry.ts';
import type { Session } from '#machines/session/session.types.ts';
import { heldApi } from '#queries/held-api.ts';
import type { ReadAhead } from '#queries/read-ahead.ts';
import { requirementsOf } from '#routes/access.ts';
import { matchRoute } from '#routes/match.ts';
import type { ScreenModule } from '#routes/screens.ts';
import type { ScreenId } from '#routes/table.ts';
import { useNextPath, usePath } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { loadScreen } from '../lazy-screen.ts';

/** Reads what a screen needs as soon as its code is there, while it is being rendered. */
export function useReadsOf(screen: ScreenId): void {
  const { api } = useServices();
  const queries = useQueryClient();
  useEffect(() => beginReads(screen, queries, api), [screen, queries, api]);
}

/**
 * Reads what the screen needs that was asked for last, while the page before is still shown: the server answers beside the
 * rendering. The answers are given out once the new page is shown. One that came before would change what React is rendering,
 * which it then renders again in one piece.
 */
export function useReadsAsked(session: Session): void {
  const { api } = useServices();
  const queries = useQueryClient();
  const asked = useNextPath();
  const shown = usePath();
  useEffect(() => {
    const match = asked === shown ? null : matchRoute(asked);
    if (match?.kind !== 'screen' || entryOf(session, requirementsOf(match.route, match.params)) !== 'enter')
      return undefined;
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const stop = beginReads(match.route.screen, queries, heldApi(api, end));
    return () => {
      stop();
      resolve();
    };
  }, [asked, shown, session, queries, api]);
}

/** @returns a function after which nothing is begun any more */
function beginReads(screen: ScreenId, queries: QueryClient, api: Api): () => void {
  let isWanted = true;
  const begin = async () => {
    const { readAhead }: ScreenModule & { readonly readAhead?: ReadAhead } = await loadScreen(screen);
    if (isWanted) readAhead?.(queries, api);
  };
  // The page says that a screen did not arrive.
  begin().catch(() => undefined);
  return () => {
    isWanted = false;
  };
}
