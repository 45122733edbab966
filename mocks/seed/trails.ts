import type { Random } from './random.ts';
import type { Place } from './territories.ts';
import type { GPSLocRecord } from './types.ts';
import type { Visit } from './visits.ts';

/** A worker has one position a second. */
export const positionID = (workerID: string, at: number): string => `position-${workerID}-${Math.floor(at)}`;

/** Somewhere at an instant. */
interface Waypoint extends Place {
  readonly at: number;
}

/** Of the days of somebody who has agreed. */
const NO_TRAIL = 0.12;
/** Metres per second in town, 18 to 32 km/h. */
const [SLOWEST, FASTEST] = [5, 9];
/** One degree of a great circle. */
const METRES = 111_195;
/** Seconds between two positions. */
const EVERY: readonly [number, number] = [95, 130];

/**
 * Draws where somebody was on a day, from the visits made: streets with a few turns between two stops, a noise of at most 30 m,
 * and stretches without a position.
 * @param now nothing is known after it
 */
export function drawTrail(visits: readonly Visit[], random: Random, now: number): readonly Omit<GPSLocRecord, 'ID'>[] {
  if (visits.length === 0 || random.boolean(NO_TRAIL)) return [];
  const way = waypointsOf(visits, random);
  const [first, last] = [way[0]?.at ?? 0, way.at(-1)?.at ?? 0];
  const gaps = Array.from({ length: random.int(0, 2) }, () => {
    const from = random.int(first, last);
    return [from, from + random.int(20, 60) * 60] as const;
  });
  const every = random.int(...EVERY);
  const trail: Omit<GPSLocRecord, 'ID'>[] = [];
  let next = 1;
  for (let at = first; at <= Math.min(last, now); at += every + random.int(-5, 5)) {
    while (next < way.length - 1 && (way[next]?.at ?? 0) < at) next += 1;
    const [from, to] = [way[next - 1], way[next]];
    if (!from || !to || gaps.some(([start, end]) => start < at && at < end)) continue;
    const share = to.at === from.at ? 1 : (at - from.at) / (to.at - from.at);
    // 20 m north or south and 20 m east or west: 28 m at most.
    const noisy = (start: number, end: number) =>
      Math.round((start + (end - start) * share + (random.float() - 0.5) * (40 / METRES)) * 1e6) / 1e6;
    trail.push({
      gPSLat: noisy(from.gPSLat, to.gPSLat),
      gPSLon: noisy(from.gPSLon, to.gPSLon),
      obtainedTimeStamp: at,
    });
  }
  return trail;
}

/** The stay at each stop, and the turns on the way to the next, which is reached just in time. */
function waypointsOf(visits: readonly Visit[], random: Random): readonly Waypoint[] {
  return visits.flatMap((visit, index): Waypoint[] => {
    const { place, start, end } = visit;
    const before = visits[index - 1];
    const stay = [
      { ...place, at: start },
      { ...place, at: end },
    ];
    if (!before) return [{ ...place, at: start - random.int(5, 15) * 60 }, ...stay];
    const turns = turnsBetween(before.place, place, random);
    const points = [before.place, ...turns, place];
    const lengths = points.slice(1).map((to, leg) => metresBetween(points[leg] ?? to, to));
    const metres = lengths.reduce((sum, length) => sum + length, 0);
    const speed = SLOWEST + random.float() * (FASTEST - SLOWEST);
    const seconds = Math.min(start - before.end, Math.ceil(metres / speed));
    let covered = 0;
    const way = [before.place, ...turns].map((point, leg) => {
      const at = Math.round(start - seconds + (metres === 0 ? 0 : (covered / metres) * seconds));
      covered += lengths[leg] ?? 0;
      return { ...point, at };
    });
    return [...way, ...stay];
  });
}

/** Along a street, across, and along the next one. */
function turnsBetween(from: Place, to: Place, random: Random): readonly Place[] {
  const share = 0.2 + 0.6 * random.float();
  const between = (start: number, end: number) => start + (end - start) * share;
  if (random.boolean(0.5)) {
    const gPSLon = between(from.gPSLon, to.gPSLon);
    return [
      { gPSLat: from.gPSLat, gPSLon },
      { gPSLat: to.gPSLat, gPSLon },
    ];
  }
  const gPSLat = between(from.gPSLat, to.gPSLat);
  return [
    { gPSLat, gPSLon: from.gPSLon },
    { gPSLat, gPSLon: to.gPSLon },
  ];
}

/** Streets run north or east, so a leg is as long as its sides. */
const metresBetween = (a: Place, b: Place): number =>
  (Math.abs(a.gPSLat - b.gPSLat) + Math.abs(a.gPSLon - b.gPSLon)) * METRES;
