import type { SessionSnapshot } from '#machines/session/session.machine.ts';
import type { Session, SessionEvent } from '#machines/session/session.types.ts';

/** What pages read of the session. */
export interface SessionView {
  readonly context: Pick<
    SessionSnapshot['context'],
    'session' | 'candidate' | 'remember' | 'reason' | 'error' | 'openElsewhere'
  >;
  matches(state: 'reading' | 'signedOut' | 'signingIn' | 'startFailed'): boolean;
  hasTag(tag: 'busy' | 'known'): boolean;
}

/** The session: its actor, or what stands for it until its code has arrived. */
export interface SessionHandle {
  getSnapshot(): SessionView;
  send(event: SessionEvent): void;
  subscribe(listener: (view: SessionView) => void): { unsubscribe(): void };
}

/** Resolves with the first view of the session that passes a test. */
export function whenSession(session: SessionHandle, test: (view: SessionView) => boolean): Promise<SessionView> {
  return new Promise((resolve) => {
    const now = session.getSnapshot();
    if (test(now)) {
      resolve(now);
      return;
    }
    const watched = session.subscribe((view) => {
      if (!test(view)) return;
      watched.unsubscribe();
      resolve(view);
    });
  });
}

/**
 * Waits until no call of the session is running.
 * @returns the signed-in user, or `null`
 * @throws the error of a failed validation (`startFailed`): the token may still be good
 */
export async function settledSession(session: SessionHandle): Promise<Session | null> {
  const view = await whenSession(session, (now) => !now.hasTag('busy'));
  if (!view.matches('startFailed')) return view.context.session;
  const cause = view.context.error?.cause;
  throw cause instanceof Error ? cause : new Error('The answer has no token or no member.', { cause });
}
