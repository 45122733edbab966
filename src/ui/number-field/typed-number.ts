import { numberFormat } from '#lib/intl.ts';
import { numberReader } from '#lib/read-number.ts';

/** What parts two numbers that were copied together: « 4.0512, 9.7085 », « 4,0512 ; 9,7085 », « 4.0512,9.7085 ». */
const BETWEEN = [/\s*;\s*/u, /,?\s+/u, /,/u];

/** How a text stands in a field of numbers: what to write in its place, or why it is no number. */
export type TypedNumber = { readonly text: string } | { readonly refused: 'two' | 'none' };

/** The sign between the whole and the fraction in a language, as a keyboard has it; `null` where there is no fraction. */
export function decimalSign(locale: string, options: Intl.NumberFormatOptions | undefined): string | null {
  const format = numberFormat(locale, options);
  if (format.resolvedOptions().maximumFractionDigits === 0) return null;
  return (
    numberFormat(locale)
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? null
  );
}

/** The other of point and comma, if it can only have been meant as the decimal sign: where a language parts thousands by it, it may be that. */
export function otherSign(locale: string, options: Intl.NumberFormatOptions | undefined): '.' | ',' | null {
  const sign = decimalSign(locale, options);
  if (sign === null) return null;
  if (sign !== '.') return '.';
  return options?.useGrouping === false ? ',' : null;
}

/** Whether a character that is typed has a place in a number of a language. Others would be left out, and the digits after them kept. */
export function isOfNumber(character: string, locale: string, options: Intl.NumberFormatOptions | undefined): boolean {
  if (character === '.' || character === ',')
    return (
      decimalSign(locale, options) !== null ||
      numberFormat(locale)
        .formatToParts(10_000)
        .some(({ type, value }) => type === 'group' && value === character)
    );
  return /^[\p{Nd}\s+\-−()%'’]*$/u.test(character);
}

/** Reads a number as people write it, in either language, and writes it as the language does, digit for digit. */
export function readTyped(text: string, locale: string): TypedNumber {
  const read = numberReader(locale);
  const number = read(text);
  if (number !== null)
    return { text: numberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(number) };
  const isTwo = BETWEEN.some((sign) => {
    const parts = text.trim().split(sign);
    return parts.length === 2 && parts.every((part) => read(part) !== null);
  });
  return { refused: isTwo ? 'two' : 'none' };
}
