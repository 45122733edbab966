import type { DayPart } from '#domain/absences/days.ts';

interface Bar {
  /** The days of an absence that are shown, one after the other, and how much of each. */
  readonly parts: ReadonlyMap<string, DayPart>;
}

/** Days in a row that absences hold together, or a day without any. */
export interface Stretch<T> {
  readonly days: readonly string[];
  /** Each absence once, with the column of its first day, counted from 1, and its number of days. */
  readonly bars: readonly (T & { readonly column: number; readonly span: number })[];
}

/**
 * Cuts days between absences and never through one, so that each is one bar, however many overlap.
 * @param absences those of one person, in the order in which they begin
 */
export function stretchesOf<T extends Bar>(days: readonly string[], absences: readonly T[]): readonly Stretch<T>[] {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isHeld = before !== undefined && absences.some(({ parts }) => parts.has(before) && parts.has(day));
    if (run && isHeld) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => ({
    days: run,
    bars: absences.flatMap((absence) => {
      const column = run.findIndex((day) => absence.parts.has(day)) + 1;
      return column === 0 ? [] : [{ ...absence, column, span: absence.parts.size }];
    }),
  }));
}
