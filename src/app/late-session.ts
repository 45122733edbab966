import type { SessionActor } from '#machines/session/session.machine.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import { type SessionHandle, type SessionView, whenSession } from '#state/session-handle.ts';

export interface LateSession extends SessionHandle {
  /** The actor, started. Rejects if its code does not arrive; the next call tries again. */
  actor(): Promise<SessionActor>;
}

type StandIn = Parameters<SessionView['matches']>[0];

/** The view of a session before there is one. */
const standIn = (state: StandIn, cause?: unknown): SessionView => ({
  context: {
    session: null,
    candidate: null,
    remember: false,
    reason: 'none',
    error: cause === undefined ? null : { key: 'internal-error', cause },
    openElsewhere: null,
  },
  matches: (asked) => asked === state,
  hasTag: (tag) => tag === 'busy' && (state === 'reading' || state === 'signingIn'),
});

/**
 * The session, whose code arrives after the sign-in page. Until then nobody is signed in, or the device is still being
 * read; what is sent meanwhile waits for the actor. If the code does not arrive, that is a call that failed.
 * @param isExpected whether the device holds a session, or the address a token
 */
export function lateSession(load: () => Promise<SessionActor>, isExpected: boolean): LateSession {
  const listeners = new Set<(view: SessionView) => void>();
  const waiting: SessionEvent[] = [];
  let view = standIn(isExpected ? 'reading' : 'signedOut');
  let current: SessionActor | null = null;
  let starting: Promise<SessionActor> | null = null;

  const getSnapshot = () => current?.getSnapshot() ?? view;
  const tell = () => {
    for (const listener of listeners) listener(getSnapshot());
  };
  function show(next: SessionView): void {
    view = next;
    tell();
  }

  async function start(): Promise<SessionActor> {
    try {
      const actor = await load();
      actor.start();
      // The sign-in page is shown already: it is not told that the device is read.
      if (!isExpected) await whenSession(actor, (now) => !now.hasTag('busy'));
      for (const event of waiting.splice(0)) actor.send(event);
      current = actor;
      actor.subscribe(tell);
      tell();
      return actor;
    } catch (cause) {
      starting = null;
      const wasAsked = waiting.splice(0).length > 0;
      if (isExpected) show(standIn('startFailed', cause));
      else if (wasAsked) show(standIn('signedOut', cause));
      throw cause;
    }
  }
  const actor = () => (starting ??= start());

  return {
    actor,
    getSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send(event) {
      if (current) {
        current.send(event);
        return;
      }
      waiting.push(event);
      actor().catch(() => undefined);
      if (event.type === 'signIn.submit') show(standIn('signingIn'));
      else if (event.type === 'signIn.cancel') show(standIn('signedOut'));
      else if (view.matches('startFailed')) show(standIn('reading'));
    },
  };
}
