import type { ReactNode } from 'react';
import * as styles from './two-lines.css.ts';

export interface TwoLinesProps {
  readonly first: ReactNode;
  /** The smaller second line. If empty, there is only one line. */
  readonly second: ReactNode;
}

/** The subject of a table cell and a detail, one line each. Truncated text is shown in full in a tooltip. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className={styles.twoLines}>
      <span className={styles.firstLine} {...whole(first)}>
        <bdi>{first}</bdi>
      </span>
      {second && (
        <span className={styles.secondLine} {...whole(second)}>
          <bdi>{second}</bdi>
        </span>
      )}
    </span>
  );
}

const whole = (line: ReactNode) => typeof line === 'string' && { title: line };
