import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';

export interface DiscardDialogProps {
  readonly isOpen: boolean;
  /** The unsaved item: « Ce rappel n’est pas enregistré. » */
  readonly children: ReactNode;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved changes are discarded. */
export function DiscardDialog({ isOpen, children, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onKeep}
      title={<Trans>Abandonner vos modifications ?</Trans>}
      description={children}
      cancelLabel={<Trans>Continuer la saisie</Trans>}
      confirmLabel={<Trans>Abandonner</Trans>}
      onConfirm={onDiscard}
    />
  );
}
