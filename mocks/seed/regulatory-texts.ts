import type { Weighted } from './random.ts';
import type { RegulatoryStatus } from './types.ts';

/** Texts of the regulatory data: types of action, the steps of each kind of action, and routine reminders. */

export const ACTION_TYPES = [
  { name: 'Renouvellement', colorCode: '#4A7DE0' },
  { name: 'Variation', colorCode: '#9A62C4' },
  { name: 'Publicité', colorCode: '#B0741A' },
  { name: 'Enregistrement', colorCode: '#0D8A8F' },
  { name: 'Prix', colorCode: '#1C9660' },
  { name: 'Pharmacovigilance', colorCode: '#D9534F' },
] as const;

interface ReminderPlan {
  readonly name: string;
  readonly description: string;
  /** Days after the action begins. */
  readonly day: number;
}

interface StepPlan {
  readonly name: string;
  readonly description: string;
  /** Due this many days after the action begins. */
  readonly day: number;
  /** Status of the action while this step is the next one due. */
  readonly statut: RegulatoryStatus;
  /** File names such as `Bordereau_depot.pdf`; the product's brand is added before the extension. */
  readonly files: readonly string[];
  readonly reminders: readonly ReminderPlan[];
}

export interface ActionPlan {
  readonly type: (typeof ACTION_TYPES)[number]['name'];
  /** `{year}` stands for the year in which the action begins. */
  readonly name: string;
  readonly description: string;
  readonly steps: readonly StepPlan[];
  /** Possible final statuses. */
  readonly outcomes: Weighted<RegulatoryStatus>;
}

const DECISION: Weighted<RegulatoryStatus> = [
  ['Accordé', 76],
  ['Refusé', 12],
  ['Clôturé', 12],
];
const CLOSED: Weighted<RegulatoryStatus> = [['Clôturé', 1]];

/** A renewal begins 300 days before the authorisation ends, to be filed 6 to 3 months before the end. */
export const RENEWAL_LEAD_DAYS = 300;

export const RENEWAL: ActionPlan = {
  type: 'Renouvellement',
  name: 'Renouvellement quinquennal',
  description: 'Dossier complet, à déposer entre six et trois mois avant l’échéance de l’AMM.',
  // Never granted: a granted renewal would have moved the end of the authorisation.
  outcomes: [
    ['En évaluation', 60],
    ['Refusé', 25],
    ['Clôturé', 15],
  ],
  steps: [
    {
      name: 'Constituer le dossier CTD',
      description: 'Modules 1 à 3, données de stabilité 24 mois',
      day: 60,
      statut: 'À préparer',
      files: ['Module_1.pdf', 'Module_2.pdf', 'Module_3.pdf', 'Stabilite_24_mois.xlsx'],
      reminders: [
        {
          name: 'Relancer le laboratoire pour la stabilité',
          description: 'Il manque les résultats à 24 mois sur trois lots.',
          day: 48,
        },
      ],
    },
    {
      name: 'Régler les droits de renouvellement',
      description: 'Quittance du Trésor jointe',
      day: 105,
      statut: 'À préparer',
      files: ['Quittance_Tresor.pdf'],
      reminders: [
        {
          name: 'Retirer la quittance du Trésor',
          description: 'Se présenter avec l’ordre de recette et la copie de l’AMM en cours.',
          day: 98,
        },
      ],
    },
    {
      name: 'Déposer à la direction de la pharmacie',
      description: 'Six exemplaires, échantillons de trois lots',
      day: 150,
      statut: 'À préparer',
      files: ['Bordereau_depot.pdf', 'Stabilite_lots.xlsx'],
      reminders: [
        {
          name: 'Prendre rendez-vous au guichet',
          description: 'Apporter les six exemplaires, la quittance et les échantillons de trois lots.',
          day: 141,
        },
        {
          name: 'Vérifier le récépissé de dépôt',
          description: 'Numéro d’enregistrement, cachet et date de recevabilité.',
          day: 182,
        },
      ],
    },
    {
      name: 'Répondre aux questions',
      description: 'Délai de 60 jours après notification',
      day: 200,
      statut: 'Complément demandé',
      files: ['Courrier_questions.pdf', 'Reponses_evaluateur.docx'],
      reminders: [
        {
          name: 'Envoyer les réponses à l’évaluateur',
          description: 'Faire relire par le laboratoire avant l’envoi\u202F; le délai est de 60 jours.',
          day: 194,
        },
      ],
    },
    {
      name: 'Passer en commission',
      description: 'Session ordinaire de la commission nationale',
      day: 240,
      statut: 'En évaluation',
      files: [],
      reminders: [
        {
          name: 'Confirmer l’ordre du jour de la commission',
          description: 'Appeler le secrétariat\u202F; sinon, report à la session suivante.',
          day: 232,
        },
      ],
    },
    {
      name: 'Recevoir la décision',
      description: 'Créer la nouvelle AMM et son rappel',
      day: 290,
      statut: 'En évaluation',
      files: ['Decision_renouvellement.pdf'],
      reminders: [
        {
          name: 'Retirer la décision au ministère',
          description: 'Demander deux copies certifiées, une pour le laboratoire.',
          day: 288,
        },
      ],
    },
  ],
};

