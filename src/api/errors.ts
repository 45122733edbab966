import { codesIn, keyOf, type CatalogueKey, type FailureKind, type ServerCode } from './codes.ts';

/** Something that depends on what was to be deleted (`extensions.dependents` of HAS_DEPENDENTS). */
export interface Dependent {
  /** The entity's name in the schema. */
  readonly kind: string;
  readonly ID: string;
  readonly name: string;
}

/** One error of an answer, as far as the application reads it. */
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
 * How a call failed. It holds nothing that was sent: neither the token nor a password can reach a log through it,
 * and so it has no `cause` (graphql-request's own error quotes the whole request).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** Where to find it in the error catalogue. */
  readonly key: CatalogueKey;
  /** Codes found in the server's messages, in their order. */
  readonly codes: readonly ServerCode[];
  readonly status: number | undefined;
  readonly serverMessages: readonly string[];
  /** What stands in the way of a deletion. */
  readonly dependents: readonly Dependent[];

  constructor(kind: FailureKind, { status, errors = [] }: Details = {}) {
    const serverMessages = errors.map(({ message }) => message);
    super(serverMessages.join(' ') || (status === undefined ? kind : `${kind} ${status}`));
    this.kind = kind;
    this.codes = codesIn(serverMessages);
    this.key = keyOf(kind, this.codes);
    this.status = status;
    this.serverMessages = serverMessages;
    this.dependents = errors.flatMap(({ dependents }) => dependents);
  }
}

/**
 * Reads the `errors` of an answer; whatever their shape, one error stays one error.
 * @param hide texts that must not be repeated (the token)
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
