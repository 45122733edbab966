/** The system that pictures were taken on: another one draws letters and edges differently. */
export interface Place {
  readonly platform: string;
  /** Chromium's major version. */
  readonly chromium: number;
}

/** How much two pictures of the same thing may differ. */
export const TOLERANCE = {
  /** The distance between two colours of a pixel, from 0 to 1; antialiased edges do not count. */
  threshold: 0.1,
  /** The number of pixels that may exceed it. */
  allowedMismatchedPixels: 20,
} as const;

/** Chromium's major version from a user agent; 0 for another browser. */
export function chromiumOf(userAgent: string): number {
  return Number(/Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 0);
}

/** Whether a difference fails the test: only on the system that the pictures were taken on. */
export function binds(madeOn: Place, here: Place): boolean {
  return madeOn.platform === here.platform && madeOn.chromium === here.chromium;
}
