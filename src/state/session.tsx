import { useSelector } from '@xstate/react';
import type { Session } from '#machines/session/session.types.ts';
import { useServices } from './services.tsx';

/** The signed-in user, or `null`. */
export function useSessionOrNobody(): Session | null {
  return useSelector(useServices().session, (snapshot) => snapshot.context.session);
}

/**
 * The signed-in user, for screens behind the guard.
 * @throws {Error} if nobody is signed in
 */
export function useSession(): Session {
  const session = useSessionOrNobody();
  if (!session) throw new Error('useSession must be used behind the guard');
  return session;
}
