import { fromPromise } from 'xstate';
import type { Guard } from '#lib/shape.ts';
import { createDraftMachine } from '#machines/draft/draft.machine.ts';
import type { KeepCall, KeepResult, KeptDraft, LoadResult } from '#machines/draft/draft.types.ts';
import { claimDraft } from './draft-claim.ts';
import { draftStore, HeldByOtherTab } from './drafts.ts';

export interface EditorDraftOptions<TDraft> {
  /** The draft's name on the device. */
  readonly name: string;
  readonly isDraft: Guard<TDraft>;
  /** Whether it becomes a new record: then the values it was begun from, such as proposed words, make no difference. */
  readonly isNew: boolean;
}

/**
 * The draft machine of a small editor, with its store. A second tab may write too: its draft is in memory until the first
 * tab lets go.
 */
export function editorDraft<TDraft extends object>({ name, isDraft, isNew }: EditorDraftOptions<TDraft>) {
  const store = draftStore(name, isDraft);
  let isRestored = false;
  const machine = createDraftMachine<TDraft>({
    same: sameFields,
    unite: (_earlier, later) => later,
    rebase: rebased,
  }).provide({
    actors: {
      claim: claimDraft({ name, store, mayStandApart: true }),
      load: fromPromise<LoadResult<TDraft>, { readonly saved: TDraft }>(async ({ input: { saved } }) => {
        const kept = await store.read();
        if (!kept) return { saved, kept };
        const { value, base, at } = kept;
        isRestored = isNew || sameFields(base, saved);
        return {
          saved,
          kept: isNew ? { value, base: saved, at } : { value: rebased({ value, base }, saved), base, at },
        };
      }),
      keep: fromPromise<KeepResult, KeepCall<TDraft>>(async ({ input: { draft } }) => {
        const result = await store.keep(draft);
        if (result.kind === 'kept') return result;
        // Another tab has written: only this reveals it where there are no locks, or one was stolen.
        store.setMode('apart');
        throw new HeldByOtherTab();
      }),
    },
  });
  return { machine, store, isRestored: () => isRestored };
}

type Changed<TDraft> = Pick<KeptDraft<TDraft>, 'value' | 'base'>;

/** What the user changed, on top of the record as it is now: what somebody else changed elsewhere in it is not undone. */
export function rebased<TDraft extends object>({ value, base }: Changed<TDraft>, saved: TDraft): TDraft {
  const before = fieldsOf(base);
  const changed = [...fieldsOf(value)].filter(([name, field]) => !sameField(field, before.get(name)));
  return { ...saved, ...Object.fromEntries(changed) };
}

/** Whether the user and somebody else changed the same field, and not to the same. */
export function isContested<TDraft extends object>({ value, base }: Changed<TDraft>, saved: TDraft): boolean {
  const [before, there] = [fieldsOf(base), fieldsOf(saved)];
  return [...fieldsOf(value)].some(
    ([name, field]) =>
      !sameField(field, before.get(name)) &&
      !sameField(field, there.get(name)) &&
      !sameField(there.get(name), before.get(name)),
  );
}

/** Whether two drafts have the same fields; lists are compared item by item. */
export function sameFields(a: object, b: object): boolean {
  const others = fieldsOf(b);
  return [...fieldsOf(a)].every(([name, field]) => sameField(field, others.get(name)));
}

const fieldsOf = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries<unknown>({ ...value }));

const sameField = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, index) => item === b[index])
    : Object.is(a, b);
