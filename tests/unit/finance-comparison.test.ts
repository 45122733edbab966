import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createApi } from '#api/client.ts';
import type { Extension } from '#api/extensions.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import {
  changedParts,
  delegateSums,
  overwrittenSplits,
  partRows,
  replacedSplits,
  unevenProducts,
} from '#features/finance/entry/delegate-shares.ts';
import { financeActors } from '#features/finance/entry/finance-edit.actors.ts';
import { sameComparison } from '#machines/finance/comparison.ts';
import type { ComparedPart, Comparison } from '#machines/finance/finance.types.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { createWorld } from '#mocks/seed/index.ts';
import { enterAs } from './server-client.ts';
import { dispatch, PERIODS, rowsOf, savedRows, saveRows } from './server-finance-client.ts';

const WEEK = { start: '2026-11-09', end: '2026-11-15' };
const world = createWorld({ seed: 1, now: DEFAULT_NOW, scenario: 'small' });
const named = (name: string) =>
  world.pharmaProducts.find((product) => product.agencyID === 'cm' && product.name.startsWith(name))?.ID ?? '';
const AMOXIVANE = named('Amoxivane');

/**
 * A supervisor sets and dispatches the group's part of a product; then the boss changes the product too. Answers the
 * comparison that the boss is shown at the dispatch.
 */
async function comparisonOf(lacks: readonly Extension[] = []) {
  const { server, fetch } = startNodeHost();
  const [boss, supervisor] = [await enterAs(server, 'Boss'), await enterAs(server, 'Supervisor')];
  const own = savedRows(await rowsOf(supervisor, PERIODS.trends.read, WEEK));
  const more = own.map((row) => (row.pharmaProductID === AMOXIVANE ? { ...row, quantity: row.quantity + 300 } : row));
  await saveRows(supervisor, 'trends', WEEK, more);
  await dispatch(supervisor, 'trends', WEEK, true);
  const all = savedRows(await rowsOf(boss, PERIODS.trends.read, WEEK));
  const changed = all.map((row) => (row.pharmaProductID === AMOXIVANE ? { ...row, quantity: row.quantity + 1 } : row));
  await saveRows(boss, 'trends', WEEK, changed);

  const token = boss.authorization.replace('Bearer ', '');
  const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example', lacks };
  const api = createApi({ settings, token: () => token, agency: () => 'cm', onUnauthorized: () => {}, fetch });
  const store = {
    read: () => Promise.resolve(null),
    keep: () => Promise.resolve({ kind: 'kept' as const }),
    isFree: () => Promise.resolve(true),
    setMode: () => {},
    onWrite: () => {},
  };
  const { compare } = financeActors({ api, draft: 'draft', store, products: [], lacks });
  const actor = createActor(compare, { input: { kind: 'trends', period: WEEK.start } });
  actor.start();
  const comparison = await toPromise(actor);
  return { comparison, boss, supervisor };
}

describe('the comparison before a forced dispatch', () => {
  test('shows the split of a supervisor that forcing destroys, where the product itself changes little', async () => {
    const { comparison, boss, supervisor } = await comparisonOf();
    const parts = comparison.parts ?? [];
    const sumOf = (some: readonly ComparedPart[], side: 'before' | 'after') =>
      some.reduce((sum, part) => sum + part[side].quantity, 0);
    const amoxivane = parts.filter(({ pharmaProductID }) => pharmaProductID === AMOXIVANE);
    const moved = changedParts(amoxivane).reduce(
      (sum, { before, after }) => sum + Math.abs(after.quantity - before.quantity),
      0,
    );
    expect(moved).toBeGreaterThan(10 * (sumOf(amoxivane, 'after') - sumOf(amoxivane, 'before')));

    const replaced = replacedSplits(parts, boss.ID);
    expect(replaced.map(({ person }) => person.ID)).toEqual([supervisor.ID]);
    // Of no other product: the supervisor left them as the shares split them.
    expect(replaced[0]?.pharmaProductIDs).toEqual([AMOXIVANE]);
    // The supervisor's own split is no surprise to the supervisor.
    expect(replacedSplits(parts, supervisor.ID)).toEqual([]);
  });

  test('says that there are no parts where the server does not tell them', async () => {
    const { comparison } = await comparisonOf(['Query.readDispatchedParts']);
    expect(comparison.parts).toBeNull();
    expect(comparison.dispatched?.length).toBeGreaterThan(0);
  });

  test('says that nothing is known where the server does not tell what is dispatched', async () => {
    const { comparison } = await comparisonOf([
      'Query.readDispatchedParts',
      'SoldStockByWholesaler.dispatchedQuantity',
      'SaleTrend.dispatchedPght',
    ]);
    expect(comparison.dispatched).toBeNull();
    expect(comparison.saved.length).toBeGreaterThan(0);
  });
});

