import { Trans } from '@lingui/react/macro';
import { personName } from '#domain/people/person-name.ts';
import { useFormat } from '#state/format.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import type { ReminderRow } from '../reminder.types.ts';
import { StepPath } from './step-path.tsx';

export interface ReminderDetailsProps {
  readonly reminder: ReminderRow;
  readonly onClose: () => void;
}

/** A reminder, read-only, for laboratory users. */
export function ReminderDetails({ reminder, onClose }: ReminderDetailsProps) {
  const format = useFormat();
  const { name, description, scheduledTimeStamp, RegulatoryActionStep: step, Recipients } = reminder;
  return (
    <Dialog isOpen onOpenChange={onClose} title={name} subtitle={description}>
      <DialogBody>
        <DescriptionList
          items={[
            {
              id: 'when',
              term: <Trans>Échéance</Trans>,
              value: `${format.longDate(scheduledTimeStamp)}, ${format.time(scheduledTimeStamp)}`,
            },
            { id: 'step', term: <Trans>Dossier</Trans>, value: step ? <StepPath step={step} /> : null },
            { id: 'recipients', term: <Trans>Destinataires</Trans>, value: Recipients.map(personName).join(', ') },
          ]}
        />
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}
