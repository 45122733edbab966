import type { ServerCode } from './codes.ts';
import { ApiError, type Dependent } from './errors.ts';

/** The server understood the call and said no. */
export interface Refusal {
  readonly kind: 'refused';
  readonly codes: readonly ServerCode[];
  /** With HAS_DEPENDENTS: the records that would be deleted too. */
  readonly dependents?: readonly Dependent[];
}

/**
 * Turns a refusal into a result, so that a machine can have a state for it.
 * @throws {ApiError} for any other failure of the call
 */
export async function refusalOr<Result>(call: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    return { kind: 'refused', codes: error.codes, dependents: error.dependents };
  }
}
