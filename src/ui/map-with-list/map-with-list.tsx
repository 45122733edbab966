import { type ReactNode, useState } from 'react';
import { MapList } from '../map-list/map-list.tsx';
import { MapView, type MapViewProps } from '../map-view/map-view.tsx';
import * as styles from './map-with-list.css.ts';

export interface MapWithListProps extends Omit<MapViewProps, 'linked' | 'onLink'> {
  /** Shown in place of the list if there are no places. */
  readonly empty?: ReactNode;
}

/** A map and its list. Hovering a place on one side highlights it on the other. */
export function MapWithList({ label, places, selected = null, onSelect, empty, ...map }: MapWithListProps) {
  const [linked, link] = useState<string | null>(null);
  const shared = { label, places, selected, linked, onLink: link, ...(onSelect && { onSelect }) };
  return (
    <div className={styles.split}>
      <div className={styles.list}>
        <MapList {...shared} empty={empty} />
      </div>
      <div className={styles.map}>
        <MapView {...map} {...shared} />
      </div>
    </div>
  );
}
