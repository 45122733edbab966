import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Link as PersonLink } from 'react-aria-components';
import type { ApiError } from '#api/errors.ts';
import { daysBetweenVisits as every } from '#domain/field/frequency.ts';
import { weeksUpTo } from '#domain/supervision/range.ts';
import { type DayRange, weekNumberOf } from '#lib/date-ranges.ts';
import { type VisitQuota, visitQuotasQuery } from '#queries/supervision.queries.ts';
import { ownHref } from '#routes/links.ts';
import { useAgency } from '#state/agencies.tsx';
import { Explained } from '#state/explain.tsx';
import { exportTable } from '#state/export-table.ts';
import { useShownLocation } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { exportedPercent, useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable, tableCells } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';
import { Legend } from '#ui/legend/legend.tsx';
import { Link } from '#ui/link/link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { wideUp } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { usePrinted } from '#ui/use-media/use-printed.ts';
import { failureOf, retryOf } from '#queries/failure.ts';
import { useWeeksAway } from '../use-days-away.ts';
import { type DelegateWeeks, delegateWeeks, scaleOf } from './quota-weeks.ts';
import { NotExpected } from '../parts/not-expected.tsx';
import { PrintedBy } from '../parts/printed-by.tsx';
import { WeekCell, WeekStrip } from './week-cell.tsx';
import * as styles from './quotas.css.ts';

const WEEKS = 13;
const NARROW: ReadonlySet<string> = new Set(['group', 'visits']);
const WIDE: ReadonlySet<string> = new Set();

const NOBODY: readonly DelegateWeeks[] = [];

type WeekRead = UseQueryResult<{ readonly quotas: readonly VisitQuota[]; readonly errors: readonly ApiError[] }>;
const together = (reads: readonly WeekRead[]) => ({ reads, quotas: reads.map(({ data }) => data?.quotas) });

const wholeOf = (weeks: readonly DayRange[]): DayRange => ({
  start: weeks[0]?.start ?? '',
  end: weeks.at(-1)?.end ?? '',
});

/** The visits asked for and made in the last weeks: one row a delegate, one scale for all, each cell opens its week. */
export function QuotaPage() {
  const { t } = useLingui();
  const { api } = useServices();
  const { path } = useShownLocation();
  const agency = useAgency();
  const isWide = useMedia(wideUp);
  const isPrinted = usePrinted();
  const { percent, full } = useFigures();
  const today = useToday().toString();
  const weeks = useMemo(() => weeksUpTo(today, WEEKS), [today]);
  const { reads, quotas } = useQueries({
    queries: weeks.map((week) => visitQuotasQuery(api, week)),
    combine: together,
  });
  const whole = useQuery(visitQuotasQuery(api, wholeOf(weeks)));
  const { read: absences, weeksAway } = useWeeksAway(weeks);
  const known = useMemo(
    () => delegateWeeks(weeks, quotas, whole.data?.quotas, weeksAway),
    [weeks, quotas, whole.data, weeksAway],
  );
  // Thirteen answers come one after the other; the cells of each are rendered in slices.
  const rows = useDeferredValue(known, NOBODY);
  const top = useMemo(() => scaleOf(rows), [rows]);
  const columns = useColumns(weeks, top);
  const all = [...reads, whole, absences];
  const failure = all.map(failureOf).find((each) => each !== undefined);
  const isWaiting = all.some(({ isLoading }) => isLoading);
  const retry = retryOf(all);
  return (
    <Page>
      <PageHeader
        title={<Trans>Quotas de visites</Trans>}
        subtitle={
          <Trans>
            Treize semaines jusqu’à celle-ci. <Link href={path}>Tableau de bord</Link>
          </Trans>
        }
        actions={
          <ExportMenu
            isDisabled={rows.length === 0 || isWaiting}
            onExport={(format) =>
              exportTable(
                format,
                [agency?.name, t`quotas de visites`, weeks[0]?.start, today],
                tableCells(columns.exported, rows),
              )
            }
          />
        }
      />
      <PrintedBy />
      {rows.length > 0 && failure && (
        <RetryBanner title={<Trans>Certaines semaines n’ont pas pu être lues.</Trans>} {...retry}>
          <Explained error={failure} />
        </RetryBanner>
      )}
      {known.length === 0 && failure ? (
        <ErrorState title={<Trans>Les quotas n’ont pas pu être lus</Trans>} code={failure.message} {...retry}>
          <Explained error={failure} />
        </ErrorState>
      ) : (
        <>
          <p className={styles.note} role="status">
            <Trans>
              Visites demandées par la potentialité des clients du secteur (tous les {every('A+')} jours pour A+,{' '}
              {every('A')} pour A, {every('B')} pour B, {every(null)} pour C), réparties du lundi au vendredi ; toutes
              les visites faites comptent. Les journées entières d’absence sont retirées, les jours fériés non. La
              dernière semaine n’est pas finie. Chaque semaine est arrondie à la visite, le total une seule fois : il
              peut différer un peu de leur somme.
            </Trans>{' '}
            <NotExpected /> {/* At the end, so that what follows rarely moves when it goes. */}
            {isWaiting && <Trans>Chargement…</Trans>}
          </p>
          <Legend
            items={[
              { id: 'made', name: t`visites faites`, swatch: <span className={styles.swatchMade} /> },
              { id: 'short', name: t`moins que demandé`, swatch: <span className={styles.swatchShort} /> },
              { id: 'running', name: t`semaine en cours`, swatch: <span className={styles.swatchRunning} /> },
              { id: 'asked', name: t`visites demandées`, swatch: <span className={styles.swatchAsked} /> },
              { id: 'away', name: t`jours d’absence`, swatch: <span className={styles.swatchAway} /> },
            ]}
          />
          <DataTable
            label={t`Quotas de visites par semaine`}
            columns={columns.shown}
            hiddenColumns={isWide || isPrinted ? WIDE : NARROW}
            rows={rows}
            isLoading={rows.length === 0 && (isWaiting || known.length > 0)}
            getKey={({ ID }) => ID}
            getText={({ name }) => name}
            defaultSort={{ column: 'reached', direction: 'ascending' }}
            empty={
              <EmptyState title={<Trans>Aucun délégué</Trans>}>
                <Trans>Les quotas se lisent par délégué d’un groupe.</Trans>
              </EmptyState>
            }
            card={(row) => ({
              // There is no room to press a week: all of them together open their visits.
              title: <AllWeeks row={row} weeks={weeks} today={today} />,
              detail: <WeekStrip weeks={row.weeks} top={top} />,
              end: (
                <span className={styles.figures}>{reachedOf(row) === null ? '—' : percent(reachedOf(row) ?? 0)}</span>
              ),
              endDetail: row.whole ? `${full(row.whole.done)} / ${full(row.whole.expected)}` : '—',
            })}
          />
        </>
      )}
    </Page>
  );
}

