/**
 * What a server says in the text of an error (spec §8), and the checks of the regulatory calls (spec §5).
 * Plain data: the demo server answers with the same list.
 */
export const SERVER_CODES = [
  /** No token, an unknown one, or one that has expired. */
  'UNAUTHORIZED',
  /** The role, the rights or the agency do not allow it. */
  'FORBIDDEN',
  'NOT_FOUND',
  /** The server knows the call and does not answer it. */
  'NOT_SERVED',
  /** A deletion without force of something others depend on. */
  'HAS_DEPENDENTS',
  'YEAR_SALE_GOALS_EXIST',
  'SALE_DATA_EXIST',
  'ERROR_PRODUCT_NOT_FOUND',
  'ERROR_WHOLESALER_NOT_FOUND',
  /** Rows that are not what they should be: they are no list of rows, or their quantities, prices or products are not good. */
  'UNREADABLE_ROWS',
  'INVALID_QUANTITY',
  'INVALID_PRICE',
  'DUPLICATE_ROW',
  'YEAR_OUT_OF_RANGE',
  /** Delegates whose shares of a product do not make 100 % together: nothing can be dispatched. */
  'SHARES_NOT_100',
  'NOTHING_TO_DISPATCH',
  'REQUIRED_VALUE',
  'UNKNOWN_RECIPIENT',
  'REMINDER_EXPIRED',
  'REMINDER_TOO_MANY_RECIPIENTS',
  'REMINDER_RECIPIENTS_REQUIRED',
  'REMINDER_CHANNEL_REQUIRED',
  'UNKNOWN_STATUS',
  'INVALID_DATE_RANGE',
  'FILE_NAME_REQUIRED',
  'FILE_FORMAT_NOT_ALLOWED',
  'FILE_TOO_LARGE',
] as const;

export type ServerCode = (typeof SERVER_CODES)[number];

/** How a call can fail. `refused`: the server understood and said no. `aborted`: the caller no longer wants it. */
export const FAILURE_KINDS = [
  'aborted',
  'timeout',
  'network',
  'http',
  'malformed',
  'no-data',
  'unauthorized',
  'refused',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The application's own entries: the keys of spec §8, its retrieval failures, and the failures of a call. */
export const OWN_KEYS = [
  'user.login-wrong-credentials',
  'user.login-not-allowed',
  'errors.error-title',
  'errors.error-getting-programs',
  'errors.form',
  'errors.unsupported-device',
  'internal-error',
  'supervisor.readAllSupervisorWeeklyReport',
  'retrieval.data',
  'retrieval.agencies',
  'retrieval.workgroups',
  'retrieval.customer-card',
  'retrieval.day-itinerary',
  'retrieval.programs',
  'retrieval.company-objective',
  'retrieval.next-visit-objectives',
  'call.aborted',
  'call.timeout',
  'call.network',
  'call.http',
  'call.malformed',
  'call.no-data',
] as const;

/** What the error catalogue can be asked for. */
export type CatalogueKey = ServerCode | (typeof OWN_KEYS)[number];

const KEY_OF_KIND = {
  aborted: 'call.aborted',
  timeout: 'call.timeout',
  network: 'call.network',
  http: 'call.http',
  malformed: 'call.malformed',
  'no-data': 'call.no-data',
  unauthorized: 'UNAUTHORIZED',
  refused: 'errors.error-title',
} as const satisfies Record<FailureKind, CatalogueKey>;

// One expression, so that the match furthest to the left is taken whole: the NOT_FOUND in ERROR_PRODUCT_NOT_FOUND is no code.
const ANY_CODE = new RegExp(SERVER_CODES.join('|'), 'g');

/** The codes that server messages contain, in the order they come; each once. */
export function codesIn(messages: readonly string[]): readonly ServerCode[] {
  const found = messages.flatMap((message) => message.match(ANY_CODE) ?? []);
  return SERVER_CODES.filter((code) => found.includes(code)).toSorted((a, b) => found.indexOf(a) - found.indexOf(b));
}

/** What a server message says beside its codes: the rows at fault, or the message itself where it has no code. */
export function withoutCodes(message: string): string {
  return message.replace(ANY_CODE, '').replace(/^[\s:]+|[\s:]+$/g, '');
}

/** The catalogue entry of a failure: its first code (spec §8), else what kind of failure it is. */
export function keyOf(kind: FailureKind, codes: readonly ServerCode[]): CatalogueKey {
  return (kind !== 'unauthorized' && codes[0]) || KEY_OF_KIND[kind];
}
