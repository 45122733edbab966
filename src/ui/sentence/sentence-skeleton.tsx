import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './sentence.css.ts';

export interface SentenceSkeletonProps {
  /** The number of lines on a wide screen. */
  readonly wide: number;
  readonly phone: number;
}

/** Reserves the space of a sentence that is loading, so that the content below does not move. */
export function SentenceSkeleton({ wide, phone }: SentenceSkeletonProps) {
  return (
    <span
      className={styles.toCome}
      style={assignInlineVars({ [styles.linesWide]: String(wide), [styles.linesOnPhone]: String(phone) })}
    />
  );
}
