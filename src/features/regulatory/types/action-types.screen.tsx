import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { ADMINISTRATORS } from '#domain/access/roles.ts';
import { openDialog } from '#state/query-params.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { TypeName } from '#ui/type-name/type-name.tsx';
import type { ActionTypeFragment } from '../shared/actions.generated.ts';
import { actionChoicesQuery } from '../shared/actions.queries.ts';
import { TypeEditor } from './parts/type-editor.tsx';

/** Value of `?type=` that opens the editor for a new type. */
const NEW = 'new';

/**
 * Types of regulatory action: names and colours. The open type is in the address. Laboratories can only read
 * (docs/rules/access.md#regulatory-access), and nobody can delete a type (docs/rules/regulatory.md#no-such-call).
 */
export default function ActionTypesScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const mayWrite = ADMINISTRATORS.includes(useSession().userType);
  const { open, control } = useDialogInAddress('type');
  const { data, error, isPending, isFetching, refetch } = useQuery(actionChoicesQuery(api));
  const types = useMemo(() => data?.data.readTypeRegulatoryActions ?? [], [data]);
  const asked = mayWrite ? open : null;
  const opened = types.find(({ ID }) => ID === asked);

  const create = () => openDialog({ type: NEW });
  const columns = useMemo(
    (): readonly DataColumn<ActionTypeFragment>[] => [
      {
        id: 'name',
        header: t`Type d’action`,
        isRowHeader: true,
        sort: ({ name }) => name,
        cell: ({ name, colorCode }) => <TypeName colour={colorCode}>{name}</TypeName>,
      },
      {
        id: 'colour',
        header: t`Code de la couleur`,
        width: 176,
        cell: ({ colorCode }) => <bdi>{colorCode.toUpperCase()}</bdi>,
      },
    ],
    [t],
  );

  return (
    <Page>
      <PageHeader
        title={<Trans>Types d’action réglementaire</Trans>}
        count={data && <Plural value={types.length} one="# type" other="# types" />}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus />} onPress={create}>
              <Trans>Nouveau type</Trans>
            </Button>
          )
        }
      />
      {data && (error ?? data.errors[0]) && <RetryBanner onRetry={() => void refetch()} isRetrying={isFetching} />}
      {error && !data ? (
        <ErrorState
          title={<Trans>Les types d’action n’ont pas pu être lus</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          code={error.key}
        >
          <Trans>Rien n’est perdu : ils sont sur le serveur. Vérifiez le réseau, puis réessayez.</Trans>
        </ErrorState>
      ) : (
        <DataTable
          label={t`Types d’action réglementaire`}
          columns={columns}
          rows={types}
          getKey={({ ID }) => ID}
          getText={({ name }) => name}
          {...(mayWrite && { onRowAction: ({ ID }: ActionTypeFragment) => openDialog({ type: ID }) })}
          isLoading={isPending}
          card={({ name, colorCode }) => ({
            title: <TypeName colour={colorCode}>{name}</TypeName>,
            endDetail: colorCode.toUpperCase(),
          })}
          empty={
            <EmptyState
              title={<Trans>Aucun type d’action</Trans>}
              actions={
                mayWrite && (
                  <Button variant="primary" onPress={create}>
                    <Trans>Créer un type</Trans>
                  </Button>
                )
              }
            >
              <Trans>Un type range les actions réglementaires et leur donne une couleur.</Trans>
            </EmptyState>
          }
        />
      )}
      {(asked === NEW || opened) && <TypeEditor key={asked} type={opened ?? null} control={control} />}
    </Page>
  );
}
