import { financeYears, isFinanceYear } from '#domain/finance/periods.ts';
import { STORAGE_KEYS } from '#lib/storage.ts';
import { useRememberedParams } from '#state/remembered-params.ts';
import type { ParamChanges } from '#state/location.ts';
import { useToday } from '#state/today.ts';

const KEPT = ['year'] as const;

export interface GoalYear {
  readonly year: number;
  readonly current: number;
  readonly first: number;
  readonly last: number;
  readonly params: URLSearchParams;
  readonly change: (changes: ParamChanges) => void;
}

/** The year in the address, or the one used last on this device, or the current one. */
export function useYear(): GoalYear {
  const current = useToday().year;
  const [params, change] = useRememberedParams(KEPT, STORAGE_KEYS.goalsYear);
  const asked = Number(params.get('year'));
  const year = isFinanceYear(asked, current) ? asked : current;
  return { year, current, ...financeYears(current), params, change };
}
