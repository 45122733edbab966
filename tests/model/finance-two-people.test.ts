import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type DraftRows, sameRows } from '#domain/finance/draft-rows.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { financeMachine } from '#machines/finance/finance.machine.ts';
import type { ClaimOrder, KeepCall, KeepResult, LoadResult } from '#machines/draft/draft.types.ts';
import type {
  Comparison,
  DispatchResult,
  FinanceRows,
  FinanceSubject,
  SavedPeriod,
  SaveResult,
} from '#machines/finance/finance.types.ts';

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

interface Server {
  rows: FinanceRows;
  /** What the delegates have; null before the first dispatch. */
  dispatched?: FinanceRows | null;
}

/** Opens the month; the server keeps what is saved, and gives it out. */
async function open(server: Server): Promise<Entry> {
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
      dispatch: fromPromise<DispatchResult, FinanceSubject & { readonly force: boolean }>(({ input }) => {
        if (server.dispatched && !input.force)
          return Promise.resolve({ kind: 'refused', codes: ['SALE_DATA_EXIST'], detail: '' });
        server.dispatched = server.rows;
        return Promise.resolve({ kind: 'dispatched', rows: server.rows });
      }),
      compare: fromPromise<Comparison, FinanceSubject>(() =>
        Promise.resolve({ saved: server.rows, dispatched: server.dispatched ?? null, parts: null }),
      ),
    },
  });
  const entry = createActor(machine, { input: { kind: 'sales', period: '2026-10', now: () => 0 } }).start();
  await rest(entry);
  return entry;
}

/** Until nothing is asked of the server any more. */
/** No quantity is far from those of earlier periods. */
const SAVE = { type: 'save', unusual: [] } as const;

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
        const isReviewing = entry.getSnapshot().matches('reviewing');
        const isOutdated = isSaving && !sameRows(saved, server.rows) && !sameRows(draft, server.rows);
        const before = server.rows;
        if (does === 'saves') entry.send(SAVE);
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
        // Who reviews already reads nothing anew.
        if (does !== 'reviews' || isReviewing) continue;
        if (snapshot.matches({ reviewing: 'shown' }) && !knows(context.saved)) unseen.push('reviewed');
        if (snapshot.matches({ reviewing: 'merging' }) && !knows(context.theirs)) unseen.push('merged');
      }
      for (const entry of Object.values(entries)) entry.stop();
      expect(unseen).toEqual([]);
    }),
  );
});

/** What an entry shows of the server's rows: its sheet, the other side of a dialog, or both. */
const shownBy = (entry: Entry): readonly DraftRows[] => {
  const { draft, theirs, going, comparison } = entry.getSnapshot().context;
  return [draft, theirs, going?.rows, comparison?.saved].filter((rows) => rows !== null && rows !== undefined);
};

const deed = fc.record({
  who: fc.constantFrom(...WHO),
  does: fc.constantFrom('saves', 'dispatch', 'dispatch', 'conflict.force', 'empty.open', 'empty.confirm', 'edit'),
  product: fc.constantFrom(...PRODUCTS),
  quantity: fc.integer({ min: 1, max: 4 }),
} as const);

test('nobody gives out or deletes a row of the other that the page did not show', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (deeds) => {
      const unseen: string[] = [];
      const server: Server = { rows: [row('a', 1), row('b', 2)] };
      const entries = { anna: await open(server), bruno: await open(server) };
      for (const { who, does, product, quantity } of deeds) {
        const entry = entries[who];
        const [rows, dispatched, shown] = [server.rows, server.dispatched, shownBy(entry)];
        if (does === 'saves') {
          entry.send({ type: 'draft.change', value: [row(product, quantity), row('b', 2)] });
          entry.send({ type: 'review' });
          await rest(entry);
          entry.send(SAVE);
        } else entry.send({ type: does });
        await rest(entry);
        if (does === 'saves') continue;
        const isSeen = shown.some((each) => sameRows(each, rows));
        if (server.dispatched !== dispatched && !isSeen) unseen.push(`${does} gave out`);
        if (server.rows !== rows && !isSeen) unseen.push(`${does} deleted`);
        const isTold = sameRows(entry.getSnapshot().context.draft, server.dispatched ?? []);
        if (server.dispatched !== dispatched && !isTold) unseen.push(`${does} told otherwise`);
      }
      for (const entry of Object.values(entries)) entry.stop();
      expect(unseen).toEqual([]);
    }),
  );
});

