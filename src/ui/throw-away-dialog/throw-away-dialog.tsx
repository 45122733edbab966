import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';

export interface ThrowAwayDialogProps {
  /** What is thrown away; `null` while nothing is asked. */
  readonly label: ReactNode;
  readonly onKeep: () => void;
  readonly onThrowAway: () => void;
}

/** Asks before something that was written and not sent is thrown away. Whoever opens it writes the file. */
export function ThrowAwayDialog({ label, onKeep, onThrowAway }: ThrowAwayDialogProps) {
  return (
    <ConfirmDialog
      isOpen={label !== null}
      onOpenChange={onKeep}
      title={<Trans>Jeter ce qui n’est pas envoyé ?</Trans>}
      description={<Trans>Le serveur ne l’aura jamais. Un fichier en est écrit, au cas où.</Trans>}
      losses={label === null ? [] : [{ id: 'thrown', label }]}
      confirmLabel={<Trans>Jeter</Trans>}
      onConfirm={onThrowAway}
    />
  );
}
