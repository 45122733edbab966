import { parseDate } from '@internationalized/date';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { daysAround, isOfWholeDays } from '#domain/absences/days.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { ownHref } from '#routes/links.ts';
import type { AbsenceFragment } from '#queries/absences.generated.ts';
import { useZone } from '#state/agencies.tsx';
import { navigate } from '#state/location.ts';
import { useSession } from '#state/session.tsx';
import { List } from '#ui/list/list.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useDayWords } from '../../shared/use-day-words.ts';
import type { FieldPerson } from '../people.queries.ts';
import * as styles from '../people.css.ts';
import { useAbsences } from '../use-absences.ts';

/** Days after the range whose absences are shown too: who will be away is part of a talk. */
const AHEAD = 30;

export interface PersonAbsencesProps {
  readonly person: FieldPerson;
  /** The days whose visits are counted. */
  readonly range: DayRange;
}

/** The absences of a person in the days that are counted and the weeks after; nothing to who does not read them. */
export function PersonAbsences({ person: { ID }, range }: PersonAbsencesProps) {
  const { t } = useLingui();
  const zone = useZone();
  const { userType } = useSession();
  const dayWords = useDayWords();
  const end = parseDate(range.end).add({ days: AHEAD }).toString();
  const { absences, mayRead, failure, isRetrying, onRetry } = useAbsences(ID, { start: range.start, end }, true);
  if (!mayRead) return null;
  const [first, last] = [dayWords.long(range.start), dayWords.long(end)];
  const address = (absence: string) => ownHref(userType, 'absences', {}, { view: 'list', worker: ID, absence });
  const wordsOf = (absence: AbsenceFragment): string => {
    const { start, end: until } = daysAround(absence, zone);
    const [from, to] = [dayWords.long(start), dayWords.long(until)];
    const days = start === until ? from : t`du ${from} au ${to}`;
    return isOfWholeDays(absence, zone) ? days : t`${days}, en partie`;
  };
  return (
    <Section
      title={<Trans>Absences</Trans>}
      meta={
        absences &&
        t`${plural(absences.length, { 0: 'aucune', one: '# absence', other: '# absences' })} du ${first} au ${last}`
      }
    >
      {failure && (
        <RetryBanner
          title={<Trans>Les absences n’ont pas toutes pu être lues.</Trans>}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
      {absences ? (
        <List
          label={t`Absences`}
          items={absences.toSorted((one, other) => one.absenceStartDateTimeStamp - other.absenceStartDateTimeStamp)}
          getKey={(absence) => absence.ID}
          getText={({ objectAbsence }) => objectAbsence}
          row={(absence) => ({
            title: <bdi>{absence.objectAbsence}</bdi>,
            detail: wordsOf(absence),
            end: absence.Photo === null && t`sans pièce`,
          })}
          onAction={(absence) => {
            const target = address(absence.ID);
            if (target !== undefined) navigate(target);
          }}
          empty={
            <p className={styles.note}>
              <Trans>Ni dans la période, ni dans les {AHEAD} jours après elle.</Trans>
            </p>
          }
        />
      ) : (
        !failure && <SkeletonRows count={1} isTwoLine />
      )}
    </Section>
  );
}
