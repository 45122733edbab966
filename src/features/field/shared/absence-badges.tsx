import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/badge/badge.tsx';
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

/** A line with the absences of a person on a day; nothing if there are none, or if they are not read. */
export function AbsencesOfDay({ workerID, date }: AbsencesOfDayProps) {
  const absences = useAbsencesOfWeek(date)(workerID, date);
  if (absences.length === 0) return null;
  return (
    <p className={styles.line}>
      <AbsenceBadges absences={absences} />
    </p>
  );
}
