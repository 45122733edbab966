import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Lever, Motive } from '#domain/customers/sonca.ts';
import type { Sex } from '#api/generated/schema.ts';

const STAGES: Readonly<Record<string, MessageDescriptor>> = {
  prospect: msg`Prospect`,
  firstContact: msg`Premier contact`,
  maturation: msg`Maturation`,
  newClient: msg`Nouveau client`,
  occasionnelClient: msg`Client occasionnel`,
  LoyalClient: msg`Client fidèle`,
  LostClient: msg`Client perdu`,
};

export const MOTIVE_WORDS: Readonly<Record<Motive, MessageDescriptor>> = {
  security: msg`Sécurité`,
  pride: msg`Orgueil`,
  novelty: msg`Nouveauté`,
  comfort: msg`Confort`,
  money: msg`Argent`,
  sympathy: msg`Sympathie`,
};

export const LEVER_WORDS: Readonly<Record<Lever, MessageDescriptor>> = {
  soncaEfficiency: msg`Efficacité`,
  soncaTolerance: msg`Tolérance`,
  soncaLaboAwarness: msg`Notoriété du laboratoire`,
  soncaPraise: msg`Éloges`,
  soncaInnovation: msg`Innovation`,
  soncaObservance: msg`Observance`,
  soncaConfort: msg`Confort du patient`,
  soncaVMAvailability: msg`Disponibilité du délégué`,
  soncaPrice: msg`Prix`,
  soncaSamples: msg`Échantillons`,
  soncaRelationShip: msg`Relation`,
  soncaVMSkills: msg`Compétence du délégué`,
};

/** What a health worker is like, in words. */
export const TEXT_WORDS = {
  hobbies: msg`Loisirs`,
  groupsOfReference: msg`Groupes de référence`,
  areasOfInterest: msg`Centres d’intérêt`,
  projects: msg`Projets`,
  valuesAndBeliefs: msg`Valeurs et croyances`,
  opinions: msg`Opinions`,
  lifestyle: msg`Mode de vie`,
  priorities: msg`Priorités`,
  tastes: msg`Goûts`,
  colors: msg`Couleurs préférées`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
export type ProfileText = keyof typeof TEXT_WORDS;

const isText = (name: string): name is ProfileText => Object.hasOwn(TEXT_WORDS, name);

/** In the order in which they are shown. */
export const PROFILE_TEXTS: readonly ProfileText[] = Object.keys(TEXT_WORDS).filter(isText);

/** Whether a field of a health worker is a lever or a text of the profile. */
export const isProfileField = (name: string): boolean => isText(name) || Object.hasOwn(LEVER_WORDS, name);

const MATRIMONIAL: Readonly<Record<string, Readonly<Record<'F' | 'M', MessageDescriptor>>>> = {
  bachelor: { F: msg`Célibataire`, M: msg`Célibataire` },
  married: { F: msg`Mariée`, M: msg`Marié` },
  divorced: { F: msg`Divorcée`, M: msg`Divorcé` },
  widow: { F: msg`Veuve`, M: msg`Veuf` },
};

/** The words of the server's values. A value that is not known is shown as it is. */
export function useCardWords() {
  const { t } = useLingui();
  return useMemo(() => {
    const wordOf = (word: MessageDescriptor | undefined, value: string): string => (word ? t(word) : value);
    return {
      stage: (state: string) => wordOf(STAGES[state], state),
      matrimonial: (status: string, sex: Sex | null) => wordOf(MATRIMONIAL[status]?.[sex ?? 'M'], status),
      sex: (sex: Sex) => (sex === 'F' ? t`Femme` : t`Homme`),
    };
  }, [t]);
}
