import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { useFigures } from '../chart/figures.ts';
import type { Place } from '../data-table/keys.ts';
import { type History, nextHistory, NO_HISTORY, stepOf } from './history.ts';
import { isBlank } from '#lib/blank.ts';
import {
  type Clip,
  clipboardColumns,
  clipOf,
  type LeftLine,
  followingColumns,
  type MeaningOf,
  type Pasted,
  pasteClip,
  saysMore,
  type SpacedLine,
  spacedLines,
  yearAbove,
} from './paste.ts';
import { type ClipboardMarks, type Mark, NO_MARKS, withoutMarks } from './marks.ts';
import { sumColumn, sumsIn } from './sums.ts';
import {
  type Block,
  blockOf,
  type DecimalSign,
  effective,
  entered,
  faultsOf,
  filled,
  heightOf,
  placeAfter,
  type RowOf,
  type Sheet,
  type SheetChange,
  type SheetColumn,
  type SheetNumbers,
  type SheetReading,
  type ValueOf,
  valuesIn,
  widthOf,
} from './sheet.ts';
import { type CellWords, useCellWords } from './sheet-words.ts';

/** What a pasted block leaves open, until the user says it. Cancelled, nothing is pasted. */
export type PasteQuestion =
  | NumbersQuestion
  | YearQuestion
  | SumsQuestion
  | MarksQuestion
  | PricesQuestion
  | SpacedQuestion;

/** What the clipboard’s spreadsheet hides or strikes through. */
export interface MarksQuestion {
  readonly kind: 'marks';
  readonly marks: readonly Mark[];
  /** `null` if it is not certain which texts those are, or if nothing would be left. */
  readonly onLeave: (() => void) | null;
  readonly onAll: () => void;
  readonly onCancel: () => void;
}

/** A pasted column whose numbers have two readings. */
export interface NumbersQuestion {
  readonly kind: 'numbers';
  /** Distinct texts with two readings, five at most. */
  readonly samples: readonly { readonly text: string; readonly readings: Readonly<Record<DecimalSign, number>> }[];
  /** How many texts have two readings. */
  readonly count: number;
  readonly onAnswer: (decimal: DecimalSign) => void;
  readonly onCancel: () => void;
}

/** A year above numbers, which may be their title. */
export interface YearQuestion {
  readonly kind: 'year';
  readonly year: string;
  readonly onAnswer: (is: 'title' | 'value') => void;
  readonly onCancel: () => void;
}

/** Lines of numbers that are sums of the others, or the last column, which may be totals. */
export interface SumsQuestion {
  readonly kind: 'sums';
  /** `line`: from 1, in the clipboard; `text`: its numbers, as they are written. Empty for the last column. */
  readonly lines: readonly { readonly line: number; readonly text: string }[];
  readonly onAnswer: (are: 'totals' | 'values') => void;
  readonly onCancel: () => void;
}

/** Columns whose numbers follow the prices of their rows: amounts, or other prices. */
export interface PricesQuestion {
  readonly kind: 'prices';
  readonly labels: readonly string[];
  /** `null` if nothing else would be pasted. */
  readonly onLeave: (() => void) | null;
  readonly onAll: () => void;
  readonly onCancel: () => void;
}

/** Lines whose name and number are parted by a space alone: « Tensorel 900 ». */
export interface SpacedQuestion {
  readonly kind: 'spaced';
  /** `line`: from 1; `name`: that of the row in the sheet. */
  readonly lines: readonly { readonly line: number; readonly name: string; readonly number: string }[];
  readonly onAccept: () => void;
  readonly onCancel: () => void;
}

const SAMPLES = 5;

/** The block that a question is about. */
type Asked =
  | {
      readonly kind: 'marks';
      readonly texts: readonly (readonly string[])[];
      readonly block: Block;
      readonly marks: ClipboardMarks;
    }
  | {
      readonly kind: 'spaced';
      readonly lines: readonly SpacedLine[];
      readonly block: Block;
      readonly marks: ClipboardMarks;
    }
  | { readonly kind: 'numbers'; readonly clip: Clip }
  | { readonly kind: 'year'; readonly clip: Clip; readonly year: string }
  | {
      readonly kind: 'sums';
      readonly clip: Clip;
      readonly decimal: DecimalSign | null;
      readonly sums: Required<Totals>;
    }
  | { readonly kind: 'prices'; readonly laid: Laid; readonly following: readonly SheetColumn[] };

