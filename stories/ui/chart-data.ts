import type { Series } from '#ui/chart/series.ts';

/** Data shared by several chart stories. */
export const WEEKS = [37, 38, 39, 40, 41, 42, 43, 44, 45, 46];

export const TURNOVER: Series = {
  id: 'real',
  name: 'Réalisé',
  values: [17.6, 19.5, 18.1, 16.2, 18.8, 21.3, 19.6, 20.1, 17.4, null],
};

export const TREND: Series = {
  id: 'trend',
  name: 'tendance',
  values: [18.4, 18.8, 19.2, 19.6, 20, 20.4, 20.8, 21.2, 21.5, 21.9],
  role: 'plan',
};

export const BY_WHOLESALER: readonly Series[] = [
  { id: 'repartis', name: 'Répartis', values: [6.2, 7.1, 6.4, 5.9, 6.6, 7.9, 7.2, 7.4, 6.5, 6.8] },
  { id: 'littoral', name: 'Littoral Médicaments', values: [5.1, 5.6, 5.2, 4.4, 5.5, 6.2, 5.8, 5.9, 4.9, 5.2] },
  { id: 'savane', name: 'Savane Distribution', values: [3.4, 3.9, 3.6, 3.1, 3.8, 4.2, 3.7, 3.9, 3.2, 3.5] },
];

export const formatWeek = (week: number): string => `sem. ${week}`;
export const formatShortWeek = (week: number): string => String(week);
export const formatMillions = (value: number): string => `${value.toLocaleString('fr-FR')} M`;

/** A deterministic series of measurement-like values. */
export function wandering(count: number, turn = 0): number[] {
  return Array.from(
    { length: count },
    (_, index) =>
      400 +
      turn * 150 +
      180 * Math.sin((index + turn * 400) / 310) +
      60 * Math.sin(index / 23) +
      ((index * 7919 + turn * 104_729) % 97),
  );
}

/** Consecutive days up to 19 November 2026, as Unix times in seconds. */
export function daysUpTo(count: number): number[] {
  const LAST = 1_795_046_400;
  return Array.from({ length: count }, (_, index) => LAST - (count - 1 - index) * 86_400);
}

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' });
export const formatDay = (instant: number): string => DAY.format(instant * 1000);
export const formatMonth = (instant: number): string => MONTH.format(instant * 1000);
