import { waitFor } from 'xstate';
import type { SessionActor } from '#machines/session/session.machine.ts';
import type { Credentials } from '#machines/session/session.types.ts';

/**
 * Signs in. Whoever is signed in already, on the sign-in page after `wrongRole`, leaves this tab first; on the device they
 * are replaced if it succeeds.
 */
export async function signIn(session: SessionActor, credentials: Credentials & { remember: boolean }): Promise<void> {
  if (session.getSnapshot().hasTag('known')) session.send({ type: 'session.leave' });
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
  session.send({ type: 'signIn.submit', ...credentials });
}
