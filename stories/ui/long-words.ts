/** Words longer than their place: a phrase that wraps, and one word that has nowhere to. */
export const LONG_PHRASE =
  'Délégation régionale de la santé publique du Littoral et du Sud-Ouest, service des autorisations';
export const LONG_WORD = 'Hydroxychlorothiazideamiloridetriamtérène';
