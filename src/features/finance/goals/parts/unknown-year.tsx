import type { PeriodFault } from '../../shared/period-notice/period-fault.ts';
import { PeriodNotice } from '../../shared/period-notice/period-notice.tsx';
import type { GoalYear } from '../use-year.ts';

export interface UnknownYearProps extends Pick<GoalYear, 'first' | 'last' | 'change'> {
  readonly fault: PeriodFault<number>;
}

/** The page for a year that cannot have goals. */
export function UnknownYear({ fault, first, last, change }: UnknownYearProps) {
  return (
    <PeriodNotice
      fault={fault}
      first={String(first)}
      last={String(last)}
      offered={String(fault.offered)}
      onOpen={() => change({ year: String(fault.offered) })}
    />
  );
}
