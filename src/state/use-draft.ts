import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isUnanswered } from '#api/unanswered.ts';
import type { Guard } from '#lib/shape.ts';
import type { DraftSnapshot } from '#machines/draft/draft.machine.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
import { useDraftName } from './draft-name.ts';
import { type DraftKey, HeldByOtherTab } from './drafts.ts';
import { editorDraft, isContested, rebased, sameFields } from './editor-draft.ts';
import { useInspection } from './inspection.ts';
import { useServices } from './services.tsx';

export interface DraftOptions<TDraft> extends Pick<DraftKey, 'kind' | 'subject'> {
  /** Checks what was stored: an older version of the application may have written it. */
  readonly isDraft: Guard<TDraft>;
  /** Whether a new record is written; otherwise `saved` is the record as it was read. */
  readonly isNew: boolean;
  /** The value the editor opens with if there is no draft; later renders do not change it. */
  readonly saved: TDraft;
  /**
   * Reads the record again before it is saved: `null` if it does not exist any more. Left out where a save replaces
   * nothing of a record. The first render’s function is used throughout.
   */
  readonly reread?: ((signal: AbortSignal) => Promise<TDraft | null>) | null;
}

/** What to save, and how. */
export interface ToSave<TDraft> {
  readonly value: TDraft;
  /** The record was deleted, and the user saves the draft as a new one. */
  readonly isGone: boolean;
  /** The record as it was just read; `null` for a new one, and for one that is gone. */
  readonly record: TDraft | null;
}

/** What to queue. */
export interface ToQueue<TDraft> extends ToSave<TDraft> {
  /** What the draft was begun from, as the device has it. */
  readonly base: TDraft;
}

/** Milliseconds that the record may take to be read before what replaces it is queued. */
const READ_PATIENCE = 3000;

/** The stored draft of an editor and the record, which has changed since the draft was begun. */
export interface DraftChoice<TDraft> {
  /** What the user changed, on top of the record as it is now. */
  readonly mine: TDraft;
  readonly theirs: TDraft;
  /** When the draft was stored, in milliseconds since 1970; `null` if the question came up at a save. */
  readonly at: number | null;
  readonly onMine: () => void;
  /** Discards the draft. */
  readonly onTheirs: () => void;
}

/** Why a draft lives only as long as its page: another tab has its own on the device, or the device stores nothing. */
export type UnkeptReason = 'otherTab' | 'device';

/** The draft of an editor. */
export interface EditorDraft<TDraft> {
  /** The device has been read. Before that, for some milliseconds, and during `choice` the editor is not shown. */
  readonly isOpen: boolean;
  /** The user must choose first; `null` if there is nothing to choose. */
  readonly choice: DraftChoice<TDraft> | null;
  /** The value that counts as unchanged. */
  readonly saved: TDraft;
  readonly value: TDraft;
  readonly isChanged: boolean;
  /** `null` while all is well. */
  readonly unkept: UnkeptReason | null;
  /** Its name on this device. */
  readonly name: string;
  /** Stores the draft now: one that the device has refused, or that was queued. */
  readonly keep: () => void;
  /** What was written waits in the outbox: the draft leaves the device, until it is kept again. */
  readonly onQueued: () => void;
  /** The value comes from the device, and the user has not been told so yet by a choice. */
  readonly isRestored: boolean;
  /** The name of a file that was chosen before a reload; `null` if there was none. */
  readonly lostFile: string | null;
  /** The same function at every render. */
  readonly change: (patch: Partial<TDraft>) => void;
  /** The same for a whole value: a field that it lacks is gone. The same function at every render. */
  readonly replace: (value: TDraft) => void;
  /** The record does not exist any more, as a save has found. */
  readonly isGone: boolean;
  /**
   * To be called before each save (docs/rules/regulatory.md#read-again-before-saving): reads the record again, so that nothing that somebody else changed is overwritten
   * unseen. Fields that the user has not touched are the server’s.
   * @throws {NotSent} when the user must first see that a field was changed on both sides, or that the record is gone
   * @throws why the record could not be read
   */
  readonly beforeSave: (mine: TDraft, signal: AbortSignal) => Promise<ToSave<TDraft>>;
  /**
   * The same for what goes through the outbox: where the server does not answer soon, the record is the one that the draft was begun
   * from. It is read again when the write is sent.
   */
  readonly beforeQueueing: (mine: TDraft, signal: AbortSignal) => Promise<ToQueue<TDraft>>;
  /** The draft was saved or discarded. */
  readonly forget: () => void;
}

/**
 * The draft of an editor, held by the draft machine: stored on the device while it differs from `saved`. If the record
 * has changed since the draft was begun, the user chooses; see docs/rules/regulatory.md#regulatory-drafts and docs/decisions/0024.
 */
