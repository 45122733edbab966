import { describe, expect, test } from 'vitest';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { createWorld } from '#mocks/seed/index.ts';
import type { Server } from '#mocks/server/server.ts';
import { at, type Client, codesOf, enterAs, enterWith, listAt, openServer, textAt, textsAt } from './server-client.ts';
import {
  dispatch,
  dispatching,
  type Kind,
  PERIODS,
  reading,
  rowsOf,
  savedRows,
  saveRows,
  saving,
  sumOf,
  unitsOf,
} from './server-finance-client.ts';

const world = createWorld({ seed: 1, now: DEFAULT_NOW, scenario: 'small' });
const products = world.pharmaProducts.filter(({ agencyID }) => agencyID === 'cm');
const [ownGroup, otherGroup] = world.workgroups.filter(({ agencyID }) => agencyID === 'cm');
const wholesalers = world.wholesalers.filter(({ agencyID }) => agencyID === 'cm').map(({ ID }) => ID);
const named = (name: string) => products.find((product) => product.name.startsWith(name))?.ID ?? '';
const [TENSOREL, UNBALANCED] = [named('Tensorel'), named('Orvacine')];

/** A period without entries. */
const FRESH = {
  goals: { year: 2027 },
  trends: { start: '2026-11-16', end: '2026-11-22' },
  sales: { month: '2026-11' },
} as const;
/** A dispatched period. */
const KNOWN = {
  goals: { year: 2026 },
  trends: { start: '2026-11-09', end: '2026-11-15' },
  sales: { month: '2026-10' },
} as const;
/** A period in which a product is saved whose shares do not add up to 100 %. */
const STUCK = {
  goals: { year: 2025 },
  trends: { start: '2026-11-02', end: '2026-11-08' },
  sales: { month: '2026-09' },
} as const;
const KINDS = ['goals', 'trends', 'sales'] as const;

/** Whether the group of the supervisor shares a product with another group. */
function isShared(ID: string): boolean {
  const members = new Set([...(ownGroup?.delegueIDs ?? []), ownGroup?.supervisorID ?? '']);
  const shares = world.assignedDelegues.filter(({ pharmaProductID }) => pharmaProductID === ID);
  const own = shares.filter(({ delegueID }) => members.has(delegueID));
  return own.length > 0 && own.length < shares.length;
}

const rowFor = (
  kind: Kind,
  pharmaProductID: string,
  quantity: number,
  wholesalerID = wholesalers[0] ?? '',
): FinanceRow => ({
  pharmaProductID,
  wholesalerID: kind === 'goals' ? null : wholesalerID,
  quantity,
  pght: 3000,
});

const sheetOf = async (client: Client, kind: Kind, period: object) =>
  unitsOf(await rowsOf(client, PERIODS[kind].read, { ...period }));

const enter = (userType: Parameters<typeof enterAs>[1], server: Server = openServer()) => enterAs(server, userType);

