import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './progress-bar.css.ts';
import { type ProgressFacts, useProgress } from './use-progress.ts';

export interface ProgressBarProps extends ProgressFacts {
  /** Hides label and percentage from sight; screen readers still read them. */
  readonly isBare?: boolean;
}

/** The progress of a task. */
export function ProgressBar({ isBare = false, ...facts }: ProgressBarProps) {
  const { progressBarProps, labelProps, percentage, isIndeterminate } = useProgress(facts);
  return (
    <div {...progressBarProps} className={styles.bar}>
      <div className={isBare ? styles.hidden : styles.words}>
        <span {...labelProps} className={styles.label}>
          {facts.label}
        </span>
        {!isIndeterminate && <span className={styles.value}>{progressBarProps['aria-valuetext']}</span>}
      </div>
      <div className={styles.track}>
        <div
          className={isIndeterminate ? styles.wandering : styles.fill}
          style={assignInlineVars({ [styles.share]: `${percentage}%` })}
        />
      </div>
    </div>
  );
}
