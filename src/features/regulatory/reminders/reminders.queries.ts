import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { OneReminderDocument, RemindersDocument } from './reminders.generated.ts';

/** The reminders whose time has passed, or those to come. */
export function remindersQuery(api: Api, done: boolean) {
  return queryOptions({
    queryKey: keys.reminders(done),
    queryFn: ({ signal }) => api.request(RemindersDocument, { done }, { signal }),
  });
}

/** The reminder that the address names. */
export function reminderQuery(api: Api, ID: string) {
  return queryOptions({
    queryKey: keys.reminder(ID),
    queryFn: ({ signal }) => api.request(OneReminderDocument, { ID }, { signal }),
  });
}
