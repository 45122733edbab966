import type { Credentials } from '#machines/session/session.types.ts';
import { type SessionHandle, whenSession } from './session-handle.ts';

/**
 * Signs in. Whoever is signed in already, on the sign-in page after `wrongRole`, leaves this tab first; on the device they
 * are replaced if it succeeds.
 */
export async function signIn(session: SessionHandle, credentials: Credentials & { remember: boolean }): Promise<void> {
  if (session.getSnapshot().hasTag('known')) session.send({ type: 'session.leave' });
  // Not awaited without need: the form is rendered once with what the press itself changes.
  if (!session.getSnapshot().matches('signedOut')) await whenSession(session, (view) => view.matches('signedOut'));
  session.send({ type: 'signIn.submit', ...credentials });
}
