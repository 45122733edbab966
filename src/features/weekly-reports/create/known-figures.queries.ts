import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { turnoverOf } from '#domain/weekly-reports/figures.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { keys } from '#queries/keys.ts';
import { WeekTurnoverDocument } from './known-figures.generated.ts';

/** The group’s turnover of a week, of the trends that are saved; `null` if none are. @param monday `YYYY-MM-DD` */
export function weekTurnoverQuery(api: Api, monday: string) {
  return queryOptions({
    queryKey: keys.weekTurnover(monday),
    queryFn: async ({ signal }) => {
      const { start, end } = weekOf(monday);
      const { data, errors } = await api.request(
        WeekTurnoverDocument,
        { periodStart: start, periodEnd: end },
        { signal },
      );
      // Some of the rows would make a wrong sum.
      if (errors[0]) throw errors[0];
      return turnoverOf((data.readWeeklySaleTrendsByProduct ?? []).map(({ obtainedTurnOver }) => obtainedTurnOver));
    },
  });
}
