import { useLingui } from '@lingui/react/macro';
import { useFigures } from '#ui/chart/figures.ts';

/** The words of differences from the period before. */
export function useChangeWords() {
  const { t } = useLingui();
  const { full } = useFigures();
  return {
    /** « +4 », « −2 », « 0 » */
    short: (change: number): string => (change > 0 ? `+${full(change)}` : full(change)),
    /** « 4 de plus que les sept jours d’avant » */
    long(change: number, days: 1 | 7): string {
      const size = full(Math.abs(change));
      if (change === 0) return days === 1 ? t`autant que la veille` : t`autant que les sept jours d’avant`;
      if (days === 1) return change > 0 ? t`${size} de plus que la veille` : t`${size} de moins que la veille`;
      return change > 0
        ? t`${size} de plus que les sept jours d’avant`
        : t`${size} de moins que les sept jours d’avant`;
    },
  };
}
