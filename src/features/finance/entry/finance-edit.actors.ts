import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { codesIn, withoutCodes } from '#api/codes.ts';
import { ApiError } from '#api/errors.ts';
import type { FinanceKind, FinancePeriod, FinanceRow } from '#domain/finance/rows.ts';
import { totalOf } from '#domain/finance/split.ts';
import type {
  Comparison,
  DispatchResult,
  FinanceRefusal,
  KeepCall,
  KeepResult,
  LoadResult,
  SaveResult,
  UnevenProduct,
} from '#machines/finance/finance.types.ts';
import { claimDraft } from '#state/draft-claim.ts';
import type { DraftStore } from '#state/drafts.ts';
import { CALLS } from './saved-rows.ts';
import type { EditedProductFragment } from './finance-edit.generated.ts';

export interface FinanceWork {
  readonly api: Api;
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  /** The name of the draft, and of the lock that one tab has of it. */
  readonly draft: string;
  readonly store: DraftStore;
  readonly products: readonly EditedProductFragment[];
}

/** The effects of the finance machine. The server's "no" is a result; a call that did not get through is rejected. */
export function financeActors({ api, kind, period, draft, store, products }: FinanceWork) {
  const calls = CALLS[kind];
  const saved = async (signal: AbortSignal) => (await calls.read(api, period, signal)).saved;
  return {
    claim: claimDraft(draft),
    load: fromPromise<LoadResult>(async ({ signal }) => {
      const [rows, kept] = await Promise.all([saved(signal), store.read()]);
      return { saved: rows, kept };
    }),
    // Whatever becomes of the page, what was begun is written: the signal is not heard.
    keep: fromPromise<KeepResult, { readonly draft: KeepCall }>(({ input }) => store.keep(input.draft)),
    save: fromPromise<SaveResult, { readonly rows: readonly FinanceRow[] }>(({ input: { rows }, signal }) =>
      answered(async () => {
        await calls.save(api, period, rows, signal);
        return { kind: 'saved' };
      }),
    ),
    dispatch: fromPromise<DispatchResult, { readonly force: boolean }>(async ({ input: { force }, signal }) => {
      const result = await answered<{ readonly kind: 'dispatched' }>(async () => {
        const { success, error } = await calls.dispatch(api, period, force, signal);
        return success ? { kind: 'dispatched' } : refusal([error ?? '']);
      });
      if (result.kind !== 'refused' || !result.codes.includes('SHARES_NOT_100')) return result;
      const rows = await saved(signal);
      return { kind: 'blocked', products: unevenOf(products, rows), detail: result.detail };
    }),
    compare: fromPromise<Comparison>(({ signal }) => calls.read(api, period, signal)),
  };
}

function refusal(messages: readonly string[]): FinanceRefusal {
  return { kind: 'refused', codes: codesIn(messages), detail: messages.map(withoutCodes).filter(Boolean).join(' ') };
}

async function answered<Result>(call: () => Promise<Result | FinanceRefusal>): Promise<Result | FinanceRefusal> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    return refusal(error.serverMessages);
  }
}

/** The products among the rows whose shares do not make 100 (decision 30). */
function unevenOf(products: readonly EditedProductFragment[], rows: readonly FinanceRow[]): readonly UnevenProduct[] {
  const entered = new Set(rows.map(({ pharmaProductID }) => pharmaProductID));
  return products.flatMap(({ ID, name, PharmaProductAssignedDelegues: shares }) => {
    const total = totalOf(
      shares.map(({ contributionPercentage, Delegue }) => ({
        delegueID: Delegue.ID,
        percentage: contributionPercentage,
      })),
    );
    return entered.has(ID) && total !== 100 ? [{ ID, name, total }] : [];
  });
}
