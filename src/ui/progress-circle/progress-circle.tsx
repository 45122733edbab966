import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useFigures } from '../chart/figures.ts';
import { type ProgressFacts, useProgress } from '../progress-bar/use-progress.ts';
import * as styles from './progress-circle.css.ts';

/** `small`: within a line of text. `medium`: beside two lines. `large`: on its own. */
export const PROGRESS_CIRCLE_SIZES = ['small', 'medium', 'large'] as const;

export interface ProgressCircleProps extends ProgressFacts {
  readonly size?: (typeof PROGRESS_CIRCLE_SIZES)[number];
  /** Hides the label from sight; screen readers still read it. */
  readonly isBare?: boolean;
}

const MIDDLE = 20;
const RADIUS = 17;

/** The progress of a task, if a bar would be too wide. */
export function ProgressCircle({ size = 'medium', isBare = false, ...facts }: ProgressCircleProps) {
  const { percent } = useFigures();
  const { progressBarProps, labelProps, percentage, isIndeterminate } = useProgress(facts);
  const words = isIndeterminate ? null : percent(percentage);
  return (
    <div {...progressBarProps} className={styles.progress}>
      <span className={styles.dial({ size })}>
        <svg className={isIndeterminate ? styles.turning : styles.ring} viewBox="0 0 40 40" aria-hidden="true">
          <circle className={styles.track} cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
          <circle
            className={styles.fill}
            data-is-empty={!isIndeterminate && percentage === 0 ? true : undefined}
            style={assignInlineVars({ [styles.share]: String(isIndeterminate ? 25 : percentage) })}
            cx={MIDDLE}
            cy={MIDDLE}
            r={RADIUS}
            pathLength={100}
          />
        </svg>
        {size !== 'small' && words !== null && (
          <bdi className={styles.figure} aria-hidden="true">
            {words}
          </bdi>
        )}
      </span>
      <span className={isBare ? styles.hidden : styles.words}>
        <span {...labelProps} className={styles.label}>
          {facts.label}
        </span>
        {size === 'small' && words !== null && (
          <bdi className={styles.value} aria-hidden="true">
            {words}
          </bdi>
        )}
      </span>
    </div>
  );
}
