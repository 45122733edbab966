import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import * as styles from './progress-bar.css.ts';

export interface ProgressBarProps {
  readonly label: ReactNode;
  /** From 0 to `max`; left out while nobody knows how long it takes. */
  readonly value?: number;
  readonly max?: number;
  /** Leaves label and percentage to screen readers. */
  readonly isBare?: boolean;
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, isBare = false }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={styles.bar}
      maxValue={max}
      {...(value === undefined ? { isIndeterminate: true } : { value })}
    >
      {({ percentage = 0, valueText, isIndeterminate }) => (
        <>
          <div className={isBare ? styles.hidden : styles.words}>
            <Label className={styles.label}>{label}</Label>
            {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
          </div>
          <div className={styles.track}>
            <div
              className={isIndeterminate ? styles.wandering : styles.fill}
              style={assignInlineVars({ [styles.share]: `${percentage}%` })}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
