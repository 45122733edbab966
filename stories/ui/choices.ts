import type { Choice } from '#ui/list-box/choice.ts';

/** Choices shared by several stories. */
export const WHOLESALERS = [
  { id: 'repartis', label: 'Répartis' },
  { id: 'littoral', label: 'Littoral Médicaments' },
  { id: 'savane', label: 'Savane Distribution' },
] as const satisfies readonly Choice[];

export const PEOPLE = [
  { id: 'fatou', label: 'Fatou Diagne', hint: 'Affaires réglementaires' },
  { id: 'serge', label: 'Serge Etoundi', hint: 'Direction d’agence, Douala' },
  { id: 'prisca', label: 'Prisca Nguemo', hint: 'Assistante de direction' },
  { id: 'estelle', label: 'Estelle Ngo Bassa', hint: 'Déléguée, Bonanjo', isDisabled: true },
  { id: 'helene', label: 'Hélène Vauquelin', hint: 'Brévane, réglementaire' },
] as const satisfies readonly Choice[];
