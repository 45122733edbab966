import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './card.css.ts';

export interface CardProps {
  readonly title: string;
  readonly href: string;
  /** Shown across the top: `TwoPictures`. */
  readonly pictures: ReactNode;
  /** « Pédiatre, Clinique Les Palétuviers, Akwa » */
  readonly detail?: ReactNode;
  /** A badge beside the title. */
  readonly aside?: ReactNode;
  readonly foot?: ReactNode;
}

/** A record that people recognise by its pictures. Other records are rows of a list. */
export function Card({ title, href, pictures, detail, aside, foot }: CardProps) {
  return (
    <li className={styles.card}>
      {pictures}
      <div className={styles.words}>
        <div className={styles.line}>
          <h3 className={styles.title}>
            <Link className={styles.link} href={href}>
              {title}
            </Link>
          </h3>
          {aside}
        </div>
        {detail && <div className={styles.detail}>{detail}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </li>
  );
}

/** A grid of cards. */
export function Cards({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul role="list" className={styles.cards} aria-label={label}>
      {children}
    </ul>
  );
}
