import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

/**
 * The content of a screen, with the page's padding. Full-width content (a table, a map) stands beside it, not inside.
 */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

export interface PageHeaderProps {
  /** The only h1 of the screen. */
  readonly title: ReactNode;
  /** The number of records, shown beside the title: « 1 284 fiches ». */
  readonly count?: ReactNode;
  /** A line below the title. */
  readonly subtitle?: ReactNode;
  /** At most one primary button, placed last. */
  readonly actions?: ReactNode;
  /**
   * The summary sentence of the page: at most two sentences with their facts in `<strong>`. It is shown instead of the
   * title, which stays for screen readers.
   */
  readonly lead?: ReactNode;
}

export function PageHeader({ title, count, subtitle, actions, lead }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={lead ? styles.sentence : styles.words}>
        {/* Focused after a navigation, so that screen readers announce the new screen. */}
        <h1 className={lead ? styles.hiddenTitle : styles.title} tabIndex={-1}>
          {title}
        </h1>
        {count !== undefined && !lead && <bdi className={styles.count}>{count}</bdi>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
