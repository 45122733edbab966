import { boundsOf, fit, nearestTurn, panned, type Position, type View, worldSize } from '#lib/geo.ts';
import type { Room } from '../chart/use-room.ts';
import type { Placed } from './places.ts';

export const MIN_ZOOM = 2;
/** The margin around content that is fitted into view, in pixels: space for a pin and its name. */
const MARGIN = 56;
/** The area of the buttons and the legend, in pixels from the side and from the top: no pin should be hidden there. */
const CORNER = [76, 176] as const;
/** The zoom for a single place: its district. */
const FIT_ZOOM = 15;
/** The view without any place: the whole world. */
const WORLD: View = { center: { lat: 10, lng: 10 }, zoom: MIN_ZOOM };

/** The closest view that contains everything. There may be 20,000 places, at each key of a search: few steps for each. */
export function contentView(
  placed: readonly Placed[],
  extent: readonly Position[],
  room: Pick<Room, 'width' | 'height'>,
): View {
  const bounds = boundsOf([...placed.map(({ position }) => position), ...extent]);
  if (!bounds) return WORLD;
  const viewWithin = (sides: number) => {
    const margin = [sides, Math.min(MARGIN, room.height / 4)] as const;
    return fit(bounds, room, { margin, minZoom: MIN_ZOOM, maxZoom: FIT_ZOOM });
  };
  const near = viewWithin(Math.min(MARGIN, room.width / 6));
  // The parallel below the corners, and how far they are from the middle, in degrees.
  const { lat: below } = panned(near, 0, CORNER[1] - room.height / 2).center;
  const aside = ((room.width / 2 - CORNER[0]) / worldSize(near.zoom)) * 360;
  const { lng: middle } = near.center;
  const isCovered = placed.some(
    ({ position: { lat, lng } }) => lat > below && Math.abs(nearestTurn(lng, middle) - middle) > aside,
  );
  return isCovered ? viewWithin(Math.min(CORNER[0], room.width / 4)) : near;
}
