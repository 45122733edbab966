import { useLingui } from '@lingui/react/macro';
import { daysUpTo, monthOf, type DayRange, weekOf } from '#lib/date-ranges.ts';

/** A common range, selected with one press. */
export interface PeriodPreset {
  readonly id: string;
  readonly label: string;
  readonly period: DayRange;
}

/**
 * The four presets that most screens offer, relative to a day.
 * @param today `YYYY-MM-DD`, from the injected clock
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