export const PACKAGING: ActionPlan = {
  type: 'Variation',
  name: 'Changement de conditionnement',
  description: 'Nouvel étui, mention du pays et numéro d’AMM sur la face principale.',
  outcomes: DECISION,
  steps: [
    {
      name: 'Valider les maquettes',
      description: 'Étui, notice et blister, en français',
      day: 20,
      statut: 'À préparer',
      files: ['Maquette_etui.png', 'Maquette_notice.pdf'],
      reminders: [
        { name: 'Faire valider les maquettes', description: 'Bon à tirer à signer par le laboratoire.', day: 16 },
      ],
    },
    {
      name: 'Préparer le dossier de variation',
      description: 'Formulaire, comparatif avant et après, échantillons',
      day: 45,
      statut: 'À préparer',
      files: ['Comparatif_avant_apres.pdf'],
      reminders: [],
    },
    {
      name: 'Déposer la variation',
      description: 'Trois exemplaires et droits de variation',
      day: 65,
      statut: 'À préparer',
      files: ['Bordereau_variation.pdf'],
      reminders: [
        { name: 'Déposer la variation au guichet', description: 'Guichet ouvert le matin seulement.', day: 63 },
      ],
    },
    {
      name: 'Répondre au complément d’information',
      description: 'Délai de 30 jours après notification',
      day: 110,
      statut: 'Complément demandé',
      files: ['Demande_complement.pdf'],
      reminders: [
        {
          name: 'Échéance du complément d’information',
          description: 'Passé ce délai, le dossier est classé sans suite.',
          day: 108,
        },
      ],
    },
    {
      name: 'Écouler l’ancien stock',
      description: 'Accord d’écoulement de six mois, grossistes prévenus',
      day: 150,
      statut: 'En évaluation',
      files: ['Accord_ecoulement.pdf'],
      reminders: [
        {
          name: 'Demander les stocks aux grossistes',
          description: 'Boîtes de l’ancien conditionnement, par dépôt et par lot.',
          day: 142,
        },
      ],
    },
  ],
};

export const ADVERTISING: ActionPlan = {
  type: 'Publicité',
  name: 'Visa publicitaire {year}',
  description: 'Supports destinés aux professionnels de santé, valables un an.',
  outcomes: [
    ['Accordé', 90],
    ['Refusé', 10],
  ],
  steps: [
    {
      name: 'Relire les supports',
      description: 'Aide de visite, fiche posologie, affiche',
      day: 15,
      statut: 'À préparer',
      files: ['Aide_de_visite.pdf', 'Affiche.jpg'],
      reminders: [{ name: 'Relire l’aide de visite', description: 'Vérifier les mentions obligatoires.', day: 12 }],
    },
    {
      name: 'Déposer la demande de visa',
      description: 'Un dossier par support',
      day: 30,
      statut: 'À préparer',
      files: ['Demande_visa.pdf'],
      reminders: [],
    },
    {
      name: 'Suivre l’instruction',
      description: 'Avis de la commission de contrôle de la publicité',
      day: 75,
      statut: 'Déposé',
      files: [],
      reminders: [
        { name: 'Demander l’avis de la commission', description: 'Relancer le secrétariat par téléphone.', day: 70 },
      ],
    },
    {
      name: 'Diffuser les supports visés',
      description: 'Numéro de visa imprimé, anciens supports repris',
      day: 95,
      statut: 'En évaluation',
      files: ['Visa.pdf'],
      reminders: [
        {
          name: 'Reprendre les anciens supports',
          description: 'Les délégués rapportent les documents sans visa.',
          day: 93,
        },
      ],
    },
  ],
};

