import { distance, faultOf, type PositionFault } from '#lib/geo.ts';
import type { Fix } from '#lib/trail.ts';

/** What a device says of its position. */
export interface DeviceFix extends Fix {
  /** Metres within which the device is, most probably. */
  readonly accuracy: number;
}

/** Metres. */
const WORST_ACCURACY = 100;
/** Kilometres per hour. */
const FASTEST = 150;
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

/** A stay at one place. */
export interface Stay {
  readonly from: Fix;
  readonly to: Fix;
}

/** Metres within which fixes are of one stay, and the seconds that make one. */
const STAY_METRES = 100;
const STAY_SECONDS = 5 * 60;

/** The stays of a run of a trail, in order: five minutes or more within 100 m of the first fix. */
export function staysOf(run: readonly Fix[]): readonly Stay[] {
  const stays: Stay[] = [];
  let index = 0;
  for (let from = run[index]; from; from = run[index]) {
    const away = run.findIndex((fix, at) => at > index && distance(from, fix) > STAY_METRES);
    const end = (away === -1 ? run.length : away) - 1;
    const to = run[end] ?? from;
    const isStay = to.at - from.at >= STAY_SECONDS;
    if (isStay) stays.push({ from, to });
    index = isStay ? end + 1 : index + 1;
  }
  return stays;
}
