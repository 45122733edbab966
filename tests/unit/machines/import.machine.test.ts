import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { checkRows } from '#domain/import/check.ts';
import type { Correction, KnownNames } from '#domain/import/corrections.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { ImportHistory } from '#domain/import/outliers.ts';
import type { ImportQuestion } from '#domain/import/questions.ts';
import type { ImportLayout, ReadResult } from '#domain/import/read.ts';
import { tableMark, tableOf } from '#domain/import/table.ts';
import { canTake, importMachine, outcomeOf } from '#machines/import/import.machine.ts';
import type { HistoryCall, LeftImport, ReadCall } from '#machines/import/import.types.ts';

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
const OTHER = new File(['Produit;Grossiste;Quantité'], 'suite.csv');

function rowsRead(...records: readonly (readonly string[])[]): ReadResult {
  const { header, roles } = layout.mapping;
  const table = tableOf({ records: [['Produit', 'Grossiste', 'Quantité'], ...records], header, roles }, catalogue);
  return { kind: 'read', layout, rows: { table, report: checkRows(table, catalogue, 'sales', []) } };
}
const WHICH: ImportQuestion = { kind: 'wholesaler', proposed: null };
const unmapped: ReadResult = { kind: 'read', layout: { ...layout, isMapped: false }, rows: null };
const asking = (...questions: readonly ImportQuestion[]): ReadResult => ({
  kind: 'read',
  layout: { ...layout, questions },
  rows: null,
});