describe.each(KINDS)('%s', (kind) => {
  test('are read back as saved, and split once dispatched', async () => {
    const boss = await enter('Boss');
    const period = FRESH[kind];
    const answer = await saveRows(boss, kind, period, [rowFor(kind, TENSOREL, 101)]);
    expect(unitsOf(listAt(answer, 'data', PERIODS[kind].save))).toEqual({ [TENSOREL]: [101, null] });
    expect(await sheetOf(boss, kind, period)).toEqual({ [TENSOREL]: [101, null] });

    expect(await dispatch(boss, kind, period)).toBe(true);
    expect(await sheetOf(boss, kind, period)).toEqual({ [TENSOREL]: [101, 101] });
  });

  test('replace the saved rows of the period, not the dispatched ones', async () => {
    const boss = await enter('Boss');
    const period = KNOWN[kind];
    const before = await sheetOf(boss, kind, period);
    await saveRows(boss, kind, period, [rowFor(kind, TENSOREL, 7)]);
    const after = await sheetOf(boss, kind, period);
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
    for (const [ID, units] of Object.entries(after)) {
      expect(units).toEqual([ID === TENSOREL ? 7 : 0, before[ID]?.[1]]);
    }
  });

  test('that were dispatched before are refused as a conflict, and replaced only by force', async () => {
    const boss = await enter('Boss');
    const period = KNOWN[kind];
    await saveRows(boss, kind, period, [rowFor(kind, TENSOREL, 7)]);
    const conflict = await dispatch(boss, kind, period);
    expect(String(conflict).split(':')[0]).toBe(PERIODS[kind].exists);
    const { [TENSOREL]: tensorel, ...others } = await sheetOf(boss, kind, period);
    const priced = async () =>
      (await rowsOf(boss, PERIODS[kind].read, { ...period })).find(
        (row) => textAt(row, 'PharmaProduct', 'ID') === TENSOREL,
      );
    // The dispatched rows keep their price.
    expect(at(await priced(), 'pght')).toBe(3000);
    expect(at(await priced(), 'dispatchedPght')).toBeGreaterThan(3000);
    expect(tensorel?.[1]).not.toBe(7);
    expect(Object.values(others).every(([saved, dispatched]) => saved === 0 && Number(dispatched) > 0)).toBe(true);

    expect(await dispatch(boss, kind, period, true)).toBe(true);
    expect(await sheetOf(boss, kind, period)).toEqual({ [TENSOREL]: [7, 7] });
    expect(at(await priced(), 'dispatchedPght')).toBe(3000);
  });

  test('of a product whose shares do not add up to 100 % are saved, and block the dispatch', async () => {
    const boss = await enter('Boss');
    const period = FRESH[kind];
    await saveRows(boss, kind, period, [rowFor(kind, TENSOREL, 10), rowFor(kind, UNBALANCED, 10)]);
    for (const force of [false, true]) {
      expect(await dispatch(boss, kind, period, force)).toBe('SHARES_NOT_100: Orvacine 1 g B/8 (90 %)');
    }
    expect(await sheetOf(boss, kind, period)).toEqual({ [TENSOREL]: [10, null], [UNBALANCED]: [10, null] });
  });

  test('that were never saved cannot be dispatched, but an emptied period can', async () => {
    const boss = await enter('Boss');
    expect(String(await dispatch(boss, kind, FRESH[kind], true))).toContain('NOTHING_TO_DISPATCH');
    await saveRows(boss, kind, KNOWN[kind], []);
    expect(String(await dispatch(boss, kind, KNOWN[kind]))).toContain(PERIODS[kind].exists);
    expect(await dispatch(boss, kind, KNOWN[kind], true)).toBe(true);
    expect(await sheetOf(boss, kind, KNOWN[kind])).toEqual({});
  });

  test('of another agency do not change', async () => {
    const { ask } = await enter('BossMultinational');
    const read = async (agency: string) => {
      const answer = await ask(...reading(PERIODS[kind].read, KNOWN[kind]), { agency });
      return unitsOf(listAt(answer, 'data', PERIODS[kind].read));
    };
    const before = await read('ci');
    await ask(...saving(kind, KNOWN[kind], '[]'));
    await ask(...dispatching(kind, KNOWN[kind], true));
    expect(await read('cm')).toEqual({});
    expect(await read('ci')).toEqual(before);
  });

  test('of a supervisor replace only the part of their group', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const period = KNOWN[kind];
    const [all, own] = [await sheetOf(boss, kind, period), await sheetOf(supervisor, kind, period)];
    const rows = savedRows(await rowsOf(supervisor, PERIODS[kind].read, period));
    const more = rows.map((row) => ({ ...row, quantity: row.quantity + 3 }));
    await saveRows(supervisor, kind, period, more);

    const added = (ID: string) => more.filter(({ pharmaProductID }) => pharmaProductID === ID).length * 3;
    for (const [ID, [saved, dispatched]] of Object.entries(await sheetOf(supervisor, kind, period))) {
      expect([saved, dispatched]).toEqual([Number(own[ID]?.[0]) + added(ID), own[ID]?.[1]]);
    }
    for (const [ID, [saved, dispatched]] of Object.entries(await sheetOf(boss, kind, period))) {
      expect([saved, dispatched]).toEqual([Number(all[ID]?.[0]) + added(ID), all[ID]?.[1]]);
    }

    expect(String(await dispatch(supervisor, kind, period))).toContain(PERIODS[kind].exists);
    expect(await dispatch(supervisor, kind, period, true)).toBe(true);
    for (const [saved, dispatched] of Object.values(await sheetOf(boss, kind, period))) expect(dispatched).toBe(saved);
  });

  test('of a supervisor leave the price of what other groups have, saved or dispatched', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const period = KNOWN[kind];
    const priced = async () =>
      (await rowsOf(boss, PERIODS[kind].read, period)).map((row) => [
        textAt(row, 'PharmaProduct', 'ID'),
        at(row, 'pght'),
        at(row, 'dispatchedPght'),
      ]);
    const before = await priced();
    const rows = savedRows(await rowsOf(supervisor, PERIODS[kind].read, period));
    const dearer = await saveRows(
      supervisor,
      kind,
      period,
      rows.map((row) => ({ ...row, pght: row.pght + 150 })),
    );
    expect(codesOf(dearer)).toEqual(['PRICE_OF_OTHERS']);
    const prices = new Map(rows.map(({ pharmaProductID: ID, pght }) => [ID, pght]));
    const faulty = Array.from(prices).filter(([ID]) => isShared(ID));
    expect(faulty.length).toBeGreaterThan(1);
    const told = faulty.map(([ID, pght]) => `${products.find((product) => product.ID === ID)?.name} (${pght})`);
    expect(textAt(dearer, 'errors', 0, 'message')).toBe(`PRICE_OF_OTHERS: ${told.join(', ')}`);
    expect(await priced()).toEqual(before);

    // Whoever writes for the whole agency changes the price of all.
    const all = savedRows(await rowsOf(boss, PERIODS[kind].read, period));
    await saveRows(
      boss,
      kind,
      period,
      all.map((row) => ({ ...row, pght: row.pght + 150 })),
    );
    expect(String(await dispatch(supervisor, kind, period, true))).toContain('PRICE_OF_OTHERS');
    expect((await priced()).map(([, , dispatched]) => dispatched)).toEqual(
      before.map(([, , dispatched]) => dispatched),
    );
    expect(await dispatch(boss, kind, period, true)).toBe(true);
    expect(await dispatch(supervisor, kind, period, true)).toBe(true);
  });

  test('of a supervisor that are taken out leave what other groups have, at its price', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const period = KNOWN[kind];
    const rowOf = async (ID: string) =>
      (await rowsOf(boss, PERIODS[kind].read, period)).find((row) => textAt(row, 'PharmaProduct', 'ID') === ID);
    const rows = savedRows(await rowsOf(supervisor, PERIODS[kind].read, period));
    const gone = rows.find(({ pharmaProductID }) => isShared(pharmaProductID))?.pharmaProductID ?? '';
    const own = rows.filter(({ pharmaProductID }) => pharmaProductID === gone);
    const before = await rowOf(gone);
    const left = Number(at(before, 'quantity')) - own.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(left).toBeGreaterThan(0);
    await saveRows(
      supervisor,
      kind,
      period,
      rows.filter(({ pharmaProductID }) => pharmaProductID !== gone),
    );
    expect(await rowOf(gone)).toMatchObject({ quantity: left, pght: at(before, 'pght') });
    expect(await dispatch(supervisor, kind, period, true)).toBe(true);
    expect(await rowOf(gone)).toMatchObject({ dispatchedQuantity: left, dispatchedPght: at(before, 'pght') });
  });

  test('that an office has emptied stay with other groups, at their price, when a supervisor dispatches', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const period = KNOWN[kind];
    const dispatched = async (client: Client) =>
      new Map(
        (await rowsOf(client, PERIODS[kind].read, period)).map((row) => [
          textAt(row, 'PharmaProduct', 'ID'),
          { units: Number(at(row, 'dispatchedQuantity')), price: at(row, 'dispatchedPght') },
        ]),
      );
    const [all, own] = [await dispatched(boss), await dispatched(supervisor)];
    await saveRows(boss, kind, period, []);
    expect(await dispatch(supervisor, kind, period, true)).toBe(true);
    expect(await dispatched(supervisor)).toEqual(new Map());
    expect(Object.fromEntries(await dispatched(boss))).toEqual(
      Object.fromEntries(
        Array.from(
          all,
          ([ID, { units, price }]) => [ID, { units: units - (own.get(ID)?.units ?? 0), price }] as const,
        ).filter(([, { units }]) => units > 0),
      ),
    );
  });

  test('of a supervisor leave a product that cannot be split as an office entered it', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const { [UNBALANCED]: before } = await sheetOf(boss, kind, STUCK[kind]);
    expect(before).toEqual([expect.any(Number), null]);
    const rows = savedRows(await rowsOf(supervisor, PERIODS[kind].read, STUCK[kind]));
    expect(rows.map(({ pharmaProductID }) => pharmaProductID)).not.toContain(UNBALANCED);
    expect(codesOf(await saveRows(supervisor, kind, STUCK[kind], rows))).toEqual([]);
    expect(await dispatch(supervisor, kind, STUCK[kind], true)).toBe(true);
    expect((await sheetOf(boss, kind, STUCK[kind]))[UNBALANCED]).toEqual(before);
  });

  test('of a supervisor have another price as long as no other group has any', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const ID = products.find((product) => isShared(product.ID) && product.ID !== UNBALANCED)?.ID ?? '';
    const pricedAt = (client: Client, pght: number, units = 60) =>
      saveRows(client, kind, FRESH[kind], [{ ...rowFor(kind, ID, units), pght }]);
    expect(codesOf(await pricedAt(supervisor, 3000))).toEqual([]);
    expect(await dispatch(supervisor, kind, FRESH[kind])).toBe(true);
    expect(codesOf(await pricedAt(supervisor, 3100))).toEqual([]);
    expect(await dispatch(supervisor, kind, FRESH[kind], true)).toBe(true);
    expect(await sheetOf(boss, kind, FRESH[kind])).toEqual({ [ID]: [60, 60] });
    expect(codesOf(await pricedAt(boss, 3200, 600))).toEqual([]);
    expect(codesOf(await pricedAt(supervisor, 3100))).toEqual(['PRICE_OF_OTHERS']);
    expect(codesOf(await pricedAt(supervisor, 3200))).toEqual([]);
  });

  test('of one unit are dispatched by a supervisor, and none is left once it is taken out again', async () => {
    const server = openServer();
    const [boss, supervisor, other] = [
      await enter('Boss', server),
      await enter('Supervisor', server),
      await enterWith(server, world.users.find(({ ID }) => ID === otherGroup?.supervisorID)?.Email ?? ''),
    ];
    const ID = products.find((product) => isShared(product.ID) && product.ID !== UNBALANCED)?.ID ?? '';
    const period = FRESH[kind];
    const nothing: unknown = expect.stringContaining('NOTHING_TO_DISPATCH');
    await saveRows(supervisor, kind, period, [rowFor(kind, ID, 1)]);
    expect(await sheetOf(boss, kind, period)).toEqual({ [ID]: [1, null] });
    await saveRows(supervisor, kind, period, []);
    expect(await dispatch(boss, kind, period)).toEqual(nothing);

    // What one group has is nothing that another could dispatch.
    await saveRows(other, kind, period, [rowFor(kind, ID, 1)]);
    expect(await dispatch(supervisor, kind, period)).toEqual(nothing);
    expect(await dispatch(other, kind, period)).toBe(true);
    await saveRows(supervisor, kind, period, [rowFor(kind, ID, 1)]);
    expect(await dispatch(supervisor, kind, period)).toBe(true);
    expect(await sheetOf(boss, kind, period)).toEqual({ [ID]: [2, 2] });
    const [row] = await rowsOf(boss, PERIODS[kind].read, period);
    expect(at(row, 'dispatchedPght')).toBe(3000);
  });

  test('of a product that the group has no share of are not touched by its supervisor', async () => {
    const away = products.find((product) => isShared(product.ID) && product.ID !== UNBALANCED)?.ID ?? '';
    const [substitute = ''] = otherGroup?.delegueIDs ?? [];
    const alter = (of: typeof world) => ({
      ...of,
      assignedDelegues: of.assignedDelegues
        .filter((share) => share.pharmaProductID !== away)
        .concat(
          of.assignedDelegues
            .filter((share) => share.pharmaProductID === away)
            .slice(0, 1)
            .map((share) => ({ ...share, delegueID: substitute, contributionPercentage: 100 })),
        ),
    });
    const server = openServer({ alter });
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const ID = products.find((product) => isShared(product.ID) && ![away, UNBALANCED].includes(product.ID))?.ID ?? '';
    expect(codesOf(await saveRows(supervisor, kind, FRESH[kind], [rowFor(kind, away, 1)]))).toEqual([
      'ERROR_PRODUCT_NOT_FOUND',
    ]);
    await saveRows(boss, kind, FRESH[kind], [rowFor(kind, away, 9)]);
    await saveRows(supervisor, kind, FRESH[kind], [rowFor(kind, ID, 4)]);
    expect(await dispatch(supervisor, kind, FRESH[kind])).toBe(true);
    expect(await sheetOf(boss, kind, FRESH[kind])).toEqual({ [away]: [9, null], [ID]: [4, 4] });

    const before = (await sheetOf(boss, kind, KNOWN[kind]))[away];
    const rows = savedRows(await rowsOf(supervisor, PERIODS[kind].read, KNOWN[kind]));
    await saveRows(supervisor, kind, KNOWN[kind], rows);
    expect(await dispatch(supervisor, kind, KNOWN[kind], true)).toBe(true);
    expect((await sheetOf(boss, kind, KNOWN[kind]))[away]).toEqual(before);
  });

  test('of a supervisor are refused for products without a share in the group', async () => {
    const supervisor = await enter('Supervisor');
    const ofGroup = world.assignedDelegues.filter(({ delegueID }) => ownGroup?.delegueIDs.includes(delegueID));
    const assigned = new Set(ofGroup.map(({ pharmaProductID }) => pharmaProductID));
    const foreign = products.filter(({ ID }) => !assigned.has(ID));
    const answer = await saveRows(
      supervisor,
      kind,
      FRESH[kind],
      foreign.map(({ ID }) => rowFor(kind, ID, 1)),
    );
    expect(codesOf(answer)).toEqual(foreign.length > 0 ? ['ERROR_PRODUCT_NOT_FOUND'] : []);
    const unsplit = await saveRows(supervisor, kind, FRESH[kind], [rowFor(kind, UNBALANCED, 1)]);
    expect(assigned.has(UNBALANCED)).toBe(true);
    expect(unsplit.errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'SHARES_NOT_100', products: [{ ID: UNBALANCED, name: 'Orvacine 1 g B/8', total: 90 }] },
    ]);
  });

  test('survive a replay of the journal', async () => {
    const server = openServer();
    const [boss, supervisor] = [await enter('Boss', server), await enter('Supervisor', server)];
    const period = KNOWN[kind];
    await saveRows(boss, kind, period, [rowFor(kind, TENSOREL, 1234)]);
    await dispatch(boss, kind, period);
    await dispatch(boss, kind, period, true);
    const rows = savedRows(await rowsOf(supervisor, PERIODS[kind].read, period));
    await saveRows(
      supervisor,
      kind,
      period,
      rows.map((row) => ({ ...row, quantity: row.quantity + 1 })),
    );
    await dispatch(supervisor, kind, period, true);

    const journal = server.journal();
    // The dispatch refused as a conflict is not in the journal.
    expect(journal).toHaveLength(4);
    expect(JSON.parse(JSON.stringify(journal))).toEqual(journal);
    const again = openServer({ journal });
    for (const role of ['Boss', 'Supervisor', 'Delegue'] as const) {
      const read = async (where: Server) => rowsOf(await enter(role, where), PERIODS[kind].read, period);
      expect(await read(again)).toEqual(await read(server));
    }
  });
});

