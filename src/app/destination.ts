import { entryOf } from '#domain/access/entry.ts';
import { safePath } from '#lib/safe-path.ts';
import type { Session } from '#machines/session/session.types.ts';
import { requirementsOf } from '#routes/access.ts';
import { landingOf } from '#routes/landing.ts';
import { matchRoute } from '#routes/match.ts';

/**
 * Where somebody goes who has just signed in: to the address they came from, if it is one of theirs, else to the
 * landing of their role (decision 8).
 */
export function destinationOf(session: Session, to: string | null): string {
  const address = safePath(to);
  const match = address === undefined ? null : matchRoute(address);
  if (address === undefined || !match || match.route.requiredType === null) return landingOf(session.userType);
  return entryOf(session, requirementsOf(match.route, match.params)) === 'wrong-role'
    ? landingOf(session.userType)
    : address;
}
