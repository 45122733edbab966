import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as tabs from '../tabs/tabs.css.ts';
import { useChosenInView } from '../tabs/use-chosen-in-view.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './tab-links.css.ts';

export interface TabLinksProps {
  /** The accessible name: the record that the pages are about. */
  readonly label: string;
  readonly links: readonly {
    /** Undefined if the user may not open the page; it is then left out. */
    readonly href: string | undefined;
    readonly label: ReactNode;
    readonly count?: ReactNode;
    readonly isCurrent: boolean;
  }[];
}

/** The pages of one record, as tabs with an address each. */
export function TabLinks({ label, links }: TabLinksProps) {
  const row = useChosenInView<HTMLElement>(links.find(({ isCurrent }) => isCurrent)?.href);
  const locale = useWrittenLocale();
  return (
    <nav ref={row} className={tabs.list} aria-label={label}>
      {links.map(
        ({ href, label: name, count, isCurrent }) =>
          href !== undefined && (
            <Link
              key={href}
              href={href}
              className={`${tabs.tab} ${styles.link}`}
              {...(isCurrent && { 'aria-current': 'page', 'data-selected': true })}
            >
              {name}
              {count !== undefined && (
                <span className={tabs.count}>{typeof count === 'number' ? count.toLocaleString(locale) : count}</span>
              )}
            </Link>
          ),
      )}
    </nav>
  );
}
