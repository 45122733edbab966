import { codesIn, keyOf, type CatalogueKey, type FailureKind, type ServerCode, wordsIn } from './codes.ts';

/** A record that depends on the one to delete (`extensions.dependents` of HAS_DEPENDENTS). */
export interface Dependent {
  /** The entity's name in the schema. */
  readonly kind: string;
  readonly ID: string;
  readonly name: string;
}

/** One entry of an answer's `errors`; only what the application uses. */
export interface ServerError {
  readonly message: string;
  readonly dependents: readonly Dependent[];
}

interface Details {
  /** HTTP status, where there was an answer. */
  readonly status?: number | undefined;
  readonly errors?: readonly ServerError[] | undefined;
}

/**
 * A failed call. It contains nothing that was sent, so that no token or password can reach a log. For the same reason it
 * has no `cause`: graphql-request's error contains the whole request.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** Key in the error catalogue. */
  readonly key: CatalogueKey;
  /** Codes found in the server's messages, in order. */
  readonly codes: readonly ServerCode[];
  readonly status: number | undefined;
  readonly serverMessages: readonly string[];
  /** The server's own words, or the HTTP status; empty if there are none. */
  readonly detail: string;
  /** The records that prevent a deletion. */
  readonly dependents: readonly Dependent[];

  constructor(kind: FailureKind, { status, errors = [] }: Details = {}) {
    const serverMessages = errors.map(({ message }) => message);
    super(serverMessages.join(' ') || (status === undefined ? kind : `${kind} ${status}`));
    this.kind = kind;
    this.codes = codesIn(serverMessages);
    this.key = keyOf(kind, this.codes);
    this.status = status;
    this.serverMessages = serverMessages;
    this.detail =
      kind === 'refused' ? wordsIn(serverMessages) : kind === 'http' && status !== undefined ? `HTTP ${status}` : '';
    this.dependents = errors.flatMap(({ dependents }) => dependents);
  }
}

/**
 * Reads the `errors` of an answer. Entries of an unexpected shape are kept as errors without a message.
 * @param hide secrets to remove from the messages
 */
export function readServerErrors(errors: unknown, hide: readonly string[]): readonly ServerError[] {
  if (errors === null || errors === undefined) return [];
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [errors];
  return list.map((error) => {
    const said = property(error, 'message');
    const message = typeof said === 'string' ? said : '';
    return {
      message: hide.reduce((text, secret) => text.replaceAll(secret, '…'), message),
      dependents: readDependents(property(property(error, 'extensions'), 'dependents')),
    };
  });
}

function readDependents(value: unknown): readonly Dependent[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const [kind, ID, name] = [property(item, 'kind'), property(item, 'ID'), property(item, 'name')];
    return typeof kind === 'string' && typeof ID === 'string' && typeof name === 'string' ? [{ kind, ID, name }] : [];
  });
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
