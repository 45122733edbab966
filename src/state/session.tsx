import { useCallback, useSyncExternalStore } from 'react';
import type { Session } from '#machines/session/session.types.ts';
import { useServices } from './services.tsx';
import type { SessionView } from './session-handle.ts';

/** A part of the session, which must be the same as long as it does not change. */
export function useSessionView<Part>(select: (view: SessionView) => Part): Part {
  const { session } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const watched = session.subscribe(listener);
      return () => watched.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => select(session.getSnapshot()));
}

/** The signed-in user, or `null`. */
export const useSessionOrNobody = (): Session | null => useSessionView(({ context }) => context.session);

/**
 * The signed-in user, for screens behind the guard.
 * @throws {Error} if nobody is signed in
 */
export function useSession(): Session {
  const session = useSessionOrNobody();
  if (!session) throw new Error('useSession must be used behind the guard');
  return session;
}
