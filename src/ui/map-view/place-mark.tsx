import { MapPin } from 'lucide-react';
import { StatusGlyph } from '../status-glyph/status-glyph.tsx';
import * as styles from './place-mark.css.ts';
import type { Place } from './places.ts';

export interface PlaceMarkProps {
  readonly place: Pick<Place, 'status' | 'number' | 'icon'>;
  /** For a mark that is not on the page's background. */
  readonly isRaised?: boolean;
}

/** The mark of a place, the same on the map and in the list. */
export function PlaceMark({ place: { status, number, icon }, isRaised = false }: PlaceMarkProps) {
  return (
    <span className={styles.mark} data-status={status} data-raised={isRaised || undefined}>
      {status ? (
        <StatusGlyph status={status} number={number} />
      ) : (
        <span className={styles.kind} aria-hidden="true">
          {icon ?? <MapPin />}
        </span>
      )}
    </span>
  );
}
