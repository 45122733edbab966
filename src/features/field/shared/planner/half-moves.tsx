import { Trans } from '@lingui/react/macro';
import { type DayOfWeek, movesBetween } from '#domain/field/week.ts';
import { useDraftsOnDevice } from '#state/use-drafts-on-device.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useDayWords } from '../use-day-words.ts';
import { otherDaysIn } from './other-days.ts';
import { programmeSubject } from './use-day-draft.ts';

export interface HalfMovesProps {
  readonly workerID: string;
  readonly day: DayOfWeek;
  readonly nameOfID: (customerID: string) => string;
}

/** Says which visits of a day are moved from or to a day that is not saved either: the week saves both together. */
export function HalfMoves({ workerID, day, nameOfID }: HalfMovesProps) {
  const dayWords = useDayWords();
  // As they were when this day was opened.
  const drafts = useDraftsOnDevice(programmeSubject(workerID, day.date));
  const moves = movesBetween(day, otherDaysIn(drafts, workerID, day.date));
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
