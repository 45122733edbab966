import { Plural, Trans } from '@lingui/react/macro';
import { stateOfDay } from '#domain/field/days-over.ts';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Explained } from '#state/explain.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useDayWords } from '../../shared/use-day-words.ts';
import { useDayRights } from '../../shared/use-worker.ts';
import * as styles from '../people.css.ts';
import { DaySteps } from './day-steps.tsx';
import { Team } from './team.tsx';
import { usePeople } from './use-person.ts';
import { usePersonDays } from './use-person-days.ts';
import { useTeamDay, useTeamWeek } from './use-team.ts';

/** The delegates of the supervisor who looks, those who lag first. */
export function AllPeople() {
  const { member } = useSession();
  const today = useToday().toString();
  const dayWords = useDayWords();
  const days = usePersonDays();
  const { day, isUnknown } = days;
  const { people, failure, isRetrying, onRetry } = usePeople();
  // What one may see of a delegate holds for all of them.
  const { mayView } = useDayRights({ ID: '', isSupervisor: false, supervisorID: member.ID });
  const team = useTeamDay(member.ID, people ?? [], day, mayView);
  const week = useTeamWeek(mayView ? team.members : [], day, today);
  const late = week.members.filter((each) => each.week && each.week.done < each.week.planned).length;
  const partial = failure ?? team.failure ?? week.failure;
  return (
    <Page>
      <PageHeader
        title={<Trans>Mes délégués</Trans>}
        subtitle={dayWords.title(day)}
        actions={<DaySteps days={days} />}
      />
      {isUnknown && (
        <Banner tone="amber" title={<Trans>L’adresse nomme un jour qui n’existe pas.</Trans>}>
          <Trans>Voici aujourd’hui.</Trans>
        </Banner>
      )}
      {!mayView ? (
        <MissingState title={<Trans>Permissions manquantes</Trans>}>
          <Trans>Votre compte n’ouvre pas les journées de votre groupe.</Trans>
        </MissingState>
      ) : !people && failure ? (
        <ErrorState
          title={<Trans>Les personnes des groupes n’ont pas pu être lues</Trans>}
          onRetry={onRetry}
          isRetrying={isRetrying}
          code={failure.key}
        >
          <Explained error={failure} />
        </ErrorState>
      ) : !people || !week.isRead ? (
        <SkeletonRows count={6} hasAvatar isTwoLine />
      ) : (
        <>
          {partial && (
            <RetryBanner
              onRetry={() => {
                onRetry();
                team.onRetry();
                week.onRetry();
              }}
              isRetrying={isRetrying || team.isRetrying || week.isRetrying}
            >
              <Explained error={partial} />
            </RetryBanner>
          )}
          {week.members.length > 0 && (
            <p className={styles.lead} role="status">
              <Plural
                value={late}
                _0="Personne n’a de visite en retard cette semaine."
                one="# délégué a des visites non faites cette semaine."
                other="# délégués ont des visites non faites cette semaine."
              />
            </p>
          )}
          <Team members={week.members} day={day === today ? null : day} state={stateOfDay(day, today)} />
        </>
      )}
    </Page>
  );
}
