import * as styles from './count.css.ts';

export const COUNT_TONES = ['neutral', 'red'] as const;

export interface CountProps {
  readonly value: number;
  /** Read by screen readers instead of the bare number: « 4 rappels en retard ». */
  readonly label: string;
  readonly tone?: (typeof COUNT_TONES)[number];
  /** Larger numbers are shown as « 99+ ». 99 by default. */
  readonly max?: number;
}

/** The number of pending items behind a menu entry or a tab. Renders nothing at zero. */
export function Count({ value, label, tone = 'red', max = 99 }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={styles.count({ tone })} role="img" aria-label={label}>
      {value > max ? `${max}+` : value}
    </span>
  );
}
