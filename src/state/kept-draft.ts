import { useMemo } from 'react';
import { useSession } from './session.tsx';

/**
 * Keeps what is being written for the same person at the same agency, while the page lives: a session that ends takes
 * the page, not what was typed (decision 15).
 * @param drafts where those of one kind are kept, outside of every component
 * @param of what it is about
 */
export function useKeptDraft<TDraft>(drafts: Map<string, TDraft>, of: string | null) {
  const { member, agencyID } = useSession();
  const key = [member.ID, agencyID, of].join(' ');
  return useMemo(
    () => ({
      read: (): TDraft | undefined => drafts.get(key),
      keep: (draft: TDraft): void => void drafts.set(key, draft),
      drop: (): void => void drafts.delete(key),
    }),
    [drafts, key],
  );
}
