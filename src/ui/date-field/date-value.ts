import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/** `YYYY-MM-DD` as react-aria takes it; `null` for none. @throws on any other text */
export function toCalendarDate(date: string | null): CalendarDate | null {
  return date === null ? null : parseDate(date);
}

/** `HH:mm` as react-aria takes it; `null` for none. @throws on any other text */
export function toTime(time: string | null): Time | null {
  return time === null ? null : parseTime(time);
}

/** `HH:mm` of a time; `null` for none. */
export function fromTime(time: { readonly hour: number; readonly minute: number } | null): string | null {
  return time === null ? null : [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':');
}
