import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Expires, limitOf } from '#domain/regulatory/validity-filter.ts';
import { expiringProductsQuery } from '#queries/products.queries.ts';
import { useZone } from '#state/agencies.tsx';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { expiringOf } from './expiring.ts';

/** The months in which an authorisation may end. */
export const DELAYS = ['1', '3', '6', '12'] as const satisfies readonly Expires[];
export type Delay = (typeof DELAYS)[number];

/** The products whose authorisation ends within a time, those that end first at the top; `undefined` until they are read. */
export function useExpiring(expires: Delay) {
  const { api } = useServices();
  const today = useToday();
  const zone = useZone();
  const read = useQuery(expiringProductsQuery(api, limitOf(expires, today, zone) ?? 0));
  const answered = read.data;
  const products = useMemo(() => {
    const all = answered?.data.readAllExpiringAMMPharmaProducts;
    if (!answered || (!all && answered.errors[0])) return undefined;
    return expiringOf(all ?? [], expires, today);
  }, [answered, expires, today]);
  return { read, products };
}
