import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components';
import * as styles from './breadcrumbs.css.ts';

export interface Crumb {
  readonly id: string;
  readonly label: ReactNode;
  /** Left out for what is not a page: an agency, a part of the menu. */
  readonly href?: string;
}

/** The way from the agency to this page; the last crumb is the page itself. A phone keeps the last two. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useLingui();
  const last = crumbs.length - 1;
  return (
    <nav className={styles.nav} aria-label={t`Fil d’Ariane`}>
      <AriaBreadcrumbs className={styles.crumbs}>
        {crumbs.map(({ id, label, href }, index) => (
          <Breadcrumb key={id} id={id} className={styles.crumb}>
            {href !== undefined && index < last ? (
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            ) : (
              // A link without an address would still be read as one, and take the focus.
              <span className={styles.link} {...(index === last && { 'aria-current': 'page' })}>
                {label}
              </span>
            )}
            {index < last && <ChevronRight className={styles.chevron} aria-hidden="true" />}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
