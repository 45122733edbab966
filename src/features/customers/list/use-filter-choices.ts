import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Choice } from '#ui/list-box/choice.ts';
import { useCardWords } from '../shared/words.tsx';
import type { Customer } from '#queries/customer-records.ts';
import { choicesOf, type Filters } from '#queries/customer-filters.ts';
import type { TraitFilters } from './traits.ts';

/** A choice of a filter. */
export interface FilterChoice extends Choice {
  /** The address names it, and nothing here has that name: it was removed, or is of another agency. */
  readonly isUnknown?: true;
}

const WAITING = '…';

/** What the lists of the card’s forms say, as the server orders it; `null` if it was not read. */
export interface ServerLists {
  readonly potentialList: readonly string[];
  readonly relationStateList: readonly string[];
}

/** The choices, and those of the address that are not among them; `known` has names that are not offered. */
function withChosen(
  choices: readonly Choice[],
  chosen: Iterable<string>,
  unknown: string,
  known: readonly Choice[] | null,
): readonly FilterChoice[] {
  const others = [...chosen].filter((id) => !choices.some((choice) => choice.id === id));
  const added = others.map((id): FilterChoice => {
    if (known === null) return { id, label: WAITING };
    return known.find((choice) => choice.id === id) ?? { id, label: unknown, isUnknown: true };
  });
  return [...choices, ...added];
}

/**
 * What the filters choose from: potentials that customers have, and what the server lists. A value that the address gives and no list has is among them, in words, so that no filter
 * is in force that the page does not show.
 */
export function useFilterChoices(
  all: readonly Customer[] | null,
  potentials: readonly string[],
  lists: ServerLists | null,
  filters: Filters,
  traits: TraitFilters,
  compare: (a: string, b: string) => number,
) {
  const { t } = useLingui();
  const { stage: stageWords } = useCardWords();
  const { city } = filters;
  const everywhere = useMemo(() => choicesOf(all ?? [], null, compare), [all, compare]);
  const inCity = useMemo(
    () => (city === null ? everywhere : choicesOf(all ?? [], city, compare)),
    [everywhere, all, city, compare],
  );

  const { specialities, centres, areas, potentials: chosenPotentials } = filters;
  const { stages } = traits;
  return useMemo(() => {
    const names = all && everywhere;
    const named = (values: Iterable<string>) => Array.from(values, (id) => ({ id, label: id }));
    const staged = (values: Iterable<string>) => Array.from(values, (id) => ({ id, label: stageWords(id) }));
    return {
      cities: withChosen(inCity.cities, city === null ? [] : [city], t`Ville inconnue`, names && names.cities),
      areas: withChosen(inCity.areas, areas, t`Secteur inconnu`, names && names.areas),
      centres: withChosen(inCity.centres, centres, t`Centre inconnu`, names && names.centres),
      specialities: withChosen(inCity.specialities, specialities, t`Spécialité inconnue`, names && names.specialities),
      // Without the lists of the server nobody can tell which values there are.
      potentials: withChosen(
        named(potentials),
        chosenPotentials,
        t`Potentiel inconnu`,
        all && named(lists?.potentialList ?? chosenPotentials),
      ),
      stages: withChosen(
        staged(lists?.relationStateList ?? []),
        stages,
        t`Étape inconnue`,
        all && staged(lists?.relationStateList ?? stages),
      ),
    };
  }, [
    t,
    stageWords,
    all,
    everywhere,
    inCity,
    lists,
    potentials,
    city,
    areas,
    centres,
    specialities,
    chosenPotentials,
    stages,
  ]);
}

export type FilterChoices = ReturnType<typeof useFilterChoices>;
