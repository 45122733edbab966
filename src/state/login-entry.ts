import type { ToLoginReason } from '#machines/guard/guard.machine.ts';

/** Why the guard sent the user to the sign-in page: the state of the history entry, never part of the address. */
export interface LoginEntry {
  readonly reason: ToLoginReason;
  /** The signed-in user, if the reason is `wrongRole`. */
  readonly memberID: string | null;
}

const REASONS: readonly ToLoginReason[] = ['noSession', 'invalidToken', 'wrongRole'];

/** Reads a {@link LoginEntry} from the state of a history entry; `null` for any other state. */
export function readLoginEntry(state: unknown): LoginEntry | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  const reason = REASONS.find((known) => known === state.reason);
  if (!reason) return null;
  const memberID = 'memberID' in state && typeof state.memberID === 'string' ? state.memberID : null;
  return { reason, memberID };
}
