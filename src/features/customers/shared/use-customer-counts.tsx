import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { href } from '#routes/links.ts';
import { useFormat } from '#state/format.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import type { DataColumn } from '#ui/data-table/data-table.tsx';
import { Link } from '#ui/link/link.tsx';
import { countCustomers, type PlaceFilter } from './customer-counts.ts';
import { customersQuery } from '#queries/customers.queries.ts';

interface Place {
  readonly ID: string;
  readonly name: string;
}

export type CustomerCounts = ReturnType<typeof useCustomerCounts>;

/**
 * The customers of each city, work area or health centre: « … » while they are read, « — » when they could not be; no column when the
 * user may see no customer.
 */
export function useCustomerCounts(filter: PlaceFilter) {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = useServices();
  const isAllowed = hasRight('customerCardAccess', useSession().acl);
  const { data, error, isFetching, refetch } = useQuery({ ...customersQuery(api), enabled: isAllowed });
  const all = data?.data.readAllCustomers;
  const counts = useMemo(() => (all ? countCustomers(all, filter) : null), [all, filter]);
  const countOf = ({ ID }: Place): number | null => (counts ? (counts.get(ID) ?? 0) : null);
  const failure = error ?? data?.errors[0];
  const unknown = failure ? '—' : '…';
  const column: DataColumn<Place> = {
    id: 'customers',
    header: t`Clients`,
    align: 'end',
    width: 176,
    sort: countOf,
    cell: (place) => {
      const count = countOf(place);
      if (count === null) return unknown;
      if (count === 0) return format.number(0);
      return (
        <Link
          variant="quiet"
          href={href('app_customer_card_dashboard', {}, { [filter]: place.ID })}
          aria-label={t`${plural(count, { one: '# client', other: '# clients' })}, ${place.name}`}
        >
          {format.number(count)}
        </Link>
      );
    },
  };
  return {
    columns: isAllowed ? [column] : [],
    /** « 12 clients », for a card. */
    words: (place: Place): string | undefined => {
      const count = countOf(place);
      if (!isAllowed) return undefined;
      return count === null ? unknown : t`${plural(count, { one: '# client', other: '# clients' })}`;
    },
    failure,
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
