import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, useState } from 'react';
import { Button, useLocale } from 'react-aria-components';
import { type Position, project, type View } from '#lib/geo.ts';
import { useFigures } from '../chart/figures.ts';
import type { Room } from '../chart/use-room.ts';
import { Popover } from '../popover/popover.tsx';
import { type Cluster, type ClusterIndex, MAX_ZOOM } from './clusters.ts';
import * as styles from './map-view.css.ts';
import { PlaceMark } from './place-mark.tsx';

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
  /** Brings a place into the picture. */
  readonly onShow: (position: Position) => void;
}

/** Pixels from an edge at which a name turns inwards. */
const NAME = { side: 110, top: 60 };
/** Pixels from an edge at which a pin that is led to by keys is brought in. */
const SAFE = 24;
/** Numbers from which a cluster is drawn larger. */
const SIZES = [1, 10, 100];

/**
 * The pins, in the order of their places: one tab stop, and arrows between them. A cluster has the key of the first
 * place in it, as has the part that holds this place once it is opened: the focus stays where it was.
 */
export function Pins({ clusters, index, view, room, selected, onSelect, linked, onLink, onOpen, onShow }: PinsProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [kept, keep] = useState<string | null>(null);
  const [spot, setSpot] = useState<Cluster | null>(null);
  const spotButton = useRef<HTMLButtonElement>(null);
  const stop = clusters.some(({ key }) => key === kept) ? kept : clusters[0]?.key;
  const holds = (cluster: Cluster, id: string | null) =>
    id !== null && (cluster.key === id || (cluster.id !== null && index.placesOf(cluster).some(({ place }) => place.id === id)));

  /** @returns whether the key led to another pin */
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
    // At either end it stays.
    if (!cluster) return true;
    buttons.current.get(cluster.key)?.focus({ preventScroll: true });
    const [x, y] = project(cluster.position, view, room);
    if (x < SAFE || y < SAFE || x > room.width - SAFE || y > room.height - SAFE) onShow(cluster.position);
    return true;
  };

  const press = (cluster: Cluster) => {
    if (cluster.placed) {
      onSelect?.(cluster.placed.place.id);
    } else if (index.opensAt(cluster) > MAX_ZOOM) {
      spotButton.current = buttons.current.get(cluster.key) ?? null;
      setSpot(cluster);
    } else {
      onOpen(cluster);
    }
  };

  return (
    <div className={`${styles.pins} pigeon-click-block`}>
      {clusters.map((cluster) => {
        const { key, placed } = cluster;
        const [x, y] = project(cluster.position, view, room);
        const isLinked = holds(cluster, linked);
        return (
          <Button
            key={key}
            ref={(button) => {
              if (button) buttons.current.set(key, button);
              else buttons.current.delete(key);
            }}
            className={`${styles.pin} pigeon-drag-block`}
            style={assignInlineVars({ [styles.x]: `${x}px`, [styles.y]: `${y}px` })}
            excludeFromTabOrder={key !== stop}
            data-linked={isLinked || undefined}
            data-selected={holds(cluster, selected) || undefined}
            {...(placed && onSelect && { 'aria-pressed': placed.place.id === selected })}
            onPress={() => press(cluster)}
            onKeyDown={(event) => {
              if (follow(event.key)) event.preventDefault();
              else event.continuePropagation();
            }}
            onHoverStart={() => onLink?.(placed?.place.id ?? null)}
            onHoverEnd={() => onLink?.(null)}
            onFocus={() => {
              keep(key);
              onLink?.(placed?.place.id ?? null);
            }}
            onBlur={() => onLink?.(null)}
          >
            {placed ? (
              <>
                <PlaceMark place={placed.place} isRaised />
                <span className={styles.name} data-side={sideOf(x, room)} data-below={y < NAME.top || undefined}>
                  <bdi>{placed.place.number === undefined ? placed.place.name : `${placed.place.number}. ${placed.place.name}`}</bdi>
                </span>
              </>
            ) : (
              <ClusterMark cluster={cluster} label={t`${cluster.count} lieux`} />
            )}
          </Button>
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
            index.placesOf(spot).map(({ place }) => (
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

function sideOf(x: number, { width }: Room): 'left' | 'right' | undefined {
  if (x < NAME.side) return 'left';
  return x > width - NAME.side ? 'right' : undefined;
}

function ClusterMark({ cluster: { count }, label }: { readonly cluster: Cluster; readonly label: string }) {
  const { full } = useFigures();
  return (
    <span className={styles.cluster} data-size={SIZES.filter((size) => count >= size).length} role="img" aria-label={label}>
      {full(count)}
    </span>
  );
}
