import { fromPromise } from 'xstate';
import { refusalOr } from '#api/refusal.ts';
import type { FileRefusal } from '#lib/file-check.ts';
import type { CascadeCall, CascadeResult } from '#machines/cascade-delete/cascade-delete.machine.ts';
import { checkAdministrationFile } from '#state/checked-file.ts';

/** Checks the file of an upload; none at all is refused as well. */
export const checkFile = fromPromise<FileRefusal | null, { readonly file: File | null }>(async ({ input: { file } }) =>
  file ? checkAdministrationFile(file) : 'nameMissing',
);

/**
 * The actors of the cascade-delete machine.
 * @param remove makes the call, and says whether the record is gone
 */
export const deleteActors = (remove: (forceCascadeDelete: boolean, signal: AbortSignal) => Promise<boolean>) => ({
  remove: fromPromise<CascadeResult, CascadeCall>(({ input: { force }, signal }) =>
    refusalOr(async () =>
      (await remove(force, signal))
        ? { kind: 'deleted' as const }
        : { kind: 'refused' as const, codes: [], dependents: [] },
    ),
  ),
});
