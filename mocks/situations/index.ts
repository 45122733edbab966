import type { Demo, DemoSituation } from '#demo/demo.ts';
import type { JournalEntry } from '#mocks/server/journal.ts';
import { weekOfAbsences } from './absences.ts';
import { FREE_DAY, programmeOf } from './programmes.ts';

/** A prepared state of the demo: a world, the work done in it, and a page. */
export interface Situation extends Pick<DemoSituation, 'id' | 'title' | 'description'> {
  /** Defaults for the parameters of the address. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Address inside the application. */
  readonly path: string;
  /** An agency without any records but its users and places. */
  readonly emptyAgencyID?: string;
  /** Steps that the page performs when it is opened. */
  readonly openingSteps?: Demo['openingSteps'];
  /** Work to begin with, in order. */
  readonly journal?: readonly JournalEntry[];
}

/** 2026-11-19, 8:20 in Douala: ten minutes after the demo begins. */
const FIRST_DAY = 1_795_072_800;
/** 2026-11-20, 9:00 in Douala: the day after the demo begins. */
const DAY_AFTER = 1_795_161_600;
/** 2026-11-26, 8:30 in Douala. */
const LAST_DAY = 1_795_678_200;

/** Twelve of the customers whom the delegates may visit. */
const CUSTOMERS = Array.from({ length: 12 }, (_, index) => `hw-cm-${index + 1}`);

