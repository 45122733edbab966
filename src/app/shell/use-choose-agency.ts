import { matchRoute } from '#routes/match.ts';
import { pageOfAgency } from '#routes/page-of-agency.ts';
import { navigate, readLocation } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';

/** Chooses another agency: its page is the same, or the nearest one above that is not about a record of the first agency. */
export function useChooseAgency(): (agencyID: string) => void {
  const { session: actor } = useServices();
  const session = useSession();
  return (agencyID) => {
    const match = matchRoute(readLocation().path);
    const page = match?.kind === 'screen' ? pageOfAgency(session, match.route, match.params) : null;
    if (page !== null) navigate(page, { replace: true });
    actor.send({ type: 'agency.choose', agencyID });
  };
}
