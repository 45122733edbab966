import type { ReactNode } from 'react';
import { faultOf, type Position } from '#lib/geo.ts';
import type { GlyphStatus } from '../status-glyph/status-glyph.tsx';

/** Something that stands somewhere: a customer, a stop. Its mark is the same on the map and in the list beside it. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** A second line: a speciality, a part of town. */
  readonly detail?: string;
  /** `null` where none is known. One that is none on earth is said so in the list. */
  readonly position: Position | null;
  /** The shape of a stop. */
  readonly status?: GlyphStatus;
  /** The number of a stop, in the mark. */
  readonly number?: number;
  /** What kind of customer it is, in a place without a status. */
  readonly icon?: ReactNode;
}

/** A place that can be drawn, and where it comes among all. */
export interface Placed {
  readonly place: Place;
  readonly position: Position;
  readonly order: number;
}

/** The places that can be drawn. */
export function placedAmong(places: readonly Place[]): readonly Placed[] {
  return places.flatMap((place, order) =>
    place.position && faultOf(place.position) === null ? [{ place, position: place.position, order }] : [],
  );
}
