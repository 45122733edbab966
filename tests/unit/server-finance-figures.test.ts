import { describe, expect, test } from 'vitest';
import { weeksOfMonth } from '#domain/finance/periods.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { createWorld } from '#mocks/seed/index.ts';
import { at, type Client, enterAs, listAt, openServer, textAt } from './server-client.ts';
import {
  dispatch,
  type Kind,
  partsOf,
  PERIODS,
  type Read,
  rowsOf,
  savedRows,
  saveRows,
} from './server-finance-client.ts';

// Each figure of each call is what a person would work out, on paper, from what was dispatched to each delegate.

const world = createWorld({ seed: 1, now: DEFAULT_NOW, scenario: 'small' });
const products = world.pharmaProducts.filter(({ agencyID }) => agencyID === 'cm');
const groups = world.workgroups.filter(({ agencyID }) => agencyID === 'cm');
const named = (name: string) => products.find((product) => product.name.startsWith(name))?.ID ?? '';
const [TENSOREL, AMOXIVANE, PALUDEXA] = [named('Tensorel'), named('Amoxivane'), named('Paludexa')];
const laboratoryOf = (product: string) => products.find(({ ID }) => ID === product)?.pharmaLaboratoryID;
const groupOf = (person: string) => world.users.find(({ ID }) => ID === person)?.workgroupID;

const YEAR = '2026';
/** Those that have begun. */
const MONTHS = Array.from({ length: 11 }, (_, month) => `${YEAR}-${String(month + 1).padStart(2, '0')}`);
const WHOLE = { start: `${YEAR}-01`, end: `${YEAR}-12` };
/** The week that is not over yet is in it. */
const LAST_WEEK = '2026-11-16';

/** Units of a product that one delegate sold through one wholesaler, or is to sell in the year. */
interface Part {
  readonly product: string;
  readonly delegate: string;
  readonly wholesaler: string;
  readonly units: number;
  readonly price: number;
}

const paper = (parts: readonly unknown[]): readonly Part[] =>
  parts.flatMap((part) => {
    const units = Number(at(part, 'dispatchedQuantity'));
    if (units === 0) return [];
    return {
      product: textAt(part, 'PharmaProduct', 'ID'),
      delegate: textAt(part, 'Delegue', 'ID'),
      wholesaler: String(at(part, 'Wholesaler', 'ID')),
      units,
      price: Number(at(part, 'dispatchedPght')),
    };
  });

/** What a person has before them: the goals of the year, and what was sold month by month. */
interface Papers {
  readonly goals: readonly Part[];
  readonly months: readonly (readonly Part[])[];
}

async function papersOf(office: Client, kind: 'sales' | 'trends'): Promise<Papers> {
  const goals = paper(await partsOf(office, 'goals', YEAR));
  const months: (readonly Part[])[] = [];
  for (const month of MONTHS) {
    const periods = kind === 'sales' ? [month] : weeksOfMonth(month).filter((week) => week <= LAST_WEEK);
    const parts: Part[] = [];
    for (const period of periods) parts.push(...paper(await partsOf(office, kind, period)));
    months.push(parts);
  }
  return { goals, months };
}

const sum = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((total, each) => total + of(each), 0);
/** A sum of amounts, which have two decimals. */
const francs = <T>(all: readonly T[], of: (each: T) => number): number =>
  sum(all, (each) => Math.round(of(each) * 100)) / 100;
/** Per cent, to as many places as a calculator shows. */
const rounded = (percent: number) => Math.round(percent * 1e6) / 1e6;
const rate = (obtained: number, expected: number) => (expected > 0 ? rounded((obtained / expected) * 100) : null);

