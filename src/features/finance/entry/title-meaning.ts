import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { describesBox, isAttribute, isOtherQuantity, isTitleOf, OF_PRODUCTS, wordsOf } from '#domain/import/columns.ts';
import { mentionsIn, openIn, partNamed, withoutMentions } from '#domain/import/mentions.ts';
import { isNumber } from '#domain/import/numbers.ts';
import { withFullDates } from '#domain/import/short-dates.ts';
import { isTotal } from '#domain/import/totals.ts';
import { besideDay, meantTitles } from '#domain/import/weekdays.ts';
import type { TitleMeaning } from '#ui/sheet-grid/paste.ts';

/** Words that name no product column by themselves, as in « Nom du médicament », and may be in the name of a wholesaler. */
const BESIDE_NAMES = /^(?:d[eu]s?|l[ae]s?|of|the|no?|medicaments?|medicines?)$/u;
const namesProducts = (word: string): boolean =>
  BESIDE_NAMES.test(word) || OF_PRODUCTS.some((role) => isTitleOf(word, role));

/**
 * What the title of a pasted column says. « Quantité », « 2026 » and « Ventes 2026 » say no more than that the column
 * has the values to enter, if 2026 is open; another wholesaler or stock would be more. A period that is not the open
 * one, or not certainly, is named by `period`, as is a part of it, such as a day; « Grossiste » is over the names of
 * columns; « Laboratoire » is over words that describe the products, and « B/30 » is such a word; « Désignation » is over
 * their names, and « Total » beside sums. Of numbers, only years are periods: « 2025 ». Periods that are shortened are
 * read as those of a file: « M-1 », « mois 10 », « du 09/11 au 15/11 ».
 * @param beside all titles: « Mar » is a day beside « Lun », else March
 */
export function titleMeaning(
  title: string,
  kind: FinanceKind,
  open: FinancePeriod,
  beside: readonly string[] = [title],
): TitleMeaning | null {
  if (isNumber(title) && !/^20\d\d$/u.test(title.trim())) return null;
  if (kind !== 'goals' && isTitleOf(title, 'wholesaler')) return 'column';
  if (isAttribute(title) || describesBox(title)) return 'attribute';
  if (isTotal(title)) return 'total';
  const all = wordsOf(title);
  if (all.length > 0 && all.every(namesProducts)) return 'row';
  const isPlain = (words: string): boolean =>
    wordsOf(words).every((word) => isTitleOf(word, 'quantity')) && !isOtherQuantity(words, kind);
  const written = withFullDates(title, kind, open);
  const mentions = mentionsIn(written);
  const day = besideDay(title);
  const isDay =
    day !== null && (mentions.length === 0 || meantTitles(beside, kind, open)[beside.indexOf(title)] !== title);
  if (isDay && isPlain(day)) return 'period';
  const rest = withoutMentions(written);
  const isValue = isPlain(rest) && !isOtherQuantity(title, kind);
  if (mentions.length === 0) return wordsOf(rest).length > 0 && isValue ? 'value' : null;
  const isPart = mentions.some((mention) => partNamed(mention, kind) === 'day');
  return isValue && !isPart && openIn(written, kind, open) === true ? 'value' : 'period';
}
