import type { ApiError } from '#api/errors.ts';

/** A read, as the query gives it. */
export interface Read {
  readonly data: { readonly errors: readonly ApiError[] } | undefined;
  readonly error: Error | null;
}

/** Why a read failed, or is not complete. */
export const failureOf = ({ data, error }: Read): Error | undefined => error ?? data?.errors[0];
