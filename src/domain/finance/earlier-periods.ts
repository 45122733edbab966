import { FIRST_YEAR } from './periods.ts';
import { formatMonth, readDay, readMonth } from '#lib/scalars.ts';
import type { FinanceKind, FinancePeriod } from './rows.ts';

/** The periods of a kind before this one, the latest first; none before {@link FIRST_YEAR}. */
export function earlierPeriods(kind: FinanceKind, period: FinancePeriod, count: number): readonly FinancePeriod[] {
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  return steps.flatMap((back) => before(kind, period, back) ?? []).filter((each) => each >= String(FIRST_YEAR));
}

function before(kind: FinanceKind, period: FinancePeriod, back: number): FinancePeriod | null {
  if (kind === 'goals') return String(Number(period) - back);
  if (kind === 'trends') return readDay(period)?.subtract({ weeks: back }).toString() ?? null;
  const month = readMonth(period);
  return month && formatMonth(month.subtract({ months: back }));
}
