import type { SheetChange, ValueOf } from './sheet.ts';

/** The changes of one action: writing a cell, pasting or clearing a block. */
export interface Step {
  readonly before: readonly SheetChange[];
  readonly after: readonly SheetChange[];
}

/** The steps to undo, latest last, and the steps to redo, last undone last. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export type HistoryEvent = { readonly type: 'do'; readonly step: Step } | { readonly type: 'undo' | 'redo' | 'forget' };

export const NO_HISTORY: History = { past: [], future: [] };

/** The number of steps kept: enough for a day's work, at little memory. */
export const MOST_STEPS = 500;

/** A step with the previous values of what it changes. */
export function stepOf(changes: readonly SheetChange[], valueOf: ValueOf): Step {
  return { before: changes.map(({ row, column }) => ({ row, column, value: valueOf(row, column) })), after: changes };
}

export function nextHistory({ past, future }: History, event: HistoryEvent): History {
  if (event.type === 'forget') return NO_HISTORY;
  // A new action discards the steps to redo.
  if (event.type === 'do') return { past: [...past, event.step].slice(-MOST_STEPS), future: [] };
  return event.type === 'undo'
    ? { past: past.slice(0, -1), future: [...future, ...past.slice(-1)] }
    : { past: [...past, ...future.slice(-1)], future: future.slice(0, -1) };
}
