import { numberFormat } from './intl.ts';
import { plainDigits } from './plain-digits.ts';

const ONE_OR_MORE_GROUPS = /^[1-9]\d{0,2}(?:([ .,])\d{3})(?:\1\d{3})*$/;

/**
 * Makes a function that reads numbers as people and spreadsheets write them, in French or in English: « 12 500,5 »,
 * « 12,500.5 », « 12.500,5 », with spaces of any width but no line breaks. It returns `null` for any other text, and for numbers too large to
 * be exact.
 * @param locale BCP 47; decides what « 1,234 » means: a decimal in French, a thousand in English
 */
export function numberReader(locale: string): (text: string) => number | null {
  const group = numberFormat(locale, { useGrouping: 'always' })
    .formatToParts(1000)
    .find(({ type }) => type === 'group')?.value;

  /** The index of the decimal sign, or −1. */
  const decimalAt = (digits: string): number => {
    const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
    const at = Math.max(comma, point);
    const sign = digits[at];
    if (sign === undefined) return -1;
    const isAlone = digits.indexOf(sign) === at;
    return isAlone && !(sign === group && ONE_OR_MORE_GROUPS.test(digits)) ? at : -1;
  };

  return (text) => {
    const plain = plainDigits(text)
      .trim()
      .replaceAll(/[^\S\r\n\t]|[’']/g, ' ')
      .replace('\u2212', '-');
    const isNegative = plain.startsWith('-');
    const digits = isNegative ? plain.slice(1).trimStart() : plain;
    const at = decimalAt(digits);
    const [whole, fraction] = at === -1 ? [digits, '0'] : [digits.slice(0, at), digits.slice(at + 1)];
    if (!/^\d+$/.test(fraction) || !(/^\d+$/.test(whole) || ONE_OR_MORE_GROUPS.test(whole))) return null;
    const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
    if (value > Number.MAX_SAFE_INTEGER) return null;
    return isNegative && value !== 0 ? -value : value;
  };
}
