import { hasOtherUnit, isBox, isOtherUnit, wordsOf } from './columns.ts';

/** What the format of a number shows beside its digits, or instead of them. */
export interface CellFormat {
  /** The words beside the number: « cartons ». Empty for none. */
  readonly words: string;
  /** By how much the number is divided to be shown: `#,##0,` shows 12 for 12,000. */
  readonly divisor: number;
}

const TOKEN =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|[_*].|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[[^\]]*\]|(?<commas>(?<=[0#?]),+(?![,0#?]))|(?<percent>%)|(?<bare>[€$£¥])|[^"\\]/gu;

/** Reads the code of a number format; `null` for one that shows the plain number, or a day. Its first section counts. */
export function cellFormat(code: string): CellFormat | null {
  let words = '';
  let divisor = 1;
  let section = 0;
  for (const { 0: token, groups = {} } of code.matchAll(TOKEN)) {
    if (token === ';') section += 1;
    if (section > 0) break;
    words += groups['quoted'] ?? groups['escaped'] ?? groups['currency'] ?? groups['bare'] ?? '';
    divisor *= 1000 ** (groups['commas']?.length ?? 0);
    if (groups['percent'] !== undefined) divisor /= 100;
  }
  // A separator, such as a point or a space, is no word.
  const text = wordsOf(words).length > 0 || /[€$£¥]/u.test(words) ? words.trim() : '';
  return text === '' && divisor === 1 ? null : { words: text, divisor };
}

/** Whether the words that a format shows beside a quantity name another unit than the box. */
export const isUnitFormat = ({ words }: CellFormat): boolean => isOtherUnit(words) || hasOtherUnit(words);

/** Whether a format adds nothing to a quantity of boxes. */
export const isBoxFormat = ({ words, divisor }: CellFormat): boolean => divisor === 1 && isBox(words);
