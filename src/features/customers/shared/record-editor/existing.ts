import { isUnanswered } from '#api/unanswered.ts';
import type { Answer } from '#api/client.ts';

/** A record of the server that may be the one that is about to be created. */
export interface Existing<TResult> {
  readonly record: TResult;
  readonly ID: string;
  readonly name: string;
  /** What it is known by: « Pharmacie du Port, Bonanjo, +237 6… » */
  readonly words: string;
  /** What takes it in place of a new one: « Ouvrir la fiche » */
  readonly action: string;
}

/**
 * Reads on the server what may be there already.
 * @returns nothing for who may not read it
 * @throws {ApiError} if the server does not answer: then nothing may be created
 */
export async function readExisting<TResult, TRecord>(
  asked: Promise<Answer<TResult>>,
  find: (data: TResult) => readonly TRecord[],
): Promise<readonly TRecord[]> {
  try {
    const { data, errors } = await asked;
    const unanswered = errors.find(isUnanswered);
    if (unanswered) throw unanswered;
    return find(data);
  } catch (error) {
    if (isUnanswered(error)) throw error;
    return [];
  }
}
