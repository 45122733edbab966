import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type AbsencePeriod, overlaps, sameAbsence } from '#domain/absences/absence.ts';
import { personName } from '#domain/people/person-name.ts';
import { absencesQuery } from '#queries/absences.queries.ts';
import { useZone } from '#state/agencies.tsx';
import { useOutboxView } from '#state/outbox.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { entriesOf, queuedEntries } from '../absence-entries.ts';
import * as styles from '../absences.css.ts';
import { useAbsenceWords } from '../use-absence-words.ts';

export interface OverlappingProps {
  /** The absence that is changed; `null` for a new one. */
  readonly own: string | null;
  readonly written: AbsencePeriod & { readonly objectAbsence: string };
}

/** The other absences of the user that overlap the one being written, also those that wait. They forbid nothing. */
export function Overlapping({ own, written }: OverlappingProps) {
  const { api } = useServices();
  const { member } = useSession();
  const zone = useZone();
  const words = useAbsenceWords();
  const unread = useOutboxView('unread');
  const range = { start: written.absenceStartDateTimeStamp, end: written.absenceEndDateTimeStamp };
  const { data } = useQuery(absencesQuery(api, range, member.ID));
  const read = entriesOf(data?.data.readAbsenceJustification ?? [], zone);
  const queued = queuedEntries(unread, { ID: member.ID, name: personName(member) }, range, read);
  const others = [...read, ...queued].filter(
    (other) => other.ID !== own && overlaps(other, written) && !sameAbsence(other, written),
  );
  if (others.length === 0) return null;
  return (
    <div className={styles.planned}>
      <Banner
        tone="amber"
        title={
          <Plural
            value={others.length}
            one="Une autre de vos absences tombe dans cette période."
            other="# autres de vos absences tombent dans cette période."
          />
        }
      />
      <ul className={styles.plannedDays} role="list">
        {others.map((other) => (
          <li key={other.ID} className={styles.plannedDay}>
            <span>
              <bdi>{other.objectAbsence}</bdi>, {words.period(other)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
