import type { Kind } from '../shared/kinds.ts';
import type { Card, Place } from './card.types.ts';

/** The card of a customer that is a place. */
export const placeCard = (kind: Kind, place: Place): Card => ({
  kind,
  history: place,
  title: '',
  specialities: place.MySpecialities,
  sites: [{ ID: place.ID, name: null, directions: place.textualLocation, area: place.WorkArea }],
  worker: null,
  place,
});
