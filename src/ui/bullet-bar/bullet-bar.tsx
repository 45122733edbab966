import { assignInlineVars } from '@vanilla-extract/dynamic';
import { PERFORMANCE_CUTS, performanceOf } from '#lib/completion.ts';
import { useFigures } from '../chart/figures.ts';
import * as styles from './bullet-bar.css.ts';

export interface BulletBarProps {
  /** Percent of the target; `null` without a target. */
  readonly value: number | null;
  /** The end of the track, in percent. Larger values fill the track. */
  readonly end?: number;
  /**
   * The percentage that gives the colour, if it is another: what is not over is judged by what is due until now; `null` while nothing
   * is, or where it is not judged before its end.
   */
  readonly judged?: number | null;
  /** Shows the number beside the bar. Without it, the number needs a column of its own: the bar alone is not enough. */
  readonly isNumberBeside?: boolean;
}

const TARGET = 100;

/** Performance in the width of a table cell: a bar with gaps at 45 and 75 %, and a line at the target. */
export function BulletBar({ value, end = 120, judged = value, isNumberBeside = true }: BulletBarProps) {
  const { percent } = useFigures();
  const share = (of: number) => `${(Math.max(0, Math.min(end, of)) / end) * 100}%`;
  return (
    <span className={styles.bullet}>
      <span className={styles.track} aria-hidden="true">
        {value !== null && value > 0 && (
          <span
            className={styles.performance[judged === null ? 'unjudged' : performanceOf(judged)]}
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
