import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { AbsencePeriod } from '#domain/absences/absence.ts';
import { daysAround, isOfWholeDays } from '#domain/absences/days.ts';
import { useZone } from '#state/agencies.tsx';
import { useFormat } from '#state/format.ts';

/** The words of an absence's period. */
export function useAbsenceWords() {
  const { t } = useLingui();
  const format = useFormat();
  const zone = useZone();
  return useMemo(
    () => ({
      /** « Du 16 nov. 2026 au 23 nov. 2026 », « 19 nov. 2026, de 13:00 à 18:00 » */
      period(absence: AbsencePeriod): string {
        const { absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end } = absence;
        const [first, from, until] = [format.date(start), format.time(start), format.time(end)];
        const days = daysAround(absence, zone);
        if (isOfWholeDays(absence, zone)) {
          const last = format.date(end - 1);
          return days.start === days.end ? first : t`Du ${first} au ${last}`;
        }
        const last = format.date(end);
        return first === last ? t`${first}, de ${from} à ${until}` : t`Du ${first}, ${from} au ${last}, ${until}`;
      },
      /** « 13:00–18:00 » on a day of an absence; the whole day in words. */
      hours(absence: AbsencePeriod, day: string): string {
        const { absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end } = absence;
        const days = daysAround(absence, zone);
        if (isOfWholeDays(absence, zone) || (days.start < day && day < days.end)) return t`Toute la journée`;
        const [from, until] = [format.time(start), format.time(end)];
        if (days.start === days.end) return `${from}–${until}`;
        return day === days.start ? t`dès ${from}` : t`jusqu’à ${until}`;
      },
    }),
    [t, format, zone],
  );
}
