import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import type { SendFileCall, SendFileResult } from '#machines/upload/upload.machine.ts';
import { refusalOr } from '#api/refusal.ts';
import { checkFile, deleteActors } from '../shared/actors.ts';
import { CreateProductFileDocument, DeleteProductFileDocument } from './product-files.generated.ts';

/** The actors of the upload machine, for a product. */
export function uploadActors(api: Api, pharmaProductID: string) {
  return {
    check: checkFile,
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

/** The actors of the cascade-delete machine, for a file. */
export const deleteFileActors = (api: Api, pharmaProductFileID: string) =>
  deleteActors(async (forceCascadeDelete, signal) => {
    const { data } = await api.request(
      DeleteProductFileDocument,
      { pharmaProductFileID, forceCascadeDelete },
      { signal },
    );
    return data.deletePharmaProductFile.success;
  });
