/** When a day is, beside today: its visits are judged once it is over. */
export type DayState = 'over' | 'running' | 'ahead';

/** Both `YYYY-MM-DD`. */
export const stateOfDay = (day: string, today: string): DayState =>
  day < today ? 'over' : day === today ? 'running' : 'ahead';

interface Load {
  readonly planned: number;
  readonly done: number;
}

/**
 * The days of a week up to a day that are over.
 * @param day the last day that counts, `YYYY-MM-DD` as `today`
 */
export const daysThatCount = <Day extends { readonly date: string }>(
  days: readonly Day[],
  day: string,
  today: string,
): readonly Day[] => days.filter(({ date }) => date <= day && date < today);

/**
 * The visits of the days of a week up to a day that are over: what is planned today is still to be made, not missed
 * (docs/rules/field-work.md#running-day).
 * @param day the last day that counts, `YYYY-MM-DD` as `today`
 */
export function loadOver(loads: readonly (Load & { readonly date: string })[], day: string, today: string): Load {
  const over = daysThatCount(loads, day, today);
  return {
    planned: over.reduce((sum, { planned }) => sum + planned, 0),
    done: over.reduce((sum, { done }) => sum + done, 0),
  };
}
