import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ifServed } from '#api/extensions.ts';
import { isPeriodOf } from '#domain/finance/periods.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { FinancePeriodsDocument, type FinancePeriodsQuery } from './finance-periods.generated.ts';
import { keys } from './keys.ts';

/** What the server tells of a period: its sums saved and dispatched, when and by whom. */
export type PeriodState = NonNullable<FinancePeriodsQuery['readFinancePeriods']>[number];

/**
 * The periods of a kind that have figures, in order; null if the server does not tell of periods. What is no period of the
 * kind has no place in any picker, and is left out.
 */
export function financePeriodsQuery(api: Api, kind: FinanceKind) {
  return queryOptions({
    queryKey: keys.financePeriods(kind),
    queryFn: async ({ signal }): Promise<readonly PeriodState[] | null> => {
      const answer = await ifServed(api.request(FinancePeriodsDocument, { kind }, { signal }));
      return answer?.data.readFinancePeriods?.filter(({ period }) => isPeriodOf(kind, period)) ?? null;
    },
  });
}
