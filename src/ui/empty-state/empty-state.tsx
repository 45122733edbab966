import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  /** The missing content: « Aucune visite prévue vendredi ». */
  readonly title: ReactNode;
  /** The next step. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Stands in place of missing content and says what to do next. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.message}>
      <svg className={styles.thread} viewBox="0 0 104 44" fill="none" aria-hidden="true">
        <path className={styles.line} d="M7 34C32 34 30 9 52 9s20 25 45 25" />
        <circle className={styles.stop} cx="7" cy="34" r="5" />
        <circle className={styles.stop} cx="52" cy="9" r="5" />
        <circle className={styles.end} cx="97" cy="34" r="5" />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
