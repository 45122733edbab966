import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entryOf } from '#api/error-catalogue.ts';
import { isWeeklyReportDraft, REPORT_TEXTS } from '#domain/weekly-reports/draft.ts';
import { weekToWrite, lastWholeWeek } from '#domain/weekly-reports/weeks.ts';
import { failureOf } from '#queries/failure.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { readDay } from '#lib/scalars.ts';
import { ownHref } from '#routes/links.ts';
import { Explained } from '#state/explain.tsx';
import { useQueryParams } from '#state/query-params.ts';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useLeftDraft } from '#state/left-draft.ts';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { LeftText } from '#ui/left-text/left-text.tsx';
import { Link } from '#ui/link/link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { WeekPicker } from '#ui/week-picker/week-picker.tsx';
import { queuedWeeks } from '../shared/outbox/weekly-report-item.ts';
import { useReportWords, useTextWords } from '../shared/use-report-words.ts';
import { useReportsAsked } from '../shared/use-reports-asked.ts';
import { type WeeklyReport, weeklyReportsQuery } from '../shared/weekly-reports.queries.ts';
import * as styles from './create.css.ts';
import { ReportForm } from './report-form.tsx';
import { useKnownFigures } from './use-known-figures.ts';

/** Writes the report of a week: of the one in the address, or of the last whole week without a report. */
export default function WeeklyReportCreateScreen() {
  const { i18n } = useLingui();
  const { api } = useServices();
  const read = useQuery(weeklyReportsQuery(api, useReportsAsked()));
  const failure = failureOf(read);
  const reports = read.data && !(read.data.reports.length === 0 && failure) ? read.data.reports : undefined;
  return (
    <Page>
      <PageHeader title={<Trans>Nouveau rapport hebdomadaire</Trans>} />
      {reports ? (
        <Week reports={reports} />
      ) : failure ? (
        <ErrorState
          title={i18n._(entryOf('supervisor.readAllSupervisorWeeklyReport').message)}
          onRetry={() => void read.refetch()}
          isRetrying={read.isFetching}
          code="supervisor.readAllSupervisorWeeklyReport"
        >
          <Explained error={failure} />
        </ErrorState>
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function Week({ reports }: { readonly reports: readonly WeeklyReport[] }) {
  const { t } = useLingui();
  const { member } = useSession();
  const today = useToday().toString();
  const [params, change] = useQueryParams();
  // Once it is written, the week of this page is the same.
  const [usual] = useState(() => weekToWrite(reports, today) ?? lastWholeWeek(today));
  const asked = params.get('week');
  const day = asked === null ? null : readDay(asked);
  const isUnknown = asked !== null && (day === null || weekOf(day.toString()).start > today);
  const monday = day === null || isUnknown ? usual : weekOf(day.toString()).start;
  const queued = queuedWeeks(useOutboxView('unread'), member.ID);
  const marks = {
    written: { sign: 'done', words: t`Rédigé` },
    queued: { sign: 'open', words: t`À envoyer` },
  } as const;
  return (
    <>
      {isUnknown && (
        <Banner tone="amber" title={<Trans>L’adresse nomme une semaine qui n’existe pas, ou n’a pas commencé.</Trans>}>
          <Trans>Voici la dernière semaine à rédiger.</Trans>
        </Banner>
      )}
      <div className={styles.week}>
        <WeekPicker
          label={t`Semaine`}
          value={monday}
          onChange={(next) => change({ week: next })}
          max={today}
          today={today}
          description={t`Par défaut, la dernière semaine terminée qui n’a pas de rapport.`}
          markOf={(each) =>
            reports.some(({ weekStart }) => weekStart === each)
              ? marks.written
              : queued.has(each)
                ? marks.queued
                : undefined
          }
        />
      </div>
      <Chosen key={monday} {...{ reports, monday }} isOpenWeek={weekOf(monday).end >= today} />
    </>
  );
}

interface ChosenProps {
  readonly reports: readonly WeeklyReport[];
  readonly monday: string;
  readonly isOpenWeek: boolean;
}

function Chosen({ reports, monday, isOpenWeek }: ChosenProps) {
  const { userType } = useSession();
  const words = useReportWords();
  const known = useKnownFigures(reports, monday);
  // A report that comes while this one is written does not take the form away: the server refuses the second.
  const [written] = useState(() => reports.find(({ weekStart }) => weekStart === monday));
  const [isReady, setReady] = useState(!known.isLoading);
  if (!isReady && !known.isLoading) setReady(true);
  if (written) {
    const address = ownHref(userType, 'weekly_reports', {}, { report: written.ID });
    return (
      <>
        <EmptyState
          title={<Trans>La {words.week(monday)} a déjà son rapport</Trans>}
          actions={
            address !== undefined && (
              <Link variant="standalone" href={address}>
                <Trans>Ouvrir ce rapport</Trans>
              </Link>
            )
          }
        >
          <Trans>
            Une semaine a un seul rapport. Supprimez-le pour le rédiger de nouveau, ou choisissez une autre semaine.
          </Trans>
        </EmptyState>
        <LeftWeek monday={monday} />
      </>
    );
  }
  return isReady ? <ReportForm {...{ monday, isOpenWeek, known }} /> : <Loading />;
}

/** What this device still holds of a week that has its report; nothing if there is none. */
function LeftWeek({ monday }: { readonly monday: string }) {
  const words = useTextWords();
  const left = useLeftDraft({ kind: 'weekly-report', subject: monday, isDraft: isWeeklyReportDraft });
  if (!left) return null;
  const { value, forget } = left;
  return (
    <LeftText
      items={REPORT_TEXTS.map((text) => ({ id: text, term: words[text], value: value[text] }))}
      onForget={forget}
    />
  );
}

function Loading() {
  return (
    <>
      <p className={styles.note} role="status">
        <Trans>Chargement…</Trans>
      </p>
      <SkeletonRows count={6} />
    </>
  );
}
