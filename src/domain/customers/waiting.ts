import type { CalendarDate } from '@internationalized/date';
import { compareTexts } from '#lib/compare-texts.ts';
import { readDay } from '#lib/scalars.ts';

/** Days before the end of its period from which an expectation waits for an answer. */
const SOON = 30;

/** What has a period; `YYYY-MM-DD`, or `null` if it has no such end. */
interface Period {
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

/**
 * Those in force today that end within 30 days, the next to end first. A period whose end cannot be read ends at no known
 * day, and is left out.
 */
export function endingSoon<P extends Period>(
  periods: readonly P[],
  today: CalendarDate,
): readonly (P & { readonly periodEnd: string })[] {
  const [first, last] = [today.toString(), today.add({ days: SOON }).toString()];
  return periods
    .filter(
      (period): period is P & { readonly periodEnd: string } =>
        period.periodEnd !== null &&
        readDay(period.periodEnd) !== null &&
        period.periodEnd >= first &&
        period.periodEnd <= last &&
        (period.periodStart === null || period.periodStart <= first),
    )
    .toSorted((one, other) => compareTexts(one.periodEnd, other.periodEnd));
}
