import type { Guard } from '#lib/shape.ts';
import type { KeptDraft } from '#machines/draft/draft.types.ts';
import { useDraftNames } from './draft-name.ts';
import { type EditorKind, draftStore } from './drafts.ts';
import { useServices } from './services.tsx';

/**
 * Gives what was written in one editor to another one of the same kind, which is opened next.
 * @returns a function that answers whether the other editor has it: where that one has a draft of its own, it keeps it
 */
export function useCarryDraft<TDraft>(kind: EditorKind, isDraft: Guard<TDraft>) {
  const { clock } = useServices();
  const nameOf = useDraftNames();
  return async (subject: string, draft: Pick<KeptDraft<TDraft>, 'value' | 'base'>): Promise<boolean> => {
    const store = draftStore(nameOf({ kind, subject }), isDraft);
    if ((await store.read()) !== null) return false;
    try {
      return (await store.keep({ ...draft, at: clock.now() })).kind === 'kept';
    } catch {
      // What the device refuses is in this page, where the other editor opens with it.
      return true;
    }
  };
}
