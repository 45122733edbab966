import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthOfPeriod } from '#domain/finance/periods.ts';
import { type PeriodStage, sharedStage } from '#features/finance/shared/period-facts.ts';
import { dispatchedBy, isNothingSaved, stagesBy, weeksWithout } from '#features/finance/shared/period-marks.ts';
import type { PeriodState } from '#queries/finance-periods.queries.ts';

const state = (period: string, saved: number, dispatched: number, isChanged = saved !== dispatched): PeriodState => ({
  period,
  savedQuantity: saved,
  savedTurnOver: saved,
  savedAt: null,
  SavedBy: null,
  dispatchedQuantity: dispatched,
  dispatchedTurnOver: dispatched,
  dispatchedAt: null,
  DispatchedBy: null,
  isChanged,
});

describe('the stage of several periods together', () => {
  test.each<readonly [readonly PeriodStage[], string]>([
    [[], 'nothing'],
    [['nothing', 'nothing'], 'nothing'],
    [['dispatched', 'nothing'], 'dispatched'],
    [['saved', 'saved'], 'saved'],
    [['dispatched', 'changed'], 'changed'],
    [['dispatched', 'saved'], 'partly'],
    [['changed', 'saved'], 'partly'],
  ])('%j is %s', (stages, shared) => {
    expect(sharedStage(stages)).toBe(shared);
  });

  test('is dispatched only if all that have something are', () => {
    const some = fc.array(fc.constantFrom<PeriodStage>('nothing', 'saved', 'dispatched', 'changed'), { minLength: 1 });
    fc.assert(
      fc.property(some, (stages) => {
        const present = stages.filter((stage) => stage !== 'nothing');
        const isAll = present.length > 0 && present.every((stage) => stage === 'dispatched');
        expect(sharedStage(stages) === 'dispatched').toBe(isAll);
      }),
    );
  });
});

describe('the stages of months', () => {
  test('put the weeks of trends and the sales of a month together', () => {
    const stages = stagesBy(
      [
        { kind: 'sales', states: [state('2026-10', 5, 5), state('2026-11', 5, 0)] },
        { kind: 'trends', states: [state('2026-10-05', 3, 3), state('2026-10-26', 3, 3), state('2026-11-02', 3, 3)] },
      ],
      (kind, period) => (kind === 'goals' ? period : monthOfPeriod(kind, period)),
    );
    expect([...stages]).toEqual([
      ['2026-10', 'dispatched'],
      ['2026-11', 'partly'],
    ]);
  });

  test('are none where the server does not tell of periods', () => {
    expect(stagesBy([{ kind: 'sales', states: null }], (_kind, period) => period).size).toBe(0);
  });
});

describe('what the server tells of the months of a page', () => {
  const trends = {
    kind: 'trends' as const,
    states: [state('2026-11-02', 3, 3), state('2026-11-09', 3, 0), state('2026-11-16', 0, 0)],
  };
  const sales = { kind: 'sales' as const, states: [state('2026-10', 5, 5), state('2026-11', 5, 0)] };

  test('a month is dispatched if any of its weeks is', () => {
    const isDispatched = dispatchedBy([trends, sales]);
    expect(isDispatched('trends', '2026-11')).toBe(true);
    expect(['2026-10', '2026-11'].map((month) => isDispatched('sales', month))).toEqual([true, false]);
    expect(dispatchedBy([{ kind: 'sales', states: null }])('sales', '2026-10')).toBe(false);
  });

  test('nothing is saved only where each kind is known to have nothing', () => {
    expect(isNothingSaved([sales], ['2026-11'])).toBe(false);
    expect(isNothingSaved([sales], ['2026-12'])).toBe(true);
    expect(isNothingSaved([sales, trends], ['2026-12'])).toBe(true);
    expect(isNothingSaved([sales, { kind: 'trends', states: undefined }], ['2026-12'])).toBe(false);
  });

  test('a finished week without a dispatch is missing from its month; one that goes on is not', () => {
    expect(weeksWithout([trends], '2026-11', '2026-11-20')).toEqual(['2026-11-09']);
    expect(weeksWithout([trends], '2026-11', '2026-11-23')).toEqual(['2026-11-09', '2026-11-16']);
    // Weeks that have not ended are missing from a month too.
    expect(weeksWithout([trends], '2026-11')).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
    expect(weeksWithout([{ kind: 'trends', states: null }], '2026-11', '2026-11-23')).toEqual([]);
  });
});
