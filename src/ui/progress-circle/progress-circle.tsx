import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { useFigures } from '../chart/figures.ts';
import * as styles from './progress-circle.css.ts';

/** Within a line, beside two lines, or alone. */
export const PROGRESS_CIRCLE_SIZES = ['small', 'medium', 'large'] as const;

export interface ProgressCircleProps {
  readonly label: ReactNode;
  /** From 0 to `max`; left out while nobody knows how long it takes. */
  readonly value?: number;
  readonly max?: number;
  readonly size?: (typeof PROGRESS_CIRCLE_SIZES)[number];
  /** Leaves the label to screen readers. */
  readonly isBare?: boolean;
}

const MIDDLE = 20;
const RADIUS = 17;

/** How far something has come, where a bar would be too wide. */
export function ProgressCircle({ label, value, max = 100, size = 'medium', isBare = false }: ProgressCircleProps) {
  const { percent } = useFigures();
  return (
    <ProgressBar className={styles.progress} maxValue={max} {...(value === undefined ? { isIndeterminate: true } : { value })}>
      {({ percentage = 0, isIndeterminate }) => {
        const words = isIndeterminate ? null : percent(percentage);
        return (
          <>
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
              <Label className={styles.label}>{label}</Label>
              {size === 'small' && words !== null && (
                <bdi className={styles.value} aria-hidden="true">
                  {words}
                </bdi>
              )}
            </span>
          </>
        );
      }}
    </ProgressBar>
  );
}
