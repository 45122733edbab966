import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '#ui/chips/chips.tsx';
import type { choicesOf, Filters } from '../customers.model.ts';
import { LEVER_WORDS, useCardWords } from '../../shared/words.tsx';
import { useKindNames } from '../../shared/use-kinds.tsx';
import type { TraitFilters } from '../traits.ts';
import type { useFilters } from '../use-filters.ts';

export interface ChosenFiltersProps extends Pick<ReturnType<typeof useFilters>, 'change' | 'clear'> {
  readonly filters: Filters;
  readonly traits: TraitFilters;
  readonly choices: ReturnType<typeof choicesOf>;
  /** On a phone the chips include the kind, which the page does not show otherwise, and no “clear all”. */
  readonly isPhone: boolean;
}

/** The active filters as removable chips, without the search text, which is in its own field. */
export function ChosenFilters({
  filters: { kind, city, areas, centres, specialities, potentials },
  traits: { unseen, stages, levers, isBirthday },
  choices,
  isPhone,
  change,
  clear,
}: ChosenFiltersProps) {
  const { t, i18n } = useLingui();
  const { stage: stageWords } = useCardWords();
  const names = useKindNames();
  const named = (ID: string, among: readonly { readonly id: string; readonly label: string }[]) =>
    among.find(({ id }) => id === ID)?.label ?? ID;
  const cityName = city && named(city, choices.cities);
  const [area = '', centre = '', speciality = ''] = [areas, centres, specialities].map(([first]) => first);
  const [areaName, centreName] = [named(area, choices.areas), named(centre, choices.centres)];
  const specialityName = named(speciality, choices.specialities);
  const potentialNames = [...potentials].join(', ');
  const chips = [
    ...(kind && isPhone ? [{ id: 'kind', label: names[kind].all }] : []),
    ...(city ? [{ id: 'city', label: t`Ville : ${cityName}` }] : []),
    ...(areas.size > 0
      ? [{ id: 'area', label: areas.size > 1 ? t`Secteurs : ${areas.size}` : t`Secteur : ${areaName}` }]
      : []),
    ...(centres.size > 0
      ? [{ id: 'centre', label: centres.size > 1 ? t`Centres : ${centres.size}` : t`Centre : ${centreName}` }]
      : []),
    ...(specialities.size > 0
      ? [
          {
            id: 'speciality',
            label: specialities.size > 1 ? t`Spécialités : ${specialities.size}` : t`Spécialité : ${specialityName}`,
          },
        ]
      : []),
    ...(unseen === null
      ? []
      : [{ id: 'seen', label: unseen === 'never' ? t`Jamais visité` : t`Dernière visite : ${unseen} jours ou plus` }]),
    ...(isBirthday ? [{ id: 'birthday', label: t`Anniversaire ce mois-ci` }] : []),
    ...(stages.size > 0 ? [{ id: 'stage', label: t`Relation : ${[...stages].map(stageWords).join(', ')}` }] : []),
    ...(levers.size > 0
      ? [{ id: 'lever', label: t`Compte : ${[...levers].map((lever) => i18n._(LEVER_WORDS[lever])).join(', ')}` }]
      : []),
    ...(potentials.size > 0 ? [{ id: 'potential', label: t`Potentiel : ${potentialNames}` }] : []),
  ];
  return (
    <FilterChips
      label={t`Filtres actifs`}
      chips={chips}
      onRemove={(id) => change(id === 'city' ? { city: null, area: null, centre: null } : { [id]: null })}
      {...(!isPhone && { onClear: clear })}
    />
  );
}
