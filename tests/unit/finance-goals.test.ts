import { describe, expect, test } from 'vitest';
import { pageOf } from '#features/finance/figures/finance.page.ts';
import { completion, NOTHING } from '#features/finance/figures/finance.model.ts';
import { dispatchOf, otherDispatch, yearsOf } from '#features/finance/goals/goals.types.ts';

const goal = (told = {}) => ({
  year: 2026,
  pght: 1_000,
  quantity: 120,
  amountTotal: 120_000,
  dispatchedQuantity: 120,
  dispatchedPght: 1_000,
  PharmaProduct: { ID: 'product', name: 'Tensorel', PharmaLaboratory: null },
  ...told,
});
const sale = (yearMonth: string, quantity: number) => ({
  yearMonth,
  quantity,
  expectedTurnOver: 10_000,
  obtainedTurnOver: quantity * 1_000,
});
const never = () => false;

describe('a year of a product', () => {
  const sales = [sale('2026-09', 12), sale('2026-10', 10), sale('2026-11', 0)];

  test('expects of its sales what months with sales were to sell, as the page of sales does', () => {
    const [year] = yearsOf([goal()], sales, never);
    expect(year).toMatchObject({
      months: ['2026-09', '2026-10'],
      expected: 20_000,
      obtained: 22_000,
    });
    expect(year?.completion).toBeCloseTo(110);
    const cells = new Map(
      sales.map(({ yearMonth, quantity, expectedTurnOver: expected, obtainedTurnOver: obtained }) => [
        yearMonth,
        { ...NOTHING, quantity, expected, obtained },
      ]),
    );
    const page = pageOf([{ key: '', cells: { sales: cells, trends: new Map() } }], {
      sources: ['sales'],
      areMonths: false,
      period: { from: '2026-01', to: '2026-11' },
      current: '2026-11',
    });
    expect(year?.completion).toBe(completion(page.total));
  });

  test('counts a month of nothing of which the server tells that it is dispatched', () => {
    const [year] = yearsOf([goal()], sales, (month) => month === '2026-11');
    expect(year).toMatchObject({ expected: 30_000, obtained: 22_000 });
  });

  test('without known sales has neither sales nor a rate: absent is not zero', () => {
    const [year] = yearsOf([goal({ year: 2027 })], [sale('2027-01', 0)], never);
    expect(year).toMatchObject({ months: [], expected: null, obtained: null, completion: null });
  });
});

describe('a goal that was changed since it was dispatched', () => {
  test('is told from what the delegates have, in units or in price', () => {
    expect(otherDispatch(goal())).toBeNull();
    expect(otherDispatch(goal({ dispatchedQuantity: 100 }))).toEqual({ quantity: 100, amount: 100_000 });
    expect(otherDispatch(goal({ dispatchedPght: 900 }))).toEqual({ quantity: 120, amount: 108_000 });
    expect(dispatchOf(goal({ dispatchedPght: 900 }))).toBe('changed');
  });

  test('is not said where the server does not tell it, or nothing is dispatched', () => {
    expect(otherDispatch(goal({ dispatchedQuantity: undefined, dispatchedPght: undefined }))).toBeNull();
    expect(otherDispatch(goal({ dispatchedQuantity: null, dispatchedPght: null }))).toBeNull();
  });
});
