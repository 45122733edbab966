import { distance, faultOf, nearestTurn, type Point, type Position, type PositionFault } from './geo.ts';

/** A GPS fix: a position at an instant, in seconds since 1970. */
export interface Fix extends Position {
  readonly at: number;
}

export interface RefusedFix {
  readonly fix: Fix;
  /** `time`: the instant is not a number. */
  readonly fault: PositionFault | 'time';
}

/** A time span without positions, or two positions that nobody travels between in their time. */
export interface Gap {
  readonly from: Fix;
  readonly to: Fix;
}

/** A stay at one place. */
export interface Stay {
  readonly from: Fix;
  readonly to: Fix;
}

/** A cleaned GPS trail. */
export interface Trail {
  /** Sorted by time, one per instant. */
  readonly fixes: readonly Fix[];
  /** The fixes split at the gaps; a run may have a single fix. */
  readonly runs: readonly (readonly Fix[])[];
  readonly gaps: readonly Gap[];
  readonly refused: readonly RefusedFix[];
  /**
   * The distance at each fix. What a position wanders within a stay is not counted, and no gap is: on a day at one place the
   * inaccuracy of a device adds up to kilometres.
   */
  readonly reached: readonly number[];
  /** Length of the whole trail: the last of {@link reached}. */
  readonly metres: number;
  readonly stays: readonly Stay[];
  /** Seconds between stays; gaps are not counted. */
  readonly moving: number;
  /** Seconds of all gaps. */
  readonly silent: number;
}

/** Seconds without a position that make a gap. */
export const LONGEST_SILENCE = 10 * 60;
/** Kilometres per hour. */
export const FASTEST = 150;
/** Metres that make a jump of what nobody travels: two fixes of one second are often farther apart than one drives. */
const JUMP = 1000;

/** Whether nobody travels between two fixes in their time, as after a pause in which the device was carried elsewhere. */
export function isJump(from: Fix, to: Fix): boolean {
  const metres = distance(from, to);
  return metres > JUMP && (metres / (to.at - from.at)) * 3.6 > FASTEST;
}

/** Metres within which fixes are of one stay, and the seconds that make one. */
const STAY_METRES = 100;
const STAY_SECONDS = 5 * 60;

/** Sorts fixes, leaves out unusable ones and finds the gaps. */
export function readTrail(given: readonly Fix[], longestSilence = LONGEST_SILENCE): Trail {
  const refused: RefusedFix[] = [];
  const byTime = new Map<number, Fix>();
  for (const fix of given) {
    const fault = Number.isFinite(fix.at) ? faultOf(fix) : 'time';
    if (fault === null) byTime.set(fix.at, fix);
    else refused.push({ fix, fault });
  }
  const fixes = [...byTime.values()].toSorted((a, b) => a.at - b.at);
  const runs: Fix[][] = [];
  const gaps: Gap[] = [];
  for (const [index, fix] of fixes.entries()) {
    const before = fixes[index - 1];
    if (!before) {
      runs.push([fix]);
    } else if (fix.at - before.at > longestSilence || isJump(before, fix)) {
      gaps.push({ from: before, to: fix });
      runs.push([fix]);
    } else {
      runs.at(-1)?.push(fix);
    }
  }
  const stays = runs.flatMap(staysOf);
  const reached = distancesOf(fixes, [...gaps, ...stays]);
  const silent = secondsOf(gaps);
  const all = (fixes.at(-1)?.at ?? 0) - (fixes[0]?.at ?? 0);
  return {
    fixes,
    runs,
    gaps,
    refused,
    reached,
    metres: reached.at(-1) ?? 0,
    stays,
    moving: all - silent - secondsOf(stays),
    silent,
  };
}

/** The distance at each fix. @param still the spans in which nothing is added, in any order */
function distancesOf(fixes: readonly Fix[], still: readonly Stay[]): readonly number[] {
  const endOf = new Map(still.map(({ from, to }) => [from, to.at]));
  let [metres, stillUntil] = [0, -Infinity];
  return fixes.map((fix, index) => {
    const before = fixes[index - 1];
    if (before) stillUntil = endOf.get(before) ?? stillUntil;
    if (before && fix.at > stillUntil) metres += distance(before, fix);
    return metres;
  });
}

/** How long spans are together. */
const secondsOf = (spans: readonly Stay[]): number => spans.reduce((sum, { from, to }) => sum + to.at - from.at, 0);

