import { describe, expect, test } from 'vitest';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { createWorld } from '#mocks/seed/index.ts';
import type { Server } from '#mocks/server/server.ts';
import { at, type Client, codesOf, enterAs, listAt, openServer, textAt } from './server-client.ts';
import {
  dispatch,
  dispatching,
  PARTS,
  partsOf,
  PERIODS,
  rowsOf,
  savedRows,
  saveRows,
  saving,
  sumOf,
} from './server-finance-client.ts';

const world = createWorld({ seed: 1, now: DEFAULT_NOW, scenario: 'small' });
const products = world.pharmaProducts.filter(({ agencyID }) => agencyID === 'cm');
const named = (name: string) => products.find((product) => product.name.startsWith(name))?.ID ?? '';
const [TENSOREL, AMOXIVANE, UNBALANCED] = [named('Tensorel'), named('Amoxivane'), named('Orvacine')];
const group = world.workgroups.find(({ agencyID }) => agencyID === 'cm');
const members = new Set([...(group?.delegueIDs ?? []), group?.supervisorID ?? '']);

const WEEK = { start: '2026-11-09', end: '2026-11-15' };

const STATES = `query Periods($kind: FinanceKind!, $year: Int) {
  readFinancePeriods(kind: $kind, year: $year) {
    period savedQuantity savedTurnOver savedAt SavedBy { ID } dispatchedQuantity dispatchedTurnOver dispatchedAt
    DispatchedBy { ID } isChanged
  }
}`;

const enter = (userType: Parameters<typeof enterAs>[1], server: Server = openServer()) => enterAs(server, userType);
const ofProduct = (parts: readonly unknown[], ID: string) =>
  parts.filter((part) => textAt(part, 'PharmaProduct', 'ID') === ID);
const statesIn = async (client: Client, kind: string, year?: number) =>
  listAt(await client.ask(STATES, { kind, year }), 'data', 'readFinancePeriods');
const stateOf = async (client: Client, kind: string, period: string) =>
  (await statesIn(client, kind)).find((row) => textAt(row, 'period') === period);

/** Each delegate's units, from the figures that the delegates themselves are shown. */
const unitsOf = (parts: readonly unknown[], field: 'dispatchedQuantity' | 'nextQuantity') => sumOf(parts, field);

/** The supervisor sets the group's part of Amoxivane in a week. */
async function splitBySupervisor() {
  const server = openServer();
  const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
  const own = savedRows(await rowsOf(supervisor, PERIODS.trends.read, WEEK));
  const more = own.map((row) => (row.pharmaProductID === AMOXIVANE ? { ...row, quantity: row.quantity + 300 } : row));
  await saveRows(supervisor, 'trends', WEEK, more);
  return { boss, supervisor };
}

/** Saves the week again with some rows changed. */
async function changeWeek(client: Client, change: (row: FinanceRow) => FinanceRow) {
  const all = savedRows(await rowsOf(client, PERIODS.trends.read, WEEK));
  await saveRows(client, 'trends', WEEK, all.map(change));
}

const oneMoreOf =
  (pharmaProductID: string) =>
  (row: FinanceRow): FinanceRow =>
    row.pharmaProductID === pharmaProductID ? { ...row, quantity: row.quantity + 1 } : row;

/** The supervisor sets the group's part of Amoxivane and dispatches it; then the boss changes Amoxivane too. */
async function splitThenChanged() {
  const { boss, supervisor } = await splitBySupervisor();
  await dispatch(supervisor, 'trends', WEEK, true);
  await changeWeek(boss, oneMoreOf(AMOXIVANE));
  return { boss, supervisor };
}

