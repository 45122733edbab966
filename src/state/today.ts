import { type CalendarDate, parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import { dayOf } from '#lib/scalars.ts';
import { useZone } from './agencies.ts';
import { useNow } from './now.ts';

/** The day it is at the agency (decision 17); the next one once it has come. */
export function useToday(): CalendarDate {
  const day = dayOf(useNow(), useZone());
  return useMemo(() => parseDate(day), [day]);
}
