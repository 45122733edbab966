import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';

/** How a chart writes numbers, in the active locale. */
export interface Figures {
  /** In words, tables and tooltips. */
  full(value: number): string;
  /** On an axis: « 12 M » rather than « 12 000 000 ». */
  short(value: number): string;
  /** For a spreadsheet: every digit, and no thousands separator that it would take for text. */
  bare(value: number): string;
  /** A share of one hundred: 84 is « 84 % ». */
  percent(value: number): string;
}

/** From here on an axis abbreviates. */
const LONG = 100_000;

function figures(locale: string): Figures {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  const bare = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 12 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    full: (value) => withMinus(plain.format(value)),
    short: (value) => withMinus((Math.abs(value) >= LONG ? compact : plain).format(value)),
    bare: (value) => bare.format(value),
    // French writes its narrow space here, which not every browser knows.
    percent: (value) => withMinus(percent.format(value / 100).replace('\u00A0', '\u202F')),
  };
}

/** A minus as wide as a digit, where locales write a hyphen. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

/** By locale: a formatter is dear to make, and a table that scrolls writes numbers in row after row. */
const known = new Map<string, Figures>();

export function useFigures(): Figures {
  const locale = useWrittenLocale();
  const own = known.get(locale) ?? figures(locale);
  known.set(locale, own);
  return own;
}
