import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { checkRows } from '#domain/import/check.ts';
import type { Correction, KnownNames } from '#domain/import/corrections.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { ImportHistory } from '#domain/import/outliers.ts';
import type { ImportQuestion } from '#domain/import/questions.ts';
import type { ImportLayout, ReadResult } from '#domain/import/read.ts';
import { tableOf } from '#domain/import/table.ts';
import { importMachine } from '#machines/import/import.machine.ts';
import type { HistoryCall, ReadCall } from '#machines/import/import.types.ts';

const catalogue: Catalogue = {
  products: [
    { ID: 'p1', ref: null, name: 'Paludexa 20/120 B/24', pGHT: 1980, laboratory: 'Sahelia' },
    { ID: 'p2', ref: null, name: 'Tensorel 5 mg B/30', pGHT: 3120, laboratory: 'Brévane' },
  ],
  wholesalers: [{ ID: 'w1', name: 'Répartis' }],
};
const layout: ImportLayout = {
  encoding: 'utf-8',
  separator: ';',
  sheets: [],
  mapping: { sheet: 0, header: { first: 0, count: 1 }, roles: ['product', 'wholesaler', 'quantity'] },
  isMapped: true,
  questions: [],
  notes: [],
};
const FILE = new File(['Produit;Grossiste;Quantité'], 'octobre.csv');

function rowsRead(...records: readonly (readonly string[])[]): ReadResult {
  const { header, roles } = layout.mapping;
  const table = tableOf({ records: [['Produit', 'Grossiste', 'Quantité'], ...records], header, roles }, catalogue);
  return { kind: 'read', layout, rows: { table, report: checkRows(table, catalogue, 'sales', []) } };
}
const asking = (...questions: readonly ImportQuestion[]): ReadResult => ({
  kind: 'read',
  layout: { ...layout, questions },
  rows: null,
});

/** An import whose readings answer one after another. */
function importOf(readings: readonly ReadResult[], knownNames: KnownNames = { product: {}, wholesaler: {} }) {
  const left = [...readings];
  const actor = createActor(
    importMachine.provide({
      actors: {
        read: fromPromise<ReadResult, ReadCall>(() => {
          const next = left.shift();
          return next ? Promise.resolve(next) : Promise.reject(new Error('no more is read'));
        }),
        history: fromPromise<ImportHistory, HistoryCall>(() => Promise.resolve({ periods: [] })),
      },
    }),
    { input: { kind: 'sales', period: '2026-10', catalogue, knownNames, knownColumns: [] } },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    context,
    rest: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    correct: (...corrections: readonly Correction[]) => {
      for (const correction of corrections) actor.send({ type: 'correct', correction });
    },
  };
}

const named = (field: 'product' | 'wholesaler', name: string, ID: string): Correction => ({
  kind: 'name',
  field,
  name,
  ID,
});
const LEFT_OUT: Correction = { kind: 'exclude', rows: [1] };

test('a choice that the device forgets takes the corrections of just that name along', async () => {
  const { actor, context, rest, correct } = importOf([
    rowsRead(['paludex', 'repart', '12'], ['tensor', 'repart', '7']),
  ]);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  const kept = [named('wholesaler', 'paludex', 'w1'), named('product', 'tensor', 'p2'), LEFT_OUT];
  correct(named('product', 'paludex', 'p1'), ...kept, named('wholesaler', 'repart', 'w1'));
  actor.send({
    type: 'memory.change',
    names: [
      { field: 'product', name: 'paludex', ID: null },
      { field: 'wholesaler', name: 'repart', ID: null },
    ],
    columns: [],
  });
  expect(context().opened?.corrections).toEqual(kept);
});

test('what names stand for is remembered for the next file, beside what was known', async () => {
  const known: KnownNames = { product: { ancien: 'p2' }, wholesaler: { repart: 'w1' } };
  const rows = rowsRead(['paludex', 'repart', '12']);
  const { actor, context, rest, correct } = importOf([rows, rows], known);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  expect(context().opened?.report.counts.wrong).toBe(1);
  correct(named('product', 'paludex', 'p1'));
  expect(context().opened?.report.counts).toMatchObject({ ready: 1, wrong: 0 });
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  expect(context().knownNames).toEqual({
    product: { ancien: 'p2', paludex: 'p1' },
    wholesaler: { repart: 'w1' },
  });
  expect(context().opened?.corrections).toEqual([]);
});

test('questions that were answered stay beside those asked since, each once', async () => {
  const hidden: ImportQuestion = { kind: 'hidden', rows: 2, quantity: null, columns: [], isSheet: false };
  const first: ImportQuestion = { kind: 'wholesaler', proposed: null };
  const second: ImportQuestion = {
    kind: 'wholesaler',
    proposed: { wholesalerID: 'w1', place: 'fileName', text: 'Répartis' },
  };
  const { actor, context, rest } = importOf([asking(hidden, first), asking(second)]);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  expect(context().asked).toEqual([hidden, first]);
  actor.send({ type: 'questions.answer', answers: { wholesalerID: 'w1' }, header: null });
  await rest();
  expect(context().asked).toEqual([hidden, second]);
});