/** The figures of some parts, by month; months without any figure are left out. */
function figuresOnPaper({ goals, months }: Papers, counts: (part: Part) => boolean, product: string | null) {
  const [ofGoals, ofMonths] = [goals.filter(counts), months.map((parts) => parts.filter(counts))];
  const byPerson = [...Map.groupBy(ofGoals, (part) => `${part.product} ${part.delegate}`).values()].flatMap((own) => {
    const [one] = own;
    if (!one) return [];
    const goal = sum(own, ({ units }) => units);
    const expected = MONTHS.map((_, month) => Math.floor(goal / 12) + (month < goal % 12 ? 1 : 0));
    const soldIn = (month: number) =>
      ofMonths[month]?.filter((part) => part.product === one.product && part.delegate === one.delegate) ?? [];
    let [left, unpaid] = [0, 0];
    const missing = expected.map((units, month) => {
      left = Math.max(0, left + units - sum(soldIn(month), (part) => part.units));
      return left;
    });
    const owed = expected.map((units, month) => {
      unpaid = Math.max(0, unpaid + units * one.price - francs(soldIn(month), (part) => part.units * part.price));
      return unpaid;
    });
    return [{ expected, missing, owed, price: one.price }];
  });
  return MONTHS.flatMap((yearMonth, month) => {
    const sold = ofMonths[month] ?? [];
    const quantity = sum(sold, ({ units }) => units);
    const expected = francs(byPerson, (each) => (each.expected[month] ?? 0) * each.price);
    const carried = francs(byPerson, ({ owed }) => owed[month - 1] ?? 0);
    const deficitQuantity = sum(byPerson, ({ missing }) => missing[month] ?? 0);
    const deficitTurnOver = francs(byPerson, ({ owed }) => owed[month] ?? 0);
    if (quantity === 0 && expected === 0 && deficitQuantity === 0 && deficitTurnOver === 0) return [];
    const obtained = francs(sold, ({ units, price }) => units * price);
    const stock = Map.groupBy(sold, ({ wholesaler }) => wholesaler);
    return [
      {
        yearMonth,
        quantity,
        pght: product === null ? null : (sold.at(-1)?.price ?? byPerson[0]?.price ?? null),
        expectedTurnOver: expected,
        obtainedTurnOver: obtained,
        completionRate: rate(obtained, expected),
        deficitQuantity,
        deficitTurnOver,
        completionRateWithDeficit: rate(obtained, expected + carried),
        stock: Object.fromEntries(Array.from(stock, ([ID, through]) => [ID, sum(through, ({ units }) => units)])),
      },
    ];
  });
}

const NUMBERS = [
  'quantity',
  'pght',
  'expectedTurnOver',
  'obtainedTurnOver',
  'completionRate',
  'deficitQuantity',
  'deficitTurnOver',
  'completionRateWithDeficit',
] as const;

const figuresIn = (row: unknown) => ({
  yearMonth: textAt(row, 'yearMonth'),
  ...Object.fromEntries(
    NUMBERS.map((name) => {
      const value = at(row, name);
      return [name, typeof value === 'number' ? rounded(value) : value];
    }),
  ),
  stock: Object.fromEntries(
    listAt(row, 'SoldStockByWholesaler').map((stock) => [textAt(stock, 'Wholesaler', 'ID'), at(stock, 'quantity')]),
  ),
});

/** A year in which prices change, a product is sold without a goal, and a supervisor has split what the group sold. */
async function changedYear() {
  const server = openServer();
  const [office, leader] = [await enterAs(server, 'Boss'), await enterAs(server, 'Supervisor')];
  const change = async (
    client: Client,
    kind: Kind,
    period: object,
    to: (rows: ReturnType<typeof savedRows>) => typeof rows,
  ) => {
    const variables = { ...period };
    const balanced = savedRows(await rowsOf(client, PERIODS[kind].read, variables)).filter(
      ({ pharmaProductID }) => pharmaProductID !== named('Orvacine'),
    );
    await saveRows(client, kind, variables, to(balanced));
    expect(await dispatch(client, kind, variables, true)).toBe(true);
  };
  await change(office, 'goals', { year: Number(YEAR) }, (rows) =>
    rows
      .filter(({ pharmaProductID }) => pharmaProductID !== TENSOREL)
      .map((row) => (row.pharmaProductID === AMOXIVANE ? { ...row, quantity: row.quantity + 7, pght: 1234.56 } : row)),
  );
  // One product is sold in this month alone, another not at all.
  for (const month of MONTHS.slice(0, 10))
    await change(office, 'sales', { month }, (rows) =>
      rows.flatMap((row) => {
        if (row.pharmaProductID === TENSOREL) return month === '2026-04' ? [row] : [];
        if (row.pharmaProductID === PALUDEXA) return month === '2026-04' ? [] : [row];
        return row.pharmaProductID === AMOXIVANE ? [{ ...row, quantity: row.quantity * 3, pght: 99.5 }] : [row];
      }),
    );
  await change(leader, 'sales', { month: '2026-09' }, (rows) =>
    rows.map((row) => ({ ...row, quantity: row.quantity + 11 })),
  );
  const [week = ''] = weeksOfMonth('2026-10');
  await change(office, 'trends', weekOf(week), (rows) => rows.map((row) => ({ ...row, pght: row.pght + 0.25 })));
  return { server, office };
}

