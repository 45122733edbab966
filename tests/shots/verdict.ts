/** Where pictures are made: letters and edges are drawn otherwise elsewhere. */
export interface Place {
  readonly platform: string;
  /** Chromium's major version. */
  readonly chromium: number;
}

/** What differs between two pictures of the same thing, before it is a difference. */
export const TOLERANCE = {
  /** How far two colours of a pixel may lie apart, from 0 to 1; the softened edges of letters and lines are left out. */
  threshold: 0.1,
  /** So many pixels may. */
  allowedMismatchedPixels: 20,
} as const;

/** Chromium's major version, as a browser tells it of itself; 0 for another browser. */
export function chromiumOf(userAgent: string): number {
  return Number(/Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 0);
}

/** Whether a difference is a fault here, or only worth a word. */
export function binds(madeOn: Place, here: Place): boolean {
  return madeOn.platform === here.platform && madeOn.chromium === here.chromium;
}
