import { type CalendarDate, parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import { dayOf } from '#lib/scalars.ts';
import { useZone } from './agencies.tsx';
import { useNow } from './now.ts';

/** The current day in the agency's time zone (docs/rules/api.md#agency-time-zone); changes at midnight. */
export function useToday(): CalendarDate {
  const [now, zone] = [useNow(), useZone()];
  const day = useMemo(() => dayOf(now, zone), [now, zone]);
  return useMemo(() => parseDate(day), [day]);
}
