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
 * The checkbox of a row, or of all rows. A native input rather than `Checkbox`, because every row renders one and the
 * grid handles the keyboard.
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
