import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { folded } from '#lib/folded.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { openDialog, useQueryParams } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import type { CityFragment } from '../shared/cities.generated.ts';
import { citiesQuery } from '../shared/cities.queries.ts';
import * as styles from '../shared/places.css.ts';
import { useCustomerCounts } from '../shared/use-customer-counts.tsx';
import { CityEditor } from './parts/city-editor.tsx';

/** Value of `?city=` that opens the editor for a new city. */
const NEW = 'new';

const BY_NAME = { column: 'name', direction: 'ascending' } as const;
const NO_CITIES: readonly CityFragment[] = [];

/**
 * The cities of the agency, with the number of their customers. The search and the open city are in the address
 * (docs/rules/customers.md#places).
 */
export default function CitiesScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const [mayCreate, mayEdit] = [hasRight('createCity', acl), hasRight('editCity', acl)];
  const [params, changeParams] = useQueryParams();
  const search = params.get('q')?.trim() ?? '';
  const { open, control } = useDialogInAddress('city');

  const { data, error, isPending, isFetching, refetch } = useQuery(citiesQuery(api));
  const cities = data?.data.readAllCity ?? NO_CITIES;
  const shown = useMemo(() => {
    const wanted = folded(search);
    return cities.filter(({ name }) => folded(name).includes(wanted));
  }, [cities, search]);
  const opened = mayEdit ? cities.find(({ ID }) => ID === open) : undefined;
  const failure = data?.data.readAllCity ? null : (error ?? data?.errors[0]);
  const counts = useCustomerCounts('city');
  const columns: readonly DataColumn<CityFragment>[] = [
    {
      id: 'name',
      header: t`Ville`,
      isRowHeader: true,
      sort: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    ...counts.columns,
  ];

  const create = () => openDialog({ city: NEW });
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  return (
    <Page>
      <PageHeader
        title={<Trans>Villes</Trans>}
        count={data && !failure && <Plural value={cities.length} one="# ville" other="# villes" />}
        actions={
          mayCreate && (
            <Button variant="primary" icon={<Plus />} onPress={create}>
              <Trans>Nouvelle ville</Trans>
            </Button>
          )
        }
      />
      {data && !failure && (error ?? data.errors[0]) && <RetryBanner {...retry} />}
      {failure ? (
        <ErrorState title={<Trans>Les villes n’ont pas pu être lues</Trans>} {...retry} code={failure.key}>
          <Trans>Rien n’est perdu : elles sont sur le serveur. Vérifiez le réseau, puis réessayez.</Trans>
        </ErrorState>
      ) : (
        <>
          {counts.failure && (
            <RetryBanner
              title={<Trans>Les clients n’ont pas pu être comptés.</Trans>}
              onRetry={counts.onRetry}
              isRetrying={counts.isRetrying}
            />
          )}
          {(isPending || cities.length > 0) && (
            <div className={styles.filters} role="search" aria-label={t`Filtrer les villes`}>
              <div className={styles.search}>
                <SearchField
                  label={t`Chercher une ville`}
                  placeholder={t`Nom de la ville`}
                  value={params.get('q') ?? ''}
                  onChange={(q) => changeParams({ q })}
                />
              </div>
              {search !== '' && (
                <span className={styles.shownCount} role="status">
                  <Trans>
                    {shown.length} sur {cities.length}
                  </Trans>
                </span>
              )}
            </div>
          )}
          <DataTable
            label={t`Villes`}
            columns={columns}
            rows={shown}
            getKey={({ ID }) => ID}
            getText={({ name }) => name}
            defaultSort={BY_NAME}
            {...(mayEdit && { onRowAction: ({ ID }: CityFragment) => openDialog({ city: ID }) })}
            isLoading={isPending}
            card={(city) => ({ title: <bdi>{city.name}</bdi>, endDetail: counts.words(city) })}
            empty={
              search === '' ? (
                <EmptyState
                  title={<Trans>Aucune ville</Trans>}
                  actions={
                    mayCreate && (
                      <Button variant="primary" onPress={create}>
                        <Trans>Créer une ville</Trans>
                      </Button>
                    )
                  }
                >
                  <Trans>Une ville regroupe des secteurs, et chaque secteur ses clients.</Trans>
                </EmptyState>
              ) : (
                <EmptyState
                  title={<Trans>Aucune ville ne contient « {search} »</Trans>}
                  actions={
                    <Button onPress={() => changeParams({ q: null })}>
                      <Trans>Effacer la recherche</Trans>
                    </Button>
                  }
                />
              )
            }
          />
        </>
      )}
      {((open === NEW && mayCreate) || opened) && (
        <CityEditor
          key={open}
          city={opened ?? null}
          others={cities.filter((city) => city !== opened)}
          control={control}
        />
      )}
    </Page>
  );
}
