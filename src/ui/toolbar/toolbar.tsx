import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import * as styles from './toolbar.css.ts';

export interface ToolbarProps {
  /** The accessible name: the content that the controls act on. */
  readonly label: string;
  readonly children: ReactNode;
  /** Aligned to the end: a count, a column menu. */
  readonly end?: ReactNode;
}

/** Filters and actions above the content they act on. It wraps; arrow keys move between the controls. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <AriaToolbar className={styles.toolbar} aria-label={label}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </AriaToolbar>
  );
}
