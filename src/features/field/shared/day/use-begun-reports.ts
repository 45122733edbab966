import { useMemo } from 'react';
import { useDraftsOnDevice } from '#state/use-drafts-on-device.ts';

/**
 * The subjects of the reports that are begun on this device and not sent: `<customer ID> <YYYY-MM-DD>`.
 * @param isWriting whether a report is open: once it is left, they are read again
 */
export function useBegunReports(isWriting: boolean): ReadonlySet<string> {
  const drafts = useDraftsOnDevice(isWriting ? null : 'visit-report');
  return useMemo(
    () => new Set(drafts.flatMap(({ kind, subject }) => (kind === 'visit-report' ? [subject] : []))),
    [drafts],
  );
}
