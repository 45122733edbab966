import { distinct } from '#lib/distinct.ts';
import type { ReminderRow } from './reminder.types.ts';

/** Past and pending reminders in order, each once: the lists are read at two moments, and one may have passed between. */
export const allReminders = <Row extends Pick<ReminderRow, 'ID' | 'scheduledTimeStamp'>>(
  past: readonly Row[],
  toCome: readonly Row[],
): readonly Row[] => distinct([...past, ...toCome]).toSorted((a, b) => a.scheduledTimeStamp - b.scheduledTimeStamp);
