import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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

/** Milliseconds that a screen waits for its first answers once it may be shown: nearly always they come with that of the agency. */
const AWAITED = 100;

/**
 * Reads what a screen needs as soon as its code is there.
 * @param mayOpen whether nothing else is awaited before the screen is shown
 * @returns whether to show it: with its answers, so that its loading state need not be rendered first, or once it has waited long
 *   enough. A screen that may be shown from the start waits for nothing
 */
export function useReadsOf(screen: ScreenId, mayOpen: boolean): boolean {
  const { api } = useServices();
  const queries = useQueryClient();
  const [isAwaited, setAwaited] = useState(!mayOpen);
  useEffect(() => beginReads(screen, queries, api, () => setAwaited(false)), [screen, queries, api]);
  useEffect(() => {
    if (!mayOpen) return undefined;
    const timer = setTimeout(setAwaited, AWAITED, false);
    return () => clearTimeout(timer);
  }, [mayOpen]);
  return mayOpen && !isAwaited;
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

/**
 * @param onRead called when the reads are over
 * @returns a function after which nothing is begun or told any more
 */
function beginReads(screen: ScreenId, queries: QueryClient, api: Api, onRead?: () => void): () => void {
  let isWanted = true;
  const read = async () => {
    const { readAhead }: ScreenModule & { readonly readAhead?: ReadAhead } = await loadScreen(screen);
    if (isWanted) await readAhead?.(queries, api);
    if (isWanted) onRead?.();
  };
  // The page says that a screen did not arrive.
  read().catch(() => undefined);
  return () => {
    isWanted = false;
  };
}
