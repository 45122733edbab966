import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button, useLocale } from 'react-aria-components';
import { type Position, project, type View } from '#lib/geo.ts';
import { useFigures } from '../chart/figures.ts';
import type { Room } from '../chart/use-room.ts';
import { Popover } from '../popover/popover.tsx';
import { type Cluster, type ClusterIndex, MAX_ZOOM } from './clusters.ts';
import * as styles from './map-view.css.ts';
import { PlaceMark } from './place-mark.tsx';
import type { Place } from './places.ts';

interface PinsProps {
  readonly clusters: readonly Cluster[];
  readonly index: ClusterIndex;
  readonly view: View;
  readonly room: Room;
  readonly selected: string | null;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly linked: string | null;
  readonly onLink: ((id: string | null) => void) | undefined;
  readonly onOpen: (cluster: Cluster) => void;
  /** Moves the map so that a position is in view. */
  readonly onShow: (position: Position) => void;
}

/** Within this many pixels of an edge, the name opens towards the inside. */
const NAME = { side: 110, top: 60 };
/** A pin reached by keyboard is brought at least this many pixels inside the picture. */
const SAFE = 24;
/** The numbers of places from which a cluster is drawn larger. */
const SIZES = [1, 10, 100];

/** The callbacks of pins, in a ref, so that pins do not render again while the map moves under them. */
interface Acts {
  readonly press: (key: string) => void;
  readonly point: (key: string | null) => void;
  /** @returns whether the key moved to another pin */
  readonly follow: (pressed: string) => boolean;
}

/**
 * The pins, in the order of their places, with one tab stop and arrow keys between them. A cluster has the key of its
 * first place. When it opens, the part with that place keeps the key, and so the focus.
 */
export function Pins({ clusters, index, view, room, selected, onSelect, linked, onLink, onOpen, onShow }: PinsProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const [buttons] = useState(() => new Map<string, HTMLButtonElement>());
  const [kept, keep] = useState<string | null>(null);
  const [spot, setSpot] = useState<Cluster | null>(null);
  const spotButton = useRef<HTMLButtonElement>(null);
  const stop = clusters.some(({ key }) => key === kept) ? kept : clusters[0]?.key;
  const holds = (cluster: Cluster, id: string | null) => id !== null && index.holds(cluster, id);

  const follow = (pressed: string): boolean => {
    const at = clusters.findIndex(({ key }) => key === stop);
    const onwards = direction === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + onwards,
      ArrowLeft: at - onwards,
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: clusters.length - 1,
    };
    const next = steps[pressed];
    if (next === undefined) return false;
    const cluster = clusters[next];
    // At either end focus stays.
    if (!cluster) return true;
    buttons.get(cluster.key)?.focus({ preventScroll: true });
    const [x, y] = project(cluster.position, view, room);
    if (x < SAFE || y < SAFE || x > room.width - SAFE || y > room.height - SAFE) onShow(cluster.position);
    return true;
  };
  const press = (key: string) => {
    const cluster = clusters.find((each) => each.key === key);
    if (!cluster) return;
    if (cluster.placed) {
      onSelect?.(cluster.placed.id);
    } else if (index.opensAt(cluster) > MAX_ZOOM) {
      spotButton.current = buttons.get(key) ?? null;
      setSpot(cluster);
    } else {
      onOpen(cluster);
    }
  };
  // A cluster has no counterpart in the list.
  const point = (key: string | null) => onLink?.(clusters.find((each) => each.key === key)?.placed?.id ?? null);
  const acts = useRef<Acts>({ press, point, follow });
  useLayoutEffect(() => {
    acts.current = { press, point, follow };
  });

  return (
    <div className={`${styles.pins} pigeon-click-block`}>
      {clusters.map((cluster) => {
        const { key, count, placed } = cluster;
        const [x, y] = project(cluster.position, view, room);
        return (
          <div
            key={key}
            className={`${styles.anchor} pigeon-drag-block`}
            data-side={sideOf(x, room)}
            data-below={y < NAME.top || undefined}
            style={assignInlineVars({ [styles.x]: `${x}px`, [styles.y]: `${y}px` })}
          >
            <Pin
              id={key}
              place={placed}
              count={count}
              buttons={buttons}
              acts={acts}
              onReach={keep}
              isStop={key === stop}
              isTarget={onSelect !== undefined}
              isSelected={holds(cluster, selected)}
              isLinked={holds(cluster, linked)}
            />
          </div>
        );
      })}
      <Popover
        label={t`À cette adresse`}
        triggerRef={spotButton}
        isOpen={spot !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setSpot(null);
        }}
      >
        <ul role="list" className={styles.spot}>
          {spot &&
            index.placesOf(spot).map((place) => (
              <li key={place.id}>
                <Button
                  className={styles.spotPlace}
                  onPress={() => {
                    setSpot(null);
                    onSelect?.(place.id);
                  }}
                >
                  <PlaceMark place={place} />
                  <bdi>{place.name}</bdi>
                </Button>
              </li>
            ))}
        </ul>
      </Popover>
    </div>
  );
}

interface PinProps {
  readonly id: string;
  /** `null` for a cluster. */
  readonly place: Place | null;
  readonly count: number;
  readonly buttons: Map<string, HTMLButtonElement>;
  readonly acts: RefObject<Acts>;
  readonly onReach: (key: string) => void;
  readonly isStop: boolean;
  readonly isTarget: boolean;
  readonly isSelected: boolean;
  readonly isLinked: boolean;
}

const Pin = memo(function Pin({
  id,
  place,
  count,
  buttons,
  acts,
  onReach,
  isStop,
  isTarget,
  isSelected,
  isLinked,
}: PinProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  return (
    <Button
      ref={(button) => {
        if (button) buttons.set(id, button);
        return () => void buttons.delete(id);
      }}
      className={styles.pin}
      excludeFromTabOrder={!isStop}
      data-linked={isLinked || undefined}
      data-selected={isSelected || undefined}
      {...(place && isTarget && { 'aria-pressed': isSelected })}
      onPress={() => acts.current.press(id)}
      onKeyDown={(event) => {
        if (acts.current.follow(event.key)) event.preventDefault();
        else event.continuePropagation();
      }}
      onHoverStart={() => acts.current.point(id)}
      onHoverEnd={() => acts.current.point(null)}
      onFocus={() => {
        onReach(id);
        acts.current.point(id);
      }}
      onBlur={() => acts.current.point(null)}
    >
      {place ? (
        <>
          <PlaceMark place={place} isRaised />
          <span className={styles.name}>
            <bdi>{place.number === undefined ? place.name : `${place.number}. ${place.name}`}</bdi>
          </span>
        </>
      ) : (
        <span
          className={styles.cluster}
          data-size={SIZES.filter((size) => count >= size).length}
          role="img"
          aria-label={t`${count} lieux`}
        >
          {full(count)}
        </span>
      )}
    </Button>
  );
});

function sideOf(x: number, { width }: Room): 'left' | 'right' | undefined {
  if (x < NAME.side) return 'left';
  return x > width - NAME.side ? 'right' : undefined;
}
