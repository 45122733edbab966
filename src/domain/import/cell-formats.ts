import { hasOtherUnit, isBox, isOtherUnit, wordsOf } from './columns.ts';

/** What the format of a number shows beside its digits, or instead of them. */
export interface CellFormat {
  readonly before: string;
  readonly after: string;
  /** The words beside the number: « cartons ». Empty for none. */
  readonly words: string;
  /** By how much the number is divided to be shown: `#,##0,` shows 12 for 12,000. */
  readonly divisor: number;
  /** `;;;` shows no number. */
  readonly hasNumber: boolean;
  /** Whether the number looks negative: `"-"0`, `(0)`. */
  readonly isNegative: boolean;
}

/** The sections of the code of a format, with the condition under which each is used; `null` shows the plain number. */
export type CellFormats = readonly { readonly condition: string; readonly format: CellFormat | null }[];

const TOKEN =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|[_*].|\[(?<condition>[<>=][^\]]*)\]|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[[^\]]*\]|(?<commas>(?<=[0#?]),+(?![,0#?]))|(?<percent>%)|(?<literal>[€$£¥()−–-])|(?<digit>[0#?@]|general|standard)|(?<day>[ymdhs])|[^"\\]/giu;
const MONEY = /[€$£¥]/u;
/** As {@link isNegative} says, with 0 for the number. */
const NEGATIVE = /[-−–]\s*0|0\s*[-−–]\s*$|\(\s*0\s*\)/u;

/** Reads the code of a number format; `null` if it always shows the plain number, or a day. */
export function cellFormats(code: string): CellFormats | null {
  if (code === '') return null;
  const sections = sectionsOf(code).map((tokens) => ({
    condition: tokens.find(({ condition }) => condition !== undefined)?.condition ?? '',
    format: formatOf(tokens),
  }));
  return sections.some(({ format }) => format) ? sections : null;
}

type Tokens = readonly Readonly<Partial<Record<string, string>>>[];

function sectionsOf(code: string): readonly Tokens[] {
  const sections: Tokens[number][][] = [[]];
  for (const { 0: token, groups = {} } of code.matchAll(TOKEN)) {
    if (token === ';') sections.push([]);
    else sections.at(-1)?.push(groups);
  }
  return sections;
}

function formatOf(tokens: Tokens): CellFormat | null {
  const hasNumber = tokens.some(({ digit }) => digit !== undefined);
  if (!hasNumber && tokens.some(({ day }) => day !== undefined)) return null;
  const first = tokens.findIndex(({ digit }) => digit !== undefined);
  let divisor = 1;
  let [before, after] = ['', ''];
  for (const [at, { quoted, escaped, currency, literal, commas, percent }] of tokens.entries()) {
    const text = quoted ?? escaped ?? currency ?? literal ?? percent ?? '';
    if (at < first) before += text;
    else after += text;
    divisor *= 1000 ** (commas?.length ?? 0);
    if (percent !== undefined) divisor /= 100;
  }
  const all = `${before} ${after}`;
  // A separator, such as a point or a space, is no word.
  const words = wordsOf(all).length > 0 || MONEY.test(all) ? all.trim() : '';
  const isNegative = hasNumber && NEGATIVE.test(`${before}0${after}`);
  const isPlain = words === '' && divisor === 1 && hasNumber && !isNegative;
  return isPlain ? null : { before, after, words, divisor, hasNumber, isNegative };
}

const HOLDS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '>': (value, limit) => value > limit,
  '=': (value, limit) => value === limit,
  '<=': (value, limit) => value <= limit,
  '>=': (value, limit) => value >= limit,
  '<>': (value, limit) => value !== limit,
};

function holds(condition: string, value: number): boolean {
  const { sign = '', limit = '' } = /^(?<sign>[<>=]+)(?<limit>.*)$/u.exec(condition)?.groups ?? {};
  return HOLDS[sign]?.(value, Number(limit)) ?? true;
}

/**
 * How a number is shown, `null` if plainly. Zero and negative numbers are looked at by themselves, however they are
 * shown; so the first section whose condition holds counts.
 */
export const formatFor = (formats: CellFormats, value: number): CellFormat | null =>
  value > 0 ? (formats.find(({ condition }) => holds(condition, value))?.format ?? null) : null;

/** Whether the words that a format shows beside a quantity name another unit than the box. */
export const isUnitFormat = ({ words }: CellFormat): boolean => isOtherUnit(words) || hasOtherUnit(words);

/** Whether a format shows the number itself, whatever words are beside it. */
export const showsNumber = ({ divisor, hasNumber, isNegative }: CellFormat): boolean =>
  divisor === 1 && hasNumber && !isNegative;

/** Whether a format adds nothing to a quantity of boxes: an amount of money is none. */
export const isBoxFormat = (format: CellFormat): boolean =>
  showsNumber(format) && isBox(format.words) && !MONEY.test(format.words);
