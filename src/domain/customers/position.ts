import { faultOf, type Position } from '#lib/geo.ts';

/** A position that a report was made at. */
export interface ReportedPosition {
  readonly gPSLat: number;
  readonly gPSLon: number;
}

/** Where a customer is, and how that is known: docs/rules/customers.md#positions. */
export interface CustomerPosition {
  readonly position: Position;
  /** The number of reports at that place; `null` if the server knows it. */
  readonly reports: number | null;
}

/** Metres within which reports are of the same place. */
const SAME_PLACE = 1000;
/** The latest reports are enough, and the search below is quadratic. */
const LATEST = 50;

/** A position as a plane sees it, in metres; good to a percent over a country, and cheap. */
function onPlane({ lat, lng }: Position): readonly [east: number, north: number] {
  const metresPerDegree = 111_320;
  return [lng * metresPerDegree * Math.cos((lat * Math.PI) / 180), lat * metresPerDegree];
}

/**
 * Where a customer is usually met, by their reports, the latest first: the one of their positions that is nearest to all the
 * others (the medoid). A mean or a median of each coordinate would put who works in two cities between them.
 * @returns the reports of that place; `null` without a usable position
 */
export function learntPosition(reported: readonly (ReportedPosition | null)[]): CustomerPosition | null {
  const usable = reported
    .flatMap((at): Position[] => {
      const position = at && { lat: at.gPSLat, lng: at.gPSLon };
      return position && faultOf(position) === null ? [position] : [];
    })
    .slice(0, LATEST)
    .map((position) => ({ position, point: onPlane(position) }));
  let best: CustomerPosition | null = null;
  let least = Infinity;
  for (const {
    position,
    point: [east, north],
  } of usable) {
    const metres = usable.map(({ point: [x, y] }) => Math.hypot(x - east, y - north));
    const sum = metres.reduce((total, each) => total + each, 0);
    if (sum >= least) continue;
    least = sum;
    best = { position, reports: metres.filter((each) => each <= SAME_PLACE).length };
  }
  return best;
}
