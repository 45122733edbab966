import { useEffect, useState } from 'react';
import { type DraftOnDevice, draftsOf } from './drafts.ts';
import { useDemo } from './services.tsx';
import { useSession } from './session.tsx';

const NONE: readonly DraftOnDevice[] = [];

/**
 * The drafts of the signed-in person on this device as they were when they were last read; none before.
 * @param reading what they are read for: they are read again for another; `null`: not now
 */
export function useDraftsOnDevice(reading: string | null): readonly DraftOnDevice[] {
  const { member } = useSession();
  const world = useDemo()?.world ?? null;
  const [drafts, setDrafts] = useState(NONE);
  useEffect(() => {
    if (reading === null) return undefined;
    let isCurrent = true;
    const read = async () => {
      const found = await draftsOf({ memberID: member.ID, world });
      if (isCurrent) setDrafts(found);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [reading, member.ID, world]);
  return drafts;
}
