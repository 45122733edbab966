import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export const BADGE_TONES = ['neutral', 'accent', 'green', 'amber', 'red'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

export interface BadgeProps {
  /** Neutral for values from the server; colours are reserved for performance and risk. */
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  /** The text. Colour alone must not carry the meaning. */
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge({ tone })}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
