import { useEffect, useState } from 'react';
import { draftsOf } from '#state/drafts.ts';
import { useDemo } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The subjects of the reports that are begun on this device and not sent: `<customer ID> <YYYY-MM-DD>`.
 * @param isWriting whether a report is open: once it is left, they are read again
 */
export function useBegunReports(isWriting: boolean): ReadonlySet<string> {
  const { member } = useSession();
  const world = useDemo()?.world ?? null;
  const [begun, setBegun] = useState(NOBODY);
  useEffect(() => {
    if (isWriting) return undefined;
    let isCurrent = true;
    const read = async () => {
      const drafts = await draftsOf({ memberID: member.ID, world });
      if (isCurrent)
        setBegun(new Set(drafts.flatMap(({ kind, subject }) => (kind === 'visit-report' ? [subject] : []))));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [isWriting, member.ID, world]);
  return begun;
}
