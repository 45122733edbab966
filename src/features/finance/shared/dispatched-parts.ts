import type { Api } from '#api/client.ts';
import { ifServed } from '#api/extensions.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { personName } from '#domain/people/person-name.ts';
import type { ComparedPart } from '#machines/finance/finance.types.ts';
import { DispatchedPartsDocument } from './dispatched-parts.generated.ts';

/**
 * What each delegate has of a period, and what a dispatch now would give (docs/rules/finance.md#dispatched-parts).
 * @returns null if the server does not tell it
 */
export async function readParts(
  api: Api,
  kind: FinanceKind,
  period: FinancePeriod,
  signal: AbortSignal,
): Promise<readonly ComparedPart[] | null> {
  const answer = await ifServed(api.request(DispatchedPartsDocument, { kind, period }, { signal }));
  if (!answer) return null;
  const [error] = answer.errors;
  // A missing part would look like a delegate who has nothing.
  if (error) throw error;
  return (answer.data.readDispatchedParts ?? []).map(
    ({ PharmaProduct, Wholesaler, Delegue, SplitBy, NextSplitBy, ...part }) => ({
      pharmaProductID: PharmaProduct.ID,
      wholesalerID: Wholesaler?.ID ?? null,
      delegate: { ID: Delegue.ID, name: personName(Delegue) },
      before: { quantity: part.dispatchedQuantity, pght: part.dispatchedPght ?? 0 },
      after: { quantity: part.nextQuantity ?? 0, pght: part.nextPght ?? 0 },
      splitBy: SplitBy && { ID: SplitBy.ID, name: personName(SplitBy) },
      nextSplitBy: NextSplitBy && { ID: NextSplitBy.ID, name: personName(NextSplitBy) },
    }),
  );
}