describe('rows that cannot be saved', async () => {
  const boss = await enter('Boss');
  const foreignProduct = world.pharmaProducts.find(({ agencyID }) => agencyID === 'ci')?.ID ?? '';
  const foreignWholesaler = world.wholesalers.find(({ agencyID }) => agencyID === 'ci')?.ID ?? '';
  const good = rowFor('sales', TENSOREL, 5);
  const more = { ...good, pharmaProductID: named('Paludexa') };
  interface Refused {
    readonly rows: readonly unknown[];
    readonly code: string;
    readonly at: readonly number[];
    /** Text that the message must contain. */
    readonly names?: string;
  }
  const unknown = 'ERROR_PRODUCT_NOT_FOUND';
  const nowhere = 'ERROR_WHOLESALER_NOT_FOUND';
  const REFUSED: Readonly<Record<string, Refused>> = {
    'an unknown product': {
      rows: [good, { ...more, pharmaProductID: 'nothing' }],
      code: unknown,
      at: [1],
      names: 'nothing',
    },
    'two unknown products': {
      rows: [
        { ...good, pharmaProductID: 'nothing' },
        { ...more, pharmaProductID: 'no more' },
      ],
      code: unknown,
      at: [0, 1],
      names: 'nothing, no more$',
    },
    'a product of another agency': {
      rows: [{ ...good, pharmaProductID: foreignProduct }, more],
      code: unknown,
      at: [0],
      names: foreignProduct,
    },
    'an unknown wholesaler': {
      rows: [good, { ...more, wholesalerID: 'nobody' }],
      code: nowhere,
      at: [1],
      names: 'nobody',
    },
    'a wholesaler of another agency': {
      rows: [{ ...good, wholesalerID: foreignWholesaler }],
      code: nowhere,
      at: [0],
      names: foreignWholesaler,
    },
    'no wholesaler': { rows: [{ ...good, wholesalerID: undefined }, more], code: nowhere, at: [0], names: '—$' },
    'no unit': { rows: [good, { ...more, quantity: 0 }], code: 'INVALID_QUANTITY', at: [1], names: 'rows 2' },
    'no unit, twice': {
      rows: [
        { ...good, quantity: 0 },
        { ...more, quantity: 0 },
      ],
      code: 'INVALID_QUANTITY',
      at: [0, 1],
      names: 'rows 1, 2$',
    },
    'half a unit': { rows: [{ ...good, quantity: 0.5 }], code: 'INVALID_QUANTITY', at: [0] },
    'a price below zero': { rows: [{ ...good, pght: -5 }], code: 'INVALID_PRICE', at: [0] },
    'two prices': { rows: [good, { ...good, wholesalerID: wholesalers[1], pght: 1 }], code: 'INVALID_PRICE', at: [1] },
    'a repetition': { rows: [good, more, good], code: 'DUPLICATE_ROW', at: [2] },
    'something else': { rows: [{ ...good, note: '' }], code: 'UNREADABLE_ROWS', at: [0] },
  };
  test.each(Object.entries(REFUSED))('%s', async (_why, { rows, code, at: indexes, names = '' }) => {
    const answer = await boss.ask(...saving('sales', FRESH.sales, JSON.stringify(rows)));
    expect(answer.errors?.map(({ extensions }) => extensions)).toEqual([{ code, rows: indexes }]);
    expect(textAt(answer, 'errors', 0, 'message')).toMatch(new RegExp(`^${code}: .*${names}`));
    expect(await sheetOf(boss, 'sales', FRESH.sales)).toEqual({});
  });

  test('text that is not a list', async () => {
    const { errors } = await boss.ask(...saving('sales', FRESH.sales, '{'));
    expect(errors?.map(({ message }) => message)).toEqual(['UNREADABLE_ROWS: they are no list in JSON']);
  });
});

