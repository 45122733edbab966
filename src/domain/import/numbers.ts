/** Digits in threes, apart by spaces (narrow and unbreakable ones too) or apostrophes. */
const SPACED = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/u;
const BARE = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/u;
/** Two signs tell what each of them is; one sign twice can only part thousands. */
const WITH_DOTS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/u;
const WITH_COMMAS = /^\d{1,3}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d+)$/u;
/** As spreadsheets write what is very large or very small. */
const POWER = /^\d+(?:\.\d+)?e[+-]?\d+$/iu;
const NEGATIVE = /^(?:[-−–]\s*(?<led>.*)|\((?<held>.*)\)|(?<trailed>.*?)\s*[-−])$/u;
const CURRENCY = /\s*(?:f\s?cfa|xaf|xof|eur|€)$/iu;

/**
 * A number as wholesalers write it: a decimal comma or point, thousands parted by spaces, a minus before, behind or as
 * parentheses; `NaN` for anything else. A point or a comma before three digits is taken for the decimal sign: « 1,234 »
 * is then no whole number, which is told, rather than a thousand, which is guessed.
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
