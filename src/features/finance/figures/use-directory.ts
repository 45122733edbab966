import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '#api/errors.ts';
import { productsQuery } from '#queries/products.queries.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { useServices } from '#state/services.tsx';
import type { Directory } from './finance.types.ts';

/** Milliseconds. Names and shares change rarely, and every page of figures asks for them. */
const FRESH = 300_000;

export interface DirectoryRead {
  /** Undefined until both lists have been read. */
  readonly directory: Directory | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: ApiError | null;
  readonly refetch: () => void;
}

/** Reads the products and the workgroups. */
export function useDirectory(): DirectoryRead {
  const { api } = useServices();
  const products = useQuery({ ...productsQuery(api), staleTime: FRESH });
  const groups = useQuery(workGroupsQuery(api));
  const known = products.data?.data.readAllPharmaProducts;
  const all = groups.data?.data.readWorkGroups;
  // A list that an answer with errors lacks was not read: taken as empty, everything would look as if it did not exist.
  const unread = (known ? undefined : products.data?.errors[0]) ?? (all ? undefined : groups.data?.errors[0]);
  const hasRead = products.data !== undefined && groups.data !== undefined && unread === undefined;
  const directory = useMemo(
    () => (hasRead ? { products: known ?? [], groups: all ?? [] } : undefined),
    [hasRead, known, all],
  );
  return {
    directory,
    isPending: products.isPending || groups.isPending,
    isFetching: products.isFetching || groups.isFetching,
    error: products.error ?? groups.error ?? unread ?? null,
    refetch: () => {
      void products.refetch();
      void groups.refetch();
    },
  };
}
