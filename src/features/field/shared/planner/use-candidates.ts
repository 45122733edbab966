import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { POSITION_READERS } from '#domain/access/roles.ts';
import { endingSoon } from '#domain/customers/waiting.ts';
import type { Candidate } from '#domain/field/suggestions.ts';
import { failureOf } from '#queries/failure.ts';
import type { Position } from '#lib/geo.ts';
import { dayOf } from '#lib/scalars.ts';
import { parseDate } from '@internationalized/date';
import { customerPositionsQuery } from '#queries/customer-positions.queries.ts';
import { type Customer, everybodyIn } from '#queries/customer-records.ts';
import { customerTraitsQuery } from '#queries/customer-traits.queries.ts';
import { useZone } from '#state/agencies.tsx';
import { useCustomers } from '#state/customers.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';

/** Every customer, and what tells whom to see on a day. @param day `YYYY-MM-DD` */
export function useCandidates(day: string) {
  const { api } = useServices();
  const { userType, acl, modules } = useSession();
  const zone = useZone();
  const locale = useWrittenLocale();
  const mayLearn = POSITION_READERS.some((role) => role === userType) && hasRight('gpsAccess', acl, modules);
  const { customers = NOBODY, ...list } = useCustomers(locale);
  const expectations = hasRight('viewCustomerExpectation', acl);
  const past = useQuery(customerTraitsQuery(api, { visits: true, expectations }));
  const places = useQuery(customerPositionsQuery(api, mayLearn));

  const placed = places.data?.positions;
  const positions = useMemo(
    () => new Map<string, Position>((placed ?? []).map(([ID, { position }]) => [ID, position])),
    [placed],
  );
  const histories = past.data?.data.readAllCustomers;
  const known = useMemo(() => {
    const date = parseDate(day);
    return new Map(
      (histories ? everybodyIn(histories) : []).map(({ ID, MyVisitReports = [], MyCustomerExpectations = [] }) => {
        const [last] = MyVisitReports;
        const [ending] = endingSoon(MyCustomerExpectations, date);
        const facts = {
          lastVisit: last ? date.compare(parseDate(dayOf(last.startTimeStamp, zone))) : null,
          expectationEnds: ending ? parseDate(ending.periodEnd).compare(date) : null,
        };
        return [ID, facts] as const;
      }),
    );
  }, [histories, day, zone]);
  const candidates = useMemo(
    () =>
      // Without the histories nobody can be told to be overdue, or never visited.
      histories
        ? customers.map(({ ID, potential }): Candidate => ({
            customerID: ID,
            potential,
            lastVisit: null,
            expectationEnds: null,
            ...known.get(ID),
            nextVisitObjective: null,
            position: positions.get(ID) ?? null,
          }))
        : NO_CANDIDATES,
    [histories, customers, known, positions],
  );
  const others = [past, places];
  return {
    customers,
    positions,
    candidates,
    isLoading: list.isLoading,
    isRanking: past.isPending,
    failure: list.failure ?? others.map(failureOf).find((each) => each !== undefined),
    onRetry() {
      list.retry();
      for (const { refetch } of others) void refetch();
    },
    isRetrying: [list, ...others].some(({ isFetching }) => isFetching),
  };
}

const NOBODY: readonly Customer[] = [];
const NO_CANDIDATES: readonly Candidate[] = [];