const { server, office } = await changedYear();
const people = await Promise.all(
  (['Boss', 'Supervisor', 'Delegue', 'PharmaLaboBossUser'] as const).map(async (role) => ({
    role,
    client: await enterAs(server, role),
  })),
);

/** Whether somebody may see a part. */
function sees(role: (typeof people)[number]['role'], { ID }: Client, { product, delegate }: Part): boolean {
  if (role === 'Supervisor') return groupOf(delegate) === groupOf(ID);
  if (role === 'Delegue') return delegate === ID;
  return role === 'Boss' || laboratoryOf(product) === 'labo-orvalis';
}

interface Way {
  readonly subject: 'PharmaProduct' | 'PharmaLaboratory' | 'WorkGroup' | 'Supervisor' | 'Delegue';
  readonly sales?: Read;
  readonly trends: Read;
  /** About whom one asks; none: about all. */
  readonly about: readonly string[];
  /** The subjects of a part, when one asks about something. */
  readonly of: (part: Part, asked: string) => string | undefined | null;
}

const leaderOf = (person: string) => groups.find(({ ID }) => ID === groupOf(person))?.supervisorID;
const WAYS: Readonly<Record<string, Way>> = {
  'by laboratory': {
    subject: 'PharmaLaboratory',
    sales: 'readRealSaleGlobal',
    trends: 'readSaleTrendGlobal',
    about: [],
    of: ({ product }) => laboratoryOf(product),
  },
  'of a laboratory': {
    subject: 'PharmaProduct',
    sales: 'getRealSaleByLabo',
    trends: 'getSaleTrendByLabo',
    about: ['labo-orvalis'],
    of: ({ product }, asked) => (laboratoryOf(product) === asked ? product : null),
  },
  'of a product': {
    subject: 'PharmaProduct',
    sales: 'getRealSaleByPharmaProduct',
    trends: 'getSaleTrendByPharmaProduct',
    about: [AMOXIVANE, TENSOREL, PALUDEXA],
    of: ({ product }, asked) => (product === asked ? product : null),
  },
  'of a group': {
    subject: 'WorkGroup',
    sales: 'getRealSaleByWorkGroup',
    trends: 'getSaleTrendByWorkGroup',
    about: groups.map(({ ID }) => ID),
    of: ({ delegate }, asked) => (groupOf(delegate) === asked ? asked : null),
  },
  'of a supervisor': {
    subject: 'Supervisor',
    sales: 'getRealSaleBySupervisor',
    trends: 'getSaleTrendByWorkGroupSupervisor',
    about: groups.map(({ supervisorID }) => supervisorID),
    of: ({ delegate }, asked) => (leaderOf(delegate) === asked ? asked : null),
  },
  'of a delegate': {
    subject: 'Delegue',
    sales: 'getRealSaleByDelegue',
    trends: 'getSaleTrendByDelegue',
    about: groups.flatMap(({ delegueIDs }) => delegueIDs).slice(0, 3),
    of: ({ delegate }, asked) => (delegate === asked ? asked : null),
  },
  'by group': {
    subject: 'WorkGroup',
    trends: 'readSaleTrendByWorkGroup',
    about: [],
    of: ({ delegate }) => groupOf(delegate),
  },
  'of a product by group': {
    subject: 'WorkGroup',
    trends: 'readSaleTrendByWorkGroupOfPharmaProduct',
    about: [AMOXIVANE, TENSOREL],
    of: ({ product, delegate }, asked) => (product === asked ? groupOf(delegate) : null),
  },
};

/** Calls that tell one month, or all if none is named. */
const OF_A_MONTH: ReadonlySet<Read> = new Set(['readRealSaleGlobal', 'readSaleTrendGlobal']);

