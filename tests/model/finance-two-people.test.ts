import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type DraftRows, sameRows } from '#domain/finance/draft-rows.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { financeMachine } from '#machines/finance/finance.machine.ts';
import type { ClaimOrder, KeepCall, KeepResult, LoadResult } from '#machines/draft/draft.types.ts';
import type { FinanceSubject, SavedPeriod, SaveResult } from '#machines/finance/finance.types.ts';

/** Two people enter the same month, each on a device of their own, over one server without versions. */

const PRODUCTS = ['a', 'b', 'c'] as const;
const WHO = ['anna', 'bruno'] as const;

const row = (pharmaProductID: string, quantity: number): FinanceRow => ({
  pharmaProductID,
  wholesalerID: 'repartis',
  quantity,
  pght: 1200,
});

type Entry = ActorRefFrom<typeof financeMachine>;

/** Opens the month; the server keeps what is saved. */
async function open(server: { rows: readonly FinanceRow[] }): Promise<Entry> {
  const machine = financeMachine.provide({
    actors: {
      claim: fromCallback<ClaimOrder>(({ sendBack }) => {
        sendBack({ type: 'claim.granted' });
      }),
      load: fromPromise<LoadResult<DraftRows>, FinanceSubject>(() =>
        Promise.resolve({ saved: server.rows, kept: null }),
      ),
      keep: fromPromise<KeepResult, KeepCall<DraftRows>>(() => Promise.resolve({ kind: 'kept' })),
      reread: fromPromise<SavedPeriod, FinanceSubject>(() => Promise.resolve({ rows: server.rows, parts: null })),
      save: fromPromise<SaveResult, FinanceSubject & { readonly rows: readonly FinanceRow[] }>(({ input }) => {
        server.rows = input.rows;
        return Promise.resolve({ kind: 'saved' });
      }),
    },
  });
  const entry = createActor(machine, { input: { kind: 'sales', period: '2026-10', now: () => 0 } }).start();
  await rest(entry);
  return entry;
}

/** Until nothing is asked of the server any more. */
const rest = (entry: Entry) => waitFor(entry, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('waiting'));

const step = fc.record({
  who: fc.constantFrom(...WHO),
  does: fc.constantFrom('enters', 'enters', 'removes', 'reviews', 'reviews', 'saves', 'saves', 'merges', 'goes back'),
  product: fc.constantFrom(...PRODUCTS),
  quantity: fc.integer({ min: 1, max: 4 }),
  choice: fc.constantFrom('merge.theirs', 'merge.mine', 'merge.both'),
});

test('of two people who save the same month, nobody loses a row that the other did not see', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const unseen: string[] = [];
      const server = { rows: [row('a', 1), row('b', 2)] };
      const entries = { anna: await open(server), bruno: await open(server) };
      for (const { who, does, product, quantity, choice } of steps) {
        const entry = entries[who];
        const { draft, saved } = entry.getSnapshot().context;
        const others = draft.filter(({ pharmaProductID }) => pharmaProductID !== product);
        const isSaving = does === 'saves' && entry.getSnapshot().matches({ reviewing: 'shown' });
        const isOutdated = isSaving && !sameRows(saved, server.rows) && !sameRows(draft, server.rows);
        const before = server.rows;
        if (does === 'saves') entry.send({ type: 'save' });
        else if (does === 'enters') entry.send({ type: 'draft.change', value: [...others, row(product, quantity)] });
        else if (does === 'removes') entry.send({ type: 'draft.change', value: others });
        else if (does === 'reviews') entry.send({ type: 'review' });
        else if (does === 'merges') entry.send({ type: choice });
        else entry.send({ type: 'edit' });
        await rest(entry);

        const snapshot = entry.getSnapshot();
        const { context } = snapshot;
        const knows = (rows: DraftRows | null) => rows !== null && sameRows(rows, server.rows);
        // Whoever has just read or saved knows what the server has.
        if (isSaving && snapshot.matches('saved') && !knows(context.draft)) unseen.push('saved');
        if (isOutdated && !sameRows(before, server.rows)) unseen.push('overwritten');
        if (does !== 'reviews') continue;
        if (snapshot.matches({ reviewing: 'shown' }) && !knows(context.saved)) unseen.push('reviewed');
        if (snapshot.matches({ reviewing: 'merging' }) && !knows(context.theirs)) unseen.push('merged');
      }
      for (const entry of Object.values(entries)) entry.stop();
      expect(unseen).toEqual([]);
    }),
  );
});

test('the second of two savers sees the rows of the first, and keeps them by merging', async () => {
  const server = { rows: [row('a', 1)] };
  const [anna, bruno] = [await open(server), await open(server)];
  anna.send({ type: 'draft.change', value: [row('a', 1), row('b', 5)] });
  bruno.send({ type: 'draft.change', value: [row('a', 1), row('c', 7)] });
  for (const type of ['review', 'save'] as const) {
    anna.send({ type });
    await rest(anna);
  }
  bruno.send({ type: 'review' });
  await rest(bruno);
  expect(bruno.getSnapshot().context).toMatchObject({ saved: [row('a', 1)], theirs: [row('a', 1), row('b', 5)] });
  bruno.send({ type: 'save' });
  expect(bruno.getSnapshot().matches({ reviewing: 'merging' })).toBe(true);
  bruno.send({ type: 'merge.both' });
  await rest(bruno);
  bruno.send({ type: 'save' });
  await rest(bruno);
  expect(bruno.getSnapshot().matches('saved')).toBe(true);
  expect(sameRows(server.rows, [row('a', 1), row('b', 5), row('c', 7)])).toBe(true);
});

test('two people who save the same rows are not asked anything', async () => {
  const server = { rows: [row('a', 1)] };
  const [anna, bruno] = [await open(server), await open(server)];
  for (const entry of [anna, bruno]) entry.send({ type: 'draft.change', value: [row('a', 3)] });
  for (const type of ['review', 'save'] as const) {
    anna.send({ type });
    await rest(anna);
  }
  bruno.send({ type: 'review' });
  await rest(bruno);
  expect(bruno.getSnapshot().matches('saved')).toBe(true);
});