export const SITUATIONS: readonly Situation[] = [
  {
    id: 'authorisation-tomorrow',
    title: { fr: 'Une AMM expire demain', en: 'An authorisation expires tomorrow' },
    description: {
      fr: 'Dolizane 1 g B/8, le mercredi 25 novembre : un jour de validité, et un rappel pour le dernier jour.',
      en: 'Dolizane 1 g B/8, on Wednesday 25 November: one day of validity left, and a reminder for the last one.',
    },
    parameters: { scenario: 'small', days: '6', role: 'RegulatoryAffairsUser' },
    path: '/regulatoryaffairsuser/administration/products?expires=1',
    journal: [
      {
        at: DAY_AFTER,
        operationName: 'LastDay',
        query: `mutation LastDay($at: Timestamp!) {
          createReminder(name: "Dolizane : dernier jour de l’AMM", description: "Retirer les stocks de la vente à minuit",
            scheduledTimeStamp: $at, isNotification: true, isEmail: true, recipientsIDList: "user-cm-3,user-cm-1") { ID }
        }`,
        variables: { at: LAST_DAY },
        userID: 'user-cm-3',
        agencyID: 'cm',
      },
    ],
  },
  {
    id: 'session-ends',
    title: { fr: 'La session se termine pendant un enregistrement', en: 'The session ends in the middle of a save' },
    description: {
      fr: 'Écrivez un rappel et enregistrez-le : le serveur ne vous connaît plus. Reconnectez-vous, rien n’est perdu.',
      en: 'Write a reminder and save it: the server no longer knows you. Sign in again, nothing is lost.',
    },
    parameters: { scenario: 'small', role: 'RegulatoryAffairsUser', faults: 'createReminder:expire' },
    path: '/regulatoryaffairsuser/administration/reminders?reminder=new',
  },
  {
    id: 'empty-agency',
    title: { fr: 'Une agence vide', en: 'An empty agency' },
    description: {
      fr: 'Douala vient d’ouvrir : une équipe, et encore ni produit, ni client, ni dossier, ni rappel.',
      en: 'Douala has just opened: a team, and no product, customer, file or reminder yet.',
    },
    parameters: { scenario: 'small', role: 'RegulatoryAffairsUser' },
    path: '/regulatoryaffairsuser/administration/products',
    emptyAgencyID: 'cm',
  },
  {
    id: 'many-customers',
    title: { fr: '20 000 clients', en: '20,000 customers' },
    description: {
      fr: 'Le grand monde : une agence qui a 20 000 clients, 200 dossiers et 440 rappels.',
      en: 'The large world: an agency with 20,000 customers, 200 files and 440 reminders.',
    },
    parameters: { scenario: 'large', role: 'Boss' },
    path: '/app/customer-card/dashboard',
  },
  {
    id: 'goals-exist',
    title: { fr: 'Les objectifs de l’année existent déjà', en: 'The year’s goals exist already' },
    description: {
      fr: 'Ceux de 2026 sont répartis : changez-en un, enregistrez, répartissez, comparez, puis forcez ou renoncez.',
      en: 'Those of 2026 are dispatched: change one, save, dispatch, compare, then force or give up.',
    },
    parameters: { scenario: 'small', role: 'BossAssistant' },
    path: '/bassistant/finances/goals/new?year=2026',
  },
  {
    id: 'wrong-rows',
    title: { fr: 'Un import avec 14 lignes fausses', en: 'An import with 14 wrong rows' },
    description: {
      fr: 'Le fichier d’octobre d’un grossiste est lu : 14 lignes, chacune fausse à sa façon, sont à corriger avant l’envoi.',
      en: 'A wholesaler’s file of October is read: 14 rows, each wrong in its own way, are to be put right before it is sent.',
    },
    parameters: { scenario: 'small', role: 'BossAssistant' },
    path: '/bassistant/finances/sales/new?month=2026-10',
    openingSteps: async (language) => (await import('./wrong-rows.ts')).openingIn(language),
  },
  {
    id: 'group-behind',
    title: { fr: 'Un groupe en retard sur ses objectifs', en: 'A group behind its goals' },
    description: {
      fr: 'Un groupe de travail loin derrière les autres dans la progression des ventes.',
      en: 'A workgroup far behind the others in the progress of sales.',
    },
    parameters: { scenario: 'small', role: 'Boss' },
    path: '/boss/finances/stats-workgroup/dashboard',
  },
  {
    id: 'visits-behind',
    title: { fr: 'Un groupe en retard sur ses visites', en: 'A group behind on its visits' },
    description: {
      fr: 'Le mois d’une direction : un groupe fait bien moins de visites que celles que ses clients demandent.',
      en: 'The month of a boss: one group makes far fewer visits than its customers ask for.',
    },
    parameters: { scenario: 'standard', role: 'Boss' },
    path: '/boss/dashboard?range=month',
  },
  {
    id: 'busy-day',
    title: { fr: 'Une journée chargée', en: 'A busy day' },
    description: {
      fr: 'Douze visites le vendredi 27 novembre, dans l’ordre où elles ont été notées : un meilleur ordre est proposé.',
      en: 'Twelve visits on Friday 27 November, in the order in which they were noted: a better one is offered.',
    },
    parameters: { scenario: 'small', role: 'Delegue' },
    path: `/app/programs/home?day=${FREE_DAY}&plan=1`,
    journal: [programmeOf('user-cm-5', CUSTOMERS, FIRST_DAY)],
  },
  {
    id: 'late-visits',
    title: { fr: 'Trois visites en retard', en: 'Three visits are late' },
    description: {
      fr: 'Lundi 30 novembre : les trois visites du vendredi n’ont pas été faites.',
      en: 'Monday 30 November: the three visits of Friday were not made.',
    },
    parameters: { scenario: 'small', days: '11', role: 'Delegue' },
    path: `/app/programs/home?day=${FREE_DAY}`,
    journal: [programmeOf('user-cm-5', CUSTOMERS.slice(0, 3), FIRST_DAY)],
  },
  {
    id: 'nothing-validated',
    title: { fr: 'Le superviseur n’a rien validé', en: 'The supervisor has validated nothing' },
    description: {
      fr: 'Les quatre délégués du groupe ont planifié le vendredi 27 novembre : leurs visites attendent.',
      en: 'The four delegates of the group have planned Friday 27 November: their visits are waiting.',
    },
    parameters: { scenario: 'small', role: 'Supervisor' },
    path: `/app/programs/workgroup/group-cm-1?day=${FREE_DAY}`,
    journal: ['user-cm-5', 'user-cm-6', 'user-cm-7', 'user-cm-8'].map((delegueID, index) =>
      programmeOf(delegueID, CUSTOMERS.slice(3 * index, 3 * index + 3), FIRST_DAY),
    ),
  },
  {
    id: 'week-of-absences',
    title: { fr: 'Une semaine d’absences', en: 'A week of absences' },
    description: {
      fr: 'Les quatre délégués du groupe manquent la semaine du 23 novembre, et des visites y restent planifiées.',
      en: 'The four delegates of the group are away in the week of 23 November, and visits are still planned in it.',
    },
    parameters: { scenario: 'small', role: 'Supervisor' },
    path: '/supervisor/administration/absences',
    journal: [programmeOf('user-cm-5', CUSTOMERS.slice(0, 3), FIRST_DAY), ...weekOfAbsences(FIRST_DAY)],
  },
];

export const situationOf = (id: string | null): Situation | undefined =>
  SITUATIONS.find((situation) => situation.id === id);
