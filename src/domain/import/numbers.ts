/** The sign before the decimals. */
export type DecimalSign = '.' | ',';

/** The roles whose cells are numbers. */
export type NumberRole = 'quantity' | 'price';

/**
 * What speaks for a reading of « 1.000 »: another value of the column has two separators (« 1.234,50 »), another count
 * of decimals (« 2,5 »), the other number column has decimals, boxes are whole, or recent periods have such quantities.
 * Only the first three decide.
 */
export type NumberClueKind = 'twoSeparators' | 'decimals' | 'otherColumn' | 'wholeBoxes' | 'history';
export interface NumberClue {
  readonly kind: NumberClueKind;
  readonly decimal: DecimalSign;
  /** The text that shows it; empty for `history`. */
  readonly text: string;
}

/** Groups of three digits, separated by spaces (narrow and no-break ones too) or apostrophes. */
const SPACED = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/u;
const BARE = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/u;
/** Unambiguous only with both signs (the last is decimal) or with one sign twice (thousands). */
const WITH_DOTS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/u;
const WITH_COMMAS = /^\d{1,3}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d+)$/u;
/** Scientific notation, as spreadsheets write very large and very small numbers. */
const POWER = /^\d+(?:\.\d+)?e[+-]?\d+$/iu;
const NEGATIVE = /^(?:[-−–]\s*(?<led>.*)|\((?<held>.*)\)|(?<trailed>.*?)\s*[-−])$/u;
const CURRENCY = /\s*(?:f\s?cfa|xaf|xof|eur|€)$/iu;

/**
 * Parses a number as wholesalers write it: decimal comma or point, thousands separated by spaces, a minus before, behind
 * or as parentheses. `NaN` for anything else. A single point or comma is read as the decimal sign even before three
 * digits: « 1,234 » then fails as a fraction and is reported, instead of being guessed to be a thousand.
 */
export function parseNumber(text: string): number {
  const trimmed = text.trim().replace(CURRENCY, '');
  const negative = NEGATIVE.exec(trimmed)?.groups;
  if (negative) return -parseDigits((negative['led'] ?? negative['held'] ?? negative['trailed'] ?? '').trim());
  return parseDigits(trimmed.replace(/^\+\s*/u, ''));
}

function parseDigits(digits: string): number {
  if (BARE.test(digits)) return Number(digits.replace(',', '.'));
  if (SPACED.test(digits)) return Number(digits.replaceAll(/[\s'’]/gu, '').replace(',', '.'));
  if (WITH_DOTS.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (WITH_COMMAS.test(digits)) return Number(digits.replaceAll(',', ''));
  return POWER.test(digits) ? Number(digits) : Number.NaN;
}
