import { distance, faultOf, type PositionFault } from '#lib/geo.ts';
import { FASTEST, type Fix } from '#lib/trail.ts';

/** What a device says of its position. */
export interface DeviceFix extends Fix {
  /** Metres within which the device is, most probably. */
  readonly accuracy: number;
}

/** Metres. */
const WORST_ACCURACY = 100;
/** One fix is enough for so many metres, or so many seconds. */
const EVERY_METRES = 200;
const EVERY_SECONDS = 5 * 60;

/** Why a fix is left out of a trail. `near`: it adds nothing to the one before. */
export type CaptureFault = PositionFault | 'time' | 'accuracy' | 'speed' | 'near';

/**
 * Why a fix is left out of a trail (docs/rules/field-work.md#trail-capture), or `null`.
 * @param last the last one that was kept
 */
export function captureFault(fix: DeviceFix, last: Fix | null): CaptureFault | null {
  const fault = faultOf(fix);
  if (fault) return fault;
  if (!Number.isFinite(fix.at) || (last && fix.at <= last.at)) return 'time';
  if (!(fix.accuracy <= WORST_ACCURACY)) return 'accuracy';
  if (!last) return null;
  const [metres, seconds] = [distance(last, fix), fix.at - last.at];
  if ((metres / seconds) * 3.6 > FASTEST) return 'speed';
  return metres < EVERY_METRES && seconds < EVERY_SECONDS ? 'near' : null;
}

/** The better of two fixes for a report, which has one position. */
export const moreAccurate = (one: DeviceFix | null, other: DeviceFix): DeviceFix =>
  one && one.accuracy <= other.accuracy ? one : other;