async function answersOf(client: Client, call: Read, kind: 'sales' | 'trends', ID: string | undefined) {
  if (OF_A_MONTH.has(call)) {
    const months = await Promise.all(MONTHS.map((month) => rowsOf(client, call, { month })));
    return months.flat();
  }
  const rows = await rowsOf(client, call, { ...(ID !== undefined && { ID }), ...(kind === 'sales' && WHOLE) });
  return rows.filter((row) => textAt(row, 'yearMonth').startsWith(YEAR));
}

describe.each(['sales', 'trends'] as const)('%s', async (kind) => {
  const papers = await papersOf(office, kind);

  test.each(Object.entries(WAYS).flatMap(([name, way]) => (way[kind] ? [[name, way, way[kind]] as const] : [])))(
    '%s are what one works out on paper, for everybody who may see them',
    { timeout: 120_000 },
    async (_name, { subject, about, of }, call) => {
      let compared = 0;
      for (const { role, client } of people) {
        for (const asked of about.length > 0 ? about : [undefined]) {
          const visible = (part: Part) => sees(role, client, part);
          const subjectOf = (part: Part) => (visible(part) ? (of(part, asked ?? '') ?? null) : null);
          const subjects = new Set([...papers.goals, ...papers.months.flat()].flatMap((part) => subjectOf(part) ?? []));
          const rows = subjects.size === 0 ? [] : await answersOf(client, call, kind, asked);
          expect(new Set(rows.map((row) => textAt(row, subject, 'ID')))).toEqual(subjects);
          for (const ID of subjects) {
            const own = rows.filter((row) => textAt(row, subject, 'ID') === ID);
            const product =
              subject === 'PharmaProduct'
                ? ID
                : call === 'readSaleTrendByWorkGroupOfPharmaProduct'
                  ? (asked ?? null)
                  : null;
            expect([role, ID, own.map(figuresIn)]).toEqual([
              role,
              ID,
              figuresOnPaper(papers, (part) => subjectOf(part) === ID, product),
            ]);
            compared += own.length;
          }
        }
      }
      expect(compared).toBeGreaterThan(20);
    },
  );
});

test('months in which a small goal is sold below its price owe money and no units, until the year is made up', async () => {
  const client = await enterAs(openServer(), 'Boss');
  const ID = AMOXIVANE;
  const wholesalerID = world.wholesalers.find(({ agencyID }) => agencyID === 'cm')?.ID ?? '';
  await saveRows(client, 'goals', { year: 2026 }, [
    { pharmaProductID: ID, wholesalerID: null, quantity: 1, pght: 100 },
  ]);
  expect(await dispatch(client, 'goals', { year: 2026 }, true)).toBe(true);
  const sold = { pharmaProductID: ID, wholesalerID, quantity: 1 };
  for (const month of MONTHS.slice(0, 10)) {
    const pght = month.endsWith('-01') ? 99.99 : month.endsWith('-08') ? 0.01 : null;
    await saveRows(client, 'sales', { month }, pght === null ? [] : [{ ...sold, pght }]);
    expect(await dispatch(client, 'sales', { month }, true)).toBe(true);
  }
  const rows = await rowsOf(client, 'getRealSaleByPharmaProduct', { ID, ...WHOLE });
  const told = rows.map((row) => [
    at(row, 'yearMonth'),
    ...NUMBERS.filter((name) => !name.startsWith('completion')).map((name) => at(row, name)),
  ]);
  // Units, price, expected, obtained, units and money that are missing.
  expect(told).toEqual([
    ['2026-01', 1, 99.99, 100, 99.99, 0, 0.01],
    ...MONTHS.slice(1, 7).map((month) => [month, 0, 100, 0, 0, 0, 0.01]),
    ['2026-08', 1, 0.01, 0, 0.01, 0, 0],
  ]);
});

