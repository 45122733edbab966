import { Trans } from '@lingui/react/macro';
import type { ApiError } from '#api/errors.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { Explained } from '#state/explain.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import type { AbsenceEntry } from '../absence-entries.ts';
import { AbsenceDetails } from './absence-details.tsx';
import { AbsenceEditor } from './absence-editor.tsx';

/** Value of `?absence=` that opens the editor for a new absence. */
export const NEW_ABSENCE = 'new';

export interface OpenedAbsenceProps {
  readonly entries: readonly AbsenceEntry[];
  readonly isLoading: boolean;
  readonly failure: ApiError | null;
}

/** The dialog over the page for the absence in the address: one's own is edited, others are shown. */
export function OpenedAbsence({ entries, isLoading, failure }: OpenedAbsenceProps) {
  const { member } = useSession();
  const { open, control } = useDialogInAddress('absence');
  // An absence that is moved out of the month stays open until it is closed.
  const [kept, setKept] = useState<AbsenceEntry | null>(null);
  if (open === null) {
    if (kept) setKept(null);
    return null;
  }
  if (open === NEW_ABSENCE) return <AbsenceEditor key={NEW_ABSENCE} absence={null} control={control} />;
  const found = entries.find(({ ID }) => ID === open) ?? (kept?.ID === open ? kept : undefined);
  if (found && kept?.ID !== found.ID) setKept(found);
  const absence = kept?.ID === open ? kept : found;
  if (absence && absence.worker.ID === member.ID)
    return <AbsenceEditor key={open} absence={absence} control={control} />;
  if (absence) return <AbsenceDetails absence={absence} onClose={control.onClose} />;
  return (
    <Dialog isOpen onOpenChange={control.onClose} title={<Trans>Absence</Trans>} size="small">
      <DialogBody>
        {isLoading ? (
          <SkeletonRows count={4} />
        ) : failure ? (
          <Banner tone="red" title={<Trans>L’absence n’a pas pu être lue.</Trans>}>
            <Explained error={failure} />
          </Banner>
        ) : (
          <MissingState title={<Trans>Cette absence n’est pas dans la période affichée</Trans>} code={open}>
            <Trans>Affichez son mois, ou retirez les filtres.</Trans>
          </MissingState>
        )}
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}
