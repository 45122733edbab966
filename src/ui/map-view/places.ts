import type { ReactNode } from 'react';
import { faultOf, type Position } from '#lib/geo.ts';
import type { GlyphStatus } from '../status-glyph/status-glyph.tsx';

/** A customer or a stop with a position. Its mark is the same on the map and in the list. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** A second line: a speciality, a district. A function is called for the rows in view only. */
  readonly detail?: string | (() => string);
  /** `null` if unknown. The list says if a position is impossible. */
  readonly position: Position | null;
  /** The status of a stop, which sets its shape. */
  readonly status?: GlyphStatus;
  /** The number of a stop, shown in the mark. */
  readonly number?: number;
  /** The icon of a customer, if the place has no status. */
  readonly icon?: ReactNode;
}

/** A place with a valid position. */
export interface Placed extends Place {
  readonly position: Position;
}

/** The places with a valid position. */
export const placedAmong = (places: readonly Place[]): readonly Placed[] => places.filter(isPlaced);

const isPlaced = (place: Place): place is Placed => place.position !== null && faultOf(place.position) === null;
