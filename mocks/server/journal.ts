/** A call that changed something in a demo. Plain data, except for uploaded files in the variables. */
export interface JournalEntry {
  /** Seconds since 1970, by the demo's clock. */
  readonly at: number;
  readonly operationName: string | null;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly userID: string;
  /** The agency header as sent. */
  readonly agencyID: string | null;
}

/** Seconds. */
const DAY = 86_400;

/**
 * The time at which a demo resumes, in seconds since 1970: never before its last entry, so that no work lies in the
 * future.
 * @param now seconds since 1970: when the demo began
 * @param days days since then
 */
export function resumesAt(now: number, journal: readonly JournalEntry[], days = 0): number {
  return Math.max(now + days * DAY, journal.at(-1)?.at ?? now);
}
