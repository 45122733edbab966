import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { confirmKey, type Confirmed } from '#domain/import/corrections.ts';
import { financeMachine } from '#machines/finance/finance.machine.ts';
import type { ClaimOrder, KeepCall, KeepResult, LoadResult } from '#machines/draft/draft.types.ts';
import type { FinanceRows, FinanceSubject, SavedPeriod, SaveResult } from '#machines/finance/finance.types.ts';

const row = (pharmaProductID: string, quantity: number): FinanceRow => ({
  pharmaProductID,
  wholesalerID: 'w1',
  quantity,
  pght: 1,
});
const figure = (productID: string, quantity: number): Confirmed => ({ productID, wholesalerID: 'w1', quantity });

/** Opens an empty month, in which everything can be saved. */
async function openMonth(confirmed?: ReadonlyMap<string, number>) {
  const stored: FinanceRows[] = [];
  const actor = createActor(
    financeMachine.provide({
      actors: {
        claim: fromCallback<ClaimOrder>(({ sendBack }) => sendBack({ type: 'claim.granted' })),
        load: fromPromise<LoadResult<DraftRows>, FinanceSubject>(() => Promise.resolve({ saved: [], kept: null })),
        keep: fromPromise<KeepResult, KeepCall<DraftRows>>(() => Promise.resolve({ kind: 'kept' })),
        reread: fromPromise<SavedPeriod, FinanceSubject>(() =>
          Promise.resolve({ rows: stored.at(-1) ?? [], parts: null }),
        ),
        save: fromPromise<SaveResult, FinanceSubject & { readonly rows: FinanceRows }>(({ input }) => {
          stored.push(input.rows);
          return Promise.resolve({ kind: 'saved' });
        }),
      },
    }),
    { input: { kind: 'sales', period: '2026-10', now: () => 0, ...(confirmed && { confirmed }) } },
  ).start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('waiting'));
  /** Has the rows reviewed, and asks for a save of these unusual quantities. */
  const save = async (...unusual: readonly Confirmed[]) => {
    actor.send({ type: 'review' });
    await rest();
    actor.send({ type: 'save', unusual });
    await rest();
    return actor.getSnapshot().matches('saved');
  };
  await rest();
  return { actor, save };
}

test('an unusual quantity that was typed is saved once it is confirmed, and no other in its place', async () => {
  const { actor, save } = await openMonth();
  actor.send({ type: 'draft.change', value: [row('p1', 900)] });
  expect(await save(figure('p1', 900))).toBe(false);
  actor.send({ type: 'unusual.confirm', of: [figure('p1', 900)], isRight: true });
  actor.send({ type: 'edit' });
  actor.send({ type: 'draft.change', value: [row('p1', 9000)] });
  expect(await save(figure('p1', 9000)), 'changed after it was confirmed').toBe(false);
  actor.send({ type: 'unusual.confirm', of: [figure('p1', 9000)], isRight: true });
  actor.send({ type: 'unusual.confirm', of: [figure('p1', 9000)], isRight: false });
  expect(await save(figure('p1', 9000)), 'taken back').toBe(false);
  actor.send({ type: 'unusual.confirm', of: [figure('p1', 9000)], isRight: true });
  expect(await save(figure('p1', 9000))).toBe(true);
});

test('what was confirmed in an import is not asked again, unless it was changed since', async () => {
  const { actor, save } = await openMonth();
  const rows = [row('p1', 900), row('p2', 700)];
  actor.send({ type: 'import.open' });
  actor.send({ type: 'import.done', rows, wholesalerIDs: ['w1'], confirmed: [figure('p1', 900), figure('p2', 700)] });
  actor.send({ type: 'draft.change', value: [row('p1', 900), row('p2', 7000)] });
  expect(await save(figure('p1', 900), figure('p2', 7000))).toBe(false);
  actor.send({ type: 'edit' });
  actor.send({ type: 'draft.change', value: rows });
  expect(await save(figure('p1', 900), figure('p2', 700))).toBe(true);
});

test('what was confirmed before the page was reloaded is not asked again, unless it was changed since', async () => {
  const { actor, save } = await openMonth(new Map([[confirmKey(figure('p1', 900)), 900]]));
  actor.send({ type: 'draft.change', value: [row('p1', 9000)] });
  expect(await save(figure('p1', 9000))).toBe(false);
  actor.send({ type: 'edit' });
  actor.send({ type: 'draft.change', value: [row('p1', 900)] });
  expect(await save(figure('p1', 900))).toBe(true);
});
