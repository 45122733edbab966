import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { numberFormat } from '#lib/intl.ts';

/** Number formats of charts, in the active locale. */
export interface Figures {
  /** For text, tables and tooltips. */
  full(value: number): string;
  /** For an axis: « 12 M » rather than « 12 000 000 ». */
  short(value: number): string;
  /** For a spreadsheet: all digits, without a thousands separator, which would turn the number into text. */
  bare(value: number): string;
  /** A percentage: 84 is « 84 % ». See {@link shownPercent}. */
  percent(value: number): string;
  /** What stands behind the digits of a percentage: « % » with its space, which English has not. */
  readonly percentSign: string;
}

/** An axis abbreviates numbers from here on. */
const LONG = 100_000;

/** The formats of a locale. */
export function figuresIn(locale: string): Figures {
  const plain = numberFormat(locale, { maximumFractionDigits: 2 });
  const compact = numberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  const bare = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 12 });
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // French typography wants a narrow no-break space before the sign; some browsers output a wide one.
  const narrow = (words: string) => words.replace('\u00A0', '\u202F');
  return {
    full: (value) => withMinus(plain.format(value)),
    short: (value) => withMinus((Math.abs(value) >= LONG ? compact : plain).format(value)),
    bare: (value) => bare.format(value),
    percent: (value) => signBefore(value) + withMinus(narrow(percent.format(shownPercent(value) / 100))),
    percentSign: narrow(percent.format(0)).replace('0', ''),
  };
}

/** What « all » and « nothing » look like: only what is exactly so is shown so. */
const WHOLES: ReadonlySet<number> = new Set([-100, 0, 100]);
/** Below this a remainder comes from computing with decimals. */
const NOISE = 1e-9;

/** The smallest share that is written as a number: a smaller one is « < 0,1 % ». */
const LEAST = 0.1;

/**
 * A percentage as it is shown: without decimals, or to the nearest tenth where rounding would hide a remainder. Only what
 * is all or nothing is shown so: 99.98 is 99.9 and not 100, 0.02 is 0.1 and not 0.
 */
export function shownPercent(value: number): number {
  const whole = Math.round(value);
  if (!WHOLES.has(whole) || Math.abs(whole - value) < NOISE) return whole;
  const tenths = Math.round(value * 10);
  return (WHOLES.has(tenths / 10) ? whole * 10 + Math.sign(value - whole) : tenths) / 10;
}

/** A percentage as a file has it: the number that is shown, or none. */
export const exportedPercent = (value: number | null): number | null => (value === null ? null : shownPercent(value));

/** What stands before a share that is nearer to nothing than what is shown. */
function signBefore(value: number): string {
  if (Math.abs(value) < NOISE || Math.abs(value) >= LEAST / 2) return '';
  return value > 0 ? '<\u00A0' : '>\u00A0';
}

/** Replaces the hyphen of a negative number with a minus sign, which is as wide as a digit. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

/** Cached by locale: formatters are expensive to create, and a scrolling table formats numbers in every row. */
const cache = new Map<string, Figures>();

export function useFigures(): Figures {
  const locale = useWrittenLocale();
  const own = cache.get(locale) ?? figuresIn(locale);
  cache.set(locale, own);
  return own;
}
