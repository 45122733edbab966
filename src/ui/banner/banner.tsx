import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './banner.css.ts';

export const BANNER_TONES = ['info', 'amber', 'red'] as const;
export type BannerTone = (typeof BANNER_TONES)[number];

const ICONS = { info: Info, amber: TriangleAlert, red: CircleAlert } as const satisfies Record<BannerTone, unknown>;

export interface BannerProps {
  readonly tone?: BannerTone;
  /** The fact, shown in bold. */
  readonly title?: ReactNode;
  /** The remedy, or more detail. */
  readonly children?: ReactNode;
  /** Small outline buttons. */
  readonly actions?: ReactNode;
}

/**
 * A message above the content that it concerns: a note, a warning (amber), or a failure (red, announced by screen
 * readers immediately).
 */
export function Banner({ tone = 'info', title, children, actions }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.banner({ tone })} role={tone === 'red' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        {title && <strong className={styles.title}>{title}</strong>}
        {title && children && ' '}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
