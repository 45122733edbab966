import type { SheetChange, ValueOf } from './sheet.ts';

/** What was done at once: a cell written, a block pasted or cleared. */
export interface Step {
  readonly before: readonly SheetChange[];
  readonly after: readonly SheetChange[];
}

/** What can be undone, the latest last, and what can be done again, the latest undone last. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export type HistoryEvent = { readonly type: 'do'; readonly step: Step } | { readonly type: 'undo' | 'redo' };

export const NO_HISTORY: History = { past: [], future: [] };

/** Steps that are kept: a day's work, and little memory. */
export const MOST_STEPS = 500;

/** What a step changes, with what stood there before. */
export function stepOf(changes: readonly SheetChange[], valueOf: ValueOf): Step {
  return { before: changes.map(({ row, column }) => ({ row, column, value: valueOf(row, column) })), after: changes };
}

export function nextHistory({ past, future }: History, event: HistoryEvent): History {
  // What was undone is given up once something else is done.
  if (event.type === 'do') return { past: [...past, event.step].slice(-MOST_STEPS), future: [] };
  return event.type === 'undo'
    ? { past: past.slice(0, -1), future: [...future, ...past.slice(-1)] }
    : { past: [...past, ...future.slice(-1)], future: future.slice(0, -1) };
}
