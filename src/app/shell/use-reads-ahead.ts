import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '#api/client.ts';
import { entryOf } from '#domain/access/entry.ts';
import type { Session } from '#machines/session/session.types.ts';
import { heldApi } from '#queries/held-api.ts';
import type { ReadAhead } from '#queries/read-ahead.ts';
import { requirementsOf } from '#routes/access.ts';
import { matchRoute } from '#routes/match.ts';
import type { ScreenModule } from '#routes/screens.ts';
import type { ScreenId } from '#routes/table.ts';
import { preparePages, usePath } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { loadScreen } from '../lazy-screen.ts';

/** Milliseconds that a page waits for its first answers before its loading state is rendered. */
const AWAITED = 150;

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
 * Makes ready the page that a link leads to, while the page before is still shown: the server answers beside that. A page is rendered
 * with the answers that come at once, and not with its loading state first. Those that come while it is rendered are given out once
 * it is shown: they would change what React is rendering, which it then renders again in one piece.
 */
export function usePagesPrepared(session: Session): void {
  const { api } = useServices();
  const queries = useQueryClient();
  const shown = usePath();
  const end = useRef(() => {});
  useEffect(() => () => end.current(), [shown]);
  useEffect(
    () =>
      preparePages((path, render) => {
        end.current();
        const match = matchRoute(path);
        if (match?.kind !== 'screen' || entryOf(session, requirementsOf(match.route, match.params)) !== 'enter') {
          render();
          return;
        }
        const { promise: showing, resolve: onShown } = Promise.withResolvers<void>();
        let isRendered = false;
        const begin = () => {
          if (!isRendered) render();
          isRendered = true;
        };
        const timer = setTimeout(begin, AWAITED);
        const held = heldApi(api, () => (isRendered ? showing : undefined));
        const stop = beginReads(match.route.screen, queries, held, begin);
        end.current = () => {
          clearTimeout(timer);
          stop();
          onShown();
        };
      }),
    [session, queries, api],
  );
}

/**
 * @param onRead called when nothing is missing that the screen awaits
 * @returns a function after which nothing is begun or told any more
 */
function beginReads(screen: ScreenId, queries: QueryClient, api: Api, onRead: () => void): () => void {
  let isWanted = true;
  const read = async () => {
    const { readAhead }: ScreenModule & { readonly readAhead?: ReadAhead } = await loadScreen(screen);
    const reads = isWanted ? readAhead?.(queries, api) : undefined;
    // What is there already is shown, and replaced.
    if (queries.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0) await reads;
    if (isWanted) onRead();
  };
  // The page says that a screen did not arrive.
  read().catch(() => undefined);
  return () => {
    isWanted = false;
  };
}
