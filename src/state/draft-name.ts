import { type DraftKey, draftName } from './drafts.ts';
import { useServices } from './services.tsx';
import { useSession } from './session.tsx';

type Named = Pick<DraftKey, 'kind' | 'subject'>;

/** Names drafts of the user on this device. */
export function useDraftNames(): (draft: Named) => string {
  const { demo } = useServices();
  const { member, agencyID } = useSession();
  return ({ kind, subject }) => draftName({ kind, memberID: member.ID, agencyID, subject, world: demo?.world ?? null });
}

/** The name of a draft of the user on this device. */
export const useDraftName = (draft: Named): string => useDraftNames()(draft);
