import { array, assert, constantFrom, integer, oneof, property, shuffledSubarray, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedIn,
  faultsOf,
  hasFaults,
  inOrder,
  isDayPlan,
  planOf,
  samePlan,
  stopsOf,
  withFixed,
  withoutStop,
  withPurpose,
  withStopAt,
  withStops,
} from '#domain/field/day-plan.ts';
import { rebased } from '#state/editor-draft.ts';

const ewane = { customerID: 'ewane', description: 'Présenter Paludexa' };
const njoya = { customerID: 'njoya', description: 'Vérifier le stock' };
const tchatat = { customerID: 'tchatat', description: '' };
const day = planOf([ewane, njoya, tchatat]);
const customers = (plan: typeof day) => stopsOf(plan).map(({ customerID }) => customerID);

describe('a plan of a day', () => {
  test('has the visits that it was made of, in their order', () => {
    expect(stopsOf(day)).toEqual([ewane, njoya, tchatat]);
  });

  test('takes visits in at its end, and nobody twice', () => {
    const added = withStops(planOf([ewane]), [njoya, { ...ewane, description: 'Autre chose' }, njoya]);
    expect(stopsOf(added)).toEqual([ewane, njoya]);
  });

  test('takes somebody back who was taken out', () => {
    expect(stopsOf(withStops(withoutStop(day, 'ewane'), [ewane]))).toEqual([njoya, tchatat, ewane]);
  });

  test('gives a purpose to who is in it, and to nobody else', () => {
    expect(stopsOf(withPurpose(day, 'tchatat', 'Comparer')).at(-1)).toEqual({ ...tchatat, description: 'Comparer' });
    expect(samePlan(withPurpose(day, 'nobody', 'Comparer'), day)).toBe(true);
    expect(samePlan(withPurpose(withoutStop(day, 'ewane'), 'ewane', 'Encore'), withoutStop(day, 'ewane'))).toBe(true);
  });

  test('keeps the visits that cannot change as they are, and those that were taken out come back', () => {
    const changed = withoutStop(withPurpose(day, 'ewane', 'Autre chose'), 'njoya');
    expect(changedIn(changed, [ewane, njoya])).toEqual([ewane, njoya]);
    expect(stopsOf(withFixed(changed, [ewane, njoya], day))).toEqual([ewane, njoya, tchatat]);
    expect(withFixed(day, [ewane, njoya], day)).toBe(day);
    expect(stopsOf(withFixed(changed, [], day))).toEqual(stopsOf(changed));
  });

  test.each([
    ['ewane', ['tchatat', 'njoya'], ['ewane', 'tchatat', 'njoya']],
    ['njoya', ['tchatat', 'ewane'], ['tchatat', 'ewane', 'njoya']],
    ['tchatat', ['njoya', 'ewane'], ['njoya', 'ewane', 'tchatat']],
    ['tchatat', [], ['tchatat']],
  ] as const)('takes %s back who cannot leave among %j, where they were', (customerID, rest, order) => {
    const shorter = inOrder(day, rest);
    const left = day.order.filter((ID) => !rest.some((kept) => kept === ID)).reduce(withoutStop, shorter);
    const fixed = [ewane, njoya, tchatat].filter((stop) => stop.customerID === customerID);
    expect(customers(withFixed(left, fixed, day))).toEqual(order);
  });

  test('takes somebody back at the end whom the saved day does not know', () => {
    expect(customers(withFixed(planOf([ewane, njoya]), [tchatat], planOf([ewane, njoya])))).toEqual([
      'ewane',
      'njoya',
      'tchatat',
    ]);
  });

  test.each([
    ['tchatat', 0, ['tchatat', 'ewane', 'njoya']],
    ['ewane', 1, ['njoya', 'ewane', 'tchatat']],
    ['ewane', 9, ['njoya', 'tchatat', 'ewane']],
    ['ewane', -1, ['ewane', 'njoya', 'tchatat']],
    ['nobody', 0, ['ewane', 'njoya', 'tchatat']],
  ] as const)('moves %s to place %i', (customerID, to, order) => {
    expect(customers(withStopAt(day, customerID, to))).toEqual(order);
  });

  test('takes an order, whatever is left out of it or does not belong', () => {
    const ordered = inOrder(day, ['tchatat', 'nobody', 'tchatat']);
    expect(customers(ordered)).toEqual(['tchatat', 'ewane', 'njoya']);
    expect(ordered.order).toEqual(['tchatat', 'ewane', 'njoya']);
  });

  test('lacks purposes, or visits', () => {
    expect(faultsOf(day)).toEqual({ isEmpty: false, withoutPurpose: ['tchatat'] });
    expect(faultsOf(planOf([]))).toEqual({ isEmpty: true, withoutPurpose: [] });
    expect(faultsOf(withPurpose(day, 'tchatat', ' ')).withoutPurpose).toEqual(['tchatat']);
  });

  test('cannot be saved without visits, or with a visit without purpose', () => {
    expect(hasFaults(faultsOf(planOf([ewane, njoya])))).toBe(false);
    expect(hasFaults(faultsOf(day))).toBe(true);
    expect(hasFaults(faultsOf(planOf([])))).toBe(true);
  });

  test('is another one with another visit, another purpose or another order', () => {
    const two = planOf([ewane, njoya]);
    expect(samePlan(two, planOf([ewane, njoya]))).toBe(true);
    for (const other of [[ewane], [ewane, njoya, tchatat], [njoya, ewane], [ewane, { ...njoya, description: 'Autre' }]])
      expect(samePlan(two, planOf(other))).toBe(false);
    expect(samePlan(two, planOf([ewane, { ...njoya, customerID: 'kouam' }]))).toBe(false);
  });

  test('is known again as it was stored, and nothing else is', () => {
    expect(isDayPlan(JSON.parse(JSON.stringify(withoutStop(day, 'njoya'))))).toBe(true);
    for (const other of [
      null,
      undefined,
      'order',
      3,
      [],
      {},
      { order: [1] },
      { order: [], 'visit x': 3 },
      { order: [], other: 'x' },
    ])
      expect(isDayPlan(other)).toBe(false);
  });
});