export const LEAFLET: ActionPlan = {
  type: 'Variation',
  name: 'Mise à jour de la notice',
  description: 'Mentions de tolérance alignées sur le dossier de référence.',
  outcomes: CLOSED,
  steps: [
    {
      name: 'Comparer avec la notice de référence',
      description: 'Effets indésirables, interactions, grossesse',
      day: 15,
      statut: 'À préparer',
      files: ['Comparatif_notice.docx'],
      reminders: [],
    },
    {
      name: 'Notifier la modification',
      description: 'Variation mineure, sans approbation préalable',
      day: 35,
      statut: 'À préparer',
      files: ['Notification.pdf'],
      reminders: [
        { name: 'Notifier la nouvelle notice', description: 'Joindre la version corrigée et le comparatif.', day: 33 },
      ],
    },
    {
      name: 'Informer le laboratoire et les grossistes',
      description: 'Date d’application et premiers lots concernés',
      day: 60,
      statut: 'Déposé',
      files: ['Lettre_information.pdf'],
      reminders: [
        { name: 'Informer les grossistes', description: 'Nouvelle notice à partir du prochain arrivage.', day: 58 },
      ],
    },
  ],
};

const MANUFACTURING_SITE: ActionPlan = {
  type: 'Variation',
  name: 'Transfert de site de fabrication',
  description: 'Ajout d’un second site, contrôle libératoire inchangé.',
  outcomes: DECISION,
  steps: [
    {
      name: 'Réunir les pièces du nouveau site',
      description: 'Certificat BPF, validation du procédé, profils de dissolution',
      day: 40,
      statut: 'À préparer',
      files: ['Certificat_BPF.pdf', 'Validation_procede.pdf'],
      reminders: [
        { name: 'Vérifier la date du certificat BPF', description: 'Il doit avoir moins de trois ans.', day: 30 },
      ],
    },
    {
      name: 'Déposer la variation majeure',
      description: 'Quatre exemplaires, échantillons des deux sites',
      day: 80,
      statut: 'À préparer',
      files: ['Bordereau_variation.pdf'],
      reminders: [{ name: 'Réserver les échantillons des deux sites', description: 'Trois lots par site.', day: 66 }],
    },
    {
      name: 'Accompagner l’expertise',
      description: 'Analyse des échantillons au laboratoire national de contrôle',
      day: 160,
      statut: 'En évaluation',
      files: ['Rapport_analyse.pdf'],
      reminders: [
        { name: 'Demander le rapport d’analyse', description: 'Laboratoire national, service médicaments.', day: 150 },
      ],
    },
    {
      name: 'Répondre aux réserves',
      description: 'Délai de 60 jours après notification',
      day: 205,
      statut: 'Complément demandé',
      files: ['Reponses_reserves.docx'],
      reminders: [{ name: 'Répondre aux réserves', description: 'Pièces attendues du nouveau site.', day: 198 }],
    },
    {
      name: 'Recevoir l’approbation',
      description: 'Mettre à jour le dossier et prévenir le laboratoire',
      day: 240,
      statut: 'En évaluation',
      files: ['Approbation.pdf'],
      reminders: [],
    },
  ],
};

