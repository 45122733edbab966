import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { isOpenStatus } from '#domain/regulatory/regulatory-status.ts';
import { ADMINISTRATORS } from '#domain/access/roles.ts';
import { ownHref } from '#routes/links.ts';
import { useFormat } from '#state/format.ts';
import { navigate } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useNow } from '#state/now.ts';
import { useSession } from '#state/session.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { Select } from '#ui/select/select.tsx';
import { TwoLines } from '#ui/two-lines/two-lines.tsx';
import { TypeName } from '#ui/type-name/type-name.tsx';
import type { ActionRow } from '../product.types.ts';
import * as styles from '../product.css.ts';

const ALL = 'all';

export interface ActionTableProps {
  readonly productID: string;
  readonly actions: readonly ActionRow[];
  /** The server's statuses in their order; unknown ones sort last. */
  readonly statuses: readonly string[];
}

/** The regulatory actions of a product, sorted by status. The filters by status and type are in the address. */
export function ActionTable({ productID, actions, statuses }: ActionTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { userType } = useSession();
  const [params, changeParams] = useQueryParams();
  const [status, type] = [params.get('status'), params.get('type')];
  const shown = useMemo(
    () =>
      actions.filter(
        ({ statut, TypeRegulatoryAction }) =>
          (!status || statut === status) && (!type || TypeRegulatoryAction?.ID === type),
      ),
    [actions, status, type],
  );
  const columns = useMemo((): readonly DataColumn<ActionRow>[] => {
    const rankOf = (statut: string) => (statuses.includes(statut) ? statuses.indexOf(statut) : statuses.length);
    return [
      {
        id: 'name',
        header: t`Action`,
        isRowHeader: true,
        isTwoLine: true,
        width: '1fr',
        sort: ({ name }) => name,
        cell: ({ name, description }) => <TwoLines first={name} second={description} />,
      },
      {
        id: 'type',
        header: t`Type`,
        width: 156,
        sort: ({ TypeRegulatoryAction: of }) => of?.name ?? '',
        cell: ({ TypeRegulatoryAction: of }) => (of ? <TypeName colour={of.colorCode}>{of.name}</TypeName> : '–'),
      },
      {
        id: 'status',
        header: t`Statut`,
        width: 184,
        sort: ({ statut }) => rankOf(statut),
        cell: ({ statut }) => <Badge tone={isOpenStatus(statut) ? 'accent' : 'neutral'}>{statut}</Badge>,
      },
      {
        id: 'steps',
        header: t`Étapes`,
        width: 80,
        align: 'end',
        sort: ({ RegulatoryActionSteps: steps }) => steps.length,
        cell: ({ RegulatoryActionSteps: steps }) => format.number(steps.length),
      },
      {
        id: 'reminder',
        header: t`Prochain rappel`,
        width: 128,
        sort: (action) => nextReminder(action, now),
        cell: (action) => {
          const next = nextReminder(action, now);
          return next === null ? '–' : <bdi>{format.date(next)}</bdi>;
        },
      },
    ];
  }, [t, statuses, format, now]);

  const countOf = (test: (action: ActionRow) => boolean) => String(actions.filter(test).length);
  const present = statuses.concat(actions.map(({ statut }) => statut).filter((statut) => !statuses.includes(statut)));
  const types = new Map(actions.flatMap(({ TypeRegulatoryAction: of }) => (of ? [[of.ID, of.name]] : [])));

  function open({ ID }: ActionRow) {
    const address = ownHref(userType, 'regulatory_action_steps', { idProduct: productID, idRegAction: ID });
    if (address) navigate(address);
  }

  // A new action is written at its own address.
  const newActionHref = ADMINISTRATORS.includes(userType)
    ? ownHref(userType, 'regulatory_action_steps', { idProduct: productID, idRegAction: 'new' })
    : undefined;
  const creation = newActionHref !== undefined && (
    <Button icon={<Plus />} onPress={() => navigate(newActionHref)}>
      <Trans>Nouvelle action</Trans>
    </Button>
  );

  return (
    <>
      {actions.length > 0 && (
        <Filters label={t`Filtrer les actions`}>
          <div className={styles.choice}>
            <Select
              label={t`Statut`}
              isLabelHidden
              choices={[
                { id: ALL, label: t`Tous les statuts` },
                ...Array.from(new Set(present), (id) => ({
                  id,
                  label: id,
                  hint: countOf(({ statut }) => statut === id),
                })),
              ]}
              value={status ?? ALL}
              onChange={(id) => changeParams({ status: id === ALL ? null : id })}
            />
          </div>
          <div className={styles.choice}>
            <Select
              label={t`Type`}
              isLabelHidden
              choices={[
                { id: ALL, label: t`Tous les types` },
                ...Array.from(types, ([id, label]) => ({
                  id,
                  label,
                  hint: countOf(({ TypeRegulatoryAction: of }) => of?.ID === id),
                })),
              ]}
              value={type ?? ALL}
              onChange={(id) => changeParams({ type: id === ALL ? null : id })}
            />
          </div>
          {shown.length < actions.length && (
            <span className={styles.shownCount} role="status">
              <Trans>
                {shown.length} sur {actions.length}
              </Trans>
            </span>
          )}
          {creation && <span className={styles.creation}>{creation}</span>}
        </Filters>
      )}
      <DataTable
        label={t`Actions réglementaires`}
        columns={columns}
        rows={shown}
        getKey={({ ID }) => ID}
        getText={({ name }) => name}
        defaultSort={{ column: 'status', direction: 'ascending' }}
        onRowAction={open}
        card={({ name, statut, TypeRegulatoryAction: of, RegulatoryActionSteps: steps }) => ({
          title: name,
          detail: of && <TypeName colour={of.colorCode}>{of.name}</TypeName>,
          end: <Badge tone={isOpenStatus(statut) ? 'accent' : 'neutral'}>{statut}</Badge>,
          endDetail: <Plural value={steps.length} one="# étape" other="# étapes" />,
        })}
        empty={
          actions.length === 0 ? (
            <EmptyState title={<Trans>Aucune action réglementaire</Trans>} actions={creation}>
              <Trans>
                Un renouvellement, une variation ou un enregistrement commencé pour ce produit apparaîtra ici.
              </Trans>
            </EmptyState>
          ) : (
            <EmptyState
              title={<Trans>Aucune action ne répond à ces filtres</Trans>}
              actions={
                <Button onPress={() => changeParams({ status: null, type: null })}>
                  <Trans>Effacer les filtres</Trans>
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}

/** Timestamp of the next pending reminder of an action's steps; null without one. */
function nextReminder({ RegulatoryActionSteps: steps }: ActionRow, now: number): number | null {
  const toCome = steps.flatMap(({ Reminder: reminder }) =>
    reminder && reminder.scheduledTimeStamp > now ? [reminder.scheduledTimeStamp] : [],
  );
  return toCome.length === 0 ? null : Math.min(...toCome);
}
