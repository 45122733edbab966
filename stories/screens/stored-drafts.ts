import { type DraftKey, draftName, draftStore } from '#state/drafts.ts';

type Named = Pick<DraftKey, 'kind' | 'subject'>;
interface Begun {
  readonly value: unknown;
  /** What it was begun from. */
  readonly base: unknown;
}

const isAnything = (value: unknown): value is unknown => value !== undefined;

/** Drafts of the regulatory officer on this device, as an earlier page left them, and a function that deletes them. */
export function storedDrafts(...drafts: readonly (Named & Begun)[]) {
  const stores = drafts.map(({ value, base, ...named }) => {
    const name = draftName({ ...named, memberID: 'user-cm-3', agencyID: 'cm', world: null });
    return { value, base, store: draftStore<unknown>(name, isAnything) };
  });
  return {
    async put(): Promise<void> {
      await Promise.all(
        stores.map(async ({ value, base, store }) => {
          await store.read();
          await store.keep({ value, base, at: Date.UTC(2026, 10, 18, 8, 42) });
        }),
      );
    },
    async remove(): Promise<void> {
      await Promise.all(
        stores.map(async ({ store }) => {
          await store.read();
          await store.keep(null);
        }),
      );
    },
  };
}
