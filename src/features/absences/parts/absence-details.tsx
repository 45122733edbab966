import { Trans } from '@lingui/react/macro';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import type { AbsenceEntry } from '../absence-entries.ts';
import * as styles from '../absences.css.ts';
import { useAbsenceWords } from '../use-absence-words.ts';
import { PlannedVisits } from './planned-visits.tsx';
import { Proof } from './proof.tsx';

export interface AbsenceDetailsProps {
  readonly absence: AbsenceEntry;
  readonly onClose: () => void;
}

/** The absence of somebody else, which only they change. */
export function AbsenceDetails({ absence, onClose }: AbsenceDetailsProps) {
  const words = useAbsenceWords();
  const { worker, objectAbsence, justification, Photo } = absence;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={objectAbsence}
      subtitle={worker.name}
      size={Photo ? 'large' : 'medium'}
    >
      <DialogBody>
        <div className={styles.fields}>
          <PlannedVisits workerID={worker.ID} period={absence} />
          <DescriptionList
            items={[
              { id: 'period', term: <Trans>Période</Trans>, value: words.period(absence) },
              { id: 'why', term: <Trans>Justification</Trans>, value: justification },
              {
                id: 'proof',
                term: <Trans>Justificatif</Trans>,
                value: Photo === null ? <Trans>aucun</Trans> : <Trans>joint</Trans>,
              },
            ]}
          />
          {Photo !== null && <Proof link={Photo} />}
        </div>
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}
