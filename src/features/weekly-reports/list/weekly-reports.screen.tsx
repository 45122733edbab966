import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, PenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { entryOf } from '#api/error-catalogue.ts';
import { personName } from '#domain/people/person-name.ts';
import { weeksOfReports } from '#domain/weekly-reports/weeks.ts';
import { failureOf } from '#queries/failure.ts';
import { ownHref } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { navigate } from '#state/location.ts';
import { closeDialog, openDialog, useQueryParams } from '#state/query-params.ts';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SentenceSkeleton } from '#ui/sentence/sentence-skeleton.tsx';
import { sideBySide } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { queuedWeeks } from '../shared/outbox/weekly-report-item.ts';
import { useReportsAsked } from '../shared/use-reports-asked.ts';
import { type WeeklyReport, weeklyReportsQuery } from '../shared/weekly-reports.queries.ts';
import { DeleteReport } from './parts/delete-report.tsx';
import { Lead } from './parts/lead.tsx';
import { ReportArticle } from './parts/report-article.tsx';
import { WeekTable } from './parts/week-table.tsx';
import * as styles from './weekly-reports.css.ts';

/**
 * The weekly reports of the supervisor who is signed in: the weeks, those without a report too, and one report beside them. The
 * report is in the address; on a wide screen the latest is open without one.
 */
export default function WeeklyReportsScreen() {
  const { i18n } = useLingui();
  const { api } = useServices();
  const { member, userType } = useSession();
  const reportsAsked = useReportsAsked();
  const { direction } = useLocale();
  // A sheet of paper is narrow, and shows the report that the screen showed.
  const isWide = useMedia(`print, ${sideBySide}`);
  const today = useToday().toString();
  const [params, change] = useQueryParams();
  const read = useQuery(weeklyReportsQuery(api, reportsAsked));
  const [deleted, setDeleted] = useState<WeeklyReport | null>(null);
  const failure = failureOf(read);
  const waiting = useOutboxView('unread');
  const queued = useMemo(() => queuedWeeks(waiting, member.ID), [waiting, member.ID]);
  const reports = read.data?.reports;
  const isRead = reports !== undefined && !(reports.length === 0 && failure);
  const weeks = useMemo(() => weeksOfReports(reports ?? [], today), [reports, today]);
  const asked = params.get('report');
  const shown = asked === null ? (isWide ? reports?.[0] : undefined) : reports?.find(({ ID }) => ID === asked);
  const isAlone = asked !== null && !isWide;
  const write = (week?: string) => {
    const address = ownHref(userType, 'weekly_report_create', {}, { week: week ?? null });
    if (address !== undefined) navigate(address);
  };
  const unwritten = weeks.filter(({ report }) => report === null).length;
  const retry = { onRetry: () => void read.refetch(), isRetrying: read.isFetching };
  return (
    <Page>
      <div className={styles.onScreen}>
        <PageHeader
          title={<Trans>Rapports hebdomadaires</Trans>}
          lead={
            isRead ? (
              reports.length > 0 && <Lead reports={reports} today={today} />
            ) : failure ? undefined : (
              <SentenceSkeleton wide={1} phone={2} />
            )
          }
          actions={
            <Button variant="primary" icon={<PenLine />} onPress={() => write()}>
              <Trans>Rédiger un rapport</Trans>
            </Button>
          }
        />
      </div>
      {isRead && failure && <RetryBanner {...retry} />}
      {!isRead && failure ? (
        <ErrorState
          title={i18n._(entryOf('supervisor.readAllSupervisorWeeklyReport').message)}
          {...retry}
          code="supervisor.readAllSupervisorWeeklyReport"
        >
          <Explained error={failure} />
        </ErrorState>
      ) : isRead && reports.length === 0 ? (
        <EmptyState
          title={<Trans>Aucun rapport hebdomadaire</Trans>}
          actions={
            <Button onPress={() => write()}>
              <Trans>Rédiger le premier</Trans>
            </Button>
          }
        >
          <Trans>Un rapport dit ce que le groupe a réalisé dans la semaine, pourquoi, et ce qui sera fait.</Trans>
        </EmptyState>
      ) : (
        <div className={styles.panes}>
          {!isAlone && (
            <div className={styles.weeks}>
              <p className={styles.note} role="status">
                {isRead && (
                  <Trans>
                    <Plural value={reports.length} one="# rapport" other="# rapports" />,{' '}
                    <Plural
                      value={unwritten}
                      _0="aucune semaine sans rapport"
                      one="# semaine sans rapport"
                      other="# semaines sans rapport"
                    />
                    .
                  </Trans>
                )}
                {!isRead && <Trans>Chargement…</Trans>}
              </p>
              <WeekTable
                weeks={weeks}
                isLoading={!isRead}
                queued={queued}
                openID={shown?.ID ?? null}
                onOpen={({ monday, report }) => {
                  if (!report) write(monday);
                  // On a phone the back button leads back to the weeks.
                  else if (isWide) change({ report: report.ID });
                  else openDialog({ report: report.ID });
                }}
              />
            </div>
          )}
          <div>
            {isAlone && (
              <div className={styles.onScreen}>
                <Button
                  variant="ghost"
                  icon={direction === 'rtl' ? <ArrowRight /> : <ArrowLeft />}
                  onPress={() => closeDialog({ report: null })}
                >
                  <Trans>Tous les rapports</Trans>
                </Button>
              </div>
            )}
            {shown ? (
              <ReportArticle report={shown} author={personName(member)} onDelete={() => setDeleted(shown)} />
            ) : (
              isRead &&
              asked !== null && (
                <MissingState title={<Trans>Ce rapport n’existe pas</Trans>} code={asked}>
                  <Trans>Il a été supprimé, ou c’est celui d’un autre superviseur.</Trans>
                </MissingState>
              )
            )}
          </div>
        </div>
      )}
      {deleted && (
        <DeleteReport
          report={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => {
            setDeleted(null);
            change({ report: null });
          }}
        />
      )}
    </Page>
  );
}
