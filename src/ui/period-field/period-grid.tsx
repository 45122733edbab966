import { ListBox, ListBoxItem } from 'react-aria-components';
import * as styles from './period-field.css.ts';
import { MarkLegend, MarkSign, nameWithMark, type PeriodMark } from './period-mark.tsx';

/** A month or a year to pick. */
export interface PeriodCell {
  readonly id: string;
  /** The visible text: « janv. » */
  readonly label: string;
  /** The text for screen readers and typeahead: « janvier 2026 » */
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly mark?: PeriodMark | undefined;
}

export interface PeriodGridProps {
  readonly label: string;
  readonly cells: readonly PeriodCell[];
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
  readonly autoFocus?: boolean;
}

/** A grid of months or years; the arrow keys move in both directions. */
export function PeriodGrid({ label, cells, chosen, onPick, autoFocus = false }: PeriodGridProps) {
  return (
    <>
      <ListBox
        aria-label={label}
        className={styles.grid}
        layout="grid"
        items={cells}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          for (const key of keys) onPick(String(key));
        }}
        autoFocus={autoFocus}
      >
        {({ id, label: text, name, isDisabled = false, mark }) => (
          <ListBoxItem
            id={id}
            textValue={name}
            aria-label={nameWithMark(name, mark)}
            isDisabled={isDisabled}
            className={styles.cell}
          >
            {text}
            {mark && <MarkSign sign={mark.sign} className={styles.mark} />}
          </ListBoxItem>
        )}
      </ListBox>
      <MarkLegend marks={cells.map(({ mark }) => mark)} />
    </>
  );
}
