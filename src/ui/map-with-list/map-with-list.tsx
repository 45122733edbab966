import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#lib/after-paint.ts';
import { MapList } from '../map-list/map-list.tsx';
import { MapView, type MapViewProps } from '../map-view/map-view.tsx';
import * as styles from './map-with-list.css.ts';

export interface MapWithListProps extends Omit<MapViewProps, 'linked' | 'onLink'> {
  /** Shown in place of the list if there are no places. */
  readonly empty?: ReactNode;
}

/**
 * A map and its list. Hovering a place on one side highlights it on the other. When the places change, the list shows them
 * first and the map in the next frame: both in one would hold up the next key of a search on a slow device.
 */
export function MapWithList({ label, places, selected = null, onSelect, empty, ...map }: MapWithListProps) {
  const [linked, link] = useState<string | null>(null);
  const mapped = useOncePainted(places);
  const shared = { label, places, selected, linked, onLink: link, ...(onSelect && { onSelect }) };
  return (
    <div className={styles.split}>
      <div className={styles.list}>
        <MapList {...shared} empty={empty} />
      </div>
      <div className={styles.map}>
        <MapView {...map} {...shared} places={mapped} />
      </div>
    </div>
  );
}

/** A value that follows another one when the page with it has been painted. */
function useOncePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return undefined;
    return afterPaint(() => startTransition(() => setPainted(value)));
  }, [painted, value]);
  return painted;
}
