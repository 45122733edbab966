import { useEffect, useMemo, useState } from 'react';
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

/** Keeps what is written for as long as it is unsaved; what is saved, or as it was, is not worth keeping. */
export function useKeeping<TDraft>(
  { keep, drop }: ReturnType<typeof useKeptDraft<TDraft>>,
  isUnsaved: boolean,
  draft: TDraft,
): void {
  useEffect(() => (isUnsaved ? keep(draft) : drop()), [isUnsaved, draft, keep, drop]);
}

/**
 * What is being written in an editor that has no machine, kept in the same way.
 * @param initial what it begins with: that of the first render
 */
export function useDraft<TDraft extends object>(drafts: Map<string, TDraft>, of: string | null, initial: TDraft) {
  const unsaved = useKeptDraft(drafts, of);
  const [first] = useState(initial);
  const [draft, setDraft] = useState(() => unsaved.read() ?? first);
  const before: readonly unknown[] = Object.values(first);
  const isChanged = Object.values(draft).some((value, at) => value !== before[at]);
  useKeeping(unsaved, isChanged, draft);
  return {
    draft,
    isChanged,
    change: (patch: Partial<TDraft>): void => setDraft((current) => ({ ...current, ...patch })),
    /** It was saved, or may go. */
    forget: unsaved.drop,
  };
}
