import { isDayPlan } from '#domain/field/day-plan.ts';
import type { DayOfWeek } from '#domain/field/week.ts';
import type { DraftOnDevice } from '#state/drafts.ts';
import { programmeSubject } from './use-day-draft.ts';

/** Among the drafts of a device, the other days of a person that are planned and not saved. @param date the day, `YYYY-MM-DD` */
export function otherDaysIn(drafts: readonly DraftOnDevice[], workerID: string, date: string): readonly DayOfWeek[] {
  const own = programmeSubject(workerID, date);
  const prefix = programmeSubject(workerID, '');
  return drafts.flatMap(({ kind, subject, value, base }): readonly DayOfWeek[] => {
    const isOther = kind === 'programme' && subject.startsWith(prefix) && subject !== own;
    return isOther && isDayPlan(value) && isDayPlan(base)
      ? [{ date: subject.slice(prefix.length), saved: base, draft: value }]
      : [];
  });
}
