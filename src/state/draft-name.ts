import { type DraftKey, draftName } from './drafts.ts';
import { useServices } from './services.tsx';
import { useSession } from './session.tsx';

type Named = Pick<DraftKey, 'kind' | 'subject'>;

/** The name of a draft of the user on this device. */
export const useDraftName = (named: Named): string => useDraftNames()(named);

/** The same for drafts that are named later. */
export function useDraftNames(): (named: Named) => string {
  const { demo } = useServices();
  const { member, agencyID } = useSession();
  return ({ kind, subject }) => draftName({ kind, memberID: member.ID, agencyID, subject, world: demo?.world ?? null });
}
