import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { type Kind, KINDS } from '#domain/customers/kinds.ts';
import { choicesOf, customerSearch, filterCustomers, potentialsOf } from '#queries/customer-filters.ts';
import { type Customer, nameOf } from '#queries/customer-records.ts';
import { byName } from '#queries/made-customers.ts';
import { useCustomers } from '#state/customers.ts';
import { Explained } from '#state/explain.tsx';
import { useFormat } from '#state/format.ts';
import { counted, FoundContext, FoundCount } from '#state/found-count.tsx';
import { ChoiceChips, FilterChips } from '#ui/chips/chips.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Section } from '#ui/section/section.tsx';
import { Select } from '#ui/select/select.tsx';
import { phone } from '#ui/theme/media.ts';
import { rem } from '#ui/theme/scale.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from './create.css.ts';

export interface TargetPickerProps {
  /** Of what has the focus when nobody is chosen. */
  readonly id: string;
  /** The IDs of those chosen, in order. */
  readonly value: readonly string[];
  readonly onChange: (IDs: readonly string[]) => void;
  readonly error: string | undefined;
}

const ALL = 'all';
const KIND_WORDS: Readonly<Record<Kind, MessageDescriptor>> = {
  healthworker: msg`Professionnels`,
  drugstore: msg`Officines`,
  administration: msg`Administrations`,
  wholesaler: msg`Grossistes`,
};
const NOBODY: readonly Customer[] = [];

/** Chooses the customers whom a plan aims at, among 20,000: by search, kind, potential and work area. */
export function TargetPicker({ id, value, onChange, error }: TargetPickerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useWrittenLocale();
  const { customers: all, lists, isLoading, failure, isFetching, retry } = useCustomers(locale);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind | null>(null);
  const [areas, setAreas] = useState<readonly string[]>([]);
  const [potentials, setPotentials] = useState<ReadonlySet<string>>(new Set());
  const compare = byName(locale);
  const customers = all ?? NOBODY;
  const searched = useMemo(() => customerSearch(customers), [customers]);
  const found = useMemo(() => {
    const filters = { kind, areas: new Set(areas), potentials, city: null, centres: NONE, specialities: NONE };
    return filterCustomers(searched(search), filters);
  }, [searched, search, kind, areas, potentials]);
  const byID = useMemo(() => new Map(customers.map((customer) => [customer.ID, customer])), [customers]);
  const areaChoices = useMemo(() => counted('area', choicesOf(customers, null, compare).areas), [customers, compare]);
  const levels = useMemo(() => potentialsOf(customers, lists?.potentialList ?? []), [customers, lists]);
  const kindChoices = useMemo(
    () => [
      { id: ALL, label: t`Tous` },
      ...counted(
        'kind',
        KINDS.map((each) => ({ id: each, label: t(KIND_WORDS[each]) })),
      ),
    ],
    [t],
  );
  const isPhone = useMedia(phone);
  // On a phone the page scrolls: what follows the list stays within reach.
  const rows = useMemo(() => (isPhone ? found.customers.slice(0, ON_PHONE) : found.customers), [isPhone, found]);
  const chosen = useMemo(() => new Set(value), [value]);
  const columns = useMemo(
    (): readonly DataColumn<Customer>[] => [
      {
        id: 'name',
        header: t`Client`,
        isRowHeader: true,
        width: '2fr',
        sort: ({ name }) => name,
        cell: (customer) => <bdi>{nameOf(customer)}</bdi>,
      },
      {
        id: 'practice',
        header: t`Spécialité`,
        width: '1fr',
        cell: ({ specialities }) => specialities.map(({ name }) => name).join(', '),
      },
      { id: 'area', header: t`Secteur`, width: '1fr', cell: ({ areas: own }) => own[0]?.name },
      { id: 'potential', header: t`Potentiel`, width: 96, cell: ({ potential }) => potential ?? '—' },
    ],
    [t],
  );
  const choose = (next: ReadonlySet<string>) => {
    // Those whom the filters hide stay chosen.
    const shown = new Set(rows.map(({ ID }) => ID));
    const kept = value.filter((ID) => !shown.has(ID) || next.has(ID));
    onChange([...new Set([...kept, ...[...next].filter((ID) => shown.has(ID))])]);
  };
  return (
    <FoundContext value={found}>
      <Section
        title={<Trans>Clients ciblés</Trans>}
        meta={<Plural value={value.length} _0="aucun choisi" one="# choisi" other="# choisis" />}
      >
        <div className={styles.targets}>
          <FilterChips
            label={t`Clients choisis`}
            chips={value.map((ID) => {
              const customer = byID.get(ID);
              return { id: ID, label: customer ? nameOf(customer) : t`Client ${ID}` };
            })}
            onRemove={(ID) => onChange(value.filter((each) => each !== ID))}
          />
          {error !== undefined && <p className={styles.error}>{error}</p>}
          {failure && (
            <RetryBanner
              title={<Trans>Les clients n’ont pas tous pu être lus.</Trans>}
              onRetry={retry}
              isRetrying={isFetching}
            >
              <Explained error={failure} />
            </RetryBanner>
          )}
          <div className={styles.filters}>
            <SearchField
              id={id}
              label={t`Chercher un client`}
              placeholder={t`Nom, centre, secteur, téléphone`}
              value={search}
              onChange={setSearch}
            />
            <Select
              label={t`Type de client`}
              choices={kindChoices}
              value={kind ?? ALL}
              onChange={(next) => setKind(KINDS.find((each) => each === next) ?? null)}
            />
            <MultiSelect
              label={t`Secteur`}
              placeholder={t`Tous les secteurs`}
              choices={areaChoices}
              value={[...areas]}
              onChange={setAreas}
            />
            {levels.length > 0 && (
              <div className={styles.chips}>
                <span className={styles.label} aria-hidden="true">
                  <Trans>Potentiel</Trans>
                </span>
                <ChoiceChips
                  label={t`Potentiel`}
                  chips={levels.map((level) => ({
                    id: level,
                    label: level,
                    count: <FoundCount facet="potential" id={level} />,
                  }))}
                  value={potentials}
                  onChange={setPotentials}
                />
              </div>
            )}
          </div>
          <p className={styles.note} role="status">
            {isLoading ? (
              <Trans>Chargement…</Trans>
            ) : (
              all && (
                <Trans>
                  {format.number(found.customers.length)} sur {format.number(customers.length)}
                </Trans>
              )
            )}
            {rows.length < found.customers.length && (
              <>
                {'. '}
                <Trans>Voici les {rows.length} premiers : cherchez ou filtrez pour voir les autres.</Trans>
              </>
            )}
          </p>
          {(isLoading || all) && (
            <DataTable
              label={t`Clients à cibler`}
              columns={columns}
              rows={rows}
              isLoading={isLoading}
              getKey={({ ID }) => ID}
              getText={nameOf}
              selected={chosen}
              onSelect={choose}
              height={rem(320)}
              empty={
                <EmptyState title={<Trans>Aucun client ne correspond</Trans>}>
                  <Trans>Élargissez la recherche ou les filtres.</Trans>
                </EmptyState>
              }
              card={(customer) => ({
                title: <bdi>{nameOf(customer)}</bdi>,
                detail: [...customer.specialities, ...customer.areas.slice(0, 1)].map(({ name }) => name).join(', '),
                end: customer.potential,
              })}
            />
          )}
        </div>
      </Section>
    </FoundContext>
  );
}

/** How many customers a phone lists. */
const ON_PHONE = 20;

const NONE: ReadonlySet<string> = new Set();
