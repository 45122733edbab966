import { useLingui } from '@lingui/react/macro';
import { useFigures } from '#ui/chart/figures.ts';
import { useDayWords } from '../../shared/use-day-words.ts';
import type { StatisticsRange } from '../use-range.ts';

/** The words of differences from the same days a week before. */
export function useChangeWords() {
  const { t } = useLingui();
  const { full } = useFigures();
  const { weekdayName } = useDayWords();
  return {
    /** « +4 », « −2 », « 0 » */
    short: (change: number): string => (change > 0 ? `+${full(change)}` : full(change)),
    /** « 4 de plus que les sept jours d’avant », « 2 de moins que le lundi d’avant » */
    long(change: number, { day, days }: Pick<StatisticsRange, 'day' | 'days'>): string {
      const size = full(Math.abs(change));
      if (days === 1) {
        const weekday = weekdayName(day);
        if (change === 0) return t`autant que le ${weekday} d’avant`;
        return change > 0
          ? t`${size} de plus que le ${weekday} d’avant`
          : t`${size} de moins que le ${weekday} d’avant`;
      }
      if (change === 0) return t`autant que les sept jours d’avant`;
      return change > 0
        ? t`${size} de plus que les sept jours d’avant`
        : t`${size} de moins que les sept jours d’avant`;
    },
  };
}
