/** The change of a record from one side to the other. */
export const DIFF_KINDS = ['changed', 'added', 'removed', 'same'] as const;
export type DiffKind = (typeof DIFF_KINDS)[number];

/** A value that can be compared with `===`. */
export type DiffValue = string | number | null;

/** A record on both sides; `before` is missing if it was added, `after` if it was removed. */
export interface DiffRow<Row> {
  readonly key: string;
  readonly kind: DiffKind;
  readonly before: Row | null;
  readonly after: Row | null;
  /** The ids of the columns whose values differ. */
  readonly changed: ReadonlySet<string>;
}

export interface Compared<Row> {
  readonly id: string;
  readonly value: (row: Row) => DiffValue;
}

/**
 * Pairs the records of two lists.
 * @param keyOf identifies a record on both sides; if a key occurs twice, the second on one side is paired with the
 * second on the other
 * @returns rows in the order of `before`, each added record after the one that it follows in `after`
 */
export function diffRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
  values: readonly Compared<Row>[],
): readonly DiffRow<Row>[] {
  const known = new Map(numbered(before, keyOf));
  const next = new Map(numbered(after, keyOf));
  const addedAfter = new Map<string | null, DiffRow<Row>[]>();
  let previous: string | null = null;
  for (const [key, row] of next) {
    if (known.has(key)) {
      previous = key;
      continue;
    }
    const added = { key, kind: 'added', before: null, after: row, changed: new Set<string>() } as const;
    addedAfter.set(previous, [...(addedAfter.get(previous) ?? []), added]);
  }
  const kept = Array.from(known, ([key, row]) => [
    pair(key, row, next.get(key) ?? null, values),
    ...(addedAfter.get(key) ?? []),
  ]);
  return [addedAfter.get(null) ?? [], ...kept].flat();
}

function pair<Row>(key: string, before: Row, after: Row | null, values: readonly Compared<Row>[]): DiffRow<Row> {
  if (after === null) return { key, kind: 'removed', before, after, changed: new Set() };
  const changed = new Set(values.filter(({ value }) => !Object.is(value(before), value(after))).map(({ id }) => id));
  return { key, kind: changed.size > 0 ? 'changed' : 'same', before, after, changed };
}

/** The key of each record with its occurrence number, because a file may contain a key twice. */
function numbered<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (readonly [key: string, row: Row])[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return [`${count} ${key}`, row];
  });
}

/** All differences, one kind of difference, or all rows. */
export const DIFF_VIEWS = ['differences', 'changed', 'added', 'removed', 'all'] as const;
export type DiffView = (typeof DIFF_VIEWS)[number];

/** The rows of a view: differences grouped by kind, all rows in their own order. */
export function rowsOf<Row>(rows: readonly DiffRow<Row>[], view: DiffView): readonly DiffRow<Row>[] {
  if (view === 'all') return rows;
  if (view !== 'differences') return rows.filter(({ kind }) => kind === view);
  return DIFF_KINDS.filter((kind) => kind !== 'same').flatMap((kind) => rows.filter((row) => row.kind === kind));
}

export function countOf<Row>(rows: readonly DiffRow<Row>[], view: DiffView): number {
  return view === 'all'
    ? rows.length
    : rows.filter(({ kind }) => (view === 'differences' ? kind !== 'same' : kind === view)).length;
}

/**
 * The next differing row, or the previous one.
 * @param from the current row; −1 before the first
 * @returns −1 if there is none
 */
export function nextDifference(
  rows: readonly Pick<DiffRow<unknown>, 'kind'>[],
  from: number,
  isBackward: boolean,
): number {
  const differs = ({ kind }: Pick<DiffRow<unknown>, 'kind'>) => kind !== 'same';
  if (isBackward) return rows.slice(0, Math.max(0, from)).findLastIndex(differs);
  const found = rows.slice(from + 1).findIndex(differs);
  return found === -1 ? -1 : found + from + 1;
}
