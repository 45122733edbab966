import { type DraftKey, draftName } from './drafts.ts';
import { useServices } from './services.tsx';
import { useSession } from './session.tsx';

/** The name of a draft of the user on this device. */
export function useDraftName({ kind, subject }: Pick<DraftKey, 'kind' | 'subject'>): string {
  const { demo } = useServices();
  const { member, agencyID } = useSession();
  return draftName({ kind, memberID: member.ID, agencyID, subject, world: demo?.world ?? null });
}
