import { useEffect, useState } from 'react';
import type { Guard } from '#lib/shape.ts';
import { type DraftKey, draftStore } from './drafts.ts';
import { useDraftName } from './draft-name.ts';

export interface LeftDraftOptions<TDraft> extends Pick<DraftKey, 'kind' | 'subject'> {
  readonly isDraft: Guard<TDraft>;
}

/** The draft of a record that does not exist any more, so that no editor opens it. */
export interface LeftDraft<TDraft> {
  readonly value: TDraft;
  /** Deletes it from the device. */
  readonly forget: () => void;
}

/** The draft that this device still holds of a record that is gone; `null` if there is none, and until it is read. */
export function useLeftDraft<TDraft>(options: LeftDraftOptions<TDraft>): LeftDraft<TDraft> | null {
  const name = useDraftName(options);
  const [store] = useState(() => draftStore(name, options.isDraft));
  const [value, setValue] = useState<TDraft | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const kept = await store.read();
      if (isShown && kept) setValue(kept.value);
    };
    void read();
    return () => {
      isShown = false;
    };
  }, [store]);
  if (value === null) return null;
  return {
    value,
    forget: () => {
      setValue(null);
      // A device that does not answer keeps it: it is shown here again.
      store.keep(null).catch(() => {});
    },
  };
}
