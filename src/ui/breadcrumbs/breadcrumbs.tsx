import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './breadcrumbs.css.ts';

export interface Crumb {
  readonly id: string;
  readonly label: ReactNode;
  /** Omitted if the crumb is not a page: an agency, a section of the menu. */
  readonly href?: string;
}

/**
 * The path from the agency to this page, which is the last crumb. A phone shows the last two. A plain list: that of react-aria
 * collects its items and renders again once they are there, which each navigation waited for.
 */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useLingui();
  const last = crumbs.length - 1;
  return (
    <nav className={styles.nav} aria-label={t`Fil d’Ariane`}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ id, label, href }, index) => (
          <li key={id} className={styles.crumb}>
            {href !== undefined && index < last ? (
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            ) : (
              // Not a link: without an address, a link would still be announced as one and take focus.
              <span className={styles.link} {...(index === last && { 'aria-current': 'page' })}>
                {label}
              </span>
            )}
            {index < last && <ChevronRight className={styles.chevron} aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
