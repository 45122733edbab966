import { useSyncExternalStore } from 'react';
import type { SessionActor } from '#machines/session/session.machine.ts';

/** One for each editor that holds unsaved work. */
const unsaved = new Set<symbol>();
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

/**
 * Has a chosen sign-out ask first, until the returned function is called; see docs/rules/finance.md#drafts. Screens use
 * `useLeaving`.
 */
export function askBeforeSignOut(): () => void {
  const work = Symbol('unsaved work');
  unsaved.add(work);
  return () => void unsaved.delete(work);
}

/** Signs out, after a question where there is unsaved work. */
export function signOut(actor: SessionActor): void {
  if (unsaved.size > 0) ask(true);
  else actor.send({ type: 'signOut' });
}

/** Whether the question is open, and a function that closes it. */
export function useSignOutQuestion(): readonly [isOpen: boolean, close: () => void] {
  return [useSyncExternalStore(subscribe, () => isAsked), () => ask(false)];
}
