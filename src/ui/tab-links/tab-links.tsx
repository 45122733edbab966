import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as tabs from '../tabs/tabs.css.ts';
import { useChosenInView } from '../tabs/use-chosen-in-view.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './tab-links.css.ts';

export interface TabLinksProps {
  /** What the pages are about, read out. */
  readonly label: string;
  readonly links: readonly {
    /** A page that has none is not this person's, and left out. */
    readonly href: string | undefined;
    readonly label: ReactNode;
    readonly count?: ReactNode;
    readonly isCurrent: boolean;
  }[];
}

/** The pages of one record, as tabs that each have their address. */
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
