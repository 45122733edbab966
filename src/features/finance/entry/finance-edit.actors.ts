import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { codesIn, withoutCodes } from '#api/codes.ts';
import { ApiError } from '#api/errors.ts';
import type { Extension } from '#api/extensions.ts';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinanceRow } from '#domain/finance/rows.ts';
import type { KeepCall, KeepResult, LoadResult } from '#machines/draft/draft.types.ts';
import type {
  Comparison,
  DispatchResult,
  FinanceRefusal,
  FinanceSubject,
  SavedPeriod,
  SaveResult,
} from '#machines/finance/finance.types.ts';
import { claimDraft } from '#state/draft-claim.ts';
import type { DraftStore } from '#state/drafts.ts';
import { unevenProducts } from './delegate-shares.ts';
import { CALLS, DISPATCHED_UNITS, type ServerRows } from './saved-rows.ts';
import { readParts } from '../shared/dispatched-parts.ts';
import type { EditedProductFragment } from './finance-edit.generated.ts';

export interface FinanceEffects {
  readonly api: Api;
  /** The name of the draft, and of its lock. */
  readonly draft: string;
  readonly store: Omit<DraftStore<DraftRows>, 'lostFiles'>;
  readonly products: readonly EditedProductFragment[];
  /** What the server does not tell. */
  readonly lacks: readonly Extension[];
}

/** The effects of the finance machine. A refusal by the server is a result; a call that did not get through rejects. */
export function financeActors({ api, draft, store, products, lacks }: FinanceEffects) {
  const read = ({ kind, period }: FinanceSubject, signal: AbortSignal) => CALLS[kind].read(api, period, signal);
  const dispatchedOf =
    (kind: FinanceKind) =>
    ({ dispatched }: ServerRows): readonly FinanceRow[] | null =>
      lacks.includes(DISPATCHED_UNITS[kind]) ? null : dispatched;
  return {
    claim: claimDraft({ name: draft, store, mayStandApart: false }),
    load: fromPromise<LoadResult<DraftRows>, FinanceSubject>(async ({ input, signal }) => {
      const [{ saved }, kept] = await Promise.all([read(input, signal), store.read()]);
      return { saved, kept };
    }),
    // Ignores the signal: a write that was begun is finished, whatever becomes of the page.
    keep: fromPromise<KeepResult, KeepCall<DraftRows>>(({ input }) => store.keep(input.draft)),
    save: fromPromise<SaveResult, FinanceSubject & { readonly rows: readonly FinanceRow[] }>(
      ({ input: { kind, period, rows }, signal }) =>
        answered(async () => {
          await CALLS[kind].save(api, period, rows, signal);
          return { kind: 'saved' };
        }),
    ),
    dispatch: fromPromise<DispatchResult, FinanceSubject & { readonly force: boolean }>(async ({ input, signal }) => {
      const { kind, period, force } = input;
      const result = await answered<{ readonly kind: 'dispatched' }>(async () => {
        const { success, error } = await CALLS[kind].dispatch(api, period, force, signal);
        return success ? { kind: 'dispatched' } : refusal([error ?? '']);
      });
      if (result.kind === 'dispatched') {
        // The dispatch is done, whether or not it can be read.
        const rows = await read(input, signal).then(dispatchedOf(kind), () => null);
        return { kind: 'dispatched', rows };
      }
      if (!result.codes.includes('SHARES_NOT_100')) return result;
      const { saved } = await read(input, signal);
      return { kind: 'blocked', products: unevenProducts(products, saved), detail: result.detail };
    }),
    reread: fromPromise<SavedPeriod, FinanceSubject>(async ({ input, signal }) => {
      const { saved } = await read(input, signal);
      return { rows: saved, parts: await readParts(api, input.kind, input.period, signal) };
    }),
    compare: fromPromise<Comparison, FinanceSubject>(async ({ input, signal }) => {
      const { kind, period } = input;
      const rows = await read(input, signal);
      const parts = await readParts(api, kind, period, signal);
      return { saved: rows.saved, dispatched: dispatchedOf(kind)(rows), parts };
    }),
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
