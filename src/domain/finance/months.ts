import { formatMonth, readMonth } from '#lib/scalars.ts';

/** A range of months (`YYYY-MM`), both ends included. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** A month moved by a number of months; text that is not a month stays as it is. */
export function addMonths(month: string, by: number): string {
  const day = readMonth(month);
  return day ? formatMonth(day.add({ months: by })) : month;
}

/** Months in order as periods of those that follow each other. */
export function runsOf(months: readonly string[]): readonly Months[] {
  const runs: Months[] = [];
  for (const month of months) {
    const last = runs.at(-1);
    if (last && addMonths(last.to, 1) === month) runs[runs.length - 1] = { from: last.from, to: month };
    else runs.push({ from: month, to: month });
  }
  return runs;
}
