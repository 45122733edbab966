import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Guard } from '#lib/shape.ts';
import { createDraftMachine } from '#machines/draft/draft.machine.ts';
import type { KeepCall, KeepResult, LoadResult } from '#machines/draft/draft.types.ts';
import { claimDraft } from './draft-claim.ts';
import { type DraftStore, draftName, draftStore } from './drafts.ts';
import { useInspection } from './inspection.ts';
import { useServices } from './services.tsx';
import { useSession } from './session.tsx';

export interface DraftOptions<TDraft> {
  /** The editor: `reminder`. */
  readonly kind: string;
  /** Checks what was stored: an older version of the application may have written it. */
  readonly isDraft: Guard<TDraft>;
  /** What the draft is about; `null` for a new record. */
  readonly subject: string | null;
  /** The value the editor opens with if there is no draft; later renders do not change it. */
  readonly saved: TDraft;
}

/** The draft of an editor without a machine of its own. */
export interface EditorDraft<TDraft> {
  /** The device is being read, for some milliseconds: the editor is not shown yet. */
  readonly isOpening: boolean;
  readonly value: TDraft;
  readonly isChanged: boolean;
  readonly change: (patch: Partial<TDraft>) => void;
  /** The draft was saved or discarded. */
  readonly forget: () => void;
}

/** The stored copy of what an editor's own machine has. */
export interface StoredDraft<TDraft> {
  readonly saved: TDraft;
  /** The stored draft that the editor opens with instead of `saved`, if any. */
  readonly resumed: TDraft | null;
  readonly set: (value: TDraft) => void;
  /** The draft was saved or discarded. */
  readonly forget: () => void;
}

/**
 * The draft of an editor, held by the draft machine: stored on the device while it differs from `saved`.
 * A second tab may write too; its draft then lives as long as its page. After a reload a draft is opened only if the
 * record is still the one it was begun from; see docs/decisions/0024.
 */
export function useDraft<TDraft extends object>(options: DraftOptions<TDraft>): EditorDraft<TDraft> {
  const { actor, saved } = useDraftActor(options);
  const snapshot = useSelector(actor, (current) => current);
  const { draft: value } = snapshot.context;
  return {
    isOpening: isOpening(snapshot),
    value,
    isChanged: !sameFields(value, saved),
    change: (patch) => {
      // From the actor, as two changes may come before a render.
      const { draft } = actor.getSnapshot().context;
      actor.send({ type: 'draft.change', value: { ...draft, ...patch } });
    },
    forget: () => actor.send({ type: 'draft.forget' }),
  };
}

/**
 * The same for an editor with a machine of its own, which passes its value to {@link useMirroredDraft}.
 * @returns `null` while the device is read, for some milliseconds; then an object that stays the same
 */
export function useStoredDraft<TDraft extends object>(options: DraftOptions<TDraft>): StoredDraft<TDraft> | null {
  const { actor, saved } = useDraftActor(options);
  const isWaiting = useSelector(actor, isOpening);
  return useMemo(() => {
    if (isWaiting) return null;
    const { draft } = actor.getSnapshot().context;
    return {
      saved,
      resumed: sameFields(draft, saved) ? null : draft,
      set: (value) => actor.send({ type: 'draft.change', value }),
      forget: () => actor.send({ type: 'draft.forget' }),
    };
  }, [actor, saved, isWaiting]);
}

function useDraftActor<TDraft extends object>(options: DraftOptions<TDraft>) {
  const { clock, demo } = useServices();
  const { member, agencyID } = useSession();
  const [{ machine, saved }] = useState(() => {
    const { kind, isDraft, subject } = options;
    const name = draftName({
      kind,
      memberID: member.ID,
      agencyID,
      subject: subject ?? 'new',
      world: demo?.world ?? null,
    });
    const store = draftStore(name, isDraft, (base) => sameFields(base, options.saved));
    return {
      machine: createDraftMachine<TDraft>({ same: sameFields, unite: (_earlier, later) => later }).provide({
        actors: editorActors(name, store),
      }),
      saved: options.saved,
    };
  });
  const actor = useActorRef(machine, { ...useInspection(), input: { saved, now: () => clock.now() } });
  useKeepBeforeEnd(actor.send);
  // While the browser asks whether the page may go there is time to write; `pagehide` leaves little.
  const isUnstored = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'changed' }));
  useEffect(() => {
    if (!isUnstored) return undefined;
    const keep = () => actor.send({ type: 'draft.keep' });
    addEventListener('beforeunload', keep);
    return () => removeEventListener('beforeunload', keep);
  }, [actor, isUnstored]);
  return { actor, saved };
}

const isOpening = ({ value }: { readonly value: unknown }): boolean => value === 'waiting' || value === 'loading';

function editorActors<TDraft>(name: string, store: DraftStore<TDraft>) {
  return {
    claim: claimDraft(name, () => store.standApart()),
    load: fromPromise<LoadResult<TDraft>, { readonly saved: TDraft }>(async ({ input: { saved } }) => {
      const kept = await store.read();
      return { saved, kept: kept && { ...kept, base: saved } };
    }),
    keep: fromPromise<KeepResult, KeepCall<TDraft>>(async ({ input: { draft } }) => {
      const result = await store.keep(draft);
      if (result.kind === 'kept') return result;
      // Without locks, only this reveals that another tab has the draft.
      store.standApart();
      return store.keep(draft);
    }),
  };
}

/** Stores the unsaved value of an editor with a machine of its own. */
export function useMirroredDraft<TDraft>(
  { set, saved }: StoredDraft<TDraft>,
  { isUnsaved, value }: { readonly isUnsaved: boolean; readonly value: TDraft },
): void {
  // The editor opens with what is stored: there is nothing to store before its first change.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) set(isUnsaved ? value : saved);
    isFirst.current = false;
  }, [isUnsaved, value, saved, set]);
}

/** Has a draft stored before its screen, the page or the session ends. */
export function useKeepBeforeEnd(
  send: (event: { readonly type: 'draft.keep' } | { readonly type: 'session.end' }) => void,
): void {
  const { session } = useServices();
  const keep = useEffectEvent(() => send({ type: 'draft.keep' }));
  // In a layout effect, because the machine is stopped by an effect, which is cleaned up later.
  useLayoutEffect(() => () => keep(), []);
  useEffect(() => {
    const keepNow = () => keep();
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', keepHidden);
    // Safari closes a visible tab with this event alone, and a page that enters the back-forward cache is frozen after it.
    addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepHidden);
      removeEventListener('pagehide', keepNow);
    };
  }, []);
  useEffect(() => {
    // The session actor says so before the screens behind the guard are unmounted.
    const watched = session.subscribe(({ context }) => {
      if (context.session === null) send({ type: 'session.end' });
    });
    return () => watched.unsubscribe();
  }, [session, send]);
}

/** Whether two drafts have the same fields; lists are compared item by item. */
function sameFields(a: object, b: object): boolean {
  const others = new Map(Object.entries<unknown>({ ...b }));
  return Object.entries<unknown>({ ...a }).every(([name, field]) => sameField(field, others.get(name)));
}

const sameField = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, index) => item === b[index])
    : Object.is(a, b);
