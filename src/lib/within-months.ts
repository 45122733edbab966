import type { CalendarDate } from '@internationalized/date';

/**
 * Whether a day is within so many calendar months before another one, or past it: not before `end.subtract({ months })`. Without
 * that date itself, since a list of products asks ten times for each.
 */
export function isWithinMonths(day: CalendarDate, end: CalendarDate, months: number): boolean {
  const apart = (end.year - day.year) * 12 + end.month - day.month;
  if (apart !== months) return apart < months;
  return day.day >= Math.min(end.day, day.calendar.getDaysInMonth(day));
}