interface AllWeeksProps {
  readonly row: DelegateWeeks;
  readonly weeks: readonly DayRange[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The name of a delegate, which leads to the visits of all weeks. */
function AllWeeks({ row: { ID, name }, weeks, today }: AllWeeksProps) {
  const { userType } = useSession();
  const { start: from, end: to } = wholeOf(weeks);
  const address = ownHref(userType, 'delegate', { id: ID }, { day: today, from, to });
  const words = <bdi>{name}</bdi>;
  if (address === undefined) return words;
  return (
    <PersonLink className={styles.person} href={address}>
      {words}
    </PersonLink>
  );
}

const column = (
  id: string,
  header: string,
  more: Omit<DataColumn<DelegateWeeks>, 'id' | 'header'>,
): DataColumn<DelegateWeeks> => ({ id, header, ...more });

/** How much of what all weeks ask for was made, in percent; `null` if it is not known, or nothing is asked for. */
const reachedOf = ({ whole }: DelegateWeeks): number | null => whole?.reached ?? null;

const numberOf = ({ start }: DayRange): number => weekNumberOf(start).week;

const figure =
  (index: number, of: 'done' | 'expected') =>
  (row: DelegateWeeks): number | null =>
    row.weeks[index]?.quota?.[of] ?? null;

interface Columns {
  readonly shown: readonly DataColumn<DelegateWeeks>[];
  readonly exported: readonly DataColumn<DelegateWeeks>[];
}

function useColumns(weeks: readonly DayRange[], top: number): Columns {
  const { t } = useLingui();
  const { full } = useFigures();
  const name = column('name', t`Délégué`, {
    isRowHeader: true,
    sort: (row) => row.name,
    cell: (row) => <bdi className={styles.name}>{row.name}</bdi>,
  });
  const group = column('group', t`Groupe`, {
    sort: (row) => row.group?.name ?? null,
    cell: (row) => <bdi>{row.group?.name ?? '—'}</bdi>,
  });
  const reached = column('reached', t`Atteint`, {
    width: 136,
    sort: reachedOf,
    text: (row) => exportedPercent(reachedOf(row)),
    cell: (row) => <BulletBar value={reachedOf(row)} />,
  });
  const visits = column('visits', t`Visites`, {
    align: 'end',
    width: 96,
    sort: ({ whole }) => whole?.done ?? null,
    cell: ({ whole }) => <bdi>{whole ? `${full(whole.done)} / ${full(whole.expected)}` : '—'}</bdi>,
  });
  return {
    shown: [
      name,
      group,
      ...weeks.map((week, index) =>
        column(`week-${index}`, String(numberOf(week)), {
          width: 42,
          sort: figure(index, 'done'),
          cell: (row) => <WeekCell name={row.name} ID={row.ID} {...row.weeks[index]} top={top} />,
        }),
      ),
      visits,
      reached,
    ],
    exported: [
      name,
      group,
      ...weeks.flatMap((week, index) => [
        column(`done-${index}`, t`Sem. ${numberOf(week)}, faites`, { sort: figure(index, 'done'), cell: () => null }),
        column(`asked-${index}`, t`Sem. ${numberOf(week)}, demandées`, {
          sort: figure(index, 'expected'),
          cell: () => null,
        }),
        column(`away-${index}`, t`Sem. ${numberOf(week)}, jours d’absence`, {
          sort: (row) => row.weeks[index]?.daysAway ?? null,
          cell: () => null,
        }),
      ]),
      column('done', t`Faites`, { sort: ({ whole }) => whole?.done ?? null, cell: () => null }),
      column('expected', t`Demandées`, { sort: ({ whole }) => whole?.expected ?? null, cell: () => null }),
      reached,
    ],
  };
}