/** A block that only waits to be entered. */
interface Laid {
  readonly clip: Clip;
  readonly pasted: Pasted;
  /** The text that says how the other numbers are read. */
  readonly clue: string | undefined;
}

/** The lines, from 0, and the column that are left out as totals; what was not asked yet is missing. */
interface Totals {
  readonly lines?: readonly number[];
  readonly column?: number | null;
}

/** A block of which nothing was pasted: it says more than the sheet can take, or only repeats a column of the sheet. */
export type RefusedBlock =
  | { readonly reason: 'more'; readonly cells: readonly (readonly string[])[] }
  | { readonly reason: 'repeat'; readonly label: string };

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
  /**
   * Takes what is being typed in the open cell as its value, at every key: it is what leaving the cell now would make of
   * it. No step to undo is made before the cell is left.
   */
  readonly onType: (row: string, column: SheetColumn, text: string) => void;
  /** Leaves the open cell with its text. */
  readonly onWrite: (row: string, column: SheetColumn, text: string) => void;
  /** Leaves the open cell with its value from before. */
  readonly onCancel: () => void;
  /** Pastes the texts of the clipboard at a block, or into the rows that they name. */
  readonly onPaste: (cells: readonly (readonly string[])[], block: Block, marks: ClipboardMarks) => void;
  readonly question: PasteQuestion | null;
  /** Lines of the clipboard that the last paste left out. */
  readonly left: readonly LeftLine[];
  /** Adds up the lines of the last paste that name the same row; `null` if there are none. */
  readonly onAddUp: (() => void) | null;
  /** The last block, if nothing of it was pasted. */
  readonly refused: RefusedBlock | null;
  /** What the last clipboard hides or strikes through and was pasted all the same. */
  readonly kept: ClipboardMarks;
  readonly onForgetLeft: () => void;
  /** Repeats the rows of a block over other rows. */
  readonly onFill: (source: Block, target: Pick<Block, 'top' | 'bottom'>) => void;
  /** Repeats the first selected row over the others; a single cell takes the value above it. */
  readonly onFillDown: () => void;
  readonly words: CellWords;
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
  readonly isReadOnly: boolean;
  readonly revision?: number | undefined;
  readonly numbers?: SheetNumbers | undefined;
  readonly rowOf?: RowOf | undefined;
  readonly meaningOf?: MeaningOf | undefined;
}

const NONE_ADDED: Pick<Pasted, 'added' | 'changes'> = { added: [], changes: [] };

/** Whether the cells to which repeated lines may be added still hold what was pasted: the sums would replace another value. */
function areAsPasted({ added, changes }: Pick<Pasted, 'added' | 'changes'>, valueOf: ValueOf): boolean {
  const changed = effective(changes, valueOf);
  return !added.some((sum) => changed.some(({ row, column }) => row === sum.row && column === sum.column));
}

