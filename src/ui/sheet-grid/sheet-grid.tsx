import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownToLine, CircleAlert, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { phone } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import { PasteDialog } from './paste-dialog.tsx';
import type { ClipboardMarks } from './marks.ts';
import type { LeftLine, MeaningOf } from './paste.ts';
import type { RowOf, SheetChange, SheetColumn, SheetNumbers, SheetRow, ValueOf } from './sheet.ts';
import { SheetFields } from './sheet-fields.tsx';
import * as styles from './sheet-grid.css.ts';
import { SheetTable } from './sheet-table.tsx';
import { type RefusedBlock, useSheet } from './use-sheet.ts';

export type { RowOf, SheetChange, SheetColumn, SheetNumbers, SheetRow, SheetValue } from './sheet.ts';

export interface SheetGridProps {
  readonly label: string;
  /** The heading of the first column: « Produit ». */
  readonly nameLabel: string;
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  /** The value of a cell, entered or computed. The function must be stable while no value changes. */
  readonly valueOf: ValueOf;
  /**
   * Receives all changes of a key, paste, clear or undo: what is being typed is the value of its cell already. A text
   * value is an invalid entry to be corrected.
   */
  readonly onChange: (changes: readonly SheetChange[]) => void;
  /**
   * The total of a column. Without it there is no row of totals. The function must be stable while no value changes.
   */
  readonly totalOf?: (column: string) => number | null;
  readonly isReadOnly?: boolean;
  /** Another number clears the undo history: the caller has replaced the values. */
  readonly revision?: number;
  /** How texts with two readings are read. It must be stable. */
  readonly numbers?: SheetNumbers;
  /** Finds the row that a pasted text names. Without it, texts are pasted by position alone. */
  readonly rowOf?: RowOf;
  /** What the title of a pasted column says; `null` if nothing about what is entered here. */
  readonly meaningOf?: MeaningOf;
  /** Receives the texts of a pasted block that says more than the sheet can take, if the user wants them imported. */
  readonly onImport?: ((cells: readonly (readonly string[])[], marks: ClipboardMarks) => void) | undefined;
  /**
   * A CSS length: the rows scroll within it, under a sticky head. Without it, the page scrolls and the columns share
   * its width.
   */
  readonly height?: string;
  /** Shown if there are no rows. */
  readonly empty?: ReactNode;
}

/** Up to so many lines that were not pasted are shown at once. */
const SHORT = 8;

/**
 * A spreadsheet of numbers by row and column: typing replaces a value, blocks can be pasted, and changes can be undone.
 * Invalid entries stay in their cell with the error. The caller holds the values.
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
  revision,
  numbers,
  rowOf,
  meaningOf,
  onImport,
  height,
  empty,
}: SheetGridProps) {
  const { t } = useLingui();
  const isPhone = useMedia(phone);
  const sheet = useSheet({ rows, columns, valueOf, onChange, isReadOnly, revision, numbers, rowOf, meaningOf });
  const { history, faults } = sheet;

  if (rows.length === 0) return <div className={styles.none}>{empty ?? t`Aucune ligne.`}</div>;
  const shared = { label, rows, columns, valueOf, totalOf, isReadOnly, sheet };
  const whyLeft = (name: string): Readonly<Record<LeftLine['reason'], string>> => ({
    unknown: t`${name} (n’est pas dans la feuille)`,
    repeated: t`${name} (déjà collé)`,
    contradicts: t`${name} (un autre nom est à côté)`,
    nowhere: t`${name} (sans colonne à remplir)`,
    unread: t`${name} (un mot de la ligne n’est pas compris)`,
    sum: t`${name} (la somme des autres lignes)`,
  });
  const count = sheet.left.length;
  const again = sheet.left.filter(({ reason }) => reason === 'repeated').length;
  const lines = t`${plural(count, { one: '# ligne du presse-papiers n’a pas été collée', other: '# lignes du presse-papiers n’ont pas été collées' })}`;
  const unread = t`${plural(count, { one: 'Rien n’est collé : # ligne ne dit pas où elle va, ou dit autre chose', other: 'Rien n’est collé : # lignes ne disent pas où elles vont, ou disent autre chose' })}`;
  const refusalOf = (block: RefusedBlock) => {
    if (block.reason === 'more') return count > 0 ? unread : t`Rien n’est collé : un titre n’est pas compris`;
    const { label: column } = block;
    return t`Rien n’est collé : ces nombres sont ceux de la colonne « ${column} »`;
  };
  const { refused } = sheet;
  const leftTitle = refused ? refusalOf(refused) : lines;
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
            {!isPhone && (
              <IconButton
                label={t`Recopier vers le bas`}
                size="small"
                aria-keyshortcuts="Control+D"
                onPress={sheet.onFillDown}
              >
                <ArrowDownToLine />
              </IconButton>
            )}
          </div>
        )}
        <span className={styles.status} role="status">
          {sheet.status}
        </span>
        {faults > 0 && (
          <Button variant="dangerText" size="small" icon={<CircleAlert />} onPress={sheet.onNextFault}>
            {t`${plural(faults, { one: '# valeur à corriger', other: '# valeurs à corriger' })}`}
          </Button>
        )}
      </div>
      {(sheet.left.length > 0 || refused) && (
        <div className={styles.left} role="status">
          <details className={styles.leftWords} open={sheet.left.length <= SHORT}>
            <summary className={styles.leftTitle}>{leftTitle}</summary>
            <ul className={styles.leftLines} aria-label={t`Lignes qui n’ont pas été collées`}>
              {sheet.left.map(({ line, name, texts, reason }) => (
                <li key={line}>
                  {whyLeft(name.trim() || t`Ligne ${line}`)[reason]}
                  {texts.some(Boolean) && ` ${texts.filter(Boolean).join(' · ')}`}
                </li>
              ))}
            </ul>
          </details>
          {refused?.reason === 'more' && onImport && (
            <Button size="small" onPress={() => onImport(refused.cells, sheet.kept)}>
              <Trans>Importer ce collage</Trans>
            </Button>
          )}
          {sheet.onAddUp && (
            <Button size="small" onPress={sheet.onAddUp}>
              {t`${plural(again, { one: 'Additionner # ligne à celle déjà collée', other: 'Additionner # lignes à celles déjà collées' })}`}
            </Button>
          )}
          <Button size="small" onPress={sheet.onForgetLeft}>
            <Trans>Fermer</Trans>
          </Button>
        </div>
      )}
      <PasteDialog question={sheet.question} />
      {isPhone ? <SheetFields {...shared} /> : <SheetTable {...shared} nameLabel={nameLabel} height={height} />}
    </div>
  );
}
