import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormat } from '#state/format.ts';
import { Button } from '#ui/button/button.tsx';
import { Checklist } from '#ui/checklist/checklist.tsx';
import { ChoiceChips } from '#ui/chips/chips.tsx';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { Select } from '#ui/select/select.tsx';
import * as styles from '../customers.css.ts';
import type { choicesOf, Filters, Found } from '../customers.model.ts';
import type { Kind } from '../../shared/kinds.ts';
import { useKindNames } from '../../shared/use-kinds.tsx';
import { countActive, type useFilters } from '../use-filters.ts';

const ALL = 'all';

export interface FilterPanelProps extends Pick<ReturnType<typeof useFilters>, 'change' | 'choose' | 'clear'> {
  readonly filters: Filters;
  /** The kinds to choose from, when the page has no room for that choice. */
  readonly kinds?: readonly Kind[];
  readonly choices: ReturnType<typeof choicesOf>;
  readonly potentials: readonly string[];
  readonly found: Found;
  /** Whether to show a heading; a drawer has its own. */
  readonly hasHead: boolean;
}

/** The filters of the list; each applies at once. */
export function FilterPanel({
  filters,
  kinds,
  choices,
  potentials,
  found,
  hasHead,
  change,
  choose,
  clear,
}: FilterPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useKindNames();
  const potentialLabel = useId();
  const clearing = countActive(filters) > 0 && (
    <Button variant="ghost" size="small" onPress={clear}>
      <Trans>Effacer</Trans>
    </Button>
  );
  return (
    <div className={styles.panel}>
      {hasHead && (
        <div className={styles.panelHead}>
          <h2 className={styles.panelTitle}>
            <Trans>Filtre avancé</Trans>
          </h2>
          {clearing}
        </div>
      )}
      <div className={styles.group}>
        {kinds && (
          <Select
            label={t`Type de client`}
            choices={[
              { id: ALL, label: t`Tous` },
              ...kinds.map((kind) => ({
                id: kind,
                label: names[kind].all,
                hint: format.number(found.countByKind[kind]),
              })),
            ]}
            value={filters.kind ?? ALL}
            onChange={(kind) => change({ kind: kind === ALL ? null : kind })}
          />
        )}
        <Select
          label={t`Ville`}
          choices={[{ id: ALL, label: t`Toutes les villes` }, ...choices.cities]}
          value={filters.city ?? ALL}
          // Work areas and centres belong to a city, so a change of city clears them.
          onChange={(city) => change({ city: city === ALL ? null : city, area: null, centre: null })}
        />
        <MultiSelect
          label={t`Secteur`}
          placeholder={t`Tous les secteurs`}
          choices={choices.areas}
          value={[...filters.areas]}
          onChange={(areas) => choose('area', areas)}
        />
        {choices.centres.length > 0 && (
          <MultiSelect
            label={t`Centre de santé`}
            placeholder={t`Tous les centres`}
            choices={choices.centres}
            value={[...filters.centres]}
            onChange={(centres) => choose('centre', centres)}
          />
        )}
      </div>
      {choices.specialities.length > 0 && (
        <div className={styles.group}>
          <Checklist
            label={<Trans>Spécialité</Trans>}
            items={choices.specialities.map(({ id, label }) => ({
              id,
              label,
              count: format.number(found.countBySpeciality.get(id) ?? 0),
            }))}
            value={filters.specialities}
            onChange={(specialities) => choose('speciality', specialities)}
          />
        </div>
      )}
      {potentials.length > 0 && (
        <div className={styles.group}>
          <span id={potentialLabel} className={styles.groupLabel} aria-hidden="true">
            <Trans>Potentiel</Trans>
          </span>
          <ChoiceChips
            label={t`Potentiel`}
            chips={potentials.map((potential) => ({ id: potential, label: potential }))}
            value={filters.potentials}
            onChange={(chosen) => choose('potential', chosen)}
          />
        </div>
      )}
      {!hasHead && clearing && <div className={styles.group}>{clearing}</div>}
    </div>
  );
}