describe('parts', () => {
  const part = (told: Partial<ComparedPart>): ComparedPart => ({
    pharmaProductID: 'amoxivane',
    wholesalerID: 'repartis',
    delegate: { ID: 'awa', name: 'Awa Ndiaye' },
    before: { quantity: 10, pght: 1200 },
    after: { quantity: 10, pght: 1200 },
    splitBy: null,
    nextSplitBy: null,
    ...told,
  });
  const pauline = { ID: 'pauline', name: 'Pauline Kouamé' };

  test('that are the same on both sides are unchanged, others are not', () => {
    const same = part({});
    const moved = part({ after: { quantity: 4, pght: 1200 } });
    const dearer = part({ after: { quantity: 10, pght: 1300 } });
    const gone = part({ after: { quantity: 0, pght: 0 } });
    const never = part({ before: { quantity: 0, pght: 1 }, after: { quantity: 0, pght: 2 } });
    expect(changedParts([same, moved, dearer, gone, never])).toEqual([moved, dearer, gone]);
  });

  test('read again are the same in any order, and not with other units, another price or another author', () => {
    const parts = [part({}), part({ delegate: { ID: 'eric', name: 'Éric' } })];
    const read = (told: Partial<Comparison>): Comparison => ({ saved: [], dispatched: [], parts, ...told });
    expect(sameComparison(read({}), read({ parts: parts.toReversed() }))).toBe(true);
    for (const other of [
      { before: { quantity: 9, pght: 1200 } },
      { after: { quantity: 10, pght: 1201 } },
      { splitBy: pauline },
      { nextSplitBy: pauline },
      { wholesalerID: 'savane' },
    ]) {
      expect(sameComparison(read({}), read({ parts: [...parts.slice(1), part(other)] }))).toBe(false);
    }
    const row = { pharmaProductID: 'amoxivane', wholesalerID: 'repartis', quantity: 1, pght: 1 };
    for (const other of [{ parts: null }, { parts: [] }, { dispatched: null }, { dispatched: [row] }, { saved: [row] }])
      expect(sameComparison(read({}), read(other))).toBe(false);
    expect(sameComparison(read({ parts: null, dispatched: null }), read({ parts: null, dispatched: null }))).toBe(true);
  });

  test('without units on a side are no row of it', () => {
    const added = part({ before: { quantity: 0, pght: 0 } });
    expect(partRows([added], 'before')).toEqual([]);
    expect(partRows([added], 'after')).toMatchObject([{ delegate: 'Awa Ndiaye', quantity: 10, turnover: 12_000 }]);
  });

  test('are summed by delegate, exactly', () => {
    const cents = part({ before: { quantity: 3, pght: 0.1 } });
    const other = part({ wholesalerID: 'savane', before: { quantity: 1, pght: 0.2 } });
    expect(delegateSums([cents, other], 'before')).toEqual([
      { ID: 'awa', name: 'Awa Ndiaye', quantity: 4, turnover: 0.5 },
    ]);
  });

  test('that nothing changes replace no split', () => {
    const kept = part({ splitBy: pauline });
    const lost = part({ splitBy: pauline, pharmaProductID: 'tensorel', after: { quantity: 0, pght: 0 } });
    expect(replacedSplits([kept, lost], 'me')).toEqual([{ person: pauline, pharmaProductIDs: ['tensorel'] }]);
  });

  test('that their author splits anew replace no split', () => {
    const anew = part({ splitBy: pauline, nextSplitBy: pauline, after: { quantity: 4, pght: 1200 } });
    expect(replacedSplits([anew], 'me')).toEqual([]);
    expect(replacedSplits([{ ...anew, nextSplitBy: { ID: 'eric', name: 'Éric' } }], 'me')).toHaveLength(1);
  });

  test('of rows whose units a save changes or removes are replaced by it, unless they are one’s own', () => {
    const row = (pharmaProductID: string, quantity: number, wholesalerID = 'repartis', pght = 1200) => ({
      pharmaProductID,
      wholesalerID,
      quantity,
      pght,
    });
    const split = (pharmaProductID: string, wholesalerID = 'repartis') =>
      part({ pharmaProductID, wholesalerID, nextSplitBy: pauline });
    const parts = [
      split('a'),
      split('b'),
      split('c'),
      split('d'),
      split('e', 'savane'),
      part({ pharmaProductID: 'f' }),
    ];
    const saved = [row('a', 1), row('b', 2), row('c', 3), row('d', 4), row('e', 5), row('e', 6, 'savane'), row('f', 7)];
    // Other units, no row, another price, the same, other units through another wholesaler, other units of nobody’s split.
    const draft = [
      row('a', 9),
      row('c', 3, 'repartis', 1300),
      row('d', 4),
      row('e', 9),
      row('e', 6, 'savane'),
      row('f', 9),
    ];
    expect(overwrittenSplits(parts, saved, draft, 'me')).toEqual([{ person: pauline, pharmaProductIDs: ['a', 'b'] }]);
    expect(overwrittenSplits(parts, saved, draft, pauline.ID)).toEqual([]);
  });
});

test('a product is known to block the dispatch as soon as it is entered', () => {
  const delegue = { ID: 'awa', FirstName: 'Awa', Surname: 'Ndiaye' };
  const product = (ID: string, ...shares: readonly number[]) => ({
    ID,
    name: ID,
    ref: null,
    pGHT: 1,
    PharmaLaboratory: null,
    PharmaProductAssignedDelegues: shares.map((contributionPercentage, at) => ({
      ID: `${ID} ${at}`,
      contributionPercentage,
      Delegue: delegue,
    })),
  });
  const row = (pharmaProductID: string) => ({ pharmaProductID, wholesalerID: null, quantity: 1, pght: 1 });
  const products = [product('whole', 60, 40), product('short', 50, 40), product('none'), product('negative', 110, -10)];
  expect(
    unevenProducts(
      products,
      products.map(({ ID }) => row(ID)),
    ),
  ).toEqual([
    { ID: 'short', name: 'short', total: 90 },
    { ID: 'none', name: 'none', total: 0 },
    { ID: 'negative', name: 'negative', total: 100 },
  ]);
  expect(unevenProducts(products, [row('whole')])).toEqual([]);
});