describe('an invalid period', async () => {
  const boss = await enter('Boss');
  test.each([
    ['goals', { year: 2019 }, 'YEAR_OUT_OF_RANGE'],
    ['goals', { year: 2032 }, 'YEAR_OUT_OF_RANGE'],
    ['sales', { month: '2019-12' }, 'YEAR_OUT_OF_RANGE'],
    ['trends', { start: '2032-01-05', end: '2032-01-11' }, 'YEAR_OUT_OF_RANGE'],
    ['trends', { start: '2026-11-17', end: '2026-11-23' }, 'INVALID_DATE_RANGE'],
    ['trends', { start: '2026-11-16', end: '2026-11-29' }, 'INVALID_DATE_RANGE'],
  ] as const)('%s of %o are %s', async (kind, period, code) => {
    expect(codesOf(await boss.ask(...saving(kind, period, '[]')))).toEqual([code]);
    expect(codesOf(await boss.ask(...dispatching(kind, period, true)))).toEqual([code]);
  });
});

describe('at the end of a year', () => {
  // Dakar and Abidjan keep the time of London, Douala and Libreville are an hour ahead.
  test.each([
    ['2026-12-31T22:59:59Z', []],
    ['2026-12-31T23:00:00Z', ['cm', 'ga']],
    ['2026-12-31T23:59:59Z', ['cm', 'ga']],
    ['2027-01-01T00:00:00Z', ['cm', 'ga', 'sn', 'ci']],
  ])('%s: sales of the new year can be saved where it has begun: %j', async (now, begun) => {
    const boss = await enter('BossMultinational', openServer({ now: Date.parse(now) / 1000 }));
    const saved = ['cm', 'ga', 'sn', 'ci'].map(async (agency) => {
      const answer = await boss.ask(...saving('sales', { month: '2027-01' }, '[]'), { agency });
      return codesOf(answer).includes('YEAR_OUT_OF_RANGE') ? [] : [agency];
    });
    expect((await Promise.all(saved)).flat()).toEqual(begun);
  });
});

