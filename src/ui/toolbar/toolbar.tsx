import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import * as styles from './toolbar.css.ts';

export interface ToolbarProps {
  /** What its controls act on, read out. */
  readonly label: string;
  readonly children: ReactNode;
  /** Kept at the far end: a count, a choice of columns. */
  readonly end?: ReactNode;
}

/** Filters and actions above what they act on. Wraps; arrows move between its controls. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <AriaToolbar className={styles.toolbar} aria-label={label}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </AriaToolbar>
  );
}
