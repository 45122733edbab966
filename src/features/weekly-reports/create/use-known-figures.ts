import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#domain/access/rights.ts';
import { weekBefore } from '#domain/weekly-reports/weeks.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import type { WeeklyReport } from '../shared/weekly-reports.queries.ts';
import { weekTurnoverQuery } from './known-figures.queries.ts';

/** Why nobody but the user knows what was achieved. */
export type Untold = 'noRight' | 'failed' | 'noTrends';

/** What the product knows of a week. */
export interface KnownFigures {
  /** What the report of the week before expected; `null` if it expected nothing, or there is no such report. */
  readonly forecasts: number | null;
  readonly hasReportBefore: boolean;
  /** The group’s turnover of the week; `null` if nobody tells it. */
  readonly achivements: number | null;
  readonly untold: Untold | null;
  readonly isLoading: boolean;
}

/** The figures of a week that the API tells: docs/rules/supervision.md#weekly-reports. @param monday `YYYY-MM-DD` */
export function useKnownFigures(reports: readonly WeeklyReport[], monday: string): KnownFigures {
  const { api } = useServices();
  const { acl } = useSession();
  const mayRead = hasRight('saleTrendsViewEnabled', acl);
  const turnover = useQuery({ ...weekTurnoverQuery(api, monday), enabled: mayRead });
  const before = reports.find(({ weekStart }) => weekStart === weekBefore(monday));
  const achivements = turnover.data ?? null;
  return {
    forecasts: before?.nextWeekForcastFigures ?? null,
    hasReportBefore: before !== undefined,
    achivements,
    untold: achivements !== null ? null : !mayRead ? 'noRight' : turnover.error ? 'failed' : 'noTrends',
    isLoading: mayRead && turnover.isPending,
  };
}
