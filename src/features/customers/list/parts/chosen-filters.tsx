import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listFormat } from '#lib/intl.ts';
import { FilterChips } from '#ui/chips/chips.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import type { Filters } from '#queries/customer-filters.ts';
import { LEVER_WORDS } from '../../shared/words.tsx';
import { useKindNames } from '../../shared/use-kinds.tsx';
import type { TraitFilters } from '../traits.ts';
import type { FilterChoice, FilterChoices } from '../use-filter-choices.ts';
import type { OwnFilter, useFilters } from '../use-filters.ts';

export interface ChosenFiltersProps extends Pick<ReturnType<typeof useFilters>, 'change' | 'clear'> {
  readonly filters: Filters;
  readonly traits: TraitFilters;
  readonly unknown: ReadonlySet<OwnFilter>;
  readonly choices: FilterChoices;
  /** On a phone the chips include the kind, which the page does not show otherwise, and no “clear all”. */
  readonly isPhone: boolean;
}

/**
 * The active filters as removable chips, without the search text, which is in its own field. A value that is not known here
 * has a chip too.
 */
export function ChosenFilters({
  filters: { kind, city, areas, centres, specialities, potentials },
  traits: { unseen, stages, levers, isBirthday },
  unknown,
  choices,
  isPhone,
  change,
  clear,
}: ChosenFiltersProps) {
  const { t, i18n } = useLingui();
  const names = useKindNames();
  const locale = useWrittenLocale();
  const either = listFormat(locale, { type: 'disjunction' });
  const chosenAmong = (all: readonly FilterChoice[], chosen: ReadonlySet<string>) =>
    all.filter(({ id }) => chosen.has(id));
  /** One choice by its name, several by their number. */
  const counted = (
    all: readonly FilterChoice[],
    chosen: ReadonlySet<string>,
    one: (label: string) => string,
    several: (count: number) => string,
  ): string => {
    const found = chosenAmong(all, chosen);
    const [first] = found;
    if (found.length === 1 && first) return first.isUnknown ? first.label : one(first.label);
    const missing = found.filter(({ isUnknown }) => isUnknown).length;
    const words = several(found.length);
    return missing === 0
      ? words
      : t`${words}, dont ${plural(missing, { one: '# introuvable', other: '# introuvables' })}`;
  };
  /** All choices by their names, as they count: one or another. */
  const listed = (all: readonly FilterChoice[], chosen: ReadonlySet<string>, words: (labels: string) => string) => {
    const found = chosenAmong(all, chosen);
    const labels = either.format(found.map(({ label }) => label));
    return found.every(({ isUnknown }) => isUnknown) ? labels : words(labels);
  };
  const leverNames = listFormat(locale, { type: 'conjunction' }).format([
    ...[...levers].map((lever) => i18n._(LEVER_WORDS[lever])),
    ...(unknown.has('lever') ? [t`Levier inconnu`] : []),
  ]);
  const chips = [
    unknown.has('kind') && { id: 'kind', label: t`Type de client inconnu` },
    kind !== null && isPhone && { id: 'kind', label: names[kind].all },
    city !== null && {
      id: 'city',
      label: counted(
        choices.cities,
        new Set([city]),
        (name) => t`Ville\u00A0: ${name}`,
        (count) => t`Villes\u00A0: ${count}`,
      ),
    },
    areas.size > 0 && {
      id: 'area',
      label: counted(
        choices.areas,
        areas,
        (name) => t`Secteur\u00A0: ${name}`,
        (count) => t`Secteurs\u00A0: ${count}`,
      ),
    },
    centres.size > 0 && {
      id: 'centre',
      label: counted(
        choices.centres,
        centres,
        (name) => t`Centre\u00A0: ${name}`,
        (count) => t`Centres\u00A0: ${count}`,
      ),
    },
    specialities.size > 0 && {
      id: 'speciality',
      label: counted(
        choices.specialities,
        specialities,
        (name) => t`Spécialité\u00A0: ${name}`,
        (count) => t`Spécialités\u00A0: ${count}`,
      ),
    },
    unknown.has('seen') && { id: 'seen', label: t`Dernière visite\u00A0: valeur inconnue` },
    unseen !== null && {
      id: 'seen',
      label: unseen === 'never' ? t`Jamais visité` : t`Dernière visite\u00A0: ${unseen} jours ou plus`,
    },
    unknown.has('birthday') && { id: 'birthday', label: t`Anniversaire\u00A0: valeur inconnue` },
    isBirthday && { id: 'birthday', label: t`Anniversaire ce mois-ci` },
    stages.size > 0 && {
      id: 'stage',
      label: listed(choices.stages, stages, (labels) => t`Relation\u00A0: ${labels}`),
    },
    leverNames !== '' && { id: 'lever', label: levers.size > 0 ? t`Compte\u00A0: ${leverNames}` : leverNames },
    potentials.size > 0 && {
      id: 'potential',
      label: listed(choices.potentials, potentials, (labels) => t`Potentiel\u00A0: ${labels}`),
    },
  ].filter((chip) => chip !== false);
  return (
    <FilterChips
      label={t`Filtres actifs`}
      chips={chips}
      onRemove={(id) => change(id === 'city' ? { city: null, area: null, centre: null } : { [id]: null })}
      {...(!isPhone && { onClear: clear })}
    />
  );
}
