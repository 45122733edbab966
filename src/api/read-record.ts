import type { Answer } from './client.ts';
import { ApiError } from './errors.ts';

/**
 * Finds one record in the answer of a query.
 * @returns `null` if the record does not exist
 * @throws {ApiError} if it could not be read
 */
export async function readRecord<TResult, TRecord>(
  asked: Promise<Answer<TResult>>,
  find: (data: TResult) => TRecord | null | undefined,
): Promise<TRecord | null> {
  try {
    const { data, errors } = await asked;
    const record = find(data);
    if (!record && errors[0]) throw errors[0];
    return record ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.codes.includes('NOT_FOUND')) return null;
    throw error;
  }
}