describe('a plan on top of a day that somebody has changed', () => {
  const saved = planOf([ewane, njoya]);

  test('keeps what both have added', () => {
    const mine = withStops(saved, [tchatat]);
    const theirs = withStops(saved, [{ customerID: 'kouam', description: 'Remettre un dossier' }]);
    expect(customers(rebased({ value: mine, base: saved }, theirs)).toSorted()).toEqual(
      ['ewane', 'kouam', 'njoya', 'tchatat'].toSorted(),
    );
  });

  test('leaves out whom the user took out, and keeps the purposes that others wrote', () => {
    const mine = withoutStop(saved, 'ewane');
    const theirs = withPurpose(saved, 'njoya', 'Relancer la commande');
    expect(stopsOf(rebased({ value: mine, base: saved }, theirs))).toEqual([
      { customerID: 'njoya', description: 'Relancer la commande' },
    ]);
  });
});

test('whatever is done to a plan, nobody is in it twice, its order names its visits, and undone by the same steps it is the same', () => {
  const names = ['a', 'b', 'c', 'd'];
  const name = constantFrom(...names);
  const step = oneof(
    name.map((customerID) => (plan: typeof day) => withStops(plan, [{ customerID, description: 'x' }])),
    name.map((customerID) => (plan: typeof day) => withoutStop(plan, customerID)),
    tuple(name, integer({ min: -2, max: 6 })).map(
      ([customerID, to]) =>
        (plan: typeof day) =>
          withStopAt(plan, customerID, to),
    ),
    shuffledSubarray(names).map((order) => (plan: typeof day) => inOrder(plan, order)),
  );
  assert(
    property(array(step, { maxLength: 12 }), (steps) => {
      const plan = steps.reduce((before, act) => act(before), planOf([]));
      const found = customers(plan);
      expect(new Set(found).size).toBe(found.length);
      expect(plan.order).toEqual(found);
      expect(samePlan(planOf(stopsOf(plan)), plan)).toBe(true);
    }),
  );
});
