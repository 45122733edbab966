/** Texts longer than their box: a phrase that can wrap, and a single word that cannot. */
export const LONG_PHRASE =
  'Délégation régionale de la santé publique du Littoral et du Sud-Ouest, service des autorisations';
export const LONG_WORD = 'Hydroxychlorothiazideamiloridetriamtérène';
