import { useLingui } from '@lingui/react/macro';
import { Map as PigeonMap, type TileComponentProps } from 'pigeon-maps';
import { type ReactNode, useMemo, useState } from 'react';
import type { Position, View } from '#lib/geo.ts';
import { type Room, useRoom } from '../chart/use-room.ts';
import { reducedMotion } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import { MAX_ZOOM } from './clusters.ts';
import { contentView, MIN_ZOOM } from './content-view.ts';
import * as styles from './map-view.css.ts';
import { placedAmong, type Place } from './places.ts';
import { Scene } from './scene.tsx';

/**
 * `cooperative` leaves the wheel and one-finger gestures to the page, for a map within a scrolling page. `greedy` takes
 * them.
 */
export const MAP_GESTURES = ['cooperative', 'greedy'] as const;

/** A source of street tiles, configured by the host. */
export interface TileSource {
  /** A URL with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** The copyright notice, which most licences require. */
  readonly attribution: ReactNode;
}

export interface MapViewProps {
  /** The accessible name: « Clients de Douala ». */
  readonly label: string;
  readonly places: readonly Place[];
  /** The place that is open elsewhere on the page. The map moves to show it. */
  readonly selected?: string | null;
  readonly onSelect?: (id: string) => void;
  /** The place that is hovered, here or in the list beside the map. */
  readonly linked?: string | null;
  readonly onLink?: (id: string | null) => void;
  /** Without tiles the map draws the atlas that ships with the application. */
  readonly tiles?: TileSource | null;
  readonly gestures?: (typeof MAP_GESTURES)[number];
  /** Further positions that must fit into the initial view, such as those of a trail. */
  readonly extent?: readonly Position[];
  /** The positions that the initial view shows, in place of everything. */
  readonly around?: readonly Position[] | undefined;
  /** Drawn below the pins. */
  readonly drawing?: (view: View, room: Pick<Room, 'width' | 'height'>) => ReactNode;
  /** Shown in the top corner: a legend. */
  readonly legend?: ReactNode;
  /** Shown in the bottom corner: a note, a warning. */
  readonly notice?: ReactNode;
  /** Shown if there are no places. */
  readonly empty?: ReactNode;
}

const NOWHERE: readonly Position[] = [];

/**
 * A map of places; overlapping pins are clustered. It fills its container, shows all places until the user moves it,
 * and needs no network. Its places should also be in a list beside it, for those who cannot use a map.
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

function Opened({
  room,
  places,
  tiles = null,
  gestures = 'cooperative',
  extent = NOWHERE,
  around,
  ...scene
}: OpenedProps) {
  const { t } = useLingui();
  const isStill = useMedia(reducedMotion);
  const placed = useMemo(() => placedAmong(places), [places]);
  const { width, height } = room;
  const whole = useMemo(() => contentView(placed, extent, { width, height }), [placed, extent, width, height]);
  const content = useMemo(
    () => (around ? contentView([], around, { width, height }) : whole),
    [around, whole, width, height],
  );
  // Only the initial view: pigeon-maps reads it once, then the scene moves the map.
  const [{ center, zoom }] = useState(content);
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
        isEmpty={placed.length === 0 && extent.length === 0}
        content={content}
        whole={whole}
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

/** A tile that fails to load leaves the plain background instead of a broken image. */
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