test('a dispatch that is refused names each product whose shares do not add up to 100 %', async () => {
  const { delegueID, contributionPercentage } =
    world.assignedDelegues.find(({ pharmaProductID }) => pharmaProductID === TENSOREL) ?? {};
  const alter = (of: typeof world) => ({
    ...of,
    assignedDelegues: of.assignedDelegues.filter(
      (share) => share.pharmaProductID !== TENSOREL || share.delegueID !== delegueID,
    ),
  });
  const boss = await enter('Boss', openServer({ alter }));
  await saveRows(boss, 'goals', FRESH.goals, [rowFor('goals', UNBALANCED, 10), rowFor('goals', TENSOREL, 10)]);
  const tensorel = `${products.find(({ ID }) => ID === TENSOREL)?.name} (${100 - (contributionPercentage ?? 0)} %)`;
  expect(await dispatch(boss, 'goals', FRESH.goals)).toBe(`SHARES_NOT_100: Orvacine 1 g B/8 (90 %), ${tensorel}`);
});

test.each([2020, 2031])('goals of %i can be saved', async (year) => {
  const boss = await enter('Boss');
  await saveRows(boss, 'goals', { year }, [rowFor('goals', TENSOREL, 12)]);
  expect(await dispatch(boss, 'goals', { year })).toBe(true);
});

