import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { seesPotential } from '#domain/customers/kind-rights.ts';
import { MOTIVE_NAMES, MOTIVES } from '#domain/customers/sonca.ts';
import { listFormat } from '#lib/intl.ts';
import { useSession } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Checklist } from '#ui/checklist/checklist.tsx';
import { ChoiceChips } from '#ui/chips/chips.tsx';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { Select } from '#ui/select/select.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from '../customers.css.ts';
import type { Filters } from '#queries/customer-filters.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { LEVER_WORDS, MOTIVE_WORDS } from '../../shared/words.tsx';
import { useKindNames, useKinds } from '../../shared/use-kinds.tsx';
import { type TraitFilters, UNSEEN } from '../traits.ts';
import type { FilterChoices } from '../use-filter-choices.ts';
import { counted } from '#state/found-count.tsx';
import { countActive, type OwnFilter, type useFilters } from '../use-filters.ts';

const ALL = 'all';

export interface FilterPanelProps extends Pick<ReturnType<typeof useFilters>, 'change' | 'choose' | 'clear'> {
  readonly filters: Filters;
  readonly traits: TraitFilters;
  readonly unknown: ReadonlySet<OwnFilter>;
  /** The kinds to choose from, when the page has no room for that choice. */
  readonly kinds?: readonly Kind[];
  /** The customers were read: whether there are choices is known. */
  readonly areRead: boolean;
  readonly choices: FilterChoices;
  /** Whether to show a heading; a drawer has its own. */
  readonly hasHead: boolean;
}

/** The filters of the list; each applies at once. A search leaves them as they are, but for the counts. */
export const FilterPanel = memo(function FilterPanel({
  filters,
  traits,
  unknown,
  kinds,
  choices,
  areRead,
  hasHead,
  change,
  choose,
  clear,
}: FilterPanelProps) {
  const { t, i18n } = useLingui();
  const names = useKindNames();
  const { acl } = useSession();
  const potentialLabel = useId();
  const locale = useWrittenLocale();
  const hidden = useKinds().filter((kind) => !seesPotential(kind, acl));
  const kindsInWords = listFormat(locale, { type: 'conjunction' }).format(hidden.map((kind) => names[kind].all));
  const clearing = countActive(filters, traits, unknown) > 0 && (
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
        <p className={styles.note}>
          <Trans>Plusieurs choix d’un filtre : l’un ou l’autre. Plusieurs filtres : tous à la fois.</Trans>
        </p>
        {kinds && (
          <Select
            label={t`Type de client`}
            choices={[
              { id: ALL, label: t`Tous` },
              ...counted(
                'kind',
                kinds.map((kind) => ({ id: kind, label: names[kind].all })),
              ),
            ]}
            value={filters.kind ?? ALL}
            onChange={(kind) => change({ kind: kind === ALL ? null : kind })}
          />
        )}
        <Select
          label={t`Ville`}
          choices={[{ id: ALL, label: t`Toutes les villes` }, ...counted('city', choices.cities)]}
          value={filters.city ?? ALL}
          // Work areas and centres belong to a city, so a change of city clears them.
          onChange={(city) => change({ city: city === ALL ? null : city, area: null, centre: null })}
        />
        <MultiSelect
          label={t`Secteur`}
          placeholder={t`Tous les secteurs`}
          choices={counted('area', choices.areas)}
          value={[...filters.areas]}
          onChange={(areas) => choose('area', areas)}
        />
        {choices.centres.length > 0 && (
          <MultiSelect
            label={t`Centre de santé`}
            placeholder={t`Tous les centres`}
            choices={counted('centre', choices.centres)}
            value={[...filters.centres]}
            onChange={(centres) => choose('centre', centres)}
          />
        )}
      </div>
      {choices.specialities.length > 0 && (
        <div className={styles.group}>
          <Checklist
            label={<Trans>Spécialité</Trans>}
            items={counted('speciality', choices.specialities).map(({ id, label, hint }) => ({
              id,
              label,
              count: hint,
            }))}
            value={filters.specialities}
            onChange={(specialities) => choose('speciality', specialities)}
          />
        </div>
      )}
      {choices.potentials.length > 0 && (
        <div className={styles.group}>
          <span id={potentialLabel} className={styles.groupLabel} aria-hidden="true">
            <Trans>Potentiel</Trans>
          </span>
          <ChoiceChips
            label={t`Potentiel`}
            chips={counted('potential', choices.potentials).map(({ id, label, hint }) => ({ id, label, count: hint }))}
            value={filters.potentials}
            onChange={(chosen) => choose('potential', chosen)}
          />
          {hidden.length > 0 && (
            <p className={styles.note}>
              <Trans>{kindsInWords} : vous ne voyez pas leur potentiel, et ce filtre les laisse de côté.</Trans>
            </p>
          )}
        </div>
      )}
      {/* Nobody knows yet how many choices stand above: what is below them comes with them, and does not move. */}
      {areRead && (
        <>
          <div className={styles.group}>
            <Select
              label={t`Dernière visite`}
              choices={[
                { id: ALL, label: t`Quelle qu’elle soit` },
                ...UNSEEN.map((each) => ({
                  id: String(each),
                  label: each === 'never' ? t`Jamais visité` : t`Il y a ${each} jours ou plus`,
                })),
              ]}
              value={traits.unseen === null ? ALL : String(traits.unseen)}
              onChange={(seen) => change({ seen: seen === ALL ? null : seen })}
            />
            <Checkbox isSelected={traits.isBirthday} onChange={(isOn) => change({ birthday: isOn ? '1' : null })}>
              <Trans>Anniversaire ce mois-ci</Trans>
            </Checkbox>
          </div>
          {choices.stages.length > 0 && hasRight('viewRelationshipWithProductAdvancement', acl) && (
            <div className={styles.group}>
              <MultiSelect
                label={t`Relation avec un produit`}
                placeholder={t`Toutes les étapes`}
                choices={choices.stages}
                value={[...traits.stages]}
                onChange={(chosen) => choose('stage', chosen)}
              />
            </div>
          )}
          {hasRight('viewHealthWorker', acl) && (
            <div className={styles.group}>
              <MultiSelect
                label={t`Ce qui compte (SONCAS)`}
                description={t`Plusieurs leviers\u00A0: tous à la fois`}
                placeholder={t`Tous les leviers`}
                choices={MOTIVE_NAMES.flatMap((motive) =>
                  MOTIVES[motive].map((lever) => ({
                    id: lever,
                    label: i18n._(LEVER_WORDS[lever]),
                    hint: i18n._(MOTIVE_WORDS[motive]),
                  })),
                )}
                value={[...traits.levers]}
                onChange={(chosen) => choose('lever', chosen)}
              />
            </div>
          )}
        </>
      )}
      {!hasHead && clearing && <div className={styles.group}>{clearing}</div>}
    </div>
  );
});
