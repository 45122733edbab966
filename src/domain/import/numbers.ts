import { plainDigits } from '#lib/plain-digits.ts';

/** The sign before the decimals. */
export type DecimalSign = '.' | ',';
const SIGNS = ['.', ','] as const;

/** The roles whose cells are numbers. */
export type NumberRole = 'quantity' | 'price';

/**
 * What speaks for a reading of « 1.000 »: another value of the column has two separators (« 1.234,50 ») or another count
 * of decimals (« 2,5 »), another column of the file has, boxes are whole, recent periods have such quantities, or the
 * catalogue such prices. Only the first three decide.
 */
export type NumberClueKind = 'twoSeparators' | 'decimals' | 'otherColumn' | 'wholeBoxes' | 'history' | 'catalogue';
export interface NumberClue {
  readonly kind: NumberClueKind;
  readonly decimal: DecimalSign;
  /** The text that shows it; empty for `history` and `catalogue`. */
  readonly text: string;
}

/** Groups of three digits, separated by spaces (narrow and no-break ones too, but no line breaks) or apostrophes. */
const SPACED = /^\d{1,3}(?:[^\S\r\n\t]\d{3}|['’]\d{3})+(?:(?<sign>[.,])\d+)?$/u;
const BARE = /^(?:\d+(?:[.,](?<decimals>\d+))?|[.,]\d+)$/u;
/** A separator before exactly three digits: thousands or decimals. A group never begins with 0. */
const AMBIGUOUS = /^[1-9]\d{0,2}(?<sign>[.,])\d{3}$/u;
/** With both signs the last is decimal; one sign twice separates thousands. */
const WITH_DOTS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/u;
const WITH_COMMAS = /^\d{1,3}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d+)$/u;
/** Scientific notation, as spreadsheets write very large and very small numbers. */
const POWER = /^\d+(?:[.,](?<decimals>\d+))?e(?<sign>[+-]?)(?<power>\d+)$/iu;
const NEGATIVE = /^(?:[-−–]\s*(?<led>.*)|\((?<held>.*)\)|(?<trailed>.*?)\s*[-−])$/u;
const CURRENCY = /\s*(?:f\s?cfa|xaf|xof|eur|€)$/iu;

/** From so many decimals on, a number is a computed one, with the rounding error of floating-point arithmetic. */
const COMPUTED_DECIMALS = 10;
/** Decimals that are kept of a computed number. */
const KEPT_DECIMALS = 6;

/** A text without its sign and currency. */
function digitsOf(text: string): { readonly digits: string; readonly isNegative: boolean } {
  const trimmed = plainDigits(text).trim().replace(CURRENCY, '');
  const negative = NEGATIVE.exec(trimmed)?.groups;
  if (negative) {
    return { digits: (negative['led'] ?? negative['held'] ?? negative['trailed'] ?? '').trim(), isNegative: true };
  }
  return { digits: trimmed.replace(/^\+\s*/u, ''), isNegative: false };
}

/**
 * Parses a number as wholesalers write it: decimal comma or point, thousands separated by spaces, points or commas, a
 * minus before, behind or as parentheses. `NaN` for anything else. A text with two readings (see {@link isAmbiguous}) is
 * read by `decimal`, and without it `NaN`: it is never guessed (docs/rules/finance.md#ambiguous-numbers).
 * @param decimal the decimal sign of the column, where it is known
 */
export function parseNumber(text: string, decimal: DecimalSign | null = null): number {
  const { digits, isNegative } = digitsOf(text);
  const value = parseDigits(digits, decimal);
  return isNegative ? -value : value;
}

/** As {@link parseNumber}, for counts: an amount of money is none, nor is a number that was shortened. */
export const parseCount = (text: string, decimal: DecimalSign | null = null): number =>
  CURRENCY.test(text.trim()) || isShortened(text) ? Number.NaN : parseNumber(text, decimal);

/** Whether a spreadsheet has left out the last digits of a whole number: « 1,1E+03 » may be 1,063; « 1,063E+03 » is. */
export function isShortened(text: string): boolean {
  const { decimals = '', sign, power } = POWER.exec(digitsOf(text).digits)?.groups ?? {};
  return power !== undefined && sign !== '-' && Number(power) > decimals.length;
}

/** Whether a text is a number, with whatever decimal sign. */
export const isNumber = (text: string): boolean => !Number.isNaN(parseNumber(text, '.'));

function parseDigits(digits: string, decimal: DecimalSign | null): number {
  const sign = AMBIGUOUS.exec(digits)?.groups?.['sign'];
  if (sign) {
    if (decimal === null) return Number.NaN;
    return Number(digits.replace(sign, sign === decimal ? '.' : ''));
  }
  if (BARE.test(digits)) return withoutFloatError(digits.replace(',', '.'));
  if (SPACED.test(digits)) return Number(digits.replaceAll(/[\s'’]/gu, '').replace(',', '.'));
  if (WITH_DOTS.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (WITH_COMMAS.test(digits)) return Number(digits.replaceAll(',', ''));
  return POWER.test(digits) ? withoutFloatError(digits.replace(',', '.')) : Number.NaN;
}

/** « 12.000000000000002 » is 12. */
function withoutFloatError(digits: string): number {
  const value = Number(digits);
  return isComputed(digits) ? Number(value.toFixed(KEPT_DECIMALS)) : value;
}

const isComputed = (digits: string): boolean => {
  const [, decimals = ''] = /[.,](?<decimals>\d+)/u.exec(digits) ?? [];
  return decimals.length >= COMPUTED_DECIMALS;
};

/** Whether a number has so many decimals that {@link parseNumber} drops its rounding error. */
export const isRounded = (text: string): boolean =>
  isComputed(text) && !Number.isNaN(parseNumber(text)) && parseNumber(text) !== Number(text.replace(',', '.'));

/** A computed number as a text that has one reading. A fourth decimal tells three of them from thousands. */
export const writtenNumber = (value: number, decimal: DecimalSign = '.'): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(4).replace('.', decimal);

/** Whether a text has two readings: « 1.000 » or « 12,000 », but not « 0,500 », « 1.0 » or « 1.000,00 ». */
export const isAmbiguous = (text: string): boolean => AMBIGUOUS.test(digitsOf(text).digits);

/** A text read with each decimal sign. The readings are equal unless the text {@link isAmbiguous}. */
export const readingsOf = (text: string): Readonly<Record<DecimalSign, number>> => ({
  '.': parseNumber(text, '.'),
  ',': parseNumber(text, ','),
});

/** What a text shows about the decimal sign of its column. */
function clueOf(text: string): NumberClue | null {
  const { digits } = digitsOf(text);
  if (AMBIGUOUS.test(digits)) return null;
  if (WITH_DOTS.test(digits)) return { kind: 'twoSeparators', decimal: ',', text };
  if (WITH_COMMAS.test(digits)) return { kind: 'twoSeparators', decimal: '.', text };
  const spaced = SPACED.exec(digits)?.groups?.['sign'];
  if (spaced) return { kind: 'twoSeparators', decimal: spaced === ',' ? ',' : '.', text };
  const sign = SIGNS.find((each) => digits.includes(each));
  return sign && BARE.test(digits) && !isComputed(digits) ? { kind: 'decimals', decimal: sign, text } : null;
}

/** How the numbers of a column are to be read. */
export type ColumnReading =
  /** No text has two readings. */
  | { readonly kind: 'plain'; readonly decimal?: undefined }
  | { readonly kind: 'decided'; readonly decimal: DecimalSign; readonly clue: NumberClue }
  /** The user must be asked. */
  | { readonly kind: 'open'; readonly clues: readonly NumberClue[] };

/** One clue for each sign, the first. */
function cluesOf(texts: Iterable<string>): readonly NumberClue[] {
  const clues = new Map<DecimalSign, NumberClue>();
  for (const text of texts) {
    // Most texts have neither sign.
    if (clues.size === SIGNS.length) break;
    if (!text.includes('.') && !text.includes(',')) continue;
    const clue = clueOf(text);
    if (clue && !clues.has(clue.decimal)) clues.set(clue.decimal, clue);
  }
  return [...clues.values()];
}

/**
 * Whether the texts that would make decimals of « 1.000 » may be slips of the hand: fewer than the texts that look like
 * thousands, or parts of boxes, which are errors under either reading.
 */
function isSlip({ kind, decimal }: NumberClue, texts: readonly string[], isWhole: boolean): boolean {
  if (kind !== 'decimals') return false;
  const twofold = texts.filter((text) => isAmbiguous(text) && text.includes(decimal));
  const told = texts.filter((text) => {
    const clue = clueOf(text);
    return clue?.kind === 'decimals' && clue.decimal === decimal;
  });
  return twofold.length > 0 && (told.length < twofold.length || (isWhole && told.some(isFractional)));
}

/** Whether a text, which has one reading, is a number with decimals other than zeros. */
export const isFractional = (text: string): boolean => {
  const value = parseNumber(text);
  return !Number.isNaN(value) && !Number.isInteger(value);
};

/**
 * Decides how the numbers of a column are read: by its own texts, else by the other columns of numbers in the file, which
 * can only show that a separator is one of thousands. Where these say nothing or contradict each other, nothing is decided.
 * @param texts the cells of the column; each distinct text is enough
 * @param others the cells of other columns of numbers
 * @param isWhole whether the numbers are counts, such as boxes
 */
export function columnReading(texts: Iterable<string>, others: Iterable<string> = [], isWhole = false): ColumnReading {
  const all = [...texts];
  if (!all.some(isAmbiguous)) return { kind: 'plain' };
  const own = cluesOf(all);
  const clues = own.length > 0 ? own : cluesOf(others).map((clue): NumberClue => ({ ...clue, kind: 'otherColumn' }));
  const [first, second] = clues;
  // Three decimals everywhere, because of another column, are less likely than thousands: a rate may have another sign.
  const isWeak =
    (first?.kind === 'otherColumn' && all.some((text) => isAmbiguous(text) && text.includes(first.decimal))) ||
    (first !== undefined && isSlip(first, all, isWhole));
  return first && !second && !isWeak
    ? { kind: 'decided', decimal: first.decimal, clue: first }
    : { kind: 'open', clues };
}

/** {@link columnReading} for counts, such as boxes. */
export const countReading = (texts: Iterable<string>, others: Iterable<string> = []): ColumnReading =>
  columnReading(texts, others, true);
