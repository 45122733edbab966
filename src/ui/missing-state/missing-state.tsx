import { CalendarX2, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './missing-state.css.ts';

const ICONS = { thing: SearchX, period: CalendarX2 } as const;

export interface MissingStateProps {
  /** What does not exist: « Ce produit n’existe pas ». */
  readonly title: ReactNode;
  /** Makes the title the page's heading, if there is no other content. */
  readonly isPage?: boolean;
  /** What the address names. */
  readonly kind?: keyof typeof ICONS;
  /** The possible reasons. */
  readonly children?: ReactNode;
  /** The way back: a link to the list, or to the nearest thing that exists. A dialog has its own. */
  readonly actions?: ReactNode;
  /** The identifier in the address, for support. */
  readonly code?: string;
}

/**
 * Stands in place of something that an address names and that does not exist. Trying again would not help, so that it
 * looks different from `ErrorState`, where a call failed (docs/rules/interface.md#missing-things). Screen readers announce it immediately.
 */
export function MissingState({ title, isPage = false, kind = 'thing', children, actions, code }: MissingStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const Icon = ICONS[kind];
  return (
    <div className={styles.message} role="alert">
      <Icon className={styles.icon} aria-hidden="true" />
      <Heading className={styles.title} tabIndex={isPage ? -1 : undefined}>
        {title}
      </Heading>
      {children && <p className={styles.text}>{children}</p>}
      <div className={styles.actions}>
        {actions}
        {code && (
          <code className={styles.code} translate="no">
            {code}
          </code>
        )}
      </div>
    </div>
  );
}
