import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Months } from '#domain/finance/months.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { LEVEL_ROWS, type LineKind, type View } from './finance.levels.ts';
import { sourcesOf } from './finance.page.ts';
import { rowsQuery } from './finance.queries.ts';
import type { Subject } from './finance.types.ts';
import { yearsFor } from './period.ts';

/** The subject that the page of a line reads. */
const FIRST_READ: Readonly<Partial<Record<LineKind, Subject>>> = {
  laboratory: 'laboratory',
  product: 'product',
  group: 'group',
  delegate: 'delegate',
};

/** Returns a function that prefetches the page of a line when it is hovered. Failures are ignored until the page opens. */
export function usePrefetchLine(): (view: View, key: string, period: Months) => void {
  const client = useQueryClient();
  const { api } = useServices();
  const { acl } = useSession();
  return useCallback(
    ({ reading, level }, key, period) => {
      const subject = FIRST_READ[LEVEL_ROWS[level].lines];
      if (!subject) return;
      for (const source of sourcesOf(reading, acl)) {
        for (const year of yearsFor(period))
          void client.prefetchQuery({ ...rowsQuery(api, source, subject, { ID: key, year }), staleTime: 30_000 });
      }
    },
    [client, api, acl],
  );
}
