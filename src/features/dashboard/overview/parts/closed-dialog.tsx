import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';

export interface ClosedDialogProps {
  /** The parameter of the address that asks for the dialog. */
  readonly name: string;
  /** What the user’s account does not open. */
  readonly children: ReactNode;
}

/** In place of a dialog that the address asks for and the rights of the user do not open. */
export function ClosedDialog({ name, children }: ClosedDialogProps) {
  const { open, control } = useDialogInAddress(name);
  if (open === null) return null;
  return (
    <Dialog isOpen onOpenChange={control.onClose} title={<Trans>Permissions manquantes</Trans>}>
      <DialogBody>
        <p>{children}</p>
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}
