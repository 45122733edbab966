import { describe, expect, test } from 'vitest';
import { weeksOfMonth } from '#domain/finance/periods.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import type { FinanceSheetRecord, World } from '#mocks/seed/types.ts';
import { SCENARIOS } from '#mocks/seed/types.ts';
import { inAgency, worldOf } from './seed-worlds.ts';

const MAIN = 'cm';
const at = (text: string): number => Date.parse(text) / 1000;

const periodsOf = (sheets: readonly FinanceSheetRecord[], kind: FinanceKind, agencyID = MAIN): string[] =>
  inAgency(sheets, agencyID)
    .filter((sheet) => sheet.kind === kind)
    .map(({ period }) => period);

const unitsOf = (sheets: readonly FinanceSheetRecord[], counts: (pharmaProductID: string) => boolean): number =>
  sheets
    .flatMap(({ lines }) => lines.filter(({ pharmaProductID }) => counts(pharmaProductID)))
    .flatMap(({ units }) => units)
    .reduce((sum, [, quantity]) => sum + quantity, 0);

/** The product whose shares do not add up to 100 %. */
const stuckIn = ({ pharmaProducts }: World) =>
  pharmaProducts.find(({ agencyID, name }) => agencyID === MAIN && name.startsWith('Orvacine'))?.ID;

const monthsOf = (year: number): string[] =>
  [...Array(12).keys()].map((month) => `${year}-${String(month + 1).padStart(2, '0')}`);