export function useSheet({
  rows,
  columns,
  valueOf,
  onChange,
  isReadOnly,
  revision,
  numbers,
  rowOf,
  meaningOf = () => null,
}: SheetOptions): SheetEditing {
  const { t } = useLingui();
  const { full } = useFigures();
  const words = useCellWords(numbers);
  const { read, reason } = words;
  const [{ active, anchor }, setPlace] = useState<Pick<SheetEditing, 'active' | 'anchor'>>({
    active: { row: 0, column: 1 },
    anchor: null,
  });
  const [shouldFocus, setShouldFocus] = useState(false);
  const [done, setDone] = useState('');
  const [left, setLeft] = useState<readonly LeftLine[]>([]);
  const [added, setAdded] = useState<Pick<Pasted, 'added' | 'changes'>>(NONE_ADDED);
  const [refused, setRefused] = useState<SheetEditing['refused']>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [kept, setKept] = useState<ClipboardMarks>(NO_MARKS);
  const [history, dispatch] = useReducer(nextHistory, NO_HISTORY);
  // Other values have come: to undo a step would bring back those from before.
  const [known, setKnown] = useState(revision);
  if (known !== revision) {
    setKnown(revision);
    dispatch({ type: 'forget' });
  }
  /** The open cell once something is typed in it, with its value from before. */
  const [typed, setTyped] = useState<SheetChange | null>(null);
  if (isReadOnly && typed) setTyped(null);
  /** The values without what is still being typed: it is no fault, and no step to undo. */
  const settled: ValueOf = useCallback(
    (row, column) => (typed?.row === row && typed.column === column ? typed.value : valueOf(row, column)),
    [typed, valueOf],
  );
  const faults = useMemo(() => faultsOf({ rows, columns }, settled, read), [rows, columns, settled, read]);

  const cells = (count: number) => t`${plural(count, { one: '# cellule', other: '# cellules' })}`;
  const change = (changes: readonly SheetChange[]) => {
    const news = effective(changes, valueOf);
    if (news.length > 0) onChange(news);
  };
  const apply = (changes: readonly SheetChange[]): boolean => {
    change(changes);
    const step = stepOf(effective(changes, settled), settled);
    if (step.after.length === 0) return false;
    dispatch({ type: 'do', step });
    return true;
  };
  const replay = (changes: readonly SheetChange[] | undefined, said: (count: string) => string) => {
    const [first] = changes ?? [];
    if (!changes || !first) return;
    onChange(changes);
    const row = rows.findIndex(({ id }) => id === first.row);
    const column = columns.findIndex(({ id }) => id === first.column);
    if (row !== -1) setPlace({ active: { row, column: column + 1 }, anchor: null });
    setDone(said(cells(changes.length)));
  };

  /** The block of selected cells; columns are counted without the row's name. */
  const selection = (): Block => {
    const { start, end, ...rest } = blockOf(anchor ?? active, active);
    return { ...rest, start: start - 1, end: end - 1 };
  };
  const selected = () => {
    const { start, ...rest } = selection();
    const block = { ...rest, start: Math.max(0, start) };
    const summed = valuesIn({ rows, columns }, block, valueOf)
      .flat()
      .filter((value) => typeof value === 'number');
    const sum = full(summed.reduce((total, value) => total + value, 0));
    const count = cells(heightOf(block) * widthOf(block));
    return t`${count}, somme ${sum}`;
  };
  const wrong = () => {
    const [row, column] = [rows[active.row], columns[active.column - 1]];
    return (row && column && reason(settled(row.id, column.id), column)) ?? '';
  };

  const fill = (source: Block, target: Pick<Block, 'top' | 'bottom'>) => {
    const changes = filled({ rows, columns }, source, target, valueOf);
    if (apply(changes))
      setDone(t`${plural(changes.length, { one: '# cellule remplie.', other: '# cellules remplies.' })}`);
  };

  /** All numbers that a text may mean. */
  const numbersOf = (text: string): readonly number[] => {
    if (isBlank(text)) return [];
    const both = numbers?.readingsOf(text);
    return [read(text), both?.['.'], both?.[',']].flatMap((value) => (Number.isNaN(value) ? [] : (value ?? [])));
  };

  const quoted = (texts: readonly string[]) => texts.map((text) => t`« ${text} »`).join(', ');
  /** Enters what was pasted, and says what of it was not. */
  const enter = ({ clip, pasted, clue }: Laid) => {
    const overwritten = effective(pasted.changes, settled).filter(({ row, column }) => settled(row, column) !== null);
    const erased = overwritten.filter(({ value }) => value === null).length;
    const replaced = overwritten.length - erased;
    apply(pasted.changes);
    setAdded(pasted);
    const toCorrect = pasted.changes.filter(({ value }) => typeof value === 'string').length;
    const [leftTitles, repeated] = [quoted(pasted.leftTitles), quoted(clip.repeated.map(({ label }) => label))];
    setDone(
      [
        t`${plural(pasted.changes.length, { one: '# cellule collée.', other: '# cellules collées.' })}`,
        pasted.unfilled > 0 &&
          t`${plural(pasted.unfilled, { one: '# cellule sélectionnée n’est pas remplie : la sélection n’est pas un multiple de ce qui est collé.', other: '# cellules sélectionnées ne sont pas remplies : la sélection n’est pas un multiple de ce qui est collé.' })}`,
        replaced > 0 && t`${plural(replaced, { one: '# valeur remplacée.', other: '# valeurs remplacées.' })}`,
        erased > 0 && t`${plural(erased, { one: '# valeur effacée.', other: '# valeurs effacées.' })}`,
        toCorrect > 0 && t`${plural(toCorrect, { one: '# valeur à corriger.', other: '# valeurs à corriger.' })}`,
        clip.titles && t`La première ligne a été lue comme des titres.`,
        clue !== undefined && t`« ${clue} » dit comment lire les autres nombres.`,
        pasted.left > 0 &&
          t`${plural(pasted.left, { one: '# valeur n’a pas trouvé de place.', other: '# valeurs n’ont pas trouvé de place.' })}`,
        leftTitles && t`Sans colonne à remplir : ${leftTitles}.`,
        repeated && t`Ces valeurs sont déjà dans la feuille et n’ont pas été collées : ${repeated}.`,
        clip.amounts > 0 &&
          t`${plural(clip.amounts, { one: 'Une colonne de montants a été laissée de côté.', other: '# colonnes de montants ont été laissées de côté.' })}`,
        clip.packs > 0 &&
          t`${plural(clip.packs, { one: 'Une colonne a été laissée de côté : elle répète le conditionnement des noms.', other: '# colonnes ont été laissées de côté : elles répètent le conditionnement des noms.' })}`,
        clip.numbered > 0 &&
          t`${plural(clip.numbered, { one: 'Une colonne de numéros de ligne a été laissée de côté.', other: '# colonnes de numéros de ligne ont été laissées de côté.' })}`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };

  /**
   * Pastes, or asks what may be totals.
   * @param answer how the columns are read that their own texts do not decide
   */
  const layDown = (whole: Clip, answer: DecimalSign | null, totals: Totals = {}) => {
    const columnsOf = clipboardColumns(whole.lines);
    const readings = columnsOf.map((own, at) => readingOf(numbers, columnsOf, own, at, whole.isNamed));
    const decimalOf = (at: number) => {
      const reading = readings[at];
      return reading?.kind === 'decided' ? reading.decimal : answer;
    };
    const readIn = (text: string, at: number) => {
      const [decimal, both] = [decimalOf(at), numbers?.readingsOf(text)];
      return decimal && both && !Object.is(both['.'], both[',']) ? both[decimal] : read(text);
    };
    const ask = (sums: Required<Totals>) => setAsked({ kind: 'sums', clip: whole, decimal: answer, sums });
    const numbersOfLines = (lines: Clip['lines']) => lines.map((texts) => texts.map(readIn));
    const sums = whole.isNamed || totals.lines ? [] : sumsIn(numbersOfLines(whole.lines));
    if (sums.length > 0) return ask({ lines: sums, column: null });
    const lines = whole.lines.filter((_, line) => !totals.lines?.includes(line));
    /** @param end the column that is not pasted, with those after it */
    const laidTo = (end: number | null) => {
      const clip = { ...whole, lines: end === null ? lines : lines.map((texts) => texts.slice(0, end)) };
      return { clip, pasted: pasteClip({ rows, columns }, clip, { rowOf, meaningOf }, readIn) };
    };
    const column = whole.titles || totals.column !== undefined ? null : sumColumn(numbersOfLines(lines));
    const isEntered = laidTo(column).pasted.changes.length < laidTo(null).pasted.changes.length;
    if (column !== null && isEntered) return ask({ lines: totals.lines ?? [], column });
    const { clip, pasted } = laidTo(totals.column ?? null);
    setLeft(pasted.lines);
    if (saysMore(pasted, clip, meaningOf)) {
      setRefused({ reason: 'more', cells: clip.source });
      const titles = quoted(pasted.leftTitles);
      setDone(titles ? t`Rien n’est collé. Sans colonne à remplir : ${titles}.` : t`Rien n’est collé.`);
      return;
    }
    setRefused(null);
    const clue = readings.find((reading) => reading.kind === 'decided')?.clue.text;
    const laid = { clip, pasted, clue };
    const following = followingColumns({ rows, columns }, pasted.changes, valueOf);
    if (following.length > 0) setAsked({ kind: 'prices', laid, following });
    else enter(laid);
  };
  /** Pastes, or asks how the numbers are to be read. */
  const proceed = (clip: Clip) => {
    const all = clipboardColumns(clip.lines);
    const isOpen = all.some((own, at) => readingOf(numbers, all, own, at, clip.isNamed).kind === 'open');
    if (isOpen) setAsked({ kind: 'numbers', clip });
    else layDown(clip, null);
  };
  const context = { rowOf, meaningOf, valueOf, numbersOf };
  /** Pastes, or asks what the texts are. */
  const begin = (texts: readonly (readonly string[])[], block: Block, marked = NO_MARKS) => {
    setKept(marked);
    setAdded(NONE_ADDED);
    const isNumber = (text: string) => numbersOf(text).length > 0;
    const spaced = rowOf ? spacedLines(texts, rowOf, isNumber) : null;
    if (spaced) {
      setAsked({ kind: 'spaced', lines: spaced, block, marks: marked });
      return;
    }
    const clip = clipOf({ rows, columns }, block, texts, context);
    const [first] = clip.repeated;
    if (clip.isRepeat && first) {
      setLeft([]);
      setRefused({ reason: 'repeat', label: first.label });
      setDone(t`Rien n’est collé.`);
      return;
    }
    const year = yearAbove(clip, context);
    if (year === null) proceed(clip);
    else setAsked({ kind: 'year', clip, year });
  };
  const close = () => {
    setAsked(null);
    setShouldFocus(true);
  };
  const questionOf = (open: Asked): PasteQuestion | null => {
    /** Closes the question and goes on. */
    const then = (goOn: () => void) => {
      close();
      goOn();
    };
    if (open.kind === 'marks') {
      const { texts, block, marks } = open;
      const rest = withoutMarks(texts, marks, clipOf({ rows, columns }, block, texts, context));
      return {
        kind: 'marks',
        marks: marks.marks,
        onLeave: rest && (() => then(() => begin(rest, block))),
        onAll: () => then(() => begin(texts, block, marks)),
        onCancel: close,
      };
    }
    if (open.kind === 'prices') {
      const { laid, following } = open;
      const names = new Set(following.map(({ id }) => id));
      const rest = (all: readonly SheetChange[]) => all.filter(({ column }) => !names.has(column));
      const changes = rest(laid.pasted.changes);
      return {
        kind: 'prices',
        labels: following.map(({ label }) => label),
        onLeave:
          changes.length > 0
            ? () => then(() => enter({ ...laid, pasted: { ...laid.pasted, changes, added: rest(laid.pasted.added) } }))
            : null,
        onAll: () => then(() => enter(laid)),
        onCancel: close,
      };
    }
    if (open.kind === 'spaced') {
      const { lines, block, marks } = open;
      const parted = lines.map(({ name, number }) => [name, number]);
      const nameOf = (name: string) => rows.find(({ id }) => id === rowOf?.(name))?.name ?? name;
      return {
        kind: 'spaced',
        lines: lines.map(({ name, number }, at) => ({ line: at + 1, name: nameOf(name), number })),
        onAccept: () => then(() => begin(parted, block, marks)),
        onCancel: close,
      };
    }
    const { clip } = open;
    if (open.kind === 'year') {
      const below = { ...clip, lines: clip.lines.slice(1) };
      const onAnswer: YearQuestion['onAnswer'] = (is) => then(() => proceed(is === 'title' ? below : clip));
      return { kind: 'year', year: open.year, onAnswer, onCancel: close };
    }
    if (open.kind === 'sums') {
      const { sums, decimal } = open;
      const lines = sums.lines.map((at) => ({
        line: at + (clip.titles ? 2 : 1),
        text: clip.lines[at]?.filter((text) => !isBlank(text)).join(' · ') ?? '',
      }));
      const values = sums.column === null ? { lines: [] } : { lines: sums.lines, column: null };
      const totals = sums.column === null ? { lines: sums.lines } : sums;
      const onAnswer: SumsQuestion['onAnswer'] = (are) =>
        then(() => layDown(clip, decimal, are === 'totals' ? totals : values));
      return { kind: 'sums', lines: sums.column === null ? lines : [], onAnswer, onCancel: close };
    }
    const onAnswer: NumbersQuestion['onAnswer'] = (decimal) => then(() => layDown(clip, decimal));
    return numbers ? { kind: 'numbers', ...twofoldOf(numbers, clip), onAnswer, onCancel: close } : null;
  };

  return {
    words,
    active,
    anchor,
    shouldFocus,
    onFocused: () => setShouldFocus(false),
    onMove: (to, from) => {
      setPlace({ active: to, anchor: from });
      setDone('');
    },
    onDo: (changes) => {
      if (apply(changes))
        setDone(t`${plural(changes.length, { one: '# cellule effacée.', other: '# cellules effacées.' })}`);
    },
    onType: (row, { id, input }, text) => {
      if (!input) return;
      setTyped({ row, column: id, value: settled(row, id) });
      change([{ row, column: id, value: entered(text, input, read) }]);
    },
    onWrite: (row, { id, input }, text) => {
      setTyped(null);
      if (input) apply([{ row, column: id, value: entered(text, input, read) }]);
    },
    onCancel: () => {
      setTyped(null);
      if (typed) change([typed]);
    },
    onPaste: (texts, block, marks) => {
      if (marks.marks.length > 0) setAsked({ kind: 'marks', texts, block, marks });
      else begin(texts, block);
    },
    question: asked && questionOf(asked),
    left,
    refused,
    kept,
    onAddUp:
      added.added.length === 0 || !areAsPasted(added, settled)
        ? null
        : () => {
            const count = left.filter(({ reason: why }) => why === 'repeated').length;
            apply(added.added);
            setAdded(NONE_ADDED);
            setLeft(left.filter(({ reason: why }) => why !== 'repeated'));
            setDone(t`${plural(count, { one: '# ligne additionnée.', other: '# lignes additionnées.' })}`);
            setShouldFocus(true);
          },
    onForgetLeft: () => {
      setLeft([]);
      setAdded(NONE_ADDED);
      setRefused(null);
      setShouldFocus(true);
    },
    onFill: fill,
    onFillDown: () => {
      const block = selection();
      const source =
        heightOf(block) === 1
          ? { ...block, top: block.top - 1, bottom: block.top - 1 }
          : { ...block, bottom: block.top };
      if (source.top >= 0) fill(source, block);
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

/** How a column of the clipboard is read; the one that names rows has no numbers. */
function readingOf(
  numbers: SheetNumbers | undefined,
  columns: readonly (readonly string[])[],
  own: readonly string[],
  at: number,
  isNamed: boolean,
): SheetReading {
  if (!numbers || (isNamed && at === 0)) return { kind: 'plain' };
  const others = columns.filter((_, each) => each !== at && !(isNamed && each === 0)).flat();
  return numbers.columnReading(own, others);
}

function twofoldOf({ readingsOf }: SheetNumbers, { lines, isNamed }: Clip): Pick<NumbersQuestion, 'samples' | 'count'> {
  const all = lines
    .flatMap((row) => (isNamed ? row.slice(1) : row))
    .map((text) => ({ text, readings: readingsOf(text) }));
  const twofold = all.filter(({ readings }) => !Object.is(readings['.'], readings[',']));
  const samples = new Map(twofold.map((sample) => [sample.text, sample]));
  return { samples: [...samples.values()].slice(0, SAMPLES), count: twofold.length };
}
