import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './sentence.css.ts';

export interface SentenceToComeProps {
  /** Lines that it will take on a wide screen. */
  readonly wide: number;
  readonly phone: number;
}

/** Keeps the room of a sentence that is on its way, so that what stands under it does not move when it comes. */
export function SentenceToCome({ wide, phone }: SentenceToComeProps) {
  return (
    <span
      className={styles.toCome}
      style={assignInlineVars({ [styles.linesWide]: String(wide), [styles.linesOnPhone]: String(phone) })}
    />
  );
}