describe.each(SCENARIOS)('the figures of a %s world', (scenario) => {
  const world = worldOf(scenario);

  test('cover goals of two years, sales until last month, and trends of this year until last week', () => {
    const months = [2025, 2026].flatMap(monthsOf);
    const weeks = months.slice(12).flatMap(weeksOfMonth);
    for (const { idAgency } of world.agencies) {
      for (const sheets of [world.savedSheets, world.dispatchedSheets]) {
        expect(periodsOf(sheets, 'goals', idAgency)).toEqual(['2025', '2026']);
        expect(periodsOf(sheets, 'sales', idAgency)).toEqual(months.slice(0, 22));
        expect(periodsOf(sheets, 'trends', idAgency)).toEqual(weeks.slice(0, weeks.indexOf('2026-11-16')));
      }
    }
  });

  test('use products and wholesalers of the agency, at list price', () => {
    const products = new Map(world.pharmaProducts.map((product) => [product.ID, product]));
    const wholesalers = new Map(world.wholesalers.map(({ ID, agencyID }) => [ID, agencyID]));
    for (const { kind, lines, agencyID } of world.savedSheets) {
      expect(new Set(lines.map(({ pharmaProductID }) => pharmaProductID))).toHaveLength(lines.length);
      for (const { pharmaProductID, pght, units } of lines) {
        expect(products.get(pharmaProductID)).toMatchObject({ agencyID, pGHT: pght });
        const homes = units.map(([wholesalerID]) => (wholesalerID === null ? null : wholesalers.get(wholesalerID)));
        expect(homes).toEqual(units.map(() => (kind === 'goals' ? null : agencyID)));
        expect(units.every(([, quantity]) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
      }
    }
  });

  test('are dispatched as saved, except for the product that cannot be', () => {
    const nameOf = ({ kind, agencyID, period }: FinanceSheetRecord) => `${kind} ${agencyID} ${period}`;
    const dispatched = new Map(world.dispatchedSheets.map((sheet) => [nameOf(sheet), sheet.lines]));
    const stuck = stuckIn(world);
    const later: string[] = [];
    for (const sheet of world.savedSheets) {
      const others = sheet.lines.filter(({ pharmaProductID }) => pharmaProductID !== stuck);
      expect(dispatched.get(nameOf(sheet))).toEqual(others);
      if (others.length < sheet.lines.length) later.push(nameOf(sheet));
    }
    expect(later).toEqual(['goals cm 2025', 'sales cm 2026-09', 'trends cm 2026-11-02']);
  });
});

describe('the story of a standard world', () => {
  const world = worldOf('standard');
  const sales = inAgency(world.dispatchedSheets, MAIN).filter(({ kind }) => kind === 'sales');

  test('sales of antimalarials rise in the rainy season', () => {
    const antimalarial = world.pharmaProducts.filter(({ family }) => family === 'antimalarial');
    const antimalarials = new Set(antimalarial.map(({ ID }) => ID));
    const in2026 = (...months: readonly string[]) =>
      unitsOf(
        sales.filter(({ period }) => months.includes(period)),
        (ID) => antimalarials.has(ID),
      );
    expect(in2026('2026-06', '2026-07', '2026-08')).toBeGreaterThan(2 * in2026('2026-01', '2026-02', '2026-03'));
  });

  test('the first wholesaler sells more than the second, which sells too', () => {
    const all = sales.flatMap(({ lines }) => lines).flatMap(({ units }) => units);
    const [first, second] = inAgency(world.wholesalers, MAIN).map(({ ID }) =>
      all.reduce((sum, [through, quantity]) => sum + (through === ID ? quantity : 0), 0),
    );
    expect(first).toBeGreaterThan(1.5 * Number(second));
    expect(second).toBeGreaterThan(0);
  });

  test('trends are close to the real sales', () => {
    const sheets = inAgency(world.dispatchedSheets, MAIN);
    const trends = sheets.filter(({ kind, period }) => kind === 'trends' && period < '2026-10-26');
    const known = sales.filter(({ period }) => period >= '2026-01' && period <= '2026-10');
    expect(unitsOf(trends, () => true) / unitsOf(known, () => true)).toBeCloseTo(1, 1);
  });

  test('Tensorel reaches its goals, Glycarel does not', () => {
    const year = sales.filter(({ period }) => period.startsWith('2026'));
    const sheets = inAgency(world.dispatchedSheets, MAIN);
    const goals = sheets.filter(({ kind, period }) => kind === 'goals' && period === '2026');
    const completionOf = (name: string) => {
      const ID = world.pharmaProducts.find((product) => product.agencyID === MAIN && product.name === name)?.ID;
      return unitsOf(year, (other) => other === ID) / ((unitsOf(goals, (other) => other === ID) / 12) * year.length);
    };
    expect(completionOf('Tensorel 5 mg B/30')).toBeGreaterThan(1);
    expect(completionOf('Glycarel 850 mg B/30')).toBeLessThan(0.65);
  });
});

test.each([1, 2, 3, 4])('one group is clearly behind the others (seed %i)', (seed) => {
  const world = worldOf('standard', seed);
  const sheets = inAgency(world.dispatchedSheets, MAIN);
  const sales = sheets.filter(({ kind, period }) => kind === 'sales' && period.startsWith('2026'));
  const goals = sheets.filter(({ kind, period }) => kind === 'goals' && period === '2026');
  const worth = (some: readonly FinanceSheetRecord[], delegueIDs: readonly string[]) =>
    some
      .flatMap(({ lines }) => lines)
      .reduce((sum, { pharmaProductID, pght, units }) => {
        const share = world.assignedDelegues
          .filter((assigned) => assigned.pharmaProductID === pharmaProductID && delegueIDs.includes(assigned.delegueID))
          .reduce((all, { contributionPercentage }) => all + contributionPercentage, 0);
        return sum + units.reduce((all, [, quantity]) => all + quantity, 0) * pght * share;
      }, 0);
  const [last = 0, ...others] = inAgency(world.workgroups, MAIN)
    .map(({ delegueIDs }) => worth(sales, delegueIDs) / ((worth(goals, delegueIDs) / 12) * sales.length))
    .toSorted((a, b) => a - b);
  expect(last).toBeLessThan(0.8);
  for (const other of others) expect(other - last).toBeGreaterThan(0.1);
});

test('the first days of a year have last year’s sales, and the trends of its last quarter; 2020 is the first year', () => {
  const january = worldOf('small', 1, at('2027-01-02T09:00Z'));
  expect(periodsOf(january.savedSheets, 'goals')).toEqual(['2026', '2027']);
  expect(periodsOf(january.savedSheets, 'sales').at(-1)).toBe('2026-12');
  const weeks = ['2026-10', '2026-11', '2026-12'].flatMap(weeksOfMonth);
  expect(periodsOf(january.savedSheets, 'trends')).toEqual(weeks.slice(0, weeks.indexOf('2026-12-28')));
  const first = worldOf('small', 1, at('2020-03-04T09:00Z'));
  expect(periodsOf(first.savedSheets, 'goals')).toEqual(['2020']);
  expect(periodsOf(first.savedSheets, 'sales')).toEqual(['2020-01', '2020-02']);
  expect(periodsOf(first.savedSheets, 'trends')).toEqual(
    ['2020-01', '2020-02'].flatMap(weeksOfMonth).filter((week) => week < '2020-03-02'),
  );
});
