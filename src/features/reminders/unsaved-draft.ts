import { useMemo } from 'react';
import type { ReminderDraft } from '#machines/reminder/reminder.types.ts';
import { useSession } from '#state/session.tsx';

/** Drafts whose editor went away before they were saved: a session that ends takes the page, not what was typed. */
const drafts = new Map<string, ReminderDraft>();

/** Keeps what is being written about a reminder for the same person at the same agency, while the page lives (decision 15). */
export function useUnsavedDraft(reminderID: string | null) {
  const { member, agencyID } = useSession();
  const key = [member.ID, agencyID, reminderID].join(' ');
  return useMemo(
    () => ({
      read: (): ReminderDraft | undefined => drafts.get(key),
      keep: (draft: ReminderDraft): void => void drafts.set(key, draft),
      drop: (): void => void drafts.delete(key),
    }),
    [key],
  );
}
