import { Trans } from '@lingui/react/macro';
import { stateOfDay } from '#domain/field/days-over.ts';
import { ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Link } from '#ui/link/link.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useDayWords } from '../../shared/use-day-words.ts';
import { useDayRights } from '../../shared/use-worker.ts';
import type { FieldPerson } from '../people.queries.ts';
import { Team } from './team.tsx';
import { useTeamDay } from './use-team.ts';

export interface OwnTeamProps {
  readonly supervisor: FieldPerson;
  readonly people: readonly FieldPerson[];
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** The day of a supervisor’s delegates, those who lag first. */
export function OwnTeam({ supervisor, people, day }: OwnTeamProps) {
  const { userType } = useSession();
  const dayWords = useDayWords();
  const today = useToday().toString();
  const { mayView } = useDayRights({ ID: '', isSupervisor: false, supervisorID: supervisor.ID });
  const { members, isRead, failure, isRetrying, onRetry } = useTeamDay(supervisor.ID, people, day, mayView);
  const at = { day: day === today ? null : day };
  const reports =
    ownHref(userType, 'supervisor_visit_report', { id: supervisor.ID }, at) ??
    ownHref(userType, 'visit_report', {}, at);
  if (!mayView) return null;
  return (
    <Section title={<Trans>Ses délégués</Trans>} meta={dayWords.long(day)}>
      {failure && (
        <RetryBanner
          title={<Trans>Les programmes des délégués n’ont pas tous pu être lus.</Trans>}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
      {isRead ? (
        <Team members={members} day={day === today ? null : day} state={stateOfDay(day, today)} />
      ) : (
        !failure && <SkeletonRows count={4} isTwoLine />
      )}
      {reports !== undefined && day <= today && (
        <p>
          <Link variant="standalone" href={reports}>
            <Trans>Leurs rapports de ce jour</Trans>
          </Link>
        </p>
      )}
    </Section>
  );
}
