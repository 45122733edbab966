import { useLingui } from '@lingui/react/macro';
import { daysUpTo, monthOf, type DayRange, weekOf } from '#lib/date-ranges.ts';

/** A period that is asked for often, taken with one press. */
export interface PeriodPreset {
  readonly id: string;
  readonly label: string;
  readonly period: DayRange;
}

/**
 * The four that most screens ask for, as they fall on a day.
 * @param today `YYYY-MM-DD`, of the injected clock
 */
export function usePeriodPresets(today: string): readonly PeriodPreset[] {
  const { t } = useLingui();
  return [
    { id: 'day', label: t`Jour`, period: daysUpTo(today, 1) },
    { id: 'week', label: t`Semaine`, period: weekOf(today) },
    { id: 'month', label: t`Mois`, period: monthOf(today) },
    { id: 'sevenDays', label: t`7 jours cumulés`, period: daysUpTo(today, 7) },
  ];
}
