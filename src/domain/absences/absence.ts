/** When somebody is absent: seconds since 1970, named as in the API. Both ends belong to the absence. */
export interface AbsencePeriod {
  readonly absenceStartDateTimeStamp: number;
  readonly absenceEndDateTimeStamp: number;
}

/** Seconds since 1970, both ends included. */
export interface InstantRange {
  readonly start: number;
  readonly end: number;
}

/** Whether an absence and a range have an instant in common. */
export const touches = (
  { absenceStartDateTimeStamp, absenceEndDateTimeStamp }: AbsencePeriod,
  { start, end }: InstantRange,
): boolean => absenceStartDateTimeStamp <= end && absenceEndDateTimeStamp >= start;

/** Whether two absences have some time in common: one that begins as the other ends has none. */
export const overlaps = (one: AbsencePeriod, other: AbsencePeriod): boolean =>
  one.absenceStartDateTimeStamp < other.absenceEndDateTimeStamp &&
  one.absenceEndDateTimeStamp > other.absenceStartDateTimeStamp;

interface Keyed extends AbsencePeriod {
  readonly objectAbsence: string;
}

/** Whole seconds: what the server may keep of an instant. */
const second = (instant: number): number => Math.floor(instant);

/** Whether two absences of one worker have the same natural key: docs/rules/field-work.md#natural-keys. */
export const sameAbsence = (one: Keyed, other: Keyed): boolean =>
  second(one.absenceStartDateTimeStamp) === second(other.absenceStartDateTimeStamp) &&
  second(one.absenceEndDateTimeStamp) === second(other.absenceEndDateTimeStamp) &&
  one.objectAbsence.trim() === other.objectAbsence.trim();
