import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { doesExpire, type Expires, limitOf } from '#domain/regulatory/validity-filter.ts';
import { distinct } from '#lib/distinct.ts';
import { expiringProductsQuery } from '#queries/products.queries.ts';
import { useZone } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { validityOf } from '#ui/validity-ribbon/validity.ts';

/** The products whose authorisation ends within a time, those that end first at the top; `undefined` until they are read. */
export function useExpiring(expires: Expires) {
  const { api } = useServices();
  const today = useToday();
  const zone = useZone();
  const read = useQuery(expiringProductsQuery(api, limitOf(expires, today, zone) ?? 0));
  const answered = read.data;
  const products = useMemo(() => {
    const all = answered?.data.readAllExpiringAMMPharmaProducts;
    if (!answered || (!all && answered.errors[0])) return undefined;
    const kept = distinct(all ?? []).filter((product) => doesExpire(expires, validityOf(product).end, today));
    return kept.toSorted((one, other) => ((one.aMMEndDate ?? '') < (other.aMMEndDate ?? '') ? -1 : 1));
  }, [answered, expires, today]);
  return { read, products };
}
