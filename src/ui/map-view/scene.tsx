import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { PigeonProps } from 'pigeon-maps';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, useLocale } from 'react-aria-components';
import { metresPerPixel, panned, project, roundBelow, type View } from '#lib/geo.ts';
import type { Room } from '../chart/use-room.ts';
import { type Cluster, type ClusterIndex, clusterIndex, MAX_ZOOM } from './clusters.ts';
import { MIN_ZOOM } from './content-view.ts';
import { BaseMap } from './base-map.tsx';
import { useLengths } from './lengths.ts';
import * as styles from './map-view.css.ts';
import { Pins } from './pins.tsx';
import type { Placed } from './places.ts';

/** The distance that an arrow key moves the map, in pixels. */
const PAN = 96;
/** The greatest length of the scale bar, in pixels. */
const SCALE = 96;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

export interface SceneProps extends PigeonProps {
  readonly label: string;
  readonly placed: readonly Placed[];
  /** The number of places without a position. */
  readonly missing: number;
  /** Neither a place nor anything else is on the map. */
  readonly isEmpty: boolean;
  /** The view that the map opens with. */
  readonly content: View;
  /** The view that shows everything. */
  readonly whole: View;
  readonly room: Room;
  readonly selected?: string | null;
  readonly onSelect?: (id: string) => void;
  readonly linked?: string | null;
  readonly onLink?: (id: string | null) => void;
  readonly drawing?: (view: View, room: Pick<Room, 'width' | 'height'>) => ReactNode;
  readonly legend?: ReactNode;
  readonly notice?: ReactNode;
  readonly empty?: ReactNode;
  readonly attribution?: ReactNode;
}

/** Everything above the tiles. pigeon-maps passes the view to its child, many times per second during a movement. */
export function Scene({ mapState, pixelToLatLng, setCenterZoom, ...props }: SceneProps) {
  // Apart from the clusters of a level, which `Shown` asks for: React may pause in between, so that keys are answered.
  const index = useMemo(() => clusterIndex(props.placed), [props.placed]);
  if (!mapState || !pixelToLatLng || !setCenterZoom) return null;
  // While the user drags the map, only this function knows the centre.
  const [lat, lng] = pixelToLatLng([mapState.width / 2, mapState.height / 2]);
  return (
    <Shown
      {...props}
      index={index}
      view={{ center: { lat, lng }, zoom: mapState.zoom }}
      onMove={({ center, zoom }) => setCenterZoom([center.lat, center.lng], zoom)}
    />
  );
}

interface ShownProps extends Omit<SceneProps, keyof PigeonProps> {
  readonly index: ClusterIndex;
  readonly view: View;
  readonly onMove: (view: View) => void;
}

