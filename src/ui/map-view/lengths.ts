import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';

const KILOMETRE = 1000;
/** From here on a tenth of a kilometre says nothing. */
const FAR = 100 * KILOMETRE;

/** Writes metres as people say them: « 240 m », « 17,4 km », in the active locale. */
export function useLengths(): (metres: number) => string {
  const locale = useWrittenLocale();
  return (metres) => {
    const isLong = metres >= KILOMETRE;
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isLong ? 'kilometer' : 'meter',
      maximumFractionDigits: isLong && metres < FAR ? 1 : 0,
    });
    return format.format(isLong ? metres / KILOMETRE : metres);
  };
}
