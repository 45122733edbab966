/** What became of a record from one side to the other. */
export const DIFF_KINDS = ['changed', 'added', 'removed', 'same'] as const;
export type DiffKind = (typeof DIFF_KINDS)[number];

/** A value that can be told equal. */
export type DiffValue = string | number | null;

/** A record on both sides; one of them is missing where it was added or removed. */
export interface DiffRow<Row> {
  readonly key: string;
  readonly kind: DiffKind;
  readonly before: Row | null;
  readonly after: Row | null;
  /** The ids of the values that differ. */
  readonly changed: ReadonlySet<string>;
}

export interface Compared<Row> {
  readonly id: string;
  readonly value: (row: Row) => DiffValue;
}

/**
 * Lays two lists of records side by side.
 * @param keyOf what makes a record the same on both sides; the second with a key is compared with the second
 * @returns in the order of what was before, each added record after the one it follows
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

/** The key of each record and, as a file may name one twice, how many had it before. */
function numbered<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (readonly [key: string, row: Row])[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return [`${count} ${key}`, row];
  });
}

/** What is looked at: all that differs, one kind of it, or everything. */
export const DIFF_VIEWS = ['differences', 'changed', 'added', 'removed', 'all'] as const;
export type DiffView = (typeof DIFF_VIEWS)[number];

/** The rows of a view: differences kind by kind, everything in its own order. */
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
 * The next row that differs, or the one before.
 * @param from the row one is at; −1 before the first
 * @returns −1 past the last
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
