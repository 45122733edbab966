import { useSyncExternalStore } from 'react';
import type { DraftOnDevice, DraftKey } from './drafts.ts';
import { useServices } from './services.tsx';

/** What a sign-out would leave behind. */
export interface SignOutQuestion {
  /** An editor with unsaved work is open. */
  readonly isEditing: boolean;
  /** All drafts of the user on this device, also of editors that are closed. */
  readonly drafts: readonly DraftOnDevice[];
}

/** One for each editor that holds unsaved work. */
const unsaved = new Set<symbol>();
const listeners = new Set<() => void>();
let asked: SignOutQuestion | null = null;

function ask(next: SignOutQuestion | null): void {
  asked = next;
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

/** How long a device may take to list its drafts, in milliseconds: none keeps anybody from signing out. */
const PATIENCE = 1000;

type Person = Pick<DraftKey, 'memberID' | 'world'>;

/** The user's drafts. The store is not part of the first load. */
async function listDrafts(person: Person): Promise<readonly DraftOnDevice[]> {
  const { promise: late, resolve } = Promise.withResolvers<readonly DraftOnDevice[]>();
  const timer = setTimeout(() => resolve([]), PATIENCE);
  const listed = import('./drafts.ts').then(({ draftsOf }) => draftsOf(person)).catch(() => []);
  const drafts = await Promise.race([listed, late]);
  clearTimeout(timer);
  return drafts;
}

/**
 * A function that signs out, after a question where there is unsaved work, in an open editor or on the device. The answer
 * may be to stay, so the drafts are read before anything ends; a page that goes in the meantime has signed out.
 */
export function useSignOut(): () => void {
  const { session, demo } = useServices();
  const signOut = async () => {
    const memberNow = () => session.getSnapshot().context.session?.member.ID;
    const memberID = memberNow();
    if (memberID === undefined) return;
    const end = () => session.send({ type: 'signOut' });
    addEventListener('pagehide', end);
    const drafts = await listDrafts({ memberID, world: demo?.world ?? null });
    removeEventListener('pagehide', end);
    // The session may have ended meanwhile: here, in another tab, or before the back button brought the page back.
    if (memberNow() !== memberID) return;
    if (unsaved.size > 0 || drafts.length > 0) ask({ isEditing: unsaved.size > 0, drafts });
    else end();
  };
  return () => void signOut();
}

/** The question, if it is asked, and a function that closes it. */
export function useSignOutQuestion(): readonly [question: SignOutQuestion | null, close: () => void] {
  return [useSyncExternalStore(subscribe, () => asked), () => ask(null)];
}
