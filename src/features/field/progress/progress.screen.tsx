import { parseDate } from '@internationalized/date';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { failureOf } from '#queries/failure.ts';
import { type Progress, progressQuery } from '#queries/visit-progress.queries.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { useAgency } from '#state/agencies.tsx';
import { Explained } from '#state/explain.tsx';
import { exportTable } from '#state/export-table.ts';
import { navigate } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { exportedPercent, useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable, tableCells } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { readDayParam, useDayWords } from '../shared/use-day-words.ts';
import { AgreedOnly } from '../shared/agreed-only.tsx';
import * as styles from './progress.css.ts';

/** How far each supervisor and their group are with the visits of a day; a row opens the day of the group. */
export default function ProgressDetailsScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { acl, modules } = useSession();
  const agency = useAgency();
  const { percent } = useFigures();
  const dayWords = useDayWords();
  const today = useToday().toString();
  const [params, change] = useQueryParams();
  const { day, isUnknown } = readDayParam(params.get('day'), today);
  const goTo = (date: string) => change({ day: date === today ? null : date });
  const step = (days: number) => goTo(parseDate(day).add({ days }).toString());
  const read = useQuery(progressQuery(api, day));
  const mayOpen = hasRight('scheduleAccess', acl, modules);
  const groups = useQuery({ ...workGroupsQuery(api), enabled: mayOpen });
  const isOver = day < today;
  const columns = useProgressColumns(isOver);
  const failure = failureOf(read);
  const rows = read.data?.supervisors;
  const isRead = rows !== undefined && !(rows.length === 0 && failure);
  const groupFailure = failureOf(groups);
  const late = rows?.filter(({ group }) => group !== null && group < 100).length ?? 0;
  const open = ({ ID }: Progress) => {
    const group = groups.data?.data.readWorkGroups?.find(({ Supervisor }) => Supervisor?.ID === ID);
    const query = { day: day === today ? null : day };
    if (group) navigate(href('app_programs_workgroup', { idWorkgroup: group.ID }, query));
  };
  return (
    <Page>
      <PageHeader
        title={<Trans>Progression des visites</Trans>}
        subtitle={dayWords.title(day)}
        actions={
          <div className={styles.tools}>
            <div className={styles.steps}>
              <PreviousNext
                previous={{ label: t`Jour précédent`, onPress: () => step(-1) }}
                next={{ label: t`Jour suivant`, onPress: () => step(1) }}
                today={{ onPress: () => goTo(today), isDisabled: day === today }}
              />
            </div>
            <ExportMenu
              isDisabled={!rows || rows.length === 0}
              onExport={(format) =>
                exportTable(format, [agency?.name, t`progression`, day], tableCells(columns, rows ?? []))
              }
            />
          </div>
        }
      />
      {isUnknown && (
        <Banner tone="amber" title={<Trans>L’adresse nomme un jour qui n’existe pas.</Trans>}>
          <Trans>Voici aujourd’hui.</Trans>
        </Banner>
      )}
      {isRead && failure && <RetryBanner onRetry={() => void read.refetch()} isRetrying={read.isFetching} />}
      {groupFailure && (
        <RetryBanner
          title={<Trans>Les groupes n’ont pas pu être lus : leurs journées ne s’ouvrent pas d’ici.</Trans>}
          onRetry={() => void groups.refetch()}
          isRetrying={groups.isFetching}
        >
          <Explained error={groupFailure} />
        </RetryBanner>
      )}
      {!isRead && failure ? (
        <ErrorState
          title={<Trans>La progression n’a pas pu être lue</Trans>}
          onRetry={() => void read.refetch()}
          isRetrying={read.isFetching}
          code={failure.message}
        >
          <Explained error={failure} />
        </ErrorState>
      ) : (
        <>
          <p className={styles.note} role="status">
            {(!isRead || (mayOpen && groups.isLoading)) && <Trans>Chargement…</Trans>}
            {isRead && rows.length > 0 && !isOver && (
              <Plural
                value={late}
                _0="Aucune visite prévue ne reste à faire. "
                one="# groupe a encore des visites à faire. "
                other="# groupes ont encore des visites à faire. "
              />
            )}
            {isRead && rows.length > 0 && isOver && (
              <Plural
                value={late}
                _0="Aucune visite prévue ne reste à faire. "
                one="# groupe n’a pas fait toutes ses visites. "
                other="# groupes n’ont pas fait toutes leurs visites. "
              />
            )}
            {isRead && rows.length > 0 && !isOver && (
              <Trans>Visites faites sur visites prévues, d’une journée qui n’est pas finie.</Trans>
            )}
            {isRead && rows.length > 0 && isOver && (
              <Trans>Visites faites sur visites prévues : rouge jusqu’à 45 %, jaune jusqu’à 75 %, vert au-delà.</Trans>
            )}{' '}
            {isRead && rows.length > 0 && <AgreedOnly />}
          </p>
          <DataTable
            label={t`Progression par superviseur`}
            columns={columns}
            rows={rows ?? []}
            isLoading={!isRead}
            getKey={({ ID }) => ID}
            getText={({ name }) => name}
            defaultSort={{ column: 'group', direction: 'ascending' }}
            {...(groups.data && !groupFailure && { onRowAction: open })}
            empty={
              <EmptyState title={<Trans>Aucun superviseur</Trans>}>
                <Trans>La progression se lit par le superviseur d’un groupe.</Trans>
              </EmptyState>
            }
            card={({ name, group, own }) => ({
              title: <bdi>{name}</bdi>,
              detail: own === null ? t`sans visite à lui` : t`${percent(own)} de ses propres visites`,
              end: <span className={styles.figures}>{group === null ? '—' : percent(group)}</span>,
              endDetail: t`du groupe`,
            })}
          />
        </>
      )}
    </Page>
  );
}

/** The columns that the host does not hide. */
function useProgressColumns(isOver: boolean): readonly DataColumn<Progress>[] {
  const { t } = useLingui();
  const { settings } = useServices();
  const hasPharma = !settings.hidePharmaNetworkProgression;
  return useMemo(() => {
    const column = (id: 'group' | 'own' | 'medical' | 'pharma', header: string): DataColumn<Progress> => ({
      id,
      header,
      width: 172,
      sort: (progress) => progress[id],
      text: (progress) => exportedPercent(progress[id]),
      cell: (progress) => <BulletBar value={progress[id]} end={100} {...(!isOver && { judged: null })} />,
    });
    return [
      {
        id: 'name',
        header: t`Superviseur`,
        isRowHeader: true,
        sort: ({ name }) => name,
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      column('group', t`Tout le groupe`),
      column('own', t`Ses visites`),
      column('medical', t`Professionnels de santé`),
      ...(hasPharma ? [column('pharma', t`Pharmacies`)] : []),
    ];
  }, [t, hasPharma, isOver]);
}
