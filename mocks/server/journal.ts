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

/**
 * The instant at which a demo goes on: where its last work left it, so that nothing was done in its future.
 * @param now seconds since 1970: the instant at which it began
 */
export function resumesAt(now: number, journal: readonly JournalEntry[]): number {
  return Math.max(now, journal.at(-1)?.at ?? now);
}