const SHELF_LIFE: ActionPlan = {
  type: 'Variation',
  name: 'Extension de la durée de conservation',
  description: 'De 24 à 36 mois, zone climatique IVb.',
  outcomes: DECISION,
  steps: [
    {
      name: 'Analyser les données de stabilité',
      description: '30\u00A0°C et 75\u202F% d’humidité, trois lots',
      day: 30,
      statut: 'À préparer',
      files: ['Stabilite_36_mois.xlsx'],
      reminders: [],
    },
    {
      name: 'Déposer la demande',
      description: 'Module 3 révisé',
      day: 55,
      statut: 'À préparer',
      files: ['Module_3_revise.pdf'],
      reminders: [
        { name: 'Déposer le module 3 révisé', description: 'Deux exemplaires et une version numérique.', day: 54 },
      ],
    },
    {
      name: 'Suivre l’évaluation',
      description: 'Question fréquente\u00A0: le protocole de suivi',
      day: 130,
      statut: 'En évaluation',
      files: [],
      reminders: [{ name: 'Relancer l’évaluateur', description: 'Aucune nouvelle depuis deux mois.', day: 120 }],
    },
  ],
};

const NEW_PRESENTATION: ActionPlan = {
  type: 'Enregistrement',
  name: 'Enregistrement d’une nouvelle présentation',
  description: 'Boîte pour trois mois de traitement.',
  outcomes: DECISION,
  steps: [
    {
      name: 'Constituer le dossier d’enregistrement',
      description: 'CTD complet, lettre de la maison mère, certificat de produit',
      day: 75,
      statut: 'À préparer',
      files: ['CTD_complet.pdf', 'Certificat_de_produit.pdf', 'Lettre_maison_mere.pdf'],
      reminders: [
        {
          name: 'Faire légaliser le certificat de produit',
          description: 'Ambassade puis ministère des Affaires étrangères.',
          day: 55,
        },
      ],
    },
    {
      name: 'Régler les droits d’enregistrement',
      description: 'Ordre de virement et quittance',
      day: 95,
      statut: 'À préparer',
      files: ['Quittance_Tresor.pdf'],
      reminders: [],
    },
    {
      name: 'Déposer le dossier',
      description: 'Huit exemplaires et échantillons pour analyse',
      day: 110,
      statut: 'À préparer',
      files: ['Bordereau_depot.pdf'],
      reminders: [
        {
          name: 'Prendre rendez-vous au guichet',
          description: 'Apporter les huit exemplaires et la quittance.',
          day: 104,
        },
      ],
    },
    {
      name: 'Suivre la recevabilité',
      description: 'Avis de recevabilité sous 30 jours',
      day: 150,
      statut: 'Déposé',
      files: ['Avis_recevabilite.pdf'],
      reminders: [
        { name: 'Obtenir l’avis de recevabilité', description: 'Relancer le bureau des dossiers.', day: 146 },
      ],
    },
    {
      name: 'Répondre aux experts',
      description: 'Questions cliniques et pharmaceutiques',
      day: 230,
      statut: 'Complément demandé',
      files: ['Reponses_experts.docx'],
      reminders: [
        { name: 'Réponses aux experts à envoyer', description: 'Relecture du laboratoire comprise.', day: 221 },
      ],
    },
    {
      name: 'Recevoir l’AMM',
      description: 'Enregistrer le numéro, fixer le prix, prévenir les équipes',
      day: 300,
      statut: 'En évaluation',
      files: ['Arrete_AMM.pdf'],
      reminders: [
        { name: 'Retirer l’arrêté d’AMM', description: 'Enregistrer l’AMM et son rappel le jour même.', day: 298 },
      ],
    },
  ],
};

const PRICE: ActionPlan = {
  type: 'Prix',
  name: 'Révision du prix public',
  description: 'Hausse du fret et du principe actif, justificatifs du laboratoire.',
  outcomes: DECISION,
  steps: [
    {
      name: 'Calculer la nouvelle structure de prix',
      description: 'PGHT, cession, public, marges réglementées',
      day: 15,
      statut: 'À préparer',
      files: ['Structure_de_prix.xlsx'],
      reminders: [],
    },
    {
      name: 'Déposer la demande de révision',
      description: 'Direction de la pharmacie et ministère du Commerce',
      day: 35,
      statut: 'À préparer',
      files: ['Demande_revision.pdf'],
      reminders: [
        { name: 'Faire signer la demande de révision', description: 'Direction d’agence, deux originaux.', day: 32 },
      ],
    },
    {
      name: 'Défendre la demande en commission',
      description: 'Commission nationale des prix',
      day: 90,
      statut: 'En évaluation',
      files: ['Presentation_commission.pdf'],
      reminders: [{ name: 'Préparer la commission des prix', description: 'Comparer avec les pays voisins.', day: 83 }],
    },
    {
      name: 'Publier le prix homologué',
      description: 'Grossistes et pharmacies informés, tarif mis à jour',
      day: 115,
      statut: 'En évaluation',
      files: ['Arrete_prix.pdf'],
      reminders: [{ name: 'Diffuser le nouveau tarif', description: 'Grossistes d’abord, puis équipes.', day: 114 }],
    },
  ],
};

