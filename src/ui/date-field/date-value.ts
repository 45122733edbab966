import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/**
 * Converts `YYYY-MM-DD` to react-aria's type; `null` stays `null`.
 * @throws on any other text
 */
export function toCalendarDate(date: string | null): CalendarDate | null {
  return date === null ? null : parseDate(date);
}

/**
 * Converts `HH:mm` to react-aria's type; `null` stays `null`.
 * @throws on any other text
 */
export function toTime(time: string | null): Time | null {
  return time === null ? null : parseTime(time);
}

/** Converts a time to `HH:mm`; `null` stays `null`. */
export function fromTime(time: { readonly hour: number; readonly minute: number } | null): string | null {
  return time === null ? null : [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':');
}
