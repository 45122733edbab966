import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import type { RemoveCall, RemoveResult, SaveCall, SaveResult } from '#machines/reminder/reminder.types.ts';
import { refusalOr } from '#api/refusal.ts';
import type { ReminderDraft } from '#domain/regulatory/reminder-rules.ts';
import type { EditorDraft } from '#state/use-draft.ts';
import { CreateReminderDocument, DeleteReminderDocument, EditReminderDocument } from './reminders.generated.ts';

/**
 * The actors of the reminder machine. A refusal by the server is a result with its codes; a call that fails otherwise
 * rejects.
 */
export function reminderActors(api: Api, { beforeSave }: Pick<EditorDraft<ReminderDraft>, 'beforeSave'>) {
  return {
    save: fromPromise<SaveResult, SaveCall>(({ input: { reminderID, draft }, signal }) =>
      refusalOr<SaveResult>(async () => {
        const { value, isGone } = await beforeSave(draft, signal);
        const { recipientIDs, scheduledTimeStamp, ...rest } = value;
        if (scheduledTimeStamp === null) return { kind: 'refused', codes: ['REQUIRED_VALUE'] };
        const variables = { ...rest, scheduledTimeStamp, recipientsIDList: recipientIDs.join(',') };
        if (reminderID === null || isGone) {
          const { data } = await api.request(CreateReminderDocument, variables, { signal });
          return { kind: 'saved', ID: data.createReminder.ID };
        }
        const { data } = await api.request(EditReminderDocument, { ID: reminderID, ...variables }, { signal });
        return { kind: 'saved', ID: data.editReminder.ID };
      }),
    ),
    remove: fromPromise<RemoveResult, RemoveCall>(({ input: { reminderID, force }, signal }) =>
      refusalOr<RemoveResult>(async () => {
        const { data } = await api.request(DeleteReminderDocument, { reminderID, forceDelete: force }, { signal });
        return data.deleteReminder.success ? { kind: 'deleted' } : { kind: 'refused', codes: [] };
      }),
    ),
  };
}
