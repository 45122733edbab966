import { parseDate } from '@internationalized/date';
import { readLocation, usePath } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useToday } from '#state/today.ts';
import { readDayParam } from '../../shared/use-day-words.ts';
import { useDayKeys } from './use-day-keys.ts';

/** The day of the address, and the ways to others: by buttons, by the arrows, and by links. */
export function usePersonDays() {
  const path = usePath();
  const [params, change] = useQueryParams();
  const today = useToday().toString();
  const { day, isUnknown } = readDayParam(params.get('day'), today);
  const goTo = (date: string) => change({ day: date === today ? null : date });
  const step = (days: -1 | 1) => {
    // From the address: a page of another week is still being rendered when the key is pressed again.
    const asked = readDayParam(new URLSearchParams(readLocation().search).get('day'), today);
    goTo(parseDate(asked.day).add({ days }).toString());
  };
  useDayKeys(step);
  return {
    /** `YYYY-MM-DD` */
    day,
    /** The address names a day that does not exist. */
    isUnknown,
    step,
    goToToday: () => goTo(today),
    /** The same page on another day. */
    hrefOf(date: string): string {
      const next = new URLSearchParams(params);
      next.delete('visit');
      next.delete('rows');
      next.set('day', date);
      return `${path}?${next}`;
    },
  };
}

export type PersonDays = ReturnType<typeof usePersonDays>;
