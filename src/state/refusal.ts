import { ApiError, type Dependent } from '#api/errors.ts';
import type { ServerCode } from '#api/codes.ts';

/** The server understood and said no. */
export interface Refusal {
  readonly kind: 'refused';
  readonly codes: readonly ServerCode[];
  /** With HAS_DEPENDENTS: what would go along. */
  readonly dependents: readonly Dependent[];
}

/** Makes of the server's "no" a result, which a machine has a state for; a call that did not get through still fails. */
export async function refusalOr<Result>(call: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    return { kind: 'refused', codes: error.codes, dependents: error.dependents };
  }
}