test('a delegate is told of the wholesalers through whom there are units of theirs, if only one', async () => {
  const client = await enterAs(openServer(), 'Boss');
  const [near = '', far = ''] = world.wholesalers.flatMap(({ ID, agencyID }) => (agencyID === 'cm' ? [ID] : []));
  const month = '2026-11';
  const row = { pharmaProductID: TENSOREL, pght: 3000 };
  await saveRows(client, 'sales', { month }, [
    { ...row, wholesalerID: near, quantity: 100 },
    { ...row, wholesalerID: far, quantity: 1 },
  ]);
  expect(await dispatch(client, 'sales', { month })).toBe(true);
  const shares = world.assignedDelegues.filter(({ pharmaProductID }) => pharmaProductID === TENSOREL);
  const rows = await Promise.all(
    shares.map(({ delegueID }) => rowsOf(client, 'getRealSaleByDelegue', { ID: delegueID, start: month, end: month })),
  );
  const told = rows.map(([own]) => figuresIn(own).stock);
  // What is dispatched is not compared with itself.
  const stock = rows.flatMap(([own]) => listAt(own, 'SoldStockByWholesaler'));
  expect(new Set(stock.map((each) => at(each, 'dispatchedQuantity')))).toEqual(new Set([null]));
  expect(told.map((through) => through[near])).toEqual(shares.map((share) => share.contributionPercentage));
  // The one unit goes to one of them.
  expect(told.flatMap((through) => Object.entries(through).filter(([ID]) => ID === far))).toEqual([[far, 1]]);
});

test('an earlier year comes first, with or without goals, as long as something is sold in it', async () => {
  const client = await enterAs(openServer(), 'Boss');
  const month = { month: '2024-12' };
  const row = { pharmaProductID: TENSOREL, quantity: 120, pght: 3000 };
  const wholesalerID = world.wholesalers.find(({ agencyID }) => agencyID === 'cm')?.ID ?? '';
  const told = async () =>
    (await rowsOf(client, 'getRealSaleByPharmaProduct', { ID: TENSOREL, start: month.month, end: '2025-01' })).map(
      (each) => [at(each, 'yearMonth'), at(each, 'quantity'), at(each, 'expectedTurnOver')],
    );
  const later = await told();
  expect(later.map(([yearMonth]) => yearMonth)).toEqual(['2025-01']);
  for (const quantity of [90, 120]) {
    await saveRows(client, 'sales', month, [{ ...row, wholesalerID, quantity }]);
    expect(await dispatch(client, 'sales', month, true)).toBe(true);
    expect(await told()).toEqual([[month.month, quantity, 0], ...later]);
  }
  await saveRows(client, 'goals', { year: 2024 }, [{ ...row, wholesalerID: null, quantity: 1200 }]);
  expect(await dispatch(client, 'goals', { year: 2024 })).toBe(true);
  expect(await told()).toEqual([[month.month, 120, 300_000], ...later]);
  await saveRows(client, 'sales', month, []);
  expect(await dispatch(client, 'sales', month, true)).toBe(true);
  expect(await told()).toEqual(later);
});

