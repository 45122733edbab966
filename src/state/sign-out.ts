import { useSyncExternalStore } from 'react';
import type { OutboxItem } from '#domain/outbox/item.ts';
import type { DraftOnDevice, DraftKey } from './drafts.ts';
import { useServices } from './services.tsx';

/** What a sign-out would leave behind. */
export interface SignOutQuestion {
  /** An editor with unsaved work is open. */
  readonly isEditing: boolean;
  /** All drafts of the user on this device, also of editors that are closed. */
  readonly drafts: readonly DraftOnDevice[];
  /** What the user has sent, and the server does not have. */
  readonly waiting: readonly OutboxItem[];
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

/** What the user leaves on this device. */
type Left = Pick<SignOutQuestion, 'drafts' | 'waiting'>;

const NOTHING: Left = { drafts: [], waiting: [] };

/** The stores are not part of the first load. */
async function readLeft({ memberID, world }: Person): Promise<Left> {
  const [{ draftsOf }, { outboxOf }] = await Promise.all([import('./drafts.ts'), import('./outbox-store.ts')]);
  const [drafts, waiting] = await Promise.all([draftsOf({ memberID, world }), outboxOf({ memberID, world })]);
  return { drafts, waiting };
}

async function listLeft(person: Person): Promise<Left> {
  const { promise: late, resolve } = Promise.withResolvers<Left>();
  const timer = setTimeout(() => resolve(NOTHING), PATIENCE);
  const left = await Promise.race([readLeft(person).catch(() => NOTHING), late]);
  clearTimeout(timer);
  return left;
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
    const left = await listLeft({ memberID, world: demo?.world ?? null });
    removeEventListener('pagehide', end);
    // The session may have ended meanwhile: here, in another tab, or before the back button brought the page back.
    if (memberNow() !== memberID) return;
    const isLeft = left.drafts.length > 0 || left.waiting.length > 0;
    if (unsaved.size > 0 || isLeft) ask({ isEditing: unsaved.size > 0, ...left });
    else end();
  };
  return () => void signOut();
}

/** The question, if it is asked, and a function that closes it. */
export function useSignOutQuestion(): readonly [question: SignOutQuestion | null, close: () => void] {
  return [useSyncExternalStore(subscribe, () => asked), () => ask(null)];
}