test('what the other saved meanwhile is shown whole before it is given out', async () => {
  const server: Server = { rows: [row('a', 100)] };
  const [boss, assistant] = [await open(server), await open(server)];
  assistant.send({ type: 'draft.change', value: [row('a', 99_999)] });
  for (const event of [{ type: 'review' }, SAVE] as const) {
    assistant.send(event);
    await rest(assistant);
  }
  boss.send({ type: 'dispatch' });
  await rest(boss);
  expect(server.dispatched).toBeUndefined();
  expect(boss.getSnapshot().context).toMatchObject({ draft: [row('a', 100)], theirs: [row('a', 99_999)] });
  boss.send({ type: 'dispatch' });
  await rest(boss);
  expect(boss.getSnapshot().matches('dispatched')).toBe(true);
  expect(boss.getSnapshot().context.draft).toEqual([row('a', 99_999)]);
  expect(server.dispatched).toEqual([row('a', 99_999)]);
});

test('what the other saved while emptying was asked is shown, and asked about again', async () => {
  const server: Server = { rows: [row('a', 100)] };
  const [boss, assistant] = [await open(server), await open(server)];
  boss.send({ type: 'empty.open' });
  await rest(boss);
  server.rows = [row('a', 777)];
  boss.send({ type: 'empty.confirm' });
  await rest(boss);
  expect(server.rows).toEqual([row('a', 777)]);
  expect(boss.getSnapshot().matches({ emptying: 'asking' })).toBe(true);
  expect(boss.getSnapshot().context.going?.rows).toEqual([row('a', 777)]);
  boss.send({ type: 'empty.confirm' });
  await rest(boss);
  expect(server.rows).toEqual([]);
  // Whoever asks for the same after that has nothing to delete.
  assistant.send({ type: 'empty.open' });
  await rest(assistant);
  expect(assistant.getSnapshot().matches('saved')).toBe(true);
});

test('the second of two savers sees the rows of the first, and keeps them by merging', async () => {
  const server = { rows: [row('a', 1)] };
  const [anna, bruno] = [await open(server), await open(server)];
  anna.send({ type: 'draft.change', value: [row('a', 1), row('b', 5)] });
  bruno.send({ type: 'draft.change', value: [row('a', 1), row('c', 7)] });
  for (const event of [{ type: 'review' }, SAVE] as const) {
    anna.send(event);
    await rest(anna);
  }
  bruno.send({ type: 'review' });
  await rest(bruno);
  expect(bruno.getSnapshot().context).toMatchObject({ saved: [row('a', 1)], theirs: [row('a', 1), row('b', 5)] });
  bruno.send(SAVE);
  expect(bruno.getSnapshot().matches({ reviewing: 'merging' })).toBe(true);
  bruno.send({ type: 'merge.both' });
  await rest(bruno);
  bruno.send(SAVE);
  await rest(bruno);
  expect(bruno.getSnapshot().matches('saved')).toBe(true);
  expect(sameRows(server.rows, [row('a', 1), row('b', 5), row('c', 7)])).toBe(true);
});

test('two people who save the same rows are not asked anything', async () => {
  const server = { rows: [row('a', 1)] };
  const [anna, bruno] = [await open(server), await open(server)];
  for (const entry of [anna, bruno]) entry.send({ type: 'draft.change', value: [row('a', 3)] });
  for (const event of [{ type: 'review' }, SAVE] as const) {
    anna.send(event);
    await rest(anna);
  }
  bruno.send({ type: 'review' });
  await rest(bruno);
  expect(bruno.getSnapshot().matches('saved')).toBe(true);
});
