import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openDialog } from '#state/query-params.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { useServices } from '#state/services.tsx';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { ReminderRow } from '../reminder.types.ts';
import { reminderQuery } from '../reminders.queries.ts';
import { Explained } from '#state/explain.tsx';
import { LeftRecord } from '../../shared/left-record/left-record.tsx';
import { ReminderDetails } from './reminder-details.tsx';
import { ReminderEditor } from './reminder-editor.tsx';

/** Value of `?reminder=` that opens the editor for a new reminder. */
export const NEW = 'new';

/** The dialog over the list for the reminder in the address. */
export function OpenedReminder({ mayWrite }: { readonly mayWrite: boolean }) {
  const { open, control } = useDialogInAddress('reminder');
  if (open === null) return null;
  if (open === NEW) return mayWrite ? <ReminderEditor key={NEW} reminder={null} control={control} /> : null;
  return (
    <LoadedReminder key={open} ID={open} onClose={control.onClose}>
      {(reminder) =>
        mayWrite ? (
          <ReminderEditor reminder={reminder} control={control} />
        ) : (
          <ReminderDetails reminder={reminder} onClose={control.onClose} />
        )
      }
    </LoadedReminder>
  );
}

/** Opens a reminder over the list. */
export const openReminder = (reminder: string): void => openDialog({ reminder });

interface LoadedReminderProps {
  readonly ID: string;
  readonly onClose: () => void;
  readonly children: (reminder: ReminderRow) => ReactNode;
}

/** Loads the reminder: the list may not contain it, or may be out of date. */
function LoadedReminder({ ID, onClose, children }: LoadedReminderProps) {
  const { api } = useServices();
  // Never refetched while open, so that the starting values of the editor do not change.
  const { data, error, isFetching, refetch } = useQuery({
    ...reminderQuery(api, ID),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const reminder = data?.data.getReminderByID;
  if (reminder) return children(reminder);
  const failure = error ?? data?.errors[0];
  const isMissing = failure ? failure.codes.includes('NOT_FOUND') : data !== undefined;
  return (
    <Dialog isOpen onOpenChange={onClose} title={<Trans>Rappel</Trans>} size="small">
      <DialogBody>
        {isMissing ? (
          <>
            <MissingState title={<Trans>Ce rappel n’existe plus</Trans>} code={ID}>
              <Trans>Il a été supprimé, ou il appartient à une autre agence.</Trans>
            </MissingState>
            <LeftRecord kind="reminder" subject={ID} />
          </>
        ) : failure ? (
          <ErrorState
            title={<Trans>Le rappel n’a pas pu être lu</Trans>}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            code={failure.key}
          >
            <Explained error={failure} />
          </ErrorState>
        ) : (
          <SkeletonRows count={4} />
        )}
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}
