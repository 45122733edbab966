import { useMemo } from 'react';
import { fromWorld, roundBelow, toWorld, type View, worldSize } from '#lib/geo.ts';
import type { Room } from '../chart/use-room.ts';
import { ATLAS_ENDS, useAtlas } from './atlas.ts';
import { type Box, pathOf } from './land.ts';
import * as styles from './map-view.css.ts';

/**
 * The path covers a window around the picture, and is computed again after the picture has moved by this many pixels.
 */
const STEP = 512;
/** The number of zoom levels over which the sea fades out before the atlas ends. */
const FADE = 1;
/** The greatest distance between two grid lines, in pixels. */
const GRID = 280;
const WIDEST_GRID = 30;

interface BaseMapProps {
  readonly view: View;
  readonly room: Pick<Room, 'width' | 'height'>;
}

/**
 * The background of a map without tiles: land, sea and borders at low zoom, plain land at high zoom, and a grid of
 * meridians and parallels that shows movement. It never invents streets.
 */
export function BaseMap({ view, room }: BaseMapProps) {
  const { zoom, center } = view;
  const { width, height } = room;
  const atlas = useAtlas(zoom);
  const level = Math.round(zoom);
  const size = worldSize(level);
  const [middleX, middleY] = toWorld(center);
  const [column, row] = [Math.floor((middleX * size) / STEP), Math.floor((middleY * size) / STEP)];
  const margin = Math.max(width, height) + STEP;
  const [left, top] = [column * STEP - margin, row * STEP - margin];
  const paths = useMemo(() => {
    if (!atlas) return null;
    const side = 2 * margin + STEP;
    const window: Box = [left / size, top / size, (left + side) / size, (top + side) / size];
    return { coasts: pathOf(atlas.coasts, window, size, true), borders: pathOf(atlas.borders, window, size, false) };
  }, [atlas, left, top, margin, size]);

  const scale = 2 ** (zoom - level);
  const place = `translate(${width / 2 - (middleX * size - left) * scale} ${height / 2 - (middleY * size - top) * scale}) scale(${scale})`;
  return (
    <svg className={styles.baseMap} aria-hidden="true">
      {paths && (
        <g opacity={Math.min(1, Math.max(0, (ATLAS_ENDS - zoom) / FADE))}>
          <rect className={styles.sea} width={width} height={height} />
          <g transform={place}>
            <path className={styles.coast} d={paths.coasts} />
            <path className={styles.border} d={paths.borders} />
          </g>
        </g>
      )}
      <path className={styles.grid} d={gridPath(view, room)} />
    </svg>
  );
}

function gridPath({ center, zoom }: View, { width, height }: BaseMapProps['room']): string {
  const size = worldSize(zoom);
  const degrees = Math.min(WIDEST_GRID, roundBelow((GRID * 360) / size));
  const [middleX, middleY] = toWorld(center);
  const [left, top] = [middleX - width / 2 / size, middleY - height / 2 / size];
  const northWest = fromWorld([left, top]);
  const southEast = fromWorld([left + width / size, top + height / size]);
  const meridians = multiples(northWest.lng, southEast.lng, degrees).map(
    (lng) => (toWorld({ lat: 0, lng })[0] - left) * size,
  );
  const parallels = multiples(southEast.lat, northWest.lat, degrees).map(
    (lat) => (toWorld({ lat, lng: 0 })[1] - top) * size,
  );
  return (
    meridians.map((x) => `M${x.toFixed(1)} 0V${height}`).join('') +
    parallels.map((y) => `M0 ${y.toFixed(1)}H${width}`).join('')
  );
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
