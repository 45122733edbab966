import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import type { FileRefusal } from '#lib/file-check.ts';
import type { CascadeCall, CascadeResult } from '#machines/cascade-delete/cascade-delete.machine.ts';
import type { SendFileCall, SendFileResult } from '#machines/upload/upload.machine.ts';
import { checkAdministrationFile } from '#state/checked-file.ts';
import { refusalOr } from '#api/refusal.ts';
import { CreateProductFileDocument, DeleteProductFileDocument } from './product-files.generated.ts';

/** The actors of the upload machine, for a product. */
export function uploadActors(api: Api, pharmaProductID: string) {
  return {
    check: fromPromise<FileRefusal | null, { readonly file: File | null }>(async ({ input: { file } }) =>
      file ? checkAdministrationFile(file) : 'nameMissing',
    ),
    send: fromPromise<SendFileResult, SendFileCall>(({ input: { file, name, stepID, onProgress }, signal }) =>
      refusalOr(async () => {
        const variables = { file, name, pharmaProductID, regulatoryActionStepID: stepID };
        await api.upload(CreateProductFileDocument, variables, { signal, onProgress });
        return { kind: 'sent' as const };
      }),
    ),
    // Forced without a question: the new file has already replaced it on the step.
    removeOld: fromPromise<{ readonly kind: 'removed' }, { readonly ID: string }>(async ({ input: { ID }, signal }) => {
      await api.request(DeleteProductFileDocument, { pharmaProductFileID: ID, forceCascadeDelete: true }, { signal });
      return { kind: 'removed' };
    }),
  };
}

/** The actor of the cascade-delete machine, for a file. */
export const deleteActors = (api: Api, pharmaProductFileID: string) => ({
  remove: fromPromise<CascadeResult, CascadeCall>(({ input: { force }, signal }) =>
    refusalOr(async () => {
      const variables = { pharmaProductFileID, forceCascadeDelete: force };
      const { data } = await api.request(DeleteProductFileDocument, variables, { signal });
      const nothing = { codes: [], dependents: [] };
      return data.deletePharmaProductFile.success
        ? { kind: 'deleted' as const }
        : { kind: 'refused' as const, ...nothing };
    }),
  ),
});