describe('a laboratory', () => {
  const ID = 'labo-orvalis';
  const isOwn = (pharmaProductID: string) =>
    products.some((product) => product.ID === pharmaProductID && product.pharmaLaboratoryID === ID);

  test('saves and dispatches the goals of its products, and does not change others', async () => {
    const server = openServer();
    const [boss, laboratory] = [await enter('Boss', server), await enter('PharmaLaboBossUser', server)];
    const before = await sheetOf(boss, 'goals', KNOWN.goals);
    const amoxivane = named('Amoxivane');
    await saveRows(laboratory, 'goals', KNOWN.goals, [rowFor('goals', amoxivane, 4321)]);
    expect(String(await dispatch(laboratory, 'goals', KNOWN.goals))).toContain('YEAR_SALE_GOALS_EXIST');
    expect(await dispatch(laboratory, 'goals', KNOWN.goals, true)).toBe(true);
    expect(await sheetOf(laboratory, 'goals', KNOWN.goals)).toEqual({ [amoxivane]: [4321, 4321] });
    const after = Object.entries(before).filter(([product]) => !isOwn(product));
    expect(await sheetOf(boss, 'goals', KNOWN.goals)).toEqual({
      ...Object.fromEntries(after),
      [amoxivane]: [4321, 4321],
    });
  });

  test('has nothing to dispatch where only products of others have goals', async () => {
    const server = openServer();
    const [boss, laboratory] = [await enter('Boss', server), await enter('PharmaLaboBossUser', server)];
    await saveRows(boss, 'goals', FRESH.goals, [rowFor('goals', TENSOREL, 10)]);
    expect(await dispatch(laboratory, 'goals', FRESH.goals)).toContain('NOTHING_TO_DISPATCH');
    expect(await sheetOf(boss, 'goals', FRESH.goals)).toEqual({ [TENSOREL]: [10, null] });
  });

  test('cannot save goals of other products', async () => {
    const laboratory = await enter('PharmaLaboBossUser');
    const answer = await saveRows(laboratory, 'goals', FRESH.goals, [rowFor('goals', TENSOREL, 1)]);
    expect(codesOf(answer)).toEqual(['ERROR_PRODUCT_NOT_FOUND']);
  });
});