export function useDraft<TDraft extends object>(options: DraftOptions<TDraft>): EditorDraft<TDraft> {
  const { clock } = useServices();
  const name = useDraftName(options);
  const [{ machine, store, isRestored, opened, reread }] = useState(() => {
    const { isDraft, isNew } = options;
    return { ...editorDraft({ name, isDraft, isNew }), opened: options.saved, reread: options.reread };
  });
  const actor = useActorRef(machine, { ...useInspection(), input: { saved: opened, now: () => clock.now() } });
  useKeepBeforeEnd(actor.send);
  const {
    saved,
    draft: value,
    incoming,
    keptAt,
    keepError,
    isAtSave,
    isGone,
    isChoosing,
    isOpen,
  } = useSelector(actor, shownOf<TDraft>, sameFields);
  const isChanged = !sameFields(value, saved);
  const change = useCallback(
    (patch: Partial<TDraft>) => {
      // From the actor, as two changes may come before a render.
      const { draft } = actor.getSnapshot().context;
      actor.send({ type: 'draft.change', value: { ...draft, ...patch } });
    },
    [actor],
  );
  const replace = useCallback((whole: TDraft) => actor.send({ type: 'draft.change', value: whole }), [actor]);
  const beforeSave = async (mine: TDraft, signal: AbortSignal): Promise<ToSave<TDraft>> => {
    // Whatever the answer, the draft is on the device.
    actor.send({ type: 'draft.keep' });
    if (!reread) return { value: mine, isGone: false, record: null };
    const theirs = await reread(signal);
    const { context } = actor.getSnapshot();
    if (theirs === null) {
      if (context.isGone) return { value: mine, isGone: true, record: null };
      actor.send({ type: 'record.gone' });
      throw new NotSent();
    }
    const draft = { value: mine, base: context.saved };
    if (!isContested(draft, theirs)) return { value: rebased(draft, theirs), isGone: false, record: theirs };
    actor.send({ type: 'record.changed', theirs });
    throw new NotSent();
  };
  const beforeQueueing = async (mine: TDraft, signal: AbortSignal): Promise<ToQueue<TDraft>> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), READ_PATIENCE);
    const checked = await beforeSave(mine, AbortSignal.any([signal, late.signal])).catch((error: unknown) => {
      const isUnread = late.signal.aborted || isUnanswered(error);
      if (error instanceof NotSent || signal.aborted || !isUnread) throw error;
      return null;
    });
    clearTimeout(timer);
    const { saved: base, isGone: wasGone } = actor.getSnapshot().context;
    return { base, ...(checked ?? { value: mine, isGone: wasGone, record: reread && !wasGone ? base : null }) };
  };
  return {
    isOpen,
    choice:
      isChoosing && incoming
        ? {
            mine: value,
            theirs: incoming.value,
            at: isAtSave ? null : keptAt,
            onMine: () => actor.send({ type: 'choice.mine' }),
            onTheirs: () => actor.send({ type: 'choice.theirs' }),
          }
        : null,
    saved,
    value,
    isChanged,
    isRestored: isChanged && isRestored(),
    unkept: keepError === undefined ? null : keepError instanceof HeldByOtherTab ? 'otherTab' : 'device',
    name,
    keep: () => {
      actor.send({ type: 'draft.returned' });
      actor.send({ type: 'draft.keep' });
    },
    onQueued: () => actor.send({ type: 'draft.queued' }),
    lostFile: store.lostFiles()[0] ?? null,
    change,
    replace,
    isGone,
    beforeSave,
    beforeQueueing,
    forget: () => actor.send({ type: 'draft.forget' }),
  };
}

/** What an editor shows of its draft: it does not render again each time that the device has stored it. */
function shownOf<TDraft>(snapshot: DraftSnapshot<TDraft>) {
  const { saved, draft, incoming, keptAt, keepError, isAtSave, isGone } = snapshot.context;
  const isChoosing = snapshot.matches('choosing');
  const isOpen = !(isChoosing || snapshot.matches('waiting') || snapshot.matches('loading'));
  return {
    saved,
    draft,
    incoming,
    keptAt: isChoosing ? keptAt : null,
    keepError,
    isAtSave,
    isGone,
    isChoosing,
    isOpen,
  };
}

/** Stores the unsaved value of an editor that has a machine of its own, which began with the draft's value. */
export function useMirroredDraft<TDraft extends object>(
  { replace, saved }: Pick<EditorDraft<TDraft>, 'replace' | 'saved'>,
  { isUnsaved, value }: { readonly isUnsaved: boolean; readonly value: TDraft },
): void {
  // The editor opens with what is stored: there is nothing to store before its first change.
  const isFirst = useRef(true);
  const mirror = useEffectEvent(() => replace(isUnsaved ? value : saved));
  useEffect(() => {
    if (!isFirst.current) mirror();
    isFirst.current = false;
  }, [isUnsaved, value]);
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
    const keepNow = () => {
      // A date takes what is being typed when it loses the focus.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      keep();
    };
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', keepHidden);
    // While the browser asks whether the page may go there is time to write; `pagehide` leaves little. But Safari closes a
    // visible tab with `pagehide` alone, and a page that enters the back-forward cache is frozen after it.
    addEventListener('beforeunload', keepNow);
    addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepHidden);
      removeEventListener('beforeunload', keepNow);
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
