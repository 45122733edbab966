import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportField, ReportIssue } from '#domain/field/report.ts';
import type { WithoutPosition } from '#machines/visit-report/visit-report.types.ts';
import type { DayReportFragment } from '../day.generated.ts';

/** The fields of a report, as its form and its reading name them. */
export const FIELD_WORDS: Readonly<Record<ReportField, MessageDescriptor>> = {
  PresentedPharmaProducts: msg`Produits présentés`,
  GivenSamplesPharmaProducts: msg`Échantillons remis`,
  obtainedPromess: msg`Promesse obtenue`,
  notedPrescriptions: msg`Prescriptions notées`,
  objections: msg`Objections`,
  gifts: msg`Cadeaux`,
  leadedAction: msg`Action menée`,
  actionCost: msg`Coût de l’action`,
  nextVisitObjective: msg`Objectif de la prochaine visite`,
  other: msg`Commentaires`,
  obtainedResult: msg`Résultat obtenu`,
  metPerson: msg`Personne vue`,
};

export const ISSUE_WORDS: Readonly<Record<ReportIssue, MessageDescriptor>> = {
  empty: msg`Remplissez au moins un champ.`,
  name: msg`Donnez le nom de la personne.`,
  noStart: msg`Donnez l’heure du début.`,
  start: msg`Le début ne peut pas être à venir.`,
  noEnd: msg`Donnez l’heure de la fin.`,
  end: msg`La fin vient après le début, et pas après maintenant.`,
  actionCost: msg`Donnez un montant entier, sans virgule ni point.`,
};

/** Why a report went without a position. */
export const WITHOUT_POSITION: Readonly<Record<WithoutPosition, MessageDescriptor>> = {
  off: msg`sans position : le relevé n’est pas activé`,
  late: msg`sans position : la visite est finie depuis plus d’une heure`,
  declined: msg`sans position, comme vous l’avez choisi`,
  denied: msg`sans position : le navigateur la refuse`,
  unavailable: msg`sans position : l’appareil ne la trouve pas`,
  timeout: msg`sans position : elle n’est pas venue en 15 secondes`,
};

/** What a report says in a field; empty for nothing. */
export function fieldText(report: DayReportFragment, field: ReportField, number: (value: number) => string): string {
  if (field === 'actionCost') return report.actionCost === null ? '' : number(report.actionCost);
  const value = report[field];
  return (typeof value === 'string' ? value : value?.map(({ name }) => name).join(', ')) ?? '';
}