describe('what was dispatched, delegate by delegate', () => {
  test('shows the split of a supervisor that a dispatch by the boss would undo', async () => {
    const { boss, supervisor } = await splitThenChanged();
    const parts = ofProduct(await partsOf(boss, 'trends', WEEK.start), AMOXIVANE);
    // The product looks nearly the same, one box more for each wholesaler: the delegates do not.
    const wholesalers = new Set(parts.map((part) => textAt(part, 'Wholesaler', 'ID')));
    expect(unitsOf(parts, 'nextQuantity') - unitsOf(parts, 'dispatchedQuantity')).toBe(wholesalers.size);
    const inGroup = parts.filter((part) => members.has(textAt(part, 'Delegue', 'ID')));
    const moved = unitsOf(inGroup, 'dispatchedQuantity') - unitsOf(inGroup, 'nextQuantity');
    expect(moved).toBeGreaterThan(wholesalers.size);
    const authors = new Set(inGroup.map((part) => textAt(part, 'SplitBy', 'ID')));
    expect(authors).toEqual(new Set([supervisor.ID]));
    const others = parts.filter((part) => !members.has(textAt(part, 'Delegue', 'ID')));
    expect(others.every((part) => at(part, 'SplitBy') === null)).toBe(true);
    expect(parts.every((part) => at(part, 'NextSplitBy') === null)).toBe(true);
  });

  test('is what a forced dispatch then makes of it', async () => {
    const { boss } = await splitThenChanged();
    const before = await partsOf(boss, 'trends', WEEK.start);
    expect(await dispatch(boss, 'trends', WEEK, true)).toBe(true);
    const after = await partsOf(boss, 'trends', WEEK.start);
    const keyOf = (part: unknown) =>
      [textAt(part, 'PharmaProduct', 'ID'), textAt(part, 'Wholesaler', 'ID'), textAt(part, 'Delegue', 'ID')].join(' ');
    const announced = new Map(before.map((part) => [keyOf(part), at(part, 'nextQuantity')]));
    expect(after.length).toBeGreaterThan(0);
    for (const part of after) {
      expect([keyOf(part), at(part, 'dispatchedQuantity')]).toEqual([keyOf(part), announced.get(keyOf(part))]);
      expect(at(part, 'nextQuantity')).toBe(at(part, 'dispatchedQuantity'));
      expect(at(part, 'SplitBy')).toBeNull();
    }
  });

  test('adds up to the figures of each delegate', async () => {
    const boss = await enter('Boss');
    const parts = await partsOf(boss, 'sales', '2026-10');
    const delegates = [...new Set(parts.map((part) => textAt(part, 'Delegue', 'ID')))];
    for (const ID of delegates.slice(0, 3)) {
      const rows = await rowsOf(boss, 'getRealSaleByDelegue', { ID, start: '2026-10', end: '2026-10' });
      const own = parts.filter((part) => textAt(part, 'Delegue', 'ID') === ID);
      expect(sumOf(own, 'dispatchedQuantity')).toBe(sumOf(rows, 'quantity'));
    }
  });

  test('is told to a supervisor for the group only, to a delegate not at all', async () => {
    const server = openServer();
    const [supervisor, delegate] = [await enter('Supervisor', server), await enter('Delegue', server)];
    const parts = await partsOf(supervisor, 'sales', '2026-10');
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !members.has(textAt(part, 'Delegue', 'ID')))).toEqual([]);
    expect(codesOf(await delegate.ask(PARTS, { kind: 'sales', period: '2026-10' }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await delegate.ask(STATES, { kind: 'sales' }))).toEqual(['FORBIDDEN']);
  });

  test('is told to a laboratory for its own products only', async () => {
    const server = openServer();
    const [boss, laboratory] = [await enter('Boss', server), await enter('PharmaLaboBossUser', server)];
    const isOwn = (ID: string) =>
      products.some((product) => product.ID === ID && product.pharmaLaboratoryID === 'labo-orvalis');
    const all = await partsOf(boss, 'goals', '2026');
    const own = all.filter((part) => isOwn(textAt(part, 'PharmaProduct', 'ID')));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    expect(await partsOf(laboratory, 'goals', '2026')).toEqual(own);
    expect(await stateOf(laboratory, 'goals', '2026')).toMatchObject({
      savedQuantity: sumOf(await rowsOf(laboratory, 'readSaleGoalsByProduct', { year: 2026 }), 'quantity'),
      dispatchedQuantity: sumOf(own, 'dispatchedQuantity'),
    });
  });

  test('is not told of a product whose shares do not add up to 100 % any more', async () => {
    const alter = (of: typeof world) => ({
      ...of,
      assignedDelegues: of.assignedDelegues.map((share) =>
        share.pharmaProductID === TENSOREL ? { ...share, contributionPercentage: 1 } : share,
      ),
    });
    const parts = await partsOf(await enter('Boss', openServer({ alter })), 'sales', '2026-10');
    expect(parts.length).toBeGreaterThan(0);
    expect(ofProduct(parts, TENSOREL)).toEqual([]);
  });

  test('has no price as it was of what is new, and none to come of what is gone', async () => {
    const boss = await enter('Boss');
    const month = { month: '2026-11' };
    const [near = '', far = ''] = world.wholesalers.flatMap(({ ID, agencyID }) => (agencyID === 'cm' ? [ID] : []));
    const save = (wholesalerID: string) =>
      saveRows(boss, 'sales', month, [{ pharmaProductID: TENSOREL, wholesalerID, quantity: 100, pght: 3000 }]);
    await save(near);
    expect(await dispatch(boss, 'sales', month)).toBe(true);
    await save(far);
    const prices = (await partsOf(boss, 'sales', '2026-11')).map((part) =>
      JSON.stringify([at(part, 'Wholesaler', 'ID'), at(part, 'dispatchedPght'), at(part, 'nextPght')]),
    );
    expect(new Set(prices)).toEqual(new Set([JSON.stringify([near, 3000, null]), JSON.stringify([far, null, 3000])]));
  });

  test('leaves out whom a dispatch gives nothing', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const row = savedRows(await rowsOf(supervisor, PERIODS.trends.read, WEEK)).find(
      ({ pharmaProductID }) => pharmaProductID === AMOXIVANE,
    );
    await saveRows(supervisor, 'trends', WEEK, row ? [{ ...row, quantity: 1 }] : []);
    await dispatch(supervisor, 'trends', WEEK, true);
    for (const client of [boss, supervisor]) {
      const parts = ofProduct(await partsOf(client, 'trends', WEEK.start), AMOXIVANE);
      const inGroup = parts.filter((part) => members.has(textAt(part, 'Delegue', 'ID')));
      expect(inGroup.map((part) => [at(part, 'dispatchedQuantity'), at(part, 'nextQuantity')])).toEqual([[1, 1]]);
    }
  });

  test('leaves out those of a group to whom the units of its supervisor do not go', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const sharers = (ID: string) =>
      world.assignedDelegues.filter((share) => share.pharmaProductID === ID && members.has(share.delegueID));
    const ID = products.find((product) => product.ID !== UNBALANCED && sharers(product.ID).length > 1)?.ID ?? '';
    const wholesalerID = world.wholesalers.find(({ agencyID }) => agencyID === 'cm')?.ID ?? '';
    const week = { start: '2026-11-16', end: '2026-11-22' };
    await saveRows(supervisor, 'trends', week, [{ pharmaProductID: ID, wholesalerID, quantity: 1, pght: 1 }]);
    const next = async () => (await partsOf(boss, 'trends', week.start)).map((part) => at(part, 'nextQuantity'));
    expect(await next()).toEqual([1]);
    expect(await dispatch(supervisor, 'trends', week)).toBe(true);
    expect(await next()).toEqual([1]);
  });

  test('tells units and prices as they are and as they will be, and whether by wholesaler', async () => {
    const boss = await enter('Boss');
    const before = savedRows(await rowsOf(boss, PERIODS.trends.read, WEEK));
    const priceOf = (ID: string) => before.find(({ pharmaProductID }) => pharmaProductID === ID)?.pght ?? 0;
    await saveRows(
      boss,
      'trends',
      WEEK,
      before.flatMap((row) => {
        if (row.pharmaProductID === TENSOREL) return [];
        return row.pharmaProductID === AMOXIVANE ? [{ ...row, pght: row.pght + 1 }] : [row];
      }),
    );
    const parts = await partsOf(boss, 'trends', WEEK.start);
    const pricesOf = (ID: string) =>
      new Set(ofProduct(parts, ID).map((part) => [at(part, 'dispatchedPght'), at(part, 'nextPght')].join(' ')));
    expect(pricesOf(TENSOREL)).toEqual(new Set([`${priceOf(TENSOREL)} `]));
    expect(pricesOf(AMOXIVANE)).toEqual(new Set([`${priceOf(AMOXIVANE)} ${priceOf(AMOXIVANE) + 1}`]));
    for (const part of ofProduct(parts, TENSOREL)) expect(at(part, 'nextQuantity')).toBe(0);
    for (const part of parts) expect(textAt(part, 'Wholesaler', 'ID')).not.toBe('');

    const goal = { pharmaProductID: TENSOREL, wholesalerID: null, quantity: 1200, pght: 2500 };
    await saveRows(boss, 'goals', { year: 2027 }, [goal]);
    const fresh = await partsOf(boss, 'goals', '2027');
    expect(sumOf(fresh, 'nextQuantity')).toBe(1200);
    for (const part of fresh)
      expect(part).toMatchObject({ Wholesaler: null, dispatchedQuantity: 0, dispatchedPght: null, nextPght: 2500 });
  });

  test('leaves out whom the shares of a product give nothing', async () => {
    const boss = await enter('Boss');
    await saveRows(boss, 'goals', { year: 2027 }, [
      { pharmaProductID: TENSOREL, wholesalerID: null, quantity: 1, pght: 1 },
    ]);
    const next = async () => (await partsOf(boss, 'goals', '2027')).map((part) => at(part, 'nextQuantity'));
    expect(await next()).toEqual([1]);
    expect(await dispatch(boss, 'goals', { year: 2027 })).toBe(true);
    expect(await next()).toEqual([1]);
  });

  test('says when a saved product cannot be split', async () => {
    const boss = await enter('Boss');
    await saveRows(boss, 'goals', { year: 2027 }, [
      { pharmaProductID: UNBALANCED, wholesalerID: null, quantity: 5, pght: 1 },
    ]);
    expect(await partsOf(boss, 'goals', '2027')).toEqual([]);
    expect(await stateOf(boss, 'goals', '2027')).toMatchObject({ savedQuantity: 5, isChanged: true });
  });
});

