import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReportWeek } from '#domain/weekly-reports/weeks.ts';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { TwoLines } from '#ui/two-lines/two-lines.tsx';
import { useReportWords } from '../../shared/use-report-words.ts';
import type { WeeklyReport } from '../../shared/weekly-reports.queries.ts';
import * as styles from '../weekly-reports.css.ts';

type Week = ReportWeek<WeeklyReport>;

export interface WeekTableProps {
  readonly weeks: readonly Week[];
  readonly isLoading: boolean;
  /** The Mondays of the reports that wait on this device. */
  readonly queued: ReadonlySet<string>;
  /** The ID of the report that is open. */
  readonly openID: string | null;
  /** Opens a report, or the form for the week that has none. */
  readonly onOpen: (week: Week) => void;
}

const percentOf = ({ report }: Week): number | null =>
  report?.achivementsDividedByForecasts == null ? null : report.achivementsDividedByForecasts * 100;

/** The weeks, latest first, with what was forecast and achieved; those without a report say so. */
export function WeekTable({ weeks, isLoading, queued, openID, onOpen }: WeekTableProps) {
  const { t } = useLingui();
  const words = useReportWords();
  const columns = useMemo(
    (): readonly DataColumn<Week>[] => [
      {
        id: 'week',
        header: t`Semaine`,
        isRowHeader: true,
        isTwoLine: true,
        width: '1fr',
        sort: ({ monday }) => monday,
        cell: ({ monday }) => <TwoLines first={words.title(monday)} second={words.days(monday)} />,
      },
      {
        id: 'forecast',
        header: t`Prévu (FCFA)`,
        width: 116,
        align: 'end',
        sort: ({ report }) => report?.forecasts ?? null,
        cell: ({ report }) => report && words.figure(report.forecasts),
      },
      {
        id: 'achieved',
        header: t`Réalisé (FCFA)`,
        width: 124,
        align: 'end',
        sort: ({ report }) => report?.achivements ?? null,
        cell: ({ report }) => report && words.figure(report.achivements),
      },
      {
        id: 'ratio',
        header: t`Réalisé ÷ prévu`,
        width: 148,
        sort: percentOf,
        cell: (week) =>
          week.report ? <BulletBar value={percentOf(week)} /> : <Unwritten isQueued={queued.has(week.monday)} />,
      },
    ],
    [t, words, queued],
  );
  return (
    <DataTable
      label={t`Rapports par semaine`}
      columns={columns}
      rows={weeks}
      isLoading={isLoading}
      getKey={({ monday, report }) => report?.ID ?? monday}
      getText={({ monday }) => words.title(monday)}
      defaultSort={{ column: 'week', direction: 'descending' }}
      onRowAction={onOpen}
      isCurrent={({ report }) => report !== null && report.ID === openID}
      card={(week) => ({
        title: words.title(week.monday),
        detail: words.days(week.monday),
        end: week.report ? (
          <span className={styles.figures}>{words.ratio(week.report.achivementsDividedByForecasts)}</span>
        ) : (
          <Unwritten isQueued={queued.has(week.monday)} />
        ),
        endDetail: week.report && words.amount(week.report.achivements),
      })}
    />
  );
}

/** Of a week without a report: its row leads to the form. */
function Unwritten({ isQueued }: { readonly isQueued: boolean }) {
  return isQueued ? <Trans>À envoyer</Trans> : <Trans>À rédiger</Trans>;
}
