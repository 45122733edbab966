import { useLingui } from '@lingui/react/macro';
import { Map as PigeonMap, type TileComponentProps } from 'pigeon-maps';
import { type ReactNode, useMemo, useState } from 'react';
import type { Position, View } from '#lib/geo.ts';
import { type Room, useRoom } from '../chart/use-room.ts';
import { reducedMotion } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import { MAX_ZOOM } from './clusters.ts';
import * as styles from './map-view.css.ts';
import { placedAmong, type Place } from './places.ts';
import { contentView, MIN_ZOOM, Scene } from './scene.tsx';

/** `cooperative` leaves the wheel and one finger to the page around, as a map within a page that scrolls must. */
export const MAP_GESTURES = ['cooperative', 'greedy'] as const;

/** Pictures of streets, from a server that the host chose. */
export interface TileSource {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose work they are: most licences ask for it. */
  readonly attribution: ReactNode;
}

export interface MapViewProps {
  /** What is on it: « Clients de Douala ». */
  readonly label: string;
  readonly places: readonly Place[];
  /** The place that is open elsewhere on the page; the map comes to show it. */
  readonly selected?: string | null;
  readonly onSelect?: (id: string) => void;
  /** The place that is pointed at here, or in the list beside. */
  readonly linked?: string | null;
  readonly onLink?: (id: string | null) => void;
  /** Without any the ground is drawn from what the application brings along. */
  readonly tiles?: TileSource | null;
  readonly gestures?: (typeof MAP_GESTURES)[number];
  /** What else has to fit: the positions of a trail. */
  readonly extent?: readonly Position[];
  /** What is drawn under the pins. */
  readonly drawing?: (view: View, room: Pick<Room, 'width' | 'height'>) => ReactNode;
  /** Over the top corner: a legend. */
  readonly legend?: ReactNode;
  /** Over the bottom corner: a fact, a warning. */
  readonly notice?: ReactNode;
  /** Where nothing stands on it. */
  readonly empty?: ReactNode;
}

const NOWHERE: readonly Position[] = [];

/**
 * Places on a map, those that would cover each other as one. It fills the box around it, shows all there is until one
 * moves it by hand, and needs no network. Whatever is on it belongs in a list beside it, too.
 */
export function MapView(props: MapViewProps) {
  const { ref, room } = useRoom();
  return (
    <div ref={ref} className={styles.map}>
      {room && <Opened {...props} room={room} />}
    </div>
  );
}

interface OpenedProps extends MapViewProps {
  readonly room: Room;
}

function Opened({ room, places, tiles = null, gestures = 'cooperative', extent = NOWHERE, ...scene }: OpenedProps) {
  const { t } = useLingui();
  const isStill = useMedia(reducedMotion);
  const placed = useMemo(() => placedAmong(places), [places]);
  // Pigeon takes it once; from then on the scene moves it.
  const [{ center, zoom }] = useState(() => contentView(placed, extent, room));
  const isCooperative = gestures === 'cooperative';
  return (
    <PigeonMap
      width={room.width}
      height={room.height}
      defaultCenter={[center.lat, center.lng]}
      defaultZoom={zoom}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      animate={!isStill}
      metaWheelZoom={isCooperative}
      metaWheelZoomWarning={t`META et la molette pour agrandir`}
      twoFingerDrag={isCooperative}
      twoFingerDragWarning={t`Deux doigts pour déplacer la carte`}
      attribution={false}
      boxClassname={styles.tiles}
      provider={(x, y, z) => (tiles ? addressOf(tiles.url, x, y, z) : '')}
      tileComponent={tiles ? Tile : NoTile}
    >
      <Scene
        {...scene}
        placed={placed}
        missing={places.length - placed.length}
        extent={extent}
        room={room}
        attribution={tiles?.attribution}
      />
    </PigeonMap>
  );
}

function addressOf(template: string, x: number, y: number, z: number): string {
  const values: Readonly<Record<string, number>> = { x, y, z };
  return template.replaceAll(/\{([xyz])\}/g, (_, name: string) => String(values[name]));
}

/** One that does not come leaves the plain ground, not a broken picture. */
function Tile({ tile: { url, left, top, width, height }, tileLoaded }: TileComponentProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <img
      className={styles.tile}
      src={url}
      alt=""
      draggable={false}
      width={width}
      height={height}
      style={{ left, top, width, height }}
      data-failed={hasFailed || undefined}
      onLoad={tileLoaded}
      onError={() => setFailed(true)}
    />
  );
}

function NoTile() {
  return <></>;
}
