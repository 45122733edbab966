import { type PositionFault, faultOf } from '#lib/geo.ts';
import { parseJsonList } from '#lib/json-list.ts';
import { exactShapeOf, isNumber } from '#lib/shape.ts';
import type { Fix } from '#lib/trail.ts';

/** Serialises positions for `jsonGPSLocArray`. */
export function writePositions(fixes: readonly Fix[]): string {
  return JSON.stringify(fixes.map(({ lat, lng, at }) => ({ gPSLat: lat, gPSLon: lng, obtainedTimeStamp: at })));
}

const isPosition = exactShapeOf<{
  readonly gPSLat: number;
  readonly gPSLon: number;
  readonly obtainedTimeStamp: number;
}>({ gPSLat: isNumber, gPSLon: isNumber, obtainedTimeStamp: isNumber });

export type ReadPositions =
  | { readonly fixes: readonly Fix[]; readonly problem?: never }
  | { readonly problem: 'unreadable' | 'none' | PositionFault; readonly at: readonly number[] };

/**
 * Parses the output of {@link writePositions}; an extra field is an error. Whether an instant lies in the future is not
 * checked here.
 * @returns the positions, or the first problem with the indices of its positions
 */
export function readPositions(json: string): ReadPositions {
  const items = parseJsonList(json);
  if (!items) return { problem: 'unreadable', at: [] };
  const positions = items.filter(isPosition);
  if (positions.length < items.length)
    return { problem: 'unreadable', at: items.flatMap((item, index) => (isPosition(item) ? [] : [index])) };
  if (positions.length === 0) return { problem: 'none', at: [] };
  const fixes = positions.map(({ gPSLat, gPSLon, obtainedTimeStamp }): Fix => ({
    lat: gPSLat,
    lng: gPSLon,
    at: obtainedTimeStamp,
  }));
  const faults = fixes.map(faultOf);
  const problem = faults.find((fault) => fault !== null);
  if (!problem) return { fixes };
  return { problem, at: faults.flatMap((fault, index) => (fault === problem ? [index] : [])) };
}
