import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { phone } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import type { SheetChange, SheetColumn, SheetRow, ValueOf } from './sheet.ts';
import { SheetFields } from './sheet-fields.tsx';
import * as styles from './sheet-grid.css.ts';
import { SheetTable } from './sheet-table.tsx';
import { useSheet } from './use-sheet.ts';

export type { SheetChange, SheetColumn, SheetRow, SheetValue } from './sheet.ts';

export interface SheetGridProps {
  readonly label: string;
  /** What the rows are, at the head of their names: « Produit ». */
  readonly nameLabel: string;
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  /** What stands in a cell; also what the caller computes. It keeps its identity while nothing changes. */
  readonly valueOf: ValueOf;
  /** All that one commit, paste, clearing or undoing changes. A value that is a text is one to be mended. */
  readonly onChange: (changes: readonly SheetChange[]) => void;
  /** What stands under a column; there is no row of totals without. It keeps its identity while nothing changes. */
  readonly totalOf?: (column: string) => number | null;
  readonly isReadOnly?: boolean;
  /** A CSS length within which the rows scroll under their head; without one the page scrolls, and columns share its width. */
  readonly height?: string;
  /** In place of rows, where there are none. */
  readonly empty?: ReactNode;
}

/**
 * Numbers by row and column, written as in a spreadsheet: by typing over them, by pasting a block, with undoing. What
 * cannot be read stays in its cell with the reason. The caller keeps the values; another `key` forgets what can be undone.
 */
export function SheetGrid({
  label,
  nameLabel,
  rows,
  columns,
  valueOf,
  onChange,
  totalOf,
  isReadOnly = false,
  height,
  empty,
}: SheetGridProps) {
  const { t } = useLingui();
  const isPhone = useMedia(phone);
  const sheet = useSheet({ rows, columns, valueOf, onChange });
  const { history, faults } = sheet;

  if (rows.length === 0) return <div className={styles.none}>{empty ?? t`Aucune ligne.`}</div>;
  const shared = { label, rows, columns, valueOf, totalOf, isReadOnly, sheet };
  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        {!isReadOnly && (
          <div role="group" aria-label={t`Modifications`} className={styles.history}>
            <IconButton
              label={t`Défaire`}
              size="small"
              aria-keyshortcuts="Control+Z"
              isDisabled={history.past.length === 0}
              onPress={sheet.onUndo}
            >
              <Undo2 />
            </IconButton>
            <IconButton
              label={t`Refaire`}
              size="small"
              aria-keyshortcuts="Control+Y"
              isDisabled={history.future.length === 0}
              onPress={sheet.onRedo}
            >
              <Redo2 />
            </IconButton>
          </div>
        )}
        <span className={styles.said} role="status">
          {sheet.said}
        </span>
        {faults > 0 && (
          <Button variant="dangerText" size="small" icon={<CircleAlert />} onPress={sheet.onNextFault}>
            {t`${plural(faults, { one: '# valeur à corriger', other: '# valeurs à corriger' })}`}
          </Button>
        )}
      </div>
      {isPhone ? <SheetFields {...shared} /> : <SheetTable {...shared} nameLabel={nameLabel} height={height} />}
    </div>
  );
}
