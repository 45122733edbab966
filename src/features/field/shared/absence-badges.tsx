import { Trans } from '@lingui/react/macro';
import { failureOf, retryOf } from '#queries/failure.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { LoadingWords } from '#ui/skeleton/skeleton.tsx';
import * as styles from './absence-badges.css.ts';
import { type AbsenceOnDay, useAbsencesOfWeek } from './use-absences-of-week.ts';

/** « Absence : Formation », for each of some absences. */
export function AbsenceBadges({ absences }: { readonly absences: readonly AbsenceOnDay[] }) {
  return absences.map(({ ID, object, isWholeDay }) => (
    <Badge key={ID} tone="amber">
      <span>
        {isWholeDay ? (
          <Trans>
            Absence : <bdi>{object}</bdi>
          </Trans>
        ) : (
          <Trans>
            Absence en partie : <bdi>{object}</bdi>
          </Trans>
        )}
      </span>
    </Badge>
  ));
}

export interface AbsencesOfDayProps {
  readonly workerID: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** A line with the absences of a person on a day, nothing if there are none; says if they could not be read. */
export function AbsencesOfDay({ workerID, date }: AbsencesOfDayProps) {
  const { read, absencesOn } = useAbsencesOfWeek(date);
  const absences = absencesOn(workerID, date);
  return (
    <>
      {read.isLoading && <LoadingWords />}
      {absences.length > 0 && (
        <p className={styles.line}>
          <AbsenceBadges absences={absences} />
        </p>
      )}
      {failureOf(read) && (
        <RetryBanner title={<Trans>Les absences n’ont pas toutes pu être lues.</Trans>} {...retryOf([read])} />
      )}
    </>
  );
}
