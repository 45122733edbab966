import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthOfWeek, weeksOfMonth } from '#domain/finance/periods.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { PERSONAS } from '#mocks/seed/personas.ts';
import { createWorld } from '#mocks/seed/index.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import type { Server } from '#mocks/server/server.ts';
import { at, type Client, codesOf, enterAs, enterWith, listAt, openServer, textAt, textsAt } from './server-client.ts';
import { dispatch, type Read, reading, rowsOf, saveRows, sumOf, unitsOf } from './server-finance-client.ts';

const world = createWorld({ seed: 1, now: DEFAULT_NOW, scenario: 'small' });
const products = world.pharmaProducts.filter(({ agencyID }) => agencyID === 'cm');
const groups = world.workgroups.filter(({ agencyID }) => agencyID === 'cm');
const delegates = groups.flatMap(({ delegueIDs }) => delegueIDs);
const sharesOf = (delegueID: string) => world.assignedDelegues.filter((share) => share.delegueID === delegueID);
const personaID = (userType: string) => {
  const email = PERSONAS.find((persona) => persona.userType === userType)?.email;
  return world.users.find(({ Email }) => Email === email)?.ID ?? '';
};
const [ownGroup, otherGroup] = groups;
const OWN = personaID('Delegue');

/** Products whose shares add up to 100 %: the others cannot be dispatched. */
const balancedIDs = products
  .map(({ ID }) => ID)
  .filter(
    (ID) =>
      world.assignedDelegues
        .filter(({ pharmaProductID }) => pharmaProductID === ID)
        .reduce((sum, { contributionPercentage }) => sum + contributionPercentage, 0) === 100,
  );

/** A month that is over, so all of its figures exist. */
const MONTH = '2026-10';
const RANGE = { start: MONTH, end: MONTH };
/** A week of that month. */
const WEEK = { start: '2026-10-12', end: '2026-10-18' };

const server = openServer();
const boss = await enterAs(server, 'Boss');
const supervisor = await enterAs(server, 'Supervisor');
const delegate = await enterAs(server, 'Delegue');
const laboratory = await enterAs(server, 'PharmaLaboBossUser');
const multinational = await enterAs(server, 'BossMultinational');

const ofMonth = (rows: readonly unknown[], month = MONTH) => rows.filter((row) => at(row, 'yearMonth') === month);

/** The fields to add up. */
const FIELDS = ['quantity', 'expectedTurnOver', 'obtainedTurnOver', 'deficitQuantity', 'deficitTurnOver'];

/** The sum of each field over the rows, and of the quantity by wholesaler id. */
function totalsOf(rows: readonly unknown[]): Record<string, number> {
  const totals: Record<string, number> = Object.fromEntries(FIELDS.map((field) => [field, sumOf(rows, field)]));
  for (const stock of rows.flatMap((row) => listAt(row, 'SoldStockByWholesaler'))) {
    const ID = textAt(stock, 'Wholesaler', 'ID');
    totals[ID] = (totals[ID] ?? 0) + Number(at(stock, 'quantity'));
  }
  return totals;
}

/** A month's totals by every call that gives them, for a client of the first agency. */
async function waysTo(client: Client, month: string): Promise<Record<string, Record<string, number>>> {
  const range = { start: month, end: month };
  const each = async (call: Read, IDs: readonly string[], more: object = {}) =>
    (await Promise.all(IDs.map((ID) => rowsOf(client, call, { ID, ...more })))).flat();
  const laboratoryIDs = world.laboratories.map(({ ID }) => ID);
  const productIDs = products.map(({ ID }) => ID);
  const groupIDs = groups.map(({ ID }) => ID);
  const supervisorIDs = groups.map(({ supervisorID }) => supervisorID);
  const ways: readonly (readonly [Read, Promise<readonly unknown[]>])[] = [
    ['readRealSaleGlobal', rowsOf(client, 'readRealSaleGlobal', { month })],
    ['getRealSaleByLabo', each('getRealSaleByLabo', laboratoryIDs, range)],
    ['getRealSaleByPharmaProduct', each('getRealSaleByPharmaProduct', productIDs, range)],
    ['getRealSaleByWorkGroup', each('getRealSaleByWorkGroup', groupIDs, range)],
    ['getRealSaleBySupervisor', each('getRealSaleBySupervisor', supervisorIDs, range)],
    ['getRealSaleByDelegue', each('getRealSaleByDelegue', delegates, range)],
    ['readSaleTrendGlobal', rowsOf(client, 'readSaleTrendGlobal', { month })],
    ['readSaleTrendByWorkGroup', rowsOf(client, 'readSaleTrendByWorkGroup', { month })],
    ['getSaleTrendByLabo', each('getSaleTrendByLabo', laboratoryIDs)],
    ['getSaleTrendByPharmaProduct', each('getSaleTrendByPharmaProduct', productIDs)],
    ['getSaleTrendByWorkGroup', each('getSaleTrendByWorkGroup', groupIDs)],
    ['getSaleTrendByWorkGroupSupervisor', each('getSaleTrendByWorkGroupSupervisor', supervisorIDs)],
    ['getSaleTrendByDelegue', each('getSaleTrendByDelegue', delegates)],
  ];
  return Object.fromEntries(
    await Promise.all(ways.map(async ([way, rows]) => [way, totalsOf(ofMonth(await rows, month))] as const)),
  );
}

