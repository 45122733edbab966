import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { describesBox, isAttribute, isOtherQuantity, likeness, OF_PRODUCTS, wordsOf } from '#domain/import/columns.ts';
import { mentionsIn, openIn, withoutMentions } from '#domain/import/mentions.ts';
import { isNumber } from '#domain/import/numbers.ts';
import { isTotal } from '#domain/import/totals.ts';
import type { TitleMeaning } from '#ui/sheet-grid/paste.ts';

/** Words that name no product column by themselves, as in « Nom du médicament », and may be in the name of a wholesaler. */
const BESIDE_NAMES = /^(?:d[eu]s?|l[ae]s?|of|the|no?|medicaments?|medicines?)$/u;
const namesProducts = (word: string): boolean =>
  BESIDE_NAMES.test(word) || OF_PRODUCTS.some((role) => likeness(word, role) > 0);

/**
 * What the title of a pasted column says. « Quantité », « 2026 » and « Ventes 2026 » say no more than that the column
 * has the values to enter, if 2026 is open; another wholesaler or stock would be more. A period that is not the open
 * one, or not certainly, is named by `period`; « Grossiste » is over the names of columns; « Laboratoire » is over words that
 * describe the products, and « B/30 » is such a word; « Désignation » is over their names, and « Total » beside sums. Of
 * numbers, only years are periods: « 2025 ».
 */
export function titleMeaning(title: string, kind: FinanceKind, open: FinancePeriod): TitleMeaning | null {
  if (isNumber(title) && !/^20\d\d$/u.test(title.trim())) return null;
  if (kind !== 'goals' && likeness(title, 'wholesaler') > 0) return 'column';
  if (isAttribute(title) || describesBox(title)) return 'attribute';
  if (isTotal(title)) return 'total';
  const all = wordsOf(title);
  if (all.length > 0 && all.every(namesProducts)) return 'row';
  const hasPeriod = mentionsIn(title).length > 0;
  const words = wordsOf(withoutMentions(title));
  const isPlain = words.every((word) => likeness(word, 'quantity') > 0) && !isOtherQuantity(title, kind);
  if (!hasPeriod) return words.length > 0 && isPlain ? 'value' : null;
  return isPlain && openIn(title, kind, open) === true ? 'value' : 'period';
}
