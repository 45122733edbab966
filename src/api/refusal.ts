import type { ServerCode } from './codes.ts';
import { ApiError, type Dependent } from './errors.ts';

/** The server understood the call and said no. */
export interface Refusal {
  readonly kind: 'refused';
  readonly codes: readonly ServerCode[];
  /** The server's own words, besides the codes; left out if there are none. */
  readonly said?: string | undefined;
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
    const { codes, dependents, detail } = error;
    return { kind: 'refused', codes, dependents, ...(detail !== '' && { said: detail }) };
  }
}
