import { Trans } from '@lingui/react/macro';
import { lastWholeWeek, weekToWrite } from '#domain/weekly-reports/weeks.ts';
import { ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { Fact } from '#ui/sentence/sentence.tsx';
import { useReportWords } from '../../shared/use-report-words.ts';
import type { WeeklyReport } from '../../shared/weekly-reports.queries.ts';

export interface LeadProps {
  /** Latest first, at least one. */
  readonly reports: readonly WeeklyReport[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What matters: the latest week that is not written, and how the latest report went. */
export function Lead({ reports, today }: LeadProps) {
  const words = useReportWords();
  const { userType } = useSession();
  const unwritten = weekToWrite(reports, today);
  const [latest] = reports;
  const address = unwritten === null ? undefined : ownHref(userType, 'weekly_report_create', {}, { week: unwritten });
  const isLast = unwritten === lastWholeWeek(today);
  return (
    <>
      {unwritten === null ? (
        <Trans>Chaque semaine a son rapport.</Trans>
      ) : isLast ? (
        <Trans>
          Il reste à rédiger la <Fact {...(address !== undefined && { href: address })}>{words.week(unwritten)}</Fact>,
          la dernière terminée.
        </Trans>
      ) : (
        <Trans>
          La dernière semaine a son rapport ; il manque la{' '}
          <Fact {...(address !== undefined && { href: address })}>{words.week(unwritten)}</Fact>.
        </Trans>
      )}{' '}
      {latest && latest.achivementsDividedByForecasts !== null && (
        <Trans>
          La {words.week(latest.weekStart)} a fait{' '}
          <Fact>{words.ratio(latest.achivementsDividedByForecasts)} de la prévision</Fact>.
        </Trans>
      )}
    </>
  );
}
