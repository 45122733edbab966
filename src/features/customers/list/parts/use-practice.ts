import { useCallback } from 'react';
import type { Customer } from '#queries/customer-records.ts';
import { useKindNames } from '../../shared/use-kinds.tsx';

/** The specialities of a health worker, or the kind of another customer. */
export function usePractice(): (one: Customer) => string {
  const names = useKindNames();
  return useCallback(
    ({ kind, specialities }) => specialities.map(({ name }) => name).join(', ') || names[kind].one,
    [names],
  );
}
