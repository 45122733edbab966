import { describe, expect, test } from 'vitest';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { createWorld } from '#mocks/seed/index.ts';
import { at, type Client, enterAs, enterWith, listAt, openServer, textAt } from './server-client.ts';
import { type Kind, partsOf, PERIODS, rowsOf, savedRows, saveRows } from './server-finance-client.ts';

const world = createWorld({ seed: 1, now: DEFAULT_NOW, scenario: 'small' });
const products = world.pharmaProducts.filter(({ agencyID }) => agencyID === 'cm');
const groups = world.workgroups.filter(({ agencyID }) => agencyID === 'cm');
const emailOf = (ID: string) => world.users.find((user) => user.ID === ID)?.Email ?? '';

/** Whoever has a share of each product whose shares add up to 100 %: the others cannot be split. */
const holders = new Map(
  products.flatMap(({ ID }) => {
    const shares = world.assignedDelegues.filter(({ pharmaProductID }) => pharmaProductID === ID);
    const sum = shares.reduce((total, { contributionPercentage }) => total + contributionPercentage, 0);
    return sum === 100 ? [[ID, shares.map(({ delegueID }) => delegueID)] as const] : [];
  }),
);

/** Periods that were saved and dispatched. */
const PAST: Readonly<Record<Kind, Readonly<Record<string, unknown>>>> = {
  goals: { year: 2026 },
  trends: { start: '2026-10-12', end: '2026-10-18' },
  sales: { month: '2026-10' },
};
const KINDS: readonly Kind[] = ['goals', 'trends', 'sales'];

/** Figures that are added up; in hundredths, since amounts have two decimals. */
const FIGURES = [
  'quantity',
  'dispatchedQuantity',
  'amountTotal',
  'expectedTurnOver',
  'obtainedTurnOver',
  'deficitQuantity',
  'deficitTurnOver',
];

type Totals = Readonly<Record<string, number>>;

/** By product: its figures, and its units through each wholesaler, added up over some rows. */
function totalsOf(rows: readonly unknown[]): ReadonlyMap<string, Totals> {
  const byProduct = Map.groupBy(rows, (row) => textAt(row, 'PharmaProduct', 'ID'));
  return new Map(
    Array.from(byProduct, ([ID, all]): [string, Totals] => {
      const totals: Record<string, number> = { rows: all.length };
      const add = (name: string, value: unknown) => {
        totals[name] = (totals[name] ?? 0) + Math.round(Number(value ?? 0) * 100);
      };
      for (const row of all) {
        for (const figure of FIGURES) add(figure, at(row, figure));
        const stock = at(row, 'SoldStockByWholesaler');
        for (const each of Array.isArray(stock) ? listAt(row, 'SoldStockByWholesaler') : []) {
          const wholesaler = textAt(each, 'Wholesaler', 'ID');
          add(`${wholesaler} saved`, at(each, 'quantity'));
          add(`${wholesaler} dispatched`, at(each, 'dispatchedQuantity'));
        }
      }
      return [ID, totals];
    }),
  );
}

const rowsFor = async (clients: readonly Client[], kind: Kind) =>
  (await Promise.all(clients.map((client) => rowsOf(client, PERIODS[kind].read, PAST[kind])))).flat();

/** The totals without the count of rows; without figures that a row leaves out together with itself, unless all are there. */
function comparable(totals: Totals | undefined, isWhole: boolean): Totals {
  const { rows: _, ...others } = totals ?? {};
  const left = /^(?:expected|deficit)/u;
  return Object.fromEntries(
    Object.entries(others).filter(([name, value]) => value !== 0 && (isWhole || !left.test(name))),
  );
}

describe.each(KINDS)('the sheet of %s', (kind) => {
  test('is split among the supervisors: their parts add up to what the office sees', async () => {
    const server = openServer();
    const office = await enterAs(server, 'Boss');
    const leaders = await Promise.all(groups.map(({ supervisorID }) => enterWith(server, emailOf(supervisorID))));
    // One of them changes the own part, so that what is saved is no longer what was dispatched.
    const [leader] = leaders;
    if (!leader) throw new Error('The agency has no group.');
    const own = savedRows(await rowsOf(leader, PERIODS[kind].read, PAST[kind])).filter(({ pharmaProductID }) =>
      holders.has(pharmaProductID),
    );
    await saveRows(
      leader,
      kind,
      PAST[kind],
      own.map((row) => ({ ...row, quantity: row.quantity + 3 })),
    );

    const [all, parts] = [totalsOf(await rowsFor([office], kind)), totalsOf(await rowsFor(leaders, kind))];
    const split = [...holders.keys()].filter((ID) => all.has(ID));
    expect(split.length).toBeGreaterThan(1);
    for (const ID of split) {
      const isWhole = parts.get(ID)?.['rows'] === groups.length;
      expect([ID, comparable(parts.get(ID), isWhole)]).toEqual([ID, comparable(all.get(ID), isWhole)]);
    }
    const saved = (totals: ReadonlyMap<string, Totals>) => split.map((ID) => totals.get(ID)?.['quantity']);
    const dispatched = split.map((ID) => all.get(ID)?.['dispatchedQuantity']);
    expect(saved(all)).not.toEqual(dispatched);
    expect(split.some((ID) => parts.get(ID)?.['rows'] === groups.length)).toBe(true);
  });

  test('is shown to a delegate as the own part of what was dispatched, and nothing else', async () => {
    const server = openServer();
    const office = await enterAs(server, 'Boss');
    const parts = await partsOf(office, kind, String(Object.values(PAST[kind])[0]));
    const delegates = groups
      .flatMap(({ delegueIDs }) => delegueIDs)
      .flatMap((ID) => world.users.filter((user) => user.ID === ID && !user.fictive));
    expect(delegates.length).toBeGreaterThan(1);
    for (const { ID, Email } of delegates) {
      const units: Record<string, number> = {};
      const add = (product: string, wholesaler: unknown, quantity: unknown) => {
        const key = typeof wholesaler === 'string' ? `${product} ${wholesaler}` : product;
        if (Number(quantity) > 0) units[key] = (units[key] ?? 0) + Number(quantity);
      };
      for (const part of parts.filter((each) => textAt(each, 'Delegue', 'ID') === ID))
        add(textAt(part, 'PharmaProduct', 'ID'), at(part, 'Wholesaler', 'ID'), at(part, 'dispatchedQuantity'));
      const seen = (field: 'quantity' | 'dispatchedQuantity', rows: readonly unknown[]) =>
        Object.fromEntries(
          rows.flatMap((row) => {
            const product = textAt(row, 'PharmaProduct', 'ID');
            if (kind === 'goals') return [[product, at(row, field)]];
            return listAt(row, 'SoldStockByWholesaler').map((stock) => [
              `${product} ${textAt(stock, 'Wholesaler', 'ID')}`,
              at(stock, field),
            ]);
          }),
        );
      const own = await rowsFor([await enterWith(server, Email)], kind);
      expect(Object.keys(units).length).toBeGreaterThan(0);
      expect(seen('dispatchedQuantity', own)).toEqual(units);
      expect(seen('quantity', own)).toEqual(units);
    }
  });
});
