import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askedSoFar } from '#domain/supervision/brief.ts';
import { daysUpTo } from '#lib/date-ranges.ts';
import { visitQuotasQuery } from '#queries/supervision.queries.ts';
import { useServices } from '#state/services.tsx';
import type { ShownRange } from './use-range.ts';

const NOTHING: ReadonlyMap<string, number> = new Map();

/** The quotas of a range, and what is asked of each delegate in its days that are over. */
export function useQuotas({ range, today }: ShownRange) {
  const { api } = useServices();
  const whole = useQuery(visitQuotasQuery(api, range));
  const hasBegun = range.start < today;
  const isOver = range.end < today;
  // Once the range is over, it is the same read.
  const until = isOver || !hasBegun ? range : { start: range.start, end: daysUpTo(today, 2).start };
  const over = useQuery({ ...visitQuotasQuery(api, until), enabled: hasBegun });
  const quotas = whole.data?.quotas;
  const past = over.data?.quotas;
  const soFar = useMemo(() => (hasBegun ? past && askedSoFar(past) : NOTHING), [hasBegun, past]);
  return { reads: hasBegun && !isOver ? [whole, over] : [whole], quotas, soFar };
}
