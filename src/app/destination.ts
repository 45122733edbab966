import { entryOf } from '#domain/access/entry.ts';
import { safePath } from '#lib/safe-path.ts';
import type { Session } from '#machines/session/session.types.ts';
import { requirementsOf } from '#routes/access.ts';
import { landingOf } from '#routes/landing.ts';
import { matchRoute } from '#routes/match.ts';
import { LANDING } from '#routes/table.ts';

/**
 * The address that the user came from; `undefined` if it is unsafe, public or another role's.
 * See docs/rules/access.md#return-path.
 */
export function returnPathOf(session: Session, to: string | null): string | undefined {
  const address = safePath(to);
  const match = address === undefined ? null : matchRoute(address);
  if (address === undefined || !match || match.route.requiredType === null) return undefined;
  return entryOf(session, requirementsOf(match.route, match.params)) === 'wrong-role' ? undefined : address;
}

/**
 * The address to open after sign-in: the one the user came from, otherwise the landing of their role. Not an address that only
 * redirects to it: that would be one navigation more, with a guard of its own.
 */
export function destinationOf(session: Session, to: string | null): string {
  const from = returnPathOf(session, to);
  const match = from === undefined ? null : matchRoute(from);
  const isLanding = match?.kind === 'redirect' && match.to === LANDING;
  return from === undefined || isLanding ? landingOf(session.userType) : from;
}
