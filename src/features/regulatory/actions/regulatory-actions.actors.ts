import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import type { FileRefusal } from '#lib/file-check.ts';
import type { CascadeCall, CascadeResult } from '#machines/cascade-delete/cascade-delete.machine.ts';
import type { SendAmmCall, SendAmmResult } from '#machines/new-amm/new-amm.types.ts';
import { checkAdministrationFile } from '#state/checked-file.ts';
import { refusalOr } from '#api/refusal.ts';
import { CreateAmmDocument, DeleteActionDocument, DeleteStepDocument } from './regulatory-actions.generated.ts';

/** A record to delete: an action or a step. */
export interface Deletable {
  readonly kind: 'action' | 'step';
  readonly ID: string;
  readonly name: string;
}

/** The actor of the cascade-delete machine, for an action or a step. */
export const deleteActors = (api: Api, { kind, ID }: Deletable) => ({
  remove: fromPromise<CascadeResult, CascadeCall>(({ input: { force: forceCascadeDelete }, signal }) =>
    refusalOr(async () => {
      const remove = {
        action: async () => {
          const { data } = await api.request(
            DeleteActionDocument,
            { regulatoryActionID: ID, forceCascadeDelete },
            { signal },
          );
          return data.deleteRegulatoryAction.success;
        },
        step: async () => {
          const { data } = await api.request(
            DeleteStepDocument,
            { regulatoryActionStepID: ID, forceCascadeDelete },
            { signal },
          );
          return data.deleteRegulatoryActionStep.success;
        },
      };
      return (await remove[kind]())
        ? { kind: 'deleted' as const }
        : { kind: 'refused' as const, codes: [], dependents: [] };
    }),
  ),
});

/** The actors of the new-amm machine. */
export const ammActors = (api: Api, regulatoryActionID: string) => ({
  check: fromPromise<FileRefusal | null, { readonly file: File | null }>(async ({ input: { file } }) =>
    file ? checkAdministrationFile(file) : 'nameMissing',
  ),
  send: fromPromise<SendAmmResult, SendAmmCall>(({ input: { draft, onProgress }, signal }) =>
    refusalOr(async () => {
      const { file, start, scheduledTimeStamp } = draft;
      if (!file || start === null || scheduledTimeStamp === null)
        return { kind: 'refused' as const, codes: ['REQUIRED_VALUE' as const] };
      const variables = {
        file,
        pharmaProductFileName: draft.fileName,
        newAMMNum: draft.number,
        newAMMTimeStamp: start,
        newAMMEndTimeStamp: draft.isUnlimited ? null : draft.end,
        reminderName: draft.reminderName,
        reminderDescription: draft.reminderDescription,
        reminderScheduledTimeStamp: scheduledTimeStamp,
        recipientsIDList: draft.recipientIDs.join(','),
        isNotification: draft.isNotification,
        isEmail: draft.isEmail,
        actionStepName: draft.stepName,
        actionStepDescription: draft.stepDescription,
        regulatoryActionID,
      };
      await api.upload(CreateAmmDocument, variables, { signal, onProgress });
      return { kind: 'saved' as const };
    }),
  ),
});
