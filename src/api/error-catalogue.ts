import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CatalogueKey } from './codes.ts';
import { ApiError } from './errors.ts';

/** Where an error is shown: on the sign-in page, at a field, in the open dialog, as a toast, or instead of the page. */
export type Place = 'login' | 'field' | 'dialog' | 'toast' | 'page';

export interface CatalogueEntry {
  readonly message: MessageDescriptor;
  readonly where: Place;
  /** `warning`: the user can decide or try again; `error`: the action failed. */
  readonly severity: 'info' | 'warning' | 'error';
  /** The invalid argument, for an entry shown at a field. */
  readonly field?: string;
}

/** The error catalogue (docs/rules/api.md#error-catalogue): the message of every failure, and where it is shown. */
const CATALOGUE: Readonly<Record<CatalogueKey, CatalogueEntry>> = {
  UNAUTHORIZED: { message: msg`Votre session n’est plus valide.`, where: 'login', severity: 'warning' },
  FORBIDDEN: { message: msg`Permissions manquantes`, where: 'page', severity: 'error' },
  NOT_FOUND: { message: msg`Cet élément n’existe pas, ou n’existe plus.`, where: 'page', severity: 'error' },
  NOT_SERVED: { message: msg`Le serveur ne propose pas encore cette fonction.`, where: 'page', severity: 'info' },
  HAS_DEPENDENTS: { message: msg`D’autres éléments en dépendent.`, where: 'dialog', severity: 'warning' },
  YEAR_SALE_GOALS_EXIST: {
    message: msg`Des objectifs de vente existent déjà pour cette année.`,
    where: 'dialog',
    severity: 'warning',
  },
  SALE_DATA_EXIST: {
    message: msg`Des ventes existent déjà pour cette période.`,
    where: 'dialog',
    severity: 'warning',
  },
  ERROR_PRODUCT_NOT_FOUND: { message: msg`Le produit n’a pas été trouvé.`, where: 'dialog', severity: 'error' },
  ERROR_WHOLESALER_NOT_FOUND: { message: msg`Le grossiste n’a pas été trouvé.`, where: 'dialog', severity: 'error' },
  UNREADABLE_ROWS: { message: msg`Le serveur ne peut pas lire ces lignes.`, where: 'dialog', severity: 'error' },
  INVALID_QUANTITY: {
    message: msg`Les quantités sont des nombres entiers de 1 à 1 000 000.`,
    where: 'dialog',
    severity: 'error',
  },
  INVALID_PRICE: {
    message: msg`Un produit n’a qu’un prix par période, de zéro ou plus, au centime près.`,
    where: 'dialog',
    severity: 'error',
  },
  PRICE_OF_OTHERS: {
    message: msg`Un prix vaut pour toute l’agence, et d’autres groupes ont déjà un autre prix : reprenez-le, ou demandez à la direction de le changer et de répartir.`,
    where: 'dialog',
    severity: 'error',
  },
  DUPLICATE_ROW: { message: msg`Une ligne en répète une autre.`, where: 'dialog', severity: 'error' },
  YEAR_OUT_OF_RANGE: {
    message: msg`Cette période ne peut pas être saisie : les objectifs vont de 2020 à cinq ans après l’année en cours ; les tendances et les ventes, de 2020 à aujourd’hui.`,
    where: 'dialog',
    severity: 'error',
  },
  SHARES_NOT_100: {
    message: msg`Les parts des délégués ne font pas 100 % pour tous les produits.`,
    where: 'dialog',
    severity: 'error',
  },
  NOTHING_TO_DISPATCH: {
    message: msg`Rien n’est enregistré pour cette période.`,
    where: 'dialog',
    severity: 'warning',
  },
  REQUIRED_VALUE: { message: msg`Remplissez tous les champs obligatoires.`, where: 'dialog', severity: 'error' },
  TEXT_TOO_LONG: {
    message: msg`Un texte est trop long : 200 caractères au maximum sur une ligne, 5 000 sur plusieurs.`,
    where: 'dialog',
    severity: 'error',
  },
  UNKNOWN_RECIPIENT: {
    message: msg`Un destinataire ne figure plus dans l’annuaire.`,
    where: 'field',
    severity: 'error',
    field: 'recipientsIDList',
  },
  REMINDER_EXPIRED: {
    message: msg`Cette date est déjà passée.`,
    where: 'field',
    severity: 'error',
    field: 'scheduledTimeStamp',
  },
  REMINDER_TOO_MANY_RECIPIENTS: {
    message: msg`15 destinataires au maximum`,
    where: 'field',
    severity: 'error',
    field: 'recipientsIDList',
  },
  REMINDER_RECIPIENTS_REQUIRED: {
    message: msg`Choisissez au moins un destinataire.`,
    where: 'field',
    severity: 'error',
    field: 'recipientsIDList',
  },
  REMINDER_CHANNEL_REQUIRED: {
    message: msg`Choisissez au moins un moyen d’envoi.`,
    where: 'field',
    severity: 'error',
    field: 'isEmail',
  },
  UNKNOWN_STATUS: {
    message: msg`Le serveur ne connaît pas ce statut.`,
    where: 'field',
    severity: 'error',
    field: 'statut',
  },
  INVALID_DATE_RANGE: {
    message: msg`La date de début doit précéder la date de fin.`,
    where: 'field',
    severity: 'error',
    field: 'newAMMEndTimeStamp',
  },
  ALREADY_RECORDED: { message: msg`C’est déjà enregistré.`, where: 'dialog', severity: 'warning' },
  VISIT_FIXED: {
    message: msg`Une visite faite ou validée ne change plus.`,
    where: 'dialog',
    severity: 'error',
  },
  DUPLICATE_VISIT: { message: msg`Une visite existe déjà pour un client.`, where: 'dialog', severity: 'error' },
  PAST_DAY: { message: msg`Un jour passé ne se planifie plus.`, where: 'dialog', severity: 'error' },
  INVALID_POSITION: { message: msg`Cette position n’existe pas.`, where: 'dialog', severity: 'error' },
  FILE_NAME_REQUIRED: { message: msg`Le fichier n’a pas de nom.`, where: 'field', severity: 'error', field: 'file' },
  FILE_NAME_TOO_LONG: {
    message: msg`Le nom de ce fichier est trop long.`,
    where: 'field',
    severity: 'error',
    field: 'file',
  },
  FILE_FORMAT_NOT_ALLOWED: {
    message: msg`Le format de ce fichier n’est pas autorisé.`,
    where: 'field',
    severity: 'error',
    field: 'file',
  },
  FILE_TOO_LARGE: {
    message: msg`Ce fichier dépasse la taille autorisée.`,
    where: 'field',
    severity: 'error',
    field: 'file',
  },
  TOO_MANY_ATTEMPTS: {
    message: msg`Trop de tentatives. Réessayez dans une minute.`,
    where: 'login',
    severity: 'warning',
  },
  // The application makes no such request.
  QUERY_TOO_COSTLY: { message: msg`Une erreur est survenue.`, where: 'page', severity: 'error' },
  NOT_A_QUERY: { message: msg`Une erreur est survenue.`, where: 'page', severity: 'error' },

  'user.login-wrong-credentials': {
    message: msg`Vérifiez vos identifiants et réessayez.`,
    where: 'login',
    severity: 'error',
  },
  'user.login-not-allowed': {
    message: msg`Votre profil n’a pas accès à l’application.`,
    where: 'login',
    severity: 'error',
  },
  'errors.error-title': { message: msg`Une erreur est survenue.`, where: 'page', severity: 'error' },
  'errors.error-getting-programs': {
    message: msg`Impossible de récupérer les programmes des délégués.`,
    where: 'page',
    severity: 'error',
  },
  'errors.form': { message: msg`Corrigez les erreurs du formulaire.`, where: 'dialog', severity: 'error' },
  'errors.unsupported-device': {
    message: msg`Votre appareil ne dispose pas des technologies nécessaires à l’application.`,
    where: 'page',
    severity: 'error',
  },
  'internal-error': { message: msg`Une erreur interne est survenue.`, where: 'page', severity: 'error' },
  'supervisor.readAllSupervisorWeeklyReport': {
    message: msg`Impossible de récupérer les rapports hebdomadaires.`,
    where: 'page',
    severity: 'error',
  },

  'retrieval.data': { message: msg`Impossible de récupérer les données.`, where: 'page', severity: 'error' },
  'retrieval.agencies': { message: msg`Impossible de récupérer les agences.`, where: 'page', severity: 'error' },
  'retrieval.workgroups': {
    message: msg`Impossible de récupérer les groupes de travail.`,
    where: 'page',
    severity: 'error',
  },
  'retrieval.customer-card': {
    message: msg`Impossible de récupérer les fiches clients.`,
    where: 'page',
    severity: 'error',
  },
  'retrieval.day-itinerary': {
    message: msg`Impossible de récupérer l’itinéraire du jour.`,
    where: 'page',
    severity: 'error',
  },
  'retrieval.programs': { message: msg`Impossible de récupérer les programmes.`, where: 'page', severity: 'error' },
  'retrieval.company-objective': {
    message: msg`Impossible de récupérer l’objectif de l’entreprise.`,
    where: 'page',
    severity: 'error',
  },
  'retrieval.next-visit-objectives': {
    message: msg`Impossible de récupérer les objectifs des prochaines visites.`,
    where: 'page',
    severity: 'error',
  },

  'call.aborted': { message: msg`La demande a été interrompue.`, where: 'toast', severity: 'info' },
  'call.timeout': {
    message: msg`Le serveur met trop de temps à répondre. Réessayez dans un instant.`,
    where: 'toast',
    severity: 'warning',
  },
  'call.network': {
    message: msg`Le serveur est injoignable. Vérifiez votre connexion et réessayez.`,
    where: 'toast',
    severity: 'warning',
  },
  'call.http': { message: msg`Le serveur a rencontré une erreur.`, where: 'toast', severity: 'error' },
  'call.malformed': { message: msg`La réponse du serveur est illisible.`, where: 'toast', severity: 'error' },
  'call.no-data': { message: msg`Le serveur n’a renvoyé aucune donnée.`, where: 'toast', severity: 'error' },
};

/** The messages of SALE_DATA_EXIST by what was being saved or dispatched (docs/rules/api.md#sale-data-words). */
export const SALE_DATA_EXIST_MESSAGES = {
  goals: msg`Des objectifs de vente existent déjà.`,
  trends: msg`Des tendances de vente existent déjà pour cette période.`,
  realSales: msg`Des données de vente existent déjà pour cette période.`,
} as const;

/** The catalogue entry of a key. */
export function entryOf(key: CatalogueKey): CatalogueEntry {
  return CATALOGUE[key];
}

export interface Explanation extends CatalogueEntry {
  readonly key: CatalogueKey;
  /** The server's own text, or the HTTP status; shown below the message as it is. */
  readonly detail: string | null;
}

/** Finds the entry for anything that was thrown. Everything but an {@link ApiError} is an internal error. */
export function explain(error: unknown): Explanation {
  if (!(error instanceof ApiError)) return { ...entryOf('internal-error'), key: 'internal-error', detail: null };
  return { ...entryOf(error.key), key: error.key, detail: error.detail || null };
}
