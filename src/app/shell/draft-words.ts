import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { readDay, readMonth } from '#lib/scalars.ts';
import type { DraftOnDevice, EditorKind } from '#state/drafts.ts';
import { useFormat } from '#state/format.ts';
import { dateTimeFormat } from '#lib/intl.ts';

const EDITORS: Readonly<Record<Exclude<EditorKind, 'finance'>, MessageDescriptor>> = {
  reminder: msg`Rappel`,
  action: msg`Action réglementaire`,
  step: msg`Étape d’une action`,
  authorisation: msg`Nouvelle AMM`,
  'action-type': msg`Type d’action`,
  file: msg`Fichier d’un produit`,
  city: msg`Ville`,
  'work-area': msg`Secteur`,
  customer: msg`Fiche d’un client`,
  profile: msg`Profil d’un client`,
  stage: msg`Étape d’une relation`,
  expectation: msg`Attente d’un client`,
  'leaded-action': msg`Action reçue`,
  'health-center': msg`Centre de santé`,
  programme: msg`Programme`,
  'visit-report': msg`Rapport de visite`,
  'weekly-report': msg`Rapport hebdomadaire`,
  absence: msg`Absence`,
};

const FIGURES: Readonly<Record<string, MessageDescriptor>> = {
  goals: msg`Objectifs`,
  trends: msg`Tendances, semaine du`,
  sales: msg`Ventes réelles`,
};

/** Names a draft: « Rappel : Porter l’échantillon », « Ventes réelles, octobre 2026 » */
export function useDraftWords(): (draft: DraftOnDevice) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  /** A period as its part of the draft's name: a year, a month, or the Monday of a week. */
  const periodWords = (period: string): string => {
    const month = readMonth(period);
    const words = dateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    if (month) return words.format(month.toDate('UTC'));
    const day = readDay(period);
    return day ? format.day(day) : period;
  };
  return ({ kind, subject, title }) => {
    if (kind !== 'finance') {
      const editor = i18n._(EDITORS[kind]);
      return title === null ? editor : i18n._(msg`${editor} : ${title}`);
    }
    const [figures = '', period = ''] = subject.split(' ');
    const name = FIGURES[figures];
    return [name ? i18n._(name) : figures, periodWords(period)].join(figures === 'trends' ? ' ' : ', ');
  };
}
