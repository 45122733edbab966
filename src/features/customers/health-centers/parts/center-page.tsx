import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { failureOf } from '#queries/failure.ts';
import { href } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { navigate } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { CustomersQuery } from '#queries/customers.generated.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import type { HealthCenterFragment } from '../../shared/health-centers.generated.ts';
import type { PlacesRead } from '../../shared/places-page.tsx';

type Person = NonNullable<CustomersQuery['readAllCustomers']>['HealthWorkerList'][number];

const BY_NAME = { column: 'name', direction: 'ascending' } as const;

const nameOf = ({ denomination, name }: Person) => [denomination, name].filter(Boolean).join(' ');
const practiceOf = ({ MySpecialities }: Person) => MySpecialities.map(({ name }) => name).join(', ');

export interface CenterPageProps {
  readonly centerID: string;
  readonly read: PlacesRead;
  /** Above the people: what was saved last. */
  readonly notice: ReactNode;
  /** Absent while it is read, or when it does not exist. */
  readonly center: HealthCenterFragment | undefined;
  /** Absent when the user may not change it. */
  readonly onEdit: (() => void) | undefined;
  /** The editor. */
  readonly children: ReactNode;
}

/** A health centre: where it is, and the health workers who can be met there. */
export function CenterPage({ centerID, read, notice, center, onEdit, children }: CenterPageProps) {
  const back = (
    <Link variant="standalone" href={href('app_customer_card_health_centers')}>
      <Trans>Tous les centres</Trans>
    </Link>
  );
  if (!center) {
    const failure = failureOf(read);
    return (
      <Page>
        {read.isPending ? (
          <SkeletonRows count={8} />
        ) : failure ? (
          <ErrorState
            isPage
            title={<Trans>Le centre n’a pas pu être lu</Trans>}
            onRetry={() => void read.refetch()}
            isRetrying={read.isFetching}
            code={failure.key}
            actions={back}
          >
            <Explained error={failure} />
          </ErrorState>
        ) : (
          <MissingState isPage title={<Trans>Ce centre n’existe pas</Trans>} actions={back} code={centerID}>
            <Trans>Il a été retiré, ou il appartient à une autre agence.</Trans>
          </MissingState>
        )}
      </Page>
    );
  }
  const { name, textualLocation, WorkArea } = center;
  const directions = textualLocation ?? '';
  // Directions often end with the name of the work area.
  const where = [directions, directions.includes(WorkArea?.name ?? '') ? '' : WorkArea?.name, WorkArea?.City?.name];
  const problem = failureOf(read);
  return (
    <Page>
      <PageHeader
        title={<bdi>{name}</bdi>}
        subtitle={<bdi>{where.filter(Boolean).join(', ')}</bdi>}
        actions={
          <>
            {back}
            {onEdit && (
              <Button icon={<Pencil />} onPress={onEdit}>
                <Trans>Modifier le centre</Trans>
              </Button>
            )}
          </>
        }
      />
      {notice}
      {problem && <RetryBanner onRetry={() => void read.refetch()} isRetrying={read.isFetching} />}
      <People centerID={centerID} />
      {children}
    </Page>
  );
}

/** The health workers of a centre; who may see none is told so. */
function People({ centerID }: { readonly centerID: string }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl } = useSession();
  const isAllowed = hasRight('customerCardAccess', acl) && hasRight('viewHealthWorker', acl);
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...customersQuery(api), enabled: isAllowed });
  const workers = data?.data.readAllCustomers?.HealthWorkerList;
  const people = useMemo(
    () => (workers ?? []).filter(({ MyHealthCenters }) => MyHealthCenters.some(({ ID }) => ID === centerID)),
    [workers, centerID],
  );
  const failure = error ?? data?.errors[0];
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  if (!isAllowed) {
    return (
      <EmptyState title={<Trans>Vos droits ne montrent pas les professionnels de santé</Trans>}>
        <Trans>Demandez à votre responsable si vous devez voir ceux de ce centre.</Trans>
      </EmptyState>
    );
  }
  if (!workers && failure) {
    return (
      <ErrorState title={<Trans>Les professionnels n’ont pas pu être lus</Trans>} {...retry} code={failure.key}>
        <Explained error={failure} />
      </ErrorState>
    );
  }
  const columns: readonly DataColumn<Person>[] = [
    {
      id: 'name',
      header: t`Professionnel`,
      isRowHeader: true,
      width: '1.4fr',
      sort: ({ name }) => name,
      cell: (person) => <bdi>{nameOf(person)}</bdi>,
    },
    {
      id: 'speciality',
      header: t`Spécialité`,
      sort: (person) => practiceOf(person) || null,
      cell: (person) => practiceOf(person) || '—',
    },
    {
      id: 'potential',
      header: t`Potentiel`,
      width: 112,
      sort: ({ potential }) => potential,
      cell: ({ potential }) => (potential === null ? '—' : <Badge tone="accent">{potential}</Badge>),
    },
    {
      id: 'phone',
      header: t`Téléphone`,
      width: 176,
      cell: ({ phone }) => (phone === null ? '—' : <bdi>{phone}</bdi>),
    },
  ];
  return (
    <>
      {failure && <RetryBanner {...retry} />}
      <p role="status">
        {!isPending && (
          <Plural
            value={people.length}
            _0="Aucun professionnel de santé"
            one="# professionnel de santé"
            other="# professionnels de santé"
          />
        )}
      </p>
      <DataTable
        label={t`Professionnels du centre`}
        columns={columns}
        rows={people}
        getKey={({ ID }) => ID}
        getText={nameOf}
        defaultSort={BY_NAME}
        onRowAction={({ ID }) => navigate(href('app_customer_card_health_worker', { idCustomer: ID }))}
        isLoading={isPending}
        card={(person) => ({
          title: <bdi>{nameOf(person)}</bdi>,
          detail: practiceOf(person) || '—',
          end: person.potential !== null && <Badge tone="accent">{person.potential}</Badge>,
        })}
        empty={
          <EmptyState title={<Trans>Personne ne reçoit ici</Trans>}>
            <Trans>Les professionnels de santé dont la fiche nomme ce centre apparaîtront ici.</Trans>
          </EmptyState>
        }
      />
    </>
  );
}
