import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DialogFooter } from '../dialog/dialog.tsx';

export interface EditorFooterProps {
  /** A button at the start: deletion, or the page before. */
  readonly start?: ReactNode;
  readonly cancelLabel?: ReactNode;
  readonly isCancelDisabled?: boolean;
  /** By default the dialog is closed. */
  readonly onCancel?: () => void;
  /** There is nothing to save. */
  readonly isDisabled?: boolean;
  readonly isPending: boolean;
  readonly pendingLabel?: ReactNode;
  /** The label of the button that submits the form. */
  readonly children: ReactNode;
}

/** The foot of an editor: cancel and save. */
export function EditorFooter({
  start,
  cancelLabel = <Trans>Annuler</Trans>,
  isCancelDisabled = false,
  onCancel,
  isDisabled = false,
  isPending,
  pendingLabel = <Trans>Enregistrement…</Trans>,
  children,
}: EditorFooterProps) {
  return (
    <DialogFooter start={start}>
      <Button
        size="large"
        isDisabled={isCancelDisabled}
        {...(onCancel ? { onPress: onCancel } : { slot: 'close' as const })}
      >
        {cancelLabel}
      </Button>
      <Button type="submit" variant="primary" size="large" {...{ isDisabled, isPending, pendingLabel }}>
        {children}
      </Button>
    </DialogFooter>
  );
}
