import { useEffect, useId, useSyncExternalStore } from 'react';
import type { SessionActor } from '#machines/session/session.machine.ts';

/** What is open with something in it that is not on the server. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();
let isAsked = false;

function ask(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that leaving should be thought about: a chosen sign-out asks first (decision 33). */
export function useUnsavedWork(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [isUnsaved, id]);
}

/** Signs out, after a question where something is unsaved. */
export function signOut(actor: SessionActor): void {
  if (unsaved.size > 0) ask(true);
  else actor.send({ type: 'signOut' });
}

/** Whether that question is open, and what closes it. */
export function useSignOutQuestion(): readonly [isOpen: boolean, close: () => void] {
  return [useSyncExternalStore(subscribe, () => isAsked), () => ask(false)];
}
