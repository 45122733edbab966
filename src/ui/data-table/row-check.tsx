import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as styles from './data-table.css.ts';
import type { Share } from './selection.ts';

export interface RowCheckProps {
  readonly label: string;
  readonly share: Share;
  /** @param isExtending whether Shift was held */
  readonly onChange: (isExtending: boolean) => void;
}

/**
 * The box of a row, or of all of them. A bare input rather than `Checkbox`: there is one in every row that scrolls by, and
 * the keyboard is the grid's.
 */
export function RowCheck({ label, share, onChange }: RowCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <>
      <input
        ref={input}
        type="checkbox"
        className={styles.check}
        tabIndex={-1}
        aria-label={label}
        checked={share === 'all'}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <span className={styles.checkBox}>
        {share === 'all' && <Check className={styles.checkMark} aria-hidden="true" />}
        {share === 'some' && <Minus className={styles.checkMark} aria-hidden="true" />}
      </span>
    </>
  );
}
