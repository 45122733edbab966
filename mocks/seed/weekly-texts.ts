/** What supervisors write in their weekly reports. `{…}` is replaced by a figure or a name of the week. */

interface Texts {
  /** What sold better than the week before, and worse. */
  readonly products: readonly string[];
  readonly corrections: readonly string[];
}

export const VISITS = [
  '{made} visites faites sur {planned} prévues, et {unplanned} sans rendez-vous.',
  'L’équipe a fait {made} des {planned} visites prévues\u00A0; {unplanned} autres n’étaient pas au programme.',
  'Visites prévues\u00A0: {planned}\u00A0; faites\u00A0: {made}. Non prévues\u00A0: {unplanned}.',
] as const;

export const AHEAD: Texts = {
  products: [
    'Semaine au-dessus de la prévision, portée par {up}.',
    'Bonne semaine\u00A0: {up} progresse, {down} reste en retrait.',
    'Prévision dépassée. {up} part bien dans les officines proches des centres de santé.',
  ],
  corrections: [
    'Garder le rythme sur {up}, reparler de {down} à chaque visite.',
    'Vérifier les stocks de {up} chez les grossistes, pour ne pas manquer.',
    'Pas de changement de tournée. Remettre {down} en tête de présentation.',
  ],
};

export const CLOSE: Texts = {
  products: [
    'Semaine conforme à la prévision. {up} compense le recul de {down}.',
    'Chiffre proche de la prévision\u00A0: {up} en hausse, {down} en baisse.',
    'Semaine régulière. {down} recule un peu, sans objection nouvelle des prescripteurs.',
  ],
  corrections: [
    'Revoir l’argumentaire de {down} avec toute l’équipe lundi matin.',
    'Visite en double avec {late} chez ses prescripteurs de {down}.',
    'Relancer les commandes promises de {down} avant vendredi.',
  ],
};

export const BEHIND: Texts = {
  products: [
    'Semaine en dessous de la prévision\u00A0: {down} recule nettement.',
    'Prévision non atteinte. {down} pèse sur le chiffre, {up} ne suffit pas à compenser.',
    'Chiffre en retrait, surtout sur {down}\u00A0: trop de prescripteurs importants n’ont pas été vus.',
  ],
  corrections: [
    'Accompagner {late} deux jours et reprendre ses visites manquées.',
    'Faire le point des ruptures de {down} avec chaque grossiste, et prévenir les officines.',
    'Replacer les visites manquées de {late} en début de semaine, sur {down}.',
  ],
};

/** Of the first weeks, of which there are no figures by product to compare. */
export const WITHOUT_PRODUCTS: Texts = {
  products: [
    'Chiffre estimé d’après les ventes du mois.',
    'Le détail par produit n’est pas encore connu\u00A0: chiffre tiré des ventes du mois.',
  ],
  corrections: [
    'Faire remonter les tendances par produit chaque vendredi.',
    'Accompagner {late}, dont les visites prévues ne sont pas toutes faites.',
  ],
};

export const PLANS = [
  'Voir ou revoir les {targets} clients ciblés avant jeudi, et noter chaque promesse.',
  'Commencer la semaine par les {targets} clients ciblés, puis reprendre la tournée habituelle.',
  '{targets} clients à fort potentiel non vus cette semaine\u00A0: une visite chacun, avec la fiche posologie.',
  'Réunion d’équipe lundi à 8\u00A0h, puis visite des {targets} clients ciblés avec {late}.',
] as const;
