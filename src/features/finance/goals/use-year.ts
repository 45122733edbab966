import { financeYears, isFinanceYear } from '#domain/finance/periods.ts';
import {
  askedIn,
  PERIOD_PARAMS,
  periodFault,
  type PeriodFault,
  periodRead,
  type PeriodRead,
  readBeside,
  withoutForeign,
} from '../shared/period-notice/period-fault.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { useRememberedParams } from '#state/remembered-params.ts';
import type { ParamChanges } from '#state/query-params.ts';
import { useToday } from '#state/today.ts';

/** All that the pages of goals read of an address. */
const OWN = ['year', 'state', 'laboratory', 'q'] as const;

export interface GoalYear {
  /** The year offered if `fault` is set. */
  readonly year: number;
  /** Why the year in the address is not shown. */
  readonly fault: PeriodFault<number> | null;
  readonly current: number;
  readonly first: number;
  readonly last: number;
  readonly params: URLSearchParams;
  readonly change: (changes: ParamChanges) => void;
}

/** The year that an address names; the current one if it names none. */
export const yearOf = (params: URLSearchParams, current: number): PeriodRead<number> =>
  readBeside(ownYear(params, current), params, OWN);

function ownYear(params: URLSearchParams, current: number): PeriodRead<number> {
  const asked = askedIn(params, 'year');
  if (asked === null) return periodRead(current);
  if (!/^\d{4}$/.test(asked)) return periodFault(asked, 'unreadable', current);
  const year = Number(asked);
  if (isFinanceYear(year, current)) return periodRead(year);
  const { first, last } = financeYears(current);
  return periodFault(asked, 'outside', year < first ? first : last);
}

/** The year in the address, or the one used last on this device, or the current one. */
export function useYear(): GoalYear {
  const current = useToday().year;
  const [params, changeParams] = useRememberedParams(
    PERIOD_PARAMS,
    STORAGE_KEYS.goalsYear,
    (last) => yearOf(last, current).fault === null,
  );
  const { period, fault } = yearOf(params, current);
  const change = (changes: ParamChanges) => changeParams({ ...withoutForeign(params, OWN), ...changes });
  return { year: fault ? fault.offered : period, fault, current, ...financeYears(current), params, change };
}