describe('a sheet', () => {
  const CHANGED = { month: '2026-10' };
  const COMPARED = [
    'quantity',
    'pght',
    'expectedTurnOver',
    'obtainedTurnOver',
    'completionRate',
    'deficitQuantity',
    'deficitTurnOver',
    'completionRateWithDeficit',
  ] as const;
  const byProduct = (rows: readonly unknown[]) => new Map(rows.map((row) => [textAt(row, 'PharmaProduct', 'ID'), row]));
  const stockOf = (row: unknown, field: 'quantity' | 'dispatchedQuantity') =>
    listAt(row, 'SoldStockByWholesaler').map((stock) => [textAt(stock, 'Wholesaler', 'ID'), at(stock, field)]);

  test.each(['Boss', 'Supervisor'] as const)(
    'tells %s of rows that are saved what they will be once they are dispatched',
    async (role) => {
      const client = await enterAs(openServer(), role);
      const read = async () => byProduct(await rowsOf(client, 'readRealSaleByPharmaProduct', CHANGED));
      const before = await read();
      const balanced = savedRows([...before.values()]).filter(
        ({ pharmaProductID }) => pharmaProductID !== named('Orvacine'),
      );
      const [left, ...kept] = balanced;
      await saveRows(
        client,
        'sales',
        CHANGED,
        kept
          .filter(({ pharmaProductID }) => pharmaProductID !== left?.pharmaProductID)
          .map((row, index) => ({ ...row, quantity: row.quantity + 40 * (index % 3) })),
      );
      const saved = await read();
      for (const [ID, row] of saved) {
        const was = before.get(ID);
        expect([ID, at(row, 'dispatchedQuantity')]).toEqual([ID, at(was, 'dispatchedQuantity')]);
        expect(at(row, 'dispatchedPght')).toBe(at(was, 'dispatchedPght'));
        expect(at(row, 'yearMonth')).toBe(CHANGED.month);
        expect(sum(stockOf(row, 'quantity'), ([, units]) => Number(units))).toBe(at(row, 'quantity'));
        expect(sum(stockOf(row, 'dispatchedQuantity'), ([, units]) => Number(units))).toBe(
          at(row, 'dispatchedQuantity') ?? 0,
        );
      }
      // What is dispatched and saved no more is still told.
      expect(at(saved.get(left?.pharmaProductID ?? ''), 'quantity')).toBe(0);
      expect(await dispatch(client, 'sales', CHANGED, true)).toBe(true);
      let compared = 0;
      for (const [ID, row] of saved) {
        if (ID === named('Orvacine')) continue;
        const range = { ID, start: CHANGED.month, end: CHANGED.month };
        const [dispatched] = await rowsOf(client, 'getRealSaleByPharmaProduct', range);
        const told = Number(at(row, 'quantity')) === 0 ? COMPARED.filter((name) => name !== 'pght') : COMPARED;
        expect([ID, ...told.map((name) => at(dispatched, name))]).toEqual([ID, ...told.map((name) => at(row, name))]);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(5);
    },
  );

  test.each(['2026-01', CHANGED.month])('tells a delegate what the delegate’s own figures of %s say', async (month) => {
    const delegate = await enterAs(openServer(), 'Delegue');
    const rows = byProduct(await rowsOf(delegate, 'readRealSaleByPharmaProduct', { month }));
    expect(rows.size).toBeGreaterThan(1);
    for (const [ID, row] of rows) {
      const range = { ID, start: month, end: month };
      const [own] = await rowsOf(delegate, 'getRealSaleByPharmaProduct', range);
      expect([ID, ...COMPARED.map((name) => at(own, name))]).toEqual([ID, ...COMPARED.map((name) => at(row, name))]);
    }
  });

  test('tells through whom units are saved and were dispatched, nothing being 0 once the product is dispatched', async () => {
    const client = await enterAs(openServer(), 'Boss');
    const [near = '', far = ''] = world.wholesalers.flatMap(({ ID, agencyID }) => (agencyID === 'cm' ? [ID] : []));
    const month = { month: '2026-11' };
    const save = (...through: readonly string[]) =>
      saveRows(
        client,
        'sales',
        month,
        through.map((wholesalerID) => ({ pharmaProductID: TENSOREL, wholesalerID, quantity: 10, pght: 3000 })),
      );
    const told = async () => {
      const [row] = await rowsOf(client, 'readRealSaleByPharmaProduct', month);
      return [stockOf(row, 'quantity'), stockOf(row, 'dispatchedQuantity')];
    };
    await save(near);
    expect(await told()).toEqual([[[near, 10]], [[near, null]]]);
    expect(await dispatch(client, 'sales', month)).toBe(true);
    await save(far);
    expect(await told()).toEqual([
      [
        [far, 10],
        [near, 0],
      ],
      [
        [far, 0],
        [near, 10],
      ],
    ]);
  });

  test('has no deficit of a product that cannot be split, and tells the trends of a week without any', async () => {
    const client = await enterAs(openServer(), 'Boss');
    const rows = byProduct(await rowsOf(client, 'readRealSaleByPharmaProduct', { month: '2026-09' }));
    const unsplit = rows.get(named('Orvacine'));
    expect(Number(at(unsplit, 'quantity'))).toBeGreaterThan(0);
    const deficit = ['deficitQuantity', 'deficitTurnOver', 'completionRateWithDeficit'] as const;
    expect(deficit.map((name) => at(unsplit, name))).toEqual([null, null, null]);
    const trends = await rowsOf(client, 'readWeeklySaleTrendsByProduct', { ...weekOf('2026-11-02') });
    expect(trends.length).toBeGreaterThan(5);
    for (const row of trends) expect(deficit.map((name) => at(row, name))).toEqual([null, null, null]);
  });
});
