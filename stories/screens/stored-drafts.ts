import { type DraftKey, draftName, draftStore } from '#state/drafts.ts';

type Named = Pick<DraftKey, 'kind' | 'subject'>;
interface Begun {
  readonly value: unknown;
  /** What it was begun from. */
  readonly base: unknown;
}

const isAnything = (value: unknown): value is unknown => value !== undefined;

/** @returns a function that stores drafts of the regulatory officer on this device, as an earlier page left them */
export function storedDrafts(...drafts: readonly (Named & Begun)[]): () => Promise<void> {
  return async () => {
    await Promise.all(
      drafts.map(async ({ value, base, ...named }) => {
        const name = draftName({ ...named, memberID: 'user-cm-3', agencyID: 'cm', world: null });
        // Opened only now, because a store from before `forgetDrafts` writes nothing.
        const store = draftStore<unknown>(name, isAnything);
        await store.read();
        await store.keep({ value, base, at: Date.UTC(2026, 10, 18, 8, 42) });
      }),
    );
  };
}
