import type { Api } from '#api/client.ts';
import { earlierPeriods } from '#domain/finance/earlier-periods.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import type { ImportHistory } from '#domain/import/outliers.ts';
import type { HistoryCall } from '#machines/import/import.types.ts';
import { CALLS } from '../saved-rows.ts';

/** How many periods a file is compared with. */
const PERIODS = 3;

/**
 * The saved rows of the periods before this one; those that could be read.
 * @throws if none could
 */
export async function readHistory(
  api: Api,
  { kind, period }: HistoryCall,
  signal: AbortSignal,
): Promise<ImportHistory> {
  const answers = await Promise.allSettled(
    earlierPeriods(kind, period, PERIODS).map(async (each) => {
      const { saved } = await CALLS[kind].read(api, each, signal);
      return { period: each, quantities: quantitiesOf(saved) };
    }),
  );
  const failed = answers.find(({ status }) => status === 'rejected');
  const periods = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (failed?.status === 'rejected' && periods.length === 0) throw failed.reason;
  return { periods: periods.filter(({ quantities }) => Object.keys(quantities).length > 0) };
}

function quantitiesOf(rows: readonly FinanceRow[]): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const quantities: Record<string, Record<string, number>> = {};
  for (const { pharmaProductID, wholesalerID, quantity } of rows) {
    const ofProduct = (quantities[pharmaProductID] ??= {});
    ofProduct[wholesalerID ?? ''] = (ofProduct[wholesalerID ?? ''] ?? 0) + quantity;
  }
  return quantities;
}
