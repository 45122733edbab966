import { ApiError } from './errors.ts';
import { EXTENSIONS } from './generated/extensions.ts';
import type { Operation } from './operation.ts';

/** A field of the schema that is ours: docs/rules/api.md#schema-extension. */
export type Extension = (typeof EXTENSIONS)[number];

export const isExtension = (name: unknown): name is Extension => EXTENSIONS.some((known) => known === name);

/** The line of a field that is ours, which ends with its name (scripts/codegen-operations.mjs). */
const EXTENSION_LINE = /^(.*) # (\w+\.\w+)\n/gm;

/** The document to send to a server: without the fields that it lacks, and without the comments that name them. */
export const documentFor = (text: string, lacks: readonly Extension[]): string =>
  text.replaceAll(EXTENSION_LINE, (_line, field: string, name: string) =>
    lacks.some((lacking) => lacking === name) ? '' : `${field}\n`,
  );

type Calls = Pick<Operation<never, never>, 'kind' | 'calls'>;

const extensionsIn = ({ kind, calls }: Calls): readonly Extension[] =>
  calls.map((call) => `${kind === 'query' ? 'Query' : 'Mutation'}.${call}`).filter(isExtension);

/** Whether a server that has these gaps serves an operation: it is not sent otherwise. */
export const isServed = (operation: Calls, lacks: readonly Extension[]): boolean =>
  !extensionsIn(operation).some((call) => lacks.includes(call));

/** Whether an operation calls only what is ours, so that a server may not know any of it. */
export const isOurs = (operation: Calls): boolean => extensionsIn(operation).length === operation.calls.length;

/** How a GraphQL server words that it does not know a call. */
const UNKNOWN_CALL = /Cannot query field/i;

export const isUnknownCall = (messages: readonly string[]): boolean => messages.some((text) => UNKNOWN_CALL.test(text));

/** The error of an operation that the server does not serve. */
export const notServed = ({ calls }: Pick<Calls, 'calls'>): ApiError =>
  new ApiError('refused', { errors: [{ message: `NOT_SERVED: ${calls.join(', ')}`, dependents: [] }] });

/**
 * The answer of a call that is ours.
 * @returns null if the server does not have the call
 * @throws {ApiError} any other failure
 */
export async function ifServed<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.codes.includes('NOT_SERVED')) return null;
    throw error;
  }
}
