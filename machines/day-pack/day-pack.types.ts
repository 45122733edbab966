/** What the device has of a day that was read ahead. */
export interface Pack {
  /** When all of it was read, in milliseconds since 1970; `null` if it never was. */
  readonly readyAt: number | null;
  /** Characters of everything that the device keeps of what was read. */
  readonly size: number;
  /** How many customers are planned whose cards the device did not have when it was last counted. */
  readonly missing: number;
}

export interface LookResult extends Pack {
  /** Whether it is missing or old, and the line is good enough to read it unasked. */
  readonly isDue: boolean;
}

/** What the device has after what was missing has been read, as far as the server answered. */
export type Completion = Pick<Pack, 'size' | 'missing'>;

/** Why a day could not be read ahead: the server does not answer, or the device does not keep what it answers. */
export type FillFailure = 'server' | 'device';

/** How many of so many reads are done. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type DayPackEvent =
  /** The page is shown, or the network is said to be back. */
  | { readonly type: 'look' }
  /** The user has the day read ahead. */
  | { readonly type: 'fill' }
  /** A day was read anew, so somebody else may be planned. */
  | { readonly type: 'days.changed' }
  /** What is missing of the planned customers is read at once. */
  | { readonly type: 'complete' }
  | { readonly type: 'stop' }
  | ({ readonly type: 'fill.progress' } & Progress)
  | ({ readonly type: 'fill.done' } & Pack)
  | { readonly type: 'fill.failed'; readonly failure: FillFailure };
