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
import * as styles from '../shared/places.css.ts';
import { useCustomerCounts } from '../shared/use-customer-counts.tsx';
import type { WorkAreaFragment } from '../shared/work-areas.generated.ts';
import { workAreasQuery } from '../shared/work-areas.queries.ts';
import { WorkAreaEditor } from './parts/work-area-editor.tsx';

/** Value of `?workArea=` that opens the editor for a new work area. */
const NEW = 'new';

const BY_NAME = { column: 'name', direction: 'ascending' } as const;
const NO_AREAS: readonly WorkAreaFragment[] = [];

/**
 * The work areas of the agency, with their city and the number of their customers. The search and the open work area are
 * in the address (docs/rules/customers.md#places).
 */
export default function WorkAreasScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const [mayCreate, mayEdit] = [hasRight('createWorkArea', acl), hasRight('editWorkArea', acl)];
  const [params, changeParams] = useQueryParams();
  const search = params.get('q')?.trim() ?? '';
  const { open, control } = useDialogInAddress('workArea');

  const { data, error, isPending, isFetching, refetch } = useQuery(workAreasQuery(api));
  const areas = data?.data.readAllWorkArea ?? NO_AREAS;
  const shown = useMemo(() => {
    const wanted = folded(search);
    return areas.filter(({ name, City }) => [name, City?.name ?? ''].some((words) => folded(words).includes(wanted)));
  }, [areas, search]);
  const opened = mayEdit ? areas.find(({ ID }) => ID === open) : undefined;
  const failure = data?.data.readAllWorkArea ? null : (error ?? data?.errors[0]);
  const counts = useCustomerCounts('area');
  const columns: readonly DataColumn<WorkAreaFragment>[] = [
    {
      id: 'name',
      header: t`Secteur`,
      isRowHeader: true,
      sort: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'city',
      header: t`Ville`,
      sort: ({ City }) => City?.name ?? null,
      cell: ({ City }) => (City ? <bdi>{City.name}</bdi> : '—'),
    },
    ...counts.columns,
  ];

  const create = () => openDialog({ workArea: NEW });
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  return (
    <Page>
      <PageHeader
        title={<Trans>Secteurs</Trans>}
        count={data && !failure && <Plural value={areas.length} one="# secteur" other="# secteurs" />}
        actions={
          mayCreate && (
            <Button variant="primary" icon={<Plus />} onPress={create}>
              <Trans>Nouveau secteur</Trans>
            </Button>
          )
        }
      />
      {data && !failure && (error ?? data.errors[0]) && <RetryBanner {...retry} />}
      {failure ? (
        <ErrorState title={<Trans>Les secteurs n’ont pas pu être lus</Trans>} {...retry} code={failure.key}>
          <Trans>Rien n’est perdu : ils sont sur le serveur. Vérifiez le réseau, puis réessayez.</Trans>
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
          {(isPending || areas.length > 0) && (
            <div className={styles.filters} role="search" aria-label={t`Filtrer les secteurs`}>
              <div className={styles.search}>
                <SearchField
                  label={t`Chercher un secteur`}
                  placeholder={t`Secteur, ville`}
                  value={params.get('q') ?? ''}
                  onChange={(q) => changeParams({ q })}
                />
              </div>
              {search !== '' && (
                <span className={styles.shownCount} role="status">
                  <Trans>
                    {shown.length} sur {areas.length}
                  </Trans>
                </span>
              )}
            </div>
          )}
          <DataTable
            label={t`Secteurs`}
            columns={columns}
            rows={shown}
            getKey={({ ID }) => ID}
            getText={({ name }) => name}
            defaultSort={BY_NAME}
            {...(mayEdit && { onRowAction: ({ ID }: WorkAreaFragment) => openDialog({ workArea: ID }) })}
            isLoading={isPending}
            card={(area) => ({
              title: <bdi>{area.name}</bdi>,
              detail: <bdi>{area.City?.name ?? '—'}</bdi>,
              endDetail: counts.words(area),
            })}
            empty={
              search === '' ? (
                <EmptyState
                  title={<Trans>Aucun secteur</Trans>}
                  actions={
                    mayCreate && (
                      <Button variant="primary" onPress={create}>
                        <Trans>Créer un secteur</Trans>
                      </Button>
                    )
                  }
                >
                  <Trans>Un secteur est la partie d’une ville qu’un délégué couvre.</Trans>
                </EmptyState>
              ) : (
                <EmptyState
                  title={<Trans>Aucun secteur ne répond à « {search} »</Trans>}
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
        <WorkAreaEditor
          key={open}
          area={opened ?? null}
          others={areas.filter((area) => area !== opened)}
          control={control}
        />
      )}
    </Page>
  );
}
