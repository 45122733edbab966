/** One piece of work done in a demo: a call that changed something. Plain data, but for the files it may carry. */
export interface JournalEntry {
  /** Seconds since 1970, by the demo's clock. */
  readonly at: number;
  readonly operationName: string | null;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly userID: string;
  /** The agency header, as it was sent. */
  readonly agencyID: string | null;
}

/** Seconds. */
const DAY = 86_400;

/**
 * The instant at which a demo goes on: where its last work left it, so that nothing was done in its future.
 * @param now seconds since 1970: the instant at which it began
 * @param days how many have passed since
 */
export function resumesAt(now: number, journal: readonly JournalEntry[], days = 0): number {
  return Math.max(now + days * DAY, journal.at(-1)?.at ?? now);
}
