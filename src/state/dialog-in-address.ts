import { useEffect, useState } from 'react';
import { holdPage, navigate } from './location.ts';
import { closeDialog, openDialog, useQueryParams } from './query-params.ts';

/** How a dialog that a parameter of the address opens is closed, and kept open. */
export interface DialogControl {
  readonly onClose: () => void;
  /** Holds the dialog open while the address leaves it, so that unsaved work does not go without a question. */
  readonly onHold: (isHeld: boolean) => void;
  /** The address has left the dialog while it is held. */
  readonly isLeaving: boolean;
  /** Puts the parameter back. */
  readonly onStay: () => void;
}

/**
 * A dialog that a parameter of the address opens over the page. While it is held, it outlives the back button, and
 * `useLeaving` asks whether it may close.
 * @param others parameters that are removed with it
 * @returns `open`: the parameter's value, or that of the dialog that is held
 */
export function useDialogInAddress(
  name: string,
  others: readonly string[] = [],
): { readonly open: string | null; readonly control: DialogControl } {
  const [params] = useQueryParams();
  const value = params.get(name);
  const [open, setOpen] = useState(value);
  const [isHeld, setHeld] = useState(false);
  if (!isHeld && open !== value) setOpen(value);
  return {
    open,
    control: {
      onClose: () => {
        setHeld(false);
        // After the back button the address has left the dialog already.
        if (value === null) setOpen(null);
        else closeDialog(Object.fromEntries([name, ...others].map((parameter) => [parameter, null])));
      },
      onHold: setHeld,
      isLeaving: isHeld && value !== open,
      onStay: () => openDialog({ [name]: open }),
    },
  };
}

/**
 * The same for a dialog that is a page of its own. While it is held, the back button leads back to it.
 * @param home where the page leads when it is closed
 */
export function usePageDialog(home: string): DialogControl {
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => (isHeld ? holdPage(() => setLeaving(true)) : undefined), [isHeld]);
  return {
    onClose: () => navigate(home, { replace: true }),
    onHold: setHeld,
    isLeaving,
    onStay: () => setLeaving(false),
  };
}
