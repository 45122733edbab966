import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

/** The content of a screen, with the page's padding. What runs edge to edge (a table, a map) lies beside it, not in it. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

export interface PageHeaderProps {
  /** The only h1 of the screen. */
  readonly title: ReactNode;
  /** How many there are, beside the title: « 1 284 fiches ». */
  readonly count?: ReactNode;
  /** A line under the title. */
  readonly subtitle?: ReactNode;
  /** One primary button at most, last. */
  readonly actions?: ReactNode;
  /**
   * The phrase du jour: at most two sentences with their facts in `<strong>`.
   * It leads the page; the title is then for screen readers only.
   */
  readonly lead?: ReactNode;
}

export function PageHeader({ title, count, subtitle, actions, lead }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={lead ? styles.sentence : styles.words}>
        {/* Focused after a navigation, so that the new screen is read out. */}
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
