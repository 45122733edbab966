import { toCalendarDateTime } from '@internationalized/date';
import { isBlank } from '#lib/blank.ts';
import { dayOf, endOfDay, readDay, readTime, startOfDay, timestampOf, wallClockOf } from '#lib/scalars.ts';
import type { AbsencePeriod } from './absence.ts';
import { daysAround, isOfWholeDays } from './days.ts';

/** An absence being written. Days and hours are those of the agency. */
export interface AbsenceDraft {
  readonly objectAbsence: string;
  readonly justification: string;
  readonly isWholeDays: boolean;
  /** `YYYY-MM-DD`; `null` until they are chosen. */
  readonly first: string | null;
  readonly last: string | null;
  /** `HH:mm`; they count if the absence is not of whole days. */
  readonly from: string | null;
  readonly until: string | null;
}

export const NO_ABSENCE: AbsenceDraft = {
  objectAbsence: '',
  justification: '',
  isWholeDays: true,
  first: null,
  last: null,
  from: null,
  until: null,
};

function instantOf(day: string | null, time: string | null, timeZone: string): number | null {
  const [date, hour] = [readDay(day), readTime(time)];
  return date && hour && timestampOf(toCalendarDateTime(date, hour), timeZone);
}

/** When the absence is; `null` while a part of it is missing. Whole days end with the last second of the last one. */
export function periodOf(draft: AbsenceDraft, timeZone: string): AbsencePeriod | null {
  const { isWholeDays, from, until } = draft;
  const [first, last] = [readDay(draft.first), readDay(draft.last)];
  const [start, end] = isWholeDays
    ? [first && startOfDay(first, timeZone), last && endOfDay(startOfDay(last, timeZone), timeZone) - 1]
    : [instantOf(draft.first, from, timeZone), instantOf(draft.last, until, timeZone)];
  return start === null || end === null ? null : { absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end };
}

interface Written extends AbsencePeriod {
  readonly objectAbsence: string;
  readonly justification: string | null;
}

/** The draft that an absence was, or could have been, written with. */
export function draftOf(absence: Written, timeZone: string): AbsenceDraft {
  const { absenceStartDateTimeStamp, absenceEndDateTimeStamp } = absence;
  const isWholeDays = isOfWholeDays(absence, timeZone);
  const timeAt = (instant: number) => wallClockOf(instant, timeZone).toString().slice('2026-11-19T'.length).slice(0, 5);
  return {
    objectAbsence: absence.objectAbsence,
    justification: absence.justification ?? '',
    isWholeDays,
    first: dayOf(absenceStartDateTimeStamp, timeZone),
    last: isWholeDays ? daysAround(absence, timeZone).end : dayOf(absenceEndDateTimeStamp, timeZone),
    from: isWholeDays ? null : timeAt(absenceStartDateTimeStamp),
    until: isWholeDays ? null : timeAt(absenceEndDateTimeStamp),
  };
}

export type AbsenceField = 'objectAbsence' | 'period';

export interface AbsenceIssue {
  readonly field: AbsenceField;
  readonly code: 'REQUIRED_VALUE' | 'INVALID_DATE_RANGE';
}

/** What keeps an absence from being sent: docs/rules/supervision.md#absences. */
export function absenceIssues(draft: AbsenceDraft, timeZone: string): readonly AbsenceIssue[] {
  const period = periodOf(draft, timeZone);
  const isWithoutTime = period !== null && period.absenceEndDateTimeStamp <= period.absenceStartDateTimeStamp;
  return [
    ...(isBlank(draft.objectAbsence) ? [{ field: 'objectAbsence', code: 'REQUIRED_VALUE' } as const] : []),
    ...(period === null ? [{ field: 'period', code: 'REQUIRED_VALUE' } as const] : []),
    ...(isWithoutTime ? [{ field: 'period', code: 'INVALID_DATE_RANGE' } as const] : []),
  ];
}
