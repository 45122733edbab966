import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { Extension } from '#api/extensions.ts';
import { sameRows, turnoverOf, unitsOf } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinancePeriod, FinanceRow } from '#domain/finance/rows.ts';
import { keys } from '#queries/keys.ts';
import { type PeriodFacts, stageOf } from '../shared/period-facts.ts';
import { FinanceCatalogueDocument } from './finance-edit.generated.ts';
import { readHistory } from './import/history.ts';
import { CALLS, DISPATCHED_UNITS } from './saved-rows.ts';

/** The products and the wholesalers that rows may be about. They do not change while the user enters rows. */
export function financeCatalogueQuery(api: Api) {
  return queryOptions({
    queryKey: keys.financeCatalogue,
    queryFn: ({ signal }) => api.request(FinanceCatalogueDocument, {}, { signal }),
    staleTime: Infinity,
  });
}

const sumsOf = (rows: readonly FinanceRow[]) => ({
  quantity: unitsOf(rows),
  turnover: turnoverOf(rows),
  at: null,
  by: null,
});

/**
 * The facts of a period as far as its rows tell them, for a server that does not tell of periods.
 * @returns null if the server does not tell what is dispatched either
 */
export function periodRowsQuery(api: Api, kind: FinanceKind, period: FinancePeriod, lacks: readonly Extension[]) {
  return queryOptions({
    queryKey: keys.financePeriods(kind, period),
    queryFn: async ({ signal }): Promise<PeriodFacts | null> => {
      if (lacks.includes(DISPATCHED_UNITS[kind])) return null;
      const rows = await CALLS[kind].read(api, period, signal);
      const [saved, dispatched] = [sumsOf(rows.saved), sumsOf(rows.dispatched)];
      return { stage: stageOf(saved, dispatched, !sameRows(rows.saved, rows.dispatched)), saved, dispatched };
    },
  });
}

/**
 * The rows of a period as of its last save, to be compared with those that a sheet was opened with.
 * @param save tells one save from another
 */
export function rowsOfSaveQuery(api: Api, kind: FinanceKind, period: FinancePeriod, save: string) {
  return queryOptions({
    queryKey: keys.financePeriods(kind, period, save),
    queryFn: async ({ signal }) => (await CALLS[kind].read(api, period, signal)).saved,
  });
}

/** The quantities of the periods before one, which what is entered is compared with. */
export function financeHistoryQuery(api: Api, kind: FinanceKind, period: FinancePeriod) {
  return queryOptions({
    queryKey: keys.financeHistory(kind, period),
    queryFn: ({ signal }) => readHistory(api, { kind, period }, signal),
  });
}
