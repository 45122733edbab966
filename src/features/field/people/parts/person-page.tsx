import { Trans } from '@lingui/react/macro';
import { Banner } from '#ui/banner/banner.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { useDayRights } from '../../shared/use-worker.ts';
import type { FieldPerson } from '../people.queries.ts';
import * as styles from '../people.css.ts';
import { useVisitRange } from '../use-visit-range.ts';
import { useVisits } from '../use-visits.ts';
import { CompareWith, Comparison } from './comparison.tsx';
import { OwnTeam } from './own-team.tsx';
import { PersonAbsences } from './person-absences.tsx';
import { PersonDay } from './person-day.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonProgress } from './person-progress.tsx';
import { PersonVisits } from './person-visits.tsx';
import { usePersonDays } from './use-person-days.ts';
import { WeekRows } from './week-rows.tsx';

export interface PersonPageProps {
  readonly person: FieldPerson;
  /** Everybody of the groups that the user sees. */
  readonly people: readonly FieldPerson[];
}

/** A person’s work: how far they are, a day, whom they see and whom they do not. It changes nothing. */
export function PersonPage({ person, people }: PersonPageProps) {
  const days = usePersonDays();
  const rights = useDayRights(person);
  const { day, isUnknown } = days;
  const isRead = rights.mayView && !person.isVacant;
  const shown = useVisitRange(day);
  const visits = useVisits(rights.worker, shown.range, isRead);
  return (
    <Page>
      <PersonHeader person={person}>{isRead && <CompareWith person={person} people={people} />}</PersonHeader>
      {isUnknown && (
        <Banner tone="amber" title={<Trans>L’adresse nomme un jour qui n’existe pas.</Trans>}>
          <Trans>Voici aujourd’hui.</Trans>
        </Banner>
      )}
      {person.isVacant ? (
        <EmptyState title={<Trans>Personne n’occupe ce poste</Trans>}>
          <Trans>Il n’a ni visites ni rapports tant que personne n’y travaille.</Trans>
        </EmptyState>
      ) : (
        <>
          {(person.isSupervisor || rights.mayView) && <PersonProgress person={person} rights={rights} day={day} />}
          {isRead ? (
            <>
              <Comparison person={person} people={people} day={day} range={shown.range} read={visits} />
              {person.isSupervisor && <OwnTeam supervisor={person} people={people} day={day} />}
              <WeekRows worker={rights.worker} day={day} />
              <PersonDay person={person} rights={rights} days={days} />
              <div className={styles.sheet}>
                <PersonVisits rights={rights} shown={shown} read={visits} />
                <PersonAbsences person={person} range={shown.range} />
              </div>
            </>
          ) : (
            <MissingState title={<Trans>Permissions manquantes</Trans>}>
              <Trans>Votre compte n’ouvre pas les journées de cette personne.</Trans>
            </MissingState>
          )}
        </>
      )}
    </Page>
  );
}
