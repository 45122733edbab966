import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useReducer, useState } from 'react';
import { useFigures } from '../chart/figures.ts';
import type { Place } from '../data-table/keys.ts';
import { type History, nextHistory, NO_HISTORY, stepOf } from './history.ts';
import {
  blockOf,
  effective,
  entered,
  faultsOf,
  heightOf,
  type Pasted,
  placeAfter,
  type Sheet,
  type SheetChange,
  type SheetColumn,
  type ValueOf,
  valuesIn,
  widthOf,
} from './sheet.ts';
import { useCellWords } from './sheet-words.ts';

/** The selection, the undo history and the actions of a sheet. The row's name is column 0. */
export interface SheetEditing {
  readonly active: Place;
  /** The opposite corner of the selection; `null` if a single cell is selected. */
  readonly anchor: Place | null;
  /** Whether the active cell takes the focus after the next render. */
  readonly shouldFocus: boolean;
  readonly onFocused: () => void;
  readonly onMove: (to: Place, anchor: Place | null) => void;
  readonly onDo: (changes: readonly SheetChange[]) => void;
  readonly onWrite: (row: string, column: SheetColumn, text: string) => void;
  readonly onPaste: (pasted: Pasted) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly history: History;
  /** The number of unaccepted values. */
  readonly faults: number;
  readonly onNextFault: () => void;
  /** A status message: the last action, the selection, or the error of the active cell; empty without any of them. */
  readonly status: string;
}

export interface SheetOptions extends Sheet {
  readonly valueOf: ValueOf;
  readonly onChange: (changes: readonly SheetChange[]) => void;
}

export function useSheet({ rows, columns, valueOf, onChange }: SheetOptions): SheetEditing {
  const { t } = useLingui();
  const { full } = useFigures();
  const { read, reason } = useCellWords();
  const [{ active, anchor }, setPlace] = useState<Pick<SheetEditing, 'active' | 'anchor'>>({
    active: { row: 0, column: 1 },
    anchor: null,
  });
  const [shouldFocus, setShouldFocus] = useState(false);
  const [done, setDone] = useState('');
  const [history, dispatch] = useReducer(nextHistory, NO_HISTORY);
  const faults = useMemo(() => faultsOf({ rows, columns }, valueOf, read), [rows, columns, valueOf, read]);

  const cells = (count: number) => t`${plural(count, { one: '# cellule', other: '# cellules' })}`;
  const apply = (changes: readonly SheetChange[]): boolean => {
    const step = stepOf(effective(changes, valueOf), valueOf);
    if (step.after.length === 0) return false;
    dispatch({ type: 'do', step });
    onChange(step.after);
    return true;
  };
  const replay = (changes: readonly SheetChange[] | undefined, words: (count: string) => string) => {
    const [first] = changes ?? [];
    if (!changes || !first) return;
    onChange(changes);
    const row = rows.findIndex(({ id }) => id === first.row);
    const column = columns.findIndex(({ id }) => id === first.column);
    if (row !== -1) setPlace({ active: { row, column: column + 1 }, anchor: null });
    setDone(words(cells(changes.length)));
  };

  const selected = () => {
    const { start, end, ...rest } = blockOf(anchor ?? active, active);
    const block = { ...rest, start: Math.max(0, start - 1), end: end - 1 };
    const numbers = valuesIn({ rows, columns }, block, valueOf)
      .flat()
      .filter((value) => typeof value === 'number');
    const sum = full(numbers.reduce((total, value) => total + value, 0));
    const count = cells(heightOf(block) * widthOf(block));
    return t`${count}, somme ${sum}`;
  };
  const wrong = () => {
    const [row, column] = [rows[active.row], columns[active.column - 1]];
    return (row && column && reason(valueOf(row.id, column.id), column)) ?? '';
  };

  return {
    active,
    anchor,
    shouldFocus,
    onFocused: () => setShouldFocus(false),
    onMove: (to, from) => {
      setPlace({ active: to, anchor: from });
      setDone('');
    },
    onDo: (changes) => {
      if (apply(changes)) setDone(t`Effacé.`);
    },
    onWrite: (row, { id, input }, text) => {
      if (input) apply([{ row, column: id, value: entered(text, input, read) }]);
    },
    onPaste: ({ changes, left }) => {
      apply(changes);
      const pasted = t`${plural(changes.length, { one: '# cellule collée.', other: '# cellules collées.' })}`;
      const lost = t`${plural(left, { one: '# valeur n’a pas trouvé de place.', other: '# valeurs n’ont pas trouvé de place.' })}`;
      setDone(left === 0 ? pasted : `${pasted} ${lost}`);
    },
    onUndo: () => {
      replay(history.past.at(-1)?.before, (count) => t`Défait : ${count}.`);
      dispatch({ type: 'undo' });
    },
    onRedo: () => {
      replay(history.future.at(-1)?.after, (count) => t`Refait : ${count}.`);
      dispatch({ type: 'redo' });
    },
    history,
    faults: faults.length,
    onNextFault: () => {
      const next = placeAfter(faults, { row: active.row, column: active.column - 1 });
      if (!next) return;
      setPlace({ active: { row: next.row, column: next.column + 1 }, anchor: null });
      setDone('');
      setShouldFocus(true);
    },
    status: done || (anchor ? selected() : wrong()),
  };
}
