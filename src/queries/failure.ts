import type { ApiError } from '#api/errors.ts';

/** A read, as the query gives it. */
export interface Read {
  readonly data?: { readonly errors: readonly ApiError[] } | undefined;
  readonly error: ApiError | null;
}

/** A read that can be made again. */
export interface RepeatableRead extends Read {
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Why a read failed, or is not complete. */
export const failureOf = ({ data, error }: Read): ApiError | undefined => error ?? data?.errors[0];

/** Makes those of some reads again that failed, or are not complete; the properties of a banner or a state of error. */
export const retryOf = (reads: readonly RepeatableRead[]) => ({
  onRetry: () => reads.forEach((read) => failureOf(read) && void read.refetch()),
  isRetrying: reads.some((read) => failureOf(read) !== undefined && read.isFetching),
});