const isNear = (from: Fix, to: Fix | undefined): boolean => to !== undefined && distance(from, to) <= STAY_METRES;

/** The stays of a run of a trail, in order: five minutes or more within 100 m of the first fix. */
export function staysOf(run: readonly Fix[]): readonly Stay[] {
  const stays: Stay[] = [];
  let index = 0;
  for (let from = run[index]; from; from = run[index]) {
    let end = index;
    while (isNear(from, run[end + 1])) end += 1;
    const to = run[end] ?? from;
    const isStay = to.at - from.at >= STAY_SECONDS;
    if (isStay) stays.push({ from, to });
    index = isStay ? end + 1 : index + 1;
  }
  return stays;
}

/** A point in time on a trail. */
export interface TrailMoment {
  readonly position: Position;
  /** Distance since the first fix, without gaps and stays. */
  readonly metres: number;
  /** The gap that the instant falls into, if any: `position` is then the last one known. */
  readonly gap: Gap | null;
}

/** The state of a trail at an instant, interpolated between two fixes; `null` for an empty trail. */
export function trailAt({ fixes, gaps, reached }: Trail, at: number): TrailMoment | null {
  const after = fixes.findIndex((fix) => fix.at > at);
  const index = after === -1 ? fixes.length - 1 : Math.max(0, after - 1);
  const [last, next, metres = 0, then = metres] = [fixes[index], fixes[index + 1], reached[index], reached[index + 1]];
  if (!last) return null;
  const gap = at > last.at ? (gaps.find(({ from }) => from === last) ?? null) : null;
  if (!next || gap || at <= last.at) return { position: last, metres, gap };
  const share = (at - last.at) / (next.at - last.at);
  return { position: between(last, next, share), metres: metres + (then - metres) * share, gap: null };
}

/** Linear interpolation between two positions; fixes are too close for the earth’s curvature to matter. */
function between(one: Position, other: Position, share: number): Position {
  const lng = one.lng + (nearestTurn(other.lng, one.lng) - one.lng) * share;
  return { lat: one.lat + (other.lat - one.lat) * share, lng: nearestTurn(lng, 0) };
}

/** Splits a run at an instant; `position` is where the trail is at that time. */
export function cutAt(
  run: readonly Fix[],
  at: number,
  position: Position,
): readonly [before: readonly Position[], after: readonly Position[]] {
  const cut = run.findIndex((fix) => fix.at > at);
  if (cut === -1) return [run, []];
  if (cut === 0) return [[], run];
  return [
    [...run.slice(0, cut), position],
    [position, ...run.slice(cut)],
  ];
}

/**
 * Simplifies a line (Douglas–Peucker): the result stays within `tolerance` of the original and keeps both ends.
 */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0, points.length - 1]);
  const stretches: [number, number][] = [[0, points.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [start, end] = stretch;
    const [from, to] = [points[start], points[end]];
    let [farthest, most] = [-1, tolerance];
    for (let index = start + 1; index < end; index += 1) {
      const [point] = [points[index]];
      const away = from && to && point ? distanceToSegment(point, from, to) : 0;
      if (away > most) [farthest, most] = [index, away];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    stretches.push([start, farthest], [farthest, end]);
  }
  return points.filter((_, index) => kept.has(index));
}

/** Distance from a point to a segment. */
export function distanceToSegment([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [alongX, alongY] = [endX - startX, endY - startY];
  const length = alongX ** 2 + alongY ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - startX) * alongX + (y - startY) * alongY) / length));
  return Math.hypot(x - startX - share * alongX, y - startY - share * alongY);
}

/** A point on a line with the line’s direction there, in radians clockwise from the x axis. */
export interface Heading {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Points along a line at even distances, the first after half a distance; none on a shorter line. */
export function headingsAlong(points: readonly Point[], every: number): readonly Heading[] {
  const headings: Heading[] = [];
  let next = every / 2;
  for (const [index, [x, y]] of points.entries()) {
    const [endX, endY] = points[index + 1] ?? [x, y];
    const length = Math.hypot(endX - x, endY - y);
    const angle = Math.atan2(endY - y, endX - x);
    for (; next <= length; next += every) {
      headings.push({ x: x + ((endX - x) * next) / length, y: y + ((endY - y) * next) / length, angle });
    }
    next -= length;
  }
  return headings;
}
