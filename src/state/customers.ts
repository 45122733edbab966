import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { AllCustomers, Customer } from '#queries/customer-records.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import { byName, type Compare, madeCustomers, makeCustomers } from '#queries/made-customers.ts';
import { useServices } from './services.tsx';

export type CustomersRead = ReturnType<typeof useCustomers>;

/**
 * The customers of the agency that the user may see, sorted by name.
 * @param locale in which names are sorted (BCP 47)
 * @param enabled whether they are read
 */
export function useCustomers(locale: string, enabled = true) {
  const { api } = useServices();
  const read = useQuery({ ...customersQuery(api), enabled });
  const all = read.data?.data.readAllCustomers;
  const customers = useMade(all, byName(locale));
  // An answer changes nothing until its customers are made: what shows them is not rendered for it.
  const isMaking = Boolean(all) && !customers;
  const { refetch } = read;
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    /** `undefined` until they have been read and made, or if they cannot be read. */
    customers,
    isLoading: read.isLoading || isMaking,
    lists: (isMaking ? null : read.data?.data.readCustomerCardEditDatas) ?? null,
    failure: isMaking ? undefined : (read.error ?? read.data?.errors[0]),
    isFetching: read.isFetching || isMaking,
    retry,
  };
}

/** The customers of an answer; those of the last one until they are made. */
function useMade(all: AllCustomers | null | undefined, compare: Compare): readonly Customer[] | undefined {
  const ready = all ? madeCustomers(all, compare) : undefined;
  const [last, setLast] = useState(ready);
  useEffect(() => {
    if (!all) return undefined;
    const ending = new AbortController();
    const show = (list: readonly Customer[]) => startTransition(() => setLast(list));
    const known = madeCustomers(all, compare);
    if (known) show(known);
    else {
      makeCustomers(all, compare, ending.signal).then(show, (error: unknown) => {
        // Otherwise another answer has come, or nobody looks at this one any more.
        if (!ending.signal.aborted)
          setLast(() => {
            throw error;
          });
      });
    }
    return () => ending.abort();
  }, [all, compare]);
  return all ? (ready ?? last) : undefined;
}