function Shown({
  label,
  placed,
  index,
  missing,
  isEmpty,
  content,
  whole,
  room,
  view,
  onMove,
  selected = null,
  onSelect,
  linked = null,
  onLink,
  drawing,
  legend,
  notice,
  empty,
  attribution,
}: ShownProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const helpId = useId();
  const clusters = index.within(view, room);
  const [announcement, announce] = useState('');
  // During an animation, the next key or press continues from its target.
  const goal = useRef<View | null>(null);
  const go = (to: View) => {
    goal.current = to;
    onMove(to);
  };
  const from = () => goal.current ?? view;
  const zoomTo = (zoom: number, center = from().center) =>
    go({ center, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)) });

  // Until the user moves the map, the view follows the places and the size of the map.
  const isMoved = useRef(false);
  const shown = useRef(content);
  useEffect(() => {
    if (isMoved.current || isSame(shown.current, content)) return;
    shown.current = content;
    go(content);
  });

  // Moves to a place that was chosen elsewhere, as before the map was left, close enough to show it outside any cluster.
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    if (chosen.current === selected) return;
    chosen.current = selected;
    const own = placed.find(({ id }) => id === selected);
    if (!own) return;
    const [x, y] = project(own.position, view, room);
    const isSeen = x > 0 && y > 0 && x < room.width && y < room.height;
    const isAlone = clusters.some(({ placed: alone }) => alone === own);
    if (isSeen && isAlone) return;
    isMoved.current = true;
    go({ center: own.position, zoom: isAlone ? view.zoom : index.aloneAt(own, Math.floor(view.zoom)) });
  });

  const zoomIn = () => {
    isMoved.current = true;
    zoomTo(Math.floor(from().zoom) + 1);
  };
  const zoomOut = () => {
    isMoved.current = true;
    zoomTo(Math.ceil(from().zoom) - 1);
  };
  const showAll = () => {
    // Where the map opens with a part of it, everything is what its user has moved it to.
    isMoved.current = !isSame(content, whole);
    shown.current = whole;
    go(whole);
  };
  const open = (cluster: Cluster) => {
    isMoved.current = true;
    zoomTo(index.opensAt(cluster), cluster.position);
    announce(t`Groupe de ${cluster.count} ouvert`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Ignores keys from a popover over the map, which reach this handler through React's tree.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
    const arrow = ARROWS[event.key];
    const acts: Readonly<Record<string, () => void>> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': showAll };
    const act = acts[event.key];
    if (!arrow && !act) return;
    event.preventDefault();
    if (arrow) {
      isMoved.current = true;
      go(panned(from(), ...arrow));
    }
    act?.();
  };
  const byHand = () => {
    isMoved.current = true;
    goal.current = null;
  };

  const operated = { tabIndex: 0, onKeyDown, onPointerDown: byHand, onWheel: byHand };

  return (
    <>
      <BaseMap view={view} room={room} />
      {/* The role makes screen readers pass the arrow keys on to the map. */}
      <div
        className={styles.scene}
        role="application"
        aria-label={t`Carte : ${label}`}
        aria-describedby={helpId}
        {...operated}
      >
        {drawing && (
          <svg className={styles.drawing} aria-hidden="true">
            {drawing(view, room)}
          </svg>
        )}
        <Pins
          clusters={clusters}
          index={index}
          view={view}
          room={room}
          selected={selected}
          onSelect={onSelect}
          linked={linked}
          onLink={onLink}
          onOpen={open}
          onShow={(position) => go({ center: position, zoom: view.zoom })}
        />
      </div>
      <span id={helpId} hidden>
        <Trans>
          Flèches pour se déplacer, + et − pour agrandir et réduire, 0 pour tout voir ; tabulation puis flèches pour
          aller d’un repère à l’autre. Tout ce qui est sur la carte est aussi dans la liste.
        </Trans>
      </span>
      <span className={styles.hidden} role="status">
        {announcement}
      </span>
      <div className={`${styles.top} pigeon-drag-block pigeon-click-block`} dir={direction}>
        <div className={styles.start}>{legend && <div className={styles.chip}>{legend}</div>}</div>
        <div className={styles.zoom}>
          <div className={styles.pair}>
            <Button
              className={styles.tool}
              aria-label={t`Agrandir la carte`}
              isDisabled={view.zoom >= MAX_ZOOM}
              onPress={zoomIn}
            >
              <Plus aria-hidden="true" />
            </Button>
            <Button
              className={styles.tool}
              aria-label={t`Réduire la carte`}
              isDisabled={view.zoom <= MIN_ZOOM}
              onPress={zoomOut}
            >
              <Minus aria-hidden="true" />
            </Button>
          </div>
          <div className={styles.pair}>
            <Button className={styles.tool} aria-label={t`Tout voir`} onPress={showAll}>
              <Maximize aria-hidden="true" />
            </Button>
          </div>
        </div>
      </div>
      <div className={`${styles.bottom} pigeon-drag-block pigeon-click-block`} dir={direction}>
        <div className={styles.start}>
          {placed.length > 0 && clusters.length === 0 && (
            <div className={styles.chip}>
              <Trans>Aucun lieu dans cette partie de la carte</Trans>
            </div>
          )}
          {missing > 0 && (
            <div className={styles.chip}>
              <Plural value={missing} one="# lieu sans position" other="# lieux sans position" />
            </div>
          )}
          {notice && <div className={styles.chip}>{notice}</div>}
        </div>
        <div className={styles.facts}>
          <Scale view={view} />
          {attribution && <span>{attribution}</span>}
        </div>
      </div>
      {isEmpty && empty && (
        <div className={`${styles.empty} pigeon-drag-block`} dir={direction}>
          <div className={styles.emptyCard}>{empty}</div>
        </div>
      )}
    </>
  );
}

function isSame(one: View, other: View): boolean {
  return one.zoom === other.zoom && one.center.lat === other.center.lat && one.center.lng === other.center.lng;
}

function Scale({ view: { center, zoom } }: Pick<ShownProps, 'view'>) {
  const { t } = useLingui();
  const lengths = useLengths();
  const perPixel = metresPerPixel(center.lat, zoom);
  const metres = roundBelow(SCALE * perPixel);
  const words = lengths(metres);
  return (
    <span className={styles.scale} role="img" aria-label={t`Échelle : ${words}`}>
      <span aria-hidden="true">{words}</span>
      <span className={styles.ruler} style={assignInlineVars({ [styles.scaleLength]: `${metres / perPixel}px` })} />
    </span>
  );
}
