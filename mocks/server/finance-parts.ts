import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { isFinancePeriod, monthOfPeriod } from '#domain/finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import type { FinanceLine, FinancePart, FinanceSheetRecord } from '#mocks/seed/types.ts';
import type { Context } from './context.ts';
import { found, refusal } from './errors.ts';
import { dispatchPlan, writeScopeOf } from './finance-dispatch.ts';
import { today } from './local-day.ts';
import type { DispatchedPartRow, PeriodRow } from './finance-rows.ts';
import { linesOf, partsOf, sheetsOf } from './finance-sheets.ts';
import type { QueryResolvers, Resolvers } from './generated/resolvers.ts';

const partKey = ([delegueID, wholesalerID]: FinancePart): string => JSON.stringify([delegueID, wholesalerID]);

/**
 * What was dispatched in a period and what a dispatch by the viewer would make of it, delegate by delegate; a supervisor
 * sees the group. Parts that are in neither are left out.
 */
function dispatchedParts(context: Context, kind: FinanceKind, period: FinancePeriod): DispatchedPartRow[] {
  if (!isFinancePeriod(kind, period, today(context))) throw refusal('YEAR_OUT_OF_RANGE', period);
  const { products, delegates } = writeScopeOf(context);
  const plan = dispatchPlan(context, kind, period);
  const before = linesOf(sheetsOf(context, kind, period).dispatched);
  const after = new Map(plan.lines.map((line) => [line.pharmaProductID, line]));

  return [...new Set([...before.keys(), ...after.keys()])].flatMap((pharmaProductID) => {
    if (!products.has(pharmaProductID)) return [];
    const [was, next] = [before.get(pharmaProductID), after.get(pharmaProductID)];
    const [wasParts, nextParts] = [was, next].map((line) =>
      line ? ownParts(context, line, delegates) : new Map<string, FinancePart>(),
    );
    return [...new Set([...(wasParts?.keys() ?? []), ...(nextParts?.keys() ?? [])])].flatMap((key) => {
      const [old, future] = [wasParts?.get(key), nextParts?.get(key)];
      const either = old ?? future;
      if (!either) return [];
      const [delegueID, wholesalerID] = either;
      return {
        pharmaProductID,
        wholesalerID,
        delegueID,
        dispatchedQuantity: old?.[2] ?? 0,
        dispatchedPght: old ? (was?.pght ?? null) : null,
        nextQuantity: nextParts ? (future?.[2] ?? 0) : null,
        nextPght: future ? (next?.pght ?? null) : null,
        splitBy: old?.[3] ?? null,
        nextSplitBy: future?.[3] ?? null,
      };
    });
  });
}

/** The parts of a line that belong to some delegates, by delegate and wholesaler; null if it cannot be split. */
function ownParts(
  { store }: Context,
  line: FinanceLine,
  delegates: ReadonlySet<string> | null,
): ReadonlyMap<string, FinancePart> | null {
  const parts = partsOf(store, line);
  return parts && new Map(parts.filter(([ID]) => !delegates || delegates.has(ID)).map((part) => [partKey(part), part]));
}

/** Units and amount of the lines of a sheet that the viewer may write. */
function sumsOf(context: Context, sheet: FinanceSheetRecord | undefined): { quantity: number; amount: number } {
  const { products, delegates } = writeScopeOf(context);
  let [quantity, amount] = [0, 0];
  for (const line of sheet?.lines ?? []) {
    if (!products.has(line.pharmaProductID)) continue;
    const units = delegates
      ? [...(ownParts(context, line, delegates)?.values() ?? [])].map(([, , some]) => some)
      : line.units.map(([, some]) => some);
    const sum = units.reduce((all, some) => all + some, 0);
    quantity += sum;
    amount += amountOf(sum, line.pght);
  }
  return { quantity, amount };
}

/** Whether a dispatch by the viewer would change the parts of a delegate. */
function wouldChange(context: Context, kind: FinanceKind, period: FinancePeriod): boolean {
  const { saved, dispatched } = sheetsOf(context, kind, period);
  if (saved && saved.lines === dispatched?.lines) return false;
  // A line that cannot be split has no parts to compare.
  if (dispatchPlan(context, kind, period).toShare.some((line) => !partsOf(context.store, line))) return true;
  return dispatchedParts(context, kind, period).some(
    (part) => part.nextQuantity !== part.dispatchedQuantity || part.nextPght !== part.dispatchedPght,
  );
}

function periodRow(context: Context, kind: FinanceKind, period: FinancePeriod): PeriodRow[] {
  const { saved, dispatched } = sheetsOf(context, kind, period);
  const [entered, shared] = [sumsOf(context, saved), sumsOf(context, dispatched)];
  // A supervisor is not told of a period in which only other groups have figures; an emptied one is told to the others.
  if (entered.quantity + shared.quantity === 0 && writeScopeOf(context).delegates) return [];
  return [
    {
      period,
      savedQuantity: entered.quantity,
      savedTurnOver: fromHundredths(entered.amount),
      savedAt: saved?.at ?? null,
      savedBy: saved?.by ?? null,
      dispatchedQuantity: shared.quantity,
      dispatchedTurnOver: fromHundredths(shared.amount),
      dispatchedAt: dispatched?.at ?? null,
      dispatchedBy: dispatched?.by ?? null,
      isChanged: wouldChange(context, kind, period),
    },
  ];
}

const yearOfPeriod = (kind: FinanceKind, period: FinancePeriod): number =>
  Number((kind === 'trends' ? monthOfPeriod(kind, period) : period).slice(0, 4));

/** The state of each period of a kind that has figures, in order. */
function periodsOf(context: Context, kind: FinanceKind, year: number | null | undefined): PeriodRow[] {
  const { savedSheets, dispatchedSheets } = context.store;
  const agencyID = context.agencyID();
  const sheets = [savedSheets, dispatchedSheets].flatMap((table) => table.where('agencyID', agencyID));
  const periods = sheets.filter((sheet) => sheet.kind === kind).map(({ period }) => period);
  return [...new Set(periods)]
    .filter((period) => year == null || yearOfPeriod(kind, period) === year)
    .toSorted()
    .flatMap((period) => periodRow(context, kind, period));
}

export const partQueries = {
  readDispatchedParts: (_parent, { kind, period }, context) => dispatchedParts(context, kind, period),
  readFinancePeriods: (_parent, { kind, year }, context) => periodsOf(context, kind, year),
} satisfies QueryResolvers;

export const partTypes = {
  DispatchedPart: {
    PharmaProduct: ({ pharmaProductID }, _args, { store }) =>
      found(store.pharmaProducts.find(pharmaProductID), 'PharmaProduct', pharmaProductID),
    Wholesaler: ({ wholesalerID }, _args, { store }) => store.wholesalers.find(wholesalerID),
    Delegue: ({ delegueID }, _args, { store }) => found(store.users.find(delegueID), 'User', delegueID),
    SplitBy: ({ splitBy }, _args, { store }) => store.users.find(splitBy),
    NextSplitBy: ({ nextSplitBy }, _args, { store }) => store.users.find(nextSplitBy),
  },
  FinancePeriod: {
    SavedBy: ({ savedBy }, _args, { store }) => store.users.find(savedBy),
    DispatchedBy: ({ dispatchedBy }, _args, { store }) => store.users.find(dispatchedBy),
  },
} satisfies Resolvers;