describe('a split that is saved and not dispatched', () => {
  const splitOf = async (client: Client) =>
    ofProduct(await partsOf(client, 'trends', WEEK.start), AMOXIVANE).map((part) => [
      textAt(part, 'Wholesaler', 'ID'),
      textAt(part, 'Delegue', 'ID'),
      at(part, 'nextQuantity'),
      at(part, 'NextSplitBy', 'ID') ?? null,
    ]);

  test('has its author', async () => {
    const { boss, supervisor } = await splitBySupervisor();
    const authors = (await splitOf(boss)).map(([, delegueID, , author]) => [members.has(String(delegueID)), author]);
    expect(new Set(authors.map(([inGroup, author]) => JSON.stringify([inGroup, author])))).toEqual(
      new Set([JSON.stringify([true, supervisor.ID]), JSON.stringify([false, null])]),
    );
  });

  test('stays when an office saves other rows, at another price too', async () => {
    const { boss } = await splitBySupervisor();
    const before = await splitOf(boss);
    await changeWeek(boss, oneMoreOf(TENSOREL));
    expect(await splitOf(boss)).toEqual(before);
    await changeWeek(boss, (row) => ({ ...row, pght: row.pght + 1 }));
    expect(await splitOf(boss)).toEqual(before);
  });

  test('goes where an office changes the units of a wholesaler, and stays for the others', async () => {
    const { boss, supervisor } = await splitBySupervisor();
    const before = await splitOf(boss);
    const wholesalerID = String(before[0]?.[0]);
    await changeWeek(boss, (row) => (row.wholesalerID === wholesalerID ? oneMoreOf(AMOXIVANE)(row) : row));
    const after = await splitOf(boss);
    const through = (split: typeof before, isChanged: boolean) =>
      split.filter(([ID]) => (ID === wholesalerID) === isChanged);
    expect(through(after, false)).toEqual(through(before, false));
    expect(through(after, true)).not.toEqual(through(before, true));
    expect(through(after, true).every(([, , , author]) => author === null)).toBe(true);
    const unitsThrough = (split: typeof before) =>
      through(split, true).reduce((sum, [, , units]) => sum + Number(units), 0);
    expect(unitsThrough(after)).toBe(unitsThrough(before) + 1);
    // The group has what is told of its members, once.
    const inGroup = after.filter(([, delegueID]) => members.has(String(delegueID)));
    const own = ofProduct(await rowsOf(supervisor, PERIODS.trends.read, WEEK), AMOXIVANE);
    expect(sumOf(own, 'quantity')).toBe(inGroup.reduce((sum, [, , units]) => sum + Number(units), 0));
  });

  test('is the supervisor’s only where the supervisor changed the units', async () => {
    const [one = '', two = ''] = group?.delegueIDs ?? [];
    const other = world.workgroups.find((each) => each.agencyID === 'cm' && each.ID !== group?.ID)?.delegueIDs[0] ?? '';
    const share = world.assignedDelegues.find(({ pharmaProductID }) => pharmaProductID === TENSOREL);
    const shares = new Map([
      [one, 20],
      [two, 30],
      [other, 50],
    ]);
    const alter = (of: typeof world) => ({
      ...of,
      assignedDelegues: of.assignedDelegues
        .filter(({ pharmaProductID }) => pharmaProductID !== TENSOREL)
        .concat(
          Array.from(shares).flatMap(([delegueID, contributionPercentage]) =>
            share ? [{ ...share, ID: `share-${delegueID}`, delegueID, contributionPercentage }] : [],
          ),
        ),
    });
    const server = openServer({ alter });
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const [near = '', far = ''] = world.wholesalers.flatMap(({ ID, agencyID }) => (agencyID === 'cm' ? [ID] : []));
    const month = { month: '2026-11' };
    const rows = (nearby: number, away: number) =>
      [[near, nearby] as const, [far, away] as const].map(([wholesalerID, quantity]) => ({
        pharmaProductID: TENSOREL,
        wholesalerID,
        quantity,
        pght: 3000,
      }));
    await saveRows(boss, 'sales', month, rows(1000, 1500));
    // Each of the group now has through one wholesaler what they have through the other, and one what the other had.
    await saveRows(supervisor, 'sales', month, rows(750, 750));
    const told = (await partsOf(boss, 'sales', '2026-11')).map((part) => [
      at(part, 'Wholesaler', 'ID'),
      at(part, 'Delegue', 'ID'),
      at(part, 'nextQuantity'),
      at(part, 'NextSplitBy', 'ID') ?? null,
    ]);
    expect(new Set(told.map((part) => JSON.stringify(part)))).toEqual(
      new Set(
        [
          [near, one, 300, supervisor.ID],
          [near, two, 450, supervisor.ID],
          [near, other, 500, null],
          [far, one, 300, null],
          [far, two, 450, null],
          [far, other, 750, null],
        ].map((part) => JSON.stringify(part)),
      ),
    );
  });

  test('stays where a supervisor saves a row unchanged', async () => {
    const { boss, supervisor } = await splitBySupervisor();
    const others = async () =>
      (await partsOf(boss, 'trends', WEEK.start)).filter((part) => textAt(part, 'PharmaProduct', 'ID') !== TENSOREL);
    const before = await others();
    await changeWeek(supervisor, oneMoreOf(TENSOREL));
    expect(await others()).toEqual(before);
  });
});

