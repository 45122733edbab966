import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import type { ServerCode } from '#api/codes.ts';
import { hasVisible } from '#lib/visible-text.ts';

/**
 * An error with a code of the catalogue, both at the start of the message and in the extensions
 * (docs/rules/api.md#error-catalogue).
 * @param why for logs; never shown to a user
 */
export function refusal(code: ServerCode, why: string, extensions: GraphQLErrorExtensions = {}): GraphQLError {
  return new GraphQLError(`${code}: ${why}`, { extensions: { code, ...extensions } });
}

/** A record that would be deleted too: docs/rules/regulatory.md#cascade-delete. */
export interface Dependent {
  readonly kind: string;
  readonly ID: string;
  readonly name: string;
}

export function hasDependents(dependents: readonly Dependent[]): GraphQLError {
  return refusal('HAS_DEPENDENTS', 'delete these too, or nothing', { dependents });
}

/** Returns the record. @throws NOT_FOUND if there is none, or none that the viewer may see */
export function found<T>(record: T | undefined | null, kind: string, ID: string): T {
  if (record == null) throw refusal('NOT_FOUND', `${kind} ${ID}`);
  return record;
}

/** Trims a text; an empty one is null. */
export const written = (text: string | null | undefined): string | null => text?.trim() || null;

/** Trims a text. @throws REQUIRED_VALUE if there is nothing to see in it */
export function required(value: string, field: string): string {
  const text = value.trim();
  if (!hasVisible(text)) throw refusal('REQUIRED_VALUE', `${field} is empty`);
  return text;
}
