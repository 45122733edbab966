import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import type { SendAmmCall, SendAmmResult } from '#machines/new-amm/new-amm.types.ts';
import { refusalOr } from '#api/refusal.ts';
import { checkFile, deleteActors } from '../shared/actors.ts';
import { CreateAmmDocument, DeleteActionDocument, DeleteStepDocument } from './regulatory-actions.generated.ts';

/** A record to delete: an action or a step. */
export interface Deletable {
  readonly kind: 'action' | 'step';
  readonly ID: string;
  readonly name: string;
}

/** The actors of the cascade-delete machine, for an action or a step. */
export const deleteActionActors = (api: Api, { kind, ID }: Deletable) =>
  deleteActors(async (forceCascadeDelete, signal) => {
    if (kind === 'step') {
      const variables = { regulatoryActionStepID: ID, forceCascadeDelete };
      return (await api.request(DeleteStepDocument, variables, { signal })).data.deleteRegulatoryActionStep.success;
    }
    const variables = { regulatoryActionID: ID, forceCascadeDelete };
    return (await api.request(DeleteActionDocument, variables, { signal })).data.deleteRegulatoryAction.success;
  });

/** The actors of the new-amm machine. */
export const ammActors = (api: Api, regulatoryActionID: string) => ({
  check: checkFile,
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
