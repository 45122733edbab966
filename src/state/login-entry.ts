import type { ToLoginReason } from '#machines/guard/guard.machine.ts';

/** Why the guard sent somebody to the sign-in page: kept with the entry of the history, never in the address. */
export interface LoginEntry {
  readonly reason: ToLoginReason;
  /** Who was signed in, when their role was the wrong one. */
  readonly memberID: string | null;
}

const REASONS: readonly ToLoginReason[] = ['noSession', 'invalidToken', 'wrongRole'];

/** Reads what {@link LoginEntry} the history kept; anything else is none. */
export function readLoginEntry(state: unknown): LoginEntry | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  const reason = REASONS.find((known) => known === state.reason);
  if (!reason) return null;
  const memberID = 'memberID' in state && typeof state.memberID === 'string' ? state.memberID : null;
  return { reason, memberID };
}
