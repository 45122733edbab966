import { useCallback } from 'react';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { numberFormat } from '#lib/intl.ts';

const KILOMETRE = 1000;
/** From this length on, tenths of a kilometre are left out. */
const FAR = 100 * KILOMETRE;

/** Formats a length in metres, in the active locale: « 240 m », « 17,4 km ». The same function while the locale is the same. */
export function useLengths(): (metres: number) => string {
  const locale = useWrittenLocale();
  return useCallback(
    (metres) => {
      const isLong = metres >= KILOMETRE;
      const format = numberFormat(locale, {
        style: 'unit',
        unit: isLong ? 'kilometer' : 'meter',
        maximumFractionDigits: isLong && metres < FAR ? 1 : 0,
      });
      return format.format(isLong ? metres / KILOMETRE : metres);
    },
    [locale],
  );
}
