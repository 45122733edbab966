import type { FinanceKind } from '#domain/finance/rows.ts';
import { isOtherQuantity, likeness, wordsOf } from '#domain/import/columns.ts';

/** Whether the title of a pasted column says « quantity » and nothing else: no month, no wholesaler, no stock. */
export function isValueTitle(title: string, kind: FinanceKind): boolean {
  const words = wordsOf(title);
  return words.length > 0 && words.every((word) => likeness(word, 'quantity') > 0) && !isOtherQuantity(title, kind);
}
