import { useSelector } from '@xstate/react';
import type { Session } from '#machines/session/session.types.ts';
import { useServices } from './services.tsx';

/** The user who is signed in, or nobody. */
export function useSessionOrNobody(): Session | null {
  return useSelector(useServices().session, (snapshot) => snapshot.context.session);
}

/**
 * The user who is signed in: for screens behind the guard.
 * @throws {Error} where nobody is
 */
export function useSession(): Session {
  const session = useSessionOrNobody();
  if (!session) throw new Error('useSession must be used behind the guard');
  return session;
}
