/** Degrees north and east (WGS 84). */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A point in CSS pixels from the top left corner, or in the unit square of Web Mercator. */
export type Point = readonly [x: number, y: number];

/** Why two numbers are not a usable position. `unset`: devices without a position report 0, 0. */
export type PositionFault = 'not-a-number' | 'latitude' | 'longitude' | 'unset';

/** Why a position cannot be shown, or `null`. */
export function faultOf({ lat, lng }: Position): PositionFault | null {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return 'not-a-number';
  if (Math.abs(lat) > 90) return 'latitude';
  if (Math.abs(lng) > 180) return 'longitude';
  return lat === 0 && lng === 0 ? 'unset' : null;
}

const EARTH_RADIUS = 6_371_008.8;
const EQUATOR = 40_075_016.686;
/** CSS pixels of a tile: the side of the world at zoom 0. */
export const TILE = 256;
/** The northern edge of the Web Mercator square, in degrees. */
const NORTHERNMOST = 85.051_129;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. By the arctangent: a haversine loses centimetres near the other side of the earth. */
export function distance(one: Position, other: Position): number {
  const [a, b, turn] = [radians(one.lat), radians(other.lat), radians(other.lng - one.lng)];
  const sine = Math.hypot(
    Math.cos(b) * Math.sin(turn),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn),
  );
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return EARTH_RADIUS * Math.atan2(sine, cosine);
}

/** Adds full turns to a longitude so that it lies nearest to another: −179 near 179 is 181. */
export function nearestTurn(lng: number, around: number): number {
  return lng + 360 * Math.round((around - lng) / 360);
}

/** Projects a position into the unit square of Web Mercator; the origin is the north-west corner. */
export function toWorld({ lat, lng }: Position): Point {
  const angle = radians(clamp(lat, -NORTHERNMOST, NORTHERNMOST));
  return [lng / 360 + 0.5, 0.5 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / (2 * Math.PI)];
}

/** The inverse of {@link toWorld}. Longitudes are not normalised. */
export function fromWorld([x, y]: Point): Position {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: (x - 0.5) * 360 };
}

/** The part of the world that a map shows. At each zoom level the world is twice as wide. */
export interface View {
  readonly center: Position;
  readonly zoom: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels of the whole world at a zoom. */
export const worldSize = (zoom: number): number => TILE * 2 ** zoom;

/** The point at which a position is drawn. The map repeats sideways: this is the repetition nearest to the middle. */
export function project(position: Position, { center, zoom }: View, { width, height }: Room): Point {
  const size = worldSize(zoom);
  const [middleX, middleY] = toWorld(center);
  const [x, y] = toWorld({ lat: position.lat, lng: nearestTurn(position.lng, center.lng) });
  return [(x - middleX) * size + width / 2, (y - middleY) * size + height / 2];
}

/** Moves a view by pixels; the centre stays inside the world. */
export function panned({ center, zoom }: View, right: number, down: number): View {
  const size = worldSize(zoom);
  const [x, y] = toWorld(center);
  return { center: fromWorld([clamp(x + right / size, 0, 1), clamp(y + down / size, 0, 1)]), zoom };
}

export interface FitOptions {
  /** Free pixels left and right, and top and bottom. */
  readonly margin: readonly [sides: number, ends: number];
  readonly minZoom: number;
  /** Limits the zoom for a single position. */
  readonly maxZoom: number;
}

/** A part of the world, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly north: number;
  readonly south: number;
  /** How far it reaches eastward from `west`, also across the antimeridian. */
  readonly turn: number;
}

/** The smallest bounds of all positions, across the antimeridian where that is shorter; `null` without positions. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  const [first] = positions;
  if (!first) return null;
  let [north, south, west, east] = [first.lat, first.lat, first.lng, first.lng];
  for (const { lat, lng } of positions) {
    if (lat > north) north = lat;
    else if (lat < south) south = lat;
    if (lng > east) east = lng;
    else if (lng < west) west = lng;
  }
  // No gap between positions within half a turn is wider than the rest of the circle.
  if (east - west <= 180) return { west, north, south, turn: east - west };
  return { ...narrowest(positions), north, south };
}

/** The shortest eastward range that contains all longitudes. */
function narrowest(positions: readonly Position[]): Pick<Bounds, 'west' | 'turn'> {
  const sorted = Float64Array.from(positions, ({ lng }) => lng).toSorted();
  const first = sorted[0] ?? 0;
  // The whole circle without its widest gap; initially the gap over the antimeridian.
  let [west, gap] = [first, 360 - ((sorted.at(-1) ?? first) - first)];
  for (const [index, lng] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next !== undefined && next - lng > gap) [west, gap] = [next, next - lng];
  }
  return { west, turn: 360 - gap };
}

/** The closest view that shows all of some bounds. */
export function fit({ west, north, south, turn }: Bounds, room: Room, { margin, minZoom, maxZoom }: FitOptions): View {
  const [left, top] = toWorld({ lat: north, lng: west });
  const [, bottom] = toWorld({ lat: south, lng: west });
  const zoomFor = (share: number, pixels: number, edge: number) =>
    Math.log2(Math.max(1, pixels - 2 * edge) / (share * TILE));
  const [sides, ends] = margin;
  const zoom = Math.min(zoomFor(turn / 360, room.width, sides), zoomFor(bottom - top, room.height, ends));
  const { lat, lng } = fromWorld([left + turn / 720, (top + bottom) / 2]);
  return { center: { lat, lng: nearestTurn(lng, 0) }, zoom: clamp(zoom, minZoom, maxZoom) };
}

/** Metres per CSS pixel. */
export function metresPerPixel(lat: number, zoom: number): number {
  return (EQUATOR * Math.cos(radians(clamp(lat, -NORTHERNMOST, NORTHERNMOST)))) / worldSize(zoom);
}

/** The largest of 1, 2, 5, 10, 20… that is not above a limit. */
export function roundBelow(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  // Just below a power of ten, `log10` rounds up: then take half of that power.
  return [5, 2, 1].map((lead) => lead * power).find((round) => round <= limit) ?? power / 2;
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
