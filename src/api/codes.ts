/**
 * The codes that a server puts in the text of an error. Plain data, because the demo server uses the same list.
 * See docs/rules/api.md#error-catalogue.
 */
export const SERVER_CODES = [
  /** The token is missing, unknown or expired. */
  'UNAUTHORIZED',
  /** Not allowed by role, rights or agency. */
  'FORBIDDEN',
  'NOT_FOUND',
  /** The server does not implement the call. */
  'NOT_SERVED',
  /** A deletion without force of a record that others depend on. */
  'HAS_DEPENDENTS',
  'YEAR_SALE_GOALS_EXIST',
  'SALE_DATA_EXIST',
  'ERROR_PRODUCT_NOT_FOUND',
  'ERROR_WHOLESALER_NOT_FOUND',
  /** The rows of a finance call are not a list of rows; the three codes below are about their values. */
  'UNREADABLE_ROWS',
  'INVALID_QUANTITY',
  'INVALID_PRICE',
  'PRICE_OF_OTHERS',
  'DUPLICATE_ROW',
  'YEAR_OUT_OF_RANGE',
  /** The delegates' shares of a product do not add up to 100 %, so nothing can be dispatched. */
  'SHARES_NOT_100',
  'NOTHING_TO_DISPATCH',
  'REQUIRED_VALUE',
  'TEXT_TOO_LONG',
  'UNKNOWN_RECIPIENT',
  'REMINDER_EXPIRED',
  'REMINDER_TOO_MANY_RECIPIENTS',
  'REMINDER_RECIPIENTS_REQUIRED',
  'REMINDER_CHANNEL_REQUIRED',
  'UNKNOWN_STATUS',
  'INVALID_DATE_RANGE',
  /** Field work: what a second write with the same natural key answers. */
  'ALREADY_RECORDED',
  /** A visit that is done or validated would be deleted. */
  'VISIT_FIXED',
  'DUPLICATE_VISIT',
  'PAST_DAY',
  'INVALID_POSITION',
  'FILE_NAME_REQUIRED',
  'FILE_NAME_TOO_LONG',
  'FILE_FORMAT_NOT_ALLOWED',
  'FILE_TOO_LARGE',
  /** Too many wrong passwords from one place. */
  'TOO_MANY_ATTEMPTS',
  /** A document or an answer beyond the server's limits. */
  'QUERY_TOO_COSTLY',
  /** A mutation in a request that may only read. */
  'NOT_A_QUERY',
] as const;

export type ServerCode = (typeof SERVER_CODES)[number];

/** How a call can fail. `refused`: the server understood and said no. `aborted`: by the caller. */
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

/** Catalogue keys that are not server codes: the application's own messages, and the kinds of failed calls. */
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

/** The keys of the error catalogue. */
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

// One expression, so that the leftmost match wins: the NOT_FOUND in ERROR_PRODUCT_NOT_FOUND is not a code of its own.
const ANY_CODE = new RegExp(SERVER_CODES.join('|'), 'g');

/** The distinct codes in server messages, in order of first occurrence. */
export function codesIn(messages: readonly string[]): readonly ServerCode[] {
  const found = messages.flatMap((message) => message.match(ANY_CODE) ?? []);
  return SERVER_CODES.filter((code) => found.includes(code)).toSorted((a, b) => found.indexOf(a) - found.indexOf(b));
}

/** The rest of a server message without its codes, such as the rows at fault. */
export function withoutCodes(message: string): string {
  return message.replace(ANY_CODE, '').replace(/^[\s:]+|[\s:]+$/g, '');
}

/** Characters of a server's own words that are kept and shown: what it sends may be anything. */
const MOST_WORDS = 300;

/** What a server said without its codes: a line for each message, cut where they are long. */
export function wordsIn(messages: readonly string[]): string {
  const words = messages.map(withoutCodes).filter(Boolean).join('\n');
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).trimEnd()}…` : words;
}

/** The catalogue key of a failure: its first code, else its kind. */
export function keyOf(kind: FailureKind, codes: readonly ServerCode[]): CatalogueKey {
  return (kind !== 'unauthorized' && codes[0]) || KEY_OF_KIND[kind];
}
