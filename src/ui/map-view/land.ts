import { nearestTurn, type Point, toWorld } from '#lib/geo.ts';

/** A rectangle of the world, which is a square of side 1: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A coast or a border, in coordinates of the unit square. */
export interface Line {
  readonly points: readonly Point[];
  readonly box: Box;
}

/** The lines from which the background is drawn. */
export interface Atlas {
  readonly coasts: readonly Line[];
  readonly borders: readonly Line[];
}

/** Pairs of longitude and latitude, as in GeoJSON. */
export type Ring = readonly (readonly number[])[];

export function lineOf(ring: Ring): Line {
  const points = unrolled(ring).map(([lng = 0, lat = 0]) => toWorld({ lat, lng }));
  let box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points)
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
  return { points, box };
}

/**
 * Continues a ring across the antimeridian instead of jumping back around the world. A ring around a pole is closed
 * along the pole.
 */
function unrolled(ring: Ring): Ring {
  const [[first = 0] = []] = ring;
  let last = first;
  const whole = ring.map(([lng = 0, lat = 0]) => {
    last = nearestTurn(lng, last);
    return [last, lat];
  });
  if (Math.abs(last - first) < 180) return whole;
  const pole = 90 * Math.sign(ring[0]?.[1] ?? 0);
  return [...whole, [last, pole], [first, pole]];
}

/** Points closer to the previous one than this, in pixels, are dropped. */
const FINENESS = 0.6;
/** The world and its copies on both sides, for windows that cross the antimeridian. */
const TURNS = [-1, 0, 1];

/**
 * The part of the lines inside a window, as an SVG path in pixels from the window's corner.
 * @param size the size of the whole world, in pixels
 * @param isFilled whether the lines enclose land: they are then clipped along the window's edges and closed
 */
export function pathOf(lines: readonly Line[], window: Box, size: number, isFilled: boolean): string {
  let path = '';
  for (const turn of TURNS) {
    const [left, top, right, bottom] = window;
    const seen: Box = [left - turn, top, right - turn, bottom];
    for (const { points, box } of lines) {
      if (!meets(box, seen)) continue;
      const shown = isFilled ? clip(points, seen) : points;
      path += thinned(shown, seen, size, isFilled);
    }
  }
  return path;
}

function thinned(points: readonly Point[], [left, top]: Box, size: number, isFilled: boolean): string {
  let path = '';
  let count = 0;
  let [lastX, lastY] = [Infinity, Infinity];
  for (const [index, [worldX, worldY]] of points.entries()) {
    const [x, y] = [(worldX - left) * size, (worldY - top) * size];
    const isEnd = index === points.length - 1;
    if (!isEnd && Math.abs(x - lastX) < FINENESS && Math.abs(y - lastY) < FINENESS) continue;
    path += `${count === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    count += 1;
    [lastX, lastY] = [x, y];
  }
  if (count < (isFilled ? 3 : 2)) return '';
  return isFilled ? `${path}Z` : path;
}

function meets([left, top, right, bottom]: Box, other: Box): boolean {
  return left <= other[2] && right >= other[0] && top <= other[3] && bottom >= other[1];
}

/** Clips an area to a box (Sutherland-Hodgman). */
export function clip(points: readonly Point[], [left, top, right, bottom]: Box): readonly Point[] {
  let kept = points;
  kept = clipAt(kept, 0, left, 1);
  kept = clipAt(kept, 0, right, -1);
  kept = clipAt(kept, 1, top, 1);
  return clipAt(kept, 1, bottom, -1);
}

/** Clips an area at a line across an axis; `sign` 1 keeps the part beyond the edge. */
function clipAt(points: readonly Point[], axis: 0 | 1, edge: number, sign: 1 | -1): readonly Point[] {
  const kept: Point[] = [];
  let before = points.at(-1);
  for (const point of points) {
    if (!before) break;
    const [isIn, wasIn] = [(point[axis] - edge) * sign >= 0, (before[axis] - edge) * sign >= 0];
    if (isIn !== wasIn) kept.push(crossing(before, point, axis, edge));
    if (isIn) kept.push(point);
    before = point;
  }
  return kept;
}

function crossing(from: Point, to: Point, axis: 0 | 1, edge: number): Point {
  const share = (edge - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? from[1] + (to[1] - from[1]) * share : from[0] + (to[0] - from[0]) * share;
  return axis === 0 ? [edge, other] : [other, edge];
}