/** An import whose readings answer one after another. */
function importOf(
  readings: readonly ReadResult[],
  knownNames: KnownNames = { product: {}, wholesaler: {} },
  kind: ReadCall['kind'] = 'sales',
  entered: DraftRows = [],
  history: ImportHistory = { periods: [] },
) {
  const left = [...readings];
  const asked = vi.fn<(call: ReadCall) => void>();
  const actor = createActor(
    importMachine.provide({
      actors: {
        read: fromPromise<ReadResult, ReadCall>(({ input }) => {
          asked(input);
          const next = left.shift();
          return next ? Promise.resolve(next) : Promise.reject(new Error('no more is read'));
        }),
        history: fromPromise<ImportHistory, HistoryCall>(() => Promise.resolve(history)),
      },
    }),
    { input: { kind, period: '2026-10', catalogue, entered, knownNames, knownColumns: [] } },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    asked,
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

test('undoing takes back the last correction alone', async () => {
  const { actor, context, rest, correct } = importOf([
    rowsRead(['paludex', 'Répartis', '12'], ['tensor', 'Répartis', '7']),
  ]);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  const first = named('product', 'paludex', 'p1');
  correct(first, LEFT_OUT);
  actor.send({ type: 'undo' });
  expect(context().opened?.corrections).toEqual([first]);
  expect(context().opened?.report.counts).toMatchObject({ ready: 1, wrong: 1, excluded: 0 });
});

test('the share that is read is what the reading tells, and never falls', async () => {
  const { actor, asked, context } = importOf([]);
  await waitFor(actor, () => context().history !== undefined);
  actor.send({ type: 'file.choose', file: FILE });
  const shares = [0.25, 0.75, 0.5].map((share) => {
    asked.mock.lastCall?.[0].onProgress(share);
    return context().progress;
  });
  expect(shares).toEqual([0.25, 0.75, 0.75]);
});

test('columns that are chosen in an answer are remembered, and without any nothing is', async () => {
  const question: ImportQuestion = { kind: 'wholesaler', proposed: null };
  const { actor, context, rest } = importOf([asking(question), asking(question)]);
  const header = { titles: ['a', 'b', 'c'], roles: layout.mapping.roles };
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  actor.send({ type: 'questions.answer', answers: {}, header: null });
  await rest();
  expect(context().knownColumns).toEqual([]);
  actor.send({ type: 'questions.answer', answers: {}, header });
  expect(context().knownColumns).toMatchObject([header]);
});

test('what is odd about a file is worked out anew from the rows that are left', async () => {
  const { header } = layout.mapping;
  const roles = ['product', 'wholesaler', 'quantity', 'price'] as const;
  const records = [
    ['Produit', 'Grossiste', 'Quantité', 'Prix'],
    ['Paludexa 20/120 B/24', 'Répartis', '12', '19800'],
    ['Tensorel 5 mg B/30', 'Répartis', '7', '3120'],
  ];
  const table = tableOf({ records, header, roles }, catalogue);
  const report = checkRows(table, catalogue, 'sales', []);
  const priced = { ...layout, mapping: { ...layout.mapping, roles } };
  const { actor, context, rest, correct } = importOf([{ kind: 'read', layout: priced, rows: { table, report } }]);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  expect(context().opened?.findings).toMatchObject([{ kind: 'farPrices', far: 1 }]);
  correct({ kind: 'exclude', rows: [0] });
  expect(context().opened?.findings).toEqual([]);
});

test('the rows of another wholesaler, given for a second one, wait to be acknowledged', async () => {
  const lines = [
    ['Paludexa 20/120 B/24', 'Répartis', '12'],
    ['Tensorel 5 mg B/30', 'Répartis', '7'],
  ] as const;
  const idOf = (name: string) => catalogue.products.find((product) => product.name === name)?.ID ?? '';
  const entered = lines.map(([name, , quantity], index) => ({
    pharmaProductID: idOf(name),
    wholesalerID: 'w2',
    quantity: Number(quantity),
    pght: index,
  }));
  const foundIn = async (has: DraftRows, ...read: readonly (readonly string[])[]) => {
    const { actor, context, rest, correct } = importOf([rowsRead(...read)], undefined, 'sales', has);
    actor.send({ type: 'file.choose', file: FILE });
    await rest();
    const { opened } = context();
    correct({ kind: 'acknowledge', finding: 'given w1 w2' });
    const after = context().opened;
    return { findings: opened?.findings, before: opened && canTake(opened), after: after && canTake(after) };
  };
  const { actor, context, rest, correct } = importOf([rowsRead(...lines)], undefined, 'sales', entered);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  correct({ kind: 'confirm', of: [] });
  expect(context().opened?.findings, 'after another correction').toMatchObject([{ kind: 'given', to: 'w2' }]);
  expect(await foundIn(entered, ...lines)).toEqual({
    findings: [{ kind: 'given', wholesalerID: 'w1', to: 'w2', rows: 2, isInFile: false }],
    before: false,
    after: true,
  });
  const [first, second] = lines;
  expect((await foundIn(entered.slice(0, 1), first)).findings, 'a single row').toEqual([]);
  expect((await foundIn(entered, first, [...second.slice(0, 2), '8'])).findings, 'another quantity').toEqual([]);
  expect((await foundIn(entered.slice(0, 1), ...lines)).findings, 'another row').toEqual([]);
  const own = entered.map((each) => ({ ...each, wholesalerID: 'w1' }));
  expect((await foundIn(own, ...lines)).findings, 'the same file again').toEqual([]);
});

test('rows with a warning can be taken over like others', async () => {
  const { actor, context, rest } = importOf([rowsRead(['Tensorel 5 mg B/30', 'Répartis', '7'])]);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  const { opened } = context();
  if (!opened) throw new Error('No rows were read.');
  const counting = (counts: Partial<typeof opened.report.counts>) =>
    canTake({
      ...opened,
      report: { ...opened.report, counts: { ready: 0, warning: 0, wrong: 0, excluded: 0, added: 0, ...counts } },
    });
  expect(counting({ ready: 1, warning: 1 })).toBe(true);
  expect(counting({ warning: 2 })).toBe(true);
  expect(counting({ excluded: 2 })).toBe(false);
  expect(counting({ ready: 1, wrong: 1 })).toBe(false);
});

/** Takes over the rows of one file. */
async function takenOf(reading: ReadResult, kind: ReadCall['kind']) {
  const { actor, rest } = importOf([reading], undefined, kind);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  actor.send({ type: 'take' });
  return outcomeOf(actor.getSnapshot());
}

test('the rows that are taken over replace those of the wholesalers that they name, and of the one that was said', async () => {
  const reading = rowsRead(['Tensorel 5 mg B/30', 'Répartis', '7']);
  const { mapping } = layout;
  const said: ReadResult =
    reading.kind === 'read'
      ? { ...reading, layout: { ...layout, mapping: { ...mapping, answers: { wholesalerID: 'w2' } } } }
      : reading;
  expect(await takenOf(reading, 'sales')).toMatchObject({ kind: 'taken', wholesalerIDs: ['w1'] });
  expect(await takenOf(said, 'sales')).toMatchObject({ kind: 'taken', wholesalerIDs: ['w1', 'w2'] });
  expect(await takenOf(said, 'goals'), 'goals have none').toMatchObject({ kind: 'taken', wholesalerIDs: null });
});

describe('a file that a closed page was correcting', () => {
  const rows = rowsRead(['paludex', 'Répartis', '12'], ['tensor', 'Répartis', '7']);
  const same = rows.kind === 'read' && rows.rows ? tableMark(rows.rows.table) : null;
  const { mapping } = layout;
  const leftWith = (corrections: readonly Correction[], mark: string | null): LeftImport => ({
    mapping: { ...mapping, answers: { wholesalerID: 'w1' } },
    asked: [WHICH],
    corrections,
    mark,
  });
  /** What becomes of it once it is read, after the user has answered what it asks. */
  const goneOnWith = async (left: LeftImport, ...readings: readonly ReadResult[]) => {
    const { actor, asked, context, rest } = importOf(readings);
    actor.send({ type: 'file.choose', file: FILE, left });
    await rest();
    if (actor.getSnapshot().matches('asking')) actor.send({ type: 'questions.answer', answers: {}, header: null });
    else if (actor.getSnapshot().matches('mapping')) actor.send({ type: 'columns.map', mapping, header: null });
    await rest();
    return { actor, asked, context, opened: context().opened };
  };

  test('is read as it was, and its questions can be opened again', async () => {
    const left = leftWith([], null);
    const { actor, asked, context } = await goneOnWith(left, rows);
    expect(asked.mock.lastCall?.[0].mapping).toEqual(left.mapping);
    expect(context()).toMatchObject({ asked: [WHICH], hasLostCorrections: false });
    actor.send({ type: 'questions.open' });
    expect(actor.getSnapshot().matches('asking')).toBe(true);
  });

  test.each<[words: string, readings: readonly ReadResult[]]>([
    ['at once', [rows]],
    ['after an answer', [asking(WHICH), rows]],
    ['after the columns were said', [unmapped, rows]],
  ])('has its corrections again if its rows are the same, %s', async (_, readings) => {
    const { context, opened } = await goneOnWith(leftWith([LEFT_OUT], same), ...readings);
    expect(opened?.corrections).toEqual([LEFT_OUT]);
    expect(opened?.report.counts).toMatchObject({ wrong: 1, excluded: 1 });
    expect(context()).toMatchObject({ hasLostCorrections: false, left: null });
  });

  test.each<[words: string, readings: readonly ReadResult[]]>([
    ['at once', [rows]],
    ['after an answer', [asking(WHICH), rows]],
    ['after the columns were said', [unmapped, rows]],
  ])('has none if its rows are others, and that is said, %s', async (_, readings) => {
    const { context, opened } = await goneOnWith(leftWith([LEFT_OUT], 'of other rows'), ...readings);
    expect(opened?.corrections).toEqual([]);
    expect(opened?.report.counts).toMatchObject({ wrong: 2, excluded: 0 });
    expect(context()).toMatchObject({ hasLostCorrections: true, left: null });
  });

  test('gives its corrections to no file that is chosen instead', async () => {
    const { actor, context, rest } = importOf([asking(WHICH), rows]);
    actor.send({ type: 'file.choose', file: FILE, left: leftWith([LEFT_OUT], same) });
    await rest();
    actor.send({ type: 'cancel' });
    actor.send({ type: 'file.choose', file: OTHER });
    await rest();
    expect(context()).toMatchObject({ hasLostCorrections: false, opened: { corrections: [] } });
  });
});

test('what is remembered can be changed before a file is open', () => {
  const { actor, context } = importOf([], { product: { ancien: 'p2' }, wholesaler: {} });
  const columns = [{ titles: ['a', 'b', 'c'], roles: layout.mapping.roles }];
  actor.send({ type: 'memory.change', names: [{ field: 'product', name: 'ancien', ID: null }], columns });
  expect(context()).toMatchObject({ knownNames: { product: {} }, knownColumns: columns, opened: null });
});

test('what is remembered can be changed while the columns are asked for', async () => {
  const { actor, context, rest } = importOf([unmapped], { product: { ancien: 'p2' }, wholesaler: {} });
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  actor.send({ type: 'memory.change', names: [{ field: 'product', name: 'ancien', ID: null }], columns: [] });
  expect(context().knownNames.product).toEqual({});
});

test('columns that are said for one file alone are not remembered, and earlier questions are none of the file any more', async () => {
  const { actor, context, rest } = importOf([asking(WHICH), rowsRead(['tensor', 'repart', '7'])]);
  actor.send({ type: 'file.choose', file: FILE });
  await rest();
  actor.send({ type: 'layout.open' });
  actor.send({ type: 'columns.map', mapping: layout.mapping, header: null });
  await rest();
  expect(context()).toMatchObject({ knownColumns: [], asked: [], opened: { asked: [] } });
  actor.send({ type: 'questions.open' });
  expect(actor.getSnapshot().matches('correcting'), 'there is none to open').toBe(true);
});

describe('beside an open file', () => {
  /** The first file is read, after a question; the second one answers as told. */
  const openBeside = async (...readings: readonly ReadResult[]) => {
    const first = importOf([asking(WHICH), rowsRead(['tensor', 'Répartis', '7'], ['x', 'y', 'z']), ...readings]);
    first.actor.send({ type: 'file.choose', file: FILE });
    await first.rest();
    first.actor.send({ type: 'questions.answer', answers: {}, header: null });
    await first.rest();
    return first;
  };
  const is = (state: 'reading' | 'mapping' | 'asking') =>
    ({
      reading: [],
      mapping: [unmapped],
      asking: [asking({ kind: 'hidden', rows: 2, quantity: null, columns: [], isSheet: false })],
    })[state];

  test.each(['reading', 'mapping', 'asking'] as const)(
    'another is given up while %s: the first is back',
    async (state) => {
      const { actor, context, rest } = await openBeside(...is(state));
      const { opened } = context();
      actor.send({ type: 'file.choose', file: OTHER });
      if (state !== 'reading') await rest();
      expect(actor.getSnapshot().matches(state)).toBe(true);
      expect(context().file).toBe(OTHER);
      actor.send({ type: 'cancel' });
      expect(actor.getSnapshot().matches('correcting')).toBe(true);
      expect(context()).toMatchObject({ file: FILE, layout, asked: [WHICH] });
      expect(context().opened).toBe(opened);
    },
  );

  test('one that asks something replaces no corrected rows yet', async () => {
    const { actor, rest, correct } = await openBeside(...is('asking'));
    correct(LEFT_OUT);
    actor.send({ type: 'file.choose', file: OTHER });
    await rest();
    expect(actor.getSnapshot().matches('asking')).toBe(true);
  });
});

test('each reading of a file begins with nothing read', async () => {
  const { actor, asked, context, rest } = importOf([unmapped, asking(WHICH)]);
  const readHalf = () => {
    expect(context().progress).toBe(0);
    asked.mock.lastCall?.[0].onProgress(0.5);
    expect(context().progress).toBe(0.5);
  };
  await waitFor(actor, () => context().history !== undefined);
  actor.send({ type: 'file.choose', file: FILE });
  readHalf();
  await rest();
  actor.send({ type: 'columns.map', mapping: layout.mapping, header: null });
  readHalf();
  await rest();
  actor.send({ type: 'questions.answer', answers: {}, header: null });
  readHalf();
  actor.send({ type: 'cancel' });
  actor.send({ type: 'file.choose', file: OTHER });
  expect(context().progress).toBe(0);
});

describe('quantities beside earlier months', () => {
  const history: ImportHistory = { periods: [{ period: '2026-09', quantities: { p1: { w1: 12_000 } } }] };
  const FAR = ['Paludexa 20/120 B/24', 'Répartis', '12'];
  const NEW = ['Tensorel 5 mg B/30', 'Répartis', '7'];
  const confirm: Correction = { kind: 'confirm', of: [{ productID: 'p1', wholesalerID: 'w1', quantity: 12 }] };
  const openedWith = async (reading: ReadResult) => {
    const found = importOf([reading], undefined, 'sales', [], history);
    found.actor.send({ type: 'file.choose', file: FILE });
    await found.rest();
    return found;
  };

  test('are confirmed where they are far from those, and not where there were none', async () => {
    const { actor, context, correct } = await openedWith(rowsRead(FAR, NEW));
    expect(context().opened?.outliers.map(({ kind }) => kind)).toEqual(['÷1000', 'new']);
    actor.send({ type: 'take' });
    expect(actor.getSnapshot().status).toBe('active');
    correct(confirm);
    actor.send({ type: 'take' });
    expect(outcomeOf(actor.getSnapshot())).toMatchObject({ kind: 'taken', confirmed: [{ productID: 'p1' }] });
    const outcome = outcomeOf(actor.getSnapshot());
    expect(outcome?.kind === 'taken' && outcome.confirmed).toHaveLength(1);
  });

  test('are compared again when they are corrected', async () => {
    const { context, correct } = await openedWith(rowsRead(FAR, NEW));
    correct({ kind: 'type', row: 0, field: 'quantity', text: '11900' });
    expect(context().opened?.outliers.map(({ kind }) => kind)).toEqual(['new']);
  });

  test('do not make up for what is odd about the file', async () => {
    const rows = rowsRead(FAR);
    const notes = [{ kind: 'totalLeftOut', line: 3, title: 'Total', stated: 20, computed: 12 }] as const;
    const { context, correct } = await openedWith(
      rows.kind === 'read' ? { ...rows, layout: { ...layout, notes } } : rows,
    );
    const isSettled = () => {
      const { opened } = context();
      return opened && canTake(opened);
    };
    expect(context().opened).toMatchObject({ outliers: [{ kind: '÷1000' }], findings: [{ kind: 'totals' }] });
    expect(isSettled()).toBe(false);
    correct(confirm);
    expect(isSettled()).toBe(false);
    correct({ kind: 'acknowledge', finding: 'totals' });
    expect(isSettled()).toBe(true);
  });
});
