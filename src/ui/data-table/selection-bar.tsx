import { Plural, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './data-table.css.ts';

export interface SelectionBarProps {
  readonly count: number;
  /** How many of them a filter hides. */
  readonly hidden: number;
  /** Whether the table scrolls by itself, rather than with the page. */
  readonly isWithin: boolean;
  /** Ghost buttons. */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** The actions on the selected rows, at the bottom of the table. */
export function SelectionBar({ count, hidden, isWithin, children, onClear }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <div className={isWithin ? styles.barPlaceWithin : styles.barPlace}>
      <div className={styles.bar} role="group" aria-label={t`Sélection`}>
        <span className={styles.barCount} role="status">
          <Plural value={count} one="# sélectionné" other="# sélectionnés" />
          {hidden > 0 && (
            <>
              {', '}
              <Plural value={hidden} one="dont # hors de la liste" other="dont # hors de la liste" />
            </>
          )}
        </span>
        {children}
        <IconButton label={t`Effacer la sélection`} size="small" onPress={onClear}>
          <X />
        </IconButton>
      </div>
    </div>
  );
}
