import { useEffect, useEffectEvent, useState } from 'react';
import { closeOver, openOver, useQueryParams } from './location.ts';
import { useUnloadQuestion } from './unload.ts';

/** What an editor over the page is told, and tells. */
export interface OverControl {
  readonly onClose: () => void;
  /** Whether there is something unsaved, which must not go without a question. */
  readonly onHold: (isHeld: boolean) => void;
  /** The address was left while something is unsaved. */
  readonly isLeaving: boolean;
  /** Puts the address back. */
  readonly onStay: () => void;
}

/**
 * What the address opens over the page by one of its parameters. What is being written in it outlives the back button:
 * the editor itself says when it may go.
 * @param others parameters that go with it
 */
export function useOver(
  name: string,
  others: readonly string[] = [],
): { readonly open: string | null; readonly control: OverControl } {
  const [params] = useQueryParams();
  const asked = params.get(name);
  const [open, setOpen] = useState(asked);
  const [isHeld, setHeld] = useState(false);
  if (!isHeld && open !== asked) setOpen(asked);
  return {
    open,
    control: {
      onClose: () => {
        setHeld(false);
        // The address has already left it where the back button was what closed it.
        if (asked === null) setOpen(null);
        else closeOver(Object.fromEntries([name, ...others].map((parameter) => [parameter, null])));
      },
      onHold: setHeld,
      isLeaving: isHeld && asked !== open,
      onStay: () => openOver({ [name]: open }),
    },
  };
}

/**
 * Asks before what is unsaved goes, whichever way it is left: the back button, or the whole page.
 * @param onAsk puts the question
 */
export function useUnsaved(
  isUnsaved: boolean,
  { onHold, isLeaving, onStay }: Omit<OverControl, 'onClose'>,
  onAsk: () => void,
): void {
  const hold = useEffectEvent(onHold);
  useEffect(() => hold(isUnsaved), [isUnsaved]);
  const stay = useEffectEvent(() => {
    onStay();
    onAsk();
  });
  useEffect(() => {
    if (isLeaving) stay();
  }, [isLeaving]);
  useUnloadQuestion(isUnsaved);
}

/** The same for an editor without a machine, which asks by itself before it closes. */
export function useLeaving(isUnsaved: boolean, { onClose, ...control }: OverControl) {
  const [isAsking, setAsking] = useState(false);
  useUnsaved(isUnsaved, control, () => setAsking(true));
  return {
    leave: () => (isUnsaved ? setAsking(true) : onClose()),
    question: { isOpen: isAsking, onKeep: () => setAsking(false), onDiscard: onClose },
  };
}
