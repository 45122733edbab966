import { Trans } from '@lingui/react/macro';
import { isDayPlan } from '#domain/field/day-plan.ts';
import { type DayOfWeek, movesBetween } from '#domain/field/week.ts';
import { useDraftsOnDevice } from '#state/use-drafts-on-device.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useDayWords } from '../use-day-words.ts';
import { programmeSubject } from './use-day-draft.ts';

/** The other days of a person that are planned on this device and not saved, as they were when this day was opened. */
function useOtherDays(workerID: string, date: string): readonly DayOfWeek[] {
  const own = programmeSubject(workerID, date);
  const prefix = programmeSubject(workerID, '');
  return useDraftsOnDevice(own).flatMap(({ kind, subject, value, base }): readonly DayOfWeek[] => {
    const isOther = kind === 'programme' && subject.startsWith(prefix) && subject !== own;
    return isOther && isDayPlan(value) && isDayPlan(base)
      ? [{ date: subject.slice(prefix.length), saved: base, draft: value }]
      : [];
  });
}

export interface HalfMovesProps {
  readonly workerID: string;
  readonly day: DayOfWeek;
  readonly nameOfID: (customerID: string) => string;
}

/** Says which visits of a day are moved from or to a day that is not saved either: the week saves both together. */
export function HalfMoves({ workerID, day, nameOfID }: HalfMovesProps) {
  const dayWords = useDayWords();
  const moves = movesBetween(day, useOtherDays(workerID, day.date));
  if (moves.length === 0) return null;
  const names = [...new Set(moves.map(({ customerID }) => nameOfID(customerID)))].join(', ');
  const days = [...new Set(moves.map(({ date }) => dayWords.long(date)))].join(', ');
  return (
    <Banner tone="amber" title={<Trans>Un déplacement commencé n’est enregistré ni ici ni sur l’autre jour.</Trans>}>
      <Trans>
        {names}, avec {days}. Enregistrez aussi cet autre jour, ou la semaine : sinon la visite serait sur deux jours,
        ou sur aucun.
      </Trans>
    </Banner>
  );
}
