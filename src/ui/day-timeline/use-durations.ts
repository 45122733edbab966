import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { numberFormat } from '#lib/intl.ts';

const MINUTE = 60;
const HOUR = 60;

/** Formats a duration in seconds, to the minute, in the active locale: « 24 min », « 1 h 12 min ». */
export function useDurations(): (seconds: number) => string {
  const locale = useWrittenLocale();
  const unit = (value: number, name: 'hour' | 'minute') =>
    numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  return (seconds) => {
    const minutes = Math.round(seconds / MINUTE);
    const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
    if (hours === 0) return unit(rest, 'minute');
    return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
  };
}
