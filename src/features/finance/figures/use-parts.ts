import { type QueryObserverResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { weeksOfMonth } from '#domain/finance/periods.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { groupLedBy, membersOf, nameIn, sharesAmong } from './directory.ts';
import { partsOf, type Term } from './finance.model.ts';
import { type Answered, sharedSalesQuery, weekQuery } from './finance.queries.ts';
import type { Directory, SharedRow, Source, WeekRow } from './finance.types.ts';
import { useWords } from '../shared/use-words.ts';

/** The delegate, the month and the source to read. */
export interface PartsQuestion {
  readonly source: Source;
  readonly month: string;
  readonly delegateID: string;
}

/** A delegate's units of each product in a month, with their derivation; null until they are loaded. */
export function useParts(question: PartsQuestion | null, directory: Directory | undefined): readonly Term[] | null {
  const { api } = useServices();
  const { userType, member } = useSession();
  const words = useWords();
  const isTrend = question?.source === 'trends';
  const combine = useCallback(
    (results: readonly QueryObserverResult<Answered<WeekRow>>[]) =>
      results.every(({ data }) => data) ? results.flatMap(({ data }): readonly SharedRow[] => data?.rows ?? []) : null,
    [],
  );
  const weeks = useQueries({
    queries: question && isTrend ? weeksOfMonth(question.month).map((monday) => weekQuery(api, monday)) : [],
    combine,
  });
  const sales = useQuery({ ...sharedSalesQuery(api, question?.month ?? ''), enabled: question !== null && !isTrend });
  const rows = isTrend ? weeks : (sales.data?.rows ?? null);
  if (!question || !rows) return null;

  // For a supervisor, the rows are the part of their group; for a delegate, their own part.
  const group = groupLedBy(directory, member.ID);
  const scopes = {
    Supervisor: new Set(group ? membersOf(group).map(({ ID }) => ID) : []),
    Delegue: new Set([member.ID]),
  };
  const among = userType === 'Supervisor' || userType === 'Delegue' ? scopes[userType] : null;
  return partsOf(rows, (productID) => sharesAmong(directory, productID, among), question.delegateID).map(
    ({ productID, whole, units }) => ({
      key: productID,
      name: nameIn(directory, 'product', productID)?.name ?? productID,
      how: shareWords(
        sharesAmong(directory, productID, null).find(({ delegueID }) => delegueID === question.delegateID)
          ?.percentage ?? 0,
        whole,
      ),
      value: units,
    }),
  );

  function shareWords(percentage: number, whole: number): string {
    return among === null ? `${words.amount(whole)} × ${words.share(percentage)}` : words.share(percentage);
  }
}