test('saved rows reach the delegate only once they are dispatched', async () => {
  const server = openServer();
  const [boss, delegate] = [await enter('Boss', server), await enter('Delegue', server)];
  const own = world.assignedDelegues.find(
    ({ delegueID, pharmaProductID }) => delegueID === delegate.ID && pharmaProductID !== UNBALANCED,
  );
  const [ID, percentage] = [own?.pharmaProductID ?? '', own?.contributionPercentage ?? 0];
  await saveRows(boss, 'goals', FRESH.goals, [rowFor('goals', ID, 100)]);
  expect(await sheetOf(delegate, 'goals', FRESH.goals)).toEqual({});
  await dispatch(boss, 'goals', FRESH.goals);
  expect(await sheetOf(delegate, 'goals', FRESH.goals)).toEqual({ [ID]: [percentage, percentage] });
});

test('a dispatch splits units without losing any', async () => {
  const server = openServer();
  const boss = await enter('BossAssistant', server);
  await saveRows(boss, 'sales', FRESH.sales, [
    rowFor('sales', TENSOREL, 1001),
    rowFor('sales', TENSOREL, 502, wholesalers[1]),
  ]);
  await dispatch(boss, 'sales', FRESH.sales);
  const shares = world.assignedDelegues.filter(({ pharmaProductID }) => pharmaProductID === TENSOREL);
  const range = { start: FRESH.sales.month, end: FRESH.sales.month };
  const parts = await Promise.all(
    shares.map(async ({ delegueID, contributionPercentage }) => {
      const rows = await rowsOf(boss, 'getRealSaleByDelegue', { ID: delegueID, ...range });
      const quantity = sumOf(rows, 'quantity');
      expect(Math.abs(quantity - 15.03 * contributionPercentage)).toBeLessThan(2);
      return quantity;
    }),
  );
  expect(parts.reduce((sum, quantity) => sum + quantity, 0)).toBe(1503);
  const [row] = await rowsOf(boss, 'getRealSaleByPharmaProduct', { ID: TENSOREL, ...range });
  expect(textsAt(listAt(row, 'SoldStockByWholesaler'), 'Wholesaler', 'ID').toSorted()).toEqual(wholesalers.toSorted());
  expect(at(row, 'obtainedTurnOver')).toBe(1503 * 3000);
});
