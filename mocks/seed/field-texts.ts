import type { Random, Weighted } from './random.ts';
import type { ProfileText } from './types.ts';

/** Texts of the field: what delegates write about customers and visits. `{p}` stands for a product. */

export const PROFILE_TEXTS: Readonly<Record<ProfileText, readonly string[]>> = {
  hobbies: [
    'Football du dimanche',
    'Chorale de la paroisse',
    'Jardin et poules',
    'Marche tôt le matin',
    'Échecs',
    'Pêche',
  ],
  groupsOfReference: [
    'Société de pédiatrie',
    'Association des anciens de la faculté',
    'Syndicat des médecins du secteur privé',
    'Ordre des pharmaciens',
    'Club du samedi',
  ],
  areasOfInterest: [
    'Résistance aux antibiotiques',
    'Suivi des diabétiques',
    'Hypertension du sujet jeune',
    'Paludisme de l’enfant',
    'Télémédecine',
  ],
  projects: [
    'Ouvrir un second cabinet',
    'Un diplôme d’échographie en 2027',
    'Équiper la salle de soins',
    'Une journée de dépistage au quartier',
  ],
  valuesAndBeliefs: ['La parole donnée', 'Soigner sans trier', 'La ponctualité', 'La famille d’abord', 'Pratiquant'],
  opinions: [
    'Réservé sur les génériques sans dossier',
    'Favorable aux traitements courts',
    'Trouve les notices trop longues',
    'Veut des études faites en Afrique',
  ],
  lifestyle: [
    'Travaille six jours sur sept',
    'Peu disponible le soir',
    'Voyage souvent',
    'Mange au restaurant de la clinique',
  ],
  priorities: ['Le prix pour le patient', 'La tolérance', 'La disponibilité en pharmacie', 'Des données locales'],
  tastes: ['Café sans sucre', 'Lecture de la presse médicale', 'Musique classique', 'Cuisine du pays'],
  colors: ['Bleu', 'Vert', 'Blanc', 'Ocre'],
};

interface Texts {
  readonly promises: readonly string[];
  readonly results: readonly string[];
  readonly objections: readonly string[];
  readonly next: readonly string[];
  readonly objectives: readonly string[];
  readonly comments: readonly string[];
}

/** What is said to those who prescribe. */
export const OF_PRESCRIBERS: Texts = {
  promises: [
    'Prescrira {p} en première intention.',
    'Essaiera {p} chez ses deux prochains patients.',
    'Gardera {p} pour les formes sévères.',
    'Proposera {p} à ses internes.',
  ],
  results: [
    'Convaincu par la tolérance de {p}.',
    'Demande la fiche posologie de {p}.',
    'Prescrit déjà {p}, veut des données de suivi.',
    'Peu de temps : échange dans le couloir.',
    'Intéressé par {p}, reviendra vers nous.',
  ],
  objections: [
    'Trouve {p} trop cher pour ses patients.',
    'N’a pas trouvé {p} à la pharmacie voisine.',
    'Préfère la molécule qu’il connaît.',
    'Craint les effets digestifs de {p}.',
  ],
  next: [
    'Remettre la fiche posologie de {p}.',
    'Faire le point sur les premiers patients sous {p}.',
    'Présenter l’étude de tolérance de {p}.',
    'Confirmer la promesse sur {p}.',
  ],
  objectives: [
    'Présenter {p}',
    'Rappeler la posologie de {p}',
    'Répondre à l’objection sur {p}',
    'Faire le point sur {p}',
  ],
  comments: [
    'Secrétaire prévenue pour la prochaine fois.',
    'A présenté un confrère.',
    'Salle d’attente pleine, visite écourtée.',
    'Sera absent une semaine le mois prochain.',
  ],
};

/** What is said to those who buy: drugstores, administrations, wholesalers. */
export const OF_BUYERS: Texts = {
  promises: [
    'Commandera 20 boîtes de {p}.',
    'Référencera {p} dès la prochaine livraison.',
    'Mettra {p} au comptoir.',
    'Passera la commande de {p} vendredi.',
  ],
  results: [
    'Stock de {p} suffisant pour trois semaines.',
    'Rupture de {p} depuis mardi, commande passée.',
    '{p} se vend mieux depuis l’ordonnance du quartier.',
    'Attend la livraison de {p} du grossiste.',
  ],
  objections: [
    'Marge jugée faible sur {p}.',
    'Date de péremption de {p} trop proche à la dernière livraison.',
    'Le grossiste livre {p} en retard.',
    'Les clients demandent une autre marque que {p}.',
  ],
  next: [
    'Vérifier le stock de {p}.',
    'Rapporter la réponse du grossiste sur {p}.',
    'Former l’équipe du comptoir à {p}.',
    'Relancer la commande de {p}.',
  ],
  objectives: ['Relever le stock de {p}', 'Prendre la commande de {p}', 'Former l’équipe à {p}', 'Présenter {p}'],
  comments: [
    'Titulaire absent, vue avec l’adjointe.',
    'Inventaire en fin de mois.',
    'Demande des présentoirs.',
    'Nouvelle caisse, facturation ralentie.',
  ],
};

export const TO_BE_IMPROVED = [
  'Visites plus courtes le lundi.',
  'Réponses plus rapides aux questions sur les effets indésirables.',
  'Des échantillons remis plus régulièrement.',
  'Prévenir avant de passer.',
  'Livraisons plus régulières du grossiste.',
] as const;

export const EXPECTED_PRODUCTS = [
  'Fiches posologie de {p} pour les moins de 10\u00A0kg.',
  '{p} en forme buvable.',
  'Un conditionnement de {p} pour un mois.',
  'Échantillons de {p}.',
] as const;

export const REQUESTS = [
  'Prise en charge d’une formation',
  'Matériel de consultation',
  'Documentation sur {p}',
  'Soutien à une journée de dépistage',
] as const;

export const MATERIALS = [
  'Deux balances de consultation',
  'Documentation {p}',
  'Tensiomètre',
  'Affiches pour la salle d’attente',
] as const;

export const HUMAN_RELATIONS = [
  'Formation pédiatrie, deux jours',
  'Dîner de travail avec trois confrères',
  'Invitation au congrès national',
] as const;

export const GIFTS = ['Stylos et blocs', 'Calendrier de la garde', 'Trousse de consultation'] as const;

/** Whole francs CFA. */
export const ACTION_COSTS: Weighted<number> = [
  [18_000, 40],
  [75_000, 30],
  [185_000, 20],
  [240_000, 10],
];

/** A text about a product. */
export const about = (random: Random, texts: readonly string[], product: string): string =>
  random.pick(texts).replaceAll('{p}', product);
