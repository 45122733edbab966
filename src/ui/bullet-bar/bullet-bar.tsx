import { assignInlineVars } from '@vanilla-extract/dynamic';
import { PERFORMANCE_CUTS, performanceOf } from '#lib/completion.ts';
import { useFigures } from '../chart/figures.ts';
import * as styles from './bullet-bar.css.ts';

export interface BulletBarProps {
  /** Percent of what was aimed at; `null` where nothing was. */
  readonly value: number | null;
  /** Where the track ends, in percent; what goes beyond fills it. */
  readonly end?: number;
  /** Leaves the number to a column of its own: it is never left out. */
  readonly isNumberBeside?: boolean;
}

const TARGET = 100;

/** A performance in the width of a cell: filled up to its value, cut at 45 and 75, a line where the target is. */
export function BulletBar({ value, end = 120, isNumberBeside = true }: BulletBarProps) {
  const { percent } = useFigures();
  const share = (of: number) => `${(Math.max(0, Math.min(end, of)) / end) * 100}%`;
  return (
    <span className={styles.bullet}>
      <span className={styles.track} aria-hidden="true">
        {value !== null && value > 0 && (
          <span
            className={styles.performance[performanceOf(value)]}
            style={assignInlineVars({ [styles.filled]: share(value) })}
          />
        )}
        {PERFORMANCE_CUTS.map((cut) => (
          <span key={cut} className={styles.cut} style={assignInlineVars({ [styles.at]: share(cut) })} />
        ))}
        <span className={styles.target} style={assignInlineVars({ [styles.at]: share(TARGET) })} />
      </span>
      {isNumberBeside && <span className={styles.number}>{value === null ? '—' : percent(value)}</span>}
    </span>
  );
}