describe('the state of a period', () => {
  test('follows it from the first save to a change after the dispatch', async () => {
    const server = openServer();
    const [boss, assistant] = [await enter('Boss', server), await enter('BossAssistant', server)];
    const month = { month: '2026-11' };
    const rows = (quantity: number) => [
      {
        pharmaProductID: TENSOREL,
        wholesalerID: world.wholesalers.find(({ agencyID }) => agencyID === 'cm')?.ID ?? '',
        quantity,
        pght: 3000,
      },
    ];
    expect(await stateOf(boss, 'sales', '2026-11')).toBeUndefined();
    await saveRows(assistant, 'sales', month, rows(10));
    const saved = await stateOf(boss, 'sales', '2026-11');
    expect(saved).toMatchObject({
      savedQuantity: 10,
      savedTurnOver: 30_000,
      SavedBy: { ID: assistant.ID },
      dispatchedQuantity: 0,
      dispatchedAt: null,
      DispatchedBy: null,
      isChanged: true,
    });
    expect(at(saved, 'savedAt')).toBeGreaterThanOrEqual(DEFAULT_NOW);

    await dispatch(boss, 'sales', month);
    expect(await stateOf(boss, 'sales', '2026-11')).toMatchObject({
      dispatchedQuantity: 10,
      dispatchedTurnOver: 30_000,
      DispatchedBy: { ID: boss.ID },
      isChanged: false,
    });
    await saveRows(assistant, 'sales', month, rows(12));
    expect(await stateOf(boss, 'sales', '2026-11')).toMatchObject({
      savedQuantity: 12,
      dispatchedQuantity: 10,
      isChanged: true,
    });
  });

  test('is changed when only the split of a supervisor would be undone', async () => {
    const { boss } = await splitThenChanged();
    await changeWeek(boss, (row) => (row.pharmaProductID === AMOXIVANE ? { ...row, quantity: row.quantity - 1 } : row));
    expect(await stateOf(boss, 'trends', WEEK.start)).toMatchObject({ isChanged: true });
  });

  test('is changed by a price alone', async () => {
    const boss = await enter('Boss');
    expect(await stateOf(boss, 'trends', WEEK.start)).toMatchObject({ isChanged: false });
    await changeWeek(boss, (row) => (row.pharmaProductID === AMOXIVANE ? { ...row, pght: row.pght + 1 } : row));
    expect(await stateOf(boss, 'trends', WEEK.start)).toMatchObject({ isChanged: true });
  });

  test('says who emptied a period, and who dispatched it so', async () => {
    const server = openServer();
    const [boss, assistant] = [await enter('Boss', server), await enter('BossAssistant', server)];
    await saveRows(assistant, 'sales', { month: '2026-10' }, []);
    await dispatch(boss, 'sales', { month: '2026-10' }, true);
    expect(await stateOf(boss, 'sales', '2026-10')).toMatchObject({
      savedQuantity: 0,
      SavedBy: { ID: assistant.ID },
      dispatchedQuantity: 0,
      DispatchedBy: { ID: boss.ID },
      isChanged: false,
    });
    expect(await stateOf(await enter('Supervisor', server), 'sales', '2026-10')).toBeUndefined();
  });

  test('is known of every period with figures, of a year or of all years', async () => {
    const boss = await enter('Boss');
    const periods = (await statesIn(boss, 'sales', 2026)).map((row) => textAt(row, 'period'));
    expect(periods).toEqual(Array.from({ length: 10 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`));
    expect((await statesIn(boss, 'goals')).map((row) => textAt(row, 'period'))).toEqual(['2025', '2026']);
    expect((await statesIn(boss, 'goals', 2025)).map((row) => textAt(row, 'period'))).toEqual(['2025']);
    expect(await statesIn(boss, 'trends', 2025)).toEqual([]);
    expect(await statesIn(boss, 'trends', 2026)).toEqual(await statesIn(boss, 'trends'));
    // The product that cannot be split was saved after the dispatch.
    const changed = (await statesIn(boss, 'sales')).filter((row) => at(row, 'isChanged') === true);
    expect(changed.map((row) => textAt(row, 'period'))).toEqual(['2026-09']);
  });

  test('is told in the order of the periods, whenever they were saved', async () => {
    const boss = await enter('Boss');
    await saveRows(boss, 'goals', { year: 2024 }, []);
    expect((await statesIn(boss, 'goals')).map((row) => textAt(row, 'period'))).toEqual(['2024', '2025', '2026']);
  });

  test('is that of the group for a supervisor', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const [all, own] = [await stateOf(boss, 'sales', '2026-10'), await stateOf(supervisor, 'sales', '2026-10')];
    const rows = await rowsOf(supervisor, 'readRealSaleByPharmaProduct', { month: '2026-10' });
    expect(own).toMatchObject({
      savedQuantity: sumOf(rows, 'quantity'),
      savedTurnOver: sumOf(rows, 'obtainedTurnOver'),
      dispatchedQuantity: sumOf(rows, 'dispatchedQuantity'),
      dispatchedTurnOver: sumOf(rows, 'obtainedTurnOver'),
      isChanged: false,
    });
    expect(Number(at(own, 'savedQuantity'))).toBeLessThan(Number(at(all, 'savedQuantity')));
  });
});

test('a product by group adds up to the product, and follows what a supervisor dispatched', async () => {
  const { boss } = await splitThenChanged();
  const answer = await boss.ask(
    `query Split($ID: ID!) { readSaleTrendByWorkGroupOfPharmaProduct(ID: $ID) {
      WorkGroup { ID } yearMonth quantity pght obtainedTurnOver expectedTurnOver } }`,
    { ID: AMOXIVANE },
  );
  const rows = listAt(answer, 'data', 'readSaleTrendByWorkGroupOfPharmaProduct');
  const whole = await rowsOf(boss, 'getSaleTrendByPharmaProduct', { ID: AMOXIVANE });
  for (const field of ['quantity', 'obtainedTurnOver', 'expectedTurnOver'])
    expect(sumOf(rows, field)).toBe(sumOf(whole, field));
  for (const row of rows)
    expect(at(row, 'obtainedTurnOver')).toBe(Number(at(row, 'quantity')) * Number(at(row, 'pght')));
});

describe('a period to come', async () => {
  const boss = await enter('Boss');
  test.each([
    ['sales', { month: '2026-12' }],
    ['sales', { month: '2031-01' }],
    ['trends', { start: '2026-11-23', end: '2026-11-29' }],
  ] as const)('%s of %o are neither saved nor dispatched', async (kind, period) => {
    expect(codesOf(await boss.ask(...saving(kind, period, '[]')))).toEqual(['YEAR_OUT_OF_RANGE']);
    expect(codesOf(await boss.ask(...dispatching(kind, period, true)))).toEqual(['YEAR_OUT_OF_RANGE']);
  });

  test('has no parts to read', async () => {
    for (const period of ['2026-12', '2026-1', 'x']) {
      expect(codesOf(await boss.ask(PARTS, { kind: 'sales', period }))).toEqual(['YEAR_OUT_OF_RANGE']);
    }
  });
});