/** Expects the same totals from every call for sales, and from every call for trends. */
function expectAgreement(ways: Record<string, Record<string, number>>): void {
  const { readRealSaleGlobal: sales, readSaleTrendGlobal: trends } = ways;
  for (const [way, totals] of Object.entries(ways)) {
    expect([way, totals]).toEqual([way, way.includes('RealSale') ? sales : trends]);
  }
}

describe('totals from different calls', () => {
  test('agree by laboratory, product, group, supervisor and delegate', async () => {
    const ways = await waysTo(boss, MONTH);
    expectAgreement(ways);
    expect(ways['readRealSaleGlobal']?.['quantity']).toBeGreaterThan(0);
    expect(ways['readSaleTrendGlobal']?.['quantity']).toBeGreaterThan(0);
  });

  test('agree with the sheet that was dispatched', async () => {
    const sheet = await rowsOf(boss, 'readRealSaleByPharmaProduct', { month: MONTH });
    const byLaboratory = await rowsOf(boss, 'readRealSaleGlobal', { month: MONTH });
    expect(totalsOf(sheet)).toEqual(totalsOf(byLaboratory));
  });

  test('agree for the products of a laboratory', async () => {
    const ID = 'labo-orvalis';
    const own = await rowsOf(laboratory, 'readRealSaleGlobal', { month: MONTH });
    expect(own.map((row) => at(row, 'PharmaLaboratory', 'ID'))).toEqual([ID]);
    expect(totalsOf(own)).toEqual(totalsOf(await rowsOf(boss, 'getRealSaleByLabo', { ID, ...RANGE })));
    const ofItsProducts = await rowsOf(laboratory, 'readSaleTrendByWorkGroup', { month: MONTH });
    expect(totalsOf(ofItsProducts)).toEqual(
      totalsOf(await rowsOf(laboratory, 'readSaleTrendGlobal', { month: MONTH })),
    );
  });

  test('agree when a goal too small to expect anything of a month still leaves a deficit', async () => {
    const later = openServer({ days: 210 });
    const office = await enterAs(later, 'BossAssistant');
    const goals = balancedIDs.slice(0, 2).map((pharmaProductID, index): FinanceRow => ({
      pharmaProductID,
      wholesalerID: null,
      quantity: index === 0 ? 5 : 12_000,
      pght: 1_000,
    }));
    await saveRows(office, 'goals', { year: 2027 }, goals);
    expect(await dispatch(office, 'goals', { year: 2027 })).toBe(true);
    const ways = await waysTo(office, '2027-06');
    expectAgreement(ways);
    expect(ways['readRealSaleGlobal']?.['deficitQuantity']).toBe(5 + 6_000);
  });

  const wholesalerIDs = world.wholesalers.filter(({ agencyID }) => agencyID === 'cm').map(({ ID }) => ID);
  const someSales: fc.Arbitrary<readonly FinanceRow[]> = fc
    .uniqueArray(
      fc.record({
        pharmaProductID: fc.constantFrom(...balancedIDs),
        pght: fc.nat(1_000_000).map((hundredths) => hundredths / 100),
        quantities: fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: wholesalerIDs.length }),
      }),
      { selector: ({ pharmaProductID }) => pharmaProductID, minLength: 1 },
    )
    .map((lines) =>
      lines.flatMap(({ pharmaProductID, pght, quantities }) =>
        quantities.flatMap((quantity, index) => {
          const wholesalerID = wholesalerIDs[index];
          return wholesalerID === undefined ? [] : [{ pharmaProductID, wholesalerID, quantity, pght }];
        }),
      ),
    );

  test(
    'agree whatever is sold, entered by the office or by a supervisor for their group',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(someSales, someSales, fc.integer({ min: 1, max: 9 }), async (sales, ofGroup, index) => {
          const month = `2026-0${index}`;
          const fresh = openServer();
          const [office, leader] = await Promise.all([enterAs(fresh, 'BossAssistant'), enterAs(fresh, 'Supervisor')]);
          await saveRows(office, 'sales', { month }, sales);
          expect(await dispatch(office, 'sales', { month }, true)).toBe(true);
          expectAgreement(await waysTo(office, month));

          const assigned = new Set(
            ownGroup?.delegueIDs.flatMap(sharesOf).map(({ pharmaProductID }) => pharmaProductID),
          );
          // The price of what other groups have is theirs too.
          const prices = new Map(sales.map(({ pharmaProductID, pght }) => [pharmaProductID, pght]));
          const own = ofGroup
            .filter(({ pharmaProductID }) => assigned.has(pharmaProductID))
            .map((row) => ({ ...row, pght: prices.get(row.pharmaProductID) ?? row.pght }));
          await saveRows(leader, 'sales', { month }, own);
          await dispatch(leader, 'sales', { month }, true);
          expectAgreement(await waysTo(office, month));
          const theirs = await rowsOf(office, 'getRealSaleByWorkGroup', { ID: ownGroup?.ID, start: month, end: month });
          expect(sumOf(theirs, 'quantity')).toBe(own.reduce((sum, { quantity }) => sum + quantity, 0));
        }),
        // Each run makes some fifty calls, so shrinking a counterexample would take too long.
        { numRuns: 4, endOnFailure: true },
      );
    },
  );

  test('agree whatever the trends of the weeks of a month are', { timeout: 120_000 }, async () => {
    const weeks = fc.integer({ min: 1, max: 9 }).chain((number) => fc.constantFrom(...weeksOfMonth(`2026-0${number}`)));
    await fc.assert(
      fc.asyncProperty(someSales, weeks, async (announced, monday) => {
        const office = await enterAs(openServer(), 'BossAssistant');
        const week = { ...weekOf(monday) };
        await saveRows(office, 'trends', week, announced);
        expect(await dispatch(office, 'trends', week, true)).toBe(true);
        expectAgreement(await waysTo(office, monthOfWeek(monday)));
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });
});

describe('goals of a year, by reader', () => {
  const emailOf = (userID: string) => world.users.find(({ ID }) => ID === userID)?.Email ?? '';
  /** Groups without a vacant post, which cannot sign in. */
  const groupsThatEnter = groups.filter(({ delegueIDs }) =>
    delegueIDs.every((ID) => world.users.some((user) => user.ID === ID && !user.fictive)),
  );
  /** Sums of units and amounts by product, without products that have none. */
  const goalsOf = (rows: readonly unknown[]) => {
    const byProduct = Map.groupBy(rows, (row) => textAt(row, 'PharmaProduct', 'ID'));
    const sums = Array.from(
      byProduct,
      ([ID, own]) => [ID, [sumOf(own, 'quantity'), sumOf(own, 'amountTotal')]] as const,
    );
    return Object.fromEntries(sums.filter(([, [units]]) => units !== 0));
  };
  /** The sum of the goals that several users see of a year. */
  const seenBy = async (opened: Server, userIDs: readonly string[], year: number) => {
    const clients = await Promise.all(userIDs.map((ID) => enterWith(opened, emailOf(ID))));
    return goalsOf(
      (await Promise.all(clients.map((client) => rowsOf(client, 'readSaleGoalsByProduct', { year })))).flat(),
    );
  };
  async function expectAgreementOfGoals(opened: Server, year: number): Promise<void> {
    const [office, ofLaboratory] = await Promise.all([enterAs(opened, 'Boss'), enterAs(opened, 'PharmaLaboBossUser')]);
    const all = await rowsOf(office, 'readSaleGoalsByProduct', { year });
    const shared = all.filter((row) => at(row, 'dispatchedQuantity') === at(row, 'quantity'));
    expect([shared.length, groupsThatEnter.length]).not.toContain(0);
    expect(
      await seenBy(
        opened,
        groups.map(({ supervisorID }) => supervisorID),
        year,
      ),
    ).toEqual(goalsOf(shared));
    for (const { supervisorID, delegueIDs } of groupsThatEnter) {
      expect(await seenBy(opened, delegueIDs, year)).toEqual(await seenBy(opened, [supervisorID], year));
    }
    const own = new Set(
      products.flatMap(({ ID, pharmaLaboratoryID }) => (pharmaLaboratoryID === 'labo-orvalis' ? [ID] : [])),
    );
    const theirs = goalsOf(all.filter((row) => own.has(textAt(row, 'PharmaProduct', 'ID'))));
    expect(goalsOf(await rowsOf(ofLaboratory, 'readSaleGoalsByProduct', { year }))).toEqual(theirs);
  }

  test('parts of delegates and groups add up to the agency’s, for a laboratory too', { timeout: 120_000 }, async () => {
    await expect(expectAgreementOfGoals(server, 2026)).resolves.toBeUndefined();
  });

  test('parts add up whatever the goals are', { timeout: 120_000 }, async () => {
    const someGoals = fc.uniqueArray(
      fc.record({
        pharmaProductID: fc.constantFrom(...balancedIDs),
        wholesalerID: fc.constant(null),
        quantity: fc.integer({ min: 1, max: 1_000_000 }),
        pght: fc.nat(1_000_000).map((hundredths) => hundredths / 100),
      }),
      { selector: ({ pharmaProductID }) => pharmaProductID, minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(someGoals, async (goals) => {
        const fresh = openServer();
        const office = await enterAs(fresh, 'BossAssistant');
        await saveRows(office, 'goals', { year: 2027 }, goals);
        expect(await dispatch(office, 'goals', { year: 2027 })).toBe(true);
        await expectAgreementOfGoals(fresh, 2027);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});

describe('rows', () => {
  test('name their own subject and no other', async () => {
    const about = ['PharmaProduct', 'PharmaLaboratory', 'WorkGroup', 'Supervisor', 'Delegue'];
    const kinds = async (call: Read, variables: object) => {
      const [row] = await rowsOf(boss, call, { ...variables });
      return about.filter((field) => at(row, field) !== null);
    };
    const [product] = products;
    const of = (ID: string | undefined) => ({ ID, ...RANGE });
    expect(await kinds('readRealSaleGlobal', { month: MONTH })).toEqual(['PharmaLaboratory']);
    expect(await kinds('getRealSaleByLabo', of(product?.pharmaLaboratoryID))).toEqual([
      'PharmaProduct',
      'PharmaLaboratory',
    ]);
    expect(await kinds('getRealSaleByPharmaProduct', of(product?.ID))).toEqual(['PharmaProduct']);
    expect(await kinds('getRealSaleByWorkGroup', of(ownGroup?.ID))).toEqual(['WorkGroup']);
    expect(await kinds('getRealSaleBySupervisor', of(ownGroup?.supervisorID))).toEqual(['Supervisor']);
    expect(await kinds('getRealSaleByDelegue', of(OWN))).toEqual(['Delegue']);
    expect(await kinds('readSaleTrendByWorkGroup', { month: MONTH })).toEqual(['WorkGroup']);
  });

  test('go from month to month, in the range that is asked for', async () => {
    const ID = products[0]?.ID;
    const rows = await rowsOf(boss, 'getRealSaleByPharmaProduct', { ID, start: '2025-11', end: '2026-02' });
    expect(textsAt(rows, 'yearMonth')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    const trends = await rowsOf(boss, 'getSaleTrendByPharmaProduct', { ID });
    expect(textsAt(trends, 'yearMonth')).toHaveLength(11);
    expect([textAt(trends[0], 'yearMonth'), textAt(trends[10], 'yearMonth')]).toEqual(['2026-01', '2026-11']);
  });

  test('of a future month expect nothing', async () => {
    const rows = await rowsOf(boss, 'getRealSaleByWorkGroup', { ID: ownGroup?.ID, start: '2026-10', end: '2027-03' });
    expect(textsAt(rows, 'yearMonth')).toEqual(['2026-10', '2026-11']);
    expect(rows.map((row) => at(row, 'quantity'))).toEqual([expect.any(Number), 0]);
    expect(await rowsOf(boss, 'readRealSaleGlobal', { month: '2027-01' })).toEqual([]);
    expect(await rowsOf(boss, 'readRealSaleGlobal', { month: '9999-12' })).toEqual([]);
  });

  test('have a consistent turnover, completion and deficit', async () => {
    const ID = products[0]?.ID;
    const rows = await rowsOf(boss, 'getRealSaleByPharmaProduct', { ID, start: '2026-01', end: '2026-10' });
    for (const row of rows) {
      const number = (field: string) => Number(at(row, field));
      expect(number('obtainedTurnOver')).toBe(number('quantity') * number('pght'));
      expect(number('completionRate')).toBeCloseTo((number('obtainedTurnOver') / number('expectedTurnOver')) * 100);
      expect(number('completionRateWithDeficit')).toBeLessThanOrEqual(number('completionRate'));
      expect(number('deficitTurnOver')).toBe(number('deficitQuantity') * number('pght'));
    }
    expect(at(rows[0], 'completionRateWithDeficit')).toBe(at(rows[0], 'completionRate'));
  });

  test('of the months of a year add up to its goal', async () => {
    const goals = await rowsOf(boss, 'readSaleGoalsByProduct', { year: 2025 });
    const year = { start: '2025-01', end: '2025-12' };
    const rows = await rowsOf(boss, 'getRealSaleByWorkGroup', { ID: ownGroup?.ID, ...year });
    const others = await rowsOf(boss, 'getRealSaleByWorkGroup', { ID: otherGroup?.ID, ...year });
    const dispatched = goals.filter((row) => at(row, 'dispatchedQuantity') !== null);
    expect(sumOf([...rows, ...others], 'expectedTurnOver')).toBe(sumOf(dispatched, 'amountTotal'));
    for (const row of goals) expect(at(row, 'amountTotal')).toBe(Number(at(row, 'quantity')) * Number(at(row, 'pght')));
  });

  test('of the weeks of a month add up to the month', async () => {
    const weeks = await Promise.all(
      weeksOfMonth(MONTH).map((monday) => rowsOf(boss, 'readWeeklySaleTrendsByProduct', { ...weekOf(monday) })),
    );
    const month = await rowsOf(boss, 'readSaleTrendGlobal', { month: MONTH });
    const total = (field: string) => weeks.reduce((sum, rows) => sum + sumOf(rows, field), 0);
    expect(total('expectedTurnOver')).toBe(sumOf(month, 'expectedTurnOver'));
    expect(total('dispatchedQuantity')).toBe(sumOf(month, 'quantity'));
  });

  test('name the wholesalers and their cities', async () => {
    const [row] = await rowsOf(boss, 'readRealSaleByPharmaProduct', { month: MONTH });
    expect(textAt(row, 'SoldStockByWholesaler', 0, 'Wholesaler', 'name')).toBe('Littoral Médicaments');
    expect(textAt(row, 'SoldStockByWholesaler', 0, 'Wholesaler', 'WorkArea', 'City', 'name')).not.toBe('');
  });

  test('of a range that ends before it begins, or of days that are not a week, are INVALID_DATE_RANGE', async () => {
    const range = { ID: ownGroup?.ID, start: '2026-03', end: '2026-02' };
    expect(codesOf(await boss.ask(...reading('getRealSaleByWorkGroup', range)))).toEqual(['INVALID_DATE_RANGE']);
    const days = { start: '2026-10-13', end: '2026-10-19' };
    expect(codesOf(await boss.ask(...reading('readWeeklySaleTrendsByProduct', days)))).toEqual(['INVALID_DATE_RANGE']);
  });
});

describe('saved and dispatched quantities', () => {
  const unbalanced = products.find(({ name }) => name.startsWith('Orvacine'))?.ID ?? '';

  test.for([
    ['readSaleGoalsByProduct', { year: 2025 }],
    ['readRealSaleByPharmaProduct', { month: '2026-09' }],
    ['readWeeklySaleTrendsByProduct', { start: '2026-11-02', end: '2026-11-08' }],
  ] as const)(
    '%s: both are equal, except for a product whose shares do not add up to 100 %%',
    async ([call, variables]) => {
      const { [unbalanced]: stuck, ...others } = unitsOf(await rowsOf(boss, call, variables));
      expect(stuck).toEqual([expect.any(Number), null]);
      expect(Object.keys(others).length).toBeGreaterThan(10);
      for (const [saved, dispatched] of Object.values(others)) expect(dispatched).toBe(saved);
    },
  );

  test('a supervisor sees the part of the group, a delegate their own', async () => {
    for (const [call, variables] of [
      ['readSaleGoalsByProduct', { year: 2026 }],
      ['readRealSaleByPharmaProduct', { month: MONTH }],
      ['readWeeklySaleTrendsByProduct', WEEK],
    ] as const) {
      const [allUnits, groupUnits, ownUnits] = await Promise.all(
        [boss, supervisor, delegate].map(async (client) => unitsOf(await rowsOf(client, call, variables))),
      );
      const assigned = sharesOf(OWN).map(({ pharmaProductID }) => pharmaProductID);
      expect(Object.keys(ownUnits ?? {}).toSorted()).toEqual(assigned.filter((ID) => ID !== unbalanced).toSorted());
      for (const [ID, [units]] of Object.entries(ownUnits ?? {})) {
        const { contributionPercentage = 0 } =
          sharesOf(OWN).find(({ pharmaProductID }) => pharmaProductID === ID) ?? {};
        const total = Number(allUnits?.[ID]?.[0]);
        // Rounding moves at most one unit per wholesaler.
        expect(Math.abs(Number(units) - (total * contributionPercentage) / 100)).toBeLessThanOrEqual(2);
        expect(Number(groupUnits?.[ID]?.[0])).toBeGreaterThanOrEqual(Number(units));
        expect(Number(groupUnits?.[ID]?.[0])).toBeLessThanOrEqual(total);
      }
    }
  });

  test('a laboratory sees its own products', async () => {
    const own = products.filter(({ pharmaLaboratoryID }) => pharmaLaboratoryID === 'labo-orvalis').map(({ ID }) => ID);
    const rows = await rowsOf(laboratory, 'readSaleGoalsByProduct', { year: 2026 });
    expect(rows.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(textsAt(rows, 'PharmaProduct', 'ID')));
  });

  test('a period without entries has no rows', async () => {
    expect(await rowsOf(boss, 'readSaleGoalsByProduct', { year: 2027 })).toEqual([]);
    expect(await rowsOf(boss, 'readSaleGoalsByProduct', { year: -5 })).toEqual([]);
    expect(await rowsOf(boss, 'readRealSaleByPharmaProduct', { month: '2026-11' })).toEqual([]);
  });
});

describe('who sees whose figures', () => {
  /** A delegate of a group that the supervisor does not lead. */
  const colleague = otherGroup?.delegueIDs[0];
  const foreign = {
    product: world.pharmaProducts.find(({ agencyID }) => agencyID === 'ci')?.ID,
    group: world.workgroups.find(({ agencyID }) => agencyID === 'ci'),
  };
  const sahelian = products.find(({ pharmaLaboratoryID }) => pharmaLaboratoryID === 'labo-sahelia')?.ID;
  const NOT_FOUND: readonly (readonly [who: Client, call: Read, ID: string | undefined])[] = [
    [boss, 'getRealSaleByLabo', 'nothing'],
    [boss, 'getRealSaleByPharmaProduct', foreign.product],
    [boss, 'getRealSaleByWorkGroup', foreign.group?.ID],
    [boss, 'getRealSaleBySupervisor', foreign.group?.supervisorID],
    [boss, 'getRealSaleByDelegue', foreign.group?.delegueIDs[0]],
    [boss, 'getRealSaleByDelegue', boss.ID],
    [boss, 'getRealSaleBySupervisor', OWN],
    [supervisor, 'getRealSaleByWorkGroup', otherGroup?.ID],
    [supervisor, 'getRealSaleBySupervisor', otherGroup?.supervisorID],
    [supervisor, 'getRealSaleByDelegue', colleague],
    [delegate, 'getRealSaleByWorkGroup', otherGroup?.ID],
    [delegate, 'getRealSaleByDelegue', ownGroup?.delegueIDs.find((ID) => ID !== OWN)],
    [laboratory, 'getRealSaleByLabo', 'labo-sahelia'],
    [laboratory, 'getRealSaleByPharmaProduct', sahelian],
  ];
  test.each(NOT_FOUND)('figures of somebody else are NOT_FOUND (%#)', async ({ ask }, call, ID) => {
    expect(ID).toBeDefined();
    expect(codesOf(await ask(...reading(call, { ID, ...RANGE })))).toEqual(['NOT_FOUND']);
  });

  test('a delegate gets their own part, whatever the call', async () => {
    const own = totalsOf(await rowsOf(boss, 'getRealSaleByDelegue', { ID: OWN, ...RANGE }));
    expect(totalsOf(await rowsOf(delegate, 'getRealSaleByDelegue', { ID: OWN, ...RANGE }))).toEqual(own);
    expect(totalsOf(await rowsOf(delegate, 'readRealSaleGlobal', { month: MONTH }))).toEqual(own);
    expect(totalsOf(await rowsOf(delegate, 'getRealSaleByWorkGroup', { ID: ownGroup?.ID, ...RANGE }))).toEqual(own);
  });

  test('a supervisor gets the figures of their group', async () => {
    const own = totalsOf(await rowsOf(boss, 'getRealSaleByWorkGroup', { ID: ownGroup?.ID, ...RANGE }));
    expect(totalsOf(await rowsOf(supervisor, 'readRealSaleGlobal', { month: MONTH }))).toEqual(own);
    const byGroup = await rowsOf(supervisor, 'readSaleTrendByWorkGroup', {});
    expect(new Set(textsAt(byGroup, 'WorkGroup', 'ID'))).toEqual(new Set([ownGroup?.ID]));
  });

  test('each agency has its own figures', async () => {
    const read = (agency: string) => multinational.ask(...reading('readRealSaleGlobal', { month: MONTH }), { agency });
    const [here, there] = [await read('cm'), await read('ci')];
    expect(listAt(there, 'data', 'readRealSaleGlobal').length).toBeGreaterThan(0);
    expect(there.data).not.toEqual(here.data);
    const refused = await boss.ask(...reading('readRealSaleGlobal', { month: MONTH }), { agency: 'ci' });
    expect(codesOf(refused)).toEqual(['FORBIDDEN']);
  });

  const groupsOf = async ({ ask }: Client) => {
    const answer = await ask('{ readWorkGroups { ID Supervisor { ID } Delegues { ID } } }');
    return textsAt(listAt(answer, 'data', 'readWorkGroups'), 'ID');
  };

  test('members of a workgroup get that one, others get all', async () => {
    const all = groups.map(({ ID }) => ID);
    expect(await groupsOf(boss)).toEqual(all);
    expect(await groupsOf(laboratory)).toEqual(all);
    expect(await groupsOf(supervisor)).toEqual([ownGroup?.ID]);
    expect(await groupsOf(delegate)).toEqual([ownGroup?.ID]);
  });

  test('the wholesalers of the agency are listed', async () => {
    const CARD = `{ readWholesalers { ID name phone WorkArea { name City { name } } MyVisitReports { ID }
      MyRelationshipsWithProductAdvancement { ID } MyCustomerExpectations { ID } MyLeadedActionsReceived { ID } } }`;
    const rows = listAt(await delegate.ask(CARD), 'data', 'readWholesalers');
    expect(textsAt(rows, 'name')).toEqual(['Littoral Médicaments', 'Répartis Cameroun']);
    expect(textAt(rows[0], 'WorkArea', 'City', 'name')).not.toBe('');
  });
});

test('deficits are given only with the right to see them', async () => {
  const without = await enterAs(openServer({ switches: { saleDeficitEnabled: false } }), 'Boss');
  const [seen, hidden] = await Promise.all(
    [boss, without].map((client) => rowsOf(client, 'readRealSaleGlobal', { month: MONTH })),
  );
  const deficits = { deficitQuantity: null, deficitTurnOver: null, completionRateWithDeficit: null };
  expect(hidden).toEqual(seen?.map((row) => Object.assign({}, row, deficits)));
  expect(hidden).not.toEqual(seen);
});

test('a read is not changed by unrelated writes', async () => {
  const fresh: Server = openServer();
  const { ask } = await enterAs(fresh, 'BossMultinational');
  const [query, variables] = reading('readRealSaleGlobal', { month: MONTH });
  const before = await ask(query, variables);
  await ask('mutation { createTypeRegulatoryAction(name: "Autre", colorCode: "#123456") { ID } }');
  expect(await ask(query, variables)).toEqual(before);
});
