import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import {
  OneReminderDocument,
  ReminderActionsDocument,
  ReminderProductsDocument,
  RemindersDocument,
  ReminderStepsDocument,
} from './reminders.generated.ts';

/** What a saved or deleted reminder makes stale. */
export const REMINDERS_KEY = ['reminders'] as const;

/** getAllReminder: those whose time has passed, or those to come (decision 41). */
export function remindersQuery(api: Api, done: boolean) {
  return queryOptions({
    queryKey: [...REMINDERS_KEY, { done }],
    queryFn: ({ signal }) => api.request(RemindersDocument, { done }, { signal }),
  });
}

/** getReminderByID: the one that the address names. */
export function reminderQuery(api: Api, ID: string) {
  return queryOptions({
    queryKey: [...REMINDERS_KEY, ID],
    queryFn: ({ signal }) => api.request(OneReminderDocument, { ID }, { signal }),
  });
}

/** The three lists that lead to a step: products, the actions of one, the steps of one. */
export function productsQuery(api: Api) {
  return queryOptions({
    queryKey: ['product-names'],
    queryFn: ({ signal }) => api.request(ReminderProductsDocument, {}, { signal }),
  });
}

export function actionsQuery(api: Api, pharmaProductID: string) {
  return queryOptions({
    queryKey: ['action-names', pharmaProductID],
    queryFn: ({ signal }) => api.request(ReminderActionsDocument, { pharmaProductID }, { signal }),
  });
}

export function stepsQuery(api: Api, regulatoryActionID: string) {
  return queryOptions({
    queryKey: ['step-names', regulatoryActionID],
    queryFn: ({ signal }) => api.request(ReminderStepsDocument, { regulatoryActionID }, { signal }),
  });
}
