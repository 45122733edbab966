import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import type { ServerCode } from '#api/codes.ts';

/**
 * What the server refuses a call with: a code of the catalogue, which the message begins with (spec §8), and which
 * the extensions repeat.
 * @param why for logs; never shown to a user
 */
export function refusal(code: ServerCode, why: string, extensions: GraphQLErrorExtensions = {}): GraphQLError {
  return new GraphQLError(`${code}: ${why}`, { extensions: { code, ...extensions } });
}

/** An object that a deletion would take along (decision 40). */
export interface Dependent {
  readonly kind: string;
  readonly ID: string;
  readonly name: string;
}

export function hasDependents(dependents: readonly Dependent[]): GraphQLError {
  return refusal('HAS_DEPENDENTS', 'delete these too, or nothing', { dependents });
}

/** Takes what a look-up found. @throws NOT_FOUND when it found nothing, or nothing the viewer may see */
export function found<T>(record: T | undefined | null, kind: string, ID: string): T {
  if (record == null) throw refusal('NOT_FOUND', `${kind} ${ID}`);
  return record;
}

/** Takes a text that must be there, without the spaces around it. @throws REQUIRED_VALUE for one that is empty */
export function required(value: string, field: string): string {
  const text = value.trim();
  if (text === '') throw refusal('REQUIRED_VALUE', `${field} is empty`);
  return text;
}
