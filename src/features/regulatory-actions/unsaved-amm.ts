import { useMemo } from 'react';
import type { AmmDraft } from '#machines/new-amm/new-amm.types.ts';
import { useSession } from '#state/session.tsx';

/** Drafts whose dialog went away before they were sent: a session that ends takes the page, not what was typed. */
const drafts = new Map<string, AmmDraft>();

/** Keeps what is being written for an action, for the same person at the same agency, while the page lives (decision 15). */
export function useUnsavedAmm(actionID: string) {
  const { member, agencyID } = useSession();
  const key = [member.ID, agencyID, actionID].join(' ');
  return useMemo(
    () => ({
      read: (): AmmDraft | undefined => drafts.get(key),
      keep: (draft: AmmDraft): void => void drafts.set(key, draft),
      drop: (): void => void drafts.delete(key),
    }),
    [key],
  );
}
