import * as styles from './count.css.ts';

export const COUNT_TONES = ['neutral', 'red'] as const;

export interface CountProps {
  readonly value: number;
  /** What is counted, read out instead of the bare number: « 4 rappels en retard ». */
  readonly label: string;
  readonly tone?: (typeof COUNT_TONES)[number];
  /** The largest number written in full; 99 by default. */
  readonly max?: number;
}

/** How many wait behind an entry of the menu or a tab. Nothing at all at zero: an absence needs no mark. */
export function Count({ value, label, tone = 'red', max = 99 }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={styles.count({ tone })} role="img" aria-label={label}>
      {value > max ? `${max}+` : value}
    </span>
  );
}
