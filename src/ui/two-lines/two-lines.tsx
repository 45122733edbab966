import type { ReactNode } from 'react';
import * as styles from './two-lines.css.ts';

export interface TwoLinesProps {
  readonly first: ReactNode;
  /** Smaller, under the first; nothing leaves one line. */
  readonly second: ReactNode;
}

/** What a cell is about and what is to know of it, a line each: where the room ends a text is cut, and told whole on demand. */
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
