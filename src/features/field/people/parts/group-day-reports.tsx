import { Trans, useLingui } from '@lingui/react/macro';
import { distinct } from '#lib/distinct.ts';
import { personHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { GroupReports } from '../../shared/reports/group-reports.tsx';
import { useDayWords } from '../../shared/use-day-words.ts';
import type { FieldPerson } from '../people.queries.ts';
import { DaySteps } from './day-steps.tsx';
import { usePersonDays } from './use-person-days.ts';

export interface GroupDayReportsProps {
  readonly supervisor: FieldPerson;
  /** Everybody of the groups that the user sees. */
  readonly people: readonly FieldPerson[];
}

/** The reports of a supervisor’s day, and of those of their delegates. */
export function GroupDayReports({ supervisor, people }: GroupDayReportsProps) {
  const { t } = useLingui();
  const { userType, member } = useSession();
  const today = useToday().toString();
  const dayWords = useDayWords();
  const days = usePersonDays();
  const { day, isUnknown } = days;
  const { group, name } = supervisor;
  const page = personHref(userType, supervisor, { day: day === today ? null : day });
  const reporting = distinct(people).filter(
    ({ ID, supervisorID, isVacant }) => !isVacant && (ID === supervisor.ID || supervisorID === supervisor.ID),
  );
  return (
    <Page>
      <PageHeader
        title={supervisor.ID === member.ID ? t`Rapports de visite` : <bdi>{t`Rapports de visite, ${name}`}</bdi>}
        subtitle={`${group.name}, ${dayWords.long(day)}`}
        actions={<DaySteps days={days} />}
      />
      {isUnknown && (
        <Banner tone="amber" title={<Trans>L’adresse nomme un jour qui n’existe pas.</Trans>}>
          <Trans>Voici aujourd’hui.</Trans>
        </Banner>
      )}
      {page !== undefined && (
        <p>
          <Link variant="standalone" href={page}>
            <Trans>
              La page de <bdi>{name}</bdi>
            </Trans>
          </Link>
        </p>
      )}
      {day > today ? (
        <EmptyState title={<Trans>Ce jour n’a pas commencé</Trans>}>
          <Trans>Un rapport se lit ici dès qu’il est envoyé.</Trans>
        </EmptyState>
      ) : (
        <GroupReports group={group} people={reporting} date={day} />
      )}
    </Page>
  );
}
