import { useLingui } from '@lingui/react/macro';
import type { Kind } from '#domain/customers/kinds.ts';
import type { Stop, StopCustomer } from './stops.ts';

/** The words of a visit and its customer. */
export function useStopWords() {
  const { t } = useLingui();
  const kinds: Readonly<Record<Kind, string>> = {
    healthworker: t`Professionnel de santé`,
    drugstore: t`Officine`,
    administration: t`Administration`,
    wholesaler: t`Grossiste`,
  };
  /** « Pédiatre, Clinique Les Palétuviers » */
  const practice = ({ kind, specialities, place }: StopCustomer): string =>
    [specialities.join(', ') || (kind && kinds[kind]), place].filter(Boolean).join(', ');
  return {
    practice,
    /**
     * The purpose of a visit to come; who was visited, of one that is made.
     * @param isBegun whether its report is begun on this device
     */
    detail({ customer, description, isDone, queued }: Stop, isBegun = false): string {
      if (queued) {
        const state = queued.isRefused ? t`Rapport refusé, à corriger` : t`Rapport à envoyer`;
        return [state, customer && practice(customer)].filter(Boolean).join(' · ');
      }
      if (!customer) return t`Personne non enregistrée`;
      const words = !isDone && description !== '' ? description : practice(customer);
      const begun = isDone ? t`Une autre saisie n’est pas envoyée` : t`Rapport commencé`;
      return isBegun ? [begun, words].filter(Boolean).join(' · ') : words;
    },
    /** The name of somebody who has none. */
    unknown: t`Personne sans nom`,
  };
}