const SAFETY_REPORT: ActionPlan = {
  type: 'Pharmacovigilance',
  name: 'Rapport périodique de tolérance {year}',
  description: 'Cas notifiés et littérature de la période.',
  outcomes: CLOSED,
  steps: [
    {
      name: 'Recueillir les cas de la période',
      description: 'Fiches des délégués et du centre national',
      day: 30,
      statut: 'À préparer',
      files: ['Cas_notifies.xlsx'],
      reminders: [
        {
          name: 'Rappeler les fiches aux délégués',
          description: 'Même sans cas, une fiche «\u00A0néant\u00A0».',
          day: 22,
        },
      ],
    },
    {
      name: 'Relire le rapport du laboratoire',
      description: 'Version française et résumé',
      day: 55,
      statut: 'À préparer',
      files: ['PSUR.pdf'],
      reminders: [],
    },
    {
      name: 'Transmettre au centre national',
      description: 'Accusé de réception à classer',
      day: 70,
      statut: 'Déposé',
      files: ['Accuse_reception.pdf'],
      reminders: [
        { name: 'Transmettre le rapport de tolérance', description: 'Centre national de pharmacovigilance.', day: 68 },
      ],
    },
  ],
};

/** Kinds of action other than renewals. */
export const OTHER_ACTIONS: readonly ActionPlan[] = [
  PACKAGING,
  ADVERTISING,
  LEAFLET,
  MANUFACTURING_SITE,
  SHELF_LIFE,
  NEW_PRESENTATION,
  PRICE,
  SAFETY_REPORT,
];

/** Reminders sent some months before an authorisation ends. */
export const AMM_DEADLINES = [
  { months: 12, description: 'Demander au laboratoire le dossier de renouvellement.' },
  { months: 6, description: 'La fenêtre de dépôt du renouvellement s’ouvre.' },
  { months: 3, description: 'La fenêtre de dépôt du renouvellement se ferme.' },
  { months: 1, description: 'Prévenir les grossistes si la décision n’est pas arrivée.' },
] as const;

/** Reminders that belong to no step. The first is due in the next hours, the second in the next days. */
export const ROUTINE = [
  { name: 'Appeler la direction de la pharmacie', description: 'Suite à donner au courrier reçu hier.' },
  {
    name: 'Revue réglementaire trimestrielle',
    description: 'Échéances, dossiers en cours, points de blocage. Salle A.',
  },
  { name: 'Mettre à jour le tableau des AMM', description: 'Reporter les décisions du mois.' },
  { name: 'Transmettre le bilan de pharmacovigilance', description: 'Cas du mois, y compris «\u00A0néant\u00A0».' },
  { name: 'Vérifier la liste des prix homologués', description: 'Comparer avec la publication officielle.' },
  { name: 'Classer les accusés de réception', description: 'Numériser puis joindre à chaque dossier.' },
  { name: 'Renouveler l’abonnement au Journal officiel', description: 'Facture à transmettre à la comptabilité.' },
  { name: 'Demander les certificats de lot', description: 'Arrivages attendus chez les grossistes.' },
  { name: 'Préparer la visite d’inspection', description: 'Procédures, registres et locaux.' },
  { name: 'Point mensuel avec les laboratoires', description: 'Une demi-heure chacun, en visioconférence.' },
  { name: 'Contrôler les dates des certificats BPF', description: 'Signaler ceux qui finissent dans six mois.' },
  { name: 'Former les nouveaux délégués', description: 'Visa publicitaire et pharmacovigilance.' },
  { name: 'Payer la redevance annuelle', description: 'Une ligne par produit enregistré.' },
  { name: 'Répondre à l’enquête du ministère', description: 'Disponibilité des produits, par région.' },
] as const;
