import { useEffect, useEffectEvent, useState } from 'react';
import type { DialogControl } from './dialog-in-address.ts';
import { askBeforeSignOut } from './sign-out.ts';

export interface LeavingOptions {
  /** Whether there is work that the server does not have, so that signing out must ask first. */
  readonly isUnsaved: boolean;
  /** Whether the device stores all of it, so that the page may close without a question. */
  readonly isStored?: boolean;
  /** The dialog of the editor, if it is one: then the back button asks too. */
  readonly dialog?: DialogControl;
  /** Replaces the question of {@link useLeaving}, for an editor whose machine asks it. */
  readonly onAsk?: () => void;
}

/**
 * Asks before the user leaves unsaved work by any way: closing its dialog, the back button, a reload or another address,
 * closing the tab, signing out.
 * @returns `leave` closes the dialog, after a question if there is unsaved work; `question` is for a `DiscardDialog`
 */
export function useLeaving({ isUnsaved, isStored = false, dialog, onAsk }: LeavingOptions) {
  const [isAsking, setAsking] = useState(false);
  const close = () => dialog?.onClose();
  useEffect(() => (isUnsaved ? askBeforeSignOut() : undefined), [isUnsaved]);
  useBackButton(isUnsaved, dialog, onAsk ?? (() => setAsking(true)));
  const isLost = isUnsaved && !isStored;
  useEffect(() => {
    if (!isLost) return undefined;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBrowser);
    return () => removeEventListener('beforeunload', askBrowser);
  }, [isLost]);

  return {
    leave: () => (isUnsaved ? setAsking(true) : close()),
    question: { isOpen: isAsking, onKeep: () => setAsking(false), onDiscard: close },
  };
}

/** Holds the dialog while there is unsaved work, and asks once the address has left it. */
function useBackButton(isUnsaved: boolean, dialog: DialogControl | undefined, onAsk: () => void): void {
  const hold = useEffectEvent((isHeld: boolean) => dialog?.onHold(isHeld));
  useEffect(() => hold(isUnsaved), [isUnsaved]);
  const isLeaving = dialog?.isLeaving ?? false;
  const stay = useEffectEvent(() => {
    dialog?.onStay();
    onAsk();
  });
  useEffect(() => {
    if (isLeaving) stay();
  }, [isLeaving]);
}
